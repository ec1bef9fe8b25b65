import type { Db } from './pool.ts'

/** A page that was read, its text still packed; null where it is no longer kept. */
export interface PackedPage {
  id: string
  position: number
  name: string
  url: string
  type: string
  title: string | null
  language_key: string | null
  packed: Buffer | null
}

/** Few enough to be in memory twice over, and many enough that asking costs little beside reading. */
const AT_ONCE = 150

/** The next pages of a run in the order they were found, with what is kept of them as it lies there. */
export async function nextPackedPages(db: Db, workspaceId: string, auditId: string, after: number): Promise<PackedPage[]> {
  const { rows } = await db.query<PackedPage>({
    name: 'packed-pages',
    text: `select a.id, a.position, a.name, a.url, a.type, a.title, a.language_key, c.packed
      from assets a left join asset_contents c on c.workspace_id = $1 and c.asset_id = a.id and c.page_kept
      where a.workspace_id = $1 and a.audit_id = $2 and a.state = 'completed' and a.position > $3
        and exists (select 1 from audits live where live.workspace_id = $1 and live.id = a.audit_id)
      order by a.position limit ${AT_ONCE}`,
    values: [workspaceId, auditId, after],
  })
  return rows
}

/** A finding that stands somewhere on a page, with what was decided about it. */
export interface PlacedFinding {
  id: string
  asset_id: string
  rule_id: string | null
  rule_name: string | null
  span_start: number
  span_end: number
  state: number
  reason: string | null
  decided_by: string | null
  decided_at: string | null
}

const MOST_ON_A_PAGE = 10_000

/** What audits found on some pages. */
export async function findingsOnPages(db: Db, workspaceId: string, assetIds: string[]): Promise<PlacedFinding[]> {
  if (assetIds.length === 0) return []
  const { rows } = await db.query<PlacedFinding>({
    name: 'findings-on-pages',
    text: `select v.id, v.asset_id, v.rule_id, v.rule_name, v.span_start, v.span_end, r.state, r.dismissal_reason as reason, r.decided_by,
        r.decided_at
      from violations v join reviews r on r.workspace_id = $1 and r.violation_id = v.id
      where v.workspace_id = $1 and v.asset_id = any($2::uuid[]) and v.span_start is not null and v.span_end is not null
      order by v.asset_id, v.span_start limit ${MOST_ON_A_PAGE}`,
    values: [workspaceId, assetIds],
  })
  return rows
}
