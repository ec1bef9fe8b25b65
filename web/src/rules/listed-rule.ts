import type { Schemas } from '../base/api.ts'
import { byName } from '../base/format.ts'
import { strings } from '../base/strings.ts'
import { stateOf } from './rule-state.tsx'
import type { RuleStateName } from './rule-state.tsx'
import type { FoundRules } from '../base/use-rules.ts'

const words = strings.rules

/** Why a rule does not run. */
export type Cause = keyof typeof words.cause

/** A rule of a pack or of one's own, as a row of the list. */
export interface ListedRule {
  id: string
  name: string
  /** Null: one's own. */
  pack: Schemas['Pack'] | null
  severity: Schemas['Rule']['severity']
  /** The pack's severity, where the workspace gave it another. */
  packSeverity: Schemas['Rule']['severity'] | null
  state: RuleStateName
  /** The version, or why it does not run. */
  stateNote: string
  /** Why it does not run; null: it runs. */
  cause: Cause | null
  /** Published, and no longer to be read: why. */
  notRead: string | null
  kind: string
  languages: string[]
  markets: string[]
  channels: string[]
  /** None: every site. */
  sites: string[]
  /** Sites, paths and days. */
  places: string[]
  confidence: number | null
  /** Sentences that it was measured on. */
  confidenceOf: number
  rule: Schemas['Rule'] | null
  hits: number[]
  decided: number
  dismissed: number
}

export function listedRules({ rules, own, packs, figures, notRead }: FoundRules): ListedRule[] {
  const packOf = new Map(packs.map((pack) => [pack.key, pack]))
  const listed = [
    ...own.map((rule) => ownRule(rule, notRead.get(rule.id) ?? null)),
    ...rules.map((rule) => packRule(rule, packOf.get(rule.pack))),
  ]
  return listed
    .map((rule) => ({ ...rule, ...figures.get(rule.id) }))
    .toSorted(
      (one, other) => hitsOf(other) - hitsOf(one) || Number(one.pack !== null) - Number(other.pack !== null) || byRuleName(one, other),
    )
}

const byRuleName = (one: ListedRule, other: ListedRule) => byName(one.name, other.name)
export const hitsOf = ({ hits }: ListedRule): number => hits.reduce((sum, n) => sum + n, 0)
export const runs = ({ state }: ListedRule): boolean => state === 'published'

const NONE = { hits: [], decided: 0, dismissed: 0 }

const days = ({ from, until }: Schemas['OwnRuleListed']['scope']) => (from || until ? [words.days(from, until)] : [])

function ownRule(rule: Schemas['OwnRuleListed'], notRead: string | null): ListedRule {
  const { id, name, severity, kind, languages, published, latest, scope } = rule
  return {
    ...NONE,
    id,
    name,
    pack: null,
    severity,
    packSeverity: null,
    state: notRead === null ? stateOf(rule) : 'not_run',
    cause: notRead !== null ? 'not_read' : CAUSE_OF_STATE[stateOf(rule)],
    notRead,
    stateNote: published !== null && latest > published ? words.withDraft(published, latest) : words.version(latest),
    kind,
    languages,
    markets: scope.markets,
    channels: scope.channels,
    sites: scope.sites,
    places: [...scope.sites, ...scope.paths, ...days(scope)],
    confidence: null,
    confidenceOf: 0,
    rule: null,
  }
}

const CAUSE_OF_STATE: Record<RuleStateName, Cause | null> = {
  draft: 'draft',
  in_review: 'draft',
  published: null,
  off: 'off',
  not_run: null,
}

function packRule(rule: Schemas['Rule'], pack: Schemas['Pack'] | undefined): ListedRule {
  const { override } = rule
  const why = !pack?.active ? 'pack' : override === 'OFF' ? 'off' : rule.left_out
  return {
    ...NONE,
    id: rule.id,
    name: rule.name,
    pack: pack ?? null,
    severity: override && override !== 'OFF' ? override : rule.severity,
    packSeverity: override && override !== 'OFF' && override !== rule.severity ? rule.severity : null,
    state: why === null ? 'published' : why === 'off' ? 'off' : 'not_run',
    stateNote: why === null ? '' : words.notHere[why],
    cause: why,
    notRead: null,
    kind: rule.kind,
    languages: rule.languages,
    markets: rule.jurisdiction,
    channels: rule.channels,
    sites: [],
    places: [],
    confidence: rule.confidence,
    confidenceOf: rule.confidence_of,
    rule,
  }
}
