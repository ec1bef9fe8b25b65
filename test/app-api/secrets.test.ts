import assert from 'node:assert/strict'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, beforeEach, afterEach, describe, test } from 'node:test'
import { rotate } from '../../src/cli/secret.ts'
import { readSettings } from '../../src/config.ts'
import type { Settings } from '../../src/config.ts'
import { readSettings as readWorkspaceSettings } from '../../src/db/settings/settings.ts'
import { openModels } from '../../src/models/index.ts'
import { freshDatabase } from '../helpers/database.ts'
import type { TestDatabase } from '../helpers/database.ts'
import { PASSWORD, startDesk } from './desk.ts'
import type { Desk } from './desk.ts'

const KEY = 'sk-a-key-of-a-model-service'

describe('a copy of the database opens nothing', () => {
  let folder: string
  let database: TestDatabase
  let desks: Desk[]
  before(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-secrets-'))
  })
  after(() => rmSync(folder, { recursive: true, force: true }))
  beforeEach(async () => {
    database = await freshDatabase()
    desks = []
  })
  afterEach(async () => {
    for (const desk of desks) await desk.close()
    await database.drop()
  })

  let files = 0
  const newFile = () => path.join(folder, `${++files}`, 'secrets.json')
  const own = (file: string): Partial<Settings> => ({ AUTH_SECRET: '', ENCRYPTION_KEY: '', SECRETS_FILE: file, DATABASE_URL: database.url })
  async function start(settings: Partial<Settings>): Promise<Desk> {
    const desk = await startDesk({ databaseUrl: database.url, settings })
    desks.push(desk)
    return desk
  }
  const settingsOf = (settings: Partial<Settings>) => readSettings(settings, folder, {})
  async function runRotate(settings: Partial<Settings>, flags: Record<string, boolean> = {}) {
    let printed: any
    await rotate.run({
      words: [],
      flags,
      settings: settingsOf(settings),
      json: true,
      root: folder,
      print: (value) => void (printed = value),
    })
    return printed
  }
  /** Everything the database holds, as text. */
  async function dump(desk: Desk): Promise<string> {
    const { rows } = await desk.db.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
    const all = await Promise.all(rows.map(({ name }) => desk.db.query(`select t::text as row from ${name} t`)))
    return JSON.stringify(all.map((each) => each.rows))
  }

  test('neither session tokens nor secrets are in it; the file of secrets is for its owner alone', async () => {
    const file = newFile()
    const desk = await start(own(file))
    const owner = await desk.member('owner')
    await owner.call('PUT', '/w/model', { json: { model: 'openai:x', key: KEY } })
    const token = decodeURIComponent(owner.cookies.get('imprimatur.session_token')!).split('.')[0]!
    const secrets = JSON.parse(readFileSync(file, 'utf8'))
    assert.equal(statSync(file).mode & 0o777, 0o600)
    const everything = await dump(desk)
    for (const secret of [token, KEY, secrets.auth.current, secrets['model-keys'].current]) {
      assert.ok(secret.length > 20)
      assert.ok(!everything.includes(secret))
    }
    assert.equal((await owner.call('GET', '/w/members')).status, 200)
  })

  test('a session survives the renewal of its cookie and ends by signing out', async () => {
    const desk = await start(own(newFile()))
    const owner = await desk.member('owner')
    await desk.db.query(`update sessions set updated_at = now() - interval '3 days', expires_at = now() + interval '20 days'`)
    const renewed = await owner.call('GET', '/session')
    assert.equal(renewed.body.user.email, owner.email)
    assert.ok(renewed.headers.getSetCookie().some((cookie) => cookie.includes('session_token=')))
    assert.equal((await owner.call('GET', '/w/members')).status, 200, 'with the renewed cookie')
    await owner.call('POST', '/auth/sign-out')
    assert.equal((await desk.db.query('select 1 from sessions')).rowCount, 0)
  })

  test('what an earlier version kept in the database moves to the file, and sessions and model keys go on', async () => {
    const file = newFile()
    const first = await start(own(file))
    const owner = await first.member('owner')
    await owner.call('PUT', '/w/model', { json: { model: 'openai:x', key: KEY } })
    const secrets = JSON.parse(readFileSync(file, 'utf8'))
    rmSync(file)
    for (const name of ['auth', 'model-keys'])
      await first.db.query('update secrets set value = $2, fingerprint = null where name = $1', [name, secrets[name].current])
    const second = await start(own(file))
    owner.cookies.forEach((value, name) => assert.ok(value && name))
    const answer = await fetch(`${second.url}/app/api/session`, {
      headers: { cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    assert.equal(((await answer.json()) as any).user.email, owner.email)
    const models = openModels(second.db, settingsOf(own(file)))
    assert.ok(await models.modelFor(owner.workspaceId), 'its key opens')
    assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), secrets)
    assert.deepEqual((await second.db.query('select count(*)::int as n from secrets where value is not null')).rows, [{ n: 0 }])
  })

  test('a second machine without the secrets is told in one line what to do, and ends nobody’s session', async () => {
    const file = newFile()
    await start(own(file))
    const elsewhere = newFile()
    await assert.rejects(start(own(elsewhere)), /copy the file of secrets from the machine that has it, or set AUTH_SECRET/)
    assert.equal(existsSync(elsewhere), false)
    await assert.rejects(
      start({ ...own(elsewhere), AUTH_SECRET: 'another secret of more than thirty-two characters' }),
      /AUTH_SECRET is not the secret that this database goes with/,
    )
    const { auth } = JSON.parse(readFileSync(file, 'utf8'))
    await start({ ...own(elsewhere), AUTH_SECRET: auth.current })
  })

  test('a file of secrets that everybody may read is refused', async () => {
    const file = newFile()
    await start(own(file))
    chmodSync(file, 0o644)
    await assert.rejects(start(own(file)), /chmod 600/)
    chmodSync(file, 0o600)
  })

  test('processes that start at once agree on the secrets', async () => {
    const file = newFile()
    const started = await Promise.all([start(own(file)), start(own(file)), start(own(file))])
    const owner = await started[0]!.member('owner')
    for (const { url } of started) {
      const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(`${url}/app/api/session`, { headers: { cookie } })
      assert.equal(((await answer.json()) as any).user?.email, owner.email)
    }
  })

  test('rotation seals again what is sealed, ends sessions, and a server that runs on opens the new seal', async () => {
    const file = newFile()
    const desk = await start(own(file))
    const owner = await desk.member('owner')
    await owner.call('PUT', '/w/model', { json: { model: 'openai:x', key: KEY } })
    const models = openModels(desk.db, settingsOf(own(file)))
    assert.ok(await models.modelFor(desk.workspaceId))
    const before = JSON.parse(readFileSync(file, 'utf8'))
    const sealedBefore = (await readWorkspaceSettings(desk.db, desk.workspaceId)).model!.sealedKey
    const printed = await runRotate(own(file))
    assert.equal(printed.sessions, 1)
    const after = JSON.parse(readFileSync(file, 'utf8'))
    assert.notEqual(after['model-keys'].current, before['model-keys'].current)
    assert.equal(after['model-keys'].previous, before['model-keys'].current)
    assert.notEqual((await readWorkspaceSettings(desk.db, desk.workspaceId)).model!.sealedKey, sealedBefore)
    assert.ok(await models.modelFor(desk.workspaceId), 'opened by a process that read the old secret')
    await runRotate(own(file))
    assert.ok(await openModels(desk.db, settingsOf(own(file))).modelFor(desk.workspaceId), 'after a second rotation too')
    assert.equal((await owner.call('GET', '/w/members')).status, 401)
    const again = await start(own(file))
    const browser = again.browser()
    assert.equal((await browser.call('POST', '/auth/sign-in', { json: { email: owner.email, password: PASSWORD } })).status, 200)
  })

  test('secrets of the environment are rotated by setting what the command prints; lost ones are replaced', async () => {
    const given = { AUTH_SECRET: 'the first secret that signs the cookies', ENCRYPTION_KEY: 'the first secret that seals the keys' }
    const settings = { ...own(newFile()), ...given }
    const desk = await start(settings)
    const owner = await desk.member('owner')
    await owner.call('PUT', '/w/model', { json: { model: 'openai:x', key: KEY } })
    const { rotated } = await runRotate(settings)
    await assert.rejects(start(settings), /AUTH_SECRET is not the secret/)
    const next = { ...settings, ...Object.fromEntries(rotated.map((each: any) => [each.setting, each.value])) }
    await start(next)
    assert.ok(await openModels(desk.db, settingsOf(next)).modelFor(desk.workspaceId))
    const lost = { ...own(newFile()) }
    const { dropped } = await runRotate(lost, { lost: true })
    assert.equal(dropped, 1)
    await start(lost)
    assert.equal((await readWorkspaceSettings(desk.db, desk.workspaceId)).model!.sealedKey, null)
  })
})
