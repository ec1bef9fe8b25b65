import { isForMarkets } from '../../rules/index.ts'
import type { Choice } from '../../rules/index.ts'
import type { Db } from '../base/pool.ts'

/** For how long at least something is kept, whoever wants it deleted. */
export interface MinimumRule {
  /** Documents are covered once they were approved. */
  covers: 'audits' | 'documents'
  /** A country; null: whatever it is for. */
  market: string | null
  /** From the end of an audit or the last change of a document; null: for ever. */
  years: number | null
  /** The law, contract or house rule that asks for it. */
  because: string
  /** When somebody ended the rule: what is older than that is still kept by it, because it was promised. */
  ended_at: string | null
}

interface Settings {
  minimum_retention?: MinimumRule[]
  markets?: Choice | null
}

/** The rules, those that have ended too, and the markets of the workspace (null: nobody has said which). */
export async function readMinimum(db: Db, workspaceId: string): Promise<{ rules: MinimumRule[]; markets: readonly string[] | null }> {
  const { rows } = await db.query<{ name: keyof Settings; value: never }>(
    `select name, value from workspace_settings where workspace_id = $1 and name in ('minimum_retention', 'markets')`,
    [workspaceId],
  )
  const found = Object.fromEntries(rows.map(({ name, value }) => [name, value])) as Settings
  return { rules: found.minimum_retention ?? [], markets: found.markets?.markets ?? null }
}

/** What counts of an audit or a document: its end or last change, and its own markets where it has some. */
export interface Dated {
  at: string | Date
  markets: readonly string[] | null
}

/** Until when the rules keep something that ended then; null: they do not. `until` null: for ever. */
export interface KeptUntil {
  until: Date | null
  because: string
}

/** The longest of the rules that cover it. Where nobody has said which markets it is for, a rule of any market keeps it. */
export function keptUntil(
  rules: readonly MinimumRule[],
  covers: MinimumRule['covers'],
  { at, markets }: Dated,
  now: Date,
): KeptUntil | null {
  const ended = new Date(at)
  let longest: KeptUntil | null = null
  for (const rule of rules) {
    if (rule.covers !== covers || (rule.ended_at !== null && ended.toISOString() >= rule.ended_at)) continue
    if (rule.market !== null && markets !== null && !isForMarkets([rule.market], markets)) continue
    const until = rule.years === null ? null : yearsAfter(ended, rule.years)
    if (until !== null && until <= now) continue
    if (longest === null || until === null || (longest.until !== null && until > longest.until)) longest = { until, because: rule.because }
    if (longest.until === null) break
  }
  return longest
}

/** The same day so many years later; of 29 February the next day where that year has none. */
export function yearsAfter(at: Date, years: number): Date {
  const later = new Date(at)
  later.setUTCFullYear(later.getUTCFullYear() + years)
  return later
}

/** A time in which everything that ended then is kept; null: without a beginning, or without an end. */
export interface KeptSpan {
  from: Date | null
  to: string | null
}

/** When something must have ended to be kept today by one of the rules, whatever market it is for. */
export const keptSpans = (rules: readonly MinimumRule[], covers: MinimumRule['covers'], now: Date): KeptSpan[] =>
  rules
    .filter((rule) => rule.covers === covers)
    .map(({ years, ended_at: to }) => ({ from: years === null ? null : yearsAfter(now, -years), to }))

/** The rules that somebody wants from now on, and those that are ended by that. */
export function changedRules(before: readonly MinimumRule[], wanted: readonly Omit<MinimumRule, 'ended_at'>[], now: string): MinimumRule[] {
  const same = (one: Omit<MinimumRule, 'ended_at'>, other: Omit<MinimumRule, 'ended_at'>) =>
    one.covers === other.covers && one.market === other.market && one.years === other.years && one.because === other.because
  const kept = before.map((rule) => (rule.ended_at !== null || wanted.some((each) => same(each, rule)) ? rule : { ...rule, ended_at: now }))
  const standing = kept.filter(({ ended_at: end }) => end === null)
  const added = wanted.filter((each) => !standing.some((rule) => same(rule, each)))
  return [...kept, ...added.map((each) => ({ ...each, ended_at: null }))]
}
