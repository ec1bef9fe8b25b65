import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { say } from '../../telemetry/say.ts'
import { embeddedBinaries } from './embedded/binaries.ts'
import { dataOf, helpersAtWork, initialise, laptopSettings, removeSocketFolder } from './embedded/cluster.ts'
import { start, superuser, upgradedOf, urlOf } from './embedded/cluster.ts'
import type { ClusterPlan } from './embedded/cluster.ts'
import { succeed } from './embedded/earlier-server.ts'
import { clusterPlace } from './embedded/folder.ts'
import { watchLeaving } from './embedded/leaving.ts'
import { FileLock } from './embedded/locks.ts'
import { endPostmaster, removeStalePidFile, runningPostmaster, signal, type Postmaster } from './embedded/postmaster.ts'
import { supervise } from './embedded/supervise.ts'
import { plainTrouble } from './embedded/trouble.ts'

/*
 * The data folder (`--data`, by default `.imprimatur/` in the project):
 *
 *   postgres/            the cluster, open to nobody but the user PostgreSQL runs as
 *     data/              PostgreSQL's own files
 *     socket/            the Unix socket (under /tmp instead where the path would be too long for a socket)
 *     postgres.log       what PostgreSQL prints
 *     users.lock         shared by every process that uses the database; who holds it alone may start or stop PostgreSQL
 *     serve.lock         held by the one `serve`
 *     stopping.lock      held by it too from the moment it is told to stop: the next one waits for it
 *     change.lock        held for the moment of starting, joining and leaving
 *   cluster.json         only where the cluster lies elsewhere: root's home is closed to the user PostgreSQL runs as, so there
 *                        `postgres/` is /var/lib/imprimatur/<random name>, and this file says which
 */

export interface EmbeddedOptions {
  onProgress?: (text: string) => void
  /** Something the user should know, whatever comes after it. */
  onNotice?: (text: string) => void
  /** The one process that serves this data folder; a second one is refused, and waits where the first is stopping. */
  serve?: boolean
  /** PostgreSQL has died and could not be started again; unless said, the process exits with 69. */
  onLost?: (error: unknown) => void
  /** Settings of PostgreSQL on top of ours. */
  settings?: Record<string, string>
  transport?: 'socket' | 'tcp'
  /** Another PostgreSQL's programs than those of the packages. */
  binaries?: string
}

interface Embedded {
  url: string
  /** Whether this process started PostgreSQL, or joined one that others use too. */
  owned: boolean
  /** Leaves; the last one out stops PostgreSQL. */
  stop(): Promise<void>
}

/** Starts the embedded PostgreSQL on a data folder, or joins the one that other processes of the same folder use. */
export async function startEmbedded(dataFolder: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  try {
    return await startOrJoin(dataFolder, options)
  } catch (error) {
    throw plainTrouble(error, dataFolder) ?? error
  }
}

async function startOrJoin(dataFolder: string, options: EmbeddedOptions): Promise<Embedded> {
  const onProgress = options.onProgress ?? (() => {})
  const { leftBehind = [], ...place } = clusterPlace(dataFolder)
  for (const root of leftBehind)
    options.onNotice?.(
      `This is a new, empty database. One of an earlier ${dataFolder} is still in ${root}; delete that folder if you do not need it`,
    )
  const plan: ClusterPlan = {
    ...place,
    binaries: options.binaries ?? (await embeddedBinaries(place.account, onProgress)),
    transport: options.transport ?? (process.platform === 'win32' ? 'tcp' : 'socket'),
    settings: { ...laptopSettings, ...options.settings },
  }
  const lock = (name: string) => new FileLock(join(plan.root, `${name}.lock`), plan.account)
  const [users, serving, stopping, change] = [lock('users'), lock('serve'), lock('stopping'), lock('change')]

  let unwatchPostmaster = async (): Promise<void> => undefined
  const goodbye = async () => {
    await unwatchPostmaster()
    for (const helper of helpersAtWork) helper.kill('SIGINT')
    users.release()
    await change.exclusive()
    try {
      const running = users.tryExclusive() && runningPostmaster(dataOf(plan))
      if (running) {
        await endPostmaster(dataOf(plan), running)
        removeSocketFolder(plan, running)
      }
    } finally {
      for (const held of [users, serving, stopping, change]) held.close()
      unwatch()
    }
  }
  let leaving: Promise<void> | undefined
  let serves = false
  // Waits, since another process may hold the lock just to look at it; it fails where the lock was closed meanwhile, which does no harm.
  const sayStopping = () => void (serves && stopping.exclusive().catch(() => undefined))
  const leave = () => {
    sayStopping()
    return (leaving ??= goodbye())
  }
  const unwatch = watchLeaving(leave, sayStopping, () => {
    for (const helper of helpersAtWork) helper.kill('SIGINT')
    // The locks fail where another process is just starting, which then takes care of it.
    const running = change.tryExclusive() && users.tryExclusive() && runningPostmaster(dataOf(plan))
    if (running) signal(running.pid, 'SIGINT')
  })

  try {
    if (options.serve) {
      await succeed(serving, stopping, dataFolder, { onNotice: options.onNotice ?? onProgress, isLeaving: () => leaving !== undefined })
      serves = true
    }
    await change.exclusive()
    const alone = users.tryExclusive()
    const { postmaster, owned } = await postmasterFor(plan, alone, onProgress)
    await users.shared()
    change.release()
    unwatchPostmaster = supervise({
      data: dataOf(plan),
      postmaster,
      async alone(work) {
        await change.exclusive()
        return work().finally(() => change.release())
      },
      start: (before) => start(plan, before),
      onNotice: options.onNotice ?? (() => undefined),
      onLost: options.onLost ?? exitWithoutDatabase,
    })
    return { url: urlOf(plan, postmaster, superuser), owned, stop: leave }
  } catch (error) {
    await leave()
    throw error
  }
}

/** For service managers: the sysexits code for a service that this program needs and cannot get. */
const EX_UNAVAILABLE = 69

function exitWithoutDatabase(error: unknown): never {
  say('fatal', `imprimatur: PostgreSQL has died and could not be started again: ${(error as Error).message}`)
  process.exit(EX_UNAVAILABLE)
}

/**
 * Called by one process at a time. A PostgreSQL that runs although nobody uses it was orphaned by a process that was killed:
 * it is stopped and started afresh, so that no work of the dead process goes on in it.
 */
async function postmasterFor(
  plan: ClusterPlan,
  alone: boolean,
  onProgress: (text: string) => void,
): Promise<{ postmaster: Postmaster; owned: boolean }> {
  const data = dataOf(plan)
  const running = runningPostmaster(data)
  if (running && !alone) return { postmaster: running, owned: false }
  if (running) {
    onProgress('Stopping the PostgreSQL that a killed server left behind')
    await endPostmaster(data, running)
    removeSocketFolder(plan, running)
  }
  // An upgrade that was interrupted between its last two steps.
  if (!existsSync(data) && existsSync(upgradedOf(plan))) renameSync(upgradedOf(plan), data)
  if (existsSync(data)) removeStalePidFile(data)
  else {
    onProgress('Creating the database')
    await initialise(plan)
  }
  onProgress('Starting PostgreSQL')
  const postmaster = await start(plan)
  await createDatabase(plan, postmaster)
  return { postmaster, owned: true }
}

async function createDatabase(plan: ClusterPlan, postmaster: Postmaster): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(plan, postmaster, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [superuser])
    if (!rowCount) await client.query(`CREATE DATABASE ${superuser}`)
  } finally {
    await client.end()
  }
}
