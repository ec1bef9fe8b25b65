import type { Document, DocumentType } from './document.ts'
import type { Draft } from './draft.ts'
import { readHtml } from './html.ts'
import { readMarkdown } from './markdown.ts'
import { readPlain } from './plain.ts'

export type TextType = 'html' | 'markdown' | 'text' | 'json' | 'csv'

/** Reads text that is at hand, at once: what an editor needs while someone types. */
export function readText(source: string, type: TextType): Document {
  const text = source
  if (type === 'html') return finish(type, readHtml(text))
  if (type === 'markdown') return finish(type, readMarkdown(text))
  return finish(type, readPlain(text))
}

function finish(type: DocumentType, draft: Draft): Document {
  const blocks = draft.blocks.map((block) => ({ ...block, language: block.language ?? null }))
  return { type, ...draft, language: null, blocks }
}
