import { countIndex, PLACES_PER_RUN, reviewProgress, SEVERITY_ORDERS, STATE_CODES } from '../../reviews/chart/chart.ts'
import { findAuditHeads } from '../audits/heads.ts'
import type { AuditHead } from '../audits/heads.ts'
import { isCounted } from './filter.ts'
import type { QueueFilter } from './filter.ts'
import { idsAt, matchesOf, placeAmong } from './matches.ts'
import type { Sort, View } from './matches.ts'
import { queueRows } from './queue-rows.ts'
import type { Db } from '../base/pool.ts'
import { inStatesSql } from './counters.ts'

interface QueueRequest {
  filter: QueueFilter
  view: View
  sort: Sort
  offset: number
  limit: number
  around: string | null
}

/** A row of the queue before it is filled in: the violation, and in the grouped view how many of its group the filter shows. */
export interface QueuePlace {
  id: string
  matching: number
}

/** A window of the queue; null when there is no such audit. */
export async function queueWindow(db: Db, workspaceId: string, auditId: string, request: QueueRequest) {
  const [head] = await findAuditHeads(db, workspaceId, [auditId])
  if (!head) return null
  const counted = request.view === 'each' && request.sort === 'severity' && isCounted(request.filter)
  const { places, offset, total, findings } = await (counted ? countedWindow : matchedWindow)(db, workspaceId, auditId, request, head)
  return {
    rows: await queueRows(db, workspaceId, auditId, places),
    offset,
    total,
    findings,
    progress: reviewProgress(head.counts),
    version: head.version,
  }
}

interface Window {
  places: QueuePlace[]
  offset: number
  total: number
  findings: number
}

/** Where the window starts that shows a position somewhere in its middle. */
const windowAround = (position: number, limit: number) => Math.max(0, position - Math.floor(limit / 2))

/**
 * A filter by state and severity in the order of severity: the counters of the runs say in which run of places the
 * window starts and ends, so that a window costs the same at the end of a million as at the start.
 */
async function countedWindow(db: Db, workspaceId: string, auditId: string, request: QueueRequest, { counts }: AuditHead): Promise<Window> {
  const { filter, limit, around } = request
  const states = filter.states?.toSorted() ?? [...STATE_CODES]
  const orders = filter.severityOrders ?? [...SEVERITY_ORDERS]
  const total = states.flatMap((state) => orders.map((order) => counts[countIndex(state, order)] ?? 0)).reduce((a, b) => a + b, 0)
  const position = around && (await countedPosition(db, workspaceId, auditId, states, orders, around))
  const offset = typeof position === 'number' ? windowAround(position, limit) : request.offset
  const empty = { places: [], offset, total, findings: total }
  if (offset >= total) return empty
  const {
    rows: [edge],
  } = await db.query<{ first: number; last: number; before: number }>({
    name: `queue-runs-${states.join('')}`,
    text: `with runs as (
        select run, ${inStatesSql('counts', states)} as n
        from review_runs where workspace_id = $1 and audit_id = $2 and (run >> 30) = any($3::int[])
      ), sums as (select run, n, sum(n) over (order by run) - n as before from runs where n > 0)
      select min(run) as first, max(run) as last, min(before)::bigint as before from sums where before + n > $4 and before < $5`,
    values: [workspaceId, auditId, orders, offset, offset + limit],
  })
  if (!edge || edge.first === null) return empty
  const { rows } = await db.query<{ id: string }>({
    name: 'queue-slice',
    text: `select r.violation_id as id from reviews r where r.workspace_id = $1 and r.audit_id = $2 and r.state = any($3::smallint[])
        and r.place >= $4 and r.place < $5 and (r.place >> 40) = any($6::int[]) order by r.place limit $7 offset $8`,
    values: [
      workspaceId,
      auditId,
      states,
      edge.first * PLACES_PER_RUN,
      (edge.last + 1) * PLACES_PER_RUN,
      orders,
      limit,
      offset - edge.before,
    ],
  })
  return { ...empty, places: rows.map(({ id }) => ({ id, matching: 1 })) }
}

/** How many violations of these states and severities stand before one; null when the filter does not show it. */
async function countedPosition(
  db: Db,
  workspaceId: string,
  auditId: string,
  states: number[],
  orders: number[],
  id: string,
): Promise<number | null> {
  const { rows } = await db.query<{ position: number }>(
    `with here as (
       select place from reviews
       where workspace_id = $1 and violation_id = $3 and audit_id = $2
       and state = any($4::smallint[]) and (place >> 40) = any($5::int[]))
     select coalesce((select sum(${inStatesSql('u.counts', states)}) from review_runs u
           where u.workspace_id = $1 and u.audit_id = $2 and (u.run >> 30) = any($5::int[]) and u.run < here.place >> 10), 0)::bigint
       + (select count(*) from reviews r where r.workspace_id = $1 and r.audit_id = $2 and r.state = any($4::smallint[])
           and r.place >= (here.place >> 10) << 10 and r.place < here.place) as position from here`,
    [workspaceId, auditId, id, states, orders],
  )
  return rows[0]?.position ?? null
}

/** Any other filter, order or view: what matches is worked out once for each version of the audit, and windows are cut from it. */
async function matchedWindow(db: Db, workspaceId: string, auditId: string, request: QueueRequest, head: AuditHead): Promise<Window> {
  const { filter, view, sort, limit, around } = request
  const matches = await matchesOf(db, workspaceId, head, filter, view, sort)
  const place = around && (await placeAmong(db, workspaceId, auditId, filter, view, around))
  const position = typeof place === 'number' ? matches.places.indexOf(place) : -1
  const offset = position < 0 ? request.offset : windowAround(position, limit)
  const shown = matches.places.subarray(offset, offset + limit)
  const ids = await idsAt(db, workspaceId, auditId, [...shown])
  return {
    places: [...shown].flatMap((at, index) => (ids.has(at) ? [{ id: ids.get(at)!, matching: matches.sizes?.[offset + index] ?? 1 }] : [])),
    offset,
    total: matches.places.length,
    findings: matches.findings,
  }
}
