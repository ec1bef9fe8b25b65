import { PgBoss } from 'pg-boss'
import type { Actor } from '../reviews/chart/actor.ts'
import type pg from 'pg'
import { driverLimits } from '../db/base/pool.ts'
import type { Db, Limits } from '../db/base/pool.ts'
import type { AddedAsset } from '../db/audits/runs.ts'
import { highestPriority } from '../db/base/waiting-jobs.ts'
import { tracing } from '../telemetry/trace.ts'

export const PLAN = 'audit-plan'
export const CHECK = 'audit-check'
/** Decisions of earlier runs of a site, carried over when everything has been checked. */
export const CARRY = 'audit-carry'
/** Work that could not be done however often it was tried. */
export const GIVEN_UP = 'audit-given-up'
export const HOUSEKEEPING = 'housekeeping'
/** Documents that are written while nobody waits, and those that could not be, however often. */
export const WRITE = 'document-write'
export const WRITE_GIVEN_UP = 'document-given-up'

/** A rule tried on the stored pages of past runs, and one that could not be, however often. */
export const TRY_RULE = 'rule-try'
export const TRY_GIVEN_UP = 'rule-try-given-up'

/** Decisions on many violations, and those that could not be made, however often. */
export const DECIDE = 'review-decide'
export const DECIDE_GIVEN_UP = 'review-given-up'
/** Each try goes on where the one before was: it is given up only where none comes forward. */
const DECIDE_TRIES = 100

/** A filter learned from decisions, and one that could not be, however often. */
export const TRAIN = 'filter-train'
export const TRAIN_GIVEN_UP = 'filter-train-given-up'

/** What caused a job, where traces are made: its work is shown below that. */
interface Traced {
  trace?: string
}

export interface PlanJob extends Traced {
  workspaceId: string
  auditId: string
}

export interface CheckJob extends PlanJob {
  assetIds: string[]
}

export interface CarryJob extends PlanJob {
  carry: true
}

export interface WriteJob extends Traced {
  workspaceId: string
  documentId: string
  /** The order or rewriting it is for, where a document can have several one after the other. */
  orderId?: string
}

/** Orders the rows of a bulk run. It waits among the documents, since it makes them. */
export interface BulkJob extends Traced {
  workspaceId: string
  runId: string
}

export interface TrainJob extends Traced {
  workspaceId: string
  subject: string
  /** Who asked for it. */
  actor?: Actor
}

export interface TryJob extends Traced {
  workspaceId: string
  tryId: string
}

export interface DecideJob extends Traced {
  workspaceId: string
  jobId: string
}

/** How long a worker may be silent before its work is given to another. */
const HEARTBEAT = 15

/** Its own statements are short; one without an answer is given up, so that polling goes on. Creating its tables may take longer. */
const FOR_QUEUE: Limits = { connect: 5000, statement: 30_000, lock: 20_000, idleInTransaction: 30_000 }

/** The queue. `supervise`: this process also looks for work whose worker has died. */
export async function openQueue(url: string, options: { supervise: boolean; onError: (error: Error) => void }): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'imprimatur queue',
    max: 5,
    ...driverLimits(FOR_QUEUE),
    supervise: options.supervise,
    schedule: options.supervise,
    useListenNotify: options.supervise,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 600,
  } as never)
  boss.on('error', options.onError)
  try {
    await boss.start()
    await createQueues(boss)
  } catch (error) {
    // Its timers would keep a process alive whose start has failed.
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  return boss
}

async function createQueues(boss: PgBoss): Promise<void> {
  const kept = { deleteAfterSeconds: 3600, retentionSeconds: 30 * 24 * 3600 }
  await boss.createQueue(GIVEN_UP, { ...kept, retryLimit: 100, retryDelay: 5 })
  // Who waits for these is told when there is work, in the transaction that adds it.
  const told = [PLAN, CHECK, CARRY, WRITE, TRY_RULE, TRAIN, DECIDE]
  await boss.createQueue(PLAN, { ...kept, heartbeatSeconds: HEARTBEAT, retryLimit: 5, expireInSeconds: 23 * 3600, deadLetter: GIVEN_UP })
  await boss.createQueue(CHECK, { ...kept, heartbeatSeconds: HEARTBEAT, retryLimit: 3, expireInSeconds: 3600, deadLetter: GIVEN_UP })
  await boss.createQueue(CARRY, { ...kept, heartbeatSeconds: HEARTBEAT, retryLimit: 5, expireInSeconds: 3 * 3600, deadLetter: GIVEN_UP })
  await boss.createQueue(WRITE_GIVEN_UP, { ...kept, retryLimit: 100, retryDelay: 5 })
  await boss.createQueue(WRITE, {
    ...kept,
    heartbeatSeconds: HEARTBEAT,
    retryLimit: 3,
    expireInSeconds: 3 * 3600,
    deadLetter: WRITE_GIVEN_UP,
  })
  await boss.createQueue(TRAIN_GIVEN_UP, { ...kept, retryLimit: 100, retryDelay: 5 })
  await boss.createQueue(TRAIN, { ...kept, heartbeatSeconds: HEARTBEAT, retryLimit: 2, expireInSeconds: 3600, deadLetter: TRAIN_GIVEN_UP })
  await boss.createQueue(TRY_GIVEN_UP, { ...kept, retryLimit: 100, retryDelay: 5 })
  await boss.createQueue(TRY_RULE, { ...kept, heartbeatSeconds: HEARTBEAT, retryLimit: 3, expireInSeconds: 3600, deadLetter: TRY_GIVEN_UP })
  await boss.createQueue(DECIDE_GIVEN_UP, { ...kept, retryLimit: 100, retryDelay: 5 })
  await boss.createQueue(DECIDE, {
    ...kept,
    heartbeatSeconds: HEARTBEAT,
    retryLimit: DECIDE_TRIES,
    expireInSeconds: 3600,
    deadLetter: DECIDE_GIVEN_UP,
  })
  await boss.createQueue(HOUSEKEEPING, { ...kept, policy: 'short' })
  for (const name of told) await boss.updateQueue(name, { notify: true })
  // One that an earlier version made has fewer.
  await boss.updateQueue(DECIDE, { retryLimit: DECIDE_TRIES })
}

/** Lets a job be added by the transaction that makes it necessary. */
export const inTransaction = (client: Db) => ({
  db: { executeSql: async (text: string, values?: unknown[]) => client.query(text, values as unknown[]) },
})

/** A job's data with the span that adds it. */
export function withTrace<Data extends object>(data: Data): Data {
  const trace = tracing()?.traceparent()
  return trace === undefined ? data : { ...data, trace }
}

/** Documents of a bulk run, apart so that a single order does not wait behind thousands. */
export const BULK_PRIORITY = -1

/** Adds the jobs that write some documents, in the transaction that stores them. */
export async function addWriteJobs(boss: PgBoss, client: pg.PoolClient, jobs: WriteJob[], priority = 0): Promise<void> {
  if (jobs.length > 0)
    await boss.insert(
      WRITE,
      jobs.map((data) => ({ data: withTrace(data), group: { id: data.workspaceId }, priority })),
      inTransaction(client) as never,
    )
}

/** Adds the job that orders the rows of a bulk run, in the transaction that starts it. */
export async function addBulkJob(boss: PgBoss, client: Db, job: BulkJob): Promise<void> {
  await boss.send(WRITE, withTrace(job), { ...inTransaction(client), group: { id: job.workspaceId } } as never)
}

/** Adds the job that trains a filter, in the transaction that asks for it. */
export async function addTrainJob(boss: PgBoss, client: Db, job: TrainJob): Promise<void> {
  await boss.send(TRAIN, withTrace(job), { ...inTransaction(client), group: { id: job.workspaceId } } as never)
}

/** Adds the job that tries a rule, in the transaction that stores the try. */
export async function addTryJob(boss: PgBoss, client: Db, job: TryJob): Promise<void> {
  await boss.send(TRY_RULE, withTrace(job), { ...inTransaction(client), group: { id: job.workspaceId } } as never)
}

/** Adds the job that makes a decision on many violations, in the transaction that stores what was asked. */
export async function addDecideJob(boss: PgBoss, client: Db, job: DecideJob): Promise<void> {
  await boss.send(DECIDE, withTrace(job), { ...inTransaction(client), group: { id: job.workspaceId } } as never)
}

/** Adds the job that carries over what earlier runs decided, in the transaction that makes it necessary. */
export async function addCarryJob(boss: PgBoss, client: Db, { workspaceId, auditId }: PlanJob, startAfter = 0): Promise<void> {
  const data: CarryJob = { workspaceId, auditId, carry: true }
  await boss.send(CARRY, withTrace(data), { ...inTransaction(client), group: { id: workspaceId }, startAfter } as never)
}

export const ASSETS_PER_JOB = 8
/** Assets of a job are in memory together, and one worker has all of them: large ones are in a job of their own. */
const BYTES_PER_JOB = 512 * 1024

/**
 * Adds the jobs for some assets. Fairness is in the priority: the n-th job of each audit stands at the same height, counted from
 * where the queue has got to, so that a small audit that comes later runs beside a huge one and not behind it.
 */
export async function addCheckJobs(
  boss: PgBoss,
  client: pg.PoolClient,
  job: PlanJob,
  assets: AddedAsset[],
  added: { jobs: number; height: number },
): Promise<void> {
  const jobs = batches(assets).map((assetIds) => ({
    data: withTrace({ ...job, assetIds } satisfies CheckJob),
    priority: added.height - added.jobs++,
    group: { id: job.workspaceId },
  }))
  if (jobs.length > 0) await boss.insert(CHECK, jobs, inTransaction(client) as never)
}

function batches(assets: AddedAsset[]): string[][] {
  const found: string[][] = []
  let bytes = Infinity
  for (const asset of assets) {
    bytes += asset.bytes
    if (bytes > BYTES_PER_JOB || found.at(-1)!.length === ASSETS_PER_JOB) {
      found.push([])
      bytes = asset.bytes
    }
    found.at(-1)!.push(asset.id)
  }
  return found
}

/** The priority of the work that is next in the queue: where new work joins. */
export const queueHeight = (db: pg.Pool | pg.PoolClient): Promise<number> => highestPriority(db, CHECK)
