import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { TEST_SECRETS } from '../helpers/secrets.ts'
import { createSeal } from '../../src/secrets/seal.ts'
import { Browser, startDesk } from '../app-api/desk.ts'
import type { Desk } from '../app-api/desk.ts'
import { imprimatur } from '../helpers/command.ts'
import { startModelServer } from '../helpers/model-server.ts'
import type { Behaviour, ModelServer } from '../helpers/model-server.ts'
import type { Role } from '../../src/contract/values.ts'

const KEY = 'sk-own-9f8e7d6c5b4a39281706'
const TEXT = '# Oslo desk\n\nA desk of solid oak for small rooms.\n'

describe("a workspace's own model", () => {
  let server: ModelServer
  let desk: Desk
  let owner: Browser
  /** On a server with a model timeout of one second. */
  let hurried: Browser
  const children: ReturnType<typeof spawn>[] = []
  /** All responses, logs and output of the server. */
  let seen = ''
  before(async () => {
    server = await startModelServer('openai')
    desk = await startDesk()
    const address = await listen('60')
    owner = await signedIn('owner', address)
    hurried = await signedIn('owner', await listen('1'))
    memberOf = (role) => signedIn(role, address)
  })
  after(async () => {
    for (const child of children) child.kill('SIGKILL')
    await desk.close()
    await server.close()
  })
  const listen = (seconds: string) => {
    const env = { ...process.env, DATABASE_URL: desk.databaseUrl, ALLOW_HOSTS: '127.0.0.1', LOG_LEVEL: 'trace', MODEL_SECONDS: seconds }
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'logging-server.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    children.push(child)
    return new Promise<string>((resolve) => {
      let printed = ''
      for (const stream of [child.stdout!, child.stderr!]) {
        stream.on('data', (chunk: Buffer) => {
          seen += chunk.toString()
          printed += chunk.toString()
          const [, found] = /^at (\S+)$/m.exec(printed) ?? []
          if (found) resolve(found)
        })
      }
    })
  }
  let memberOf: (role: Role) => Promise<Browser>
  const signedIn = async (role: Role, address: string) => {
    const { cookies } = await desk.member(role)
    const browser = new Browser(address, desk.workspaceId)
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    return browser
  }

  const at = (path: string) => `/w/${desk.workspaceId}${path}`
  const call = async (method: string, path: string, json?: unknown, browser = owner) => {
    const answer = await browser.call(method, at(path), json === undefined ? {} : { json })
    seen += answer.text + JSON.stringify([...answer.headers])
    return answer
  }
  const order = async () => {
    const { templates } = (await call('GET', '/shelf')).body
    return {
      template_id: templates.find((entry: any) => entry.key === 'product-description').id,
      language_key: 'EN',
      input: { name: 'Oslo desk', summary: 'A desk', features: ['Drawer'] },
    }
  }

  test('is set by an owner and nobody else, and shown without its key', async () => {
    for (const role of ['editor', 'reviewer', 'viewer'] as const)
      assert.equal((await call('PUT', '/model', { model: 'ollama:x' }, await memberOf(role))).status, 403)
    assert.deepEqual((await call('GET', '/model')).body, { model: null, url: null, has_key: false, from: 'none', server_models: [] })
    const set = await call('PUT', '/model', { model: 'openai:gpt-x', url: server.url, key: KEY })
    assert.deepEqual(set.body, { model: 'openai:gpt-x', url: server.url, has_key: true, from: 'workspace', server_models: [] })
    assert.deepEqual((await call('GET', '/model')).body, set.body)
  })

  test('writes with the key it was given, which lies sealed in the database and opens for this workspace alone', async () => {
    server.script = () => ({ text: TEXT })
    const written = await call('POST', '/documents', await order())
    assert.equal(written.status, 201, written.text)
    assert.equal(written.body.model, 'openai:gpt-x')
    assert.equal(server.asked.at(-1)!.headers.authorization, `Bearer ${KEY}`)
    const {
      rows: [stored],
    } = await desk.db.query(`select value::text as text, value->>'sealedKey' as sealed from workspace_settings where name = 'model'`)
    assert.ok(!stored.text.includes(KEY) && !stored.text.includes(Buffer.from(KEY).toString('base64url')))
    const seal = (current: string) => createSeal({ current, previous: null })
    const own = seal(TEST_SECRETS.ENCRYPTION_KEY)
    assert.equal(own.open(stored.sealed, desk.workspaceId), KEY)
    assert.equal(own.open(stored.sealed, '00000000-0000-0000-0000-000000000000'), null)
    assert.equal(seal('another secret of thirty-two letters').open(stored.sealed, desk.workspaceId), null)
    assert.equal(own.open(`${stored.sealed.slice(0, -2)}AA`, desk.workspaceId), null)
  })

  test('keeps its key when only the model changes, and loses it when the address does', async () => {
    assert.equal((await call('PUT', '/model', { model: 'openai:gpt-y', url: server.url })).body.has_key, true)
    const moved = await call('PUT', '/model', { model: 'openai:gpt-y', url: 'https://elsewhere.example/v1' })
    assert.equal(moved.status, 422)
    for (const wrong of [
      { model: 'nobody:x' },
      { model: 'openai' },
      { model: 'azure:x', key: KEY },
      { model: 'compatible:x', url: 'file:///etc/passwd' },
    ])
      assert.equal((await call('PUT', '/model', wrong)).status, 422, JSON.stringify(wrong))
  })

  test('cannot be led to places that audits may not read', async () => {
    const other = await startDesk()
    const boss = await other.member('owner')
    await boss.call('PUT', `/w/${other.workspaceId}/model`, { json: { model: 'compatible:x', url: server.url } })
    const before = server.asked.length
    const trial = await boss.call('POST', `/w/${other.workspaceId}/model/test`, { json: {} })
    assert.equal(trial.body.ok, false)
    assert.match(trial.body.message, /may not be reached/)
    assert.equal(server.asked.length, before)
    await other.close()
  })

  test('the text is shown as it comes, and the document is stored', async () => {
    server.script = () => ({ text: TEXT, pieces: 4 })
    const { body } = { body: await call('POST', '/documents/stream', await order()) }
    assert.equal(body.status, 200)
    assert.match(body.headers.get('content-type')!, /^text\/event-stream/)
    const events = body.text
      .split('\n\n')
      .filter((block) => block.startsWith('event'))
      .map((block) => ({ event: /event: (\w+)/.exec(block)![1]!, data: JSON.parse(/data: (.*)/.exec(block)![1]!) }))
    assert.ok(events.filter(({ event }) => event === 'text').length >= 4)
    assert.equal(
      events
        .filter(({ event }) => event === 'text')
        .map(({ data }) => data.text)
        .join(''),
      TEXT,
    )
    const { event, data } = events.at(-1)!
    assert.equal(event, 'done')
    assert.equal((await call('GET', `/documents/${data.id}`)).body.markdown.trim(), TEXT.trim())
  })

  test('whatever the service does, the key stands in no answer, no log and no error', async () => {
    const echo = JSON.stringify({ error: { message: `Incorrect API key provided: ${KEY}; see Bearer ${KEY}` } })
    const behaviours: Behaviour[] = [
      { status: 401, body: echo },
      { status: 403, body: echo },
      { status: 400, body: echo },
      { status: 404, body: echo },
      { status: 200, body: echo },
      'not-json',
      'empty',
      'close',
      'hang',
    ]
    for (const behaviour of behaviours) {
      server.script = () => behaviour
      const browser = behaviour === 'hang' ? hurried : owner
      assert.ok((await call('POST', '/documents', await order(), browser)).status >= 500)
      assert.equal((await call('POST', '/model/test', {}, browser)).body.ok, false)
      await call('POST', '/documents/stream', await order(), browser)
    }
    const tried = await imprimatur(['models', 'test', '--json', '--database-url', desk.databaseUrl], {
      env: { MODEL: 'openai:x', MODEL_URL: server.url, MODEL_KEY: KEY, MODEL_SECONDS: '2', LOG_LEVEL: 'trace' },
    })
    assert.equal(tried.code, 1)
    assert.equal(tried.json.ok, false)
    server.script = () => ({ status: 401, body: echo })
    const refused = await imprimatur(['models', 'test', '--database-url', desk.databaseUrl], {
      env: { MODEL: 'openai:x', MODEL_URL: server.url, MODEL_KEY: KEY },
    })
    assert.match(refused.stdout, /does not accept the key. It said: 401 Incorrect API key provided: \*\*\*/)
    const unwritten = await imprimatur(
      ['generate', 'faq', '--language', 'EN', '--input', '-', '--database-url', desk.databaseUrl, '--workspace', desk.workspaceId],
      { input: '{"subject":"Desks","questions":["Is it oak?: Yes."]}', env: { ALLOW_HOSTS: '127.0.0.1', ...TEST_SECRETS } },
    )
    assert.match(unwritten.stderr, /does not accept the key. It said: 401 Incorrect API key provided: \*\*\*/)
    seen += unwritten.stdout + unwritten.stderr
    seen += tried.stdout + tried.stderr + refused.stdout + refused.stderr
    assert.match(seen, /"level":"error".*does not accept the key/, 'no log was kept to look at')
    assert.match(seen, /"level":"error".*"said":"401 Incorrect API key provided: \*\*\*/, 'what the service said is in the log')
    assert.match(seen, /"level":"error".*"said":"404 Incorrect API key provided: \*\*\*/)
    assert.ok(!seen.includes(KEY), 'the key was shown')
    assert.ok(!seen.includes(KEY.slice(3)), 'part of the key was shown')
  })

  test('is forgotten again', async () => {
    assert.equal((await call('DELETE', '/model')).status, 200)
    assert.equal((await call('GET', '/model')).body.from, 'none')
    assert.equal((await call('POST', '/documents', await order())).body.model, null)
  })
})
