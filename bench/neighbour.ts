/**
 * `npm run bench -- neighbour [requests]`: how long one sentence of a workspace takes to be checked while nothing else happens, and beside
 * another workspace that sends long texts without end and drops most of them. Goal: p99 at most twice the usual.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createKey } from '../src/db/keys/keys.ts'
import { openPool } from '../src/db/base/pool.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { throwawayServer } from '../test/helpers/server.ts'
import { databaseOn, serve } from './api.ts'
import { check } from './neighbour-flood.ts'

const SENTENCE = 'Our eco-friendly soap is made in Lisbon and sold in six shops.'
const WARM_UP = 50
const ROUNDS = 3

const quantile = (times: number[], share: number) => times.toSorted((one, other) => one - other)[Math.floor(times.length * share)]!

export async function run(args: string[] = []): Promise<void> {
  const requests = Number(args[0] ?? 300)
  const server = await throwawayServer()
  const url = await databaseOn(server.url, 'bench_neighbour')
  const db = openPool(url)
  try {
    const keyOf = async (name: string) => (await createKey(db, (await createWorkspace(db, name)).id, 'bench', null)).key
    const [key, other] = [await keyOf('Neighbour'), await keyOf('Flood')]
    const ours = await serve(url)
    const checks = `http://127.0.0.1:${ours.port}/public/v2/checks`
    let refused = 0
    const measured = async () => {
      const times: number[] = []
      for (let n = 0; n < requests; n++) {
        const began = performance.now()
        if ((await check(checks, SENTENCE, key)).status !== 200) refused++
        times.push(performance.now() - began)
      }
      return times
    }
    for (let n = 0; n < WARM_UP; n++) await check(checks, SENTENCE, key)
    const [usual, beside]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      usual.push(...(await measured()))
      // A thread of its own: what its long answers cost the caller is not the neighbour's time.
      const flood = new Worker(new URL('./neighbour-flood.ts', import.meta.url), { workerData: { url: checks, key: other } })
      await once(flood, 'online')
      beside.push(...(await measured()))
      await flood.terminate()
    }
    await ours.stop()
    console.log(
      [0.5, 0.99]
        .map((share) => {
          const [alone, crowded] = [quantile(usual, share), quantile(beside, share)]
          return `p${share * 100} ${alone.toFixed(1)} ms, beside long texts ${crowded.toFixed(1)} ms: ${(crowded / alone).toFixed(2)} times`
        })
        .join('; ') + ` the usual (goal 2); ${refused} of ${usual.length + beside.length} refused`,
    )
  } finally {
    await db.end()
    await server.stop()
  }
}
