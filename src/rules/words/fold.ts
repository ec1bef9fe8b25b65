import type { LanguageKey } from '../../languages.ts'

/** Not a word character. */
export const SEPARATOR = 0
/** Takes no part in comparing: soft hyphens, combining marks, zero-width joiners. */
export const IGNORED = 1
const UNKNOWN = 0xffff

const WORD = /[\p{L}\p{N}_]/u
const SKIPPED = /[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/u
/** Letters that differ from their base by a stroke, which Unicode does not take apart. */
const STROKES: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ς: 'σ', ħ: 'h' }

const table = new Uint16Array(0x10000).fill(UNKNOWN)

function coarseOf(code: number): number {
  const character = String.fromCharCode(code)
  if (SKIPPED.test(character)) return IGNORED
  if (!WORD.test(character)) return SEPARATOR
  const base = (character.normalize('NFD')[0] ?? character).toLowerCase()
  return (STROKES[base] ?? base).charCodeAt(0)
}

/**
 * The coarsest folding of one character: without case and accents, the same for every language, so that all terms of all
 * languages can be looked up in one pass. What passes it is then compared exactly by `folded`.
 */
export function coarse(code: number): number {
  const known = table[code]!
  return known === UNKNOWN ? (table[code] = coarseOf(code)) : known
}

/** The table itself, for the one loop that must not call a function per character; UNFILLED entries go through `coarse`. */
export const COARSE_TABLE = table
export const UNFILLED = UNKNOWN
for (let code = 0; code < 0x250; code++) coarse(code)

export const isWordCode = (code: number) => coarse(code) > IGNORED

/** Blanks, apostrophes and hyphens of all kinds count as the plain ones when a term is compared. */
export function plainCharacter(code: number): number {
  if (code === 0x20 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x202f || (code >= 0x2000 && code <= 0x200a)) return 0x20
  if (code === 0x2019 || code === 0x2018 || code === 0x02bc) return 0x27
  if (code === 0x2010 || code === 0x2011) return 0x2d
  if (code === 0x201c || code === 0x201d || code === 0x201e || code === 0xab || code === 0xbb) return 0x22
  return code
}

export interface Folding {
  language: LanguageKey | null
  ignoreCase: boolean
  ignoreAccents: boolean
}

/** What folding only puts into small letters, and what it leaves as it is. */
const ASCII_WORDS = /^[a-z0-9-]+(?: [a-z0-9-]+)*$/i
const SMALL_ASCII_WORDS = /^[a-z0-9-]+(?: [a-z0-9-]+)*$/

/** Whether a text is its own folded form, in every language: most terms are. */
export const isFolded = (text: string): boolean => SMALL_ASCII_WORDS.test(text)

const GREEK_CAPITALS = /^[^\p{Ll}]*$/u

/** The exact form two texts are compared in: by the letters of the language, with plain blanks, apostrophes and hyphens. */
export function folded(text: string, folding: Folding): string {
  if (isFolded(text)) return text
  if (ASCII_WORDS.test(text)) return folding.ignoreCase ? lowered(text, folding.language) : text
  let plain = ''
  let blank = false
  for (const character of text.normalize('NFC')) {
    const code = character.charCodeAt(0)
    if (code === 0xad || (code >= 0x200b && code <= 0x200d) || code === 0x2060 || code === 0xfeff) continue
    const replaced = plainCharacter(code)
    if (replaced === 0x20) {
      if (!blank) plain += ' '
      blank = true
      continue
    }
    blank = false
    plain += replaced === code ? character : String.fromCharCode(replaced)
  }
  if (folding.ignoreCase) plain = lowered(plain, folding.language)
  return folding.ignoreAccents ? withoutAccents(plain) : plain
}

export function lowered(text: string, language: LanguageKey | null): string {
  if (language === 'TR') return text.toLocaleLowerCase('tr')
  if (ASCII_WORDS.test(text)) return text.toLowerCase()
  return text.replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ')
}

export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łøđħ]/g, (letter) => STROKES[letter]!)
}

/** Whether a piece of text is this term, whose folded form is given. Greek words in capitals drop their accents. */
export function sameFolded(piece: string, term: string, folding: Folding): boolean {
  // Most pieces stand in the text as the term does, or begin with a capital. Only Turkish has its own small letters for ASCII.
  if (piece === term || (folding.ignoreCase && folding.language !== 'TR' && ASCII_WORDS.test(piece) && piece.toLowerCase() === term))
    return true
  const form = folded(piece, folding)
  if (form === term) return true
  if (folding.language === 'GR' && folding.ignoreCase && GREEK_CAPITALS.test(piece)) return withoutAccents(form) === withoutAccents(term)
  return false
}
