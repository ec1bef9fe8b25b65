import { check, compileRules } from '../rules/index.ts'
import { attacksOn, type Attack } from '../rules/expression/attack.ts'
import type { BuildOptions, CompiledRules, Rule } from '../rules/index.ts'
import { readText } from '../text/read.ts'

/** Why a rule that can be read cannot be a workspace's own, what helps, and a pattern of the line it is about. */
export interface Unfit {
  why: string
  helps: string
  at: RegExp
}

/** Keys that name more than the rule's own file, which is all that a workspace keeps of a rule. */
const NEEDS_MORE: Partial<Record<Rule['kind'], { keys: string[]; why: string; helps: string }>> = {
  spelling: {
    keys: ['ignore', 'dictionaries', 'dicpath', 'aff', 'dic'],
    why: 'It names a file of words, and a workspace keeps one file for each rule.',
    helps: 'Write the words under “exceptions”; English is checked without any file.',
  },
  learned: {
    keys: ['model'],
    why: 'What it has learned lies in a second file, and a workspace keeps one file for each rule.',
    helps: 'Write the sentences it is to learn from into the rule: “faults” and “clean”.',
  },
}

function namesMore({ kind, parts }: Rule): Unfit | null {
  const more = NEEDS_MORE[kind]
  const key = more?.keys.find((name) => parts.some(({ keys }) => keys[name] !== undefined && keys[name] !== null))
  return more === undefined || key === undefined ? null : { why: more.why, helps: more.helps, at: new RegExp(`^\\s*["']?${key}\\b`, 'i') }
}

export function whyUnfit(rule: Rule, content: string): Unfit | null {
  const more = namesMore(rule)
  if (more) return more
  const proofs = rule.parts.reduce((sum, { hits, passes }) => sum + hits.length + passes.length, 0)
  if (proofs > MOST_PROOFS)
    return {
      why: `It has ${proofs.toLocaleString('en')} examples under “hits” and “passes”; ${MOST_PROOFS} are the most.`,
      helps: 'Keep those that differ, or divide it into several rules.',
      at: /^\s*["']?(hits|passes)\b/,
    }
  const late = neverEnds(rule, content)
  if (late === null) return null
  return {
    why: `This expression may never end: it was stopped after ${grouped(late)} steps on ${grouped(STRESS_LENGTH)} characters.`,
    helps: 'Give the repetition an upper bound, such as {1,20}, and let no two repetitions share the same text.',
    at: REPETITION,
  }
}

const grouped = (number: number) => number.toLocaleString('en')

/** Of all languages together: each is held against the rule whenever it is tried, saved or published. */
const MOST_PROOFS = 500
const STRESS_LENGTH = 2000
const REPETITION = /[*+}]\)?[*+{]|[*+]/
/** Texts that repetitions can divide among them in many ways. */
const PIECES = ['a', 'A', '1', 'a ', ' ', '-', '.', 'a,', '(']
const MOST_WORDS = 6

/** What looks at no word list and knows no parts of speech: all that matters here is how long the expressions take. */
const STAND_INS: BuildOptions = {
  words: { has: () => false },
  tagger: (text) =>
    [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, tag: 'NN', start: index, end: index + word.length })),
}

/** Steps after which an expression of the rule was stopped; null where all ended before. */
function neverEnds(rule: Rule, content: string): number | null {
  const compiled = compileRules([rule], STAND_INS)
  const checks = checksOf(compiled)
  if (checks.every(({ reach }) => reach.isWithin(STRESS_LENGTH))) return null
  // What an expression cannot match without must be there, or it is not tried at all.
  const words = [...new Set(content.match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, 200)
  const characters = [...new Set(content.replaceAll(/\s/g, ''))].slice(0, 200)
  const tail = `! ${words.join(' ').slice(0, 1000)} ${characters.join(' ')}`
  // Where one text can be read in two ways even a short one may take for ever, so that more is tried: texts that end as it may have to.
  const mayBeEndless = checks.some(({ reach }) => !reach.isWithin(SHORT))
  // Words of the lines that repeat something come first: one of them may be what the expression repeats.
  const repeating = content.split('\n').filter((line) => REPETITION.test(line))
  const last = [...new Set([...words, ...(repeating.join(' ').match(/[\p{L}\p{N}]+/gu) ?? [])].toReversed())].slice(0, MOST_WORDS)
  const endings = mayBeEndless ? ['', ...last, ...last.map((word) => word.at(-1)!)] : ['']
  // What its own loops can read in many ways comes first.
  const attacks = [...attacksOnRule(rule), ...[...PIECES, ...last].map((piece) => ({ start: '', piece, match: '' }))]
  for (const { start, piece, match } of attacks) {
    const stress = `${start}${piece.repeat(Math.ceil(STRESS_LENGTH / piece.length))}`
    // What it needs stands behind; or before, where a match that ends there would be found too soon.
    const blocks = [...endings.map((ending) => `${stress}${tail} ${ending}`.trim()), `${tail} ${stress}`, `${stress}! ${match}!`]
    const text = readText(blocks.join('\n\n'), 'text')
    const late = check(text, compiled).failures.find(({ stoppedAfter }) => stoppedAfter !== undefined)
    if (late) return late.stoppedAfter!
  }
  return null
}

/** Texts made for the expressions of a rule: whatever text in it is none leads to nothing. */
function attacksOnRule({ parts }: Rule): Attack[] {
  const texts = new Set(parts.flatMap(({ keys, unless, where, exceptions }) => textsIn([keys, unless, where, exceptions])))
  const attacks = [...texts].filter((text) => /[*+}]/.test(text)).flatMap((text) => attacksOn(/^\/(.*)\/$/s.exec(text)?.[1] ?? text))
  return attacks.slice(0, MOST_ATTACKS)
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => [key, ...textsIn(each)])
}

const MOST_ATTACKS = 40
const SHORT = 30

function checksOf(compiled: CompiledRules) {
  const { looking, onPage, byList, byGate } = compiled.setFor(readText('', 'text'))
  return [...looking, ...onPage, ...[...byList.values(), ...byGate.values()].flat()]
}
