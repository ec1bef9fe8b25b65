import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Profile } from '../packs/profile.ts'
import { AppError } from '../errors.ts'
import type { LanguageKey } from '../languages.ts'
import type { TextFindings } from './check-text.ts'

/** One text to check. */
export interface Question {
  number: number
  markdown: string
  language: LanguageKey
  profile: Profile
}

export type Answer = { number: number } & ({ findings: TextFindings } | { failure: string })

/**
 * A process that checks the texts of documents. Reading and compiling the rules keeps a processor busy for more than a second, and a
 * check of a long text for some of it: in the process that answers requests everybody would wait for that.
 */
class Checker {
  readonly #asked = new Map<number, { resolve(findings: TextFindings): void; reject(error: Error): void }>()
  #child: ChildProcess | undefined
  #numbers = 0

  /** Begins to read the rules. */
  start(): ChildProcess {
    if (this.#child) return this.#child
    const child = fork(path.join(import.meta.dirname, 'check-apart-main.ts'), {
      execArgv: ['--max-old-space-size=384', '--max-semi-space-size=8'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#child = child
    child.on('message', (answer: Answer) => {
      const asked = this.#asked.get(answer.number)
      this.#asked.delete(answer.number)
      if ('findings' in answer) asked?.resolve(answer.findings)
      else asked?.reject(new Error(answer.failure))
    })
    const gone = () => {
      if (this.#child === child) this.#child = undefined
      for (const { reject } of this.#asked.values())
        reject(new AppError(503, 'The rules could not be applied; try again soon.', { headers: { 'retry-after': '1' } }))
      this.#asked.clear()
    }
    child.once('error', gone)
    child.once('exit', gone)
    // The server decides how long it lives, and takes it along.
    child.unref()
    child.channel?.unref()
    process.once('exit', () => child.kill('SIGKILL'))
    return child
  }

  async stop(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.ref()
    child.kill('SIGKILL')
    await ended
  }

  ask(markdown: string, language: LanguageKey, profile: Profile): Promise<TextFindings> {
    const number = ++this.#numbers
    return new Promise((resolve, reject) => {
      this.#asked.set(number, { resolve, reject })
      this.start().send({ number, markdown, language, profile } satisfies Question)
    })
  }
}

let checker: Checker | undefined
let settled: NodeJS.Timeout | undefined

/** How long a server has been up before it makes ready for documents: a command that only looks in has gone by then. */
const SETTLED = 3000

/**
 * From now on this process leaves checking to another; a server says so when it starts.
 * `early`: the rules are read before the first document.
 */
export function checkApart({ early }: { early: boolean }): void {
  if (checker) return
  const apart = (checker = new Checker())
  if (early) settled = setTimeout(() => apart.start(), SETTLED).unref()
}

/** A server that ends leaves no process behind. */
export async function stopChecking(): Promise<void> {
  clearTimeout(settled)
  await checker?.stop()
}

export async function findingsIn(markdown: string, language: LanguageKey, profile: Profile): Promise<TextFindings> {
  if (checker) return checker.ask(markdown, language, profile)
  return (await (checking ??= import('./check-text.ts'))).checkSoon(markdown, language, profile)
}

let checking: Promise<typeof import('./check-text.ts')> | undefined
