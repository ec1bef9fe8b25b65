import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Browser, PASSWORD } from '../app-api/desk.ts'
import { REFUSALS_EVERY } from '../../src/http/base/refusals.ts'
import { log } from '../../src/telemetry/log.ts'
import { createLink } from '../../src/db/people/links.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'

/** Somebody in a browser of theirs. */
async function signedIn({ db, url, workspaceId }: Api): Promise<Browser> {
  const email = 'ines@company.example'
  const { token } = await createLink(db, { purpose: 'invitation', workspaceId, email, role: 'owner', createdBy: null, hours: 1 })
  const browser = new Browser(url, workspaceId)
  assert.equal((await browser.call('POST', '/links/accept', { json: { token, name: 'Ines', password: PASSWORD } })).status, 200)
  return browser
}

const LIMIT = { timeout: 60_000 }

test('past what it can hold the server sheds at once with 503 and Retry-After while health answers, and recovers', LIMIT, async (t) => {
  const api = await startApi({ capacity: { requests: 5, slots: 5 } })
  // Every connection of the pool is busy, so requests pile up inside.
  const busy = await Promise.all(Array.from({ length: 9 }, () => api.db.connect()))
  const free = () => busy.splice(0).forEach((client) => client.release())
  t.after(() => {
    free()
    return api.close()
  })
  // No refusal waits for a clock.
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
  const told = t.mock.method(log(), 'error', () => undefined)
  const lines = () => told.mock.calls.map(({ arguments: [line] }) => line as unknown as { reason: string; refused?: number })
  const answered: Awaited<ReturnType<typeof api.call>>[] = []
  let shed!: () => void
  const allShed = new Promise<void>((resolve) => (shed = resolve))
  const all = Array.from({ length: 20 }, async () => {
    const answer = await api.call('GET', '/audits')
    if (answered.push(answer) === 15) shed()
    return answer.status
  })
  await allShed
  assert.equal((await api.call('GET', '/healthz', { key: null })).status, 200)
  free()
  const statuses = await Promise.all(all)
  assert.equal(statuses.filter((status) => status === 200).length, 5)
  for (const { status, headers } of answered) if (status !== 200) assert.deepEqual([status, headers.get('retry-after')], [503, '1'])
  assert.equal((await api.call('GET', '/audits')).status, 200)
  // The first is told at once, the others together.
  assert.deepEqual(
    lines().map(({ reason, refused }) => [reason, refused]),
    [['overload', undefined]],
  )
  t.mock.timers.tick(REFUSALS_EVERY)
  assert.deepEqual(
    lines()
      .map(({ reason, refused }) => [reason, refused])
      .slice(1),
    [['overload', 14]],
  )
  t.mock.timers.tick(REFUSALS_EVERY)
  assert.equal(lines().length, 2)
})

test('whoever drops requests leaves the places they had, also where their bodies were read', LIMIT, async (t) => {
  const api = await startApi({ capacity: { requests: 5, slots: 5 } })
  const post = (signal: AbortSignal) =>
    fetch(`${api.url}/public/v2/infobases`, {
      method: 'POST',
      headers: { 'x-api-key': api.key, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Steel' }),
      signal,
    })
  // The key is known from now on: what comes next reads its body before it needs the database.
  assert.equal((await api.call('GET', '/audits')).status, 200)
  const busy = await Promise.all(Array.from({ length: 9 }, () => api.db.connect()))
  const free = () => busy.splice(0).forEach((client) => client.release())
  t.after(() => {
    free()
    return api.close()
  })
  // Nobody is let in by the clock.
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
  const waiting = async (least: number) => {
    while (api.db.waitingCount < least) await new Promise((resolve) => setImmediate(resolve))
  }
  const gone = new AbortController()
  const dropped = Array.from({ length: 5 }, () => post(gone.signal).catch(() => null))
  await waiting(5)
  const inside = api.db.waitingCount
  assert.equal((await api.call('GET', '/audits')).status, 503)
  gone.abort()
  await Promise.all(dropped)
  let [next, isRefused] = [api.call('GET', '/audits'), true]
  while (isRefused) {
    isRefused = await Promise.race([next.then(({ status }) => status === 503), waiting(inside + 1).then(() => false)])
    if (isRefused) next = api.call('GET', '/audits')
  }
  t.mock.timers.reset()
  free()
  assert.equal((await next).status, 200)
})

test('a standing queue is refused by time: who is served is served soon, and the application is shed like the public API', async (t) => {
  // Those inside wait for the database however slow the machine is.
  const api = await startApi({ capacity: { requests: 400, slots: 2 }, settings: { DATABASE_CONNECT_SECONDS: '60' } })
  const busy = await Promise.all(Array.from({ length: 9 }, () => api.db.connect()))
  const free = () => busy.splice(0).forEach((client) => client.release())
  t.after(() => {
    free()
    return api.close()
  })
  const waiting = Array.from({ length: 60 }, () => api.call('GET', '/audits'))
  const waitingInBrowser = fetch(`${api.url}/app/api/w/${api.workspaceId}/audits`)
  // The first that is answered is refused: by then the queue stands.
  assert.equal((await Promise.race(waiting)).status, 503)
  const refused = await waitingInBrowser
  assert.equal(refused.status, 503)
  assert.deepEqual(await refused.json(), { detail: 'The service is busy; try again in a moment.' })
  assert.equal(refused.headers.get('retry-after'), '1')
  free()
  const answers = await Promise.all(waiting)
  assert.ok(answers.some(({ status }) => status === 200))
  const shed = answers.filter(({ status }) => status === 503)
  assert.ok(shed.length > 0)
  for (const { headers, body } of shed) {
    assert.equal(headers.get('retry-after'), '1')
    assert.equal(typeof (body as { detail: unknown }).detail, 'string')
  }
  assert.equal((await api.call('GET', '/audits')).status, 200)
})

test('a database that goes away is 503 for requests, sessions too, and a failing health, never a stack', async (t) => {
  const api = await startApi()
  const rosa = await signedIn(api)
  const told = t.mock.method(log(), 'error', () => undefined)
  const { default: pg } = await import('pg')
  const admin = new pg.Client({ connectionString: api.databaseUrl.replace(/\/test_\w+/, '/postgres') })
  await admin.connect()
  const name = new URL(api.databaseUrl).pathname.slice(1)
  await admin.query(`alter database ${name} allow_connections false`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  const health = await api.call('GET', '/healthz', { key: null })
  assert.deepEqual([health.status, health.body], [503, { status: 'fail' }])
  assert.equal((await api.call('GET', '/audits', { key: 'imp_unknown_key' })).status, 503)
  for (const path of ['/session', '/w/audits']) {
    const { status, headers } = await rosa.call('GET', path)
    assert.deepEqual([path, status, headers.get('retry-after')], [path, 503, '1'])
  }
  // However many were refused, the log has one of them, unless the interval of an earlier one is not over.
  assert.ok(told.mock.callCount() <= 1, String(told.mock.callCount()))
  await admin.query(`alter database ${name} allow_connections true`)
  await admin.end()
  // Dead connections are noticed one by one: until then a request may get 503, and nothing worse.
  for (let status = 503, tries = 0; status === 503; tries++) {
    assert.ok(tries < 20)
    status = (await api.call('GET', '/audits')).status
    assert.ok(status === 200 || status === 503)
  }
  assert.equal((await api.call('GET', '/healthz', { key: null })).status, 200)
  await api.close()
})
