import type { Worker } from 'node:worker_threads'
import type { Preparing } from './messages.ts'

/** Bytes by which the process may grow during one page: V8 does not count the buffers that a stream of a PDF unpacks into. */
const MOST_GROWTH = 768 * 1024 * 1024
const LOOKED_EVERY = 200
/** A page's limit is processor time, since a busy machine is not the page's fault; this many times the limit on the clock ends it too. */
const PATIENCE = 5
/** Loading or preparing the rules, which a busy machine may take long for. */
export const LONGEST_PREPARATION = 180_000

type TooMuch = 'time' | 'memory' | 'preparation'

/** Watches what one page takes of a thread: its processor time, its time on the clock, and the memory by which the process grows. */
export class PageTime {
  readonly #thread: Worker
  readonly #most: number
  readonly #end: (why: TooMuch) => void
  readonly #timer: NodeJS.Timeout
  #memory = process.memoryUsage.rss()
  /** Milliseconds on the clock that are the page's own, up to `#since`. */
  #waited = 0
  #since = performance.now()
  #isPreparing = false
  /** Milliseconds on the clock that rules took so far, and the memory of the process when the last of it began. */
  #prepared = 0
  #memoryBefore = 0
  #isOver = false
  /** Processor time of the thread before the page, and what the rules took of it since. */
  #before: number | null = null

  constructor(thread: Worker, most: number, end: (why: TooMuch) => void) {
    this.#thread = thread
    this.#most = most
    this.#end = end
    // A thread that has just ended cannot be asked.
    const look = () => void this.#look().catch(() => undefined)
    this.#timer = setInterval(look, LOOKED_EVERY)
    look()
  }

  /** Rules that are made ready for the page's language are not the page's time: others need them too. */
  report(message: Preparing): void {
    const passed = performance.now() - this.#since
    this.#since = performance.now()
    if ('preparing' in message) {
      this.#waited += passed
      this.#memoryBefore = process.memoryUsage.rss()
    } else {
      this.#prepared += passed
      this.#memory += Math.max(0, process.memoryUsage.rss() - this.#memoryBefore)
    }
    this.#isPreparing = 'preparing' in message
    if ('prepared' in message && this.#before !== null) this.#before += message.prepared
  }

  stop(): void {
    this.#isOver = true
    clearInterval(this.#timer)
  }

  async #look(): Promise<void> {
    if (process.memoryUsage.rss() - this.#memory > MOST_GROWTH) return this.#end('memory')
    const clock = performance.now() - this.#since
    if (this.#isPreparing) return this.#prepared + clock > LONGEST_PREPARATION ? this.#end('preparation') : undefined
    if (this.#waited + clock > this.#most * PATIENCE) return this.#end('time')
    const since = this.#since
    const { user, system } = await this.#thread.cpuUsage()
    // Rules were compiled during the question, so the figure includes an unknown part of that.
    if (this.#isOver || this.#isPreparing || since !== this.#since) return
    const used = (user + system) / 1000
    this.#before ??= used
    if (used - this.#before > this.#most) this.#end('time')
  }
}
