import type { LanguageKey } from '../languages.ts'
import type { Account, Block } from './document.ts'

/** A block whose language may still have to be detected (undefined); null is a declared language that is not one of ours. */
export type DraftBlock = Omit<Block, 'language'> & { language: LanguageKey | null | undefined }

/** What a format's reader hands over; read.ts makes it a document. */
export interface Draft {
  source: string
  title: string | null
  blocks: DraftBlock[]
  account: Account
}
