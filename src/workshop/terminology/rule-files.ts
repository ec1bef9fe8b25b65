import { createHash } from 'node:crypto'
import type { Term } from '../../db/rules/terms.ts'
import { LANGUAGE_KEYS } from '../../languages.ts'
import type { LanguageKey } from '../../languages.ts'
import { escaped } from '../../rules/form/new-rule.ts'
import { needsAdvice } from '../../rules/index.ts'

/** The folder of the rules that are made from the terminology. Identifiers of stored rules begin with it, so it keeps its first name. */
export const TERMINOLOGY = 'house-words'
export const isTerminology = (ruleId: string): boolean => ruleId.startsWith(`${TERMINOLOGY}.`)

/** Forbidden variants in one rule: its file stays well below what a rule may have, and a change of one word renews a small file. */
const PER_RULE = 500

const NAMES = new Intl.DisplayNames('en', { type: 'language' })
const TAGS: Partial<Record<LanguageKey, string>> = { GR: 'el', SE: 'sv', DK: 'da', NO: 'nb' }
const languageName = (language: LanguageKey) => NAMES.of(TAGS[language] ?? language.toLowerCase()) ?? language

interface WordRule {
  id: string
  file: string
  content: string
}

interface Pair {
  term: string
  variant: string
}

/** The terminology as rules of the workspace: one or more for each language that forbids something. */
export function ruleFilesOfTerms(terms: readonly Term[]): WordRule[] {
  return LANGUAGE_KEYS.flatMap((language) => {
    const speaking = terms.filter(({ words }) => (words[language]?.forbidden.length ?? 0) > 0)
    const variants = speaking.reduce((sum, { words }) => sum + words[language]!.forbidden.length, 0)
    const count = Math.ceil(variants / PER_RULE)
    const preferred = terms.map(({ words }) => words[language]?.term ?? '').filter((term) => term.includes(' ') || term.includes('-'))
    const parts: Pair[][] = Array.from({ length: count }, () => [])
    for (const { words } of speaking) {
      const { term, forbidden } = words[language]!
      parts[placeOf(term, count)]!.push(...forbidden.map((variant) => ({ term, variant })))
    }
    return parts.flatMap((pairs, index) => (pairs.length === 0 ? [] : [ruleOf(language, index + 1, count, pairs, preferred)]))
  })
}

/** A word stays in its rule while others come and go. */
const placeOf = (term: string, count: number) => createHash('sha256').update(term).digest().readUInt32BE(0) % count

/** A text as YAML reads it: JSON is YAML, and writing twenty thousand words so takes a fraction of the time. */
const quoted = (text: string): string => JSON.stringify(text)

function ruleOf(language: LanguageKey, number: number, count: number, pairs: readonly Pair[], preferred: readonly string[]): WordRule {
  const name = `${language.toLowerCase()}-${number}`
  // Terms are found in any capitals: two variants that differ in nothing else are one.
  const distinct = [...new Map(pairs.map((pair) => [pair.variant.toLowerCase(), pair])).values()]
  const sorted = distinct.toSorted((one, other) => (one.variant < other.variant ? -1 : 1))
  const [first] = sorted as [Pair]
  const exceptions = exceptionsFor(sorted, preferred)
  const lines = [
    'extends: substitution',
    `name: ${quoted(`Terminology, ${languageName(language)}${count > 1 ? ` ${number}` : ''}`)}`,
    'message: The house writes “%s”, not “%s”.',
    'solution: Write the term.',
    'severity: MEDIUM',
    'suggestion: wording',
    'languages:',
    `  ${quoted(language)}:`,
    '    replace:',
    ...sorted.map((pair) => `      ${quoted(escaped(pair.variant))}: ${replacementFor(pair)}`),
    ...(exceptions.length > 0 ? ['    exceptions:', ...exceptions.map((term) => `      - ${quoted(escaped(term))}`)] : []),
    '    hits:',
    `      - { text: ${quoted(first.variant)}, found: [${quoted(first.variant)}] }`,
    '    passes:',
    `      - ${quoted(passing(first, sorted))}`,
  ]
  return { id: `${TERMINOLOGY}.${name}`, file: `${TERMINOLOGY}/${name}.yml`, content: `${lines.join('\n')}\n` }
}

/** A word with a blank to fill, or a figure that was not there, is looked at by somebody before it is written. */
const replacementFor = ({ variant, term }: Pair) =>
  needsAdvice(variant, escaped(term)) === null && needsAdvice(variant, term) === null
    ? quoted(escaped(term))
    : `{ write: ${quoted(escaped(term))}, suggestion: advice }`

/** A longer term that holds a forbidden one is right as it stands. */
function exceptionsFor(pairs: readonly Pair[], preferred: readonly string[]): string[] {
  const variants = new Map(Map.groupBy(pairs, ({ variant }) => variant.toLowerCase().split(/[\s-]/)[0]!))
  const holding = preferred.filter((term) => {
    const lower = term.toLowerCase()
    return lower
      .split(/[\s-]/)
      .some((word) =>
        (variants.get(word) ?? []).some(({ variant }) => lower.includes(variant.toLowerCase()) && lower !== variant.toLowerCase()),
      )
  })
  return [...new Set(holding)]
}

/** A text that is to be left alone: the word to be written, unless a variant is a part of it. */
const passing = ({ term }: Pair, pairs: readonly Pair[]): string =>
  pairs.some(({ variant }) => term.toLowerCase().includes(variant.toLowerCase())) ? '—' : term
