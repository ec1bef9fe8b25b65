import type pg from 'pg'
import { newId } from '../../src/db/base/ids.ts'
import { packText } from '../../src/db/audits/packing.ts'
import { readDocument } from '../../src/text/read.ts'

interface PlantedPage {
  url: string
  html: string
  /** False: its text is no longer kept. */
  kept?: boolean
}

/** A completed run with pages as an audit stores them, and no findings. */
export async function plantStoredPages(
  db: pg.Pool,
  workspaceId: string,
  pages: Iterable<PlantedPage>,
  { name = 'Shop', auditId = newId() } = {},
): Promise<{ auditId: string; assets: Map<string, string> }> {
  const assets = new Map<string, string>()
  await db.query(
    `insert into audits (workspace_id, id, name, status, completed_at, sources) values ($1, $2, $3, 'COMPLETED', now(), '[]')`,
    [workspaceId, auditId, name],
  )
  let batch: { id: string; position: number; url: string; title: string | null; language: string | null; packed: Buffer | null }[] = []
  const store = async () => {
    await db.query(
      `insert into assets (workspace_id, id, audit_id, position, name, url, state, type, title, language_key, fetched_at)
       select $1, u.id, $2, u.position, u.url, u.url, 'completed', 'html', u.title, u.language, now()
       from unnest($3::uuid[], $4::bigint[], $5::text[], $6::text[], $7::text[]) as u (id, position, url, title, language)`,
      [
        workspaceId,
        auditId,
        batch.map(({ id }) => id),
        batch.map(({ position }) => position),
        batch.map(({ url }) => url),
        batch.map(({ title }) => title),
        batch.map(({ language }) => language),
      ],
    )
    const kept = batch.filter(({ packed }) => packed !== null)
    await db.query(
      `insert into asset_contents (workspace_id, asset_id, packed) select $1, u.id, u.packed
       from unnest($2::uuid[], $3::bytea[]) as u (id, packed)`,
      [workspaceId, kept.map(({ id }) => id), kept.map(({ packed }) => packed)],
    )
    batch = []
  }
  for (const { url, html, kept = true } of pages) {
    const document = await readDocument(html, { type: 'html', name: 'page.html' })
    const id = newId()
    const { title, language } = document
    batch.push({ id, position: assets.size, url, title, language, packed: kept ? packText(document) : null })
    assets.set(url, id)
    if (batch.length === 200) await store()
  }
  if (batch.length > 0) await store()
  await db.query('update audits set total_assets = $3, completed_assets = $3 where workspace_id = $1 and id = $2', [
    workspaceId,
    auditId,
    assets.size,
  ])
  return { auditId, assets }
}
