import assert from 'node:assert/strict'
import { chmodSync, existsSync } from 'node:fs'
import { once } from 'node:events'
import net from 'node:net'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { runCommand } from '../helpers/command.ts'
import { selfSigned } from '../helpers/certificate.ts'
import { freshDatabase, type TestDatabase } from '../helpers/database.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { mailServer } from '../helpers/mail-server.ts'

interface Finding {
  check: string
  state: string
  message: string
  fix: string | null
}

const { path: folder, file, at, remove } = temporaryFolder('doctor')

async function doctor(env: Record<string, string>) {
  const { code, json, stderr } = await runCommand(['doctor', '--json', '--data', at('data'), '--port', '0'], { cwd: folder, env })
  assert.ok(json, stderr)
  const findings = json.findings as Finding[]
  const wrong = findings.filter(({ state }) => state === 'fix')
  for (const { check, fix } of wrong) assert.ok(fix, `${check} says how`)
  assert.equal(code, wrong.length > 0 ? 1 : 0)
  return { wrong: Object.fromEntries(wrong.map((one) => [one.check, one.message])), findings }
}

describe('doctor', () => {
  let database: TestDatabase
  before(async () => {
    database = await freshDatabase()
  })
  after(async () => {
    await database.drop()
    remove()
  })

  test('all is well with a database at the newest schema and a mail server; nothing is made', async () => {
    const mail = await mailServer()
    const { wrong, findings } = await doctor({
      DATABASE_URL: database.url,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      PUBLIC_URL: 'https://imprimatur.example',
      TRUST_PROXY: '127.0.0.1',
    })
    await mail.close()
    assert.deepEqual(wrong, {})
    const well = findings.filter(({ state }) => state === 'ok').map(({ check }) => check)
    for (const check of [
      'node',
      'packages',
      'data',
      'disk',
      'database',
      'schema',
      'locale',
      'clock',
      'connections',
      'mail',
      'proxy',
      'open files',
    ])
      assert.ok(well.includes(check), check)
    assert.ok(!existsSync(at('data')))
  })

  test('backups that are old or failed, the schema of an older and of a newer version', async () => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const backup = async (env = {}) => (await doctor({ DATABASE_URL: database.url, BACKUP_DIR: at('backups'), ...env })).wrong['backup']
    await client.query(`insert into scheduled_tasks (name, succeeded_at) values ('backup', now() - interval '3 days')`)
    assert.match((await backup())!, /the last good one is of .*, and one is due every 24h/)
    assert.equal(await backup({ BACKUP_EVERY: '7d' }), undefined)
    await client.query(`update scheduled_tasks set failed_at = now(), failure = 'The disk is full' where name = 'backup'`)
    assert.match((await backup({ BACKUP_EVERY: '7d' }))!, /the last one failed at .*: The disk is full/)
    await client.query(`update migrations set name = '999-later.sql' where name = (select max(name) from migrations)`)
    assert.match((await doctor({ DATABASE_URL: database.url })).wrong['schema']!, /newer version \(it has 999-later\.sql\)/)
    await client.query(`delete from migrations where name = '999-later.sql'`)
    assert.match((await doctor({ DATABASE_URL: database.url })).wrong['schema']!, /1 migrations are not applied/)
    await client.end()
  })

  test('what accepts a connection and never answers is named within seconds', async () => {
    const silent = net.createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as net.AddressInfo
    const began = performance.now()
    const { wrong } = await doctor({
      DATABASE_URL: `postgresql://x@127.0.0.1:${port}/x`,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      PUBLIC_URL: 'https://imprimatur.example',
      TRUST_PROXY: '127.0.0.1',
      MODEL: 'ollama:llama3.2',
      MODEL_URL: `http://127.0.0.1:${port}`,
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: 'x',
    })
    const seconds = (performance.now() - began) / 1000
    silent.close()
    assert.deepEqual(Object.keys(wrong), ['database', 'mail', 'single sign-on', 'model'])
    assert.ok(seconds < 8, `${seconds} s`)
  })

  test('what is not there, and what is set wrongly', async () => {
    file('imprimatur.server.yml', 'MODEL_KEY: something-secret-of-ours\n')
    chmodSync(at('imprimatur.server.yml'), 0o644)
    file('secrets.json', '{}')
    chmodSync(at('secrets.json'), 0o644)
    const { wrong } = await doctor({
      DATABASE_URL: 'postgresql://x@127.0.0.1:1/x',
      SECRETS_FILE: at('secrets.json'),
      AUTH_SECRET: 'short',
      PUBLIC_URL: 'https://imprimatur.example',
      MODEL: 'openai',
      DISK_FREE_MB: '999999999',
      TZ: 'Mars/Olympus',
    })
    assert.match(wrong['database']!, /does not answer: .*ECONNREFUSED/)
    assert.match(wrong['proxy']!, /TRUST_PROXY is not set/)
    assert.match(wrong['disk']!, /The disk is full/)
    assert.match(wrong['model']!, /provider:model/)
    assert.match(wrong['time zone']!, /no time zone/)
    assert.match(wrong['secrets']!, /imprimatur\.server\.yml holds secrets/)
    const noAddress = await doctor({ DATABASE_URL: database.url, SMTP_URL: 'smtp://127.0.0.1:1', TRUST_PROXY: '0.0.0.0/0' })
    assert.match(noAddress.wrong['public url']!, /will not start/)
    assert.match(noAddress.wrong['mail']!, /ECONNREFUSED/)
    assert.match(noAddress.wrong['proxy']!, /everybody may say/)
    const places = await doctor({ DATABASE_URL: database.url, BASE_PATH: '/one', PUBLIC_URL: 'http://localhost/two' })
    assert.match(places.wrong['path']!, /BASE_PATH \/one is not the path of PUBLIC_URL/)
  })

  test('a certificate that ends soon, of another name, or with another key', async () => {
    const [own, other] = [selfSigned('imprimatur.example'), selfSigned('other.example')]
    const [TLS_CERT, TLS_KEY] = [file('cert.pem', own.cert), file('key.pem', own.key)]
    const tls = { DATABASE_URL: database.url, TLS_CERT, TLS_KEY, PUBLIC_URL: 'https://imprimatur.example' }
    assert.match((await doctor(tls)).wrong['certificate']!, /ends in \d days/)
    assert.match((await doctor({ ...tls, TLS_KEY: file('other.pem', other.key) })).wrong['certificate']!, /is not the key/)
    assert.match((await doctor({ ...tls, PUBLIC_URL: 'http://imprimatur.example' })).wrong['public url']!, /begins with http/)
  })
})
