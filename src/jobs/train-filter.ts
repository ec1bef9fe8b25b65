import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { isDismissed } from '../decided/finding.ts'
import { filterText, whyNotUsable } from '../decided/filter.ts'
import type { Decision } from '../rules/learned/index.ts'
import { recordChange } from '../db/trail/admin.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import { failFilter, findFilter, isFilterWaiting, setFilterAction, storeFilterModel } from '../db/rules/decision-filters.ts'
import { transaction } from '../db/base/pool.ts'
import { TRAIN, TRAIN_GIVEN_UP } from '../queue/queue.ts'
import type { TrainJob } from '../queue/queue.ts'
import { decisionsOf } from '../audits/decision-filters.ts'
import type { Reading } from '../audits/reading/reading.ts'
import { watchedJobs } from './watched.ts'

const SYSTEM: Actor = { kind: 'system', id: null, name: 'training', userId: null }
const INTERRUPTED = 'The training was interrupted several times and given up. Train again.'
const ONE_SIDED = 'All decisions are the same: there is nothing to tell apart.'

/** Filters that wait to be trained; one at a time, in a thread that can be ended. */
export async function startTraining(boss: PgBoss, db: pg.Pool, reading: Reading): Promise<void> {
  const often = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2, heartbeatRefreshSeconds: 5 }
  await boss.work<TrainJob>(TRAIN, { ...often, localConcurrency: 1 }, (jobs) =>
    watchedJobs(TRAIN, jobs, () => trainFilter(db, reading, jobs[0]!.data)),
  )
  await boss.work<TrainJob>(TRAIN_GIVEN_UP, { pollingIntervalSeconds: 2 }, (jobs) => {
    const { workspaceId, subject } = jobs[0]!.data
    return watchedJobs(TRAIN_GIVEN_UP, jobs, () => failFilter(db, workspaceId, subject, INTERRUPTED))
  })
}

async function trainFilter(db: pg.Pool, reading: Reading, { workspaceId, subject, actor = SYSTEM }: TrainJob): Promise<void> {
  if (!(await isFilterWaiting(db, workspaceId, subject))) return
  const decided = await decisionsOf(db, workspaceId, subject)
  const decisions: Decision[] = decided.map((finding) => ({
    text: filterText({ ruleId: finding.rule_id, text: finding.text, sentence: finding.sentence }),
    dismissed: isDismissed(finding),
    page: finding.url,
  }))
  const dismissed = decisions.filter((decision) => decision.dismissed).length
  if (dismissed === 0 || dismissed === decisions.length) return failFilter(db, workspaceId, subject, ONE_SIDED)
  const trained = await reading.train(workspaceId, decisions)
  await transaction(db, async (client) => {
    const before = await findFilter(client, workspaceId, subject)
    const action = await storeFilterModel(client, workspaceId, subject, trained)
    if (action === 'off') return
    // The next audit leaves out or lowers what the new model says: that is a change of how the workspace is run.
    const figures = { from: before?.figures ?? null, to: trained.figures }
    await recordChange(client, workspaceId, { kind: 'filter.trained', subject, ...figures, actor })
    const why = whyNotUsable(trained.figures)
    if (why === null) return
    await setFilterAction(client, workspaceId, subject, 'off')
    await recordChange(client, workspaceId, { kind: 'filter.switched', subject, from: action, to: 'off', why, actor: SYSTEM })
  })
}
