import type { LanguageKey } from '../languages.ts'
import { UnreadableDocument, type Account, type Block, type Span } from './document.ts'
import type { SourcePositions } from './position.ts'

/** A block whose language may still have to be detected (undefined); null is a declared language that is not one of ours. */
export type DraftBlock = Omit<Block, 'language'> & { language: LanguageKey | null | undefined }

/** What a format's reader hands over; read.ts makes it a document. */
export interface Draft {
  source: string
  title: string | null
  blocks: DraftBlock[]
  account: Account
  comments?: Span[]
  /** Of the source, where the reader needed them anyway. */
  positions?: SourcePositions
}

const MOST_BLOCKS = 150_000

/** Adds a block, and refuses a file that falls into more pieces than any document has: each costs memory of its own. */
export function addBlock(blocks: DraftBlock[], block: DraftBlock): void {
  if (blocks.length >= MOST_BLOCKS) {
    throw new UnreadableDocument('This document has more than 150,000 separate texts. Split it into smaller files.')
  }
  blocks.push(block)
}
