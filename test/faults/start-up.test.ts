import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import type pg from 'pg'
import { openPool } from '../../src/db/base/pool.ts'
import { imprimatur, runCommand } from '../helpers/command.ts'
import { emptyDatabase, freshDatabase, type TestDatabase } from '../helpers/database.ts'
import { temporaryFolder } from '../helpers/folder.ts'

/** The same database as another role, with a setting of the connection. */
const as = (url: string, role: string, options = '') => {
  const address = new URL(url)
  address.username = role
  address.password = role
  if (options !== '') address.searchParams.set('options', options)
  return address.href
}

describe('a start that cannot succeed is refused in one sentence, before anything is changed', () => {
  const { at, remove } = temporaryFolder('start-up')
  const role = `reader_${process.pid}`
  let empty: TestDatabase
  let migrated: TestDatabase
  let pools: pg.Pool[]
  before(async () => {
    ;[empty, migrated] = await Promise.all([emptyDatabase(), freshDatabase()])
    pools = [openPool(empty.url), openPool(migrated.url)]
    await pools[0]!.query(`create role ${role} login password '${role}'`)
    for (const pool of pools) await pool.query('revoke create on schema public from public')
    await pools[1]!.query(`grant select on all tables in schema public to ${role}`)
  })
  after(async () => {
    await pools[1]!.query(`drop owned by ${role}`)
    await pools[0]!.query(`drop owned by ${role}`)
    await pools[0]!.query(`drop role ${role}`)
    for (const pool of pools) await pool.end()
    for (const database of [empty, migrated]) await database.drop()
    remove()
  })

  const refused = async (args: string[], code: number, words: RegExp, env: Record<string, string> = {}) => {
    const outcome = await runCommand(args, { env })
    assert.equal(outcome.code, code, outcome.stderr)
    assert.match(outcome.stderr, words)
    assert.equal(outcome.stderr.trimEnd().split('\n').length, 1, outcome.stderr)
  }
  const tables = async () =>
    Number(
      (await pools[0]!.query(`select count(*) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)).rows[0].count,
    )

  test('PostgreSQL 14, before the first migration', async () => {
    // A server that says it is that old: what asks for its version finds this function first.
    await pools[0]!.query('create schema older')
    await pools[0]!.query(`create function older.current_setting(name text) returns text language sql as $$
      select case name when 'server_version_num' then '140009' when 'server_version' then '14.9'
                       else pg_catalog.current_setting(name) end $$`)
    const address = new URL(empty.url)
    address.searchParams.set('options', '-c search_path=older,pg_catalog,public')
    for (const command of [['serve', '--port', '0'], ['worker'], ['migrate'], ['workspace', 'list']])
      await refused(
        [...command, '--database-url', address.href],
        3,
        /^imprimatur: PostgreSQL 14\.9 is too old: 15 or newer is needed; nothing was changed in it$/m,
      )
    assert.equal(await tables(), 0)
  })

  test('a role that may create nothing, that may only read, or whose transactions only read', async () => {
    const list = (url: string, words: RegExp) => refused(['workspace', 'list'], 3, words, { DATABASE_URL: url })
    await list(as(empty.url, role), new RegExp(`^imprimatur: The role "${role}" may not create tables in the database "test_`, 'm'))
    await list(as(migrated.url, role), new RegExp(`^imprimatur: The role "${role}" may only read the tables of the database "test_`, 'm'))
    const url = new URL(migrated.url)
    url.searchParams.set('options', '-c default_transaction_read_only=on')
    await list(url.href, /^imprimatur: The role "\w+" may only read the database "test_\w+" \(default_transaction_read_only\)/m)
    assert.equal(await tables(), 0)
  })

  test('imprimatur doctor names such a role as well', async () => {
    for (const [database, words] of [
      [empty, /may not create tables in the database/],
      [migrated, /may only read the tables of the database/],
    ] as const) {
      const { code, json } = await runCommand(['doctor', '--json', '--data', at('doctor')], {
        env: { DATABASE_URL: as(database.url, role) },
      })
      const wrong = (json.findings as { check: string; state: string; message: string }[]).filter(({ state }) => state === 'fix')
      assert.equal(code, 1)
      assert.ok(
        wrong.some(({ check, message }) => check === 'database' && words.test(message)),
        JSON.stringify(wrong),
      )
    }
  })

  test('migrate --wait changes nothing, ends when another has brought the schema, and says what it waited for in vain', async () => {
    const nowhere = await runCommand(['migrate', '--wait', '1', '--database-url', 'postgres://127.0.0.1:9/x'])
    assert.equal(nowhere.code, 3)
    assert.match(nowhere.stderr, /^imprimatur: The schema is not there after 1 seconds: the database does not answer$/m)
    await refused(
      ['migrate', '--wait', 'soon', '--database-url', empty.url],
      2,
      /^imprimatur: --wait is a number of seconds from 1, not "soon"$/m,
    )
    const database = await emptyDatabase()
    const late = await runCommand(['migrate', '--wait', '1', '--database-url', database.url])
    assert.equal(late.code, 3)
    assert.match(late.stderr, /The schema is not there after 1 seconds: \d+ migrations are still to come$/m)
    const waiting = imprimatur(['migrate', '--wait', '600', '--database-url', database.url])
    assert.equal((await imprimatur(['migrate', '--json', '--database-url', database.url])).code, 0)
    const { code, stdout } = await waiting
    assert.deepEqual([code, stdout], [0, 'The schema is there.\n'])
    await database.drop()
  })

  test('a port in use, before a database is made', async () => {
    const other = createServer()
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
    const port = String((other.address() as AddressInfo).port)
    const words = new RegExp(`^imprimatur: Port ${port} on 127\\.0\\.0\\.1 is in use; `)
    await refused(['serve', '--port', port, '--data', at('embedded')], 2, words, { DATABASE_URL: '' })
    await refused(['serve', '--port', port, '--data', at('embedded'), '--processes', '2'], 2, words, { DATABASE_URL: '' })
    assert.ok(!existsSync(at('embedded')))
    await refused(['serve', '--port', port, '--data', at('own'), '--database-url', empty.url], 2, words)
    assert.equal(await tables(), 0)
    await new Promise((closed) => other.close(closed))
  })

  test('a model that cannot be, at the start and not with the first text', async () => {
    const wrong = async (env: Record<string, string>, words: RegExp) => {
      for (const command of [['serve', '--port', '0'], ['worker']]) await refused([...command, '--database-url', empty.url], 2, words, env)
    }
    await wrong({ MODEL: 'gpt-4.1' }, /^imprimatur: MODEL "gpt-4\.1" cannot be used: A model is named provider:model/)
    await wrong({ MODEL: 'opnai:gpt-4.1', MODEL_KEY: 'x' }, /^imprimatur: MODEL "opnai:gpt-4\.1" cannot be used: /)
    await wrong({ MODEL: 'openai:gpt-4.1' }, /^imprimatur: MODEL "openai:gpt-4\.1" cannot be used: The provider openai needs a key\./)
    assert.equal(await tables(), 0)
  })
})
