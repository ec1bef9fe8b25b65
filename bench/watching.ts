/**
 * `npm run bench -- watching [seconds] [folder]`: what metrics, a log of every request and traces cost, in turns in one run. With the
 * folder of another checkout, its server takes part (the version before a change). The processor time of a request in the least disturbed
 * of many short rounds is the figure to compare: other work on the machine only ever adds to it.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createKey } from '../src/db/keys/keys.ts'
import { openPool } from '../src/db/base/pool.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { loadDemoAudit } from '../src/demo/load.ts'
import { freshDatabase } from '../test/helpers/database.ts'
import { TEST_SECRETS } from '../test/helpers/secrets.ts'
import { throwawayServer } from '../test/helpers/server.ts'
import { measured, median, memoryOf, started } from './measuring.ts'
import type { Result, Served } from './measuring.ts'

const ROOT = path.join(import.meta.dirname, '..')
const ROUNDS = 10

interface Contender {
  name: string
  folder: string
  flags: string[]
}

export async function run(args: string[] = []): Promise<void> {
  const seconds = Number(args[0] ?? 1)
  // Servers of several folders on one database need the same.
  Object.assign(process.env, TEST_SECRETS)
  const server = await throwawayServer()
  const { url } = await freshDatabase(server.url)
  const db = openPool(url)
  const { id: workspaceId } = await createWorkspace(db, 'Bench')
  const { key } = await createKey(db, workspaceId, 'bench', null)
  const audit = await loadDemoAudit(db, workspaceId, 'watching', 20_000, () => undefined)
  const { rows } = await db.query<{ id: string }>('select id from violations where workspace_id = $1 limit 500', [workspaceId])
  await db.query('vacuum analyze')
  const collector = createServer((request, response) => request.resume().on('end', () => response.end('{}')))
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const contenders: Contender[] = [
    ...(args[1] ? [{ name: 'the other checkout', folder: args[1], flags: [] }] : []),
    { name: 'nothing set', folder: ROOT, flags: [] },
    { name: 'metrics', folder: ROOT, flags: ['--metrics-port', '0'] },
    { name: 'metrics, every request logged', folder: ROOT, flags: ['--metrics-port', '0', '--log-level', 'info', '--log-format', 'json'] },
    { name: 'traces, one request in a hundred', folder: ROOT, flags: traces(endpoint, '0.01') },
    { name: 'traces of every request', folder: ROOT, flags: traces(endpoint, '1') },
  ]
  const serving: Served[] = []
  for (const { folder, flags } of contenders) serving.push(await serve(folder, url, flags))
  const kinds = [
    { name: 'violation by id', paths: rows.map(({ id }) => `/public/v1/violations/${id}`) },
    { name: 'first page of an audit', paths: [`/public/v1/audits/${audit.id}/violations`] },
  ]
  for (const { name, paths } of kinds) {
    console.log(name)
    const options = { paths, seconds, connections: 16, method: 'GET', bodies: [], headers: { 'x-api-key': key } }
    const results: Result[][] = contenders.map(() => [])
    for (const target of serving) await measured(target, { ...options, seconds: 1 })
    for (let round = 0; round < ROUNDS; round++)
      for (const [i, target] of serving.entries()) results[i]!.push(await measured(target, options))
    const of = (i: number, field: 'rate' | 'cpu') => (field === 'rate' ? median : least)(results[i]!.map((result) => result[field]))
    for (const [i, contender] of contenders.entries()) {
      const [rate, cpu] = [of(i, 'rate'), of(i, 'cpu')]
      const rates = `${rate.toFixed(0).padStart(6)}/s  ${(rate / of(0, 'rate')).toFixed(2)}`
      const costs = `${(cpu * 1e6).toFixed(0).padStart(5)} µs of processor  ${(cpu / of(0, 'cpu')).toFixed(3)}`
      console.log(`  ${contender.name.padEnd(34)} ${rates}   ${costs}   ${memoryOf(serving[i]!.pid).toFixed(0)} MB`)
    }
  }
  await Promise.all(serving.map((target) => target.stop()))
  collector.closeAllConnections()
  collector.close()
  await db.end()
  await server.stop()
}

const least = (values: number[]) => Math.min(...values)

const traces = (endpoint: string, share: string) => ['--otel-exporter-otlp-endpoint', endpoint, '--otel-traces-sampler-arg', share]

const serve = (folder: string, url: string, flags: string[]) =>
  started(
    [path.join(folder, 'bin/imprimatur.mjs'), 'serve', '--port', '0', '--worker', 'off', '--json', '--database-url', url, ...flags],
    (line) => Number(new URL((JSON.parse(line) as { url: string }).url).port),
    process.execPath,
    'ignore',
  )
