import type pg from 'pg'
import type { AuditHead } from '../audits/heads.ts'
import { filterSql, looksAtEnds } from './filter.ts'
import type { QueueFilter } from './filter.ts'
import type { Db } from '../base/pool.ts'
import { readInOwnTime } from '../base/long-reads.ts'
import { remembered } from '../base/remembered.ts'
import { siteVersion } from '../sites/comparison.ts'

export type View = 'each' | 'grouped'
export type Sort = 'severity' | 'found' | 'rule' | 'asset' | 'confidence' | 'decided'

/** Everything a filter shows, in order: the places of the violations, or of the first of each group with how many it shows of the group. */
interface Matches {
  places: Float64Array
  sizes: Int32Array | null
  findings: number
}

const FOUND = 2 ** 40 - 1

interface Order {
  /** Over single violations; where it is absent they are fetched by `by`, or all at once, and put in order by their places here. */
  one?: (place: string) => string
  by?: string
  descending?: boolean
  /** Over groups. */
  many: string
  column: (place: string) => string
  review?: boolean
  finding?: boolean
}

/** Orders of the queue, over single violations and over groups; each ends with the place, which no two violations share. */
const ORDERS: Record<Sort, Order> = {
  severity: { many: 'place', column: () => 'null::int' },
  found: { many: 'key', column: (place) => `min(${place} & ${FOUND})` },
  rule: { by: 'v.rule_name', many: 'key, place', finding: true, column: () => 'min(v.rule_name)' },
  asset: { by: 'v.asset_name', many: 'key, place', finding: true, column: () => 'min(v.asset_name)' },
  // Findings without a measured confidence come last.
  confidence: {
    by: 'v.confidence',
    descending: true,
    many: 'key desc nulls last, place',
    finding: true,
    column: () => 'max(v.confidence)',
  },
  decided: {
    one: (place) => `r.decided_at desc nulls last, ${place}`,
    many: 'key desc nulls last, place',
    review: true,
    column: () => 'max(r.decided_at)',
  },
}

/** What a decision or an assignment may change; what was found stays as it was. */
const changesByReview = (filter: QueueFilter, sort: Sort) =>
  filter.states !== null ||
  filter.assignees !== null ||
  filter.nobody ||
  filter.dueBefore !== null ||
  looksAtEnds(filter) ||
  filter.mine !== null ||
  ORDERS[sort].review === true

/** The same for as long as the audit is as it was: its violations are in the key, and its trail where the answer depends on decisions. */
export async function matchesOf(
  db: Db,
  workspaceId: string,
  head: AuditHead,
  filter: QueueFilter,
  view: View,
  sort: Sort,
): Promise<Matches> {
  const version = filter.changes ? await siteVersion(db, workspaceId, head.id) : changesByReview(filter, sort) ? head.version : null
  const key = JSON.stringify([workspaceId, head.id, version, head.total_violations, view, sort, filter])
  return remembered(
    key,
    ({ places, sizes }) => places.byteLength + (sizes?.byteLength ?? 0),
    () => readMatches(db, workspaceId, head.id, filter, view, sort),
  )
}

type Read = <T extends pg.QueryResultRow>(text: string, values: unknown[]) => Promise<T[]>

async function readMatches(db: Db, workspaceId: string, auditId: string, filter: QueueFilter, view: View, sort: Sort): Promise<Matches> {
  const order = ORDERS[sort]
  const { from, where, values, place, group, id } = filterSql(filter, 2, 3, order)
  const given = [workspaceId, auditId, ...values]
  const read: Read = async <T extends pg.QueryResultRow>(text: string, params: unknown[]) =>
    filter.changes ? readInOwnTime<T>(db, text, params) : (await db.query<T>(text, params)).rows
  if (view === 'each') {
    const places = order.one
      ? placesIn(
          (
            await readPacked(
              read,
              `select string_agg(int8send(${place}), ''::bytea order by ${order.one(place)}) as places from ${from} where ${where}`,
              given,
            )
          ).places,
        )
      : await sortedHere(
          read,
          `select ${order.by ?? 'null'} as key, string_agg(int8send(${place}), ''::bytea) as places
           from ${from} where ${where} group by 1 order by 1${order.descending ? ' desc nulls last' : ''}`,
          given,
          sort,
        )
    return { places, sizes: null, findings: places.length }
  }
  const by = (await hasSingles(db, workspaceId, auditId)) ? `coalesce(${group}, ${id})` : group
  const packed = await readPacked(
    read,
    `select string_agg(int8send(place), ''::bytea order by ${order.many}) as places,
       string_agg(int4send(n), ''::bytea order by ${order.many}) as sizes
     from (select min(${place}) as place, count(*)::int as n, ${order.column(place)} as key
       from ${from} where ${where} group by ${by}) groups`,
    given,
  )
  const sizes = sizesIn(packed.sizes)
  return { places: placesIn(packed.places), sizes, findings: sizes.reduce((a, b) => a + b, 0) }
}

/** Whether some violations belong to no group. Where none do, the planner knows how many groups to expect and groups in parallel. */
async function hasSingles(db: Db, workspaceId: string, auditId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'queue-singles',
    text: 'select 1 from reviews where workspace_id = $1 and audit_id = $2 and group_id is null limit 1',
    values: [workspaceId, auditId],
  })
  return rowCount === 1
}

/** Numbers are sorted faster here than rows in the database: a million in a tenth of the time. */
async function sortedHere(read: Read, text: string, values: unknown[], sort: Sort): Promise<Float64Array> {
  const rows = await read<{ places: Buffer }>(text, values)
  const all = new Float64Array(rows.reduce((sum, { places }) => sum + places.length / 8, 0))
  let at = 0
  for (const { places } of rows) {
    const some = placesIn(places)
    all.set(sort === 'found' ? some : some.sort(), at)
    at += some.length
  }
  if (sort !== 'found') return all
  // By what stands below the severity, put first for the sorting and back again.
  const turned = all.map((place) => (place % (FOUND + 1)) * 8 + Math.floor(place / (FOUND + 1))).sort()
  return turned.map((value) => Math.floor(value / 8) + (value % 8) * (FOUND + 1))
}

/** A million places as one value of eight megabytes: a million rows would keep the server busy for a second. */
async function readPacked(read: Read, text: string, values: unknown[]): Promise<{ places: Buffer | null; sizes: Buffer | null }> {
  const rows = await read<{ places: Buffer | null; sizes: Buffer | null }>(text, values)
  return rows[0]!
}

function placesIn(packed: Buffer | null): Float64Array {
  const places = new Float64Array((packed?.length ?? 0) / 8)
  for (let index = 0; index < places.length; index++)
    places[index] = packed!.readUInt32BE(index * 8) * 2 ** 32 + packed!.readUInt32BE(index * 8 + 4)
  return places
}

function sizesIn(packed: Buffer | null): Int32Array {
  const sizes = new Int32Array((packed?.length ?? 0) / 4)
  for (let index = 0; index < sizes.length; index++) sizes[index] = packed!.readInt32BE(index * 4)
  return sizes
}

/**
 * The place under which the queue shows a violation: its own, or that of the first of its group the filter shows;
 * null when it shows neither.
 */
export async function placeAmong(
  db: Db,
  workspaceId: string,
  auditId: string,
  filter: QueueFilter,
  view: View,
  violationId: string,
): Promise<number | null> {
  const {
    rows: [found],
  } = await db.query<{ place: number; group_id: string | null }>(
    'select place, group_id from reviews where workspace_id = $1 and audit_id = $2 and violation_id = $3',
    [workspaceId, auditId, violationId],
  )
  if (!found || view === 'each' || !found.group_id) return found?.place ?? null
  if (filter.groups && !filter.groups.includes(found.group_id)) return null
  const { from, where, values, place } = filterSql({ ...filter, groups: [found.group_id] }, 2, 3)
  const { rows } = await db.query<{ place: number | null }>(`select min(${place}) as place from ${from} where ${where}`, [
    workspaceId,
    auditId,
    ...values,
  ])
  return rows[0]!.place
}

/** The violations that stand at these places of an audit. */
export async function idsAt(db: Db, workspaceId: string, auditId: string, places: number[]): Promise<Map<number, string>> {
  const { rows } = await db.query<{ place: number; id: string }>({
    name: 'violations-at',
    text: 'select place, id from violations where workspace_id = $1 and audit_id = $2 and place = any($3::bigint[])',
    values: [workspaceId, auditId, places],
  })
  return new Map(rows.map(({ place, id }) => [place, id]))
}
