/**
 * `npm run bench -- neighbour [requests]`: how long one sentence of a workspace takes to be checked while nothing else happens, and beside
 * another workspace that sends long texts without end and drops most of them. Goal: p99 at most twice the usual.
 */
import { createKey } from '../src/db/keys/keys.ts'
import { openPool } from '../src/db/base/pool.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { throwawayServer } from '../test/helpers/server.ts'
import { databaseOn, serve } from './api.ts'

const SENTENCE = 'Our eco-friendly soap is made in Lisbon and sold in six shops.'
const LONG = 'eco-friendly '.repeat(2000)
const CALLERS = 10
const WARM_UP = 50

export async function run(args: string[] = []): Promise<void> {
  const requests = Number(args[0] ?? 300)
  const server = await throwawayServer()
  const url = await databaseOn(server.url, 'bench_neighbour')
  const db = openPool(url)
  try {
    const keyOf = async (name: string) => (await createKey(db, (await createWorkspace(db, name)).id, 'bench', null)).key
    const [key, other] = [await keyOf('Neighbour'), await keyOf('Flood')]
    const ours = await serve(url)
    const check = (text: string, by: string, signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${ours.port}/public/v2/checks`, {
        method: 'POST',
        headers: { 'x-api-key': by, 'content-type': 'application/json' },
        body: JSON.stringify({ text, language: 'EN' }),
        ...(signal ? { signal } : {}),
      }).then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    let refused = 0
    const p99 = async () => {
      const times: number[] = []
      for (let n = 0; n < requests; n++) {
        const began = performance.now()
        if ((await check(SENTENCE, key)).status !== 200) refused++
        times.push(performance.now() - began)
      }
      return times.toSorted((one, another) => one - another)[Math.floor(times.length * 0.99)]!
    }
    for (let n = 0; n < WARM_UP; n++) await check(SENTENCE, key)
    const usual = await p99()
    const stop = new AbortController()
    const flood = Array.from({ length: CALLERS }, async (_, caller) => {
      while (!stop.signal.aborted) {
        // Most callers do not wait for their answer.
        const signal = caller === 0 ? stop.signal : AbortSignal.any([stop.signal, AbortSignal.timeout(100)])
        await check(LONG, other, signal).catch(() => null)
      }
    })
    const beside = await p99()
    stop.abort()
    await Promise.all(flood)
    await ours.stop()
    console.log(
      `one sentence: p99 ${usual.toFixed(1)} ms, beside ${CALLERS} callers with long texts ${beside.toFixed(1)} ms: ` +
        `${(beside / usual).toFixed(2)} times the usual (goal 2); ${refused} of ${2 * requests} refused`,
    )
  } finally {
    await db.end()
    await server.stop()
  }
}
