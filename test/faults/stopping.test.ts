import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { freshDatabase } from '../helpers/database.ts'
import { startApi } from '../helpers/api.ts'
import { rollingRestart } from './rolling.ts'

test('two servers are replaced one after the other behind a proxy, and no request is lost', { timeout: 240_000 }, async () => {
  const database = await freshDatabase()
  const { requests, outcomes, sent } = await rollingRestart(database.url, 500, { grace: '2', pollEvery: 500 })
  assert.deepEqual(outcomes, { 200: requests })
  assert.ok(
    sent.every((count) => count > 0),
    `each of the four servers had some: ${sent}`,
  )
  await database.drop()
})

test('while a server is about to stop health says 503, requests are served, and each answer closes its connection', async () => {
  const draining = { now: false }
  const api = await startApi({ draining })
  assert.equal((await api.call('GET', '/healthz', { key: null })).status, 200)
  draining.now = true
  const health = await api.call('GET', '/healthz', { key: null })
  assert.deepEqual([health.status, health.body], [503, { status: 'fail' }])
  const served = await api.call('GET', '/audits')
  assert.equal(served.status, 200)
  assert.equal(served.headers.get('connection'), 'close')
  await api.close()
})

test('a connection on which nothing is sent does not keep a server from closing', async () => {
  const api = await startApi()
  const { hostname, port } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const ended = once(socket, 'close')
  await api.close()
  await ended
})
