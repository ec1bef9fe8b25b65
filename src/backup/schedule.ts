import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { childEnvironment, wholeNumber } from '../config.ts'
import type { Settings } from '../config.ts'
import { newId } from '../db/base/ids.ts'
import { claimTask, endTask, LEASE, renewTask } from '../db/base/scheduled-tasks.ts'
import { PlainError, UsageError } from '../errors.ts'
import type { Backup } from './backup.ts'
import { refuseShort } from './encryption.ts'

const UNITS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }
const LONGEST_PAUSE = 60_000
/** After a failure (a full disk) it is tried again so much later, or at its next time if that is sooner. */
const RETRY = 10 * 60_000

/** `24h` in milliseconds. */
export function timeSpan(name: string, text: string): number {
  const [, number, unit] = /^(\d+)\s*([smhd])$/.exec(text.trim()) ?? []
  if (number === undefined || Number(number) === 0) throw new UsageError(`${name} is a time such as 24h, 30m or 7d, not "${text}"`)
  return Number(number) * UNITS[unit!]!
}

const NAMED = /^imprimatur-\d{8}T\d{6}Z\.backup$/
const nameFor = (at: Date) => `imprimatur-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`

interface Heard {
  onError(error: Error): void
  onMade?(made: Backup): void
}

/**
 * Makes a backup whenever one is due. Any number of machines may look: the database says whose turn it is. The work is done by a process of
 * its own, so that requests do not wait for it and its memory goes with it.
 */
export function startBackups(db: pg.Pool, url: string, settings: Settings, heard: Heard): { stop(): Promise<void> } {
  const every = timeSpan('BACKUP_EVERY', settings.BACKUP_EVERY)
  const keep = wholeNumber(settings, 'BACKUP_KEEP', 1, 100_000)
  const retry = Math.min(RETRY, every)
  if (settings.BACKUP_PASSPHRASE !== '') refuseShort(settings.BACKUP_PASSPHRASE)
  const owner = newId()
  let child: ChildProcess | undefined
  let stopped = false
  let working: Promise<void> = Promise.resolve()
  let timer = setTimeout(look, 1000)
  timer.unref()
  function look(): void {
    working = makeIfDue()
      .catch((error: Error) => stopped || heard.onError(error))
      .finally(() => {
        if (!stopped) timer = setTimeout(look, Math.min(LONGEST_PAUSE, every / 4)).unref()
      })
      .then(() => undefined)
  }
  async function makeIfDue(): Promise<void> {
    if (!(await claimTask(db, 'backup', owner, { every, retry }))) return
    const renewing = setInterval(() => {
      renewTask(db, 'backup', owner).then(
        (mine) => mine || child?.kill(),
        () => undefined,
      )
    }, LEASE / 3)
    try {
      const made = await inProcess(url, settings, (started) => (child = started))
      await endTask(db, 'backup', owner, { details: made })
      removeOld(settings.BACKUP_DIR, keep)
      heard.onMade?.(made)
    } catch (error) {
      await endTask(db, 'backup', owner, { failure: stopped ? 'The server was stopped' : (error as Error).message })
      throw error
    } finally {
      clearInterval(renewing)
    }
  }
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      child?.kill()
      await working
    },
  }
}

async function inProcess(url: string, settings: Settings, onStart: (child: ChildProcess) => void): Promise<Backup> {
  const folder = settings.BACKUP_DIR
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new PlainError(`${folder}, the folder of backups, cannot be made (${(error as NodeJS.ErrnoException).code})`)
  }
  const child = fork(path.join(import.meta.dirname, 'backup-process-main.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: childEnvironment(settings),
  })
  onStart(child)
  let outcome: { made?: Backup; failure?: string } = { failure: 'The process that made it was ended' }
  child.on('message', (message: typeof outcome) => {
    outcome = message
  })
  child.send({ url, settings, file: path.join(folder, nameFor(new Date())) })
  await once(child, 'exit')
  if (!outcome.made) throw new PlainError(`The backup failed: ${outcome.failure}`)
  return outcome.made
}

/** Keeps the newest, which sort by their names; other files are left alone. */
function removeOld(folder: string, keep: number): void {
  const old = readdirSync(folder)
    .filter((name) => NAMED.test(name))
    .toSorted()
    .slice(0, -keep)
  for (const name of old) rmSync(path.join(folder, name), { force: true })
}
