import type pg from 'pg'
import { activeFilters } from '../db/rules/decision-filters.ts'
import { holdsOn, readSettings, settingsOf, today } from '../db/settings/settings.ts'
import type { AllowedText, PageReading, WorkspaceSettings } from '../db/settings/settings.ts'
import type { Profile, SaidReading } from '../db/audits/profile.ts'
import { packKeys, ruleById, ruleLibrary, ruleMeaning, ruleVersion } from './library.ts'
import { fetchRuleSet } from './kept-rule-sets.ts'
import { lostRules, ruleOfSet, rulesOfSet } from './own-rules.ts'
import { storeRuleVersions } from '../db/rules/versions.ts'
import type { StoredRule } from '../db/rules/versions.ts'
import { appliesAt, appliesOn, causeLeftOut, chosenFor, inMarkets, isAllowed, NOTHING_CHOSEN, sparingNames } from '../rules/index.ts'
import type { Allowed, Cause, Choice, Failure, Finding, Rule, RuleSeverity } from '../rules/index.ts'
import type { Document } from '../text/document.ts'

export type { Profile } from '../db/audits/profile.ts'

/** `asked`: markets, sectors or channels of this audit or text, where they are not the workspace's. */
export function profileOf(settings: WorkspaceSettings, packs: string[] | null, asked: Partial<Choice> = {}): Profile {
  const active = packs ?? settings.activePacks ?? packKeys()
  const day = today()
  const overrides = settings.overrides.filter((override) => holdsOn(override, day))
  return {
    packs: active,
    overrides: { ...offUnlessChosen(), ...Object.fromEntries(overrides.map(({ rule_id, severity }) => [rule_id, severity])) },
    allowed: allowedOn(settings.allowedTexts, day),
    names: settings.ownNames,
    hosts: settings.allowedHosts,
    choice: chosenFor(settings.choice ?? NOTHING_CHOSEN, asked),
    asked,
    own: settings.ownRules,
    day,
    ...(settings.pageReadings.length > 0 ? { readings: settings.pageReadings.map(saidOf) } : {}),
  }
}

/** Without what only people ask: an audit keeps what decides about its findings. */
const allowedOf = ({ text, rule_id, site, language }: AllowedText): Allowed => ({
  text,
  rule_id,
  ...(site ? { site } : {}),
  ...(language ? { language } : {}),
})

/** Without who said it, and when. */
const saidOf = ({ place, page_kind, sells }: PageReading): SaidReading => ({ place, page_kind, sells })

/** What of an allow-list holds on a day. */
export const allowedOn = (texts: readonly AllowedText[], day: string): Allowed[] =>
  texts.filter((entry) => holdsOn(entry, day)).map(allowedOf)

/** A rule that must be chosen is chosen by giving it a severity. */
const offUnlessChosen = (): Profile['overrides'] =>
  Object.fromEntries(
    ruleLibrary
      .rules()
      .filter((rule) => !rule.isDefault)
      .map(({ id }) => [id, 'OFF']),
  )

/** Of a workspace that has chosen nothing. */
export const defaultProfile = (): Profile => profileOf(settingsOf([]), null)

export const readProfile = async (
  db: pg.Pool,
  workspaceId: string,
  packs: string[] | null,
  asked: Partial<Choice> = {},
): Promise<Profile> => {
  const [settings, filters] = await Promise.all([readSettings(db, workspaceId), activeFilters(db, workspaceId)])
  return withOwnRules(db, workspaceId, {
    ...profileOf(settings, packs, asked),
    ...(filters.length > 0 ? { filters } : {}),
    ...(settings.fourEyes.length > 0 ? { guarded: settings.fourEyes } : {}),
  })
}

/** A profile whose own rules this process has. */
export async function withOwnRules(db: pg.Pool, workspaceId: string, profile: Profile): Promise<Profile> {
  if (profile.own) await fetchRuleSet(db, workspaceId, profile.own)
  return profile
}

/**
 * Why a rule does not run: its pack is not active, it was switched off, its days are over or yet to come,
 * or it is for another market, sector or channel; null: it runs.
 */
export function whyNotRun(rule: Rule, { packs, overrides, choice, day }: Profile, isOwn = false): NotRun | null {
  // What a workspace wrote itself belongs to no pack that could be left out.
  if (!isOwn && !packs.includes(rule.pack)) return 'pack'
  if (overrides[rule.id] === 'OFF') return 'off'
  if (day !== undefined && rule.applies && !appliesOn(rule.applies, day)) return 'date'
  return choice ? causeLeftOut(rule, choice) : null
}
type NotRun = 'pack' | 'off' | 'date' | Cause

/** The rules that run: those of the library, and those of the workspace's own. */
export const runningRules = (profile: Profile): { library: Rule[]; own: Rule[] } => ({
  library: here(
    ruleLibrary.rules().filter((rule) => whyNotRun(rule, profile) === null),
    profile,
  ),
  own: here(
    ownRulesOf(profile).filter((rule) => whyNotRun(rule, profile, true) === null),
    profile,
  ),
})

/** Rules with what they say in the markets of a profile. */
const here = (rules: Rule[], { choice, day }: Profile): Rule[] =>
  rules.map((rule) => inMarkets(rule, choice?.markets ?? null, day ?? null)).filter(({ parts }) => parts.length > 0)

export function rulesOf(profile: Profile): Rule[] {
  const { library, own } = runningRules(profile)
  return [...library, ...own]
}

/** Rules of the workspace that should run and cannot: they are reported beside the findings. */
export const rulesNotRead = ({ own }: Pick<Profile, 'own'>): Failure[] => (own ? lostRules(own) : [])

export const ownRulesOf = ({ own }: Pick<Profile, 'own'>): Rule[] => (own ? rulesOfSet(own) : [])

/** A rule of the library, or of the workspace's own. */
export const ruleOf = (profile: Profile, id: string): Rule | undefined =>
  ruleById(id) ?? (profile.own ? ruleOfSet(profile.own, id) : undefined)

/** Rules of the workspace that are not for what stands at this address. */
export const notAt = (profile: Profile, address: string): Set<string> =>
  new Set(
    ownRulesOf(profile)
      .filter(({ applies }) => applies && !appliesAt(applies, address))
      .map(({ id }) => id),
  )

/** Which rules run, and with which severity. `elsewhere`: rules that are for other places. */
export const deciding =
  ({ overrides }: Profile, elsewhere: ReadonlySet<string>) =>
  (ruleId: string): boolean | RuleSeverity => {
    const severity = overrides[ruleId]
    return elsewhere.has(ruleId) || severity === 'OFF' ? false : (severity ?? true)
  }

/** Findings without those that the workspace has allowed. `address`: where the document stands; null for a text that stands nowhere yet. */
export const withoutAllowed = ({ allowed }: Profile, document: Document, findings: readonly Finding[], address: string | null): Finding[] =>
  findings.filter((finding) => !isAllowed(allowed, finding, document, address))

/** The same findings; where a suggestion would change one of the workspace's own names, nothing is suggested. */
export const withoutRenaming = ({ names = [] }: Profile, document: Document, findings: readonly Finding[]): Finding[] =>
  sparingNames(document, findings, names)

/** What a workspace sees of the findings: neither those it has allowed, nor a suggestion that would change one of its own names. */
export const reportedFindings = (profile: Profile, document: Document, findings: readonly Finding[], address: string | null): Finding[] =>
  withoutRenaming(profile, document, withoutAllowed(profile, document, findings, address))

/** Rules by version, stored so that a violation tells what the rule said when the audit ran. */
export const storeProfileRules = (
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  profile: Profile,
  more: readonly StoredRule[] = [],
) =>
  storeRuleVersions(client, workspaceId, auditId, [
    ...rulesOf(profile).map((rule) => ({
      rule,
      version: ruleVersion(rule),
      meaning: ruleMeaning(rule),
      severity: profile.overrides[rule.id] ?? rule.severity,
    })),
    ...more,
  ])
