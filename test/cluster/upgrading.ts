import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { listMigrations, migrate } from '../../src/db/base/migrate.ts'
import { spreadEach, spreadTables } from '../../src/db/base/distribution/spread.ts'
import { emptyDatabase } from '../helpers/database.ts'
import type { TestDatabase } from '../helpers/database.ts'
import { dumpSchema } from '../schema/dump.ts'

/** The last migration of the first version that could be distributed. */
const FIRST = '055-names-of-one-line.sql'

describe('a database that was distributed by an earlier version', () => {
  let database: TestDatabase
  let db: pg.Pool
  let client: pg.PoolClient

  before(async () => {
    assert.ok(process.env['TEST_CLUSTER_URL'], 'this test runs on a cluster: npm run test:cluster')
    database = await emptyDatabase()
    db = new pg.Pool({ connectionString: database.url })
    client = await db.connect()
  })
  after(async () => {
    client?.release()
    await db?.end()
    await database?.drop()
  })

  test('is brought to the newest schema, the same as one of its own', async () => {
    const earlier = (await listMigrations()).map(({ name }) => name).filter((name) => name <= FIRST)
    await migrate(database.url, undefined, new Set(earlier))
    await spreadEach(client, (await spreadTables(client)).local, () => undefined)
    await migrate(database.url)
    assert.deepEqual((await spreadTables(client)).local, [])
    assert.equal(await dumpSchema(client), readFileSync(path.join(import.meta.dirname, '../../migrations/schema.sql'), 'utf8'))
  })
})
