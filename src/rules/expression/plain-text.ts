import type { CharacterSet } from './characters.ts'
import { DIGIT, findStandIn, LETTER, standInOf } from './stand-ins.ts'
import { isWestern } from '../words/western.ts'

/** Text to look in. */
export interface Subject {
  text: string
  /**
   * The same text with each letter and digit beyond ASCII written as `_` or `0`; the text itself where it has none; null where
   * characters remain that JavaScript counts as two (emoji), which only the full reading keeps together.
   */
  plainText: string | null
  /** The same in ASCII alone; null where half a pair stands without the other. */
  ascii: AsciiText | null
  /** All of it is Latin, Greek and Cyrillic letters and what stands between them. */
  isWestern: boolean
}

/** Text that many expressions look in. */
export interface KnownSubject extends Subject {
  /** Those of its ASCII. */
  characters: CharacterSet | null
}

/** A text with one character of ASCII for each beyond it: most expressions cannot tell it from the text itself. */
export interface AsciiText {
  text: string
  /** Where in it one character stands for two of the text, of which JavaScript makes pairs; null where none does. */
  pairs: number[] | null
}

const isHalf = (code: number) => code >= 0xd800 && code < 0xe000

/** What may be a letter, a digit or half of a pair beyond ASCII: not the dashes, quotation marks and symbols that nearly every text has. */
const PERHAPS_BEYOND = /[^\x00-\xa9\xab-\xb1\u2000-\u203e\u2055-\u206f\u20a0-\u20cf\u211e-\u2123\u218a-\u245f\u2500-\u2775\u2794-\u2bff]/

export function plainTextOf(text: string): string | null {
  let at = text.search(PERHAPS_BEYOND)
  if (at < 0) return text
  let plain = ''
  let from = 0
  for (let length = 1; at < text.length; at += length) {
    const code = text.charCodeAt(at)
    length = 1
    if (code < 0x80) continue
    const standIn = isHalf(code) ? findStandIn(String.fromCodePoint(text.codePointAt(at)!)) : standInOf(code)
    if (standIn !== LETTER && standIn !== DIGIT) {
      if (isHalf(code)) return null
      continue
    }
    if (isHalf(code)) length = 2
    plain += text.slice(from, at) + String.fromCharCode(standIn).repeat(length)
    from = at + length
  }
  return from === 0 ? text : plain + text.slice(from)
}

const BEYOND_ASCII = /[^\0-\x7f]/
const decoder = new TextDecoder()
let bytes = new Uint8Array(4096)

export function asciiOf(text: string): AsciiText | null {
  if (!BEYOND_ASCII.test(text)) return { text, pairs: null }
  if (bytes.length < text.length) bytes = new Uint8Array(text.length * 2)
  let pairs: number[] | null = null
  let length = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isHalf(code)) {
      const point = text.codePointAt(at)!
      if (point === code) return null
      pairs ??= []
      pairs.push(length)
      bytes[length++] = findStandIn(String.fromCodePoint(point))
      at++
    } else bytes[length++] = code < 0x80 ? code : standInOf(code)
  }
  return { text: decoder.decode(bytes.subarray(0, length)), pairs }
}

/** Where a place of the ASCII stands in the text itself. */
export function placeInText(pairs: readonly number[] | null, at: number): number {
  if (pairs === null) return at
  let low = 0
  let high = pairs.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (pairs[middle]! < at) low = middle + 1
    else high = middle
  }
  return at + low
}

class AnyText implements Subject {
  readonly text: string
  readonly ascii: AsciiText | null

  constructor(text: string) {
    this.text = text
    this.ascii = asciiOf(text)
  }

  get plainText(): string | null {
    return this.ascii?.text === this.text ? this.text : plainTextOf(this.text)
  }

  get isWestern(): boolean {
    return isWestern(this.text)
  }
}

export const subject = (text: string): Subject => new AnyText(text)
