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

type Languages = Map<string, number>
let known: { words: Languages; strange: Languages } | null = null

/** In bits: the languages that a word is common in, and those that have no such letter. */
function tables(): NonNullable<typeof known> {
  const words: Languages = new Map()
  const strange: Languages = new Map()
  const add = (to: Languages, entry: string, language: number) => to.set(entry, (to.get(entry) ?? 0) | (1 << language))
  const letters = new Set(Object.values(LETTERS).join(''))
  for (const [index, key] of LANGUAGES.entries()) {
    for (const word of COMMON_WORDS[key]!.split(' ')) add(words, word, index)
    for (const letter of letters) if (!LETTERS[key]!.includes(letter)) add(strange, letter, index)
  }
  return { words, strange }
}

/** Adds to the scores of a short text what single words and letters say: three letters in a row say little about five words. */
export function weighLine(lower: string, scores: number[]): void {
  known ??= tables()
  for (const word of lower.match(/\p{L}+/gu) ?? []) {
    const languages = known.words.get(word) ?? 0
    if (languages !== 0) for (let at = 0; at < scores.length; at++) if (languages & (1 << at)) scores[at]! += KNOWN_WORD
    let without = 0
    for (const letter of word) without |= known.strange.get(letter) ?? 0
    if (without !== 0) for (let at = 0; at < scores.length; at++) if (without & (1 << at)) scores[at]! -= STRANGE_LETTER
  }
}
