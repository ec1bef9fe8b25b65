import type { LanguageKey } from '../../languages.ts'
import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'
import { anyBeginning, anyOf, configurationOf, wordsOf } from '../violations/text-search.ts'
import { likePattern } from '../violations/violations.ts'
import type { EntryKind } from '../../contract/values.ts'

export interface NewEntry {
  kind: EntryKind
  title: string | null
  content: string
  source: string | null
  languageKey: LanguageKey | null
}

export interface Entry extends NewEntry {
  id: string
}

const COLUMNS = `id, kind, title, content, source, language_key as "languageKey"`

export async function listEntries(db: Db, workspaceId: string, infobaseId: string, kind: EntryKind | null = null): Promise<Entry[]> {
  const { rows } = await db.query<Entry>({
    name: 'infobase-entries',
    text: `select ${COLUMNS}
      from infobase_entries where workspace_id = $1 and infobase_id = $2 and ($3::text is null or kind = $3)
      order by position, id`,
    values: [workspaceId, infobaseId, kind],
  })
  return rows
}

/** Puts a knowledge base's entries in the place of those it had. */
export async function replaceEntries(db: Db, workspaceId: string, infobaseId: string, entries: readonly NewEntry[]): Promise<void> {
  await db.query('delete from infobase_entries where workspace_id = $1 and infobase_id = $2', [workspaceId, infobaseId])
  await insertEntries(db, workspaceId, infobaseId, entries, 0)
}

/** Adds entries after those that are there; answers their identifiers. */
export async function addEntries(db: Db, workspaceId: string, infobaseId: string, entries: readonly NewEntry[]): Promise<string[]> {
  const { rows } = await db.query<{ next: number }>(
    'select coalesce(max(position) + 1, 0)::int as next from infobase_entries where workspace_id = $1 and infobase_id = $2',
    [workspaceId, infobaseId],
  )
  return insertEntries(db, workspaceId, infobaseId, entries, rows[0]!.next)
}

/** Words are kept stemmed in their language and as written: a document may be in another. */
const wordsColumn = (configuration: string, title: string, content: string) =>
  `to_tsvector('${configuration}'::regconfig, concat_ws(' ', ${title}, ${content}))
   || to_tsvector('simple'::regconfig, concat_ws(' ', ${title}, ${content}))`

async function insertEntries(
  db: Db,
  workspaceId: string,
  infobaseId: string,
  entries: readonly NewEntry[],
  first: number,
): Promise<string[]> {
  const rows = entries.map((entry, index) => ({ ...entry, position: first + index, id: newId() }))
  for (const [language, group] of Map.groupBy(rows, (entry) => entry.languageKey)) {
    const configuration = (await configurationOf(db, language)) ?? 'simple'
    await db.query(
      `insert into infobase_entries (workspace_id, infobase_id, id, position, kind, title, content, source, language_key, words)
       select $1, $2, e.id, e.position, e.kind, e.title, e.content, e.source, e."languageKey",
         ${wordsColumn(configuration, 'e.title', 'e.content')}
       from jsonb_to_recordset($3::jsonb)
         as e (id uuid, position integer, kind text, title text, content text, source text, "languageKey" text)`,
      [workspaceId, infobaseId, JSON.stringify(group)],
    )
  }
  return rows.map((row) => row.id)
}

export async function changeEntry(
  db: Db,
  workspaceId: string,
  infobaseId: string,
  id: string,
  { kind, title, content, source, languageKey }: NewEntry,
): Promise<boolean> {
  const configuration = (await configurationOf(db, languageKey)) ?? 'simple'
  const { rowCount } = await db.query(
    `update infobase_entries set kind = $4, title = $5, content = $6, source = $7, language_key = $8,
       words = ${wordsColumn(configuration, '$5::text', '$6::text')}
     where workspace_id = $1 and infobase_id = $2 and id = $3`,
    [workspaceId, infobaseId, id, kind, title, content, source, languageKey],
  )
  return rowCount === 1
}

export async function removeEntry(db: Db, workspaceId: string, infobaseId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from infobase_entries where workspace_id = $1 and infobase_id = $2 and id = $3', [
    workspaceId,
    infobaseId,
    id,
  ])
  return rowCount === 1
}

/** Takes away the passages of a file; answers how many there were. */
export async function removeSource(db: Db, workspaceId: string, infobaseId: string, source: string): Promise<number> {
  const { rowCount } = await db.query(
    `delete from infobase_entries where workspace_id = $1 and infobase_id = $2 and kind = 'passage' and source = $3`,
    [workspaceId, infobaseId, source],
  )
  return rowCount ?? 0
}

export async function countEntries(db: Db, workspaceId: string, infobaseId: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    'select count(*)::int as n from infobase_entries where workspace_id = $1 and infobase_id = $2',
    [workspaceId, infobaseId],
  )
  return rows[0]!.n
}

/** As it is shown: `pageOfEntries` has the same. */
const SHOWN = 'id, kind, title, content, source, language_key'

export async function findEntry(db: Db, workspaceId: string, infobaseId: string, id: string): Promise<object | null> {
  const { rows } = await db.query<object>(
    `select ${SHOWN} from infobase_entries where workspace_id = $1 and infobase_id = $2 and id = $3`,
    [workspaceId, infobaseId, id],
  )
  return rows[0] ?? null
}

interface EntryQuery {
  kind?: EntryKind
  source?: string
  search?: string
  offset: number
  limit: number
}

/** A window of the entries of a knowledge base, for people to read. */
export async function pageOfEntries(
  db: Db,
  workspaceId: string,
  infobaseId: string,
  { kind, source, search = '', offset, limit }: EntryQuery,
) {
  const where = `workspace_id = $1 and infobase_id = $2 and ($3::text is null or kind = $3) and ($4::text is null or source = $4)
    and ($5::text is null or content ilike $5 or title ilike $5 or source ilike $5)`
  const values = [workspaceId, infobaseId, kind ?? null, source ?? null, search === '' ? null : likePattern(search)]
  const { rows: entries } = await db.query(
    `select ${SHOWN} from infobase_entries where ${where} order by position, id limit $6 offset $7`,
    [...values, limit, offset],
  )
  const { rows } = await db.query<{ n: number }>(`select count(*)::int as n from infobase_entries where ${where}`, values)
  return { entries, total: rows[0]!.n }
}

/** The files whose passages a knowledge base holds. */
export async function listSources(db: Db, workspaceId: string, infobaseId: string): Promise<{ source: string; passages: number }[]> {
  const { rows } = await db.query<{ source: string; passages: number }>(
    `select source, count(*)::int as passages
     from infobase_entries
     where workspace_id = $1 and infobase_id = $2 and kind = 'passage' and source is not null
     group by source order by min(position)`,
    [workspaceId, infobaseId],
  )
  return rows
}

/** The facts and passages of a knowledge base that fit some texts best, in the language they are written in. */
export async function findFacts(
  db: Db,
  workspaceId: string,
  infobaseId: string,
  language: LanguageKey,
  texts: readonly string[],
  most: number,
): Promise<Entry[]> {
  const words = wordsOf(texts)
  const configuration = await configurationOf(db, language)
  const query = configuration === null ? anyBeginning(words) : anyOf(words)
  if (query === '') return []
  const { rows } = await db.query<Entry>({
    name: `infobase-facts-${configuration ?? 'simple'}`,
    text: `select ${COLUMNS} from infobase_entries, to_tsquery('${configuration ?? 'simple'}'::regconfig, $3) as query
      where workspace_id = $1 and infobase_id = $2 and kind <> 'guideline' and words @@ query
      order by ts_rank(words, query, 1) desc, position, id limit $4`,
    values: [workspaceId, infobaseId, query, most],
  })
  return rows
}
