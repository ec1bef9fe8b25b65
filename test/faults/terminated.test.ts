import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { openPool, transaction } from '../../src/db/base/pool.ts'
import { signInLibrary } from '../../src/auth/better-auth.ts'
import { Cookies } from '../../src/auth/cookies.ts'
import { freshDatabase } from '../helpers/database.ts'
import type { TestDatabase } from '../helpers/database.ts'

/** Ends every connection to the database but its own, as an administrator or a failover does. */
async function terminateOthers(url: string, which = 'true'): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
  )
  await admin.end()
}

/** Not `once` of node:events: that listens for errors itself, and whether somebody does is the question. */
const ended = (client: pg.PoolClient) => new Promise<void>((resolve) => void client.once('end', resolve))

describe('a terminated connection', () => {
  let database: TestDatabase
  let db: pg.Pool
  before(async () => {
    database = await freshDatabase()
    db = openPool(database.url, { max: 4 })
  })
  after(async () => {
    await db.end()
    await database.drop()
  })

  test('that is checked out ends nothing but its own work', async () => {
    const client = await db.connect()
    const gone = ended(client)
    await terminateOthers(database.url)
    await gone
    client.release()
    assert.equal((await db.query('select 1 as one')).rows[0].one, 1)
  })

  test('in the hands of the sign-in library ends nothing', async () => {
    const options = { secret: 'x'.repeat(32), secure: false, cookies: new Cookies(''), addressHeader: 'x-address' }
    const { adapter } = await (await signInLibrary(db, options)).$context
    // Held by a lock, so that the connection is terminated while the library waits for its answer.
    const holder = new pg.Client({ connectionString: database.url })
    holder.on('error', () => undefined)
    await holder.connect()
    await holder.query('begin; lock table sessions in access exclusive mode')
    const asked = adapter.findOne({ model: 'session', where: [{ field: 'token', value: 'none' }] }).catch(() => 'failed')
    const waiting = `wait_event_type = 'Lock' and datname = current_database()`
    while ((await db.query(`select 1 from pg_stat_activity where ${waiting}`)).rowCount === 0)
      await new Promise((resolve) => setTimeout(resolve, 10))
    await terminateOthers(database.url, waiting)
    assert.equal(await asked, 'failed')
    await holder.end()
    assert.equal(await adapter.findOne({ model: 'session', where: [{ field: 'token', value: 'none' }] }), null)
  })

  test('in a transaction fails that transaction alone', async () => {
    await assert.rejects(
      transaction(db, async (client) => {
        await client.query('select 1')
        const gone = ended(client)
        await terminateOthers(database.url)
        await gone
        await client.query('select 1')
      }),
    )
    assert.equal((await db.query('select 1 as one')).rows[0].one, 1)
  })
})
