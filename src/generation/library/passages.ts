import type { Document } from '../../text/document.ts'
import { sentencesOf } from '../base/sentences.ts'

interface Passage {
  /** The heading above it. */
  heading: string | null
  text: string
}

/** Long enough to make sense alone, short enough to be cited. */
const MAX_LENGTH = 600
const MIN_LENGTH = 240

/** Scopes of a page that hold no facts. */
const SKIPPED_SCOPES = /^(title|meta|alt|button|field)/

/** Splits a parsed document into passages: whole paragraphs under their heading, short ones joined, long ones split between sentences. */
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
    if (text === '' || block.region === 'nav' || SKIPPED_SCOPES.test(block.scope)) continue
    if (block.scope.startsWith('heading')) {
      close()
      heading = text
      continue
    }
    for (const part of splitLong(text, tag)) {
      if (open !== '' && (open.length >= MIN_LENGTH || open.length + part.length > MAX_LENGTH)) close()
      open = open === '' ? part : `${open} ${part}`
    }
  }
  close()
  return passages
}

function splitLong(text: string, tag: string): string[] {
  if (text.length <= MAX_LENGTH) return [text]
  const result: string[] = []
  let open = ''
  for (const sentence of sentencesOf(text, tag)) {
    if (open !== '' && open.length + sentence.length > MAX_LENGTH) {
      result.push(open)
      open = ''
    }
    open = open === '' ? sentence : `${open} ${sentence}`
  }
  if (open !== '') result.push(open)
  return result
}
