import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError } from '../../../errors.ts'

/** A PostgreSQL at work, as its own `postmaster.pid` tells: the one truth about who serves a cluster, and where. */
export interface Postmaster {
  pid: number
  port: number
  socketFolder: string
  ready: boolean
}

/** The PostgreSQL that serves this data now; a pid file left by one that is gone counts as nothing. */
export function runningPostmaster(data: string): Postmaster | undefined {
  const lines = readPidFile(data)
  const pid = Number(lines?.[0])
  if (!lines || !pid || !serves(pid, data)) return undefined
  return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '', ready: (lines[7] ?? '').trim() === 'ready' }
}

/**
 * PostgreSQL starts over a stale pid file by itself, except where its number now belongs to another process of the same user;
 * then it would refuse for ever.
 */
export function removeStalePidFile(data: string): void {
  if (!runningPostmaster(data)) rmSync(join(data, 'postmaster.pid'), { force: true })
}

/** Ends it as Ctrl-C would, dropping clients; waits until it has written everything down and is gone. */
export async function endPostmaster(data: string, postmaster: Postmaster): Promise<void> {
  const patience = Date.now() + 120_000
  signal(postmaster.pid, 'SIGINT')
  // Its pid file goes a moment before it does.
  while (serves(postmaster.pid, data)) {
    if (Date.now() > patience) {
      signal(postmaster.pid, 'SIGQUIT')
      throw new PlainError(`PostgreSQL (process ${postmaster.pid}) did not stop within two minutes; it was told to leave at once`)
    }
    await sleep(8)
  }
}

export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}

function readPidFile(data: string): string[] | undefined {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Whether the process is a PostgreSQL on exactly this data, and not whoever got its number since. */
function serves(pid: number, data: string): boolean {
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
    } catch {
      // No such process, one of somebody else, or one that has ended and waits to be collected.
      return false
    }
  }
  if (process.platform === 'win32') return existsSync(join(data, 'postmaster.pid')) && isAlive(pid)
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(data)
  } catch {
    return false
  }
}

/** Whether there is such a process, whoever's it is. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
