import type { Document } from '../text/document.ts'
import { sentences } from '../text/sentences.ts'
import type { Said } from './claim.ts'
import type { ClaimIndex } from './index.ts'

/** A sentence of a page that says a claim or almost says it, by its place in the text of its block. */
export interface SaidHere extends Said {
  block: number
  start: number
  end: number
  text: string
}

/** Every sentence of a page against all claims, in one pass; of several claims that a sentence may mean the likest counts. */
export function claimsOnPage({ blocks, language }: Document, index: ClaimIndex): SaidHere[] {
  if (index.size === 0) return []
  const found: SaidHere[] = []
  for (const [number, block] of blocks.entries()) {
    const spoken = block.language ?? language
    for (const { start, end } of sentences(block.text, spoken)) {
      const text = block.text.slice(start, end)
      const [said] = index.match(text, spoken)
      if (said) found.push({ ...said, block: number, start, end, text })
    }
  }
  return found
}
