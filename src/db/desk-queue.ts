import { countIndex, PLACES_PER_RUN, reviewProgress } from '../review/chart.ts'
import { findAuditHeads } from './audit-heads.ts'
import { filterSql, isCounted } from './desk-filter.ts'
import type { QueueFilter } from './desk-filter.ts'
import { queueRows } from './desk-rows.ts'
import type { Db } from './pool.ts'

export type Sort = 'severity' | 'found' | 'rule' | 'asset' | 'decided'

export interface QueueRequest {
  filter: QueueFilter
  view: 'each' | 'grouped'
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

/** Orders of the queue; each ends with the place, which no two violations share. `many` is the same over a group. */
const ORDERS: Record<Sort, { one: string; many: string; finding: boolean }> = {
  severity: { one: 'r.place', many: 'min(r.place)', finding: false },
  found: { one: 'r.place & 1099511627775', many: 'min(r.place & 1099511627775)', finding: false },
  rule: { one: 'v.rule_name, r.place', many: 'min(v.rule_name), min(r.place)', finding: true },
  asset: { one: 'v.asset_name, r.place', many: 'min(v.asset_name), min(r.place)', finding: true },
  decided: { one: 'r.decided_at desc nulls last, r.place', many: 'max(r.decided_at) desc nulls last, min(r.place)', finding: false },
}

/** A window of the queue; null when there is no such audit. */
export async function queueWindow(db: Db, workspaceId: string, auditId: string, request: QueueRequest) {
  const [head] = await findAuditHeads(db, workspaceId, [auditId])
  if (!head) return null
  const read = request.view === 'grouped' ? groupedWindow : isCounted(request.filter) && request.sort === 'severity' ? countedWindow : filteredWindow
  const { places, offset, total, findings } = await read(db, workspaceId, auditId, request, head.counts)
  return {
    rows: await queueRows(db, workspaceId, auditId, places), offset, total, findings,
    progress: reviewProgress(head.counts), version: head.version,
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
async function countedWindow(db: Db, workspaceId: string, auditId: string, request: QueueRequest, counts: number[]): Promise<Window> {
  const { filter, limit, around } = request
  const states = filter.states ?? [0, 1, 2, 3, 4]
  const orders = filter.severityOrders ?? [0, 1, 2, 3, 4, 5]
  const total = states.flatMap((state) => orders.map((order) => counts[countIndex(state, order)]!)).reduce((a, b) => a + b, 0)
  const position = around && (await countedPosition(db, workspaceId, auditId, states, orders, around))
  const offset = typeof position === 'number' ? windowAround(position, limit) : request.offset
  const empty = { places: [], offset, total, findings: total }
  if (offset >= total) return empty
  const { rows: [edge] } = await db.query<{ first: number; last: number; before: number }>({
    name: 'queue-runs',
    text: `with runs as (
        select run, (select sum(counts[s + 1]) from unnest($3::int[]) s) as n from review_runs
        where workspace_id = $1 and audit_id = $2 and (run >> 30) = any($4::int[])
      ), sums as (select run, n, sum(n) over (order by run) - n as before from runs where n > 0)
      select min(run) as first, max(run) as last, min(before)::bigint as before from sums where before + n > $5 and before < $6`,
    values: [workspaceId, auditId, states, orders, offset, offset + limit],
  })
  if (!edge || edge.first === null) return empty
  const { rows } = await db.query<{ id: string }>({
    name: 'queue-slice',
    text: `select r.violation_id as id from reviews r where r.workspace_id = $1 and r.audit_id = $2 and r.state = any($3::smallint[])
        and r.place >= $4 and r.place < $5 and (r.place >> 40) = any($6::int[]) order by r.place limit $7 offset $8`,
    values: [workspaceId, auditId, states, edge.first * PLACES_PER_RUN, (edge.last + 1) * PLACES_PER_RUN, orders, limit, offset - edge.before],
  })
  return { ...empty, places: rows.map(({ id }) => ({ id, matching: 1 })) }
}

/** How many violations of these states and severities stand before one; null when the filter does not show it. */
async function countedPosition(db: Db, workspaceId: string, auditId: string, states: number[], orders: number[], id: string): Promise<number | null> {
  const { rows } = await db.query<{ position: number }>(
    `with here as (
       select place from reviews where workspace_id = $1 and violation_id = $3 and audit_id = $2 and state = any($4::smallint[]) and (place >> 40) = any($5::int[]))
     select coalesce((select sum((select sum(u.counts[s + 1]) from unnest($4::int[]) s)) from review_runs u
           where u.workspace_id = $1 and u.audit_id = $2 and (u.run >> 30) = any($5::int[]) and u.run < here.place >> 10), 0)::bigint
       + (select count(*) from reviews r where r.workspace_id = $1 and r.audit_id = $2 and r.state = any($4::smallint[])
           and r.place >= (here.place >> 10) << 10 and r.place < here.place) as position from here`,
    [workspaceId, auditId, id, states, orders],
  )
  return rows[0]?.position ?? null
}

/** Any other filter or order: what matches is counted and skipped. */
async function filteredWindow(db: Db, workspaceId: string, auditId: string, request: QueueRequest): Promise<Window> {
  const order = ORDERS[request.sort]
  const { from, where, values } = filterSql(request.filter, 2, 3, order.finding)
  const given = [workspaceId, auditId, ...values]
  const next = given.length + 1
  const { rows: [counted] } = await db.query<{ n: number }>(`select count(*)::int as n from ${from} where ${where}`, given)
  const total = counted!.n
  let offset = request.offset
  if (request.around) {
    const { rows } = await db.query<{ position: number }>(
      `select position from (select r.violation_id, row_number() over (order by ${order.one}) - 1 as position from ${from} where ${where}) p where violation_id = $${next}`,
      [...given, request.around],
    )
    if (rows[0]) offset = windowAround(rows[0].position, request.limit)
  }
  const { rows } = await db.query<{ id: string }>(
    `select r.violation_id as id from ${from} where ${where} order by ${order.one} limit $${next} offset $${next + 1}`, [...given, request.limit, offset],
  )
  return { places: rows.map(({ id }) => ({ id, matching: 1 })), offset, total, findings: total }
}

/** One row for each group with something the filter shows; the row is its first violation that the filter shows. */
async function groupedWindow(db: Db, workspaceId: string, auditId: string, request: QueueRequest): Promise<Window> {
  const order = ORDERS[request.sort]
  const { from, where, values } = filterSql(request.filter, 2, 3, order.finding)
  const given = [workspaceId, auditId, ...values]
  const next = given.length + 1
  const groups = `select coalesce(r.group_id, r.violation_id) as group_id, min(r.place) as place, count(*)::int as n, row_number() over (order by ${order.many}) - 1 as position
    from ${from} where ${where} group by 1`
  const { rows } = await db.query<{ id: string | null; n: number; position: number; total: number; findings: number }>(
    `with groups as materialized (${groups}),
     summed as (select count(*)::int as total, coalesce(sum(n), 0)::int as findings from groups),
     start as (
       select coalesce((select greatest(0, g.position - $${next}::int / 2) from groups g
         where g.group_id = (select coalesce(r.group_id, r.violation_id) from reviews r where r.workspace_id = $1 and r.audit_id = $2 and r.violation_id = $${next + 2}::uuid)), $${next + 1}::bigint) as at),
     shown as (select g.* from groups g, start where g.position >= start.at and g.position < start.at + $${next}::int)
     select v.id, s.n, start.at as position, summed.total, summed.findings
     from summed cross join start left join shown s on true
     left join violations v on v.workspace_id = $1 and v.audit_id = $2 and v.place = s.place order by s.position`,
    [...given, request.limit, request.offset, request.around],
  )
  const { total, findings, position } = rows[0]!
  return { places: rows.filter((row) => row.id !== null).map(({ id, n }) => ({ id: id!, matching: n })), offset: position, total, findings }
}
