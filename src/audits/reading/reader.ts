import { Worker } from 'node:worker_threads'
import { SentRuleSets } from '../../packs/kept-rule-sets.ts'
import { LONGEST_PREPARATION, PageTime } from './page-time.ts'
import type { Report, Results, RulesFirst, Work } from './messages.ts'
import { CRASHED, OUT_OF_MEMORY, ReadingEnded } from './reading-ended.ts'

const RULES_SLOW = `The rules were not ready after ${LONGEST_PREPARATION / 1000} seconds, so it was given up; own rules may be too many.`

/**
 * What a thread may take, of which the rules take a share. What is too large for it ends it, or, where V8 meets the limit in the middle of
 * native code, its process (`ReadingProcess`).
 */
const MEMORY = { maxOldGenerationSizeMb: 448, maxYoungGenerationSizeMb: 48 }

/** One thread that reads and checks, one page at a time; it can be ended in the middle of any of them. */
export class Reader {
  #thread: Worker | undefined
  #sent = new SentRuleSets()
  #ready: Promise<void> = Promise.resolve()
  #onBegan: () => void = () => undefined
  #time: PageTime | null = null
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
      if (this.#thread !== thread) return
      if ('ready' in message) ready.resolve()
      else if ('began' in message) this.#onBegan()
      else if ('preparing' in message || 'prepared' in message) this.#time?.report(message)
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
    const notLoaded = new Error('The rules were not loaded in time.')
    const loading = setTimeout(() => void this.end(notLoaded), LONGEST_PREPARATION)
    const why = { time: new ReadingEnded(late), memory: new ReadingEnded(OUT_OF_MEMORY), preparation: new ReadingEnded(RULES_SLOW) }
    this.#onBegan = () => {
      clearTimeout(loading)
      this.#time = new PageTime(this.#thread!, most, (tooMuch) => void this.end(why[tooMuch]))
    }
    const rules = 'profile' in work ? this.#sent.missing(work.profile.own) : null
    if (rules) this.#thread!.postMessage({ kind: 'rules', ...rules } satisfies RulesFirst)
    this.#thread!.postMessage(work)
    return promise.finally(() => {
      clearTimeout(loading)
      this.#time?.stop()
    })
  }

  /** Ends the thread, whatever it is doing; the work under way fails with this error. The next work has a new thread. */
  async end(error: Error): Promise<void> {
    const thread = this.#thread
    this.#thread = undefined
    this.#fail(error)
    await thread?.terminate()
  }

  #take(message: Extract<Report, { result: unknown } | { error: string }>): void {
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
