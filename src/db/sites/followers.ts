import type { Db } from '../base/pool.ts'

/** Whether somebody is told of a site's runs; false where there is no such site. */
export async function followSite(db: Db, workspaceId: string, siteId: string, userId: string, follow: boolean): Promise<boolean> {
  const without = 'array_remove(followers, $3::uuid)'
  const { rowCount } = await db.query(
    `update sites set followers = ${follow ? `array_append(${without}, $3::uuid)` : without} where workspace_id = $1 and id = $2`,
    [workspaceId, siteId, userId],
  )
  return rowCount === 1
}

/** How many sites somebody follows, of how many. */
export async function followedSites(db: Db, workspaceId: string, userId: string): Promise<{ followed: number; sites: number }> {
  const { rows } = await db.query<{ followed: number; sites: number }>(
    `select (count(*) filter (where $2::uuid = any(followers)))::int as followed, count(*)::int as sites
     from sites where workspace_id = $1`,
    [workspaceId, userId],
  )
  return rows[0]!
}

/** A person who leaves the workspace gets no more notices. */
export async function dropFollower(db: Db, workspaceId: string, userId: string): Promise<void> {
  await db.query(
    'update sites set followers = array_remove(followers, $2::uuid) where workspace_id = $1 and followers @> array[$2::uuid]',
    [workspaceId, userId],
  )
}
