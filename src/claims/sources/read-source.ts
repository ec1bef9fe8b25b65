import { PlainError } from '../../errors.ts'
import { judgePage } from '../../fetch/judge-page.ts'
import type { FetchedPage } from '../../fetch/request.ts'
import type { LanguageKey } from '../../languages.ts'
import { UnreadableDocument } from '../../text/document.ts'
import type { Document } from '../../text/document.ts'
import { refusalOf } from '../../text/document-types.ts'
import { readDocument } from '../../text/read.ts'
import type { ReadOptions } from '../../text/read.ts'
import { PAGE_BREAK } from '../passage.ts'

/** A file somebody chose, or what an address answered. */
export type GivenSource = { name: string } & ({ bytes: Uint8Array } | { page: FetchedPage })

export interface ReadSource {
  type: string
  language: LanguageKey | null
  /** Of what has pages. */
  pages: number | null
  content: string
  bytes: Uint8Array
}

/** A book of a thousand pages has two million characters. */
const MOST_TEXT = 4_000_000

/** The text of a proof with its pages. Throws a sentence for its owner where there is none. */
export async function readSource(source: GivenSource): Promise<ReadSource> {
  const [bytes, options] = 'page' in source ? partsOf(source.page, source.name) : [source.bytes, { name: source.name }]
  try {
    const document = await readDocument(bytes, options)
    const refusal = refusalOf(document.type, 'knowledge')
    if (refusal !== undefined) throw new UnreadableDocument(refusal)
    const content = textOf(document).replaceAll('\0', '\ufffd').toWellFormed()
    if (content.trim() === '') throw new PlainError('There is no text in it.')
    if (content.length > MOST_TEXT)
      throw new PlainError(`It holds more than ${MOST_TEXT / 1e6} million characters; send the part that proves it.`)
    return { type: document.type, language: document.language, pages: pagesOf(document), content, bytes }
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new PlainError(error.message)
    throw error
  }
}

const pagesOf = ({ blocks }: Document): number | null => blocks.reduce((last, { place }) => Math.max(last, place.page ?? 0), 0) || null

/** Its blocks in their order; page breaks stand where a page ends, so that their number says which page something is on. */
function textOf({ blocks }: Document): string {
  const parts: string[] = []
  let page = 1
  for (const { text, place } of blocks) {
    for (; page < (place.page ?? 1); page++) parts.push(PAGE_BREAK)
    parts.push(text.replaceAll(PAGE_BREAK, ' '), '\n')
  }
  return parts.join('').trimEnd()
}

/** An answer that is an error, a sign-in or an empty page proves nothing. */
function partsOf(page: FetchedPage, requested: string): [Uint8Array, ReadOptions] {
  const judged = judgePage(page, requested)
  if (judged.outcome === 'none') throw new PlainError(judged.reason)
  return [judged.page.bytes, { type: judged.type, contentType: judged.page.contentType ?? undefined }]
}
