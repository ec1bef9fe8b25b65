import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What was fetched into a styles folder, beside the styles themselves: by name, with where it came from and the SHA-256 of its archive. */
export const LOCK_FILE = 'imprimatur-packages.json'

/** Where the settings that packages bring lie in a styles folder, as `vale sync` keeps them: `0-Hugo.ini`, in the order of the packages. */
export const SETTINGS_FOLDER = '.vale-config'

interface LockedPackage {
  source: string
  sha256: string
}

export type PackageLock = Record<string, LockedPackage>

/** `Google`, `https://host/Google.zip#sha256=…`, `../archives/Google.zip`: the style it brings is called by the name of the archive. */
export const packageName = (named: string): string =>
  path.posix.basename(withoutChecksum(named).replaceAll('\\', '/')).replace(/\.zip$/i, '')

export const withoutChecksum = (named: string): string => named.replace(/[?#].*$/, '')

export function readLock(folder: string): PackageLock {
  const file = path.join(folder, LOCK_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageLock) : {}
}

export const fetchedPackages = (folders: string[]): Set<string> => new Set(folders.flatMap((folder) => Object.keys(readLock(folder))))
