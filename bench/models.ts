/**
 * `npm run bench -- models`: what the service adds to an instant model, beside a call of the same scripted service without us; and
 * reads while 64 generations of five seconds are under way, beside the same reads with none.
 */
import path from 'node:path'
import { readSettings } from '../src/config.ts'
import { createKey } from '../src/db/keys.ts'
import { migrate } from '../src/db/migrate.ts'
import { openPool } from '../src/db/pool.ts'
import { createWorkspace } from '../src/db/workspaces.ts'
import { buildApp } from '../src/http/app.ts'
import { startModelServer } from '../test/helpers/model-server.ts'
import { throwawayServer } from '../test/helpers/server.ts'

const TEXT = '# Oslo desk\n\nA desk of solid oak for small rooms, with a drawer and a cable outlet.\n'
const SLOW = 5000
const GENERATIONS = 64

const percentile = (times: number[], part: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)]!

async function timed(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times
}

export async function run(): Promise<void> {
  const [server, model] = [await throwawayServer(), await startModelServer('openai')]
  await migrate(server.url)
  const db = openPool(server.url)
  const app = await buildApp({ db, settings: readSettings({ LOG_LEVEL: 'silent', MODEL: 'compatible:scripted', MODEL_URL: model.url }, path.join(import.meta.dirname, '..'), {}) })
  try {
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/public/v1`
    const { key } = await createKey(db, (await createWorkspace(db, 'Bench')).id, 'Bench', null)
    const headers = { 'x-api-key': key, 'content-type': 'application/json' }
    const templates = (await (await fetch(`${url}/template`, { headers })).json()) as { id: string; key: string }[]
    const body = JSON.stringify({
      templateId: templates.find((template) => template.key === 'product-description')!.id, language_key: 'EN',
      input: JSON.stringify({ name: 'Oslo desk', summary: 'A desk of solid oak', features: ['Drawer', 'Cable outlet'] }),
    })
    const write = async () => {
      const response = await fetch(`${url}/document`, { method: 'POST', headers, body })
      if (response.status !== 201) throw new Error(await response.text())
      return ((await response.json()) as { documentId: string }).documentId
    }
    model.script = () => ({ text: TEXT })
    const bare = JSON.stringify({ model: 'scripted', messages: [{ role: 'user', content: 'x'.repeat(2500) }] })
    const call = async () => (await fetch(`${model.url}/chat/completions`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: bare })).text()
    await timed(100, write)
    await timed(100, call)
    const [alone, through] = [await timed(300, call), await timed(300, write)]
    console.log(`an instant model alone ${percentile(alone, 0.5).toFixed(2)} ms (p50), through the service ${percentile(through, 0.5).toFixed(2)} ms: the service adds ${(percentile(through, 0.5) - percentile(alone, 0.5)).toFixed(2)} ms`)

    const id = await write()
    const read = async () => (await fetch(`${url}/document/${id}`, { headers })).text()
    await timed(300, read)
    const idle = await timed(1500, read)
    model.script = () => new Promise((resolve) => setTimeout(() => resolve({ text: TEXT }), SLOW))
    const began = performance.now()
    const generations = Promise.all(Array.from({ length: GENERATIONS }, write))
    await new Promise((resolve) => setTimeout(resolve, 500))
    const busy: number[] = []
    while (performance.now() - began < SLOW - 500) busy.push(...(await timed(20, read)))
    await generations
    const [before, during] = [percentile(idle, 0.99), percentile(busy, 0.99)]
    console.log(`reads, p99: ${before.toFixed(2)} ms idle (${idle.length} reads), ${during.toFixed(2)} ms while ${GENERATIONS} generations of ${SLOW / 1000} s are under way (${busy.length} reads): ${(during / before).toFixed(2)} times`)
  } finally {
    await app.close()
    await db.end()
    await model.close()
    await server.stop()
  }
}
