import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assetContext, findSnapshot } from '../../src/db/audits/asset-context.ts'
import { migrate } from '../../src/db/base/migrate.ts'
import { packBytes, unpackBytes, unpackText } from '../../src/db/audits/packing.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { plantPage } from '../app-api/planted-page.ts'
import { freshDatabase } from '../helpers/database.ts'

test('bytes come back as they were, also those that look packed', () => {
  const page = Buffer.from('<p>Ein Töpfchen für 3 €</p>'.repeat(300))
  const packed = packBytes(page)
  assert.ok(packed.length < page.length / 4)
  for (const bytes of [page, packed, Buffer.alloc(0)]) assert.deepEqual(unpackBytes(packBytes(bytes)), bytes)
})

test('texts kept before they were packed are read after the migration', async () => {
  const { url, drop } = await freshDatabase()
  const db = openPool(url)
  try {
    const { id: workspaceId } = await createWorkspace(db, 'Old')
    const html = '<!doctype html><title>Über uns</title><main><p>Our eco-friendly "bottle" \\ keeps tea warm.</p></main>'
    const { assetId } = await plantPage(db, workspaceId, html, ['eco-friendly'])
    const before = await assetContext(db, workspaceId, assetId)
    const {
      rows: [kept],
    } = await db.query('select packed from asset_contents where asset_id = $1', [assetId])
    const { source, blocks } = unpackText(kept.packed)
    await db.query('alter table asset_contents add column source text, add column blocks jsonb')
    await db.query('update asset_contents set source = $1, blocks = $2', [source, JSON.stringify(blocks)])
    await db.query(`alter table asset_contents drop column packed; delete from migrations where name = '006-packed-contents.sql'`)
    await migrate(url)
    assert.deepEqual(await assetContext(db, workspaceId, assetId), before)
    assert.equal((await findSnapshot(db, workspaceId, assetId))?.html, html)
    assert.ok(before!.kept && before!.blocks.some(({ marks }) => marks.length > 0))
  } finally {
    await db.end()
    await drop()
  }
})
