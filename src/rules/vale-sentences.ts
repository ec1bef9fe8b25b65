import type { Span } from '../text/sentences.ts'
import { COLLOCATIONS, isPunktAbbreviation, ORDINARY, STARTERS, TITLES } from './vale-sentence-words.ts'

/**
 * The sentences of a text where Vale has them, whatever the text's language: Punkt (Kiss and Strunk, 2006) with its English model and
 * the changes of Vale's library. A word that ends in a stop ends its sentence, unless it is an abbreviation, an initial or a number
 * that goes on; what comes after decides in doubt.
 */
export function valeSentences(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const end of breaksIn(text)) {
    add(text, start, end, spans)
    start = end
  }
  add(text, start, text.length, spans)
  return spans
}

function add(text: string, from: number, to: number, spans: Span[]): void {
  const trimmed = text.slice(from, to).trim()
  if (trimmed === '') return
  const start = text.indexOf(trimmed, from)
  spans.push({ start, end: start + trimmed.length })
}

const WORD = /\S+/g
const PUNCTUATED = /[.!?]/
/** Signs after which a sentence ends whatever comes next; inside a word too, before a bracket or quotation mark. */
const ENDS = /(?:\.["”’)]|[?!]["'”’)]?)$|\.[[("]|[?!][[(]/u
const INTERNAL = /[)’”"']$/
const ELLIPSIS = /(?:\.\s?){2,}\./
const DOTTED = /(?:\w\.)+\w*\./
const INITIAL = /^[A-Za-z]\.$/
const NUMBER = /^-?[.,]?\d[\d,.-]*\.?$/
const UPPER = /^\p{Lu}/u
const LOWER = /^\p{Ll}/u

function* breaksIn(text: string): Generator<number> {
  let before: RegExpExecArray | null = null
  WORD.lastIndex = 0
  for (const match of text.matchAll(WORD)) {
    if (before !== null && endsSentence(before[0], match[0])) yield before.index + before[0].length
    before = PUNCTUATED.test(match[0]) ? match : null
  }
}

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

const typeOf = (word: string) => (NUMBER.test(word) ? '##number##' : word.length === 1 ? word.toLowerCase() : word.toLowerCase().replaceAll(',', ''))

/** A plain word: the model has mostly seen it with a capital only where a sentence begins. After `e.g.,` it is as often a name. */
const isSeldomLarge = (word: string) => /^\p{Ll}+\.?$/u.test(word) && !ORDINARY.has(word)

/** A word that is written small elsewhere begins a sentence after an abbreviation; after a title stands a name. */
const isOrdinary = (word: string, following: string) => ORDINARY.has(following) || !TITLES.has(word.slice(0, -1).toLowerCase())
