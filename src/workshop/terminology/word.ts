import type { NewTerm, Term } from '../../db/rules/terms.ts'
import { LANGUAGE_KEYS } from '../../languages.ts'
import type { LanguageKey } from '../../languages.ts'

export const MOST_TERMS = 20_000
const MOST_FORBIDDEN = 20
const LONGEST_WORD = 200
const LONGEST_NOTE = 1000

/** A term as somebody gives it. */
export type GivenWords = Partial<Record<LanguageKey, { term: string; forbidden: string[] }>>

/** What is wrong with a word, and in which language; null for the whole. */
export interface WordFault {
  language: LanguageKey | null
  field: 'term' | 'forbidden' | 'note'
  message: string
}

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()
const folded = (text: string): string => oneLine(text).toLowerCase()

/** Words in the order of the languages, without what is empty or there twice. */
export function tidyWords(words: GivenWords): GivenWords {
  const tidy: GivenWords = {}
  for (const language of LANGUAGE_KEYS) {
    const given = words[language]
    if (!given) continue
    const forbidden = [...new Set(given.forbidden.map(oneLine).filter((variant) => variant !== ''))]
    if (oneLine(given.term) !== '' || forbidden.length > 0) tidy[language] = { term: oneLine(given.term), forbidden }
  }
  return tidy
}

export function faultsOfWord(words: GivenWords, note: string | null): WordFault[] {
  const faults: WordFault[] = []
  const entries = Object.entries(words) as [LanguageKey, { term: string; forbidden: string[] }][]
  if (entries.length === 0) faults.push({ language: null, field: 'term', message: 'there is no word' })
  const ofNote = (message: string) => faults.push({ language: null, field: 'note', message })
  if (note !== null && note.length > LONGEST_NOTE) ofNote(`a note has at most ${LONGEST_NOTE} characters`)
  if (note !== null && isStrange(note)) ofNote(STRANGE)
  for (const [language, { term, forbidden }] of entries) {
    const fault = (field: 'term' | 'forbidden', message: string) => faults.push({ language, field, message })
    if (term === '') fault('term', 'a forbidden word needs the one to write instead')
    if (forbidden.length > MOST_FORBIDDEN) fault('forbidden', `a word has at most ${MOST_FORBIDDEN} forbidden variants`)
    for (const [field, text] of [['term', term] as const, ...forbidden.map((variant) => ['forbidden', variant] as const)]) {
      if (text.length > LONGEST_WORD) fault(field, `a word has at most ${LONGEST_WORD} characters`)
      else if (isStrange(text)) fault(field, STRANGE)
      else if (text !== '' && !/[\p{L}\p{N}]/u.test(text)) fault(field, `“${text.slice(0, 40)}” has neither a letter nor a digit`)
    }
    if (forbidden.includes(term)) fault('forbidden', `“${term}” is what is to be written`)
  }
  return faults
}

const STRANGE = 'the text holds characters that are not allowed'
const isStrange = (text: string) => /[\p{Cc}\p{Cs}\p{Co}\u{2028}\u{2029}]/u.test(text)

/** The first of its words: lists are ordered by it, and rows of a table are told apart by it. */
export const nameOfTerm = (words: GivenWords): string =>
  folded(LANGUAGE_KEYS.map((language) => words[language]?.term ?? '').find((term) => term !== '') ?? '')

export const withSearch = ({ id, words, note }: Term): NewTerm => ({
  id,
  words,
  note,
  name: nameOfTerm(words),
  search: Object.values(words)
    .flatMap(({ term, forbidden }) => [term, ...forbidden])
    .concat(note ?? '')
    .join('\n')
    .toLowerCase(),
})

/** Which variant stands for two words, or is a term itself: both cannot hold. By term id. */
export function contradictions(terms: readonly Term[]): Map<string, WordFault> {
  const found = new Map<string, WordFault>()
  for (const language of LANGUAGE_KEYS) {
    const preferred = new Map<string, string>()
    for (const { words } of terms) {
      const { term } = words[language] ?? { term: '' }
      if (term !== '') preferred.set(term, term)
    }
    const forbids = new Map<string, string>()
    for (const { id, words } of terms) {
      const entry = words[language]
      if (!entry) continue
      for (const variant of entry.forbidden) {
        const other = forbids.get(folded(variant))
        const message = preferred.has(variant)
          ? `“${variant}” is a term itself`
          : other !== undefined && other !== entry.term
            ? `“${variant}” is to be “${other}” by another entry`
            : null
        if (message && !found.has(id)) found.set(id, { language, field: 'forbidden', message })
        forbids.set(folded(variant), entry.term)
      }
    }
  }
  return found
}
