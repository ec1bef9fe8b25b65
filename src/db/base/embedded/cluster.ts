import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError } from '../../../errors.ts'
import { own, type ClusterPlace } from './folder.ts'
import { runningPostmaster, type Postmaster } from './postmaster.ts'
import { plainTrouble } from './trouble.ts'

export const superuser = 'imprimatur'

export interface ClusterPlan extends ClusterPlace {
  /** The folder of `initdb` and `postgres`. */
  binaries: string
  /** A Unix socket in a private folder, or a loopback port with a password where there are none. */
  transport: 'socket' | 'tcp'
  settings: Record<string, string>
}

/** For a laptop with two cores: nothing is tuned beyond what the defaults, made for the smallest machines, get wrong. */
export const laptopSettings: Record<string, string> = {
  shared_buffers: '192MB',
  max_connections: '100',
  max_wal_size: '2GB',
  min_wal_size: '80MB',
  checkpoint_completion_target: '0.9',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  synchronous_commit: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_messages: 'log',
  // After a crash: one call instead of one for every file.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
}

export const dataOf = (plan: ClusterPlace) => join(plan.root, 'data')
/** The cluster of a new version, about to take the place of the old one. */
export const upgradedOf = (plan: ClusterPlace) => `${dataOf(plan)}.upgraded`
const logOf = (plan: ClusterPlace) => join(plan.root, 'postgres.log')
const passwordOf = (plan: ClusterPlace) => join(plan.root, 'password')

/** Lives for as long as PostgreSQL's setting up does; ended when the process has to leave in the middle of it. */
export const helpersAtWork = new Set<ChildProcess>()

/** Creates the cluster beside its final place and moves it there whole: one that was interrupted is never taken for a real one. */
export async function initialise(plan: ClusterPlan): Promise<void> {
  const unfinished = join(plan.root, 'data.unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  if (plan.transport === 'tcp') {
    writeFileSync(passwordOf(plan), randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (plan.account) chownSync(passwordOf(plan), plan.account.uid, plan.account.gid)
  }
  let printed = ''
  // The locale the data is sorted and folded by; every glibc has the first, macOS before 15 only the second.
  for (const locale of ['C.UTF-8', 'en_US.UTF-8']) {
    const password = plan.transport === 'tcp' ? [`--pwfile=${passwordOf(plan)}`] : []
    const kind = ['--encoding=UTF8', '--locale-provider=libc', `--locale=${locale}`, '--no-instructions']
    const access = ['-U', superuser, '--auth-local=trust', '--auth-host=scram-sha-256', ...password]
    const outcome = await run(plan, 'initdb', ['-D', unfinished, ...kind, ...access, ...syncing(plan)])
    printed = outcome.printed
    if (outcome.code === 0) return renameSync(unfinished, dataOf(plan))
    if (!/invalid locale name/.test(printed)) break
  }
  rmSync(unfinished, { recursive: true, force: true })
  throw plainTrouble(printed, plan.root) ?? new PlainError(`PostgreSQL could not create its database: ${lastWords(printed)}`)
}

/** Syncing file by file takes most of a second; the whole file system at once is quicker, and what PostgreSQL will not sync needs none. */
function syncing(plan: ClusterPlan): string[] {
  if (plan.settings['fsync'] === 'off') return ['--no-sync']
  return process.platform === 'linux' ? ['--sync-method=syncfs'] : []
}

/** Starts PostgreSQL; `before`: at the address it had. */
export async function start(plan: ClusterPlan, before?: Postmaster): Promise<Postmaster> {
  const log = logOf(plan)
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 10_000_000) renameSync(log, `${log}.1`)
  for (let attempt = 1; ; attempt++) {
    const logStart = statSync(log, { throwIfNoEntry: false })?.size ?? 0
    const output = openSync(log, 'a', 0o600)
    if (plan.account) chownSync(log, plan.account.uid, plan.account.gid)
    const settings = { ...plan.settings, ...(await address(plan, before)) }
    // A session of its own: Ctrl-C in the terminal reaches us, and we decide when the database goes.
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(program(plan, 'postgres'), ['-D', dataOf(plan), ...flags], {
      ...childOptions(plan),
      detached: true,
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    const postmaster = await untilReady(plan, child)
    if (postmaster) {
      child.unref()
      return postmaster
    }
    const printed = readFileSync(log, 'utf8').slice(logStart)
    // Somebody took the port in between; or children of a killed PostgreSQL are still about to notice and go.
    if (attempt < 40 && /Address already in use|pre-existing shared memory block/.test(printed)) {
      await sleep(100)
      continue
    }
    throw plainTrouble(printed, plan.root) ?? new PlainError(`PostgreSQL did not start: ${lastWords(printed)} (its log is ${log})`)
  }
}

async function untilReady(plan: ClusterPlan, child: ChildProcess): Promise<Postmaster | undefined> {
  let gone = false
  child.once('exit', () => (gone = true))
  child.once('error', () => (gone = true))
  helpersAtWork.add(child)
  try {
    while (!gone) {
      const found = runningPostmaster(dataOf(plan))
      if (found?.pid === child.pid && found?.ready) return found
      await sleep(8)
    }
    return undefined
  } finally {
    helpersAtWork.delete(child)
  }
}

async function address(plan: ClusterPlan, before?: Postmaster): Promise<Record<string, string>> {
  if (plan.transport === 'tcp') {
    return { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(before?.port ?? (await freePort())) }
  }
  const folder = before ? emptied(before.socketFolder, plan) : socketFolder(plan)
  const quoted = `"${folder.replaceAll('"', '""')}"`
  return { listen_addresses: '', unix_socket_directories: quoted, unix_socket_permissions: '0700', port: '5432' }
}

/** A killed PostgreSQL leaves its socket and a lock on it; the folder is this cluster's alone, and nobody serves that now. */
function emptied(folder: string, plan: ClusterPlan): string {
  rmSync(folder, { recursive: true, force: true })
  return own(folder, plan.account)
}

/** The operating system cuts socket paths off at about 100 bytes, so a deep data folder gets a folder under /tmp instead. */
function socketFolder(plan: ClusterPlan): string {
  const beside = join(plan.root, 'socket')
  // A killed PostgreSQL leaves its socket and a lock on it; the folder is this cluster's alone, and nobody serves that now.
  rmSync(beside, { recursive: true, force: true })
  if (Buffer.byteLength(join(beside, '.s.PGSQL.5432')) < 100) return own(beside, plan.account)
  const short = mkdtempSync('/tmp/imprimatur-')
  if (plan.account) chownSync(short, plan.account.uid, plan.account.gid)
  return short
}

/** After a stop: what a short socket folder leaves behind. */
export function removeSocketFolder(plan: ClusterPlan, postmaster: Postmaster): void {
  if (postmaster.socketFolder.startsWith('/tmp/imprimatur-')) rmSync(postmaster.socketFolder, { recursive: true, force: true })
}

export function urlOf(plan: ClusterPlan, postmaster: Postmaster, database: string): string {
  if (plan.transport === 'tcp') {
    return `postgresql://${superuser}:${readFileSync(passwordOf(plan), 'utf8')}@127.0.0.1:${postmaster.port}/${database}`
  }
  return `postgresql://${superuser}@localhost:${postmaster.port}/${database}?host=${encodeURIComponent(postmaster.socketFolder)}`
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

function childOptions(plan: ClusterPlan) {
  // Nothing of our environment: PGDATA, PGOPTIONS and the like would change what PostgreSQL does.
  return { ...plan.account, cwd: plan.root, env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
}

function program(plan: ClusterPlan, name: string): string {
  return join(plan.binaries, process.platform === 'win32' ? `${name}.exe` : name)
}

async function run(plan: ClusterPlan, name: string, args: string[]): Promise<{ code: number; printed: string }> {
  const child = spawn(program(plan, name), args, { ...childOptions(plan), stdio: ['ignore', 'pipe', 'pipe'] })
  helpersAtWork.add(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  return new Promise((done) => {
    const finish = (code: number) => {
      helpersAtWork.delete(child)
      done({ code, printed })
    }
    child.once('error', (error) => {
      printed += `${error.message}\n`
      finish(1)
    })
    child.once('close', (code) => finish(code ?? 1))
  })
}

function lastWords(printed: string): string {
  const lines = printed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'it printed nothing'
}
