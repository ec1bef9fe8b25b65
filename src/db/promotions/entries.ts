import type { RegisterKind } from '../../contract/values.ts'
import type { RegisterContent } from '../../promotions/content.ts'
import type { Db } from '../base/pool.ts'

/** An entry of the register of promotions, as its newest version says it. */
export interface EntryRow {
  id: string
  number: number
  kind: RegisterKind
  subject_id: string | null
  subject_version: number | null
  subject_sha256: string | null
  version: number
  content: RegisterContent
  entered_at: string
  entered_by: string | null
  withdraws: string | null
  withdrawn_on: string | null
  withdrawn_number: number | null
}

export const ENTRY_COLUMNS = `id, number, kind, subject_id, subject_version, subject_sha256, version, content, entered_at, entered_by,
  withdraws, withdrawn_on::text as withdrawn_on, withdrawn_number`

export async function findEntry(db: Db, workspaceId: string, id: string, lock = false): Promise<EntryRow | null> {
  const { rows } = await db.query<EntryRow>(
    `select ${ENTRY_COLUMNS} from register_entries where workspace_id = $1 and id = $2${lock ? ' for update' : ''}`,
    [workspaceId, id],
  )
  return rows[0] ?? null
}

/** Entries of a document or claim that stand, held. */
export async function standingEntries(db: Db, workspaceId: string, kind: RegisterKind, subjectId: string): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>(
    `select ${ENTRY_COLUMNS} from register_entries
     where workspace_id = $1 and kind = $2 and subject_id = $3 and withdrawn_on is null order by number for update`,
    [workspaceId, kind, subjectId],
  )
  return rows
}

/** Whoever asks holds the end of the admin log, so that two get two numbers; the unique number refuses what goes wrong. */
export async function nextEntryNumber(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await db.query<{ next: number }>(
    'select coalesce(max(number), 0) + 1 as next from register_entries where workspace_id = $1',
    [workspaceId],
  )
  return rows[0]!.next
}

type NewEntry = Omit<EntryRow, 'version' | 'withdrawn_on' | 'withdrawn_number'>

export async function insertEntry(db: Db, workspaceId: string, entry: NewEntry, search: string): Promise<void> {
  await db.query(
    `insert into register_entries (workspace_id, id, number, kind, subject_id, subject_version, subject_sha256, version, content, search,
       entered_at, entered_by, withdraws)
     values ($1, $2, $3, $4, $5, $6, $7, 1, $8, $9, $10, $11, $12)`,
    [
      workspaceId,
      entry.id,
      entry.number,
      entry.kind,
      entry.subject_id,
      entry.subject_version,
      entry.subject_sha256,
      JSON.stringify(entry.content),
      search,
      entry.entered_at,
      entry.entered_by,
      entry.withdraws,
    ],
  )
}

export async function setContent(
  db: Db,
  workspaceId: string,
  id: string,
  { version, content, search }: { version: number; content: RegisterContent; search: string },
): Promise<void> {
  await db.query('update register_entries set version = $3, content = $4, search = $5 where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
    version,
    JSON.stringify(content),
    search,
  ])
}

export async function setWithdrawn(db: Db, workspaceId: string, id: string, day: string, number: number): Promise<void> {
  await db.query('update register_entries set withdrawn_on = $3, withdrawn_number = $4 where workspace_id = $1 and id = $2', [
    workspaceId,
    id,
    day,
    number,
  ])
}

export interface EntryVersion {
  version: number
  content: RegisterContent
  reason: string | null
  author_id: string | null
  author_name: string | null
  created_at: string
}

export async function addEntryVersion(db: Db, workspaceId: string, id: string, version: EntryVersion): Promise<void> {
  await db.query(
    `insert into register_versions (workspace_id, entry_id, version, content, reason, author_id, author_name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      workspaceId,
      id,
      version.version,
      JSON.stringify(version.content),
      version.reason,
      version.author_id,
      version.author_name,
      version.created_at,
    ],
  )
}

/** Newest first. */
export async function entryVersions(db: Db, workspaceId: string, id: string): Promise<EntryVersion[]> {
  const { rows } = await db.query<EntryVersion>(
    `select version, content, reason, author_id, author_name, created_at from register_versions
     where workspace_id = $1 and entry_id = $2 order by version desc`,
    [workspaceId, id],
  )
  return rows
}

/** As what somebody approved last, so that it need not be said each time. */
export async function lastFunctionOf(db: Db, workspaceId: string, userId: string): Promise<string | null> {
  const { rows } = await db.query<{ content: RegisterContent }>(
    `select content from register_entries where workspace_id = $1 and content -> 'approvers' @> $2::jsonb order by number desc limit 5`,
    [workspaceId, JSON.stringify([{ id: userId }])],
  )
  const named = rows.flatMap(({ content }) => content.approvers).find((each) => each.id === userId && each.function !== null)
  return named?.function ?? null
}
