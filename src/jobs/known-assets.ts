import type pg from 'pg'
import type { AddedAssets, NewAsset } from '../db/audits/runs.ts'
import { storeAnswers } from '../db/sites/earlier-assets.ts'
import { reservePlaces } from '../db/violations/new-reviews.ts'
import { findingsOf, takeOverFindings } from '../db/sites/unchanged-assets.ts'

/** Completes what has not changed since an earlier run, and keeps what the other pages came with. */
export async function settleKnown(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  batch: (NewAsset & { id: string })[],
  { waiting, taken }: AddedAssets,
): Promise<void> {
  const fresh = new Set(waiting.map(({ id }) => id))
  await storeAnswers(
    client,
    workspaceId,
    batch.flatMap(({ id, answer }) => (answer && fresh.has(id) ? [{ id, ...answer }] : [])),
  )
  const unchanged = batch.flatMap(({ id, earlier }) => (earlier && taken.has(id) ? [{ id, ...earlier }] : []))
  const first = await reservePlaces(client, workspaceId, auditId, findingsOf(unchanged))
  await takeOverFindings(client, workspaceId, auditId, unchanged, first)
}
