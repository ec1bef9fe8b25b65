import type { LanguageKey } from '../../languages.ts'
import type { Rule, RulePart } from '../definition/rule.ts'
import { isSlotted } from '../terms/slots.ts'
import { expressionOf, termForms } from '../terms/terms.ts'

/** A term with an open end, in a list of a rule. */
export interface Wildcard {
  term: string
  language: LanguageKey | null
  rule: string
  /** Whether it says what the rule finds; elsewhere it says where a rule applies. */
  finds: boolean
}

/** What each kind of rule looks for. */
const SOUGHT = ['terms', 'trigger', 'pattern', 'first', 'second']

/** Every wildcard of some rules, once for each list that has it; a model that is asked about one page too many does no harm. */
export function wildcardsOf(rules: readonly Rule[]): Wildcard[] {
  return rules
    .filter(({ format, kind }) => format === 'own' && kind !== 'guideline')
    .flatMap((rule) =>
      rule.parts.flatMap((part) => {
        const listed = (terms: readonly unknown[], finds: boolean) =>
          terms.filter(isWildcard).map((term) => ({ term, language: part.language, rule: rule.id, finds }))
        return [...listed(soughtBy(part), true), ...listed(contextOf(part), false)]
      }),
    )
}

const isWildcard = (term: unknown): term is string =>
  typeof term === 'string' && /^\*|\*$/.test(term.trim()) && expressionOf(term) === null && !isSlotted(term)

function soughtBy({ keys }: RulePart): unknown[] {
  const terms = [...SOUGHT.flatMap((key) => keys[key] ?? []), ...Object.keys((keys.replace as object | undefined) ?? {})]
  // With `compounds` every term is open at both ends.
  return keys.compounds === true
    ? terms.map((term) => (typeof term === 'string' && expressionOf(term) === null ? `*${term}*` : term))
    : terms
}

const contextOf = ({ where, unless, exceptions, classes }: RulePart): unknown[] => [
  ...Object.values(where).flat(),
  ...Object.values(unless).flat(),
  ...exceptions,
  ...Object.values(classes).flat(),
]

/** What stands between the parts of a compound, and what words end in. */
const BETWEEN: Partial<Record<LanguageKey, string[]>> = {
  DE: ['', 's', 'es', 'n', 'en', 'er', 'e', 'ns', '-'],
  NL: ['', 's', 'en', 'n', 'e', 'er', '-'],
}
const ENDINGS: Partial<Record<LanguageKey, string[]>> = {
  EN: "s es ed d ing er ers or ors ion ions ive ful fully less able ment ments al ship ships 's".split(' '),
  DE: 'e en n s es er ern em ens'.split(' '),
  NL: "s en n e 's je jes tje tjes".split(' '),
}
/** A word that begins with so many letters of a stem is one of its family. */
const LONG_STEM = 7
/** Shorter pieces are in every list of words, as names of letters and units. */
const SHORTEST_PIECE = 3

/** Whether a list of words could have others: not where a word begins with a long stem. */
export const mayFindOthers = ({ term }: Pick<Wildcard, 'term'>): boolean =>
  termForms(term).some(({ text, openStart }) => openStart || text.split(' ').at(-1)!.length < LONG_STEM)

/**
 * Words of a list that a wildcard finds although they are others: what stands beside its letters is neither a word nor an ending.
 * `*wein` finds Rotwein, where *Rot* is a word, and Schwein, where *Sch* is none.
 */
export function otherWords({ term, language }: Pick<Wildcard, 'term' | 'language'>, words: ReadonlySet<string>): string[] {
  const [between, endings] = [BETWEEN[language ?? 'EN'] ?? [''], ['', ...(ENDINGS[language ?? 'EN'] ?? [])]]
  const forms = termForms(term).map(({ text, openStart, openEnd }) => {
    const parts = text.toLowerCase().split(' ')
    return { stem: (openEnd ? parts.at(-1) : parts[0])!, openStart: openStart && parts.length === 1, openEnd }
  })
  const isPiece = (piece: string, rest: (link: string) => string) =>
    piece.length >= SHORTEST_PIECE && between.some((link) => words.has(rest(link)))
  const isBefore = (piece: string) =>
    piece === '' || isPiece(piece, (link) => (piece.endsWith(link) ? piece.slice(0, piece.length - link.length) : piece + link))
  const isAfter = (piece: string) =>
    endings.includes(piece) || isPiece(piece, (link) => (piece.startsWith(link) ? piece.slice(link.length) : piece + link))
  const found: string[] = []
  for (const word of words) {
    const hits = forms.filter(
      ({ stem, openStart, openEnd }) =>
        word.includes(stem) && (openStart || word.startsWith(stem)) && (openEnd || word.endsWith(stem)) && (openStart || openEnd),
    )
    if (hits.length === 0) continue
    const isMeant = hits.some(({ stem, openStart }) => {
      if (!openStart && stem.length >= LONG_STEM && word.startsWith(stem)) return true
      for (let at = word.indexOf(stem); at >= 0; at = word.indexOf(stem, at + 1))
        if (isBefore(word.slice(0, at)) && isAfter(word.slice(at + stem.length))) return true
      return false
    })
    if (!isMeant) found.push(word)
  }
  return found.toSorted()
}
