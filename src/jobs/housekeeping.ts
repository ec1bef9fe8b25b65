import type pg from 'pg'
import type { Settings } from '../config.ts'
import { endExpiredAnswers } from '../claims/register/answering.ts'
import { forgetSources } from '../db/claims/sources.ts'
import { forgetDrafts } from '../db/documents/bulk-runs.ts'
import { forgetEvents } from '../db/events/events.ts'
import { forgetOldAnswers } from '../db/base/idempotency.ts'
import { forgetNotices } from '../db/people/notices.ts'
import { forgetReviewJobs } from '../db/violations/decision-jobs.ts'
import { forgetImports } from '../db/rules/imports.ts'
import { forgetTries } from '../db/rules/tries.ts'
import { listWorkspaces } from '../db/settings/workspaces.ts'
import { keepRetention } from '../deleting/retention.ts'
import { lapseRequests } from '../reviews/approve.ts'
import { endDecisions, warnOfEnds } from '../reviews/decision-ends.ts'
import { writeHeads } from '../reviews/trail-heads.ts'
import { noticeWhatIsDue } from './notices.ts'

/** How long notices are kept. */
const NOTICE_DAYS = 90
/** A decision on many violations is watched on the screen while it is made. */
const REVIEW_JOB_DAYS = 1

/** How long what a rule would have found is kept: it shows texts of pages. */
const TRY_DAYS = 1

/** How long a table is kept from which nothing was ordered. */
const TABLE_DAYS = 7

/** How long a file is kept that was read as a proof, while no claim names it. */
const SOURCE_DAYS = 1

/** Once an hour, tenant by tenant: what is due or has lapsed, what is older than it is kept, and the heads of trails. */
export async function keepHouse(db: pg.Pool, keepDays: number, settings: Settings): Promise<void> {
  for (const { id } of await listWorkspaces(db)) {
    await forgetOldAnswers(db, id)
    await forgetNotices(db, id, new Date(Date.now() - NOTICE_DAYS * 24 * 3_600_000))
    await forgetTries(db, id, new Date(Date.now() - TRY_DAYS * 24 * 3_600_000))
    await forgetImports(db, id)
    await forgetReviewJobs(db, id, new Date(Date.now() - REVIEW_JOB_DAYS * 24 * 3_600_000))
    await forgetDrafts(db, id, new Date(Date.now() - TABLE_DAYS * 24 * 3_600_000))
    await forgetEvents(db, id)
    await lapseRequests(db, id)
    await endExpiredAnswers(db, id)
    await endDecisions(db, id)
    await warnOfEnds(db, id)
    await forgetSources(db, id, new Date(Date.now() - SOURCE_DAYS * 24 * 3_600_000))
    await noticeWhatIsDue(db, id)
    await keepRetention(db, id, keepDays)
    if (settings.TRAIL_HEADS) await writeHeads(db, id, settings)
  }
}
