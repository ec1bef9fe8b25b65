import { Worker } from 'node:worker_threads'
import { SentRuleSets } from '../../packs/kept-rule-sets.ts'
import type { Report, Results, RulesFirst, Work } from './messages.ts'

/** Why a page or file was not read to its end, in a sentence for its owner. */
export class ReadingEnded extends Error {}

const OUT_OF_MEMORY = 'Reading it took more memory than a page or file may take, so it was given up. Split it into smaller parts.'
const CRASHED = 'Reading it ended the reader, so it was given up; the file may be damaged.'

/** What a thread may take: what is too large for it ends it, and not the process. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 48 }
/** Bytes by which the process may grow during one page: V8 does not count the buffers that a stream of a PDF unpacks into. */
const MOST_GROWTH = 768 * 1024 * 1024
const LOOKED_EVERY = 200
/** Loading the rules, which a busy machine may take long for. */
const LONGEST_START = 180_000
/** A page's time is processor time, as a busy machine is no fault of the page; so many times of it on the clock is the end as well. */
const PATIENCE = 5

/** One thread that reads and checks, one page at a time; it can be ended in the middle of any of them. */
export class Reader {
  #thread: Worker | undefined
  #sent = new SentRuleSets()
  #ready: Promise<void> = Promise.resolve()
  #onBegan: () => void = () => undefined
  #settle: { resolve(result: Results[keyof Results]): void; reject(error: Error): void } | null = null

  /** Begins to load what reading needs, where that is not there. */
  start(): Promise<void> {
    if (this.#thread) return this.#ready
    const thread = new Worker(new URL('./thread-main.ts', import.meta.url), { resourceLimits: MEMORY })
    this.#thread = thread
    this.#sent = new SentRuleSets()
    const ready = Promise.withResolvers<void>()
    this.#ready = ready.promise
    ready.promise.catch(() => undefined)
    thread.on('message', (message: Report) => {
      if ('ready' in message) ready.resolve()
      else if ('began' in message) this.#onBegan()
      else this.#take(message)
    })
    const gone = (error: Error) => {
      ready.reject(error)
      if (this.#thread !== thread) return
      this.#thread = undefined
      this.#fail(error)
    }
    thread.on('error', (error: NodeJS.ErrnoException) =>
      gone(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ReadingEnded(OUT_OF_MEMORY) : error),
    )
    thread.on('exit', () => gone(new ReadingEnded(CRASHED)))
    return ready.promise
  }

  /** Does one piece of work; past so many milliseconds of processor time the thread is ended, and the work fails with `late`. */
  async run(work: Work, most: number, late: string): Promise<Results[keyof Results]> {
    await this.start()
    const { promise, resolve, reject } = Promise.withResolvers<Results[keyof Results]>()
    this.#settle = { resolve, reject }
    let stop = this.#within(LONGEST_START, new Error('The rules were not loaded in time.'))
    this.#onBegan = () => {
      stop()
      stop = this.#watch(most, new ReadingEnded(late))
    }
    const rules = 'profile' in work ? this.#sent.missing(work.profile.own) : null
    if (rules) this.#thread!.postMessage({ kind: 'rules', ...rules } satisfies RulesFirst)
    this.#thread!.postMessage(work)
    return promise.finally(() => stop())
  }

  #within(ms: number, error: Error): () => void {
    const timer = setTimeout(() => void this.end(error), ms)
    return () => clearTimeout(timer)
  }

  #watch(most: number, late: ReadingEnded): () => void {
    const thread = this.#thread!
    const memory = process.memoryUsage.rss()
    let before: number | null = null
    const look = async () => {
      if (process.memoryUsage.rss() - memory > MOST_GROWTH) return this.end(new ReadingEnded(OUT_OF_MEMORY))
      const { user, system } = await thread.cpuUsage()
      const used = (user + system) / 1000
      before ??= used
      if (used - before > most && isWatched) await this.end(late)
    }
    let isWatched = true
    // A thread that has just ended cannot be asked.
    const timer = setInterval(() => void look().catch(() => undefined), LOOKED_EVERY)
    void look().catch(() => undefined)
    const stop = this.#within(most * PATIENCE, late)
    return () => {
      isWatched = false
      clearInterval(timer)
      stop()
    }
  }

  /** Ends the thread, whatever it is doing; the work under way fails with this error. The next work has a new thread. */
  async end(error: Error): Promise<void> {
    const thread = this.#thread
    this.#thread = undefined
    this.#fail(error)
    await thread?.terminate()
  }

  #take(message: Exclude<Report, { ready: true } | { began: true }>): void {
    const settle = this.#settle
    this.#settle = null
    if ('result' in message) settle?.resolve(message.result)
    else settle?.reject(new Error(message.error))
  }

  #fail(error: Error): void {
    const settle = this.#settle
    this.#settle = null
    settle?.reject(error)
  }
}
