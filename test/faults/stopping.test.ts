import assert from 'node:assert/strict'
import { once } from 'node:events'
import http from 'node:http'
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

test('a server about to stop says 503 to health and serves, after its listener has closed also on connections that are kept', async () => {
  const draining = { now: false }
  const api = await startApi({ draining })
  assert.equal((await api.call('GET', '/healthz', { key: null })).status, 200)
  Object.assign(draining, { now: true, waits: true })
  const health = await api.call('GET', '/healthz', { key: null })
  assert.deepEqual([health.status, health.body], [503, { status: 'fail' }])
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const asked = async () => {
    const request = http.get(`${api.url}/public/v1/audits`, { agent, headers: { 'x-api-key': api.key } })
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
    await answer.resume().toArray()
    return [answer.statusCode, answer.headers.connection]
  }
  assert.deepEqual(await asked(), [200, 'keep-alive'])
  const closed = api.close()
  await untilRefused(api.url)
  assert.deepEqual(await asked(), [200, 'close'])
  await closed
})

async function untilRefused(url: string): Promise<void> {
  const { hostname, port } = new URL(url)
  for (;;) {
    const socket = connect(Number(port), hostname)
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (!isOpen) return
  }
}

test('a connection on which nothing is sent does not keep a server from closing', async () => {
  const api = await startApi()
  const { hostname, port } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const ended = once(socket, 'close')
  await api.close()
  await ended
})
