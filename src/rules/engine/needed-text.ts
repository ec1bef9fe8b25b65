import { needsOf } from '../expression/literals.ts'
import { coarse, IGNORED } from '../words/fold.ts'
import type { Check, CompiledRules } from './compile.ts'

/**
 * Tells from the bytes of a page in UTF-8, handed in as a string of one character for each byte (latin1), whether rules may find something
 * on it: a page without their words need not be parsed. It may let a page through that has nothing, and never holds one back that has
 * something. Null: the rules must look at every page.
 */
export function neededText(compiled: CompiledRules): ((bytes: string) => boolean) | null {
  const { looking, onPage, byList, byGate } = compiled.wholeSet()
  const checks = new Set([...looking, ...onPage, ...[...byList.values(), ...byGate.values()].flat()])
  const pieces = new Set<string>()
  for (const check of checks) {
    const needed = neededBy(check)
    if (needed === null) return null
    const anyAccent = ['GR', 'TR'].includes(check.part.language ?? '') || check.part.keys.accents === 'ignore'
    for (const text of needed) {
      const piece = pieceOf(text, anyAccent)
      if (piece === null) return null
      pieces.add(piece)
    }
  }
  const wanted = new RegExp(pieces.size === 0 ? '(?!)' : [...pieces].join('|'), 'i')
  return (bytes) => wanted.test(bytes) || UNSURE.test(bytes) || (INVISIBLE.test(bytes) && wanted.test(bytes.replaceAll(ALL_INVISIBLE, '')))
}

/** Without one of these a check finds nothing; null where that cannot be said. */
function neededBy({ finder }: Check): string[] | null {
  if (!finder.triggers) return finder.gate === undefined ? null : (needsOf(finder.gate.source).sets[0]?.map(({ text }) => text) ?? null)
  const lists = finder.triggers.map(({ needed }) => needed)
  return lists.includes(null) ? null : lists.flatMap((list) => list!)
}

/** Combining marks, the Turkish capital I and the sign for kelvin: letters written in a way the pieces do not know. */
const UNSURE = /[\xcc\xcd][\x80-\xbf]|\xc4\xb0|\xe2\x84\xaa/
/** Soft hyphens, and blanks and joiners without width. */
const INVISIBLE = /\xc2\xad|\xe2\x80[\x8b-\x8d]|\xe2\x81\xa0|\xef\xbb\xbf/
const ALL_INVISIBLE = new RegExp(INVISIBLE.source, 'g')

const WORD = /[\p{L}\p{N}_]+/gu
const SHORTEST = 2
/** A letter with more spellings than this (a Korean syllable) narrows nothing. */
const MOST_SPELLINGS = 80

/** The longest word of a text as an expression over bytes. */
function pieceOf(text: string, anyAccent: boolean): string | null {
  const longest = (text.normalize('NFC').replaceAll('İ', 'i').match(WORD) ?? []).toSorted((one, other) => other.length - one.length)[0]
  if (longest === undefined || longest.length < SHORTEST) return null
  let piece = ''
  for (const letter of longest) {
    const spellings = [letter, letter.toLowerCase(), letter.toUpperCase(), ...(anyAccent ? alike(letter) : [])]
    if (spellings.length > MOST_SPELLINGS) return null
    const bytes = [...new Set(spellings.map(bytesOf))]
    piece += bytes.length === 1 ? bytes[0]! : `(?:${bytes.join('|')})`
  }
  return piece
}

const encoder = new TextEncoder()
const hex = (byte: number) => `\\x${byte.toString(16).padStart(2, '0')}`
/** An ASCII letter as it is, in small letters: the expression does not tell them from capitals. */
const bytesOf = (letter: string) => (/^[a-z0-9]$/i.test(letter) ? letter.toLowerCase() : [...encoder.encode(letter)].map(hex).join(''))

let spellingsByLetter: Map<number, string[]> | undefined

/** All letters that count as the same one where neither case nor accents matter. */
function alike(letter: string): string[] {
  if (!spellingsByLetter) {
    spellingsByLetter = new Map()
    for (let code = 0x30; code < 0x10000; code++) {
      const key = coarse(code)
      if (key <= IGNORED) continue
      const known = spellingsByLetter.get(key)
      if (known) known.push(String.fromCharCode(code))
      else spellingsByLetter.set(key, [String.fromCharCode(code)])
    }
  }
  return spellingsByLetter.get(coarse(letter.charCodeAt(0))) ?? [letter]
}
