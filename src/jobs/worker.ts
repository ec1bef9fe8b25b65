import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { openOutsides } from '../fetch/outside.ts'
import { openReading } from '../audits/reading/reading.ts'
import { wholeNumber } from '../config.ts'
import type { Settings } from '../config.ts'
import { openMail } from '../auth/mail.ts'
import { openModels } from '../models/index.ts'
import { carryAndCompare } from './carry.ts'
import { checkJobs } from './check.ts'
import { startDeciding } from './decide.ts'
import { startDeleting } from './delete.ts'
import { EventSender } from './deliver.ts'
import { giveUp } from './given-up.ts'
import { keepHouse } from './housekeeping.ts'
import { NoticeSender } from './notices.ts'
import { openSecret } from '../secrets/secrets.ts'
import { planAudit } from './plan.ts'
import { CARRY, CHECK, GIVEN_UP, HOUSEKEEPING, openQueue, PLAN } from '../queue/queue.ts'
import type { CarryJob, CheckJob, PlanJob } from '../queue/queue.ts'
import { startStamping } from './stamp.ts'
import { sealOf } from '../stamps/asking.ts'
import { Sweeper } from './sweep.ts'
import { startTraining } from './train-filter.ts'
import { startTrying } from './try-rule.ts'
import { watchedJobs } from './watched.ts'
import { startWriting } from './write.ts'

export interface Worker {
  boss: PgBoss
  /** Stops taking work, lets what is under way end, and closes. */
  stop(): Promise<void>
}

/** Audits whose sources are read at once for one workspace, and jobs that are fetched together. One place is left for the others. */
const PLANS = 2
const BATCH = 2

/** Works on the queue of a database: every background task there is, in one list. */
export async function startWorker(
  db: pg.Pool,
  url: string,
  settings: Settings,
  onError: (error: Error) => void,
  { housekeeping = false } = {},
): Promise<Worker> {
  const concurrency = wholeNumber(settings, 'CONCURRENCY', 1, 64)
  const { outsideFor, close } = openOutsides(settings)
  const reading = openReading(settings)
  const models = openModels(db, settings)
  const judges = { models, budget: wholeNumber(settings, 'GUIDELINE_BUDGET') }
  let stopping = false
  // Connections that end while it stops are no fault.
  const boss = await openQueue(url, { supervise: true, onError: (error) => stopping || onError(error) })
  const often = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2, heartbeatRefreshSeconds: 5 }
  await boss.work<PlanJob>(PLAN, { ...often, localConcurrency: PLANS + 1, localGroupConcurrency: PLANS }, (jobs) =>
    watchedJobs(PLAN, jobs, () => planAudit(db, boss, { outsideFor, reading }, jobs[0]!.data)),
  )
  // Two at a time, so that a full fetch tells there is more and the next follows at once.
  const most = concurrency * BATCH
  await boss.work<CheckJob>(
    CHECK,
    { ...often, localConcurrency: most + 1, localGroupConcurrency: most, batchSize: BATCH, burstWhenBatchFull: true },
    (jobs) =>
      watchedJobs(CHECK, jobs, () =>
        checkJobs(
          db,
          { boss, outsideFor, reading, judges },
          jobs.map(({ data }) => data),
        ),
      ),
  )
  await boss.work<CarryJob>(CARRY, { ...often, localConcurrency: 2, localGroupConcurrency: 1 }, (jobs) =>
    watchedJobs(CARRY, jobs, () => carryAndCompare(db, boss, jobs[0]!.data, (error) => stopping || onError(error))),
  )
  await boss.work<PlanJob | CheckJob | CarryJob>(GIVEN_UP, { pollingIntervalSeconds: 2 }, (jobs) =>
    watchedJobs(GIVEN_UP, jobs, () => giveUp(db, boss, jobs[0]!.data)),
  )
  await startWriting(boss, models, onError)
  await startTrying(boss, db, reading)
  await startTraining(boss, db, reading)
  await startDeciding(boss, db)
  await boss.work<null>(HOUSEKEEPING, { pollingIntervalSeconds: housekeeping ? 2 : 60 }, (jobs) =>
    watchedJobs(HOUSEKEEPING, jobs, () => keepHouse(db, wholeNumber(settings, 'KEEP_DAYS'), settings)),
  )
  // Whoever adds it, one an hour is enough.
  const hourly = { singletonKey: 'hourly', singletonSeconds: 3600 }
  await boss.schedule(HOUSEKEEPING, '17 * * * *', null, hourly)
  if (housekeeping) await boss.send(HOUSEKEEPING, null, hourly)
  const secret = () => openSecret(db, settings, 'auth')
  const events = new EventSender(db, { secret, outsideFor }, (error) => stopping || onError(error))
  events.start()
  const notices = new NoticeSender(
    db,
    {
      mail: openMail(settings),
      publicUrl: settings.PUBLIC_URL.replace(/\/+$/, ''),
      secret,
      outsideFor,
    },
    (error) => stopping || onError(error),
  )
  notices.start()
  const sweeper = new Sweeper(db, boss, (error) => stopping || onError(error))
  sweeper.start()
  const stamping = startStamping(db, { outsideFor, seal: sealOf(db, settings) }, (error) => stopping || onError(error))
  const deleting = startDeleting(db, (error) => stopping || onError(error))
  return {
    boss,
    async stop() {
      stopping = true
      await Promise.all([sweeper.stop(), notices.stop(), events.stop(), deleting.stop(), stamping.stop()])
      await Promise.all([boss.stop({ graceful: true, timeout: 10_000 }), reading.stop()])
      await close()
    },
  }
}
