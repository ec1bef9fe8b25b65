import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { EarlierRun } from '../audits/earlier-run.ts'
import { openJudging } from '../audits/judging.ts'
import { inDatabase } from '../audits/judging-memory.ts'
import type { Judging } from '../audits/judging.ts'
import { heldAgainstClaims } from '../audits/claims-on-page.ts'
import { comparedWithApproved } from '../audits/live-on-page.ts'
import { LIVE_RULES, SAID_ALMOST } from '../claims/claim-rules.ts'
import { boundForAudit } from '../claims/bindings/for-audit.ts'
import type { BoundTexts } from '../claims/bindings/for-audit.ts'
import { asStored } from '../audits/stored-intake.ts'
import type { OutsideFor } from '../fetch/outside.ts'
import { claimsForAudit } from '../claims/register/answering.ts'
import type { ClaimsInForce } from '../claims/register/answering.ts'
import { rulesOf, withOwnRules } from '../packs/profile.ts'
import type { Profile } from '../packs/profile.ts'
import type { Reading } from '../audits/reading/reading.ts'
import { listWaiting } from '../db/audits/asset-intake.ts'
import { findProfile } from '../db/audits/runs.ts'
import { findBase } from '../db/sites/base-run.ts'
import type { BaseRun } from '../db/sites/base-run.ts'
import { findingsIn, storeChecked } from '../db/audits/checked-assets.ts'
import type { CheckedAsset } from '../db/audits/checked-assets.ts'
import { copyAnswers, storeAnswers } from '../db/sites/earlier-assets.ts'
import type { NewAnswer } from '../db/sites/earlier-assets.ts'
import { reservePlaces } from '../db/violations/new-reviews.ts'
import { transaction } from '../db/base/pool.ts'
import { auditRuleVersions } from '../db/rules/versions.ts'
import { findingsOf, holdWaiting, takeOverWaiting } from '../db/sites/unchanged-assets.ts'
import type { UnchangedAsset } from '../db/sites/unchanged-assets.ts'
import { readSettings } from '../db/settings/settings.ts'
import type { DueDays } from '../db/settings/settings.ts'
import type { Writing } from '../models/writing.ts'
import { AppError } from '../errors.ts'
import type { Visitor } from '../fetch/fetch-document.ts'
import { ruleVersion } from '../packs/library.ts'
import { meter } from '../telemetry/meter.ts'
import type { CheckJob } from '../queue/queue.ts'
import type { ReadyFilter } from '../decided/filter.ts'
import { afterFilters, readyFilters } from './use-filters.ts'
import { finishAudit } from './finish.ts'
import { originsOf, takeIn } from './intake.ts'

/** The models that judge guideline rules, and how many questions an audit may ask them. */
interface Judges {
  models: Pick<Writing, 'modelFor'>
  budget: number
}

interface Known {
  profile: Profile
  versions: Map<string, string>
  base: BaseRun | null
  dueDays: DueDays
  filters: ReadyFilter[]
  claims: ClaimsInForce | null
  bound: BoundTexts | null
}

const known = new Map<string, Known>()
const MOST_KNOWN = 50

/** What the jobs of an audit have in common, asked for once. */
async function knownOf(db: pg.Pool, workspaceId: string, auditId: string): Promise<Known | null> {
  const found = known.get(auditId)
  if (found) return found
  const [profile, versions, base, { dueDays }] = await Promise.all([
    findProfile(db, workspaceId, auditId),
    auditRuleVersions(db, workspaceId, auditId),
    findBase(db, workspaceId, auditId),
    readSettings(db, workspaceId),
  ])
  if (!profile) return null
  if (known.size >= MOST_KNOWN) known.clear()
  const filters = await readyFilters(db, workspaceId, profile)
  // An audit that began before the first claim was approved goes on without.
  const claims = versions.has(SAID_ALMOST.rule.id) ? await claimsForAudit(db, workspaceId) : null
  // The same where nothing was bound then.
  const bound = versions.has(LIVE_RULES.changed.rule.id) ? await boundForAudit(db, workspaceId) : null
  const common = { profile, versions, base, dueDays, filters, claims, bound }
  known.set(auditId, common)
  return common
}

/** What checking needs beside the database. */
interface Checking {
  boss: PgBoss
  outsideFor: OutsideFor
  reading: Reading
  judges: Judges
}

/** Jobs that came together; those of one audit are stored together. */
export async function checkJobs(db: pg.Pool, checking: Checking, jobs: CheckJob[]): Promise<void> {
  const audits = [...Map.groupBy(jobs, ({ auditId }) => auditId).values()]
  // At once and not one after the other: those of one workspace may take long, and the next belong to another.
  await Promise.all(
    audits.map((together) => checkAssets(db, checking, { ...together[0]!, assetIds: together.flatMap(({ assetIds }) => assetIds) })),
  )
}

/** Checks those of some assets that still wait (none of a cancelled audit's does), and stores what became of them together. */
async function checkAssets(
  db: pg.Pool,
  { boss, outsideFor, reading, judges }: Checking,
  { workspaceId, auditId, assetIds }: CheckJob,
): Promise<void> {
  const common = await knownOf(db, workspaceId, auditId)
  if (!common) return
  const { profile, versions, base, dueDays, filters, claims, bound } = common
  await withOwnRules(db, workspaceId, profile)
  const { fetcher, gate, manners, retries, robots } = outsideFor(profile.hosts)
  const judging = await judgingOf(db, judges, workspaceId, auditId, profile)
  const waiting = await listWaiting(db, workspaceId, auditId, assetIds)
  const judge: Visitor['judge'] = (page, requested) => reading.judge(workspaceId, page, requested)
  const earlier = base && new EarlierRun(db, workspaceId, base)
  const origins = await originsOf({ db, workspaceId, visitor: { fetcher, gate, manners, retries, judge }, robots, earlier }, waiting)
  const unchanged: UnchangedAsset[] = []
  const answers: (NewAnswer & { id: string })[] = []
  const rechecked: { id: string; from: string }[] = []
  const outcomes = await Promise.all(
    waiting.map(async (asset): Promise<CheckedAsset | null> => {
      const { id, name, url } = asset
      const taken = await takeIn(origins, asset)
      if ('failed' in taken) return { id, name, url, ...taken }
      if ('unchanged' in taken) {
        unchanged.push({ id, from: taken.unchanged.id, violations: taken.unchanged.violations })
        return null
      }
      const { intake, stored, answer, exchanges = null } = taken
      if (answer) answers.push({ id, ...answer })
      if (stored) rechecked.push({ id, from: stored.id })
      const checked = await reading.check(workspaceId, { auditId, intake, profile, versions, judging: judging?.() ?? null })
      const whole = stored ? asStored(checked, stored) : { ...checked, exchanges }
      const kept = afterFilters(whole, filters, profile)
      const held = claims ? heldAgainstClaims(kept, { auditId, claims, versions, profile }) : kept
      return bound ? comparedWithApproved(held, { auditId, bound, versions }) : held
    }),
  )
  const checked = outcomes.filter((outcome) => outcome !== null)
  // The process that stored them may have died before ending the audit.
  if (waiting.length === 0) return transaction(db, (client) => finishAudit(boss, client, workspaceId, auditId))
  const first = await reservePlaces(db, workspaceId, auditId, findingsIn(checked))
  const firstUnchanged = await reservePlaces(db, workspaceId, auditId, findingsOf(unchanged))
  // Storing the last assets and ending the audit is one change: nobody can die in between.
  await transaction(db, async (client) => {
    if (unchanged.length > 0) await holdWaiting(client, workspaceId, auditId, assetIds)
    await takeOverWaiting(client, workspaceId, auditId, unchanged, firstUnchanged)
    await storeAnswers(client, workspaceId, answers)
    await copyAnswers(client, workspaceId, rechecked)
    const { last } = await storeChecked(client, workspaceId, auditId, checked, first, undefined, dueDays)
    if (last) await finishAudit(boss, client, workspaceId, auditId)
  })
  meter()?.findingsStored(findingsIn(checked) + findingsOf(unchanged))
}

/** What guideline rules need; null where the audit has none of them. */
async function judgingOf(
  db: pg.Pool,
  { models, budget }: Judges,
  workspaceId: string,
  auditId: string,
  profile: Profile,
): Promise<(() => Judging) | null> {
  const guidelines = rulesOf(profile).filter((rule) => rule.kind === 'guideline')
  if (guidelines.length === 0) return null
  const none = (why: string): Judging => ({
    asks: false,
    judge: async () => [],
    failures: () => guidelines.map(({ id }) => ({ ruleId: id, message: `it needs a model to judge it, ${why}` })),
  })
  try {
    const model = await models.modelFor(workspaceId, undefined, { purpose: 'judgement' })
    if (!model) return () => none('and none is set')
    return () =>
      openJudging(inDatabase(db, workspaceId, auditId), {
        model,
        budget,
        versionOf: (ruleId) => ruleVersion(guidelines.find(({ id }) => id === ruleId)!),
        isOff: (ruleId) => profile.overrides[ruleId] === 'OFF',
      })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return () => none(`which cannot be used: ${error.message}`)
  }
}
