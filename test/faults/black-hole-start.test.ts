import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrate } from '../../src/db/base/migrate.ts'
import { databaseProxy } from '../helpers/database-proxy.ts'
import { freshDatabase } from '../helpers/database.ts'

test('a start on a path that swallows everything fails in time, so that it can be tried again', { timeout: 60_000 }, async () => {
  const database = await freshDatabase()
  const proxy = await databaseProxy(database.url)
  proxy.weather('swallow')
  await assert.rejects(migrate(proxy.url), /timeout/)
  proxy.weather('pass')
  assert.deepEqual(await migrate(proxy.url), [])
  await proxy.close()
  await database.drop()
})
