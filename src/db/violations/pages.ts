import {
  PLACES_PER_RUN,
  PLACES_PER_SEVERITY,
  RUNS_PER_SEVERITY,
  SEVERITY_ORDERS,
  severityOrder,
  STATE_CODES,
  stateCode,
} from '../../reviews/chart/chart.ts'
import type { ReviewState, Severity } from '../../reviews/chart/chart.ts'
import { findAuditHeads } from '../audits/heads.ts'
import { NO_FILTER } from './filter.ts'
import type { QueueFilter } from './filter.ts'
import { matchesOf } from './matches.ts'
import type { Db } from '../base/pool.ts'
import { inStatesSql } from './counters.ts'
import { VIOLATION_COLUMNS } from './violations.ts'

/*
 * Pages of an audit's violations, each one statement, so that counters and rows are of the same moment; the JSON is PostgreSQL's own
 * and passed through.
 */

export interface PageFilter {
  state: ReviewState | 'all'
  severity: Severity | null
}

export interface Page {
  counts: number[]
  /** The violations as JSON. */
  body: string
  /** How many match, where the counters do not say. */
  total?: number
}

const LAST_ORDER = SEVERITY_ORDERS.at(-1)!

/** From the highest severity to the lowest that a filter shows. */
const ordersOf = (severity: Severity | null): [first: number, last: number] =>
  severity === null ? [0, LAST_ORDER] : [severityOrder(severity), severityOrder(severity)]

const statesOf = (state: PageFilter['state']): number[] => (state === 'all' ? [...STATE_CODES] : [stateCode(state)])

/**
 * What a page is cut from, in order of place: violations of one state stand in the index of reviews, those of any state in the
 * index of what was found. `$1` is the workspace, `$2` the audit.
 */
const sources = {
  one: (state: string) => ({ from: 'reviews', of: `workspace_id = $1 and audit_id = $2 and state = ${state}`, id: 'violation_id' }),
  any: () => ({ from: 'violations', of: 'workspace_id = $1 and audit_id = $2', id: 'id' }),
}

const sourceOf = (state: PageFilter['state'], parameter: string) => (state === 'all' ? sources.any() : sources.one(parameter))

const bodyOf = (rows: string) => `coalesce((select json_agg(p) from (
    select ${VIOLATION_COLUMNS} from (${rows}) s
    join violations v on v.workspace_id = $1 and v.id = s.id
    join reviews r on r.workspace_id = $1 and r.violation_id = s.id
    order by s.place
  ) p), '[]')::text as body`

/** A page near the beginning: those before it are stepped over. Null when there is no such audit. */
export async function nearPage(
  db: Db,
  workspaceId: string,
  auditId: string,
  { state, severity }: PageFilter,
  offset: number,
  limit: number,
): Promise<Page | null> {
  const [first, last] = ordersOf(severity)
  const { from, of, id } = sourceOf(state, '$7')
  const { rows } = await db.query<Page>({
    name: `page-near-${from}`,
    text: `select a.counts, ${bodyOf(`
        select ${id} as id, place from ${from} where ${of} and place >= $3 and place < $4
        order by place limit $5 offset $6`)}
      from audits a where a.workspace_id = $1 and a.id = $2`,
    values: [
      workspaceId,
      auditId,
      first * PLACES_PER_SEVERITY,
      (last + 1) * PLACES_PER_SEVERITY,
      limit,
      offset,
      ...(state === 'all' ? [] : [stateCode(state)]),
    ],
  })
  return rows[0] ?? null
}

/** The run in which a page of a severity begins, found by adding up the runs' counters from one end of the severity. */
const runFrom = (end: 'start' | 'end', counted: string) => {
  const [order, reached, skip] =
    end === 'start'
      ? ['', 'upto > here.skip', 'here.skip - (upto - n)']
      : ['desc', 'upto >= here.n - here.skip', 'upto - (here.n - here.skip)']
  return `select found.run, found.skip from here, lateral (
    select run, (${skip})::int as skip from (
      select run, n, sum(n) over (order by run ${order}) as upto from (
        select run, ${counted} as n
        from review_runs where workspace_id = $1 and audit_id = $2
          and run >= here.band * ${RUNS_PER_SEVERITY} and run < (here.band + 1) * ${RUNS_PER_SEVERITY}
      ) counted
    ) summed where ${reached} order by run ${order} limit 1
  ) found where ${end === 'start' ? 'here.skip * 2 <= here.n' : 'here.skip * 2 > here.n'}`
}

const deepSql = (state: PageFilter['state']) => {
  const { from, of, id } = sourceOf(state, '($7::int[])[1]')
  const counted = inStatesSql('counts', statesOf(state))
  const until = `place < ($4::bigint + 1) * ${PLACES_PER_SEVERITY}`
  return `with audit as materialized (select counts from audits where workspace_id = $1 and id = $2),
  here as materialized (
    select band, n, $6::bigint - (upto - n) as skip from (
      select band, n, sum(n) over (order by band) as upto from (
        select band, (select sum(coalesce(audit.counts[code * ${SEVERITY_ORDERS.length} + band + 1], 0)) from unnest($7::int[]) code) as n
        from audit, generate_series($3::bigint, $4::bigint) band
      ) counted
    ) summed where upto > $6 order by band limit 1
  ),
  start as materialized (${runFrom('start', counted)} union all ${runFrom('end', counted)}),
  first as materialized (
    select place from ${from}
    where ${of} and place >= (select run * ${PLACES_PER_RUN} from start) and ${until}
    order by place limit 1 offset (select skip from start)
  )
  select audit.counts, ${bodyOf(`
    select ${id} as id, place from ${from} where ${of} and place >= (select place from first) and ${until}
    order by place limit $5`)}
  from audit`
}

/**
 * A page deep in the audit, without walking over those before it: the audit's counters name the severity it begins in, the counters
 * of that severity's runs, added up from the nearer end, the run.
 */
export async function deepPage(
  db: Db,
  workspaceId: string,
  auditId: string,
  { state, severity }: PageFilter,
  offset: number,
  limit: number,
): Promise<Page | null> {
  const { rows } = await db.query<Page>({
    name: `page-deep-${state}`,
    text: deepSql(state),
    values: [workspaceId, auditId, ...ordersOf(severity), limit, offset, statesOf(state)],
  })
  return rows[0] ?? null
}

const BY_PLACE = `select ${bodyOf(`
  select id, place from violations
  where workspace_id = $1 and audit_id = $2 and place = any($3::bigint[])`)}`

/** A page of what a filter shows that the counters do not count, and how many match: as at the desk, but for words of sentences. */
export async function searchPage(
  db: Db,
  workspaceId: string,
  auditId: string,
  { state, severity, search, named }: PageFilter & { search: string; named: string[] | null },
  offset: number,
  limit: number,
): Promise<Page | null> {
  const [head] = await findAuditHeads(db, workspaceId, [auditId])
  if (!head) return null
  const filter: QueueFilter = {
    ...NO_FILTER,
    states: state === 'all' ? null : statesOf(state),
    severityOrders: severity === null ? null : [severityOrder(severity)],
    search,
    inSentence: false,
    named,
  }
  const { places } = await matchesOf(db, workspaceId, head, filter, 'each', 'severity')
  const wanted = [...places.subarray(offset, offset + limit)]
  if (wanted.length === 0) return { counts: head.counts, total: places.length, body: '[]' }
  const { rows } = await db.query<{ body: string }>({ name: 'page-by-place', text: BY_PLACE, values: [workspaceId, auditId, wanted] })
  return { counts: head.counts, total: places.length, body: rows[0]!.body }
}
