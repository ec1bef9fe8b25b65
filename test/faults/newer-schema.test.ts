import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPool } from '../../src/db/base/pool.ts'
import { imprimatur, runCommand } from '../helpers/command.ts'
import { freshDatabase } from '../helpers/database.ts'

test('a database that a newer version has migrated is refused in a sentence that says what to do', async () => {
  const database = await freshDatabase()
  const db = openPool(database.url)
  await db.query(`insert into migrations (name) values ('999-from-the-future.sql')`)
  await db.end()
  for (const command of [['serve', '--port', '0'], ['worker'], ['workspace', 'list']]) {
    const { code, stderr } = await imprimatur([...command, '--database-url', database.url])
    assert.equal(code, 3)
    assert.match(stderr, /^imprimatur: The database was migrated by a newer version of Imprimatur \(it has 999-from-the-future\.sql\)/m)
    assert.doesNotMatch(stderr, /\bat .*\.ts:\d+/)
  }
  await database.drop()
})

test('a migration whose file is not the one that was applied is refused; one applied before checksums is taken as it is', async () => {
  const database = await freshDatabase()
  const db = openPool(database.url)
  const name = '005-rule-counts.sql'
  const { rows } = await db.query('select sha256 from migrations where name = $1', [name])
  await db.query('update migrations set sha256 = $2 where name = $1', [name, '0'.repeat(64)])
  const list = () => runCommand(['workspace', 'list', '--database-url', database.url])
  const { code, stderr } = await list()
  assert.equal(code, 3)
  assert.match(stderr, /^imprimatur: migrations\/005-rule-counts\.sql is not the file that was applied to this database; install/m)
  await db.query('alter table migrations drop column sha256')
  assert.equal((await list()).code, 0)
  assert.deepEqual((await db.query('select sha256 from migrations where name = $1', [name])).rows, rows)
  await db.end()
  await database.drop()
})
