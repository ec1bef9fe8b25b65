import { Worker } from 'node:worker_threads'
import { AppError } from '../../errors.ts'
import type { PageToSeal, SealAnswer } from './seal-thread.ts'

/** A page could not be made harmless in time, or not in the memory a page may take. */
export class NotSealed extends Error {}

interface Task {
  personId: string
  /** Of each who asks for it: whether the answer is still waited for. */
  askers: (() => boolean)[]
  page: () => Promise<PageToSeal>
  resolve(sealed: string): void
  reject(error: Error): void
}

/** The last of those that wait is still answered before its connection is given up. */
const LONGEST = 5000
/** A thread has to be loaded first, which on a busy machine takes longer than any page. */
const LONGEST_START = 60_000
const IDLE = 60_000
/** Pages that wait in one process, and those of one person: a browser shows one or two. */
const MOST_WAITING = 12
const MOST_PER_PERSON = 6
const KEPT_FOR = 60_000
/** Characters of sealed pages that are kept. */
const MOST_KEPT = 32 * 1024 * 1024

const busy = (who: string) => new AppError(503, `${who}; try again in a moment.`, { headers: { 'retry-after': '2' } })

/** Makes pages harmless in a thread of its own, one at a time, and keeps those that were asked for lately. */
export class Sealing {
  readonly #waiting: Task[] = []
  readonly #kept = new Map<string, { sealed: Promise<string>; task: Task; length: number; until: number }>()
  readonly #program: URL
  readonly #longest: number
  #thread: Worker | undefined
  #current: Task | null = null
  #idle: NodeJS.Timeout | undefined

  constructor(program = new URL('./seal-thread.ts', import.meta.url), longest = LONGEST) {
    this.#program = program
    this.#longest = longest
  }

  /**
   * The sealed page of this name; `page` is called only where it is not kept, only when its turn has come, and only if somebody still
   * waits for it then: several may ask for the same.
   */
  async sealed(name: string, personId: string, isWaiting: () => boolean, page: Task['page']): Promise<string> {
    const kept = this.#kept.get(name)
    if (kept && kept.until > performance.now()) {
      // Only a page that is still being made has somebody waiting for it.
      if (kept.until === Infinity) kept.task.askers.push(isWaiting)
      return kept.sealed
    }
    const under = [...this.#waiting, ...(this.#current ? [this.#current] : [])]
    if (under.filter((task) => task.personId === personId).length >= MOST_PER_PERSON) throw busy('Several pages are being prepared for you')
    if (under.length >= MOST_WAITING) throw busy('Many pages are being prepared')
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const task: Task = { personId, askers: [isWaiting], page, resolve, reject }
    this.#waiting.push(task)
    this.#keep(name, promise, task)
    this.#next()
    return promise
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const thread = this.#thread
    this.#thread = undefined
    await thread?.terminate()
  }

  #keep(name: string, sealed: Promise<string>, task: Task): void {
    const entry = { sealed, task, length: 0, until: Infinity }
    this.#kept.delete(name)
    this.#kept.set(name, entry)
    sealed.then(
      (text) => {
        task.askers = []
        Object.assign(entry, { length: text.length, until: performance.now() + KEPT_FOR })
        let together = [...this.#kept.values()].reduce((sum, { length }) => sum + length, 0)
        for (const [oldest, { length, until }] of this.#kept) {
          if (together <= MOST_KEPT && until > performance.now()) break
          this.#kept.delete(oldest)
          together -= length
        }
      },
      () => this.#kept.delete(name),
    )
  }

  #next(): void {
    if (this.#current) return
    const task = this.#waiting.shift()
    clearTimeout(this.#idle)
    if (!task) {
      this.#idle = setTimeout(() => void this.close(), IDLE).unref()
      return
    }
    this.#current = task
    void this.#seal(task)
      .then(task.resolve, task.reject)
      .finally(() => {
        this.#current = null
        this.#next()
      })
  }

  async #seal(task: Task): Promise<string> {
    // All readers have moved on to another finding: the page is no longer needed.
    if (!task.askers.some((isWaiting) => isWaiting())) throw new NotSealed('nobody waits for it')
    const page = await task.page()
    const thread = (this.#thread ??= this.#start())
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const onMessage = (answer: SealAnswer) => {
      if ('sealed' in answer) resolve(answer.sealed)
      else if ('error' in answer) reject(new Error(answer.error))
      else {
        clearTimeout(late)
        late = setTimeout(gone('it took too long'), this.#longest)
      }
    }
    const gone = (why: string) => () => {
      reject(new NotSealed(why))
      if (this.#thread === thread) this.#thread = undefined
      void thread.terminate()
    }
    const [onError, onExit] = [gone('the thread ended'), gone('the thread ended')]
    let late = setTimeout(gone('its thread did not start'), LONGEST_START)
    thread.on('message', onMessage).on('error', onError).on('exit', onExit)
    thread.postMessage(page)
    return promise.finally(() => {
      clearTimeout(late)
      thread.off('message', onMessage).off('error', onError).off('exit', onExit)
    })
  }

  #start(): Worker {
    const thread = new Worker(this.#program, { resourceLimits: { maxOldGenerationSizeMb: 384 } })
    // What ends it is heard by the page it works on; between two pages it is only replaced.
    thread.on('error', () => undefined)
    thread.unref()
    return thread
  }
}
