import type pg from 'pg'
import { wholeNumber } from '../config.ts'
import type { Settings } from '../config.ts'
import { jobsWait, listenForJobs, workspaceWaits } from '../db/base/waiting-work.ts'
import { listWorkspaces } from '../db/settings/workspaces.ts'
import { startWorkerProcess } from './process.ts'
import type { WorkerProcess } from './process.ts'
import { regularly } from './regularly.ts'

/** How often is looked for work that no notification announced: retries, deletions, messages and runs that are due. */
const EVERY = 3000

/** Workspaces that are asked in one look; of ten thousand each is asked every two and a half minutes. */
const MOST_ASKED = 200

/** Minutes past the hour of the housekeeping, as in worker.ts. */
const HOUSEKEEPING_MINUTES = 17
const HOUR = 3_600_000
const housekeepingHour = () => Math.floor((Date.now() - HOUSEKEEPING_MINUTES * 60_000) / HOUR)

/**
 * A worker process that runs while there is work. A notification of the queue starts it at once, whichever machine added the job; what has
 * no job is found by looking. It ends when there has been nothing to do for IDLE_SECONDS; with 0 it runs all the time.
 */
export function workOnDemand(db: pg.Pool, url: string, settings: Settings, onError: (error: Error) => void): { stop(): Promise<void> } {
  const idle = wholeNumber(settings, 'IDLE_SECONDS', 0, 86_400) * 1000
  if (idle === 0) return startWorkerProcess(url, settings, onError)
  return new OnDemand(db, url, settings, onError, idle)
}

class OnDemand {
  readonly #db: pg.Pool
  readonly #url: string
  readonly #settings: Settings
  readonly #onError: (error: Error) => void
  readonly #idle: number
  readonly #looking: ReturnType<typeof regularly>
  #worker: WorkerProcess | undefined
  /** A worker that is about to end. */
  #ending: Promise<void> | undefined
  #needed = 0
  #stopped = false
  /** The workspace that the next look begins with. */
  #next = 0
  #listener: pg.PoolClient | undefined
  #housekeeping = housekeepingHour()

  constructor(db: pg.Pool, url: string, settings: Settings, onError: (error: Error) => void, idle: number) {
    this.#db = db
    this.#url = url
    this.#settings = settings
    this.#onError = onError
    this.#idle = idle
    this.#looking = regularly('look-for-work', EVERY, () => this.#look(), onError)
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#looking.stop()
    const listener = this.#listener
    this.#listener = undefined
    listener?.release(true)
    await Promise.all([this.#ending, this.#worker?.stop()])
  }

  async #look(): Promise<void> {
    await this.#listen()
    if (this.#isHousekeepingDue() || (await this.#waits())) this.#start()
    else if (this.#worker && performance.now() - this.#needed > this.#idle) this.#end(this.#worker)
  }

  async #waits(): Promise<boolean> {
    if (this.#worker?.isBusy()) return true
    const [now, mails] = [new Date(), this.#settings.SMTP_URL !== '']
    if (await jobsWait(this.#db)) return true
    const workspaces = await listWorkspaces(this.#db)
    const first = this.#next < workspaces.length ? this.#next : 0
    this.#next = first + MOST_ASKED
    for (const { id } of workspaces.slice(first, first + MOST_ASKED)) {
      if (this.#stopped) return false
      if (await workspaceWaits(this.#db, id, now, { mails })) return true
    }
    return false
  }

  /** A worker that runs keeps the hour itself. */
  #isHousekeepingDue(): boolean {
    const due = housekeepingHour() > this.#housekeeping
    if (this.#worker) this.#housekeeping = housekeepingHour()
    return due && !this.#worker
  }

  #start(): void {
    this.#needed = performance.now()
    if (this.#stopped || this.#worker || this.#ending) return
    const housekeeping = this.#isHousekeepingDue()
    this.#housekeeping = housekeepingHour()
    this.#worker = startWorkerProcess(this.#url, this.#settings, this.#onError, { housekeeping })
  }

  /** What comes while it ends is found by the next look, or waits in the queue for the next worker. */
  #end(worker: WorkerProcess): void {
    this.#worker = undefined
    const began = performance.now()
    this.#ending = worker.stop().then(() => {
      this.#ending = undefined
      if (this.#needed > began) this.#start()
    })
  }

  /** Without a listener, a job waits for the next look. */
  async #listen(): Promise<void> {
    if (this.#listener || this.#stopped) return
    const client = await this.#db.connect()
    const lost = () => {
      if (this.#listener !== client) return
      this.#listener = undefined
      client.release(true)
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', () => this.#start())
    this.#listener = client
    try {
      await listenForJobs(client)
    } catch (error) {
      lost()
      throw error
    }
  }
}
