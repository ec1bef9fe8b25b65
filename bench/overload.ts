/**
 * `npm run bench -- overload [seconds]`: what is served at the usual load, at the most the server can do, and at ten times that, in one
 * run, with health asked all the while. At the last load clients that are refused ask again at once, which no client should do: there each
 * waits for the answers of all others, and it is told apart from what the server does for those that wait as it says.
 */
import path from 'node:path'
import { createKey } from '../src/db/keys/keys.ts'
import { openPool } from '../src/db/base/pool.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { loadDemoAudit } from '../src/demo/load.ts'
import { freshDatabase } from '../test/helpers/database.ts'
import { throwawayServer } from '../test/helpers/server.ts'
import { measured, started } from './measuring.ts'
import type { Result } from './measuring.ts'

const ROOT = path.join(import.meta.dirname, '..')
const LOADS = [
  ['usual', 16, false],
  ['more', 50, false],
  ['peak', 100, false],
  ['ten times the peak, who is refused waits as Retry-After says', 1000, true],
  ['ten times the peak', 1000, false],
] as const

export async function run(args: string[] = []): Promise<void> {
  const seconds = Number(args[0] ?? 5)
  const server = await throwawayServer()
  const { url } = await freshDatabase(server.url)
  const db = openPool(url)
  const { id: workspaceId } = await createWorkspace(db, 'Bench')
  const { key } = await createKey(db, workspaceId, 'bench', null)
  const audit = await loadDemoAudit(db, workspaceId, 'overload', 20_000, () => undefined)
  const { rows } = await db.query<{ id: string }>('select id from violations where workspace_id = $1 limit 500', [workspaceId])
  await db.query('vacuum analyze')
  const serve = [path.join(ROOT, 'bin/imprimatur.mjs'), 'serve', '--port', '0', '--worker', 'off', '--json', '--database-url', url]
  const ours = await started(serve, (line) => Number(new URL((JSON.parse(line) as { url: string }).url).port))
  const reading = {
    name: 'reads (pages of violations)',
    method: 'GET',
    paths: [1, 2, 3, 5, 8, 13].map((page) => `/public/v1/audits/${audit.id}/violations?page=${page}`),
    bodies: [],
  }
  const writing = {
    name: 'writes (comments)',
    method: 'POST',
    paths: rows.map(({ id }) => `/public/v1/violations/${id}/comments`),
    bodies: ['{"comment":"Under load"}'],
  }
  for (const { name, ...kind } of [reading, writing]) {
    console.log(name)
    const results: Result[] = []
    for (const [load, connections, patient] of LOADS) {
      const health = askingHealth(ours.port)
      const result = await measured(ours, { ...kind, connections, patient, seconds, warmUp: 2, headers: { 'x-api-key': key } })
      results.push(result)
      const { rate, p50, p99 } = result.served
      const refusals =
        result.refused.p50 > 0 ? `refused after ${result.refused.p50.toFixed(0)} ms (p99 ${result.refused.p99.toFixed(0)}), ` : ''
      console.log(
        `  ${load} (${connections} connections): ${rate.toFixed(0)}/s served, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ` +
          `${refusals}${result.count} answers, health at worst ${(await health.stop()).toFixed(0)} ms`,
      )
    }
    const peak = Math.max(...results.slice(0, -2).map(({ served }) => served.rate))
    const [usual, worst] = [results[0]!.served, results.at(-1)!.served]
    console.log(
      `  at ten times: ${((100 * worst.rate) / peak).toFixed(0)} % of the peak (goal 80), ` +
        `p99 ${(worst.p99 / usual.p99).toFixed(1)} times the usual (goal 3)`,
    )
  }
  await ours.stop()
  await db.end()
  await server.stop()
}

function askingHealth(port: number) {
  let [worst, stopped] = [0, false]
  const asking = (async () => {
    while (!stopped) {
      const began = performance.now()
      await fetch(`http://127.0.0.1:${port}/public/v1/healthz`).then((answer) => answer.text())
      worst = Math.max(worst, performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })()
  return {
    async stop(): Promise<number> {
      stopped = true
      await asking
      return worst
    },
  }
}
