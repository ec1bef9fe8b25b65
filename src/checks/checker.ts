import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants, getPriority, setPriority } from 'node:os'
import path from 'node:path'
import type { Profile } from '../packs/profile.ts'
import { childEnvironment } from '../config.ts'
import type { Settings } from '../config.ts'
import { AppError } from '../errors.ts'
import type { LanguageKey } from '../languages.ts'
import { isTelemetry, readChild } from '../telemetry/processes.ts'
import { SentRuleSets } from '../packs/kept-rule-sets.ts'
import type { SentRules } from '../packs/kept-rule-sets.ts'
import type { FileRefused, FileToCheck, SourceToCheck } from './check-source.ts'
import type { HeldFindings, HeldToFind } from './held-back.ts'
import type { TextFindings } from './check-text.ts'
import type { RuleGuide } from './rule-guide.ts'
import type { ChoiceEffect, ChoiceToTry } from './choice-effect.ts'
import { LeftUndone } from './in-turns.ts'
import type { RuleToTry, TriedRule } from './try-rule.ts'
import type { SentencesToTry, TriedSentences } from './try-sentences.ts'
import { Turns } from './turns.ts'

/**
 * A text or a file to check, what the rules say to whoever writes, a rule to try that runs nowhere yet, which published rules cannot be
 * read, or a page to look at again.
 */
type Asked =
  | { kind: 'check'; markdown: string; language: LanguageKey; profile: Profile }
  | { kind: 'guide'; language: LanguageKey; profile: Profile }
  | ({ kind: 'source' } & SourceToCheck)
  | ({ kind: 'file' } & FileToCheck)
  | ({ kind: 'correct' } & SourceToCheck)
  | { kind: 'weights'; ruleId: string; language: LanguageKey | null; profile: Profile }
  | ({ kind: 'try' } & RuleToTry)
  | ({ kind: 'sentences' } & SentencesToTry)
  | ({ kind: 'effect' } & ChoiceToTry)
  | { kind: 'lost'; profile: Pick<Profile, 'own'> }
  | ({ kind: 'held' } & HeldToFind)

/** A published rule that can no longer be read, and why. */
export interface LostRule {
  ruleId: string
  message: string
}

/** `rules`: the workspace's own, where the process does not have them yet. */
export type Question = Asked & { number: number; rules: SentRules | null }

/** The findings as JSON text, serialised in the checking process: it takes long, and would block the process that answers requests. */
export interface WrittenCheck {
  json: string
}

interface Results {
  check: TextFindings
  guide: RuleGuide
  source: WrittenCheck
  file: WrittenCheck | FileRefused
  correct: WrittenCheck
  weights: Uint8Array | null
  try: TriedRule
  sentences: TriedSentences
  effect: ChoiceEffect
  lost: LostRule[]
  held: HeldFindings
}
type Result = Results[keyof Results]
export type Answer = { number: number } & ({ result: Result } | { failure: string } | { left: true })

/** What the process says of itself: it can be asked. */
export interface Ready {
  ready: true
}

/** The caller no longer waits for the answer to this question. */
export interface Cancel {
  cancel: number
}

/** Who asks: what waits of one workspace keeps no other waiting; and whether an answer is still wanted. */
export interface Asker {
  workspaceId: string
  signal?: AbortSignal | undefined
}

const unavailable = () => new AppError(503, 'The rules could not be applied; try again soon.', { headers: { 'retry-after': '1' } })

/** Questions that a process has at once, and long texts among them, in whose pauses the others are answered: they fill its memory. */
const MOST_AT_ONCE = 64
const MOST_LONG = 3

/** The process that documents and short texts wait for. */
const CHECKER = 'checker'
/**
 * How much nicer than this process the others are (long texts, tries, files), on the scale of `nice`: where processors are few, what
 * answers a sentence goes first.
 */
const GIVING_WAY = 10

function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + GIVING_WAY))
  } catch (error) {
    // It has ended already, or the system forbids it: it runs as the others do.
    const { info } = error as { info?: { code?: string } }
    if (!['ESRCH', 'EACCES', 'EPERM'].includes(info?.code ?? '')) throw error
  }
}

/**
 * A process that checks the texts of documents. Reading and compiling the rules keeps a processor busy for more than a second, and a
 * check of a long text for some of it: in the process that answers requests everybody would wait for that.
 */
export class Checker {
  readonly #asked = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>()
  readonly #settings: Settings
  #child: ChildProcess | undefined
  readonly #idle: number
  readonly #name: string
  #ending: NodeJS.Timeout | undefined
  #numbers = 0
  #sent = new SentRuleSets()
  readonly #turns = new Turns(MOST_AT_ONCE, MOST_LONG)
  #ready = Promise.withResolvers<void>()

  /** `idle`: milliseconds without a question after which the process ends; 0 keeps it. `name`: of the process, in figures and logs. */
  constructor(settings: Settings, idle: number, name = CHECKER) {
    this.#settings = settings
    this.#idle = idle
    this.#name = name
    process.once('exit', () => this.#child?.kill('SIGKILL'))
  }

  /** Begins to read the rules. */
  start(): ChildProcess {
    if (this.#child) return this.#child
    const child = fork(path.join(import.meta.dirname, 'check-apart-main.ts'), [this.#name], {
      execArgv: ['--max-old-space-size=384', '--max-semi-space-size=8'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: childEnvironment(this.#settings),
    })
    readChild(child, this.#name)
    if (this.#name !== CHECKER) giveWay(child)
    this.#child = child
    this.#sent = new SentRuleSets()
    const ready = (this.#ready = Promise.withResolvers<void>())
    ready.promise.catch(() => undefined)
    child.on('message', (answer: Answer | Ready) => {
      if (isTelemetry(answer)) return
      if ('ready' in answer) return ready.resolve()
      const asked = this.#asked.get(answer.number)
      this.#asked.delete(answer.number)
      this.#rest()
      if ('result' in answer) asked?.resolve(answer.result)
      else if ('left' in answer) asked?.reject(new LeftUndone('Nobody waits for it any longer.'))
      else asked?.reject(new Error(answer.failure))
    })
    const gone = () => {
      ready.reject(unavailable())
      if (this.#child !== child) return
      this.#child = undefined
      this.#refuse(unavailable())
    }
    child.once('error', gone)
    child.once('exit', gone)
    // The server decides how long it lives, and takes it along.
    child.unref()
    child.channel?.unref()
    return child
  }

  /** Where nobody waits for an answer, the process ends after a while. */
  #rest(): void {
    if (this.#idle === 0 || this.#asked.size > 0) return
    clearTimeout(this.#ending)
    this.#ending = setTimeout(() => this.end(), this.#idle).unref()
  }

  #refuse(error: Error): void {
    for (const { reject } of this.#asked.values()) reject(error)
    this.#asked.clear()
  }

  /** Ends the process; whoever still waits gets the error, and the next question starts another. */
  end(error = new Error('The checker was ended.')): void {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
    this.#refuse(error)
  }

  async stop(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.ref()
    child.kill('SIGKILL')
    await ended
  }

  /** Resolves when the process can be asked, however long a busy machine takes to start it; fails where it ended. */
  async ready(): Promise<void> {
    this.start()
    await this.#ready.promise
  }

  /** When its turn has come. What its caller no longer waits for is not begun, or left at its next pause. */
  ask<Kind extends keyof Results>(asked: Extract<Asked, { kind: Kind }>, asker?: Asker): Promise<Results[Kind]> {
    const length = 'source' in asked ? asked.source.length : 'markdown' in asked ? asked.markdown.length : 0
    return this.#turns.take(asker?.workspaceId ?? '', length, () => this.#send<Kind>(asked, asker?.signal), asker?.signal)
  }

  #send<Kind extends keyof Results>(asked: Extract<Asked, { kind: Kind }>, signal: AbortSignal | undefined): Promise<Results[Kind]> {
    const number = ++this.#numbers
    clearTimeout(this.#ending)
    const cancel = () => void this.#child?.send({ cancel: number } satisfies Cancel)
    return new Promise<Results[Kind]>((resolve, reject) => {
      this.#asked.set(number, { resolve: resolve as (result: Result) => void, reject })
      try {
        const child = this.start()
        const rules = 'profile' in asked ? this.#sent.missing(asked.profile.own) : null
        child.send({ ...(asked as Asked), number, rules } satisfies Question)
        signal?.addEventListener('abort', cancel, { once: true })
      } catch (error) {
        this.#asked.delete(number)
        this.#rest()
        reject(error as Error)
      }
    })
      .catch((error: Error) => {
        throw signal?.aborted ? (signal.reason as Error) : error
      })
      .finally(() => signal?.removeEventListener('abort', cancel))
  }
}

/** Milliseconds that one try of a rule may take; the start of its process is not counted. */
export const LONGEST_TRY = 20_000

/** What one process does one after the other, apart from what documents and checks wait for. */
type Tried = 'try' | 'held' | 'sentences' | 'effect' | 'file'

/**
 * Does what may take long, one question at a time, in a process of its own: tries rules and looks at stored pages again, or reads files of
 * others. Neither documents nor checks of texts wait for it. What takes too long is ended with its process.
 */
export class Trier {
  readonly #checker: Checker
  readonly #turns = new Turns(1, 1)
  readonly #longest: number
  #isStopped = false

  constructor(settings: Settings, idle: number, longest: number, name: string) {
    this.#checker = new Checker(settings, idle, name)
    this.#longest = longest
  }

  /** `late`: what is said where it takes longer than some seconds. */
  ask<Kind extends Tried>(
    asked: Extract<Asked, { kind: Kind }>,
    late: (seconds: number) => AppError,
    { workspaceId, signal }: Asker = { workspaceId: '' },
  ): Promise<Results[Kind]> {
    return this.#turns.take(workspaceId, 0, () => this.#within(asked, late, signal), signal)
  }

  async #within<Kind extends Tried>(
    asked: Extract<Asked, { kind: Kind }>,
    late: (seconds: number) => AppError,
    signal: AbortSignal | undefined,
  ): Promise<Results[Kind]> {
    if (this.#isStopped) throw unavailable()
    await this.#checker.ready()
    const timer = setTimeout(() => this.#checker.end(late(this.#longest / 1000)), this.#longest)
    try {
      return await this.#checker.ask<Kind>(asked, { workspaceId: '', signal })
    } finally {
      clearTimeout(timer)
    }
  }

  /** What still waits starts no other process. */
  stop(): Promise<void> {
    this.#isStopped = true
    return this.#checker.stop()
  }
}
