import type { Results, Work } from './messages.ts'
import { ReadingProcess } from './reading-process.ts'

interface Task {
  workspaceId: string
  work: Work
  /** Milliseconds it may take, and what is said of it when it takes longer. */
  most: number
  late: string
  resolve(result: Results[keyof Results]): void
  reject(error: Error): void
}

interface Seat {
  reader: ReadingProcess
  task: Task | null
  since: number
  idle: NodeJS.Timeout | undefined
}

/** The worker is told to stop; another does the work. */
class ReadingStopped extends Error {}

/** Each has the compiled rules in memory of its own: the second is started only where somebody would wait for the first. */
const MOST_READERS = 2
/** Milliseconds a page may keep other workspaces waiting before there is a second reader for them. */
const PATIENCE = 500
const IDLE = 60_000
const HALVED_EVERY = 10_000

/**
 * Processes that read and check what others have written. A workspace has one of them at most, so that a page that takes its whole time
 * delays nobody else's; among those who wait, the workspace that took least time lately is next.
 */
export class ReadingPool {
  readonly #waiting: Task[] = []
  readonly #seats: Seat[] = []
  readonly #used = new Map<string, number>()
  #halved = performance.now()
  #again: NodeJS.Timeout | undefined
  #stopping = false

  run<Kind extends keyof Results>(
    workspaceId: string,
    work: Extract<Work, { kind: Kind }>,
    limit: Pick<Task, 'most' | 'late'>,
  ): Promise<Results[Kind]> {
    if (this.#stopping) return Promise.reject(new ReadingStopped('The worker is stopping.'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ workspaceId, work, ...limit, resolve: resolve as Task['resolve'], reject })
      this.#next()
    })
  }

  /** Takes nothing more, lets what is under way end within some milliseconds, and ends the processes. */
  async stop(grace: number): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#again)
    const stopped = new ReadingStopped('The worker is stopping.')
    for (const task of this.#waiting.splice(0)) task.reject(stopped)
    const started = performance.now()
    while (this.#seats.some(({ task }) => task) && performance.now() - started < grace) await new Promise((done) => setTimeout(done, 20))
    for (const { idle } of this.#seats) clearTimeout(idle)
    await Promise.all(this.#seats.splice(0).map(({ reader }) => reader.end(stopped)))
  }

  #next(): void {
    clearTimeout(this.#again)
    for (let task = this.#fairest(); task; task = this.#fairest()) {
      const seat = this.#freeSeat()
      if (!seat) return
      this.#waiting.splice(this.#waiting.indexOf(task), 1)
      void this.#work(seat, task)
    }
  }

  #fairest(): Task | undefined {
    const busy = new Set(this.#seats.flatMap(({ task }) => (task ? [task.workspaceId] : [])))
    let fairest: Task | undefined
    let least = Infinity
    for (const task of this.#waiting) {
      const used = busy.has(task.workspaceId) ? Infinity : (this.#used.get(task.workspaceId) ?? 0)
      if (used < least) [fairest, least] = [task, used]
    }
    return fairest
  }

  #freeSeat(): Seat | null {
    const free = this.#seats.find(({ task }) => task === null)
    if (free || this.#seats.length >= MOST_READERS) return free ?? null
    const shortest = Math.min(...this.#seats.map(({ since }) => performance.now() - since))
    if (shortest < PATIENCE) {
      this.#again = setTimeout(() => this.#next(), PATIENCE - shortest)
      return null
    }
    const seat: Seat = { reader: new ReadingProcess(), task: null, since: 0, idle: undefined }
    this.#seats.push(seat)
    return seat
  }

  async #work(seat: Seat, task: Task): Promise<void> {
    clearTimeout(seat.idle)
    seat.task = task
    seat.since = performance.now()
    try {
      // Starting a process is not the page's time.
      await seat.reader.start()
      seat.since = performance.now()
      task.resolve(await seat.reader.run(task.work, task.most, task.late))
    } catch (error) {
      task.reject(error as Error)
    }
    this.#count(task.workspaceId, performance.now() - seat.since)
    seat.task = null
    if (this.#seats.indexOf(seat) > 0) seat.idle = setTimeout(() => this.#leave(seat), IDLE).unref()
    if (!this.#stopping) this.#next()
  }

  #leave(seat: Seat): void {
    this.#seats.splice(this.#seats.indexOf(seat), 1)
    void seat.reader.end(new ReadingStopped('Nobody needed it.'))
  }

  #count(workspaceId: string, took: number): void {
    this.#used.set(workspaceId, (this.#used.get(workspaceId) ?? 0) + took)
    if (performance.now() - this.#halved < HALVED_EVERY) return
    this.#halved = performance.now()
    for (const [id, used] of this.#used) {
      if (used < 100) this.#used.delete(id)
      else this.#used.set(id, used / 2)
    }
  }
}
