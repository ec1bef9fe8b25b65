import type { SourceKind } from '../../contract/values.ts'
import type { LanguageKey } from '../../languages.ts'
import { momentAt } from '../base/moments.ts'
import type { Moment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'

export interface NewSource {
  id: string
  kind: SourceKind
  name: string
  url: string | null
  entry: { infobaseId: string; entryId: string } | null
  type: string
  language: LanguageKey | null
  pages: number | null
  content: string
  bytes: Buffer | null
  size: number
  sha256: Buffer
  userId: string | null
  moment: Moment
}

export interface SourceRow {
  id: string
  kind: SourceKind
  name: string
  url: string | null
  infobase_id: string | null
  entry_id: string | null
  type: string
  language_key: LanguageKey | null
  pages: number | null
  characters: number
  size: number
  sha256: string
  read_at: string
}

const COLUMNS = `id, kind, name, url, infobase_id, entry_id, type, language_key, pages, length(content) as characters, size,
  encode(sha256, 'hex') as sha256, read_at`

export async function storeSource(db: Db, workspaceId: string, source: NewSource): Promise<void> {
  const { id, kind, name, url, entry, type, language, pages, content, bytes, size, sha256, userId, moment } = source
  await db.query(
    `insert into claim_sources (workspace_id, id, kind, name, url, infobase_id, entry_id, type, language_key, pages, content, bytes,
       size, sha256, read_by, read_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      workspaceId,
      id,
      kind,
      name,
      url,
      entry?.infobaseId ?? null,
      entry?.entryId ?? null,
      type,
      language,
      pages,
      content,
      bytes,
      size,
      sha256,
      userId,
      momentAt(moment),
    ],
  )
}

export async function findSource(db: Db, workspaceId: string, id: string): Promise<SourceRow | null> {
  const { rows } = await db.query<SourceRow>(`select ${COLUMNS} from claim_sources where workspace_id = $1 and id = $2`, [workspaceId, id])
  return rows[0] ?? null
}

/** The text that passages are looked for in. */
export async function contentOfSource(db: Db, workspaceId: string, id: string): Promise<string> {
  const { rows } = await db.query<{ content: string }>('select content from claim_sources where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
  ])
  return rows[0]?.content ?? ''
}

/** As it came; the text where it never was a file. */
export async function bytesOfSource(db: Db, workspaceId: string, id: string): Promise<Buffer | null> {
  const { rows } = await db.query<{ bytes: Buffer | null; content: string }>(
    `select bytes, case when bytes is null then content else '' end as content from claim_sources where workspace_id = $1 and id = $2`,
    [workspaceId, id],
  )
  return rows[0] ? (rows[0].bytes ?? Buffer.from(rows[0].content)) : null
}

export async function keptSourceBytes(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await db.query<{ bytes: string }>('select coalesce(sum(size), 0) as bytes from claim_sources where workspace_id = $1', [
    workspaceId,
  ])
  return Number(rows[0]!.bytes)
}

/** Forgets what was read before a time and is the proof of no version of a claim. */
export async function forgetSources(db: Db, workspaceId: string, before: Date): Promise<void> {
  const { rows } = await db.query<{ id: string }>(
    `select s.id from claim_sources s where s.workspace_id = $1 and s.read_at < $2 and s.id::text not in (
       select proof ->> 'source_id' from claim_versions v cross join lateral jsonb_array_elements(v.content -> 'proofs') as proof
       where v.workspace_id = $1 and proof ->> 'source_id' is not null)`,
    [workspaceId, before],
  )
  if (rows.length === 0) return
  await db.query('delete from claim_sources where workspace_id = $1 and id = any($2::uuid[])', [workspaceId, rows.map(({ id }) => id)])
}

interface EntryToProve {
  base: string
  title: string | null
  content: string
  language: LanguageKey | null
}

export async function entryOfBase(db: Db, workspaceId: string, infobaseId: string, id: string): Promise<EntryToProve | null> {
  const { rows } = await db.query<EntryToProve>(
    `select b.name as base, e.title, e.content, e.language_key as language
     from infobase_entries e join infobases b on b.workspace_id = $1 and b.id = e.infobase_id
     where e.workspace_id = $1 and e.infobase_id = $2 and e.id = $3`,
    [workspaceId, infobaseId, id],
  )
  return rows[0] ?? null
}

/** Sources that were entries of knowledge bases which say something else now, or are gone. */
export async function changedEntries(db: Db, workspaceId: string, sourceIds: readonly string[]): Promise<Map<string, 'changed' | 'gone'>> {
  if (sourceIds.length === 0) return new Map()
  const { rows } = await db.query<{ id: string; is_gone: boolean }>(
    `select s.id, e.id is null as is_gone from claim_sources s
     left join infobase_entries e on e.workspace_id = $1 and e.infobase_id = s.infobase_id and e.id = s.entry_id
     where s.workspace_id = $1 and s.id = any($2::uuid[]) and s.kind = 'entry' and e.content is distinct from s.content`,
    [workspaceId, sourceIds],
  )
  return new Map(rows.map(({ id, is_gone: isGone }) => [id, isGone ? 'gone' : 'changed']))
}
