import type { Span } from '../../text/sentences.ts'
import { COLLOCATIONS, isPunktAbbreviation, ORDINARY, STARTERS, TITLES } from './sentence-words.ts'
import { isWhite } from './white-space.ts'

/** Quicker at a megamorphic call site: see word-table.ts. */
const codeAt = String.prototype.charCodeAt

/**
 * The sentences of a text where Vale has them, whatever the text's language: Punkt (Kiss and Strunk, 2006) with its English model and
 * the changes of Vale's library. A word that ends in a stop ends its sentence, unless it is an abbreviation, an initial or a number
 * that goes on; what comes after decides in doubt.
 */
export function valeSentences(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  PUNCTUATION.lastIndex = 0
  for (let stop = PUNCTUATION.exec(text); stop !== null; stop = PUNCTUATION.exec(text)) {
    // no other word can end a sentence
    const end = wordEnd(text, stop.index)
    const nextStart = wordStart(text, end)
    if (nextStart === text.length) break
    if (endsSentence(text.slice(startOfWord(text, stop.index), end), text.slice(nextStart, wordEnd(text, nextStart)))) {
      add(text, start, end, spans)
      start = end
    }
    PUNCTUATION.lastIndex = end
  }
  add(text, start, text.length, spans)
  return spans
}

function add(text: string, from: number, to: number, spans: Span[]): void {
  const start = wordStart(text, from)
  let end = to
  while (end > start && isWhite(codeAt.call(text, end - 1))) end--
  if (end > start) spans.push({ start, end })
}

const PUNCTUATION = /[.!?]/g

function startOfWord(text: string, within: number): number {
  let at = within
  while (at > 0 && !isWhite(codeAt.call(text, at - 1))) at--
  return at
}

/** Where the next word begins, or the text ends. */
function wordStart(text: string, from: number): number {
  const { length } = text
  let at = from
  while (at < length && isWhite(codeAt.call(text, at))) at++
  return at
}

function wordEnd(text: string, within: number): number {
  const { length } = text
  let at = within
  while (at < length && !isWhite(codeAt.call(text, at))) at++
  return at
}

/** Punctuation after which a sentence ends whatever comes next; inside a word too, before a bracket or quotation mark. */
const ENDS = /(?:\.["”’)]|[?!]["'”’)]?)$|\.[[("]|[?!][[(]/u
const INTERNAL = /[)’”"']$/
const ELLIPSIS = /(?:\.\s?){2,}\./
const DOTTED = /(?:\w\.)+\w*\./
const INITIAL = /^[A-Za-z]\.$/
const NUMBER = /^-?[.,]?\d[\d,.-]*\.?$/
const UPPER = /^\p{Lu}/u
const LOWER = /^\p{Ll}/u

/** Whether a word with a stop in it ends its sentence, given the next. */
function endsSentence(word: string, next: string): boolean {
  const period = word.endsWith('.')
  const following = typeOf(next)
  if (period && next === '.') return false
  let abbreviated = false
  let ends = ENDS.test(word) && !word.includes('Yahoo!')
  if (!ends && period && !word.endsWith('..')) {
    abbreviated = isPunktAbbreviation(word.slice(0, -1).toLowerCase())
    ends = !abbreviated
  }
  if (period) ends = byToken(word, next, following, ends, abbreviated)
  const ellipsis = ELLIPSIS.test(word)
  if (ellipsis && (UPPER.test(next) || STARTERS.has(following))) return true
  if (ends && INTERNAL.test(word) && LOWER.test(next) && !STARTERS.has(following)) return false
  if (period && !ends && UPPER.test(next) && isOrdinary(word, following)) ends = true
  if (!DOTTED.test(word) || INITIAL.test(word)) return ends
  return UPPER.test(next) && (STARTERS.has(following) || (/\d/.test(word) && isSeldomLarge(following)))
}

/** Abbreviations, initials and numbers: what comes after them says whether the sentence goes on. */
function byToken(word: string, next: string, following: string, ends: boolean, abbreviated: boolean): boolean {
  const initial = INITIAL.test(word)
  const number = NUMBER.test(word)
  if (COLLOCATIONS.has(`${number ? '##number##' : typeOf(word).replace(/\.$/, '')},${following}`)) return false
  if ((abbreviated || word.endsWith('..')) && !initial && UPPER.test(next) && STARTERS.has(following)) return true
  if (initial || number) {
    if (LOWER.test(next)) return false
    if (initial && UPPER.test(next) && !ORDINARY.has(following)) return false
  }
  return ends
}

const typeOf = (word: string) =>
  NUMBER.test(word) ? '##number##' : word.length === 1 ? word.toLowerCase() : word.toLowerCase().replaceAll(',', '')

/** A plain word: the model has mostly seen it with a capital only where a sentence begins. After `e.g.,` it is as often a name. */
const isSeldomLarge = (word: string) => /^\p{Ll}+\.?$/u.test(word) && !ORDINARY.has(word)

/** A word that is written small elsewhere begins a sentence after an abbreviation; after a title stands a name. */
const isOrdinary = (word: string, following: string) => ORDINARY.has(following) || !TITLES.has(word.slice(0, -1).toLowerCase())
