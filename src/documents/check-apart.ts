import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Profile } from '../packs/profile.ts'
import { childEnvironment } from '../config.ts'
import type { Settings } from '../config.ts'
import { AppError, invalid } from '../errors.ts'
import type { LanguageKey } from '../languages.ts'
import { isTelemetry, readChild } from '../telemetry/processes.ts'
import { SentRuleSets } from '../packs/kept-rule-sets.ts'
import type { SentRules } from '../packs/kept-rule-sets.ts'
import type { CheckedSource, FileRefused, FileToCheck, SourceToCheck } from './check-source.ts'
import type { MendedSource } from './mend-source.ts'
import type { HeldFindings, HeldToFind } from './held-back.ts'
import type { TextFindings } from './check-text.ts'
import type { RuleGuide } from './rule-guide.ts'
import type { ChoiceEffect, ChoiceToTry } from './choice-effect.ts'
import type { RuleToTry, TriedRule } from './try-rule.ts'
import type { SentencesToTry, TriedSentences } from './try-sentences.ts'

/**
 * A text or a file to check, what the rules say to whoever writes, a rule to try that runs nowhere yet, which published rules cannot be
 * read, or a page to look at again.
 */
type Asked =
  | { kind: 'check'; markdown: string; language: LanguageKey; profile: Profile }
  | { kind: 'guide'; language: LanguageKey; profile: Profile }
  | ({ kind: 'source' } & SourceToCheck)
  | ({ kind: 'file' } & FileToCheck)
  | ({ kind: 'mend' } & SourceToCheck)
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

interface Results {
  check: TextFindings
  guide: RuleGuide
  source: CheckedSource
  file: CheckedSource | FileRefused
  mend: MendedSource
  weights: Uint8Array | null
  try: TriedRule
  sentences: TriedSentences
  effect: ChoiceEffect
  lost: LostRule[]
  held: HeldFindings
}
type Result = Results[keyof Results]
export type Answer = { number: number } & ({ result: Result } | { failure: string })

const unavailable = () => new AppError(503, 'The rules could not be applied; try again soon.', { headers: { 'retry-after': '1' } })

/**
 * A process that checks the texts of documents. Reading and compiling the rules keeps a processor busy for more than a second, and a
 * check of a long text for some of it: in the process that answers requests everybody would wait for that.
 */
class Checker {
  readonly #asked = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>()
  readonly #settings: Settings
  #child: ChildProcess | undefined
  readonly #idle: number
  readonly #name: string
  #ending: NodeJS.Timeout | undefined
  #numbers = 0
  #sent = new SentRuleSets()

  /** `idle`: milliseconds without a question after which the process ends; 0 keeps it. `name`: of the process, in figures and logs. */
  constructor(settings: Settings, idle: number, name = 'checker') {
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
    this.#child = child
    this.#sent = new SentRuleSets()
    child.on('message', (answer: Answer) => {
      if (isTelemetry(answer)) return
      const asked = this.#asked.get(answer.number)
      this.#asked.delete(answer.number)
      this.#rest()
      if ('result' in answer) asked?.resolve(answer.result)
      else asked?.reject(new Error(answer.failure))
    })
    const gone = () => {
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

  ask<Kind extends keyof Results>(asked: Extract<Asked, { kind: Kind }>): Promise<Results[Kind]> {
    const number = ++this.#numbers
    clearTimeout(this.#ending)
    return new Promise((resolve, reject) => {
      this.#asked.set(number, { resolve: resolve as (result: Result) => void, reject })
      try {
        const child = this.start()
        const rules = 'profile' in asked ? this.#sent.missing(asked.profile.own) : null
        child.send({ ...(asked as Asked), number, rules } satisfies Question)
      } catch (error) {
        this.#asked.delete(number)
        this.#rest()
        reject(error as Error)
      }
    })
  }
}

/** Milliseconds that one try of a rule may take, with the start of its process. */
const LONGEST_TRY = 20_000

/** What one process does one after the other, apart from what documents and checks wait for. */
type Tried = 'try' | 'held' | 'sentences' | 'effect' | 'file'

/**
 * Does what may take long, one question at a time, in a process of its own: tries rules and looks at stored pages again, or reads files of
 * others. Neither documents nor checks of texts wait for it. What takes too long is ended with its process.
 */
class Trier {
  readonly #checker: Checker
  readonly #longest: number
  #last: Promise<unknown> = Promise.resolve()
  #isStopped = false

  constructor(settings: Settings, idle: number, longest: number, name: string) {
    this.#checker = new Checker(settings, idle, name)
    this.#longest = longest
  }

  /** `late`: what is said where it takes longer than some seconds. */
  ask<Kind extends Tried>(asked: Extract<Asked, { kind: Kind }>, late: (seconds: number) => AppError): Promise<Results[Kind]> {
    const answer = this.#last.then(() => this.#within(asked, late))
    this.#last = answer.catch(() => undefined)
    return answer
  }

  async #within<Kind extends Tried>(asked: Extract<Asked, { kind: Kind }>, late: (seconds: number) => AppError): Promise<Results[Kind]> {
    if (this.#isStopped) throw unavailable()
    const timer = setTimeout(() => this.#checker.end(late(this.#longest / 1000)), this.#longest)
    try {
      return await this.#checker.ask<Kind>(asked)
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

let checker: Checker | undefined
let trier: Trier | undefined
let fileChecker: Trier | undefined
let settled: NodeJS.Timeout | undefined

/** How long a server has been up before it makes ready for documents: a command that only looks in has gone by then. */
const SETTLED = 3000

/**
 * From now on this process leaves checking to another; a server says so when it starts. It starts with the first document and ends when
 * none came for `idle` milliseconds; with 0 it stays, and `early` it reads the rules before the first document. Another does the same for
 * rules to try, and one for files of others, each for `longestTry` milliseconds at most.
 */
export function checkApart(
  settings: Settings,
  { idle, early = false, longestTry = LONGEST_TRY }: { idle: number; early?: boolean; longestTry?: number },
): void {
  if (checker) return
  trier = new Trier(settings, idle, longestTry, 'rule-trier')
  fileChecker = new Trier(settings, idle, longestTry, 'file-checker')
  const apart = (checker = new Checker(settings, idle))
  if (early && idle === 0) settled = setTimeout(() => apart.start(), SETTLED).unref()
}

/** A server that ends leaves no process behind. */
export async function stopChecking(): Promise<void> {
  clearTimeout(settled)
  await Promise.all([checker?.stop(), trier?.stop(), fileChecker?.stop()])
}

export async function findingsIn(markdown: string, language: LanguageKey, profile: Profile): Promise<TextFindings> {
  if (checker) return checker.ask({ kind: 'check', markdown, language, profile })
  return (await (checking ??= import('./check-text.ts'))).checkSoon(markdown, language, profile)
}

let checking: Promise<typeof import('./check-text.ts')> | undefined

/** What the rules find in a text of somebody else. */
export async function checkSourceApart(source: SourceToCheck): Promise<CheckedSource> {
  if (checker) return checker.ask({ kind: 'source', ...source })
  return (await import('./check-source.ts')).checkedSource(source)
}

/** What the rules find in a file of somebody else, or why it was not checked. */
export async function checkFileApart(file: FileToCheck): Promise<CheckedSource | FileRefused> {
  if (!fileChecker) return (await import('./check-source.ts')).checkedFile(file)
  try {
    return await fileChecker.ask({ kind: 'file', ...file }, lateFile)
  } catch (error) {
    if (error instanceof AppError && error.status === 503) return { unreadable: CRASHED }
    throw error
  }
}

/** It reads one file at a time: where the process is gone, that file was too much for it. */
const CRASHED = 'Reading this file ended the reader, so it was given up: it may be damaged, or need more memory than a file may take.'

const lateFile = (seconds: number) => {
  const late = `reading this file took longer than ${seconds} seconds; split it, or start an audit of it`
  return invalid({ loc: ['body', 'file'], msg: `Value error, ${late}`, type: 'value_error' })
}

/** The same text with what a program may change in it. */
export async function mendSourceApart(source: SourceToCheck): Promise<MendedSource> {
  if (checker) return checker.ask({ kind: 'mend', ...source })
  return (await import('./mend-source.ts')).mendedSource(source)
}

/** What a set of rules lacks depends on its files and on this version of the product alone. */
const lost = new Map<string, LostRule[]>()
const MOST_LOST = 1000

/** Published rules of a set, which this process has fetched, that can no longer be read. */
export async function lostRulesOf(hash: string): Promise<LostRule[]> {
  const known = lost.get(hash)
  if (known) return known
  const profile = { own: hash }
  const found = checker ? await checker.ask({ kind: 'lost', profile }) : (await import('../packs/profile.ts')).rulesNotRead(profile)
  if (lost.size >= MOST_LOST) lost.clear()
  lost.set(hash, found)
  return found
}

/** What a rule of the workspace has learned from its own sentences; null for any other rule. */
export async function weightsApart(profile: Profile, ruleId: string, language: LanguageKey | null): Promise<Uint8Array | null> {
  if (checker) return checker.ask({ kind: 'weights', ruleId, language, profile })
  return (await import('./learnt-weights.ts')).learntWeights(profile, ruleId, language)
}

/** Reads a rule, runs its proofs and looks what it finds in some texts; nothing is stored. */
export async function tryRule(rule: RuleToTry): Promise<TriedRule> {
  if (trier) return trier.ask({ kind: 'try', ...rule }, lateTry)
  return (await import('./try-rule.ts')).triedRule(rule)
}

const lateTry = (seconds: number) => {
  const late = `Trying the rule took longer than ${seconds} seconds. Give it fewer examples, or less to look in.`
  return invalid({ loc: ['body', 'content'], msg: `Value error, ${late}`, type: 'value_error' })
}

/** What was held back on a page that is stored. */
export async function heldOnPage(asked: HeldToFind): Promise<HeldFindings> {
  if (trier) return trier.ask({ kind: 'held', ...asked }, lateHeld)
  return (await import('./held-back.ts')).heldFindings(asked)
}

const lateHeld = (seconds: number) => new AppError(503, `To look at this page again took longer than ${seconds} seconds.`)

/** In which sentences some texts of a rule find what was found there. */
export async function trySentences(asked: SentencesToTry): Promise<TriedSentences> {
  if (trier) return trier.ask({ kind: 'sentences', ...asked }, lateFigures)
  return (await import('./try-sentences.ts')).triedSentences(asked)
}

/** What another choice of markets, sectors and channels would have found on some stored pages. */
export async function choiceEffectApart(asked: ChoiceToTry): Promise<ChoiceEffect> {
  if (trier) return trier.ask({ kind: 'effect', ...asked }, lateFigures)
  return (await import('./choice-effect.ts')).choiceEffect(asked)
}

const lateFigures = (seconds: number) => new AppError(503, `Counting took longer than ${seconds} seconds; try again later.`)

const guides = new Map<string, Promise<RuleGuide>>()
const MOST_GUIDES = 60

/** What the rules of a workspace say to whoever writes in a language; made once for each choice of rules. */
export function guideOf(language: LanguageKey, profile: Profile): Promise<RuleGuide> {
  const { packs, overrides, choice, own, day } = profile
  const name = JSON.stringify([language, packs.toSorted(), overrides, choice, own, own ? day : null])
  let guide = guides.get(name)
  if (!guide) {
    if (guides.size >= MOST_GUIDES) guides.clear()
    guide = checker
      ? checker.ask({ kind: 'guide', language, profile })
      : import('./rule-guide.ts').then(({ ruleGuide }) => ruleGuide(profile, language))
    guides.set(name, guide)
    guide.catch(() => guides.delete(name))
  }
  return guide
}
