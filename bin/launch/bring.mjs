import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { Failure, npm } from './npm.mjs'

export { Failure }

/** Where what is brought may be kept: the user's cache folder, else the project's own. */
export function cacheFolders(root) {
  const own = process.env.XDG_CACHE_HOME || (homedir() ? join(homedir(), '.cache') : '')
  return [...(own ? [join(own, 'imprimatur')] : []), join(root, '.runtime')]
}

/**
 * The folder of one npm package: from the cache, or brought from the registry into the first cache folder that can be written to, whole or
 * not at all. `source` is its name, version and hash, `folderName` what its folder is called, `file` one that must be in it, `label` what
 * messages call it, `check` whatever must hold before it is kept, `during` shows that it is under way.
 */
export async function bringPackage(root, { source, folderName, file, label, check = () => undefined, during = (work) => work() }) {
  const [name, version, integrity] = source
  const folders = cacheFolders(root).map((cache) => join(cache, folderName))
  const cached = folders.find((folder) => existsSync(join(folder, file)))
  if (cached) return cached
  for (const folder of folders) {
    const unfinished = temporaryBeside(folder, label)
    if (!unfinished) continue
    try {
      // A project of its own, with the settings of ours. (npm's --prefix would do, were it not blind to the machine's settings.)
      // npm ci compares what it downloads with the hash of the lockfile.
      const project = { private: true, dependencies: { [name]: version } }
      const packages = { '': project, [`node_modules/${name}`]: { version, integrity } }
      writeFileSync(join(unfinished, 'package.json'), JSON.stringify(project))
      writeFileSync(join(unfinished, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }))
      if (existsSync(join(root, '.npmrc'))) copyFileSync(join(root, '.npmrc'), join(unfinished, '.npmrc'))
      await during(() => npm(['ci', '--global=false'], unfinished))
      const brought = join(unfinished, 'node_modules', name)
      check(brought)
      settle(brought, folder, file)
    } finally {
      rmSync(unfinished, { recursive: true, force: true })
    }
    return folder
  }
  throw new Failure(`${label} could not be kept in ${folders.join(' or ')}: neither may be written to`)
}

/** A folder on the same disk, so that the finished one can be moved into place whole; undefined where we may not write. */
function temporaryBeside(folder, label) {
  try {
    mkdirSync(join(folder, '..'), { recursive: true })
    return mkdtempSync(`${folder}.`)
  } catch (error) {
    if (error.code === 'ENOSPC') throw new Failure(`the disk is full: ${label} could not be written; make room and start again`)
    if (['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'].includes(error.code)) return undefined
    throw error
  }
}

function settle(brought, folder, file) {
  try {
    renameSync(brought, folder)
  } catch (error) {
    // Two launchers at once: the other one's is as good.
    if (!existsSync(join(folder, file))) throw error
  }
}
