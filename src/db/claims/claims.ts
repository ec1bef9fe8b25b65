import type { ClaimContent } from '../../claims/content.ts'
import { CLAIM_STATES } from '../../contract/values.ts'
import type { ClaimSort, ClaimState, KeptClaimState } from '../../contract/values.ts'
import { momentAt } from '../base/moments.ts'
import type { Moment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'
import { likePattern } from '../violations/violations.ts'

export interface ClaimRow {
  id: string
  number: number
  state: KeptClaimState
  version: number
  content: ClaimContent
  valid_from: string | null
  valid_until: string | null
  written_by: string | null
  approved_by: string | null
  approved_at: string | null
  created_at: string
  updated_at: string
}

const COLUMNS = `id, number, state, version, content, valid_from::text as valid_from, valid_until::text as valid_until, written_by,
  approved_by, approved_at, created_at, updated_at`

interface ClaimFilter {
  search: string
  /** States as people see them; empty: all. */
  states: readonly ClaimState[]
  market: string | null
  sort: ClaimSort
  offset: number
  limit: number
  /** Today, and the last day of what is about to end. */
  day: string
  soon: string
}

/** The state that people see; `$2` is today, `$3` the last day of what is about to end. */
const SHOWN_STATE = `case when state not in ('approved', 'proved') or valid_until is null then state
  when valid_until < $2::date then 'expired'
  when state = 'approved' and valid_until <= $3::date then 'expiring' else state end`

/** What somebody has to do something about comes first. */
const ATTENTION = ['expired', 'expiring', 'proved', 'draft', 'approved', 'withdrawn'] as const satisfies ClaimState[]

const ORDERS: Record<ClaimSort, string> = {
  number: 'number desc',
  attention: `array_position('{${ATTENTION.join(',')}}'::text[], ${SHOWN_STATE}), valid_until, number desc`,
  ends: 'valid_until, number desc',
}

/** Claims that match, and how many of all there are in each state. */
export async function listClaims(
  db: Db,
  workspaceId: string,
  { search, states, market, sort, offset, limit, day, soon }: ClaimFilter,
): Promise<{ total: number; claims: ClaimRow[]; states: Record<ClaimState, number> }> {
  const where = `workspace_id = $1 and ($4::text is null or search like $4) and ($5::text[] is null or ${SHOWN_STATE} = any($5))
    and ($6::text is null or content -> 'markets' ? $6 or content -> 'markets' = '[]')`
  const values = [
    workspaceId,
    day,
    soon,
    search === '' ? null : likePattern(search.toLowerCase()),
    states.length === 0 ? null : states,
    market,
  ]
  const { rows } = await db.query<ClaimRow>(`select ${COLUMNS} from claims where ${where} order by ${ORDERS[sort]} offset $7 limit $8`, [
    ...values,
    offset,
    limit,
  ])
  const { rows: counted } = await db.query<{ state: ClaimState; n: number; matching: number }>(
    `select ${SHOWN_STATE} as state, count(*)::int as n, (count(*) filter (where ${where}))::int as matching
     from claims where workspace_id = $1 group by 1`,
    values,
  )
  const inState = new Map(counted.map(({ state, n }) => [state, n]))
  return {
    total: counted.reduce((sum, { matching }) => sum + matching, 0),
    claims: rows,
    states: Object.fromEntries(CLAIM_STATES.map((state) => [state, inState.get(state) ?? 0])) as Record<ClaimState, number>,
  }
}

export async function findClaim(db: Db, workspaceId: string, id: string, lock = false): Promise<ClaimRow | null> {
  const { rows } = await db.query<ClaimRow>(
    `select ${COLUMNS} from claims where workspace_id = $1 and id = $2${lock ? ' for update' : ''}`,
    [workspaceId, id],
  )
  return rows[0] ?? null
}

/** The next number; two who make a claim at once are told apart by the unique number, and one of them tries again. */
export async function nextClaimNumber(db: Db, workspaceId: string): Promise<number> {
  const { rows } = await db.query<{ next: number }>('select coalesce(max(number), 0) + 1 as next from claims where workspace_id = $1', [
    workspaceId,
  ])
  return rows[0]!.next
}

interface NewVersion {
  id: string
  number: number
  state: KeptClaimState
  version: number
  content: ClaimContent
  search: string
  until: string | null
  authorId: string | null
  reason: string | null
  moment: Moment
}

/** Stores a claim, or a new version of one, which is not approved yet. */
export async function saveClaim(db: Db, workspaceId: string, claim: NewVersion): Promise<void> {
  const { id, number, state, version, content, search, until, authorId, reason } = claim
  const at = momentAt(claim.moment)
  await db.query(
    `insert into claims (workspace_id, id, number, state, version, content, search, valid_from, valid_until, written_by,
       created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
     on conflict (workspace_id, id) do update set state = excluded.state, version = excluded.version, content = excluded.content,
       search = excluded.search, valid_from = excluded.valid_from, valid_until = excluded.valid_until, written_by = excluded.written_by,
       approved_by = null, approved_at = null, updated_at = excluded.updated_at`,
    [workspaceId, id, number, state, version, JSON.stringify(content), search, content.valid_from, until, authorId, at],
  )
  await db.query(
    `insert into claim_versions (workspace_id, claim_id, version, content, reason, author_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [workspaceId, id, version, JSON.stringify(content), reason, authorId, at],
  )
}

export async function setClaimState(
  db: Db,
  workspaceId: string,
  id: string,
  { state, approvedBy, moment }: { state: KeptClaimState; approvedBy: string | null; moment: Moment },
): Promise<void> {
  await db.query(
    `update claims set state = $3, approved_by = coalesce($4::uuid, approved_by), approved_at = case when $3 = 'approved'
       then $5::timestamptz else approved_at end, updated_at = $5::timestamptz where workspace_id = $1 and id = $2`,
    [workspaceId, id, state, approvedBy, momentAt(moment)],
  )
}

export async function allClaims(db: Db, workspaceId: string): Promise<ClaimRow[]> {
  const { rows } = await db.query<ClaimRow>(`select ${COLUMNS} from claims where workspace_id = $1 order by number`, [workspaceId])
  return rows
}

interface ClaimVersion {
  version: number
  reason: string | null
  author_id: string | null
  created_at: string
}

export async function claimVersions(db: Db, workspaceId: string, id: string): Promise<ClaimVersion[]> {
  const { rows } = await db.query<ClaimVersion>(
    'select version, reason, author_id, created_at from claim_versions where workspace_id = $1 and claim_id = $2 order by version desc',
    [workspaceId, id],
  )
  return rows
}

const IN_FORCE = `state = 'approved' and (valid_from is null or valid_from <= $2::date)
       and (valid_until is null or valid_until >= $2::date)`

export async function hasClaimsInForce(db: Db, workspaceId: string, day: string): Promise<boolean> {
  const { rowCount } = await db.query(`select 1 from claims where workspace_id = $1 and ${IN_FORCE} limit 1`, [workspaceId, day])
  return rowCount! > 0
}

/** The claims that hold on a day. */
export async function claimsInForce(db: Db, workspaceId: string, day: string): Promise<ClaimRow[]> {
  const { rows } = await db.query<ClaimRow>(`select ${COLUMNS} from claims where workspace_id = $1 and ${IN_FORCE} order by number`, [
    workspaceId,
    day,
  ])
  return rows
}
