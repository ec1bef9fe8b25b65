import { PLACES_PER_SEVERITY, SEVERITY_ORDERS } from '../../reviews/chart/chart.ts'
import type { Db } from '../base/pool.ts'
import { placesBehind } from './places.ts'
import type { ListPlace, ListRow, Ways } from './places.ts'
import type { QueueFilter } from './filter.ts'
import { END_JSON } from './decision-ends.ts'
import { ISSUE } from './issues.ts'
import { foundSql, likePattern, VIOLATION_COLUMNS } from './violations.ts'
import type { ListOrder } from '../../contract/values.ts'

export interface ListFilter {
  /** What is asked of a violation. */
  violation: QueueFilter
  audits: string[] | null
  sites: string[] | null
}

/** The next violations that a filter shows behind a place, in an order. */
export async function listPlaces(
  db: Db,
  workspaceId: string,
  asked: ListFilter,
  order: ListOrder,
  behind: ListPlace | null,
  limit: number,
): Promise<ListRow[]> {
  const [filter, ways] = await wayOf(db, workspaceId, asked)
  if (order === 'newest') return placesBehind(db, workspaceId, filter, ways, behind, limit)
  const rows: ListRow[] = []
  const from = behind ? Math.floor(behind.place / PLACES_PER_SEVERITY) : 0
  for (const severity of (filter.violation.severityOrders ?? SEVERITY_ORDERS).toSorted((a, b) => a - b)) {
    if (severity < from || rows.length === limit) continue
    const start = behind && severity === from ? behind : null
    const ofSeverity = { ...filter, violation: { ...filter.violation, severityOrders: [severity] } }
    rows.push(...(await placesBehind(db, workspaceId, ofSeverity, ways, start, limit - rows.length)))
  }
  return rows
}

/** Up to so many hits of a search are fetched from its index; a word with more is met soon enough by looking at one after the other. */
const FEW_HITS = 5000
/** Each leading rule is a part of the statement. */
const MOST_RULES = 40

/** By which index the violations of a filter are found. */
async function wayOf(db: Db, workspaceId: string, asked: ListFilter): Promise<[ListFilter, Ways]> {
  const { violation } = asked
  let filter = asked
  if (violation.search !== null && violation.violations === null) {
    const hits = await fewHits(db, workspaceId, violation.search, violation.named)
    if (hits) filter = { ...asked, violation: { ...violation, search: null, named: null, violations: hits } }
  }
  const { violations, assets, groups, rules, packs } = filter.violation
  if (violations || assets || groups) return [filter, { gathered: true, leading: null }]
  const leading = rules && !packs ? rules : packs && !rules ? await rulesOfPacks(db, workspaceId, packs) : null
  return [filter, { gathered: false, leading: leading && leading.length <= MOST_RULES ? leading : null }]
}

/** The violations of a workspace that a search finds; null where they are many. */
async function fewHits(db: Db, workspaceId: string, search: string, named: string[] | null): Promise<string[] | null> {
  if (named) return null
  const { rows } = await db.query<{ id: string }>(
    `select v.id from violations v where v.workspace_id = $1 and ${foundSql('$2')} limit ${FEW_HITS + 1}`,
    [workspaceId, likePattern(search)],
  )
  return rows.length > FEW_HITS ? null : rows.map(({ id }) => id)
}

async function rulesOfPacks(db: Db, workspaceId: string, packs: string[]): Promise<string[]> {
  const { rows } = await db.query<{ rule_id: string }>(
    'select distinct rule_id from rule_versions where workspace_id = $1 and pack = any($2::text[])',
    [workspaceId, packs],
  )
  return rows.map((row) => row.rule_id)
}

const time = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Violations as JSON, by id. */
export async function listBodies(db: Db, workspaceId: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.query<{ id: string; body: string }>({
    name: 'violation-list-bodies',
    text: `select p.id, row_to_json(p)::text as body from (
        select ${VIOLATION_COLUMNS}, v.sentence, ${time('v.created_at')} as found_at, ${time('r.decided_at')} as decided_at, r.decided_by,
          ${time('r.due_at')} as due_at, ${END_JSON} as end, ${ISSUE} as issue
        from violations v join reviews r on r.workspace_id = $1 and r.violation_id = v.id
        where v.workspace_id = $1 and v.id = any($2::uuid[])) p`,
    values: [workspaceId, ids],
  })
  return new Map(rows.map(({ id, body }) => [id, body]))
}
