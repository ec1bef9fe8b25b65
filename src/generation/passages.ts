import type { Document } from '../text/document.ts'
import { sentencesOf } from './sentences.ts'

export interface Passage {
  /** The heading it stands under. */
  heading: string | null
  text: string
}

/** Long enough to hold a thought, short enough to be cited. */
const LONGEST = 600
const ENOUGH = 240

/** Where on a page no facts stand. */
const LEFT_OUT = /^(title|meta|alt|button|field)/

/** Cuts a document into passages: whole paragraphs under their heading, short ones together, long ones at the ends of sentences. */
export function toPassages(document: Document, tag: string): Passage[] {
  const passages: Passage[] = []
  let heading: string | null = null
  let open = ''
  const close = () => {
    if (open !== '') passages.push({ heading, text: open })
    open = ''
  }
  for (const block of document.blocks) {
    const text = block.text.replace(/\s+/gu, ' ').trim()
    if (text === '' || block.region === 'nav' || LEFT_OUT.test(block.scope)) continue
    if (block.scope.startsWith('heading')) {
      close()
      heading = text
      continue
    }
    for (const piece of pieces(text, tag)) {
      if (open !== '' && (open.length >= ENOUGH || open.length + piece.length > LONGEST)) close()
      open = open === '' ? piece : `${open} ${piece}`
    }
  }
  close()
  return passages
}

function pieces(text: string, tag: string): string[] {
  if (text.length <= LONGEST) return [text]
  const result: string[] = []
  let open = ''
  for (const sentence of sentencesOf(text, tag)) {
    if (open !== '' && open.length + sentence.length > LONGEST) {
      result.push(open)
      open = ''
    }
    open = open === '' ? sentence : `${open} ${sentence}`
  }
  if (open !== '') result.push(open)
  return result
}
