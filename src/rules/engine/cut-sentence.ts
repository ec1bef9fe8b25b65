import type { Finding } from '../definition/rule.ts'
import type { Document } from '../../text/document.ts'

export interface Span {
  start: number
  end: number
}

/** A longer sentence is cut: each finding brings its own along, so that an answer would grow with the square of the text. */
const LONGEST_SENTENCE = 1000
/** Characters of a long sentence that are kept before and after what was found. */
export const AROUND = 400

/** What is shown of a text around a place in it: all of it, unless it is long. */
export function cutAround(whole: Span, found: Span): Span {
  if (whole.end - whole.start <= LONGEST_SENTENCE) return whole
  const end = Math.min(found.end, found.start + LONGEST_SENTENCE)
  return { start: Math.max(whole.start, found.start - AROUND), end: Math.min(whole.end, end + AROUND) }
}

/** An ellipsis says where something was cut off; no half of a pair of characters is left. */
export function withEllipses(text: string, isCutBefore: boolean, isCutAfter: boolean): string {
  const begun = isCutBefore ? `…${text.replace(/^[\udc00-\udfff]/, '')}` : text
  return isCutAfter ? `${begun.replace(/[\ud800-\udbff]$/, '')}…` : begun
}

/** Cuts the sentence of a finding where it is long; where the whole stands in its block is kept. */
export function cutSentence(finding: Finding, document: Document): void {
  const { sentence, block, blockStart, blockEnd } = finding
  if (sentence.length <= LONGEST_SENTENCE) return
  const within = document.blocks[block]?.text
  const from = within === undefined ? -1 : within.lastIndexOf(sentence, blockStart)
  const whole = from < 0 ? { start: 0, end: sentence.length } : { start: from, end: from + sentence.length }
  const found = from < 0 ? { start: 0, end: Math.min(finding.text.length, sentence.length) } : { start: blockStart, end: blockEnd }
  const { start, end } = cutAround(whole, found)
  const cut = withEllipses(sentence.slice(start - whole.start, end - whole.start), start > whole.start, end < whole.end)
  finding.sentence = cut
  if (from >= 0) finding.wholeSentence = [whole.start, whole.end]
}

/** The sentence of a finding as it stands in its document: findings are known again by it. */
export function wholeSentence({ sentence, block, wholeSentence: span }: Finding, { blocks }: Document): string {
  return span === undefined ? sentence : (blocks[block]?.text.slice(...span) ?? sentence)
}
