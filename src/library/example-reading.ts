import { PlainError } from '../errors.ts'
import { judgePage } from '../fetch/judge-page.ts'
import type { FetchedPage } from '../fetch/request.ts'
import { exampleText } from '../generation/template/example-text.ts'
import type { LanguageKey } from '../languages.ts'
import { UnreadableDocument } from '../text/document.ts'
import { refusalOf } from '../text/document-types.ts'
import { readDocument } from '../text/read.ts'
import type { ReadOptions } from '../text/read.ts'

/** A file somebody chose, or what an address answered. */
export type ExampleSource = { name: string } & ({ bytes: Uint8Array } | { page: FetchedPage })

export interface ReadExample {
  text: string
  language: LanguageKey | null
}

/** Longer examples say nothing that their beginning does not. */
const MOST_TEXT = 60_000

/** The running text of a file or page. Throws a sentence for its owner where there is none. */
export async function exampleOf(source: ExampleSource): Promise<ReadExample> {
  const [bytes, options] = 'page' in source ? partsOf(source.page, source.name) : [source.bytes, { name: source.name }]
  try {
    const document = await readDocument(bytes, options)
    const refusal = refusalOf(document.type, 'knowledge')
    if (refusal !== undefined) throw new UnreadableDocument(refusal)
    const text = exampleText(document).slice(0, MOST_TEXT).replaceAll('\0', '\ufffd').toWellFormed()
    if (text === '') throw new PlainError('There is no running text in it.')
    return { text, language: document.language }
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new PlainError(error.message)
    throw error
  }
}

/** An answer that is an error, a sign-in or an empty page is no example of anything. */
function partsOf(page: FetchedPage, requested: string): [Uint8Array, ReadOptions] {
  const judged = judgePage(page, requested)
  if (judged.outcome === 'none') throw new PlainError(judged.reason)
  return [judged.page.bytes, { type: judged.type, contentType: judged.page.contentType ?? undefined }]
}
