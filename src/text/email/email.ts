import PostalMime from 'postal-mime'
import { UnreadableDocument } from '../document.ts'
import type { Draft } from '../draft.ts'
import { ExtractedText } from '../extracted.ts'
import { readHtml } from '../html.ts'
import type { Reason } from '../ledger.ts'
import { readPlain } from '../plain.ts'
import { MessagePlaces, MessagePositions } from './places.ts'

/** Messages in messages: deeper ones are made to stop a reader. */
const DEEPEST = 20

/**
 * An e-mail (EML) or a saved page (MHTML): subject, page and plain text, decoded. Of the plain text only what the page does not say: it
 * mostly repeats it. Attachments are named as left out. The source is the decoded text; lines and columns are those of the file.
 */
export async function readEmail(bytes: Uint8Array): Promise<Draft> {
  const { subject, html, text: plain, attachments } = await parsed(bytes)
  const text = new ExtractedText()
  text.add(subject ?? '', 'title')
  const shown = new Set<string>()
  for (const draft of [...(html ? [readHtml(html)] : []), ...(plain ? [readPlain(plain)] : [])]) {
    for (const { text: words, scope, region, language, marks } of draft.blocks) {
      const key = words.replaceAll(/\s+/g, ' ').trim()
      if (shown.has(key)) continue
      shown.add(key)
      text.add(words, scope, { region, language, ...(marks ? { marks } : {}) })
    }
    for (const { reason, characters } of draft.account.leftOut)
      if (reason !== 'markup' && reason !== 'white space') text.leaveOut(reason as Reason, ' '.repeat(characters))
  }
  for (const { filename, mimeType } of attachments) text.leaveOut('attachments', filename ?? mimeType)
  const draft = text.finish(subject?.trim() || null)
  if (draft.blocks.length === 0) throw new UnreadableDocument('There is no text in this e-mail message.')
  const positions = new MessagePositions(draft.source, draft.blocks, new MessagePlaces(bytes))
  for (const block of draft.blocks) Object.assign(block.place, positions.at(block.start))
  return { ...draft, positions }
}

async function parsed(bytes: Uint8Array) {
  // A message begins with its header: a name and a colon.
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 2000))
  if (!/^(?:From |[!-9;-~]+:)/.test(begin.trimStart())) throw new UnreadableDocument('This is not an e-mail message: it has no header.')
  try {
    return await PostalMime.parse(bytes, { maxNestingDepth: DEEPEST })
  } catch (error) {
    throw new UnreadableDocument(`This e-mail message cannot be read: ${(error as Error).message}`, { cause: error })
  }
}
