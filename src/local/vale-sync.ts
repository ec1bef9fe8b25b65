import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from '../config.ts'
import { UsageError } from '../errors.ts'
import { FetchFailure } from '../fetch/failure.ts'
import { openOutside } from '../fetch/outside.ts'
import { readValeIni, type ValeSettings } from '../rules/index.ts'
import { UnreadableDocument } from '../text/document.ts'
import { zipEntries } from '../text/zip-directory.ts'
import { unzipEntry } from '../text/zip.ts'
import { LOCK_FILE, packageName, readLock, withoutChecksum } from './vale-packages.ts'
import { stylesFolders } from './vale-setup.ts'

const MEGABYTE = 1024 * 1024
const MOST_ARCHIVE = 50 * MEGABYTE
const MOST_FILE = 8 * MEGABYTE
const MOST_TOGETHER = 100 * MEGABYTE
const MOST_FILES = 5000

/** Packages of Vale's own list that are known by name: each is an archive of the last release of its repository. */
const BY_NAME = ['Google', 'Microsoft', 'write-good', 'proselint', 'Joblint', 'alex', 'Readability']

export interface SyncedPackage {
  name: string
  source: string
  sha256: string
  files: number
  /** Whether the archive brings settings of its own, which are not carried out. */
  hasSettings: boolean
}

/** Fetches what `Packages` of a `.vale.ini` names into its styles folder; an archive that is not the one fetched before is refused. */
export async function syncPackages(file: string, settings: Settings, update: boolean): Promise<SyncedPackage[]> {
  const ini = readValeIni(readFileSync(file, 'utf8'), file)
  const folder = stylesFolders(file, ini)[0]!
  const lock = readLock(folder)
  const synced: SyncedPackage[] = []
  const outside = openOutside(settings, null, 'flag')
  try {
    for (const { value, line } of ini.packages) {
      const refuse = (message: string) => new UsageError(`${file}:${line}: ${message}`)
      const name = packageName(value)
      const source = sourceOf(value, path.dirname(file))
      if (source === null) throw refuse(`${value} is neither an address, nor an archive here, nor one of ${BY_NAME.join(', ')}`)
      const archive = source.isAddress ? await fetched(outside, source.place, refuse) : readFileSync(source.place)
      const sha256 = hash('sha256', archive, 'hex')
      const pinned = /#sha256=([0-9a-f]{64})$/i.exec(value)?.[1]?.toLowerCase()
      if (pinned !== undefined && pinned !== sha256) throw refuse(`the archive ${source.place} has the SHA-256 ${sha256}, not ${pinned}`)
      const before = lock[name]
      if (before && before.sha256 !== sha256 && pinned === undefined && !update)
        throw refuse(`the archive ${source.place} changed since it was fetched (${sha256}, before ${before.sha256}); --update takes it`)
      const unpacked = unpack(archive, name, refuse)
      for (const style of new Set(unpacked.files.map((one) => one.path.split('/')[0]!)))
        if (style !== 'config' && style !== 'Vocab') rmSync(path.join(folder, style), { recursive: true, force: true })
      for (const one of unpacked.files) {
        const target = path.join(folder, one.path)
        mkdirSync(path.dirname(target), { recursive: true })
        writeFileSync(target, one.bytes)
      }
      lock[name] = { source: withoutChecksum(value), sha256 }
      writeFileSync(path.join(folder, LOCK_FILE), `${JSON.stringify(lock, null, 2)}\n`)
      synced.push({ name, source: source.place, sha256, files: unpacked.files.length, hasSettings: unpacked.hasSettings })
    }
  } finally {
    await outside.close()
  }
  return synced
}

function sourceOf(value: ValeSettings['packages'][number]['value'], folder: string): { isAddress: boolean; place: string } | null {
  const plain = withoutChecksum(value)
  if (/^https?:\/\//i.test(plain)) return { isAddress: true, place: value.replace(/#.*$/, '') }
  const file = path.resolve(folder, plain)
  if (existsSync(file) && statSync(file).isFile()) return { isAddress: false, place: file }
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

/** The files of an archive by their path below the styles folder. It holds a style, or `styles` with several, in a folder or not. */
function unpack(archive: Uint8Array, name: string, refuse: (message: string) => Error) {
  try {
    const entries = [...zipEntries(archive).values()].filter(
      (entry) => !entry.name.endsWith('/') && !/(^|\/)(__MACOSX\/|\.DS_Store$)/.test(entry.name),
    )
    if (entries.length === 0 || entries.length > MOST_FILES)
      throw refuse(`the archive has ${entries.length} files; 1 to ${MOST_FILES} are taken`)
    const unsafe = entries.find((entry) => /(^|\/)\.\.(\/|$)|^\/|\\|^[a-z]:|\0/i.test(entry.name))
    if (unsafe) throw refuse(`the archive would write outside of the styles folder: ${unsafe.name}`)
    const top = entries[0]!.name.split('/')[0]!
    const isWrapped = entries.every((entry) => entry.name.startsWith(`${top}/`)) && top !== 'styles'
    const inside = entries.map((entry) => ({ entry, inner: isWrapped ? entry.name.slice(top.length + 1) : entry.name }))
    const hasStyles = inside.some(({ inner }) => inner.startsWith('styles/'))
    let together = 0
    const files = inside
      .filter(({ inner }) => (hasStyles ? inner.startsWith('styles/') : !inner.startsWith('.')))
      .map(({ entry, inner }) => {
        const bytes = unzipEntry(archive, entry, MOST_FILE)
        together += bytes.length
        if (together > MOST_TOGETHER) throw refuse('the archive unpacks to more than 100 MB')
        return { path: hasStyles ? inner.slice('styles/'.length) : `${name}/${inner}`, bytes }
      })
    return { files, hasSettings: inside.some(({ inner }) => inner === '.vale.ini') }
  } catch (error) {
    if (error instanceof UnreadableDocument) throw refuse('what was fetched is not a ZIP archive, or it is damaged')
    throw error
  }
}
