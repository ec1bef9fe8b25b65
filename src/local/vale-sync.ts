import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from '../config.ts'
import { UsageError } from '../errors.ts'
import { FetchFailure } from '../fetch/failure.ts'
import { openOutside } from '../fetch/outside.ts'
import { readValeIni, type ValeSettings } from '../rules/index.ts'
import { UnreadableDocument } from '../text/document.ts'
import { zipEntries } from '../text/zip-directory.ts'
import { unzipEntry } from '../text/zip.ts'
import { LOCK_FILE, packageName, readLock, SETTINGS_FOLDER, withoutChecksum, type PackageLock } from './vale-packages.ts'
import { stylesFolders } from './vale-setup.ts'

const MEGABYTE = 1024 * 1024
const MOST_ARCHIVE = 50 * MEGABYTE
const MOST_FILE = 8 * MEGABYTE
const MOST_TOGETHER = 100 * MEGABYTE
const MOST_FILES = 5000

/** Packages of Vale's own list that are known by name: each is an archive of the last release of its repository. */
const BY_NAME = ['Google', 'Microsoft', 'write-good', 'proselint', 'Joblint', 'alex', 'Readability']

interface SyncedPackage {
  name: string
  source: string
  sha256: string
  files: number
  /** Whether the package brings a `.vale.ini`, which is laid under that of the team. */
  hasSettings: boolean
}

/** Fetches what `Packages` of a `.vale.ini` names into its styles folder; an archive that is not the one fetched before is refused. */
export async function syncPackages(file: string, settings: Settings, update: boolean): Promise<SyncedPackage[]> {
  const ini = readValeIni(readFileSync(file, 'utf8'), file)
  const folder = stylesFolders(file, ini)[0]!
  const outside = openOutside(settings, null, 'flag')
  const sync: Sync = { file, folder, update, outside, lock: readLock(folder), synced: [], settings: [] }
  try {
    for (const { value, line } of ini.packages) await syncPackage(sync, value, (message) => new UsageError(`${file}:${line}: ${message}`))
  } finally {
    await outside.close()
  }
  const place = path.join(folder, SETTINGS_FOLDER)
  if (sync.synced.length > 0) rmSync(place, { recursive: true, force: true })
  for (const [index, { name, bytes }] of sync.settings.entries()) writeBelow(place, `${index}-${name}.ini`, bytes)
  return sync.synced
}

interface Sync {
  file: string
  folder: string
  update: boolean
  outside: ReturnType<typeof openOutside>
  lock: PackageLock
  synced: SyncedPackage[]
  /** The settings of packages, in the order in which later ones win. */
  settings: { name: string; bytes: Uint8Array }[]
}

/** Fetches a package, and before it those that its own settings name. */
async function syncPackage(sync: Sync, value: string, refuse: (message: string) => Error): Promise<void> {
  const name = packageName(value)
  if (sync.synced.some((one) => one.name === name)) return
  const source = sourceOf(value, path.dirname(sync.file))
  if (source === null) throw refuse(`${value} is neither an address, nor an archive or a folder here, nor one of ${BY_NAME.join(', ')}`)
  const isFolder = !source.isAddress && statSync(source.place).isDirectory()
  const archive = isFolder ? null : source.isAddress ? await fetched(sync.outside, source.place, refuse) : readFileSync(source.place)
  const entries = archive === null ? folderEntries(source.place, refuse) : archiveEntries(archive, refuse)
  const unpacked = unpack(entries, name)
  const sha256 = hash('sha256', archive ?? Buffer.concat(entries.flatMap((one) => [Buffer.from(`${one.name}\n`), one.bytes])), 'hex')
  const pinned = /#sha256=([0-9a-f]{64})$/i.exec(value)?.[1]?.toLowerCase()
  if (pinned !== undefined && pinned !== sha256) throw refuse(`the archive ${source.place} has the SHA-256 ${sha256}, not ${pinned}`)
  const before = sync.lock[name]
  // A folder is the team's own, beside its `.vale.ini`: what changes there is meant to.
  if (before && !isFolder && before.sha256 !== sha256 && pinned === undefined && !sync.update)
    throw refuse(`the archive ${source.place} changed since it was fetched (${sha256}, before ${before.sha256}); --update takes it`)
  sync.synced.push({ name, source: source.place, sha256, files: unpacked.files.length, hasSettings: unpacked.settings !== null })
  for (const style of new Set(unpacked.files.map((one) => one.path.split('/')[0]!)))
    if (style !== 'config' && style !== 'Vocab') rmSync(path.join(sync.folder, style), { recursive: true, force: true })
  for (const one of unpacked.files) writeBelow(sync.folder, one.path, one.bytes)
  sync.lock[name] = { source: withoutChecksum(value), sha256 }
  writeBelow(sync.folder, LOCK_FILE, `${JSON.stringify(sync.lock, null, 2)}\n`)
  if (unpacked.settings === null) return
  const own = readValeIni(Buffer.from(unpacked.settings).toString('utf8'), name)
  for (const { value: other } of own.packages) await syncPackage(sync, other, (message) => refuse(`the package ${name}: ${message}`))
  sync.settings.push({ name, bytes: unpacked.settings })
}

function writeBelow(folder: string, name: string, content: Uint8Array | string): void {
  const target = path.join(folder, name)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, content)
}

function sourceOf(value: ValeSettings['packages'][number]['value'], folder: string): { isAddress: boolean; place: string } | null {
  const plain = withoutChecksum(value)
  if (/^https?:\/\//i.test(plain)) return { isAddress: true, place: value.replace(/#.*$/, '') }
  const file = path.resolve(folder, plain)
  if (existsSync(file)) return { isAddress: false, place: file }
  if (!BY_NAME.includes(plain)) return null
  return { isAddress: true, place: `https://github.com/errata-ai/${plain}/releases/latest/download/${plain}.zip` }
}

async function fetched(outside: ReturnType<typeof openOutside>, url: string, refuse: (message: string) => Error): Promise<Uint8Array> {
  try {
    const limits = { maxBytes: MOST_ARCHIVE, maxDecompressedBytes: MOST_ARCHIVE }
    const page = await outside.fetcher.fetchPage(url, { accept: 'application/zip,*/*;q=0.1', limits })
    if (page.status !== 200) throw refuse(`${url} answers with status ${page.status}`)
    return page.bytes
  } catch (error) {
    if (error instanceof FetchFailure) throw refuse(`${url} could not be fetched: ${error.reason}`)
    throw error
  }
}

interface Entry {
  name: string
  bytes: Uint8Array
}

function archiveEntries(archive: Uint8Array, refuse: (message: string) => Error): Entry[] {
  try {
    const entries = [...zipEntries(archive).values()].filter(
      (entry) => !entry.name.endsWith('/') && !/(^|\/)(__MACOSX\/|\.DS_Store$)/.test(entry.name),
    )
    if (entries.length === 0 || entries.length > MOST_FILES)
      throw refuse(`the archive has ${entries.length} files; 1 to ${MOST_FILES} are taken`)
    const unsafe = entries.find((entry) => /(^|\/)\.\.(\/|$)|^\/|\\|^[a-z]:|\0/i.test(entry.name))
    if (unsafe) throw refuse(`the archive would write outside of the styles folder: ${unsafe.name}`)
    let together = 0
    return entries.map((entry) => {
      const bytes = unzipEntry(archive, entry, MOST_FILE)
      together += bytes.length
      if (together > MOST_TOGETHER) throw refuse('the archive unpacks to more than 100 MB')
      return { name: entry.name, bytes }
    })
  } catch (error) {
    if (error instanceof UnreadableDocument) throw refuse('what was fetched is not a ZIP archive, or it is damaged')
    throw error
  }
}

/** The files of a folder, as an archive of it would have them. */
function folderEntries(folder: string, refuse: (message: string) => Error): Entry[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  if (files.length === 0 || files.length > MOST_FILES) throw refuse(`the folder has ${files.length} files; 1 to ${MOST_FILES} are taken`)
  return files
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => ({
      name: `${path.basename(folder)}/${path.relative(folder, file).replaceAll(path.sep, '/')}`,
      bytes: readFileSync(file),
    }))
}

/**
 * The files of a package by their path below the styles folder, and its settings. It holds a style, or `styles` with several, or a
 * `.vale.ini`, in a folder or not.
 */
function unpack(entries: readonly Entry[], name: string): { files: { path: string; bytes: Uint8Array }[]; settings: Uint8Array | null } {
  const top = entries[0]!.name.split('/')[0]!
  const isWrapped = entries.every((entry) => entry.name.startsWith(`${top}/`)) && top !== 'styles'
  const inside = entries.map(({ name: whole, bytes }) => ({ inner: isWrapped ? whole.slice(top.length + 1) : whole, bytes }))
  const settings = inside.find(({ inner }) => inner === '.vale.ini')?.bytes ?? null
  const isWhole = settings !== null || inside.some(({ inner }) => inner.startsWith('styles/'))
  const files = inside
    .filter(({ inner }) => (isWhole ? inner.startsWith('styles/') : !inner.startsWith('.')))
    .map(({ inner, bytes }) => ({ path: isWhole ? inner.slice('styles/'.length) : `${name}/${inner}`, bytes }))
  return { files, settings }
}
