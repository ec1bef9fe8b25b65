import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { openPool } from '../../src/db/base/pool.ts'
import { dumpSchema } from './dump.ts'
import { freshDatabase } from '../helpers/database.ts'

// A test only in form: it needs the temporary database that tests have.
test('migrations/schema.sql is written', async () => {
  const { url, drop } = await freshDatabase()
  const db = openPool(url)
  await writeFile(path.join(import.meta.dirname, '../../migrations/schema.sql'), await dumpSchema(db))
  await db.end()
  await drop()
})
