import type { LanguageKey } from '../languages.ts'
import { newId } from './ids.ts'
import type { Db } from './pool.ts'
import { anyBeginning, anyOf, configurationOf, wordsOf } from './text-search.ts'

export const ENTRY_KINDS = ['fact', 'guideline', 'passage'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

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
    text: `select ${COLUMNS} from infobase_entries where workspace_id = $1 and infobase_id = $2 and ($3::text is null or kind = $3) order by position, id`,
    values: [workspaceId, infobaseId, kind],
  })
  return rows
}

/** Puts a knowledge base's entries in the place of those it had. Words are kept stemmed in their language and as written: a document may be in another. */
export async function replaceEntries(db: Db, workspaceId: string, infobaseId: string, entries: readonly NewEntry[]): Promise<void> {
  await db.query('delete from infobase_entries where workspace_id = $1 and infobase_id = $2', [workspaceId, infobaseId])
  const byConfiguration = Map.groupBy(entries.map((entry, position) => ({ ...entry, position, id: newId() })), (entry) => entry.languageKey)
  for (const [language, group] of byConfiguration) {
    const configuration = (await configurationOf(db, language)) ?? 'simple'
    await db.query(
      `insert into infobase_entries (workspace_id, infobase_id, id, position, kind, title, content, source, language_key, words)
       select $1, $2, e.id, e.position, e.kind, e.title, e.content, e.source, e."languageKey",
         to_tsvector('${configuration}'::regconfig, concat_ws(' ', e.title, e.content)) || to_tsvector('simple'::regconfig, concat_ws(' ', e.title, e.content))
       from jsonb_to_recordset($3::jsonb) as e (id uuid, position integer, kind text, title text, content text, source text, "languageKey" text)`,
      [workspaceId, infobaseId, JSON.stringify(group)],
    )
  }
}

/** The facts and passages of a knowledge base that fit some texts best, in the language they are written in. */
export async function findFacts(
  db: Db, workspaceId: string, infobaseId: string, language: LanguageKey, texts: readonly string[], most: number,
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
