import type { RegisterKind, RegisterState } from '../../contract/values.ts'
import { REGISTER_STATES } from '../../contract/values.ts'
import type { Db } from '../base/pool.ts'
import { likePattern } from '../violations/violations.ts'
import { ENTRY_COLUMNS } from './entries.ts'
import type { EntryRow } from './entries.ts'

export interface EntryFilter {
  search: string
  kind: RegisterKind | null
  state: RegisterState | null
  medium: string | null
  market: string | null
  /** Approved by this person. */
  approver: string | null
  /** Used on this day. */
  on: string | null
  /** Only those that lack something. */
  isIncomplete: boolean
}

export const EVERY_ENTRY: EntryFilter = {
  search: '',
  kind: null,
  state: null,
  medium: null,
  market: null,
  approver: null,
  on: null,
  isIncomplete: false,
}

const [FIRST, LAST] = [`content ->> 'first_used_on'`, `content ->> 'ends_on'`]

/** `$2` is today. Days compare as they are written. */
const STATE = `case when kind = 'withdrawal' then null when withdrawn_on is not null then 'withdrawn'
  when ${LAST} < $2::text then 'ended' when ${FIRST} <= $2::text then 'in_use' else 'approved' end`

const LACKS = `kind <> 'withdrawal' and (content ->> 'medium' is null or content ->> 'audience' is null or ${FIRST} is null
  or content ->> 'statement' is null or content -> 'proofs' = '[]' or content -> 'approvers' = '[]'
  or content -> 'approvers' @> '[{"function": null}]')`

const WHERE = `workspace_id = $1 and ($3::text is null or search like $3) and ($4::text is null or kind = $4)
  and ($5::text is null or ${STATE} = $5) and ($6::text is null or content ->> 'medium' = $6)
  and ($7::text is null or content -> 'markets' ? $7 or content -> 'markets' = '[]')
  and ($8::jsonb is null or content -> 'approvers' @> $8)
  and ($9::text is null or (kind <> 'withdrawal' and ${FIRST} <= $9 and (${LAST} is null or ${LAST} >= $9)
    and (withdrawn_on is null or withdrawn_on > $9::text::date)))
  and (not $10::boolean or (${LACKS}))`

const valuesOf = (workspaceId: string, day: string, filter: EntryFilter) => [
  workspaceId,
  day,
  filter.search === '' ? null : likePattern(filter.search.toLowerCase()),
  filter.kind,
  filter.state,
  filter.medium,
  filter.market,
  filter.approver === null ? null : JSON.stringify([{ id: filter.approver }]),
  filter.on,
  filter.isIncomplete,
]

/** Entries that match, the newest first; `day` is today. */
export async function listEntries(
  db: Db,
  workspaceId: string,
  { filter, day, offset, limit }: { filter: EntryFilter; day: string; offset: number; limit: number },
): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>(
    `select ${ENTRY_COLUMNS} from register_entries where ${WHERE} order by number desc offset $11 limit $12`,
    [...valuesOf(workspaceId, day, filter), offset, limit],
  )
  return rows
}

export async function countEntries(db: Db, workspaceId: string, filter: EntryFilter, day: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::int as n from register_entries where ${WHERE}`,
    valuesOf(workspaceId, day, filter),
  )
  return rows[0]!.n
}

/** Every entry by its number, in windows, for an export. */
export async function entriesAfter(db: Db, workspaceId: string, number: number, limit: number): Promise<EntryRow[]> {
  const { rows } = await db.query<EntryRow>(
    `select ${ENTRY_COLUMNS} from register_entries where workspace_id = $1 and number > $2 order by number limit $3`,
    [workspaceId, number, limit],
  )
  return rows
}

export interface RegisterSum {
  entries: number
  highest: number
  incomplete: number
  states: Record<RegisterState, number>
}

export async function sumEntries(db: Db, workspaceId: string, day: string): Promise<RegisterSum> {
  const { rows } = await db.query<{ state: RegisterState | null; n: number; highest: number; lacking: number }>(
    `select ${STATE} as state, count(*)::int as n, max(number) as highest, (count(*) filter (where ${LACKS}))::int as lacking
     from register_entries where workspace_id = $1 group by 1`,
    [workspaceId, day],
  )
  const inState = new Map(rows.map(({ state, n }) => [state, n]))
  return {
    entries: rows.reduce((sum, { n }) => sum + n, 0),
    highest: Math.max(0, ...rows.map(({ highest }) => highest)),
    incomplete: rows.reduce((sum, { lacking }) => sum + lacking, 0),
    states: Object.fromEntries(REGISTER_STATES.map((state) => [state, inState.get(state) ?? 0])) as Record<RegisterState, number>,
  }
}

const MOST_GAPS = 100

/** Numbers that no entry has, though a later one does: somebody took rows out of the database. At most a hundred. */
export async function registerGaps(db: Db, workspaceId: string): Promise<number[]> {
  const { rows } = await db.query<{ number: number; before: number }>(
    `select number, before from (
       select number, coalesce(lag(number) over (order by number), 0) as before from register_entries where workspace_id = $1) n
     where number > before + 1 order by number limit ${MOST_GAPS}`,
    [workspaceId],
  )
  return rows
    .flatMap(({ number, before }) => Array.from({ length: Math.min(MOST_GAPS, number - before - 1) }, (_, at) => before + 1 + at))
    .slice(0, MOST_GAPS)
}

/** What a list can be narrowed to: media as they were written, and people who approved. */
export async function registerFacets(db: Db, workspaceId: string): Promise<{ media: string[]; approvers: string[] }> {
  const { rows: media } = await db.query<{ medium: string }>(
    `select distinct content ->> 'medium' as medium from register_entries
     where workspace_id = $1 and content ->> 'medium' is not null order by 1 limit 100`,
    [workspaceId],
  )
  const { rows: people } = await db.query<{ id: string }>(
    `select distinct a ->> 'id' as id from register_entries, jsonb_array_elements(content -> 'approvers') as a
     where workspace_id = $1 and a ->> 'id' is not null limit 100`,
    [workspaceId],
  )
  return { media: media.map(({ medium }) => medium), approvers: people.map(({ id }) => id) }
}
