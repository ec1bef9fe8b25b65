import type pg from 'pg'
import { ENDING_ACTIONS, REVIEW_CHART, REVIEW_STATES, stateCode } from '../../reviews/chart/chart.ts'
import type { ReviewState } from '../../reviews/chart/chart.ts'
import { parametersAfter, rowsSql } from '../base/parameters.ts'
import type { Db } from '../base/pool.ts'
import type { Person } from './assignments.ts'
import { dueAtSql } from './due-dates.ts'

/** Until when a decision holds, and who answers for it. */
export interface DecisionEnd {
  /** The last day on which it holds, such as 2027-01-31. */
  until: string
  owner: Person | null
}

const ENDING_STATES = ENDING_ACTIONS.map((action) => stateCode(REVIEW_CHART[action].to)).toSorted((a, b) => a - b)

/** Reviews whose decision still holds until its end, and those that are undecided again since it came. */
export const STANDS = `r.end_id is not null and r.state = any('{${ENDING_STATES.join(',')}}'::smallint[])`
export const CAME_BACK = `r.end_id is not null and r.state = ${stateCode('undecided')}`

/** Runs of which a later one has ended are history. */
export const IN_LATEST_RUN = `not exists (select 1 from audits b where b.workspace_id = $1 and b.site_id = a.site_id and b.run > a.run
  and b.status = 'COMPLETED' and not b.carrying)`

/** Stores the ends of some decisions, in the transaction that makes them; done again it changes nothing. `id`: that of the change. */
export async function storeEnds(
  db: Db,
  workspaceId: string,
  decisions: readonly { id: string; state: number; end?: DecisionEnd | null }[],
): Promise<void> {
  const ending = decisions.filter(({ end }) => end)
  if (ending.length === 0) return
  const { values, parameter } = parametersAfter(workspaceId)
  const rows = rowsSql(parameter, ending, {
    id: ['uuid', ({ id }) => id],
    state: ['smallint', ({ state }) => state],
    until: ['date', ({ end }) => end!.until],
    owner_id: ['uuid', ({ end }) => end!.owner?.id ?? null],
  })
  await db.query(
    `insert into decision_ends (workspace_id, id, state, until, owner_id)
     select $1, u.id, u.state, u.until, u.owner_id from ${rows} on conflict (workspace_id, id) do nothing`,
    values,
  )
}

/** What a review `r` says of the end of its decision, as JSON; nothing is looked up where it has none. */
export const END_JSON = `case when r.end_id is not null then (select json_build_object('review_state',
    ('{${REVIEW_STATES.join(',')}}'::text[])[e.state + 1], 'until', e.until, 'owner_id', e.owner_id)
  from decision_ends e where e.workspace_id = $1 and e.id = r.end_id) end`

export interface EndRow {
  review_state: ReviewState
  until: string
  owner_id: string | null
}

/** The end of a decision as it is shown: `until` while it holds, `ended` once what it held for is undecided again. */
export function shownEnd(end: EndRow | null, now: ReviewState, names: Map<string, string>) {
  if (!end) return { until: null, owner: null, ended: null }
  const { review_state: state, until, owner_id: id } = end
  const owner = id === null ? null : { id, name: names.get(id) ?? 'somebody who left' }
  return now === 'undecided' ? { until: null, owner: null, ended: { review_state: state, until, owner } } : { until, owner, ended: null }
}

export interface KeptEnd {
  id: string
  state: number
  until: string
  ownerId: string | null
  returned: number
}

const KEPT_END = `e.id, e.state, to_char(e.until, 'YYYY-MM-DD') as until, e.owner_id as "ownerId", e.returned`

/** Ends whose last day is before a day, of which something still stands or nobody has been told. */
export async function dueEnds(db: Db, workspaceId: string, day: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select e.id from decision_ends e where e.workspace_id = $1 and e.until < $2::date and (e.returned > 0 or exists (
       select 1 from reviews r join audits a on a.workspace_id = $1 and a.id = r.audit_id
       where r.workspace_id = $1 and r.end_id = e.id and ${STANDS}))
     order by e.until, e.id`,
    [workspaceId, day],
  )
  return rows.map(({ id }) => id)
}

/** Who comes to the same end at the same time waits, and then finds what is left of it. */
export async function lockEnd(client: pg.PoolClient, workspaceId: string, id: string): Promise<KeptEnd | null> {
  const { rows } = await client.query<KeptEnd>(
    `select ${KEPT_END} from decision_ends e where e.workspace_id = $1 and e.id = $2 for update`,
    [workspaceId, id],
  )
  return rows[0] ?? null
}

/** An audit in which a decision with this end still stands; null: none has any. */
export async function auditOfEnd(db: Db, workspaceId: string, id: string): Promise<string | null> {
  const { rows } = await db.query<{ audit_id: string }>(
    `select r.audit_id from reviews r join audits a on a.workspace_id = $1 and a.id = r.audit_id
     where r.workspace_id = $1 and r.end_id = $2 and ${STANDS} order by r.audit_id limit 1`,
    [workspaceId, id],
  )
  return rows[0]?.audit_id ?? null
}

export interface StandingReview {
  id: string
  reason: string | null
  decided_by: string | null
  latest: boolean
}

/** The next findings of a locked audit that a decision with this end still holds for: what somebody decided meanwhile is none of them. */
export async function standingReviews(
  db: Db,
  workspaceId: string,
  { id, auditId, limit }: { id: string; auditId: string; limit: number },
): Promise<StandingReview[]> {
  const { rows } = await db.query<StandingReview>(
    `select r.violation_id as id, r.dismissal_reason as reason, r.decided_by, ${IN_LATEST_RUN} as latest
     from reviews r join audits a on a.workspace_id = $1 and a.id = r.audit_id
     where r.workspace_id = $1 and r.end_id = $2 and r.audit_id = $3 and ${STANDS} order by r.place limit ${limit}`,
    [workspaceId, id, auditId],
  )
  return rows
}

/** Findings that came back are whoever's who answers for them, and due anew. `dates`: by severity order. */
export async function handBack(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
  ownerId: string | null,
  dates: readonly (Date | null)[],
): Promise<void> {
  await db.query(
    `update reviews r set due_at = ${dueAtSql('$4', 'r.place')},
       assigned_to = case when $3::uuid is null or $3::uuid = any(r.assigned_to) then r.assigned_to else r.assigned_to || $3::uuid end
     where r.workspace_id = $1 and r.violation_id = any($2::uuid[])`,
    [workspaceId, ids, ownerId, dates],
  )
}

/** Adds what was decided to the threads of findings that came back; the entry of the end in the trail says it too. */
export async function sayOldDecision(
  db: Db,
  workspaceId: string,
  comments: readonly { id: string; violationId: string; content: string }[],
  author: string,
  at: string,
): Promise<void> {
  const { values, parameter } = parametersAfter(workspaceId, author, at)
  const rows = rowsSql(parameter, [...comments], {
    id: ['uuid', ({ id }) => id],
    violation_id: ['uuid', ({ violationId }) => violationId],
    content: ['text', ({ content }) => content],
  })
  await db.query(
    `insert into comments (workspace_id, id, violation_id, author_id, author_name, content, created_at)
     select $1, u.id, u.violation_id, null, $2::text, u.content, $3::timestamptz from ${rows}`,
    values,
  )
}

interface EndingCount {
  id: string
  ownerId: string
  count: number
  auditId: string
}

/**
 * Decisions that end by a day and whose owner has not been told yet, with how many findings of the newest runs each holds for. Whoever asks
 * at the same time waits, and finds none of these.
 */
export async function lockEnding(client: pg.PoolClient, workspaceId: string, from: string, to: string): Promise<EndingCount[]> {
  const { rows: ends } = await client.query<{ id: string }>(
    `select e.id from decision_ends e where e.workspace_id = $1 and e.until >= $2::date and e.until <= $3::date and e.warned_at is null
       and e.owner_id is not null order by e.id for update`,
    [workspaceId, from, to],
  )
  if (ends.length === 0) return []
  const { rows } = await client.query<EndingCount>(
    `select e.id, e.owner_id as "ownerId", count(*)::int as count, (array_agg(a.id order by a.created_at desc, a.id))[1] as "auditId"
     from decision_ends e join reviews r on r.workspace_id = $1 and r.end_id = e.id
       join audits a on a.workspace_id = $1 and a.id = r.audit_id
     where e.workspace_id = $1 and e.id = any($2::uuid[]) and ${STANDS} and ${IN_LATEST_RUN} group by e.id, e.owner_id order by e.id`,
    [workspaceId, ends.map(({ id }) => id)],
  )
  return rows
}

export async function setWarned(db: Db, workspaceId: string, ids: readonly string[], at: string): Promise<void> {
  await db.query('update decision_ends set warned_at = $3::timestamptz where workspace_id = $1 and id = any($2::uuid[])', [
    workspaceId,
    ids,
    at,
  ])
}

/** How many have come back that whoever answers for them is still to be told of. */
export async function setReturned(db: Db, workspaceId: string, id: string, returned: number): Promise<void> {
  await db.query('update decision_ends set returned = $3 where workspace_id = $1 and id = $2', [workspaceId, id, returned])
}

/** The newest run that findings of an end came back in. */
export async function latestReturn(db: Db, workspaceId: string, id: string): Promise<string | null> {
  const { rows } = await db.query<{ audit_id: string }>(
    `select r.audit_id from reviews r join audits a on a.workspace_id = $1 and a.id = r.audit_id
     where r.workspace_id = $1 and r.end_id = $2 and ${CAME_BACK} order by a.created_at desc, a.id limit 1`,
    [workspaceId, id],
  )
  return rows[0]?.audit_id ?? null
}
