/**
 * `npm run bench -- memory [idle seconds] [violations] [seconds]`: what the Node processes of one `npm start` hold when nobody uses it, and
 * one server under the load of the API bench. Proportional set size: a page that several processes share counts for each in part. Node runs
 * from a copy of its program, so that nothing else on the machine shares with it.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { createKey } from '../src/db/keys/keys.ts'
import { openPool } from '../src/db/base/pool.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { loadDemoAudit } from '../src/demo/load.ts'
import { program, removeTestFolder, serving, testFolder } from '../test/helpers/launcher.ts'
import { throwawayServer } from '../test/helpers/server.ts'
import { databaseOn, requests, serve } from './api.ts'
import { machine, writeSection } from './performance-page.ts'

const launcher = new URL('../bin/launch/runtime.mjs', import.meta.url).href
const { folderName } = (await import(launcher)) as { folderName(version: string): string }

const HEADING = '## Memory'
const ROOT = path.join(import.meta.dirname, '..')
const IDLE_GOAL = 180
const LOAD_GOAL = 250

export async function run(args: string[] = []): Promise<void> {
  const [idleSeconds, violations, seconds] = [Number(args[0] ?? 150), Number(args[1] ?? 100_000), Number(args[2] ?? 3)]
  const folder = testFolder()
  const node = path.join(folder, 'bin', 'node')
  mkdirSync(path.dirname(node))
  copyFileSync(process.execPath, node)
  try {
    const own = await atRest(folder, node, idleSeconds)
    const older = process.env.BENCH_OLDER_NODE
    const brought = older ? await atRest(folder, copyOfOlder(folder, older), idleSeconds) : null
    const loaded = await underLoad(node, violations, seconds)
    report({ own, brought, loaded, idleSeconds, violations })
  } finally {
    await removeTestFolder(folder)
  }
}

/** Node 20 starts it, and hands over to a Node 24 of its cache: both are copies. */
function copyOfOlder(folder: string, older: string): string {
  const node = path.join(folder, 'older', 'node')
  const cached = path.join(folder, 'cache', 'imprimatur', folderName(process.versions.node), 'bin', 'node')
  for (const [from, to] of [
    [older, node],
    [process.execPath, cached],
  ] as const) {
    mkdirSync(path.dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
  return node
}

interface Held {
  name: string
  pid: number
  megabytes: number
}

/** The Node processes of `npm start` after some seconds in which nobody asked for anything. */
async function atRest(folder: string, node: string, seconds: number): Promise<Held[]> {
  const npm = process.env.npm_execpath ?? ''
  const env = { PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`, XDG_CACHE_HOME: path.join(folder, 'cache') }
  const words = [npm, 'start', '--silent', '--', '--port', '0', '--json', '--data', path.join(folder, 'data')]
  const started = program(node, words, { cwd: ROOT, env, detached: true })
  await serving(started)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const held = family(started.child.pid!)
    .filter((pid) => path.basename(programOf(pid)) === 'node')
    .map((pid) => ({ pid, name: nameOf(pid), megabytes: proportional(pid) }))
  process.kill(-started.child.pid!, 'SIGINT')
  await started.ended
  return held
}

const programOf = (pid: number) => readlinkSync(`/proc/${pid}/exe`)
const commandOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(/[\0 ]/)

function nameOf(pid: number): string {
  const words = commandOf(pid)
  if (words.includes('npm') || words.some((word) => word.endsWith('npm-cli.js'))) return 'npm'
  const children = childrenOf(pid).filter((child) => commandOf(child).some((word) => word.endsWith('imprimatur.mjs')))
  return children.length > 0 ? 'launcher of an older Node' : 'server'
}

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  )

const family = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(family)]

/** Megabytes of a process, those it shares divided among those that share them. */
const proportional = (pid: number) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))![1]) / 1024

/** The highest while every kind of request of the API bench is sent by its 32 connections. */
async function underLoad(node: string, violations: number, seconds: number): Promise<number> {
  const server = await throwawayServer({ settings: { fsync: 'on', full_page_writes: 'on' } })
  const url = await databaseOn(server.url, 'bench_memory')
  const db = openPool(url)
  const { id: workspaceId } = await createWorkspace(db, 'Bench')
  const { key } = await createKey(db, workspaceId, 'bench', null)
  const [small, large] = [
    await loadDemoAudit(db, workspaceId, 'small', 1000, () => undefined),
    await loadDemoAudit(db, workspaceId, 'large', violations, () => undefined),
  ]
  await db.query('vacuum analyze')
  const ours = await serve(url, node)
  let highest = 0
  const sampling = setInterval(() => (highest = Math.max(highest, proportional(ours.pid))), 250)
  await requests({ db, ours, bare: null, key, workspaceId, small: small.id, large: large.id, violations, seconds })
  clearInterval(sampling)
  await ours.stop()
  await db.end()
  await server.stop()
  return highest
}

interface Figures {
  own: Held[]
  brought: Held[] | null
  loaded: number
  idleSeconds: number
  violations: number
}

function report({ own, brought, loaded, idleSeconds, violations }: Figures): void {
  const rowOf = (title: string, held: Held[]) =>
    `| ${title} | ${held.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`).join(', ')} | at most ${IDLE_GOAL} MB | ` +
    `${held.reduce((sum, { megabytes }) => sum + megabytes, 0).toFixed(0)} MB |`
  const rows = [
    rowOf('`npm start` at rest', own),
    ...(brought ? [rowOf('the same where the machine has Node 20', brought)] : []),
    `| one server under load | server ${loaded.toFixed(0)} | at most ${LOAD_GOAL} MB | ${loaded.toFixed(0)} MB |`,
  ]
  console.log(rows.join('\n'))
  writeSection(
    HEADING,
    `Made by \`npm run bench -- memory\`: the proportional set size (\`/proc/PID/smaps_rollup\`) of every Node process of one \`npm start\`
${idleSeconds} seconds after the start, and the highest of one server while 32 connections send every kind of request of the API bench
(audit of ${violations.toLocaleString('en')} violations). Node runs from a copy of its program, so that nothing else on the machine shares \
its pages; PostgreSQL is
not counted.

Machine: ${machine()}.

| | MB | goal | measured |
|---|---|---|---|
${rows.join('\n')}

The worker of audits starts with the first work and ends when there has been none for IDLE_SECONDS; with 0 it stays. The checker of
texts starts with the first, or three seconds after the start of a server that was used before, and stays (about 165 MB), so that the first
text after a start or a rest is answered at once. The queue, the rules, the sign-in
library and the templates are loaded into the server with the first request that needs them. A server that came to rest collects its
garbage once and gives what it does not use back to the system.
`,
  )
}
