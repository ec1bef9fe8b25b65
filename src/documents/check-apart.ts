import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Profile } from '../packs/profile.ts'
import { childEnvironment } from '../config.ts'
import type { Settings } from '../config.ts'
import { AppError } from '../errors.ts'
import type { LanguageKey } from '../languages.ts'
import { isTelemetry, readChild } from '../telemetry/processes.ts'
import type { TextFindings } from './check-text.ts'
import type { RuleGuide } from './rule-guide.ts'

/** One text to check, or, without a text, what the rules say to whoever writes. */
export interface Question {
  number: number
  markdown: string | null
  language: LanguageKey
  profile: Profile
}

export type Answer = { number: number } & ({ result: TextFindings | RuleGuide } | { failure: string })

/**
 * A process that checks the texts of documents. Reading and compiling the rules keeps a processor busy for more than a second, and a
 * check of a long text for some of it: in the process that answers requests everybody would wait for that.
 */
class Checker {
  readonly #asked = new Map<number, { resolve(result: TextFindings | RuleGuide): void; reject(error: Error): void }>()
  readonly #settings: Settings
  #child: ChildProcess | undefined
  readonly #idle: number
  #ending: NodeJS.Timeout | undefined
  #numbers = 0

  /** `idle`: milliseconds without a question after which the process ends; 0 keeps it. */
  constructor(settings: Settings, idle: number) {
    this.#settings = settings
    this.#idle = idle
    process.once('exit', () => this.#child?.kill('SIGKILL'))
  }

  /** Begins to read the rules. */
  start(): ChildProcess {
    if (this.#child) return this.#child
    const child = fork(path.join(import.meta.dirname, 'check-apart-main.ts'), {
      execArgv: ['--max-old-space-size=384', '--max-semi-space-size=8'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: childEnvironment(this.#settings),
    })
    readChild(child, 'checker')
    this.#child = child
    child.on('message', (answer: Answer) => {
      if (isTelemetry(answer)) return
      const asked = this.#asked.get(answer.number)
      this.#asked.delete(answer.number)
      if (this.#idle > 0 && this.#asked.size === 0) this.#ending = setTimeout(() => this.#end(), this.#idle).unref()
      if ('result' in answer) asked?.resolve(answer.result)
      else asked?.reject(new Error(answer.failure))
    })
    const gone = () => {
      if (this.#child !== child) return
      this.#child = undefined
      for (const { reject } of this.#asked.values())
        reject(new AppError(503, 'The rules could not be applied; try again soon.', { headers: { 'retry-after': '1' } }))
      this.#asked.clear()
    }
    child.once('error', gone)
    child.once('exit', gone)
    // The server decides how long it lives, and takes it along.
    child.unref()
    child.channel?.unref()
    return child
  }

  /** Nobody waits for it; the next question starts another. */
  #end(): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  async stop(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.ref()
    child.kill('SIGKILL')
    await ended
  }

  ask(markdown: string | null, language: LanguageKey, profile: Profile): Promise<TextFindings | RuleGuide> {
    const number = ++this.#numbers
    clearTimeout(this.#ending)
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
 * From now on this process leaves checking to another; a server says so when it starts. It starts with the first document and ends when
 * none came for `idle` milliseconds; with 0 it stays, and `early` it reads the rules before the first document.
 */
export function checkApart(settings: Settings, { idle, early = false }: { idle: number; early?: boolean }): void {
  if (checker) return
  const apart = (checker = new Checker(settings, idle))
  if (early && idle === 0) settled = setTimeout(() => apart.start(), SETTLED).unref()
}

/** A server that ends leaves no process behind. */
export async function stopChecking(): Promise<void> {
  clearTimeout(settled)
  await checker?.stop()
}

export async function findingsIn(markdown: string, language: LanguageKey, profile: Profile): Promise<TextFindings> {
  if (checker) return checker.ask(markdown, language, profile) as Promise<TextFindings>
  return (await (checking ??= import('./check-text.ts'))).checkSoon(markdown, language, profile)
}

let checking: Promise<typeof import('./check-text.ts')> | undefined

const guides = new Map<string, Promise<RuleGuide>>()
const MOST_GUIDES = 60

/** What the rules of a workspace say to whoever writes in a language; made once for each choice of rules. */
export function guideOf(language: LanguageKey, profile: Profile): Promise<RuleGuide> {
  const name = JSON.stringify([language, profile.packs.toSorted(), profile.overrides])
  let guide = guides.get(name)
  if (!guide) {
    if (guides.size >= MOST_GUIDES) guides.clear()
    guide = checker
      ? (checker.ask(null, language, profile) as Promise<RuleGuide>)
      : import('./rule-guide.ts').then(({ ruleGuide }) => ruleGuide(profile, language))
    guides.set(name, guide)
    guide.catch(() => guides.delete(name))
  }
  return guide
}
