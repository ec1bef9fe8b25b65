import type { LanguageKey } from '../../languages.ts'
import type { Db } from '../base/pool.ts'
import { likePattern } from '../violations/violations.ts'

/** What a thing is called in one language, and what it must not be called. */
interface TermWords {
  term: string
  forbidden: string[]
}

export interface Term {
  id: string
  words: Partial<Record<LanguageKey, TermWords>>
  note: string | null
}

interface TermRow extends Term {
  updated_at: string
}

/** By which rows are ordered, and told apart: its first word. */
export interface NewTerm extends Term {
  name: string
  search: string
}

const COLUMNS = 'id, words, note, updated_at'

export async function listTerms(
  db: Db,
  workspaceId: string,
  { search, language, offset, limit }: { search: string; language: string | null; offset: number; limit: number },
): Promise<{ total: number; terms: TermRow[] }> {
  const where = 'workspace_id = $1 and ($2::text is null or search like $2) and ($3::text is null or words ? $3)'
  const values = [workspaceId, search === '' ? null : likePattern(search.toLowerCase()), language]
  const { rows } = await db.query<TermRow>(`select ${COLUMNS} from terms where ${where} order by name, id offset $4 limit $5`, [
    ...values,
    offset,
    limit,
  ])
  const { rows: counted } = await db.query<{ n: number }>(`select count(*)::int as n from terms where ${where}`, values)
  return { total: counted[0]!.n, terms: rows }
}

/** All of them, in their order. */
export async function allTerms(db: Db, workspaceId: string): Promise<Term[]> {
  const { rows } = await db.query<Term>('select id, words, note from terms where workspace_id = $1 order by name, id', [workspaceId])
  return rows
}

/** Changes with every change of a word, so that what a process has read of them is known to be right. */
export async function termsStamp(db: Db, workspaceId: string): Promise<string> {
  const { rows } = await db.query<{ n: number; at: string | null }>({
    name: 'terms-stamp',
    text: 'select count(*)::int as n, max(updated_at) as at from terms where workspace_id = $1',
    values: [workspaceId],
  })
  return `${rows[0]!.n} ${rows[0]!.at}`
}

/** Stores terms, new or changed. */
export async function saveTerms(db: Db, workspaceId: string, terms: readonly NewTerm[], authorId: string | null): Promise<void> {
  const at = new Date()
  for (let from = 0; from < terms.length; from += 1000) {
    const batch = terms.slice(from, from + 1000)
    await db.query(
      `insert into terms (workspace_id, id, words, note, search, name, updated_at, author_id)
       select $1::uuid, t.id, t.words, t.note, t.search, t.name, $7::timestamptz, $8::uuid
       from unnest($2::uuid[], $3::jsonb[], $4::text[], $5::text[], $6::text[]) as t (id, words, note, search, name)
       on conflict (workspace_id, id) do update set words = excluded.words, note = excluded.note, search = excluded.search,
         name = excluded.name, updated_at = excluded.updated_at, author_id = excluded.author_id`,
      [
        workspaceId,
        batch.map(({ id }) => id),
        batch.map(({ words }) => JSON.stringify(words)),
        batch.map(({ note }) => note),
        batch.map(({ search }) => search),
        batch.map(({ name }) => name),
        at,
        authorId,
      ],
    )
  }
}

export async function deleteTerm(db: Db, workspaceId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from terms where workspace_id = $1 and id = $2', [workspaceId, id])
  return rowCount === 1
}
