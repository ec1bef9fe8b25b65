import { UnreadableDocument } from '../document.ts'
import type { Draft } from '../draft.ts'

/** A document without any text was not checked: its owner is told so. */
export function refuseEmpty(draft: Draft, name: string): Draft {
  if (draft.blocks.length === 0) throw new UnreadableDocument(`This is ${name} without any text that can be checked.`)
  return draft
}
