import { mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from './npm.mjs'

const beat = 2_000
const dead = 20_000

/** One launcher at a time changes the packages. The lock is a folder its holder keeps touching; an untouched one is a dead launcher's. */
export async function withInstallLock(root, work) {
  const lock = join(root, '.runtime', 'install.lock')
  try {
    mkdirSync(dirname(lock), { recursive: true })
    while (!taken(lock)) await sleep(200)
  } catch (error) {
    if (error.code === 'ENOSPC') throw new Failure('the disk is full: the packages could not be written; make room and start again')
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
    throw new Failure(`packages must be installed into ${root}, where this user may not write; run once as its owner`)
  }
  const alive = setInterval(() => touch(lock), beat)
  const free = () => rmSync(lock, { recursive: true, force: true })
  process.on('exit', free)
  try {
    return await work()
  } finally {
    clearInterval(alive)
    process.off('exit', free)
    free()
  }
}

function taken(lock) {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const held = statSync(lock, { throwIfNoEntry: false })
  if (held && Date.now() - held.mtimeMs > dead) rmSync(lock, { recursive: true, force: true })
  return false
}

function touch(lock) {
  const now = new Date()
  utimesSync(lock, now, now)
}
