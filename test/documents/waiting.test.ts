import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startApi } from '../helpers/api.ts'
import { startModelServer } from '../helpers/model-server.ts'
import type { Behaviour } from '../helpers/model-server.ts'

const GENERATIONS = 200
const AT_ONCE = 20

test('no database connection is held while a model writes, and a caller that hangs up loses nothing', async () => {
  const server = await startModelServer('openai')
  const api = await startApi({ settings: { MODEL: 'compatible:slow', MODEL_URL: server.url } })
  const leave = new AbortController()
  const answers: ((behaviour: Behaviour) => void)[] = []
  // One connection always listens for revoked keys.
  const inUse = () => api.db.totalCount - api.db.idleCount
  try {
    server.script = () => new Promise((resolve) => answers.push(resolve))
    const templateId = (await api.call('GET', '/template')).body.find((entry: any) => entry.key === 'product-description').id
    const order = { templateId, language_key: 'EN', input: JSON.stringify({ name: 'Oslo desk', summary: 'A desk', features: ['Drawer'] }) }
    const before = inUse()
    let ended = 0
    const generations = Array.from({ length: GENERATIONS }, () => api.call('POST', '/document', { json: order }).finally(() => ended++))
    const left = fetch(`${api.url}/public/v1/document`, {
      method: 'POST',
      headers: { 'x-api-key': api.key, 'content-type': 'application/json' },
      body: JSON.stringify(order),
      signal: leave.signal,
    })
    while (server.asked.length < GENERATIONS + 1) await new Promise((resolve) => setTimeout(resolve, 20))
    leave.abort()
    await assert.rejects(left)
    assert.ok(GENERATIONS > api.db.options.max)
    assert.deepEqual([inUse(), api.db.waitingCount], [before, 0])
    assert.equal((await api.call('GET', '/audits')).status, 200)
    // A few at a time: a server whose models all answer in one moment may refuse some, and says so.
    for (let told = 0; told < answers.length; told += AT_ONCE) {
      for (const answer of answers.slice(told, told + AT_ONCE)) answer({ text: '# Oslo desk\n\nA desk of oak.\n' })
      // One of them is for the caller that has hung up.
      while (ended < Math.min(told + AT_ONCE - 1, GENERATIONS)) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    assert.deepEqual(
      (await Promise.all(generations)).map(({ status }) => status),
      Array.from({ length: GENERATIONS }, () => 201),
    )
    const count = async () => (await api.db.query('select count(*)::int as n from documents')).rows[0].n as number
    while ((await count()) < GENERATIONS + 1) await new Promise((resolve) => setTimeout(resolve, 20))
  } finally {
    for (const answer of answers) answer('close')
    await api.close()
    await server.close()
  }
})
