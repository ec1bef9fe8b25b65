import { existsSync, mkdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from './npm.mjs'

const beat = 2_000
const dead = 20_000

/**
 * One launcher at a time changes the packages. The lock is a folder its holder keeps touching; an untouched one is a dead launcher's.
 * The work is handed a signal that ends it when the project's folder is deleted under it.
 */
export async function withInstallLock(root, work) {
  const lock = join(root, '.runtime', 'install.lock')
  try {
    mkdirSync(dirname(lock), { recursive: true })
    while (!taken(lock)) await sleep(200)
  } catch (error) {
    if (isGone(root)) throw gone(root)
    if (error.code === 'ENOSPC') throw new Failure('the disk is full: the packages could not be written; make room and start again')
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
    throw new Failure(`packages must be installed into ${root}, where this user may not write; run once as its owner`)
  }
  const deleted = new AbortController()
  const alive = setInterval(() => {
    if (isGone(root)) deleted.abort()
    else touch(lock)
  }, beat)
  const free = () => rmSync(lock, { recursive: true, force: true })
  process.on('exit', free)
  try {
    return await work(deleted.signal)
  } catch (error) {
    throw isGone(root) ? gone(root) : error
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
  try {
    utimesSync(lock, now, now)
  } catch (error) {
    // Somebody cleared `.runtime`: what is being installed is still ours to install.
    if (error.code !== 'ENOENT') throw error
    mkdirSync(lock, { recursive: true })
  }
}

const isGone = (root) => !existsSync(join(root, 'package.json'))

const gone = (root) =>
  new Failure(`the folder ${root} was deleted while packages were being installed into it; get the project again and start it there`)
