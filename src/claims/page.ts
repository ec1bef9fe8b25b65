import type { Document } from '../text/document.ts'
import { sentences } from '../text/sentences.ts'
import type { Said } from './claim.ts'
import type { ClaimIndex } from './index.ts'

/** A sentence of a page, by its place in the text of its block. */
export interface SentenceHere {
  block: number
  start: number
  end: number
  text: string
}

/** A sentence of a page that says a claim or almost says it. */
export interface SaidHere extends Said, SentenceHere {}

/** Every sentence of a page against all claims, in one pass: those that say some or almost, with all of them, the likest first. */
export function* sentencesWithClaims(
  { blocks, language }: Pick<Document, 'blocks' | 'language'>,
  index: ClaimIndex,
): Generator<{ sentence: SentenceHere; said: Said[] }> {
  if (index.size === 0) return
  for (const [block, { text: whole, language: own }] of blocks.entries()) {
    const spoken = own ?? language
    for (const { start, end } of sentences(whole, spoken)) {
      const text = whole.slice(start, end)
      const said = index.match(text, spoken)
      if (said.length > 0) yield { sentence: { block, start, end, text }, said }
    }
  }
}

/** Of several claims that a sentence may mean the likest counts. */
export const claimsOnPage = (document: Document, index: ClaimIndex): SaidHere[] =>
  Array.from(sentencesWithClaims(document, index), ({ sentence, said: [likest] }) => ({ ...likest!, ...sentence }))
