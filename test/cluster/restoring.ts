import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { distribute } from '../../src/db/base/distribute.ts'
import { listMigrations, migrate } from '../../src/db/base/migrate.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { TENANT_TABLES } from '../../src/db/base/workspace-tables.ts'
import { tableSums } from '../backup/tables.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { plantAudit } from '../helpers/audit.ts'
import { runCommand } from '../helpers/command.ts'
import { emptyDatabase, freshDatabase } from '../helpers/database.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { TEST_SECRETS } from '../helpers/secrets.ts'
import { dumpSchema } from '../schema/dump.ts'

/** The one migration that adds a column together with its check, which a cluster does not take; those after it are held to it here. */
const NOT_TAKEN = {
  name: '056-gone-pages.sql',
  instead: [
    'alter table sites add column gone_pages text',
    `alter table sites add constraint sites_gone_pages_check check (gone_pages in ('fix', 'keep'))`,
    'alter table assets add column http_status smallint, add column gone boolean not null default false',
  ],
}

describe('a newer version', () => {
  test('migrates a database that is distributed, and spreads the tables it adds', async () => {
    const { url, drop } = await emptyDatabase()
    const db = openPool(url)
    try {
      const names = (await listMigrations()).map(({ name }) => name)
      const earlier = new Set(names.filter((name) => name < '051'))
      await migrate(url, () => undefined, earlier)
      const { tables } = await distribute(url, () => undefined)
      assert.ok(!tables.includes('review_jobs'))
      await migrate(url, () => undefined, new Set(names.filter((name) => name < NOT_TAKEN.name)))
      for (const statement of NOT_TAKEN.instead) await db.query(statement)
      await db.query('insert into migrations (name) values ($1)', [NOT_TAKEN.name])
      await migrate(url)
      const { rows } = await db.query<{ name: string; group: number }>(
        'select logicalrelid::text as name, colocationid as group from pg_dist_partition order by 1',
      )
      assert.deepEqual(
        rows.map(({ name }) => name),
        [...TENANT_TABLES].toSorted(),
      )
      assert.equal(new Set(rows.map(({ group }) => group)).size, 1)
      assert.equal(await dumpSchema(db), readFileSync(path.join(import.meta.dirname, '../../migrations/schema.sql'), 'utf8'))
    } finally {
      await db.end()
      await drop()
    }
  })
})

/** When a key was last used is written a moment after its use. */
const CHANGING = ['api_keys']

describe('a backup of a cluster is restored onto a cluster', () => {
  const folder = temporaryFolder('cluster-backup')
  const file = folder.at('all.backup')
  const workspaces: { workspaceId: string; auditId: string; key: string }[] = []
  let api: Api
  let sums: Record<string, string>

  const call = (url: string, ...words: string[]) =>
    runCommand([...words, '--database-url', url, '--data', folder.at('data'), '--json'], { env: TEST_SECRETS })

  before(async () => {
    assert.ok(process.env['TEST_CLUSTER_URL'], 'this test runs on a cluster: npm run test:cluster')
    api = await startApi()
    for (const name of ['One', 'Two', 'Three']) {
      const { workspaceId, key } = await api.another(name)
      const { id, violations } = await plantAudit(api.db, workspaceId, [{ text: 'tab\there \\N' }, { group: 'a' }, { group: 'a' }])
      const review = { key, json: { action: 'dismiss', reason: 'back\\slash', apply_to_group: true } }
      assert.equal((await api.call('POST', `/violations/${violations[1]}/review`, review)).status, 200)
      const comment = { key, json: { comment: 'Seen' }, headers: { 'idempotency-key': 'one' } }
      assert.equal((await api.call('POST', `/violations/${violations[0]}/comments`, comment)).status, 201)
      workspaces.push({ workspaceId, auditId: id, key })
    }
    sums = await tableSums(api.db, CHANGING)
    const made = await call(api.databaseUrl, 'backup', file)
    assert.equal(made.code, 0, made.stderr)
  })
  after(async () => {
    await api?.close()
    folder.remove()
  })

  for (const [what, open] of [
    ['that is distributed already', freshDatabase],
    ['that is distributed afterwards', emptyDatabase],
  ] as const)
    test(`into a database ${what}: the same rows in every table, whole trails, and a server that serves them`, async () => {
      const { url, drop } = await open()
      const db = openPool(url)
      try {
        const restored = await call(url, 'restore', file)
        assert.equal(restored.code, 0, restored.stderr)
        const distributed = await call(url, 'distribute')
        assert.equal(distributed.code, 0, distributed.stderr)
        const { rowCount } = await db.query('select 1 from pg_dist_partition')
        assert.equal(rowCount, TENANT_TABLES.length)
        assert.deepEqual(await tableSums(db, CHANGING), sums)
        assert.equal(await dumpSchema(db), await dumpSchema(api.db))
        for (const { workspaceId } of workspaces) {
          const verified = await call(url, 'trail', 'verify', '--workspace', workspaceId)
          assert.equal(verified.code, 0, verified.stdout + verified.stderr)
        }
        const { workspaceId, key, auditId } = workspaces[0]!
        const again = await startApi({ databaseUrl: url, workspace: { workspaceId, key } })
        const { status, body } = await again.call('GET', `/audits/${auditId}/violations?review_state=all`)
        assert.deepEqual([status, (body as { violations: unknown[] }).violations.length], [200, 3])
        await again.close()
        const twice = await call(url, 'restore', file)
        assert.match(twice.stderr, /The database is not empty/)
      } finally {
        await db.end()
        await drop()
      }
    })
})
