import type { Profile } from '../packs/profile.ts'
import type { Settings } from '../config.ts'
import { AppError, invalid } from '../errors.ts'
import type { LanguageKey } from '../languages.ts'
import { Checker, LONGEST_TRY, Trier } from './checker.ts'
import { written } from './finding-shape.ts'
import type { Asker, LostRule, WrittenCheck } from './checker.ts'
import type { FileRefused, FileToCheck, SourceToCheck } from './check-source.ts'
import type { HeldFindings, HeldToFind } from './held-back.ts'
import type { TextFindings } from './check-text.ts'
import type { RuleGuide } from './rule-guide.ts'
import type { ChoiceEffect, ChoiceToTry } from './choice-effect.ts'
import { atOnce } from './in-turns.ts'
import type { RuleToTry, TriedRule } from './try-rule.ts'
import type { SentencesToTry, TriedSentences } from './try-sentences.ts'
import { workspaceAsking } from './asking.ts'
import { LONG } from './turns.ts'

export type { LostRule } from './checker.ts'

let checker: Checker | undefined
let trier: Trier | undefined
let fileChecker: Trier | undefined
/** For long texts: some steps of a check have no pause, and grow with the text. A sentence waits for none of them here. */
let longChecker: Checker | undefined
let settled: NodeJS.Timeout | undefined

/** How long a server has been up before it makes ready for texts: one that is started to look at something has gone by then. */
const SETTLED = 3000

/**
 * From now on this process leaves checking to another; a server says so when it starts. It starts with the first
 * document, or where one is expected, and stays: whoever orders something after a long rest does not wait for it. Another does the same
 * for long texts, one for rules to try, and one for files of others, these for `longestTry` milliseconds at most; they end when nothing
 * came for `idle` milliseconds. Where that is 0 they stay too.
 */
export function checkApart(settings: Settings, { idle, longestTry = LONGEST_TRY }: { idle: number; longestTry?: number }): void {
  if (checker) return
  trier = new Trier(settings, idle, longestTry, 'rule-trier')
  fileChecker = new Trier(settings, idle, longestTry, 'file-checker')
  longChecker = new Checker(settings, idle, 'long-checker')
  checker = new Checker(settings, 0)
}

/** Texts will come, for somebody looks at templates: the rules are read meanwhile, so that the first of them does not wait for it. */
export function expectTexts(): void {
  checker?.start()
}

/** A server that is used has started: the same, once it is up. */
export function expectTextsSoon(): void {
  settled = setTimeout(expectTexts, SETTLED).unref()
}

/** A server that ends leaves no process behind. */
export async function stopChecking(): Promise<void> {
  clearTimeout(settled)
  await Promise.all([checker?.stop(), longChecker?.stop(), trier?.stop(), fileChecker?.stop()])
}

export async function findingsIn(markdown: string, language: LanguageKey, profile: Profile): Promise<TextFindings> {
  if (checker) return checker.ask({ kind: 'check', markdown, language, profile }, { workspaceId: workspaceAsking() })
  return (await (checking ??= import('./check-text.ts'))).checkText(markdown, language, profile)
}

let checking: Promise<typeof import('./check-text.ts')> | undefined

const checkerFor = ({ source }: SourceToCheck) => (source.length > LONG ? longChecker : checker)

/** What the rules find in a text of somebody else. */
export async function checkSourceApart(source: SourceToCheck, asker: Asker): Promise<WrittenCheck> {
  const apart = checkerFor(source)
  if (apart) return apart.ask({ kind: 'source', ...source }, asker)
  return written(atOnce((await import('./check-source.ts')).checkedSource(source)))
}

/** What the rules find in a file of somebody else, or why it was not checked. */
export async function checkFileApart(file: FileToCheck, asker: Asker): Promise<WrittenCheck | FileRefused> {
  if (!fileChecker) {
    const checked = await (await import('./check-source.ts')).checkedFile(file)
    return 'findings' in checked ? written(checked) : checked
  }
  try {
    return await fileChecker.ask({ kind: 'file', ...file }, lateFile, asker)
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
export async function correctSourceApart(source: SourceToCheck, asker: Asker): Promise<WrittenCheck> {
  const apart = checkerFor(source)
  if (apart) return apart.ask({ kind: 'correct', ...source }, asker)
  return written(atOnce((await import('./correct-source.ts')).correctedSource(source)))
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
