import type pg from 'pg'
import type { AddedAsset, NewAsset } from '../db/audit-runs.ts'
import { storeAnswers } from '../db/earlier-assets.ts'
import { reservePlacesFor, takeOverUnchanged } from '../db/unchanged-assets.ts'

/** Takes over what has not changed since an earlier run, keeps what the other pages came with, and answers those to be checked. */
export async function settleKnown(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  batch: (NewAsset & { id: string })[],
  added: AddedAsset[],
): Promise<AddedAsset[]> {
  const waiting = new Set(added.map(({ id }) => id))
  const fresh = batch.filter(({ id }) => waiting.has(id))
  await storeAnswers(
    client,
    workspaceId,
    fresh.flatMap(({ id, answer }) => (answer ? [{ id, ...answer }] : [])),
  )
  const unchanged = fresh.flatMap(({ id, earlier }) => (earlier ? [{ id, ...earlier }] : []))
  const first = await reservePlacesFor(client, workspaceId, auditId, unchanged)
  await takeOverUnchanged(client, workspaceId, auditId, unchanged, first, true)
  const settled = new Set(unchanged.map(({ id }) => id))
  return added.filter(({ id }) => !settled.has(id))
}
