import type pg from 'pg'
import { recordChange } from '../../db/trail/admin.ts'
import { backToDraft } from '../../db/documents/approval.ts'
import {
  addVersion,
  findVersion,
  lockVersioned,
  nameVersion,
  storeFirst,
  textsOf,
  versionedDocument,
  writeOver,
} from '../../db/documents/versions.ts'
import type { VersionedDocument } from '../../db/documents/versions.ts'
import { namesIn } from '../../db/people/person-data.ts'
import { transaction } from '../../db/base/pool.ts'
import { invalid, notFound } from '../../errors.ts'
import { toBlocks } from '../../generation/markdown/blocks.ts'
import { editedBlocks, UnknownNodes } from '../../generation/markdown/edited.ts'
import { toMarkdown } from '../../generation/markdown/markdown.ts'
import type { Actor } from '../../reviews/chart/actor.ts'

/** Saves of one person within this time are one version: a text is saved a second after each pause in typing. */
const STRETCH = 10 * 60 * 1000
/** Versions that are looked at for who wrote a paragraph. */
const LOOKED_AT = 100

export type HowMade = { kind: 'edited' } | { kind: 'written' } | { kind: 'restored'; from: number }

/** Keeps the text a document has from now on; the row is locked and `document` is as it was before. */
export async function recordVersion(
  client: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  document: VersionedDocument,
  text: { title: string; markdown: string },
  how: HowMade,
): Promise<void> {
  if (text.title === document.title && text.markdown === document.markdown) return
  await storeFirst(client, workspaceId, document)
  const version = { ...text, authorId: actor.userId }
  const isOwn = how.kind === 'edited' && (await writeOver(client, workspaceId, document, version, new Date(Date.now() - STRETCH)))
  if (!isOwn)
    await addVersion(client, workspaceId, document, {
      ...version,
      kind: how.kind,
      ...(how.kind === 'restored' ? { restoredFrom: how.from } : {}),
      isKept: how.kind !== 'edited',
    })
  if (document.approval === 'draft') return
  await backToDraft(client, workspaceId, document.id)
  await recordChange(client, workspaceId, {
    kind: 'document.reopened',
    subject: text.title,
    subjectId: document.id,
    from: { state: document.approval, version: document.approval === 'approved' ? document.approved_version : null },
    to: { state: 'draft', version: document.current_version },
    actor,
  })
}

export async function readVersion(db: pg.Pool, workspaceId: string, id: string, number: number) {
  const document = await versionedDocument(db, workspaceId, id)
  if (!document) throw notFound('Document')
  const version = await findVersion(db, workspaceId, document, number)
  if (!version) throw notFound('Version')
  return { ...version, document, blocks: toBlocks(version.markdown) }
}

/** Keeps somebody's text that met another's: it is a version, and the document stays as it is. */
export async function setAside(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  { title, blocks }: { title?: string | undefined; blocks: object[] },
): Promise<{ number: number }> {
  const markdown = markdownOf(blocks)
  if (title?.includes('\0')) throw fault('title', 'the title contains a NUL')
  return transaction(db, async (client) => {
    const document = await lockVersioned(client, workspaceId, id)
    if (!document) throw notFound('Document')
    await storeFirst(client, workspaceId, document)
    const version = { title: title?.trim() || document.title, markdown, authorId: actor.userId }
    return { number: await addVersion(client, workspaceId, document, { ...version, kind: 'set_aside', isKept: true }) }
  })
}

const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })

function markdownOf(nodes: object[]): string {
  if (JSON.stringify(nodes).includes('\\u0000')) throw fault('blocks', 'the text contains a NUL')
  try {
    return toMarkdown(editedBlocks(nodes))
  } catch (cause) {
    if (!(cause instanceof UnknownNodes)) throw cause
    throw Object.assign(fault('blocks', 'these are not block nodes we know'), { cause })
  }
}

export async function giveName(db: pg.Pool, workspaceId: string, id: string, number: number, name: string | null): Promise<void> {
  const given = name?.trim() || null
  if (given?.includes('\0')) throw fault('name', 'the name contains a NUL')
  const named = await transaction(db, async (client) => {
    const document = await lockVersioned(client, workspaceId, id)
    if (!document) throw notFound('Document')
    if (document.current_version === 0 && number === 1) await storeFirst(client, workspaceId, document)
    return nameVersion(client, workspaceId, id, number, given)
  })
  if (!named) throw notFound('Version')
}

/** Makes the text of a version the document's again, as a new version. */
export async function restoreVersion(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  number: number,
  basedOn: string | undefined,
) {
  const { title, blocks } = await readVersion(db, workspaceId, id, number)
  const { changeDocument } = await import('./edit.ts')
  const edit = { title, blocks, ...(basedOn === undefined ? {} : { updated_at: basedOn }) }
  return changeDocument(db, workspaceId, actor, id, edit, { kind: 'restored', from: number })
}

/** Canonical Markdown separates blocks, and paragraphs within them, by an empty line. */
const paragraphsOf = (markdown: string) => markdown.trimEnd().split('\n\n')

/**
 * Who wrote each block of the text as it is: of its paragraphs, the one that came last. A paragraph belongs to the version from which on it
 * has been in every version.
 */
export async function whoWrote(db: pg.Pool, workspaceId: string, id: string) {
  const document = await versionedDocument(db, workspaceId, id)
  if (!document) throw notFound('Document')
  const stored = await textsOf(db, workspaceId, id, LOOKED_AT)
  const texts =
    stored.length > 0 ? stored : [{ number: 1, author_id: document.created_by, at: document.updated_at, markdown: document.markdown }]
  const paragraphs = texts.map(({ markdown }) => new Set(paragraphsOf(markdown)))
  const names = await namesIn(
    db,
    workspaceId,
    texts.map((text) => text.author_id),
  )
  const firstWith = (paragraph: string): number => {
    let index = 0
    while (index + 1 < texts.length && paragraphs[index + 1]!.has(paragraph)) index++
    return index
  }
  return toBlocks(texts[0]!.markdown).map((block) => {
    const { number, author_id: authorId, at } = texts[Math.min(...paragraphsOf(toMarkdown([block])).map(firstWith))]!
    return { version: number, at, author: authorId === null ? null : { id: authorId, name: names.get(authorId) ?? '' } }
  })
}
