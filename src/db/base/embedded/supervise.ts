import { readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, removeStalePidFile, runningPostmaster, signal } from './postmaster.ts'
import type { Postmaster } from './postmaster.ts'

const LOOK_EVERY = 250
/** Between attempts to start it again, in milliseconds; after the last one it is given up. */
const BACK_OFF = [0, 500, 1000, 2000, 4000, 8000, 15_000, 30_000]

interface Supervised {
  data: string
  postmaster: Postmaster
  /** Runs work while no other process starts, joins or leaves. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Starts it where it was: those who use it know only that address. */
  start(before: Postmaster): Promise<Postmaster>
  onNotice(text: string): void
  /** It could not be started again. */
  onLost(error: unknown): void
}

/** Watches a PostgreSQL and starts it again when it dies. Answers how to stop watching, which waits for a start under way. */
export function supervise(watched: Supervised): () => Promise<void> {
  let { postmaster } = watched
  let stopped = false
  let restarting: Promise<void> | undefined
  const timer = setInterval(() => {
    if (stopped || restarting || isAlive(postmaster.pid)) return
    restarting = restart()
      .catch(watched.onLost)
      .finally(() => (restarting = undefined))
  }, LOOK_EVERY)
  timer.unref()

  async function restart(): Promise<void> {
    for (const [attempt, pause] of BACK_OFF.entries()) {
      await sleep(pause)
      if (stopped) return
      try {
        return await watched.alone(async () => {
          // Another process on the same data may have been quicker.
          const running = runningPostmaster(watched.data)
          if (running?.ready) return void (postmaster = running)
          watched.onNotice('PostgreSQL has died; starting it again')
          await endOrphans(watched.data)
          removeStalePidFile(watched.data)
          postmaster = await watched.start(postmaster)
          watched.onNotice('PostgreSQL answers again')
        })
      } catch (error) {
        if (attempt === BACK_OFF.length - 1) throw error
      }
    }
  }
  return async () => {
    stopped = true
    clearInterval(timer)
    await restarting
  }
}

/** Processes of a PostgreSQL whose first one is gone: most notice and go; one in the middle of a statement would hold the data. */
async function endOrphans(data: string): Promise<void> {
  if (process.platform !== 'linux') return
  const patience = Date.now() + 3000
  for (let orphans = processesIn(data); orphans.length > 0; orphans = processesIn(data)) {
    for (const pid of orphans) signal(pid, Date.now() > patience ? 'SIGKILL' : 'SIGQUIT')
    await sleep(50)
  }
}

function processesIn(data: string): number[] {
  const folder = realpathSync(data)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder
      } catch {
        return false
      }
    })
}
