import type { NewEntry } from '../db/library/knowledge-entries.ts'
import { PlainError } from '../errors.ts'
import { toPassages } from '../generation/library/passages.ts'
import { BCP47 } from '../languages.ts'
import { UnreadableDocument } from '../text/document.ts'
import { refusalOf } from '../text/document-types.ts'
import { readDocument } from '../text/read.ts'

/** A file of a knowledge base as passages that name it as their source. */
export async function passagesOf(name: string, bytes: Uint8Array, source: string | null = null): Promise<NewEntry[]> {
  try {
    const document = await readDocument(bytes, { name })
    const refusal = refusalOf(document.type, 'knowledge')
    if (refusal !== undefined) throw new UnreadableDocument(refusal)
    return toPassages(document, BCP47[document.language ?? 'EN']).map(({ heading, text }) => ({
      kind: 'passage',
      title: heading,
      content: text,
      source: source ?? name,
      languageKey: document.language,
    }))
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new PlainError(`${name}: ${error.message}`)
    throw error
  }
}
