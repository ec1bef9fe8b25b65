/**
 * `npm run bench -- api [violations] [seconds]`: the public API beside a bare one-statement server, in one run, in turns. Loads an audit of
 * a thousand violations and one of the number given (a million unless said) with the code of `imprimatur demo`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { createKey } from '../src/db/keys.ts'
import { migrate } from '../src/db/migrate.ts'
import { openPool } from '../src/db/pool.ts'
import { createWorkspace } from '../src/db/workspaces.ts'
import { loadDemoAudit } from '../src/demo/load.ts'
import { throwawayServer } from '../test/helpers/server.ts'
import { chart } from './chart.ts'

const ROOT = path.join(import.meta.dirname, '..')

interface Result {
  rate: number
  p50: number
  p99: number
  count: number
  statuses: Record<string, number>
  cpu: number
}

export async function run(args: string[] = []): Promise<void> {
  const violations = Number(args[0] ?? 1_000_000)
  const seconds = Number(args[1] ?? 4)
  // The database as people run it: it waits for the disk.
  const server = await throwawayServer({ settings: { fsync: 'on', full_page_writes: 'on' } })
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query('create database bench_api')
  await admin.end()
  const url = Object.assign(new URL(server.url), { pathname: '/bench_api' }).href
  await migrate(url)
  const db = openPool(url)
  const { id: workspaceId } = await createWorkspace(db, 'Bench')
  const { key } = await createKey(db, workspaceId, 'bench', null)
  const small = await loadDemoAudit(db, workspaceId, 'small', 1000, () => undefined)
  const loading = performance.now()
  const large = await loadDemoAudit(db, workspaceId, 'large', violations, (done) => process.stderr.write(`\rloading ${done}`))
  const loaded = (performance.now() - loading) / 1000
  await db.query('analyze')
  const ours = await started([path.join(ROOT, 'bin/imprimatur.mjs'), 'serve', '--port', '0', '--worker', 'off', '--json', '--database-url', url], (line) => Number(new URL(JSON.parse(line).url).port))
  const bare = await started([path.join(import.meta.dirname, 'bare-server.ts'), url, workspaceId], Number)
  const ids = (await db.query<{ id: string }>('select id from violations where workspace_id = $1 and audit_id = $2 order by id limit 5000', [workspaceId, large.id])).rows.map((row) => row.id)
  const api = (at: string) => `/public/v1${at}`
  const pages = (audit: string, query: string) => [api(`/audits/${audit}/violations?${query}`)]
  const last = Math.ceil((await counted(db, workspaceId, large.id)) / 20)
  const ask = (target: { port: number; pid: number }, paths: string[], more: object = {}) => measured(target, { paths, seconds, connections: 32, method: 'GET', bodies: [], headers: { 'x-api-key': key }, ...more })
  const rows: [name: string, ours: Result, bare: Result | null][] = []
  const add = async (name: string, paths: string[], barePaths: string[] | null, more: object = {}) => {
    const result = await ask(ours, paths, more)
    const floor = barePaths ? await ask(bare, barePaths) : null
    rows.push([name, result, floor])
    console.log(`${name.padEnd(34)} ${result.rate.toFixed(0).padStart(7)}/s  p50 ${result.p50.toFixed(1)}  p99 ${result.p99.toFixed(1)} ms  ${(result.cpu * 1000).toFixed(2)} ms cpu   ${floor ? `bare ${floor.rate.toFixed(0).padStart(6)}/s  ${(result.rate / floor.rate).toFixed(2)} times` : ''}`)
  }
  await add('violation by id', ids.map((id) => api(`/violations/${id}`)), ids.map((id) => `/id/${id}`))
  await add('first page, audit of 1,000', pages(small.id, ''), [`/page/${small.id}`])
  await add(`first page, audit of ${violations}`, pages(large.id, ''), [`/page/${large.id}`])
  await add('page half way', pages(large.id, `page=${Math.ceil(last / 2)}`), null)
  await add('last page', pages(large.id, `page=${last}`), null)
  await add('filter by severity', pages(large.id, 'severity=CRITICAL'), null)
  await add('rare search', pages(large.id, 'search=A%20B%20C%20nowhere'), null)
  await add('common search', pages(large.id, 'search=bottles'), null, { seconds: 1, connections: 2 })
  const decide = ids.map((id) => api(`/violations/${id}/review`))
  await add('a review', decide, ids.map((id) => `/update/${id}`), { method: 'POST', bodies: ['{"action":"elevated_risk"}', '{"action":"urgent_violation"}'] })
  await add('a comment', ids.map((id) => api(`/violations/${id}/comments`)), null, { method: 'POST', bodies: ['{"comment":"Seen by Legal."}'] })
  await add('templates', [api('/template')], null)
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${ours.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  console.log(`loading ${violations} violations ${loaded.toFixed(0)} s; the server's memory ${memory.toFixed(0)} MB`)
  report(rows, violations, loaded, memory)
  await Promise.all([ours.stop(), bare.stop()])
  await db.end()
  await server.stop()
}

async function counted(db: pg.Pool, workspaceId: string, auditId: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>('select count(*)::int as n from reviews where workspace_id = $1 and audit_id = $2 and state = 0', [workspaceId, auditId])
  return rows[0]!.n
}

async function started(args: string[], portOf: (line: string) => number) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { port: portOf(line.toString().trim()), pid: child.pid!, stop: () => (child.kill('SIGTERM'), once(child, 'exit')) }
}

/** Seconds of processor time a process has used. */
const cpuOf = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

async function measured(target: { port: number; pid: number }, order: object): Promise<Result> {
  const before = cpuOf(target.pid)
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'load.ts')], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ ...order, port: target.port }))
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await once(child, 'close')
  const result = JSON.parse(text) as Result
  if (Object.keys(result.statuses).some((status) => status >= '300')) console.log('   answers:', result.statuses)
  return { ...result, cpu: (cpuOf(target.pid) - before) / Math.max(1, result.count) }
}

function report(rows: [string, Result, Result | null][], violations: number, loaded: number, memory: number): void {
  const machine = `${os.cpus().length} cores (${os.cpus()[0]?.model.trim() || os.arch()}), ${(os.totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}, ${os.platform()} ${os.arch()}`
  const lines = rows.map(([name, ours, bare]) => `| ${name} | ${ours.rate.toFixed(0)} | ${ours.p50.toFixed(1)} | ${ours.p99.toFixed(1)} | ${(ours.cpu * 1000).toFixed(2)} | ${bare ? bare.rate.toFixed(0) : ''} | ${bare ? (ours.rate / bare.rate).toFixed(2) : ''} |`)
  writeFileSync(path.join(ROOT, 'docs/performance.md'), `# Performance

Made by \`npm run bench -- api\`: our server and a bare \`node:http\` server with one statement a request (bench/bare-server.ts), in turns in one run, 32
connections, PostgreSQL and the clients on the same machine. Machines are noisy: read the ratios.

Machine: ${machine}. Audit of ${violations.toLocaleString('en')} violations, loaded in ${loaded.toFixed(0)} s. The server's memory afterwards: ${memory.toFixed(0)} MB.

![Requests a second](images/performance-api.svg)

| request | requests/s | p50 ms | p99 ms | CPU ms | bare server/s | times |
|---|---|---|---|---|---|---|
${lines.join('\n')}

Other claims have commands of their own: \`npm run bench -- rules\`, \`audits\`, \`desk\`, \`generate\`, \`models\`, \`text\`, \`learned\`.
`)
  writeFileSync(path.join(ROOT, 'docs/images/performance-api.svg'), chart(rows.map(([name, ours, bare]) => ({ name, ours: ours.rate, bare: bare?.rate ?? null }))))
}
