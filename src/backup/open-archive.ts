import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip as gunzipWithCallback } from 'node:zlib'
import { PlainError } from '../errors.ts'
import { FORMAT, FORMAT_VERSION, HEADER_FILE, MANIFEST_FILE, MANIFEST_SUM_FILE, PART, partName, SECRETS_FILE, sha256 } from './archive.ts'
import type { Header, Manifest, Secrets, TableSum } from './archive.ts'
import { openFile, sourceOf } from './bytes.ts'
import type { ByteSource } from './bytes.ts'
import { decryptingSource, ENCRYPTED, openDecryption } from './encryption.ts'
import { BLOCK, padding, readTarHeader } from './tar.ts'

const gunzip = promisify<Buffer, object, Buffer>(gunzipWithCallback)

/** No file within a backup is larger: rows are cut into parts, and a manifest names a part in a hundred bytes. */
const LARGEST = 256 * 1024 * 1024

/** A backup whose every byte has been held against its checksums. */
export interface Archive {
  file: string
  header: Header
  manifest: Manifest
  secrets: Secrets | null
  encrypted: boolean
  /** Table after table, in the order they were written; the rows of one must be read before the next. */
  tables(): AsyncGenerator<{ sum: TableSum; rows: AsyncGenerator<Buffer> }>
  close(): Promise<void>
}

/** Opens a backup and reads it to its end before anything is done with it. */
export async function openArchive(file: string, passphrase: () => Promise<string | null>): Promise<Archive> {
  const opened = await openFile(file)
  try {
    const start = (await opened.source().peek(ENCRYPTED.length)).toString('latin1')
    const encrypted = start === ENCRYPTED
    const phrase = encrypted ? await passphrase() : null
    if (encrypted && phrase === null)
      throw new PlainError(`${file} is encrypted: set BACKUP_PASSPHRASE_FILE to a file that holds its passphrase`)
    const decryption = phrase === null ? null : await openDecryption(opened.source(), file, phrase)
    const source = async (): Promise<ByteSource> =>
      decryption === null ? opened.source() : sourceOf(await decryptingSource(opened.source(), file, decryption))
    const verified = await verify(file, await source())
    return { file, ...verified, encrypted, tables: () => tablesOf(file, source, verified.manifest), close: () => opened.close() }
  } catch (error) {
    await opened.close()
    throw error
  }
}

const altered = (file: string, what: string) => new PlainError(`${file} was altered or is damaged: ${what}; nothing was restored`)
const truncated = (file: string) => new PlainError(`${file} is truncated: it ends before its last part; nothing was restored`)

/** The files of the archive, one after the other. */
async function* filesOf(file: string, source: ByteSource): AsyncGenerator<{ name: string; bytes: Buffer }> {
  for (let first = true; ; first = false) {
    const block = await source.read(BLOCK)
    const found = readTarHeader(block)
    if (first && found?.name !== HEADER_FILE) throw new PlainError(`${file} is not a backup of Imprimatur`)
    if (block.length < BLOCK) throw truncated(file)
    if (!found) {
      const rest = await source.read(BLOCK + 1)
      if (rest.length !== BLOCK || [block, rest].some((end) => end.some((byte) => byte !== 0)))
        throw rest.length < BLOCK ? truncated(file) : altered(file, 'a part of it has no name')
      return
    }
    if (!(found.size <= LARGEST)) throw altered(file, `${found.name} is too large`)
    const bytes = await source.read(found.size + padding(found.size))
    if (bytes.length < found.size + padding(found.size)) throw truncated(file)
    yield { name: found.name, bytes: bytes.subarray(0, found.size) }
  }
}

async function verify(file: string, source: ByteSource): Promise<Pick<Archive, 'header' | 'manifest' | 'secrets'>> {
  const sums: { name: string; bytes: number; sha256: string }[] = []
  const kept = new Map<string, Buffer>()
  for await (const { name, bytes } of filesOf(file, source)) {
    if (!name.startsWith('tables/')) kept.set(name, Buffer.from(bytes))
    sums.push({ name, bytes: bytes.length, sha256: sha256(bytes) })
    // A newer format is named as such, whatever follows.
    if (name === HEADER_FILE) checkFormat(file, json<Header>(file, name, bytes))
  }
  const manifestBytes = kept.get(MANIFEST_FILE)
  if (!manifestBytes || !kept.has(MANIFEST_SUM_FILE)) throw truncated(file)
  if (
    !kept
      .get(MANIFEST_SUM_FILE)!
      .toString('latin1')
      .startsWith(`${sha256(manifestBytes)} `)
  )
    throw altered(file, `${MANIFEST_FILE} does not fit its checksum`)
  const manifest = json<Manifest>(file, MANIFEST_FILE, manifestBytes)
  const found = sums.filter(({ name }) => name !== MANIFEST_FILE && name !== MANIFEST_SUM_FILE)
  for (const [at, expected] of manifest.files.entries()) {
    if (found[at]?.name !== expected.name) throw altered(file, `${expected.name} is missing`)
    if (found[at].sha256 !== expected.sha256) throw altered(file, `${expected.name} does not fit its checksum`)
  }
  if (found.length !== manifest.files.length) throw altered(file, `${found[manifest.files.length]!.name} is not in its manifest`)
  const secrets = kept.get(SECRETS_FILE)
  return {
    header: json<Header>(file, HEADER_FILE, kept.get(HEADER_FILE)!),
    manifest,
    secrets: secrets ? json<Secrets>(file, SECRETS_FILE, secrets) : null,
  }
}

function json<T>(file: string, name: string, bytes: Buffer): T {
  try {
    return JSON.parse(bytes.toString('utf8')) as T
  } catch {
    throw altered(file, `${name} is not JSON`)
  }
}

function checkFormat(file: string, { format, version, product }: Header): void {
  if (format !== FORMAT) throw new PlainError(`${file} is not a backup of Imprimatur`)
  if (!(version <= FORMAT_VERSION))
    throw new PlainError(
      `${file} was made by a newer version of Imprimatur (${product}, format ${version}); restore it with that version or a later one`,
    )
}

async function* tablesOf(file: string, source: () => Promise<ByteSource>, { tables, files }: Manifest) {
  const expected = new Map(files.map(({ name, sha256: sum }) => [name, sum]))
  const left = filesOf(file, await source())
  for (const sum of tables) yield { sum, rows: rowsOf(file, left, sum, expected) }
}

/** The rows of one table. The next part is unpacked while this one is used; what has changed since is refused at its end at the latest. */
async function* rowsOf(file: string, left: AsyncGenerator<{ name: string; bytes: Buffer }>, sum: TableSum, expected: Map<string, string>) {
  const hash = createHash('sha256')
  let bytes = 0
  const unpack = async (part: number): Promise<Buffer | null> => {
    const wanted = partName(sum.name, part)
    if (!expected.has(wanted)) return null
    for (;;) {
      const next = await left.next()
      if (next.done) throw truncated(file)
      if (!next.value.name.startsWith('tables/')) continue
      if (next.value.name !== wanted || sha256(next.value.bytes) !== expected.get(wanted)) throw altered(file, `${wanted} has changed`)
      return gunzip(Buffer.from(next.value.bytes), { maxOutputLength: 64 * PART })
    }
  }
  let coming = unpack(1)
  for (let part = 2; ; part++) {
    const rows = await coming
    if (rows === null) break
    coming = unpack(part)
    coming.catch(() => undefined)
    hash.update(rows)
    bytes += rows.length
    yield rows
  }
  if (bytes !== sum.bytes || hash.digest('hex') !== sum.sha256) throw altered(file, `the rows of ${sum.name} do not fit their checksum`)
}
