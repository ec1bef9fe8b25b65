import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { startAuditing } from '../helpers/auditing.ts'
import { page, startSite } from '../helpers/site.ts'

test("one workspace's huge audit does not starve another's small one", async () => {
  const auditing = await startAuditing({ settings: { CONCURRENCY: '1' } })
  const site = await startSite((at) => (/^\/p\d+$/.test(at) ? page(`Page ${at}`, '<p>Plain text.</p>') : undefined))
  const urls = (count: number) => Array.from({ length: count }, (_, i) => `${site.url}/p${i}`)
  const huge = await auditing.start([{ kind: 'urls', urls: urls(1500) }], ['eu-green-claims'])
  const done = async (id: string) =>
    (await auditing.db.query('select completed_assets from audits where id = $1', [id])).rows[0].completed_assets as number
  while ((await done(huge)) < 50) await new Promise((resolve) => setTimeout(resolve, 20))
  const { id: other } = await createWorkspace(auditing.db, 'Small')
  const before = await done(huge)
  const small = await auditing.start([{ kind: 'urls', urls: urls(24) }], ['eu-green-claims'], other)
  assert.equal((await auditing.ended(small)).status, 'COMPLETED')
  const meanwhile = (await done(huge)) - before
  // The three jobs of the small audit run concurrently with the huge one, not after its more than a thousand pages.
  assert.ok(meanwhile < 400, `${meanwhile} pages of the huge audit came first`)
  await auditing.service.cancel(auditing.db, auditing.workspaceId, { kind: 'system', id: null, name: 'test', userId: null }, huge)
  await auditing.close()
  await site.close()
})
