import type pg from 'pg'
import { findRun } from '../db/audits/runs.ts'
import { askedOfRuns, isLatestRun, rulesOfRun, rulesOfRuns } from '../db/rules/changes.ts'
import type { RuleOfRun } from '../db/rules/changes.ts'
import { countStored } from '../db/audits/stored-assets.ts'
import { ruleMeaning, ruleVersion } from '../packs/library.ts'
import { readProfile, rulesOf } from '../packs/profile.ts'
import type { Rule } from '../rules/index.ts'
import type { RULE_CHANGES } from '../contract/values.ts'

interface RuleChange {
  rule_id: string
  name: string
  change: (typeof RULE_CHANGES)[number]
  findings: number
  /** How many of them were dismissed, and would have to be decided again. */
  dismissals: number
}

export interface RuleChanges {
  /** Whether it is the last run of its site. */
  latest: boolean
  rules: RuleChange[]
  findings: number
  dismissals: number
  /** How much of what was read can be checked again without fetching it, and how much is no longer kept. */
  assets_kept: number
  assets_gone: number
}

/** What of the rules an audit ran with is another today, for the same packs, markets, sectors and channels. Null: no such audit. */
export async function ruleChanges(db: pg.Pool, workspaceId: string, auditId: string): Promise<RuleChanges | null> {
  const run = await findRun(db, workspaceId, auditId)
  if (!run) return null
  const [profile, before, stored, latest] = await Promise.all([
    readProfile(db, workspaceId, run.settings.packs, run.settings.asked),
    rulesOfRun(db, workspaceId, auditId),
    countStored(db, workspaceId, auditId),
    isLatestRun(db, workspaceId, auditId),
  ])
  const today = rulesOf(profile)
  const running = new Map(today.map((rule) => [rule.id, rule]))
  const known = new Set(before.map((rule) => rule.rule_id))
  const rules = [
    ...before.flatMap((rule) => changed(rule, running.get(rule.rule_id))),
    ...today
      .filter(({ id }) => !known.has(id))
      .map(({ id, name }): RuleChange => ({ rule_id: id, name, change: 'added', findings: 0, dismissals: 0 })),
  ]
  const sum = (of: (rule: RuleChange) => number) => rules.reduce((total, rule) => total + of(rule), 0)
  return {
    latest,
    rules,
    findings: sum(({ findings }) => findings),
    dismissals: sum(({ dismissals }) => dismissals),
    assets_kept: stored.kept,
    assets_gone: stored.gone,
  }
}

/** A version of before meanings were kept may have had any. */
const hasMeaning = (now: Rule | undefined, meaning: string | null): boolean =>
  now !== undefined && meaning !== null && meaning === ruleMeaning(now)

function changed({ rule_id, name, version, meaning, findings, dismissed }: RuleOfRun, now: Rule | undefined): RuleChange[] {
  if (!now) return [{ rule_id, name, change: 'removed', findings, dismissals: 0 }]
  if (ruleVersion(now) === version) return []
  const sameMeaning = hasMeaning(now, meaning)
  return [{ rule_id, name, change: sameMeaning ? 'wording' : 'meaning', findings, dismissals: sameMeaning ? 0 : dismissed }]
}

/**
 * Those of some audits that would run other rules today for the same packs, markets, sectors and channels: one more, one fewer, or one that
 * decides about texts in another way.
 */
export async function auditsWithOtherRules(db: pg.Pool, workspaceId: string, auditIds: string[]): Promise<Set<string>> {
  const runs = await askedOfRuns(db, workspaceId, auditIds)
  const other = new Set<string>()
  for (const alike of Map.groupBy(runs, ({ settings }) => JSON.stringify([settings.packs, settings.asked])).values()) {
    const { packs, asked } = alike[0]!.settings
    const today = new Map(rulesOf(await readProfile(db, workspaceId, packs, asked)).map((rule) => [rule.id, rule]))
    const versions = [...today.values()].map((rule) => ({ rule_id: rule.id, version: ruleVersion(rule) }))
    const ids = alike.map(({ id }) => id)
    for (const { id, rules, differing } of await rulesOfRuns(db, workspaceId, ids, versions))
      if (rules !== today.size || differing.some((rule) => !hasMeaning(today.get(rule.rule_id), rule.meaning))) other.add(id)
  }
  return other
}
