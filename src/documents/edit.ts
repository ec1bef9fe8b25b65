import type pg from 'pg'
import { findDocumentForDesk, updateDocument } from '../db/desk-documents.ts'
import type { DocumentChange } from '../db/desk-documents.ts'
import { invalid } from '../errors.ts'
import { editedBlocks, UnknownNodes } from '../generation/edited.ts'
import { toMarkdown } from '../generation/markdown.ts'
import { toPlainText } from '../generation/plain.ts'
import { supportingTexts, unsupportedSince } from '../generation/unsupported.ts'
import { detectLanguage } from '../text/language.ts'
import { SourcePositions } from '../text/position.ts'
import { placedAnew, type MadeChange } from './tracked-text.ts'

export interface DocumentEdit {
  title?: string
  shared?: boolean
  blocks?: object[]
  /** Findings a person has looked at and lets stand in this document. */
  ignored?: { rule_id: string; text: string }[]
  /** Numbers of changes that a person lets stand, and of those that were taken back. */
  accepted_changes?: number[]
  undone_changes?: number[]
  updated_at?: string
}

type Stored = NonNullable<Awaited<ReturnType<typeof findDocumentForDesk>>>

const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

/**
 * A person's change of a document: Markdown and plain text follow the blocks, and what remains to look at follows the text.
 * Null: no such document; stale: saved by somebody since.
 */
export async function changeDocument(db: pg.Pool, workspaceId: string, id: string, edit: DocumentEdit) {
  const basedOn = edit.updated_at ?? null
  if (basedOn !== null && Number.isNaN(Date.parse(basedOn))) throw fault('updated_at', 'this is no time')
  const title = edit.title === undefined ? null : edit.title.trim()
  if (title === '') throw fault('title', 'a title must not be blank')
  const before = await findDocumentForDesk(db, workspaceId, id)
  if (!before) return null
  const content = edit.blocks === undefined ? null : contentOf(edit.blocks)
  const review =
    content === null && edit.ignored === undefined
      ? null
      : await reviewOf(db, workspaceId, before, content?.markdown ?? before.markdown, edit)
  const changes = content || edit.accepted_changes || edit.undone_changes ? changesNow(before, content, edit) : null
  const changed = await updateDocument(db, workspaceId, id, { title, shared: edit.shared ?? null, content, review, changes, basedOn })
  return changed ? findDocumentForDesk(db, workspaceId, id) : ('stale' as const)
}

/** Changes that still stand, with their places in the text as it is now; one whose words are gone from it was undone by hand. */
function changesNow(before: Stored, content: DocumentChange['content'], edit: DocumentEdit): MadeChange[] {
  const changes = (before.changes as MadeChange[])
    .filter(({ number }) => !edit.undone_changes?.includes(number))
    .map((change) => (edit.accepted_changes?.includes(change.number) ? { ...change, accepted: true as const } : change))
  return content ? placedAnew(changes, content.markdown, before.language_key ?? 'EN') : changes
}

function contentOf(nodes: object[]): NonNullable<DocumentChange['content']> {
  if (JSON.stringify(nodes).includes('\\u0000')) throw fault('blocks', 'the text contains a NUL')
  try {
    const blocks = editedBlocks(nodes)
    return { blocks, markdown: toMarkdown(blocks), plain: toPlainText(blocks) }
  } catch (cause) {
    if (!(cause instanceof UnknownNodes)) throw cause
    throw Object.assign(fault('blocks', 'these are not block nodes we know'), { cause })
  }
}

/** What the workspace's rules find in the text now, without mending it, and which numbers no source supports. */
async function reviewOf(
  db: pg.Pool,
  workspaceId: string,
  before: Stored,
  markdown: string,
  { ignored }: DocumentEdit,
): Promise<NonNullable<DocumentChange['review']>> {
  const [{ remainingOf }, { findingsIn }, { readProfile }] = await Promise.all([
    import('./within-rules.ts'),
    import('./check-apart.ts'),
    import('../packs/profile.ts'),
  ])
  const language = before.language_key ?? detectLanguage(markdown) ?? 'EN'
  const { merged } = await findingsIn(markdown, language, await readProfile(db, workspaceId, null))
  const positions = new SourcePositions(markdown)
  const remaining = merged.map((finding) => remainingOf(finding, positions))
  const settled = ignored ?? before.remaining.filter((finding) => finding.ignored)
  return {
    findings: remaining.map((finding) =>
      settled.some((each) => each.rule_id === finding.rule_id && each.text === finding.text) ? { ...finding, ignored: true } : finding,
    ),
    unsupported: unsupportedSince(before, markdown, supportingTexts(before.input ?? {}, before.facts), language),
  }
}
