import type { Db } from '../base/pool.ts'
import type { Profile } from './profile.ts'

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

/** Enough that asking costs little beside reading; and bytes, as a batch is in memory twice over. One page is always taken. */
const AT_ONCE = 400
const BYTES_AT_ONCE = 12_000_000

/** The next pages of a run in the order they were found, with what is kept of them as it lies there. */
export async function nextPackedPages(
  db: Db,
  workspaceId: string,
  auditId: string,
  after: number,
  bytes = BYTES_AT_ONCE,
): Promise<PackedPage[]> {
  const { rows } = await db.query<PackedPage>({
    name: 'packed-pages',
    text: `select p.id, p.position, p.name, p.url, p.type, p.title, p.language_key, c.packed
      from (select a.id, a.position, a.name, a.url, a.type, a.title, a.language_key,
          sum(coalesce(octet_length(k.packed), 0)) over (order by a.position) - coalesce(octet_length(k.packed), 0) as bytes_before
        from (select id, position, name, url, type, title, language_key from assets
          where workspace_id = $1 and audit_id = $2 and state = 'completed' and position > $3
            and exists (select 1 from audits live where live.workspace_id = $1 and live.id = assets.audit_id)
          order by position limit ${AT_ONCE}) a
        left join asset_contents k on k.workspace_id = $1 and k.asset_id = a.id and k.page_kept) p
      left join asset_contents c on c.workspace_id = $1 and c.asset_id = p.id and c.page_kept
      where p.bytes_before < $4 order by p.position`,
    values: [workspaceId, auditId, after, bytes],
  })
  return rows
}

/** Beyond this a share says the same. */
const MOST_ADDRESSES = 50_000

/** Where the pages of some runs stand: their address, or the name of what has none. */
export async function pageAddresses(db: Db, workspaceId: string, auditIds: string[]): Promise<string[]> {
  const { rows } = await db.query<{ url: string; name: string }>(
    `select url, name from assets where workspace_id = $1 and audit_id = any($2::uuid[]) and state = 'completed' limit ${MOST_ADDRESSES}`,
    [workspaceId, auditIds],
  )
  return rows.map(({ url, name }) => (/^https?:/i.test(url) ? url : name))
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

/** One page as it is stored, with what its audit ran with; `packed` is null where its text is no longer kept. Null: no such page. */
export async function findPackedPage(
  db: Db,
  workspaceId: string,
  assetId: string,
): Promise<(Omit<PackedPage, 'position'> & { settings: Profile }) | null> {
  const { rows } = await db.query<Omit<PackedPage, 'position'> & { settings: Profile }>({
    name: 'packed-page',
    text: `select a.id, a.name, a.url, a.type, a.title, a.language_key, c.packed, live.settings
      from assets a join audits live on live.workspace_id = $1 and live.id = a.audit_id
      left join asset_contents c on c.workspace_id = $1 and c.asset_id = a.id and c.page_kept
      where a.workspace_id = $1 and a.id = $2 and a.state = 'completed'`,
    values: [workspaceId, assetId],
  })
  return rows[0] ?? null
}
