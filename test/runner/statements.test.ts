import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { openPool, transaction } from '../../src/db/base/pool.ts'
import { freshDatabase } from '../helpers/database.ts'

const folder = process.env['TEST_STATEMENTS']
const OF_THIS_TEST = 'select 1 as sent_by_this_test'

test('a statement that waited for a connection is not laid to who gave one back', async () => {
  assert.ok(folder, 'the runner says where statements are noted')
  const database = await freshDatabase()
  const db = openPool(database.url, { max: 1 })
  try {
    const waiting: Promise<unknown>[] = []
    await transaction(db, async () => void waiting.push(db.query(OF_THIS_TEST)))
    await Promise.all(waiting)
    const file = path.join(folder, `${process.pid}.jsonl`)
    const noted = existsSync(file) ? readFileSync(file, 'utf8') : ''
    assert.ok(noted.includes('"begin"'), 'what the product sent is noted')
    assert.ok(!noted.includes(OF_THIS_TEST))
  } finally {
    await db.end()
    await database.drop()
  }
})
