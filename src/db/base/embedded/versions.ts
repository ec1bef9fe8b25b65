import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { PlainError } from '../../../errors.ts'
import { dataOf, upgradedOf } from './cluster.ts'
import { clusterPlace, sharedHome } from './folder.ts'

/** The major version of PostgreSQL that made a data folder's cluster; null where there is none yet. */
export function clusterVersion(dataFolder: string): string | null {
  const file = join(dataOf(clusterPlace(dataFolder)), 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

const server = process.platform === 'win32' ? 'postgres.exe' : 'postgres'

/** The programs of an earlier PostgreSQL, where they usually are: copies that earlier releases made, and the system's own. */
export function findBinaries(version: string): string | null {
  const copies = [sharedHome, join(homedir(), '.cache', 'imprimatur')].flatMap((home) =>
    existsSync(home)
      ? readdirSync(home)
          .filter((name) => name.startsWith(`postgres-${version}.`))
          .map((name) => join(home, name, 'bin'))
      : [],
  )
  const system = [
    `/usr/lib/postgresql/${version}/bin`,
    `/usr/pgsql-${version}/bin`,
    `/opt/homebrew/opt/postgresql@${version}/bin`,
    `/usr/local/opt/postgresql@${version}/bin`,
  ]
  return [...copies, ...system].find((folder) => existsSync(join(folder, server))) ?? null
}

export function refuseWithoutServer(folder: string): void {
  if (!existsSync(join(folder, server)))
    throw new PlainError(`There is no ${server} in ${folder}; name the folder of PostgreSQL's programs`)
}

/**
 * Puts the cluster of one data folder in the place of another's, which is kept beside it. A start that finds the old one moved and the
 * new one not yet there finishes it. Answers where the old one is.
 */
export function replaceCluster(dataFolder: string, newFolder: string): string {
  const [old, fresh] = [clusterPlace(dataFolder), clusterPlace(newFolder)]
  const kept = `${dataOf(old)}.postgres-${clusterVersion(dataFolder)}`
  if (existsSync(kept)) throw new PlainError(`${kept} is there from an earlier upgrade; delete it first`)
  renameSync(dataOf(fresh), upgradedOf(old))
  renameSync(dataOf(old), kept)
  renameSync(upgradedOf(old), dataOf(old))
  rmSync(fresh.root, { recursive: true, force: true })
  rmSync(newFolder, { recursive: true, force: true })
  return kept
}

/** Removes a cluster that was begun and not finished. */
export function removeUnfinished(newFolder: string): void {
  if (!existsSync(newFolder)) return
  rmSync(clusterPlace(newFolder).root, { recursive: true, force: true })
  rmSync(newFolder, { recursive: true, force: true })
}
