import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PlainError } from '../../../errors.ts'
import { accountForPostgres, canEnter, nearestExisting, type Account } from './account.ts'

/** Where root keeps what the user PostgreSQL runs as must reach: that user cannot enter root's home. */
export const sharedHome = '/var/lib/imprimatur'

/** In a cluster that lies elsewhere: the data folder it was made for. */
const MADE_FOR = 'made-for'

export interface ClusterPlace {
  /** Holds `data/`, `socket/`, the locks and the log; all of it belongs to `account`. */
  root: string
  account: Account | undefined
  /** Just made, where clusters of an earlier folder of the same name still lie: they are not used, and not deleted either. */
  leftBehind?: string[]
}

/**
 * Finds, or makes, the place of the cluster that belongs to a data folder. A pointer with a random name is used where the
 * cluster lies elsewhere: who deletes the data folder deletes the pointer, and the next start begins with an empty database.
 */
export function clusterPlace(dataFolder: string): ClusterPlace {
  const folder = resolve(dataFolder)
  const pointer = join(folder, 'cluster.json')
  const elsewhere = existsSync(pointer) ? pointedAt(pointer, folder) : undefined
  const inside = join(folder, 'postgres')
  const account = accountForPostgres(join(elsewhere ?? inside, 'data'), folder)
  makeFolder(folder, account)
  if (elsewhere) return { root: elsewhere, account }
  const real = realpathSync(folder)
  if (existsSync(join(inside, 'data')) || canEnter(account, real)) return { root: own(join(real, 'postgres'), account), account }
  const root = join(sharedHome, randomBytes(6).toString('hex'))
  mkdirSync(sharedHome, { recursive: true, mode: 0o755 })
  const leftBehind = clustersMadeFor(real)
  own(root, account)
  writeFileSync(join(root, MADE_FOR), real, { mode: 0o600 })
  writeFileSync(pointer, `${JSON.stringify({ path: root })}\n`, { mode: 0o600 })
  return { root, account, leftBehind }
}

const clustersMadeFor = (folder: string): string[] =>
  readdirSync(sharedHome)
    .map((name) => join(sharedHome, name))
    .filter((root) => existsSync(join(root, MADE_FOR)) && readFileSync(join(root, MADE_FOR), 'utf8') === folder)

function pointedAt(pointer: string, folder: string): string {
  const { path } = JSON.parse(readFileSync(pointer, 'utf8')) as { path: string }
  if (existsSync(path)) return path
  throw new PlainError(`The database of ${folder} was kept in ${path}, which is gone; put it back, or delete ${folder} to begin anew`)
}

/** A new data folder is private; root's lets the user PostgreSQL runs as pass through, not look. */
function makeFolder(folder: string, account: Account | undefined): void {
  if (existsSync(folder)) return
  const owner = statSync(nearestExisting(folder))
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  chmodSync(folder, account && owner.uid !== account.uid ? 0o711 : 0o700)
  if (account && owner.uid === account.uid) chownSync(folder, account.uid, account.gid)
}

/** Makes a folder only its owner (and root) may enter. */
export function own(folder: string, account: Account | undefined): string {
  if (existsSync(folder)) return folder
  mkdirSync(folder, { mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
  return folder
}
