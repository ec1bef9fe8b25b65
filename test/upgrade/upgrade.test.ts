import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { openPool } from '../../src/db/base/pool.ts'
import { Browser } from '../app-api/desk.ts'
import { runCommand } from '../helpers/command.ts'
import { emptyDatabase } from '../helpers/database.ts'
import { imprimatur, removeTestFolder, serving, testFolder, type Started } from '../helpers/launcher.ts'
import { Client, PASSPHRASE } from './client.ts'
import type { Filled } from './client.ts'

const at = (name: string) => path.join(import.meta.dirname, name)
const filled = JSON.parse(readFileSync(at('previous-release.json'), 'utf8')) as Filled
const root = path.resolve(import.meta.dirname, '../..')

/** The data are those of the release before this one, filled by itself (fill.ts). */
describe('this version on the data of the release before', () => {
  let folder: string
  let url: string
  let server: Started
  let client: Client
  let restored: { json: any; stderr: string; code: number | null }
  let database: Awaited<ReturnType<typeof emptyDatabase>>
  const of = (...args: string[]) => runCommand([...args, '--database-url', database.url, '--data', path.join(folder, 'data'), '--json'])

  before(async () => {
    folder = testFolder()
    database = await emptyDatabase()
    restored = await runCommand(
      ['restore', at('previous-release.backup'), '--database-url', database.url, '--data', path.join(folder, 'data'), '--json'],
      { env: { BACKUP_PASSPHRASE: PASSPHRASE } },
    )
    server = imprimatur(root, ['serve', '--port', '0', '--json', '--database-url', database.url, '--data', path.join(folder, 'data')])
    ;({ url } = await serving(server))
    client = new Client(url, filled.key)
  })
  after(async () => {
    server?.child.kill('SIGTERM')
    await server?.ended
    await database?.drop()
    await removeTestFolder(folder)
  })

  test('they are migrated, with every row', async () => {
    assert.equal(restored.code, 0, restored.stderr)
    assert.equal(restored.json.rows, filled.rows)
    // The data came in with the schema of their time; what is newer was done after them.
    assert.match(restored.json.migrated[0], /^023-/)
  })

  test('the key and the password work, documents, decisions and comments are as they were', async () => {
    assert.deepEqual((await client.call('v1/audits')).audits, filled.audits)
    const [audit] = filled.audits as { id: string }[]
    assert.deepEqual(await client.reviewed(audit!.id), filled.violations)
    assert.equal((await client.call(`v1/document/${filled.documentId}`)).id, filled.documentId)
    const browser = new Browser(url, '')
    const signedIn = await browser.call('POST', '/auth/sign-in', { json: { email: filled.email, password: filled.password } })
    assert.equal(signedIn.status, 200, signedIn.text)
  })

  test('a new run carries the old decisions over, and the trail is whole', async () => {
    const again = await client.reviewed(await client.audit())
    const states = (violations: Filled['violations']) => violations.map((violation) => ({ ...violation, id: undefined }))
    assert.deepEqual(states(again), states(filled.violations))
    await client.call(`v1/violations/${again.at(-1)!.id}/review`, { action: 'urgent_violation' })
    const db = openPool(database.url)
    const { rows } = await db.query<{ id: string }>('select id from workspaces')
    await db.end()
    const verified = await of('trail', 'verify', '--workspace', rows[0]!.id)
    assert.equal(verified.code, 0, verified.stdout + verified.stderr)
  })
})
