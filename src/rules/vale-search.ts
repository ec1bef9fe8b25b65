import type { LanguageKey } from '../languages.ts'
import { valeSentences } from './vale-sentences.ts'

/** Where Vale says a match stands, in offsets of the text searched. */
export interface Spot {
  start: number
  /** Where the line ends, if it could name no more than the whole line. */
  lineEnd: number | null
}

const WHITE = /\s+/u
/** What Vale's word tokenizer takes off a word, one sign after the other. */
const BEFORE = /^[$("[]/
const AFTER = /[,)"\]!;.?:']$/
/** Abbreviations and the like keep their signs. */
const WHOLE = /^(?:[A-Za-z]\.){2,}$|^[A-Z][a-z]{1,2}\.$/

/**
 * Vale finds a match in the text, then looks for it again in the source, from `text` on where that is there letter for letter: as
 * whole words, then within words, then by the words of the sentence around it. Null where it gives up, and the match is lost.
 */
export function searchAsVale(context: string, text: string, match: string, language: LanguageKey | null): Spot | null {
  const from = Math.max(0, context.indexOf(text))
  const words = wholeWords(match)
  let first = -1
  for (words.lastIndex = from; ; ) {
    const found = words.exec(context)
    if (!found) break
    if (found[0] === '') words.lastIndex++
    // The underscore of an emphasis is a border, not part of the match.
    const start = found.index + (found[0].startsWith('_') && !match.startsWith('_') ? 1 : 0)
    if (first < 0) first = start
    if (!isSetOff(context, found.index, found.index + found[0].length)) return { start, lineEnd: null }
  }
  if (first >= 0) return { start: first, lineEnd: null }
  const within = context.indexOf(match, from)
  if (within >= 0) return { start: within, lineEnd: null }
  return lineWithWords(context, text, match, language)
}

const known = new Map<string, RegExp>()

function wholeWords(match: string): RegExp {
  let expression = known.get(match)
  if (!expression) {
    if (known.size > 5000) known.clear()
    const source = RegExp.escape(match).replaceAll(/'|\\x27/g, "['‘’]").replaceAll(/"|\\x22/g, '["“”]')
    known.set(match, (expression = new RegExp(`(?:\\b|_|(?<![^]))${source}(?:_|\\b|(?![^]))`, 'g')))
  }
  return expression
}

/** Next to a code mark or a hyphen Vale would rather name another occurrence; after the match it looks one sign too far. */
function isSetOff(context: string, start: number, end: number): boolean {
  const before = context[start - 1]
  const after = context.charCodeAt(end) < 0x80 ? context[end + 1] : undefined
  return (start > 1 && (before === '`' || before === '-')) || after === '`' || after === '-'
}

/** The first line that has all words of the sentence of the match. */
function lineWithWords(context: string, text: string, match: string, language: LanguageKey | null): Spot | null {
  const around = valeSentences(text, language).map(({ start, end }) => text.slice(start, end)).findLast((sentence) => sentence === match || sentence.indexOf(match) > 0)
  if (around === undefined) return null
  const words = wordsOf(around)
  let start = 0
  for (const line of context.split('\n')) {
    if (words.every((word) => line.includes(word))) return { start, lineEnd: start + line.length }
    start += line.length + 1
  }
  return null
}

function wordsOf(sentence: string): string[] {
  const plain = sentence.replaceAll(/[“”]/g, '"').replaceAll(/[‘’]/g, "'").replaceAll('…', '...')
  const words: string[] = []
  for (let word of plain.split(WHITE)) {
    while (word !== '' && !WHOLE.test(word) && (BEFORE.test(word) || AFTER.test(word))) word = BEFORE.test(word) ? word.slice(1) : word.slice(0, -1)
    if (/\p{L}/u.test(word)) words.push(word)
  }
  return words
}
