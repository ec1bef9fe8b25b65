/**
 * `npm run bench -- checks [seconds]`: small texts by POST /public/v2/checks, beside the engine alone on the same texts in the same run.
 * Goals: 300 a second on two cores, p99 under 50 ms.
 */
import { createKey } from '../src/db/keys/keys.ts'
import { openPool } from '../src/db/base/pool.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { checkedSource } from '../src/checks/check-source.ts'
import { atOnce } from '../src/checks/in-turns.ts'
import { defaultProfile } from '../src/packs/profile.ts'
import { throwawayServer } from '../test/helpers/server.ts'
import { databaseOn, serve } from './api.ts'
import { measured } from './measuring.ts'

const SENTENCES = [
  'Our eco-friendly soap is made in Lisbon and sold in six shops.',
  'Order today and save 20 % on everything in the sale.',
  'The jacket keeps you dry; its water column is 10,000 mm.',
  'Hurry, only 2 left in stock!',
  'You may cancel at any time by writing to us.',
]
const TEXTS = Array.from({ length: 200 }, (_, index) =>
  Array.from({ length: 3 }, (__, next) => SENTENCES[(index + next * 2) % 5]).join(' '),
)
const CONNECTIONS = 8

export async function run(args: string[] = []): Promise<void> {
  const seconds = Number(args[0] ?? 5)
  const profile = defaultProfile()
  const check = (text: string) => atOnce(checkedSource({ source: text, format: 'text', language: 'EN', profile }))
  for (const text of TEXTS) check(text)
  const began = performance.now()
  let done = 0
  while (performance.now() - began < seconds * 1000) check(TEXTS[done++ % TEXTS.length]!)
  const alone = done / ((performance.now() - began) / 1000)
  const server = await throwawayServer()
  const url = await databaseOn(server.url, 'bench_checks')
  const db = openPool(url)
  try {
    const { id } = await createWorkspace(db, 'Bench')
    const { key } = await createKey(db, id, 'bench', null)
    const ours = await serve(url)
    const result = await measured(ours, {
      paths: ['/public/v2/checks'],
      seconds,
      warmUp: 5,
      connections: CONNECTIONS,
      method: 'POST',
      bodies: TEXTS.map((text) => JSON.stringify({ text, language: 'EN' })),
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
    })
    await ours.stop()
    console.log(`engine alone, one core   ${Math.round(alone)}/s`)
    console.log(
      `by the API, ${CONNECTIONS} connections ${Math.round(result.rate)}/s (${(result.rate / alone).toFixed(2)} of it), ` +
        `p50 ${result.p50.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms; statuses ${JSON.stringify(result.statuses)}`,
    )
  } finally {
    await db.end()
    await server.stop()
  }
}
