import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { wholeNumber } from '../../config.ts'
import { nearestExisting } from '../../db/base/embedded/account.ts'
import { diskTrouble } from '../../http/base/disk.ts'
import { IS_PACKAGE, ROOT } from '../../places.ts'
import { fix, note, ok } from './finding.ts'
import type { Check, Finding } from './finding.ts'

/** The line of Node that a server runs on; the launcher brings it where the machine's own is older. */
const NODE = 24

export const runtime: Check = () => {
  const { node } = process.versions
  if (Number(node.split('.')[0]) < NODE)
    return [fix('node', `Node ${node} checks texts; serving needs Node ${NODE}`, `install Node ${NODE} or newer from nodejs.org`)]
  return [ok('node', `Node ${node} on ${process.platform} ${process.arch}`)]
}

interface Manifest {
  dependencies?: Record<string, string>
}

export const packages: Check = () => {
  if (IS_PACKAGE) return [ok('packages', 'all are part of the program')]
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Manifest
  const from = createRequire(path.join(ROOT, 'package.json'))
  const isThere = (name: string) => (from.resolve.paths(name) ?? []).some((folder) => existsSync(path.join(folder, name, 'package.json')))
  const missing = Object.keys(dependencies).filter((name) => !isThere(name))
  if (missing.length > 0) return [fix('packages', `missing: ${missing.join(', ')}`, `npm install --prefix ${ROOT}`)]
  return [ok('packages', `all ${Object.keys(dependencies).length} are installed`)]
}

export const dataFolder: Check = async ({ settings }) => {
  const folder = settings.DATA
  const there = nearestExisting(folder)
  const findings: Finding[] = []
  if (!statSync(there).isDirectory()) return [fix('data', `${there} is no folder`, `move it away, or name another folder with DATA`)]
  try {
    accessSync(there, constants.W_OK | constants.X_OK)
    findings.push(ok('data', there === folder ? `${folder} is writable` : `${folder} will be made at the first start`))
  } catch {
    findings.push(
      fix(
        'data',
        `${there} cannot be written by this user`,
        `chown -R ${process.getuid?.() ?? 'it'} ${there}, or name another folder with DATA`,
      ),
    )
  }
  const least = wholeNumber(settings, 'DISK_FREE_MB')
  const trouble = await diskTrouble(there, least)
  if (trouble) return [...findings, fix('disk', trouble, `free space on the disk of ${there}, or lower DISK_FREE_MB (${least})`)]
  const { bavail, bsize } = statfsSync(there)
  return [...findings, ok('disk', `${Math.floor((bavail * bsize) / 2 ** 20)} MB are free for ${folder}; ${least} MB are needed`)]
}

/** What the runtime makes of a TZ that it does not know. */
const UNKNOWN = 'Etc/Unknown'

/** Every connection is a file, and so is every one to the database. */
const FEW_FILES = 4096

export const openFiles: Check = () => {
  if (process.platform !== 'linux') return []
  const limit = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 'unlimited'
  if (limit !== 'unlimited' && Number(limit) < FEW_FILES)
    return [
      fix(
        'open files',
        `at most ${limit} at once: that many connections end a server`,
        'ulimit -n 65536, or LimitNOFILE=65536 in the systemd unit',
      ),
    ]
  return [ok('open files', `at most ${limit} at once`)]
}

export const timeZone: Check = () => {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  if (zone === undefined || zone === UNKNOWN)
    return [fix('time zone', 'TZ names no time zone', 'set TZ to a name such as Europe/Berlin, or unset it')]
  return [note('time zone', `${zone}; times are stored in UTC, schedules name their own zone`)]
}
