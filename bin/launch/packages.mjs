import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withInstallLock } from './install-lock.mjs'
import { npm } from './npm.mjs'
import { withProgress } from './progress.mjs'

/** Installs the packages of package-lock.json where they are missing or out of date; with `dev` those for tests as well. */
export async function bringPackages(root, { dev }) {
  if (installed(root, dev)) return
  await withInstallLock(root, async (signal) => {
    // Another launcher may have done it while we waited.
    if (installed(root, dev)) return
    const text = dev
      ? 'Installing the packages, those for tests too (about a minute)'
      : 'Installing the packages (half a minute, this once)'
    const kinds = [dev ? '--include=dev' : '--omit=dev', '--include=optional']
    await withProgress(text, () => install(root, dev, kinds, signal))
    remember(root, { lock: lockHash(root), dev })
  })
}

async function install(root, dev, kinds, signal) {
  // What is there and right stays where it is, a server may be running on it; only an outdated folder is made anew.
  if (dev && installed(root, false)) return npm(['install', '--no-save', ...kinds], root, signal)
  try {
    await npm(['ci', ...kinds], root, signal)
  } catch (error) {
    // `ci` insists on an entry for every platform's optional package; `install` takes the same versions and is content.
    if (error.code !== 'EUSAGE') throw error
    await npm(['install', '--no-save', ...kinds], root, signal)
  }
}

const markerOf = (root) => join(root, 'node_modules', '.imprimatur.json')
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

function installed(root, dev) {
  const lock = lockHash(root)
  const marker = readJson(markerOf(root))
  if (!isWhole(root)) return false
  if (marker?.lock === lock && (marker.dev || !dev)) return true
  // Installed by hand, perhaps: npm's own list of what it put there decides.
  const wanted = readJson(join(root, 'package-lock.json')).packages
  const present = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages
  if (!present) return false
  const complete = (withDev) =>
    Object.entries(wanted).every(([path, entry]) => {
      if (path === '' || entry.optional || (!withDev && (entry.dev || entry.devOptional))) return true
      return path in present && present[path].version === entry.version
    })
  const hasDev = complete(true)
  if (!hasDev && (dev || !complete(false))) return false
  remember(root, { lock, dev: hasDev })
  return true
}

/** Whether every package that npm says it put there still is: a folder deleted in part, or an install that was killed, is repaired. */
function isWhole(root) {
  const present = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages
  return present !== undefined && Object.keys(present).every((path) => existsSync(join(root, path, 'package.json')))
}

function remember(root, marker) {
  try {
    writeFileSync(markerOf(root), `${JSON.stringify(marker)}\n`)
  } catch (error) {
    // A folder we may only read: the longer comparison is made each time instead.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
  }
}

function readJson(path) {
  if (!existsSync(path)) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
