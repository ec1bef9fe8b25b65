import type pg from 'pg'
import { findOwnRule, listOwnRules } from '../db/rules/own-rules.ts'
import type { OwnRuleRow } from '../db/rules/own-rules.ts'
import { findValues, findVersion } from '../db/rules/own-rule-versions.ts'
import type { LanguageKey } from '../languages.ts'
import { ruleById, ruleLibrary } from '../packs/library.ts'
import { readOwnRule } from '../packs/own-rules.ts'
import { readProfile, ruleOf, whyNotRun } from '../packs/profile.ts'
import type { Profile } from '../packs/profile.ts'
import { SEVERITIES } from '../reviews/chart/chart.ts'
import { isForMarkets, ruleWords } from '../rules/index.ts'
import type { Kind, Rule, RuleSeverity } from '../rules/index.ts'
import { MOST_RULES } from './drafts.ts'
import type { WhyNotRun } from '../contract/values.ts'

/** A rule as lists show it, of a pack or of the workspace's own. */
interface ListedRule {
  id: string
  name: string
  pack: string
  own: boolean
  kind: Kind
  severity: RuleSeverity
  /** Empty: every language. */
  languages: LanguageKey[]
  /** Empty: every market. */
  markets: string[]
  not_run: WhyNotRun | null
}

interface RuleFilter {
  packs: string[] | null
  languages: LanguageKey[] | null
  severities: RuleSeverity[] | null
  /** Those that `marketOf` knows. */
  markets: string[] | null
  own: boolean | null
}

const languagesOf = ({ parts }: Rule): LanguageKey[] => parts.map(({ language }) => language).filter((language) => language !== null)

const severityIn = ({ overrides }: Profile, id: string, usual: RuleSeverity): RuleSeverity => {
  const severity = overrides[id]
  return severity && severity !== 'OFF' ? severity : usual
}

const listedBuiltIn = (rule: Rule, profile: Profile): ListedRule => ({
  id: rule.id,
  name: rule.name,
  pack: rule.pack,
  own: false,
  kind: rule.kind,
  severity: severityIn(profile, rule.id, rule.severity),
  languages: languagesOf(rule),
  markets: rule.jurisdiction,
  not_run: whyNotRun(rule, profile),
})

function listedOwn(row: OwnRuleRow, markets: string[], profile: Profile): ListedRule {
  return {
    id: row.id,
    name: row.name,
    pack: row.id.slice(0, row.id.indexOf('.')),
    own: true,
    kind: row.kind as Kind,
    severity: severityIn(profile, row.id, SEVERITIES[row.severity] as RuleSeverity),
    languages: row.languages as LanguageKey[],
    markets,
    not_run: whyOwnNotRun(row, profile),
  }
}

function whyOwnNotRun({ id, published, is_off: isOff }: OwnRuleRow, profile: Profile): WhyNotRun | null {
  if (published === null) return 'draft'
  if (isOff) return 'off'
  const rule = ruleOf(profile, id)
  return rule ? whyNotRun(rule, profile, true) : 'unreadable'
}

const isWanted = (rule: ListedRule, { packs, languages, severities, markets, own }: RuleFilter): boolean =>
  (packs === null || packs.includes(rule.pack)) &&
  (languages === null || rule.languages.length === 0 || languages.some((one) => rule.languages.includes(one))) &&
  (severities === null || severities.includes(rule.severity)) &&
  (markets === null || isForMarkets(rule.markets, markets)) &&
  (own === null || rule.own === own)

/** Rules of packs and of the workspace's own, by their identifiers, after one of them. */
export async function listRules(
  db: pg.Pool,
  workspaceId: string,
  filter: RuleFilter,
  { after, limit }: { after: string; limit: number },
): Promise<{ rules: ListedRule[]; more: boolean }> {
  const everything = { search: '', state: null }
  const [profile, own] = await Promise.all([
    readProfile(db, workspaceId, null),
    filter.own === false ? [] : listOwnRules(db, workspaceId, everything, 0, MOST_RULES).then(({ rules }) => rules),
  ])
  const all = [
    ...ruleLibrary.rules().map((rule) => listedBuiltIn(rule, profile)),
    ...own.map((row) => listedOwn(row, [row.jurisdiction ?? []].flat(), profile)),
  ]
  const rules = all
    .filter((rule) => rule.id > after && isWanted(rule, filter))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, limit + 1)
  return { rules: rules.slice(0, limit), more: rules.length > limit }
}

/** One rule with its law, its explanation and its proofs, told in the first of some languages that it has; null where there is none. */
export async function readRule(db: pg.Pool, workspaceId: string, id: string, languages: readonly LanguageKey[]) {
  const profile = await readProfile(db, workspaceId, null)
  const builtIn = ruleById(id)
  if (builtIn) return { ...listedBuiltIn(builtIn, profile), ...told(builtIn, languages) }
  const row = await findOwnRule(db, workspaceId, id)
  const rule = row && (await ownRuleRead(db, workspaceId, row))
  return row && { ...listedOwn(row, rule?.jurisdiction ?? [], profile), ...(rule ? told(rule, languages) : UNREADABLE) }
}

/** The version of an own rule that runs, or where none does the draft. */
async function ownRuleRead(db: pg.Pool, workspaceId: string, { id, file, published, latest }: OwnRuleRow): Promise<Rule | null> {
  const number = published ?? latest
  const [version, values] = await Promise.all([findVersion(db, workspaceId, id, number), findValues(db, workspaceId, id, number)])
  return version && readOwnRule({ path: file, content: version.content }, values).rule
}

interface Proof {
  kind: 'hit' | 'pass'
  language: LanguageKey | null
  format: 'text' | 'html' | 'markdown'
  text: string
  found: string[] | null
  suggested: string | null
}

function told(rule: Rule, languages: readonly LanguageKey[]) {
  const { name, description, explanation, source, sector, channels, confidence = null, link } = rule
  const [first] = rule.parts
  const words = ruleWords(rule, languages) ?? { message: first?.message ?? '', solution: first?.solution ?? '' }
  return {
    name,
    description,
    explanation,
    ...words,
    law: source?.citation ?? null,
    law_url: source?.url ?? null,
    law_verified: source?.verified ?? false,
    sectors: sector as string[],
    channels: channels as string[],
    confidence,
    link,
    proofs: rule.parts.flatMap(({ language, hits, passes }): Proof[] => [
      ...hits.map(({ format, text, found, suggested }) => ({ kind: 'hit' as const, language, format, text, found, suggested })),
      ...passes.map(({ format, text }) => ({ kind: 'pass' as const, language, format, text, found: null, suggested: null })),
    ]),
  }
}

const UNREADABLE = {
  description: '',
  explanation: '',
  message: '',
  solution: '',
  law: null,
  law_url: null,
  law_verified: false,
  sectors: [],
  channels: [],
  confidence: null,
  link: null,
  proofs: [],
}
