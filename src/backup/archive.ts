import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip as gzipWithCallback } from 'node:zlib'
import type { Sink } from './bytes.ts'
import { BLOCK, padding, tarHeader } from './tar.ts'

/*
 * A backup is a tar archive (docs/backup.md):
 *
 *   backup.json                   what it is: format, versions, the tables with their columns
 *   secrets.json                  only in an encrypted file
 *   tables/<name>/000001.gz …     the rows in PostgreSQL's text format of COPY, cut into parts, each compressed by itself
 *   manifest.json                 the checksum of every file above; rows, bytes and checksum of every table
 *   manifest.sha256               the checksum of manifest.json
 */

export const FORMAT = 'imprimatur-backup'
export const FORMAT_VERSION = 1

interface TableLayout {
  name: string
  columns: string[]
}

export interface Header {
  format: typeof FORMAT
  version: number
  /** Everything, or one workspace. */
  kind: 'instance' | 'workspace'
  product: string
  made_at: string
  postgres: string
  migrations: { name: string; sha256: string | null }[]
  tables: TableLayout[]
  /** The workspace's identifier, where it is one. */
  workspace_id?: string
}

/** What a server keeps outside its database. */
export interface Secrets {
  secrets: Record<string, { current: string; previous: string | null }>
  /** The private key that signs the heads of trails (PEM), where one was made. */
  trail_key: string | null
}

export interface TableSum {
  name: string
  rows: number
  /** Of the rows, before compression. */
  bytes: number
  sha256: string
}

export interface Manifest {
  files: { name: string; bytes: number; sha256: string }[]
  tables: TableSum[]
}

export const HEADER_FILE = 'backup.json'
export const SECRETS_FILE = 'secrets.json'
export const MANIFEST_FILE = 'manifest.json'
export const MANIFEST_SUM_FILE = 'manifest.sha256'
export const partName = (table: string, part: number): string => `tables/${table}/${String(part).padStart(6, '0')}.gz`
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Rows of one part before compression. */
export const PART = 4 * 1024 * 1024
/** Parts that are compressed at once, on threads of their own. */
const AT_ONCE = 2
/** The fastest; the next levels save a tenth of the file for twice the time. */
const LEVEL = 1

const gzip = promisify<Buffer, object, Buffer>(gzipWithCallback)

/** Writes the files of a backup in their order. */
export class ArchiveWriter {
  readonly #sink: Sink
  readonly #at: Date
  readonly #manifest: Manifest = { files: [], tables: [] }
  #compressing: { name: string; bytes: Promise<Buffer> }[] = []

  constructor(sink: Sink, at: Date) {
    this.#sink = sink
    this.#at = at
  }

  async addJson(name: string, value: object): Promise<void> {
    await this.#put(name, Buffer.from(`${JSON.stringify(value, null, 1)}\n`))
  }

  /** The rows of a table as COPY gives them; `rows` tells afterwards how many they were. */
  async addTable(name: string, copied: AsyncIterable<Buffer>, rows: () => number): Promise<TableSum> {
    const hash = createHash('sha256')
    let [bytes, part, waiting, length] = [0, 0, [] as Buffer[], 0]
    const cut = async () => {
      await this.#compress(partName(name, ++part), hash, Buffer.concat(waiting))
      ;[waiting, length] = [[], 0]
    }
    for await (const chunk of copied) {
      waiting.push(chunk)
      length += chunk.length
      bytes += chunk.length
      if (length >= PART) await cut()
    }
    if (length > 0) await cut()
    await this.#settle(0)
    const sum = { name, rows: rows(), bytes, sha256: hash.digest('hex') }
    this.#manifest.tables.push(sum)
    return sum
  }

  async finish(): Promise<TableSum[]> {
    const manifest = Buffer.from(`${JSON.stringify(this.#manifest, null, 1)}\n`)
    await this.#put(MANIFEST_FILE, manifest)
    await this.#put(MANIFEST_SUM_FILE, Buffer.from(`${sha256(manifest)}  ${MANIFEST_FILE}\n`))
    await this.#sink.write(Buffer.alloc(2 * BLOCK))
    await this.#sink.end()
    return this.#manifest.tables
  }

  async #compress(name: string, hash: Hash, rows: Buffer): Promise<void> {
    hash.update(rows)
    const bytes = gzip(rows, { level: LEVEL })
    // It is awaited later; until then its rejection must not count as unhandled.
    bytes.catch(() => undefined)
    this.#compressing.push({ name, bytes })
    await this.#settle(AT_ONCE)
  }

  async #settle(most: number): Promise<void> {
    while (this.#compressing.length > most) {
      const { name, bytes } = this.#compressing.shift()!
      await this.#put(name, await bytes)
    }
  }

  async #put(name: string, bytes: Buffer): Promise<void> {
    this.#manifest.files.push({ name, bytes: bytes.length, sha256: sha256(bytes) })
    await this.#sink.write(tarHeader(name, bytes.length, this.#at))
    await this.#sink.write(bytes)
    await this.#sink.write(Buffer.alloc(padding(bytes.length)))
  }
}
