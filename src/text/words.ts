import type { Span } from './sentences.ts'

/** Letters, marks and digits, joined by an apostrophe, a hyphen or a point inside: "don't", "e-mail", "3.5", "l'offerta". */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’\-‑.·][\p{L}\p{M}\p{N}]+)*/gu

export function words(text: string): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(WORD)) spans.push({ start: match.index, end: match.index + match[0].length })
  return spans
}

export function countWords(text: string): number {
  let count = 0
  WORD.lastIndex = 0
  while (WORD.test(text)) count += 1
  return count
}
