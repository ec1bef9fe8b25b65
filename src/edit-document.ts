import type pg from 'pg'
import { findDocumentForDesk, updateDocument } from './db/desk-documents.ts'
import { invalid } from './errors.ts'
import { toMarkdown } from './generation/markdown.ts'
import type { BlockNode } from './generation/nodes.ts'
import { toPlainText } from './generation/plain.ts'

export interface DocumentEdit {
  title?: string
  shared?: boolean
  blocks?: object[]
  updated_at?: string
}

const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

/** A person's change of a document: Markdown and plain text follow the blocks. Null: no such document; stale: saved by somebody since. */
export async function changeDocument(db: pg.Pool, workspaceId: string, id: string, edit: DocumentEdit) {
  const basedOn = edit.updated_at ?? null
  if (basedOn !== null && Number.isNaN(Date.parse(basedOn))) throw fault('updated_at', 'this is no time')
  const title = edit.title === undefined ? null : edit.title.trim()
  if (title === '') throw fault('title', 'a title must not be blank')
  const before = await findDocumentForDesk(db, workspaceId, id)
  if (!before) return null
  const content = edit.blocks === undefined ? null : contentOf(edit.blocks as BlockNode[])
  const changed = await updateDocument(db, workspaceId, id, { title, shared: edit.shared ?? null, content, basedOn })
  return changed ? findDocumentForDesk(db, workspaceId, id) : 'stale' as const
}

function contentOf(blocks: BlockNode[]) {
  if (JSON.stringify(blocks).includes('\\u0000')) throw fault('blocks', 'the text contains a NUL')
  try {
    return { blocks, markdown: toMarkdown(blocks), plain: toPlainText(blocks) }
  } catch (cause) {
    // The nodes come from an editor we do not control: one that is not built as it should be cannot be written out.
    throw Object.assign(fault('blocks', 'these are not block nodes we know'), { cause })
  }
}
