import type { LanguageKey } from '../languages.ts'
import { COMMON_WORDS } from './language-common-words.ts'
import { LANGUAGES, UNIT } from './language-tables.ts'

/** Letters beyond a to z, words borrowed by everybody ("café", "naïve") included. */
const LETTERS: Partial<Record<LanguageKey, string>> = {
  NL: 'éëïóöüèê',
  EN: 'éï',
  ES: 'áéíóúüñ',
  IT: 'àèéìòùî',
  SE: 'åäöé',
  PT: 'áâãàçéêíóôõú',
  FR: 'àâæçéèêëîïôœùûüÿ',
  FI: 'äöå',
  PL: 'ąćęłńóśźż',
  DE: 'äöüßé',
  TR: 'çğıöşüâîû',
  DK: 'æøåé',
  NO: 'æøåéòôó',
}

const KNOWN_WORD = 3 * UNIT
const STRANGE_LETTER = 4 * UNIT

let words: Map<string, number> | null = null
let strange: Map<string, number> | null = null

/** In bits: the languages that a word is common in, or that have no such letter. */
function tables(): { words: Map<string, number>; strange: Map<string, number> } {
  if (words && strange) return { words, strange }
  words = new Map()
  strange = new Map()
  for (const [index, key] of LANGUAGES.entries())
    for (const word of COMMON_WORDS[key]!.split(' ')) words.set(word, (words.get(word) ?? 0) | (1 << index))
  for (const letter of new Set(Object.values(LETTERS).join('')))
    for (const [index, key] of LANGUAGES.entries())
      if (!LETTERS[key]!.includes(letter)) strange.set(letter, (strange.get(letter) ?? 0) | (1 << index))
  return { words, strange }
}

/** Adds to the scores of a short text what single words and letters say: three letters in a row say little about five words. */
export function weighLine(lower: string, scores: number[]): void {
  const known = tables()
  for (const word of lower.match(/\p{L}+/gu) ?? []) {
    const languages = known.words.get(word) ?? 0
    if (languages !== 0) for (let at = 0; at < scores.length; at++) if (languages & (1 << at)) scores[at]! += KNOWN_WORD
    let without = 0
    for (const letter of word) without |= known.strange.get(letter) ?? 0
    if (without !== 0) for (let at = 0; at < scores.length; at++) if (without & (1 << at)) scores[at]! -= STRANGE_LETTER
  }
}
