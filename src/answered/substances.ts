import type { LanguageKey } from '../languages.ts'
import type { Found } from './found.ts'
import { FREE_BEFORE, FREE_BEHIND, substanceWords } from './lexicon/substances.ts'

export interface SubstanceHere {
  /** The substance, and whether it is said not to be in it. */
  key: string
  start: number
  end: number
}

const INSIDE_FREE = /(?:free|frei|vrij)\p{L}{0,2}$/iu
const HELD = 24

/** What a text says something is made of, contains, or is free of. */
export function substancesIn(text: string, language: LanguageKey): SubstanceHere[] {
  const before = FREE_BEFORE[language]
  return substanceWords(text, language).map(({ name, start, end }): SubstanceHere => {
    const behind = FREE_BEHIND.exec(text.slice(end))?.[0] ?? ''
    const isFree =
      behind !== '' || INSIDE_FREE.test(text.slice(start, end)) || (before?.test(text.slice(Math.max(0, start - HELD), start)) ?? false)
    return { key: `${isFree ? 'no ' : ''}${name}`, start, end: end + behind.length }
  })
}

export const newSubstances = (sentence: string, language: LanguageKey, known: ReadonlySet<string>): Found[] =>
  substancesIn(sentence, language)
    .filter(({ key }) => !known.has(key))
    .map(({ start, end }) => ({ kind: 'ingredient', start, end }))
