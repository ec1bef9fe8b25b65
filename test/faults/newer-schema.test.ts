import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPool } from '../../src/db/pool.ts'
import { imprimatur } from '../helpers/command.ts'
import { freshDatabase } from '../helpers/database.ts'

test('a database that a newer version has migrated is refused in a sentence that says what to do', async () => {
  const database = await freshDatabase()
  const db = openPool(database.url)
  await db.query(`insert into migrations (name) values ('999-from-the-future.sql')`)
  await db.end()
  for (const command of [['serve', '--port', '0'], ['worker'], ['workspace', 'list']]) {
    const { code, stderr } = await imprimatur([...command, '--database-url', database.url])
    assert.equal(code, 1)
    assert.match(stderr, /^imprimatur: The database was migrated by a newer version of Imprimatur \(it has 999-from-the-future\.sql\)/m)
    assert.doesNotMatch(stderr, /\bat .*\.ts:\d+/)
  }
  await database.drop()
})
