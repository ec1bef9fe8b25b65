import type { LanguageKey } from '../languages.ts'
import { isAbbreviation, mayEndSentence } from './abbreviations.ts'

export interface Span {
  start: number
  end: number
}

/** A stop, with what may close after it (quotes, brackets), then white space or the end; or a blank line. */
const STOP = /([.!?…;\u037E。！？]+)["'»”’›)\]}*_]*(?=\s|$)|([。！？]+)["'»”’›)\]}」』]*|\n[^\S\n]*\n/g
const WORD_BEFORE = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.\-/]*$/u
const LONGEST_WORD_BEFORE = 24
const NEXT_WORD = /\S/g
const OPENS_SMALL = /^["'«“‘‹([{*_¿¡—–-]*\p{Ll}/u
/** "(b)", "(iv)": the next point of a list that is written out in a row. */
const ENUMERATES = /^\(\p{L}{1,3}\)/u
const OPENS_NUMBER = /^["'«“‘‹([{*_]*\p{N}/u
const INITIAL = /^(?:\p{L}\p{M}*|\p{Lu}(?:\.\p{Lu})+)$/u
const DOTTED = /^\p{L}{1,3}(?:\.\p{L}{1,3})+$/u

/** In these, a number with a full stop is an ordinal: "am 3. Mai", "3. maj". */
const ORDINAL_LANGUAGES = new Set<LanguageKey | null>(['DE', 'DK', 'NO', 'FI', 'PL', 'TR', 'SE'])

/**
 * The sentences of a block's text, in order, without the white space around them. Rules, not statistics: a stop ends a sentence
 * unless it belongs to an abbreviation, an initial, an ordinal, or the text goes on in lower case.
 */
export function sentences(text: string, language: LanguageKey | null = null): Span[] {
  const spans: Span[] = []
  let start = 0
  STOP.lastIndex = 0
  for (let match = STOP.exec(text); match !== null; match = STOP.exec(text)) {
    const stop = match[1] ?? match[2]
    const end = match.index + match[0].length
    if (stop !== undefined && !endsSentence(text, start, match.index, end, stop, language)) continue
    add(text, start, stop === undefined ? match.index : end, spans)
    start = end
  }
  add(text, start, text.length, spans)
  return spans
}

function add(text: string, from: number, to: number, spans: Span[]): void {
  let start = from
  let end = to
  while (start < end && isSpace(text.charCodeAt(start))) start += 1
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1
  if (end > start) spans.push({ start, end })
}

const isSpace = (code: number) =>
  code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xa0 || (code > 0xff && /\s/.test(String.fromCharCode(code)))

function endsSentence(
  text: string,
  sentenceStart: number,
  stopStart: number,
  end: number,
  stop: string,
  language: LanguageKey | null,
): boolean {
  // the Greek question mark is a semicolon; elsewhere a semicolon does not end a sentence
  if (stop[0] === ';' || stop[0] === '\u037E') return language === 'GR'
  NEXT_WORD.lastIndex = end
  const next = NEXT_WORD.exec(text)
  if (next === null) return true
  const rest = text.slice(next.index, next.index + 12)
  const small = opensSmall(rest)
  if (stop === '…' || stop === '..' || stop.startsWith('...')) return !small
  if (stop !== '.') return !small || stop.length > 1 || text[end - 1] === stop.at(-1)
  if (small) return false
  const before = wordBefore(text, stopStart)
  if (before === '') return true
  const word = before.toLowerCase()
  if (mayEndSentence(word)) return !OPENS_NUMBER.test(rest) && !rest.startsWith('(')
  if (isAbbreviation(word, language)) return false
  if (mayBeInitial(before) && (DOTTED.test(before) || (INITIAL.test(before) && !(before === 'I' && language === 'EN')))) return false
  if (/^\d{1,2}$/.test(before)) {
    const numberStart = stopStart - before.length
    return !ORDINAL_LANGUAGES.has(language) && !startsLine(text, numberStart) && text.slice(sentenceStart, numberStart).trim() !== ''
  }
  return true
}

/** Most sentences begin with a plain letter, and then no expression has to look. */
function opensSmall(rest: string): boolean {
  const code = rest.charCodeAt(0)
  if (isCapital(code)) return false
  return isSmall(code) || (OPENS_SMALL.test(rest) && !ENUMERATES.test(rest))
}

const isCapital = (code: number) => code >= 0x41 && code <= 0x5a
const isSmall = (code: number) => code >= 0x61 && code <= 0x7a

/** The word that ends where a stop stands, with points, hyphens and slashes inside it; empty where there is none. */
function wordBefore(text: string, stop: number): string {
  const from = Math.max(0, stop - LONGEST_WORD_BEFORE)
  let at = stop
  let start = stop
  for (; at > from; at--) {
    const code = text.charCodeAt(at - 1)
    if (code >= 0x80) return WORD_BEFORE.exec(text.slice(from, stop))?.[0] ?? ''
    if (isSmall(code) || isCapital(code) || (code >= 0x30 && code <= 0x39)) start = at - 1
    else if (code < 0x2d || code > 0x2f) break
  }
  return text.slice(start, stop)
}

/** A single letter, letters with points between them, or a letter with accents of its own. */
const mayBeInitial = (word: string) => word.length === 1 || word.includes('.') || word.charCodeAt(1) >= 0x80

/** "1. First point": the number of a list that is written out. */
function startsLine(text: string, at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const code = text.charCodeAt(index)
    if (code === 0x0a) return true
    if (!isSpace(code)) return false
  }
  return true
}
