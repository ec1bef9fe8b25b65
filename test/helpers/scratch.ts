import { accessSync, constants, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const SHARED_MEMORY = '/dev/shm'
const GIGABYTE = 1024 ** 3

/**
 * Where tests put databases that are soon gone: in memory where there is enough of it, else among the temporary files. A database
 * flushes its disk when it is created and at each commit, and waits for whatever else is written there.
 */
export function scratchFolder(): string {
  try {
    accessSync(SHARED_MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(SHARED_MEMORY)
    return Math.min(bavail * bsize, freemem()) > 8 * GIGABYTE ? SHARED_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
