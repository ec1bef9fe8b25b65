import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { openOutsides } from '../fetch/outside.ts'
import { wholeNumber } from '../config.ts'
import type { Settings } from '../config.ts'
import { openModels } from '../models/index.ts'
import { checkJobs } from './check.ts'
import { giveUp } from './given-up.ts'
import { keepHouse } from './housekeeping.ts'
import { planAudit } from './plan.ts'
import { CHECK, GIVEN_UP, HOUSEKEEPING, openQueue, PLAN } from '../queue/queue.ts'
import type { CheckJob, PlanJob } from '../queue/queue.ts'
import { Sweeper } from './sweep.ts'
import { startWriting } from './write.ts'

export interface Worker {
  boss: PgBoss
  /** Stops taking work, lets what is under way end, and closes. */
  stop(): Promise<void>
}

/** Works on the queue of a database: every background task there is, in one list. */
export async function startWorker(db: pg.Pool, url: string, settings: Settings, onError: (error: Error) => void): Promise<Worker> {
  const concurrency = wholeNumber(settings, 'CONCURRENCY', 1, 64)
  const { outsideFor, close } = openOutsides(settings)
  const models = openModels(db, settings)
  const judges = { models, budget: wholeNumber(settings, 'GUIDELINE_BUDGET') }
  let stopping = false
  // Connections that end while it stops are no fault.
  const boss = await openQueue(url, { supervise: true, onError: (error) => stopping || onError(error) })
  const often = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2, heartbeatRefreshSeconds: 5 }
  await boss.work<PlanJob>(PLAN, { ...often, localConcurrency: 2 }, async ([job]) => planAudit(db, boss, outsideFor, job!.data))
  // Two at a time, so that a full fetch tells there is more and the next follows at once.
  await boss.work<CheckJob>(CHECK, { ...often, localConcurrency: concurrency, batchSize: 2, burstWhenBatchFull: true }, (jobs) =>
    checkJobs(
      db,
      outsideFor,
      judges,
      jobs.map(({ data }) => data),
    ),
  )
  await boss.work<PlanJob | CheckJob>(GIVEN_UP, { pollingIntervalSeconds: 2 }, async ([job]) => giveUp(db, boss, job!.data))
  await startWriting(boss, models)
  await boss.work(HOUSEKEEPING, { pollingIntervalSeconds: 60 }, async () => keepHouse(db, wholeNumber(settings, 'KEEP_DAYS')))
  await boss.schedule(HOUSEKEEPING, '17 * * * *')
  const sweeper = new Sweeper(db, boss, (error) => stopping || onError(error))
  sweeper.start()
  return {
    boss,
    async stop() {
      stopping = true
      await sweeper.stop()
      await boss.stop({ graceful: true, timeout: 10_000 })
      await close()
    },
  }
}
