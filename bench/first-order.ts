/**
 * `npm run bench -- first-order [seconds]`: how long the first document and the first check take after a server has rested so long that it
 * has ended what it does not need, beside the next ones. Goal: under 0.5 s on a machine that does nothing else.
 */
import { createKey } from '../src/db/keys/keys.ts'
import { openPool } from '../src/db/base/pool.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { sampleInput } from '../test/helpers/input.ts'
import { throwawayServer } from '../test/helpers/server.ts'
import { databaseOn, serve } from './api.ts'

/** Seconds without work after which the server ends what can be ended. */
const IDLE = 2

export async function run(args: string[] = []): Promise<void> {
  const rest = Number(args[0] ?? 45)
  const server = await throwawayServer()
  const url = await databaseOn(server.url, 'bench_first_order')
  const db = openPool(url)
  try {
    const { key } = await createKey(db, (await createWorkspace(db, 'Bench')).id, 'bench', null)
    const ours = await serve(url, undefined, ['--idle-seconds', String(IDLE)])
    const call = async (method: string, path: string, body?: object): Promise<{ milliseconds: number; answer: any }> => {
      const began = performance.now()
      const response = await fetch(`http://127.0.0.1:${ours.port}/public${path}`, {
        method,
        headers: { 'x-api-key': key, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const answer = await response.json()
      if (!response.ok) throw new Error(JSON.stringify(answer))
      return { milliseconds: performance.now() - began, answer }
    }
    const { answer: templates } = await call('GET', '/v1/template')
    const { id: templateId, templateMetas } = templates.find(({ key: name }: { key: string }) => name === 'product-description')
    const { form } = templateMetas.find(({ languageKey }: { languageKey: string }) => languageKey === 'EN')
    const document = { templateId, language_key: 'EN', input: JSON.stringify(sampleInput(form).input) }
    const order = async () => (await call('POST', '/v1/document', document)).milliseconds
    const check = async () => (await call('POST', '/v2/checks', { text: 'Our eco-friendly soap.', language: 'EN' })).milliseconds
    console.log(`the very first document, at once after the templates were read: ${(await order()).toFixed(0)} ms`)
    for (const [name, work] of [
      ['document', order],
      ['check', check],
    ] as const) {
      await new Promise((resolve) => setTimeout(resolve, rest * 1000))
      const first = await work()
      const next = await work()
      console.log(`the first ${name} after ${rest} s of rest ${first.toFixed(0)} ms (goal 500), the next ${next.toFixed(0)} ms`)
    }
    await ours.stop()
  } finally {
    await db.end()
    await server.stop()
  }
}
