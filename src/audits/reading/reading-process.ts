import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { SentRuleSets } from '../../packs/kept-rule-sets.ts'
import type { Answered, Order, Results, Work } from './messages.ts'
import { CRASHED, OUT_OF_MEMORY, ReadingEnded } from './reading-ended.ts'

/** Of the thread that receives and hands on; the one that reads has limits of its own. */
const LIMITS = ['--max-old-space-size=384', '--max-semi-space-size=8']

/** How a process ends whose memory V8 or the system would not enlarge. */
const MEMORY_SIGNALS = new Set<NodeJS.Signals | null>(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL'])
const MEMORY_CODES = new Set<number | null>([133, 134, 137])

/**
 * A process with one thread that reads and checks, one page at a time. The thread alone is not enough: where V8 meets its limit in the
 * middle of native code, it ends the whole process, which is this one and not the worker with everybody else's work.
 */
export class ReadingProcess {
  #child: ChildProcess | undefined
  #sent = new SentRuleSets()
  #ready: Promise<void> = Promise.resolve()
  #settle: { resolve(result: Results[keyof Results]): void; reject(error: Error): void } | null = null

  /** Begins to load what reading needs, where that is not there. */
  start(): Promise<void> {
    if (this.#child) return this.#ready
    const child = fork(path.join(import.meta.dirname, 'process-main.ts'), {
      execArgv: LIMITS,
      serialization: 'advanced',
      // What V8 says when it gives up is said in a sentence of the page instead.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child = child
    this.#sent = new SentRuleSets()
    const ready = Promise.withResolvers<void>()
    this.#ready = ready.promise
    ready.promise.catch(() => undefined)
    child.on('message', (message: Answered) => {
      if (this.#child !== child) return
      if ('ready' in message) ready.resolve()
      else if ('result' in message) this.#take()?.resolve(message.result)
      // What the page has taken is given back with the process.
      else if ('ended' in message) void this.end(new ReadingEnded(message.ended))
      else this.#take()?.reject(new Error(message.error))
    })
    const gone = (error: Error) => {
      ready.reject(error)
      if (this.#child !== child) return
      this.#child = undefined
      this.#take()?.reject(error)
    }
    child.once('error', gone)
    child.once('exit', (code, signal) =>
      gone(new ReadingEnded(MEMORY_SIGNALS.has(signal) || MEMORY_CODES.has(code) ? OUT_OF_MEMORY : CRASHED)),
    )
    return ready.promise
  }

  /** Does one piece of work; past so many milliseconds of processor time it is ended, and the work fails with `late`. */
  async run(work: Work, most: number, late: string): Promise<Results[keyof Results]> {
    await this.start()
    const { promise, resolve, reject } = Promise.withResolvers<Results[keyof Results]>()
    this.#settle = { resolve, reject }
    const rules = 'profile' in work ? this.#sent.missing(work.profile.own) : null
    this.#child!.send({ work, most, late, rules } satisfies Order)
    return promise
  }

  /** Ends the process, whatever it is doing; the work under way fails with this error. The next work has a new process. */
  async end(error: Error): Promise<void> {
    const child = this.#child
    this.#child = undefined
    this.#take()?.reject(error)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  #take() {
    const settle = this.#settle
    this.#settle = null
    return settle
  }
}
