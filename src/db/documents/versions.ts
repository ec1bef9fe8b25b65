import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { RuleChoice } from './documents.ts'
import { namesIn } from '../people/person-data.ts'
import { packBytes, unpackBytes } from '../audits/packing.ts'
import type { Db } from '../base/pool.ts'

type VersionKind = 'written' | 'edited' | 'restored' | 'set_aside'

/** The columns of a document that its versions need; only the transaction that holds this lock writes to it. */
export interface VersionedDocument {
  id: string
  title: string
  markdown: string
  versions: number
  current_version: number
  approval: 'draft' | 'in_review' | 'approved'
  approved_version: number | null
  template_id: string | null
  language_key: string | null
  /** Markets and channels whose rules check it, where they are not the workspace's. */
  choice: RuleChoice | null
  created_by: string | null
  created_at: string
  updated_at: string
}

const DOCUMENT = `select id, title, markdown, versions, current_version, approval, approved_version, template_id, language_key, choice,
  created_by, created_at, updated_at from documents where workspace_id = $1 and id = $2 and status = 'ready'`

export async function versionedDocument(db: Db, workspaceId: string, id: string): Promise<VersionedDocument | null> {
  const { rows } = await db.query<VersionedDocument>(DOCUMENT, [workspaceId, id])
  return rows[0] ?? null
}

export async function lockVersioned(client: pg.PoolClient, workspaceId: string, id: string): Promise<VersionedDocument | null> {
  const { rows } = await client.query<VersionedDocument>(`${DOCUMENT} for update`, [workspaceId, id])
  return rows[0] ?? null
}

interface NewVersion {
  kind: VersionKind
  title: string
  markdown: string
  authorId: string | null
  name?: string | null
  restoredFrom?: number | null
  isKept?: boolean
  at?: Date
}

export const textHash = (markdown: string): Buffer => createHash('sha256').update(markdown).digest()

/** Stores a version under the next number, which it answers. The document's row is locked. */
export async function addVersion(
  client: pg.PoolClient,
  workspaceId: string,
  document: VersionedDocument,
  version: NewVersion,
): Promise<number> {
  const number = document.versions + 1
  const { kind, title, markdown, authorId, name = null, restoredFrom = null, isKept = false, at = new Date() } = version
  await client.query(
    `insert into document_versions (workspace_id, document_id, number, kind, name, title, content, sha256, characters, author_id,
       restored_from, is_kept, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)`,
    [
      workspaceId,
      document.id,
      number,
      kind,
      name,
      title,
      packBytes(markdown),
      textHash(markdown),
      markdown.length,
      authorId,
      restoredFrom,
      isKept,
      at,
    ],
  )
  document.versions = number
  if (kind !== 'set_aside') document.current_version = number
  await client.query('update documents set versions = $3, current_version = $4 where workspace_id = $1 and id = $2', [
    workspaceId,
    document.id,
    document.versions,
    document.current_version,
  ])
  return number
}

/** The text as it is before its first change; nothing where it is stored already. */
export async function storeFirst(client: pg.PoolClient, workspaceId: string, document: VersionedDocument): Promise<void> {
  if (document.current_version > 0) return
  await addVersion(client, workspaceId, document, {
    kind: 'written',
    title: document.title,
    markdown: document.markdown,
    authorId: document.created_by,
    isKept: true,
    at: new Date(document.updated_at),
  })
}

/** Writes the text over the person's own version of a moment ago; false where there is none to write over. */
export async function writeOver(
  client: pg.PoolClient,
  workspaceId: string,
  document: VersionedDocument,
  { title, markdown, authorId }: Pick<NewVersion, 'title' | 'markdown' | 'authorId'>,
  since: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update document_versions set title = $4, content = $5, sha256 = $6, characters = $7, saves = saves + 1, updated_at = $8
     where workspace_id = $1 and document_id = $2 and number = $3 and kind = 'edited' and not is_kept
       and author_id is not distinct from $9::uuid and created_at > $10`,
    [
      workspaceId,
      document.id,
      document.current_version,
      title,
      packBytes(markdown),
      textHash(markdown),
      markdown.length,
      new Date(),
      authorId,
      since,
    ],
  )
  return rowCount === 1
}

interface VersionRow {
  number: number
  kind: VersionKind
  name: string | null
  title: string
  characters: number
  sha256: string
  author: { id: string; name: string } | null
  restored_from: number | null
  saves: number
  approved_at: string | null
  created_at: string
  updated_at: string
}

type Stored = Omit<VersionRow, 'author'> & { author_id: string | null }

const COLUMNS = `number, kind, name, title, characters, encode(sha256, 'hex') as sha256, author_id, restored_from, saves, approved_at,
  created_at, updated_at`

async function withAuthors<Row extends Stored>(db: Db, workspaceId: string, rows: Row[]) {
  const names = await namesIn(
    db,
    workspaceId,
    rows.map((row) => row.author_id),
  )
  return rows.map(({ author_id: id, ...row }) => ({ ...row, author: id === null ? null : { id, name: names.get(id) ?? '' } }))
}

/** The only version of a document that was never changed. */
const onlyVersion = (document: VersionedDocument): Stored & { markdown: string } => ({
  number: 1,
  kind: 'written',
  name: null,
  title: document.title,
  characters: document.markdown.length,
  sha256: textHash(document.markdown).toString('hex'),
  author_id: document.created_by,
  restored_from: null,
  saves: 1,
  approved_at: null,
  created_at: document.updated_at,
  updated_at: document.updated_at,
  markdown: document.markdown,
})

/** Newest first. */
export async function listVersions(db: Db, workspaceId: string, document: VersionedDocument, offset: number, limit: number) {
  if (document.current_version === 0) {
    const { markdown: _markdown, ...only } = onlyVersion(document)
    return { versions: await withAuthors(db, workspaceId, offset === 0 ? [only] : []), total: 1 }
  }
  const { rows } = await db.query<Stored>(
    `select ${COLUMNS} from document_versions where workspace_id = $1 and document_id = $2 order by number desc limit $3 offset $4`,
    [workspaceId, document.id, limit, offset],
  )
  const { rows: counted } = await db.query<{ n: number }>(
    'select count(*)::int as n from document_versions where workspace_id = $1 and document_id = $2',
    [workspaceId, document.id],
  )
  return { versions: await withAuthors(db, workspaceId, rows), total: counted[0]!.n }
}

export async function findVersion(db: Db, workspaceId: string, document: VersionedDocument, number: number) {
  if (document.current_version === 0) {
    if (number !== 1) return null
    return (await withAuthors(db, workspaceId, [onlyVersion(document)]))[0]!
  }
  const { rows } = await db.query<Stored & { content: Buffer }>(
    `select ${COLUMNS}, content from document_versions where workspace_id = $1 and document_id = $2 and number = $3`,
    [workspaceId, document.id, number],
  )
  if (!rows[0]) return null
  const { content, ...version } = rows[0]
  return (await withAuthors(db, workspaceId, [{ ...version, markdown: unpackBytes(content).toString() }]))[0]!
}

/** The texts that were the document's, newest first, for who wrote what. */
export async function textsOf(
  db: Db,
  workspaceId: string,
  documentId: string,
  limit: number,
): Promise<{ number: number; author_id: string | null; at: string; markdown: string }[]> {
  const { rows } = await db.query<{ number: number; author_id: string | null; at: string; content: Buffer }>(
    `select number, author_id, updated_at as at, content from document_versions
     where workspace_id = $1 and document_id = $2 and kind <> 'set_aside' order by number desc limit $3`,
    [workspaceId, documentId, limit],
  )
  return rows.map(({ content, ...row }) => ({ ...row, markdown: unpackBytes(content).toString() }))
}

/** Who wrote the text since it was last approved: the authors of every version that was the document's. */
export async function authorsSinceApproval(db: Db, workspaceId: string, document: VersionedDocument): Promise<string[]> {
  const { id, current_version: current, approved_version: approved, created_by: first } = document
  if (current === 0) return first === null ? [] : [first]
  const { rows } = await db.query<{ id: string }>(
    `select distinct author_id as id from document_versions
     where workspace_id = $1 and document_id = $2 and kind <> 'set_aside' and author_id is not null and (number > $3 or number = $4)`,
    [workspaceId, id, approved ?? 0, current],
  )
  return rows.map((row) => row.id)
}

/** A version with a name is kept for good; without one again, it is still kept. */
export async function nameVersion(db: Db, workspaceId: string, documentId: string, number: number, name: string | null): Promise<boolean> {
  const { rowCount } = await db.query(
    'update document_versions set name = $4, is_kept = true where workspace_id = $1 and document_id = $2 and number = $3',
    [workspaceId, documentId, number, name],
  )
  return rowCount === 1
}

/** False where there is no such version, or no longer. */
export async function keepVersion(db: Db, workspaceId: string, documentId: string, number: number, approvedAt?: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update document_versions set is_kept = true, approved_at = coalesce($4::timestamptz, approved_at)
     where workspace_id = $1 and document_id = $2 and number = $3`,
    [workspaceId, documentId, number, approvedAt ?? null],
  )
  return rowCount === 1
}

const AT_ONCE = 500

/** Deletes the next versions of before a time that nobody named, restored, approved or sent out; the current one stays. */
export async function forgetVersions(db: Db, workspaceId: string, before: Date, kept: readonly string[]): Promise<number> {
  const { rowCount } = await db.query(
    `delete from document_versions v using documents d
     where v.workspace_id = $1 and d.workspace_id = $1 and d.id = v.document_id and v.number <> d.current_version and not v.is_kept
       and (v.document_id, v.number) in (
         select o.document_id, o.number from document_versions o join documents c on c.workspace_id = $1 and c.id = o.document_id
         where o.workspace_id = $1 and not o.is_kept and o.updated_at < $2 and o.number <> c.current_version
           and o.document_id <> all($3::uuid[])
         order by o.updated_at limit ${AT_ONCE})`,
    [workspaceId, before, kept],
  )
  return rowCount ?? 0
}
