import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import type { Intake } from '../audits/check-asset.ts'
import { openJudging } from '../audits/judging.ts'
import type { Judging } from '../audits/judging.ts'
import type { Outside, OutsideFor } from '../fetch/outside.ts'
import { rulesOf } from '../packs/profile.ts'
import type { Profile } from '../packs/profile.ts'
import type { Reading } from '../audits/reading/reading.ts'
import { listWaiting } from '../db/asset-intake.ts'
import type { WaitingAsset } from '../db/asset-intake.ts'
import { findProfile } from '../db/audit-runs.ts'
import { reservePlaces, storeChecked } from '../db/checked-assets.ts'
import type { CheckedAsset } from '../db/checked-assets.ts'
import { findDocument } from '../db/documents.ts'
import { transaction } from '../db/pool.ts'
import { auditRuleVersions } from '../db/rule-versions.ts'
import type { Writing } from '../documents/create.ts'
import { AppError } from '../errors.ts'
import { fetchDocument } from '../fetch/fetch-document.ts'
import type { Visitor } from '../fetch/fetch-document.ts'
import { ruleVersion } from '../packs/library.ts'
import type { DocumentType } from '../text/document-types.ts'
import type { CheckJob } from '../queue/queue.ts'
import { finishAudit } from './finish.ts'

/** The models that judge guideline rules, and how many questions an audit may ask them. */
export interface Judges {
  models: Pick<Writing, 'modelFor'>
  budget: number
}

interface Known {
  profile: Profile
  versions: Map<string, string>
}

const known = new Map<string, Known>()
const MOST_KNOWN = 50

/** What the jobs of an audit have in common, asked for once. */
async function knownOf(db: pg.Pool, workspaceId: string, auditId: string): Promise<Known | null> {
  const found = known.get(auditId)
  if (found) return found
  const [profile, versions] = await Promise.all([findProfile(db, workspaceId, auditId), auditRuleVersions(db, workspaceId, auditId)])
  if (!profile) return null
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(auditId, { profile, versions })
  return { profile, versions }
}

/** What checking needs beside the database. */
export interface Checking {
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
  const { profile, versions } = common
  const outside = outsideFor(profile.hosts)
  const judging = await judgingOf(db, judges, workspaceId, auditId, profile)
  const waiting = await listWaiting(db, workspaceId, auditId, assetIds)
  const checked: CheckedAsset[] = await Promise.all(
    waiting.map(async (asset) => {
      const intake = await intakeOf(db, workspaceId, asset, outside, reading)
      return 'failed' in intake
        ? { id: asset.id, name: asset.name, url: asset.url, failed: intake.failed }
        : reading.check(workspaceId, { auditId, intake, profile, versions, judging: judging?.() ?? null })
    }),
  )
  // Whoever stored them may have died before ending the audit.
  if (checked.length === 0) return finishAudit(boss, db, workspaceId, auditId)
  const first = await reservePlaces(db, workspaceId, auditId, checked)
  // Storing the last assets and ending the audit is one change: nobody can die in between.
  await transaction(db, async (client) => {
    const { last } = await storeChecked(client, workspaceId, auditId, checked, first)
    if (last) await finishAudit(boss, client, workspaceId, auditId)
  })
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
    judge: async () => [],
    failures: () => guidelines.map(({ id }) => ({ ruleId: id, message: `it needs a model to judge it, ${why}` })),
  })
  try {
    const model = await models.modelFor(workspaceId)
    if (!model) return () => none('and none is set')
    return () =>
      openJudging(db, {
        workspaceId,
        auditId,
        model,
        budget,
        versionOf: ruleVersion,
        isOff: (ruleId) => profile.overrides[ruleId] === 'OFF',
      })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return () => none(`which cannot be used: ${error.message}`)
  }
}

/** The bytes of an asset: kept when its source was read, fetched now, or a document of the workspace. */
async function intakeOf(
  db: pg.Pool,
  workspaceId: string,
  asset: WaitingAsset,
  outside: Outside,
  reading: Reading,
): Promise<Intake | { failed: string }> {
  const { id, name, url, source, content } = asset
  const at = { id, name, url }
  if (source.kind === 'kept') {
    if (!content) return { failed: 'Its content is no longer kept; start the audit anew.' }
    return { ...at, bytes: content, type: source.type as DocumentType | undefined, contentType: source.contentType, note: source.note }
  }
  if (source.kind === 'document') {
    const document = await findDocument(db, workspaceId, source.id!)
    return document
      ? { ...at, name: document.title, bytes: Buffer.from(document.generatedOutput), type: 'markdown' }
      : { failed: 'The document is no longer there.' }
  }
  const { fetcher, gate, manners, robots } = outside
  const judge: Visitor['judge'] = (page, requested) => reading.judge(workspaceId, page, requested)
  const found = await fetchDocument({ fetcher, gate, manners, judge, ...(source.robots ? { robots } : {}) }, url)
  if (found.outcome === 'none') return { failed: found.reason }
  return {
    ...at,
    name: found.facts?.title || name,
    bytes: found.page.bytes,
    type: found.type,
    contentType: found.page.contentType ?? undefined,
    note: found.note,
  }
}
