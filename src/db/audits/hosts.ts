import type { Db } from '../base/pool.ts'

/** Audits that are looked at for the addresses of a workspace's sites. */
const LATEST = 10

/** Hosts that the latest audits of a workspace were to read. */
export async function recentHosts(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await db.query<{ sources: { url?: string; urls?: string[] }[] }>(
    `select sources from audits where workspace_id = $1 order by created_at desc, id limit ${LATEST}`,
    [workspaceId],
  )
  const addresses = rows.flatMap(({ sources }) => sources.flatMap(({ url, urls }) => (url ? [url] : (urls ?? []).slice(0, LATEST))))
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).hostname))].slice(0, LATEST)
}
