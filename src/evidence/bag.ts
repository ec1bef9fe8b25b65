import { createHash } from 'node:crypto'
import { ZipStream } from '../documents/bulk/zip-stream.ts'
import { PlainError } from '../errors.ts'
import type { Sink } from '../backup/bytes.ts'

/** Without the 64-bit records, which few programs write and some do not read, an archive has room for so much. */
const MOST_FILES = 65_000
const MOST_BYTES = 4_000_000_000
const PIECE = 64 * 1024

type Pieces = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>

/** A folder as RFC 8493 (BagIt 1.0) lays it out, in a ZIP that is written while it is made: only the list of hashes is kept. */
export class Bag {
  readonly #zip = new ZipStream()
  readonly #sink: Sink
  readonly #folder: string
  readonly #payload: string[] = []
  readonly #tags: string[] = []
  #octets = 0
  #written = 0

  constructor(sink: Sink, folder: string) {
    this.#sink = sink
    this.#folder = folder
  }

  /** A file of `data/`; answers its SHA-256. */
  async add(name: string, pieces: Pieces): Promise<string> {
    const { sha256, octets } = await this.#file(`data/${name}`, pieces)
    this.#octets += octets
    this.#payload.push(`${sha256}  data/${name}\n`)
    return sha256
  }

  /** A file beside `data/`. */
  async #tag(name: string, text: string): Promise<void> {
    const { sha256 } = await this.#file(name, [text])
    this.#tags.push(`${sha256}  ${name}\n`)
  }

  async #file(name: string, pieces: Pieces): Promise<{ sha256: string; octets: number }> {
    if (this.#payload.length >= MOST_FILES) throw new PlainError(`The archive would have more than ${MOST_FILES} files`)
    const file = this.#zip.file(`${this.#folder}/${name}`)
    const hash = createHash('sha256')
    let octets = 0
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece as Uint8Array)
      hash.update(bytes)
      octets += bytes.length
      for (let at = 0; at < bytes.length; at += PIECE) {
        file.write(bytes.subarray(at, at + PIECE))
        await this.#hand()
      }
    }
    file.end()
    await this.#hand()
    if (octets > MOST_BYTES) throw new PlainError(`${name} would be longer than an archive has room for`)
    return { sha256: hash.digest('hex'), octets }
  }

  async #hand(): Promise<void> {
    const made = Buffer.concat([...this.#zip.made()])
    if (made.length > 0) await this.#sink.write(made)
    this.#written += made.length
    if (this.#written > MOST_BYTES) throw new PlainError('The archive would be larger than 4 GB')
  }

  /** Writes the manifests and `tags`; answers the hash of the list of hashes, which stands for the whole. */
  async end(info: Record<string, string>, tags: Record<string, string>): Promise<{ files: number; sealed: string }> {
    const files = this.#payload.length
    const lines = { ...info, 'Payload-Oxum': `${this.#octets}.${files}` }
    await this.#tag('bagit.txt', 'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n')
    await this.#tag(
      'bag-info.txt',
      Object.entries(lines)
        .map(([label, value]) => `${label}: ${value.replaceAll(/\s+/g, ' ')}\n`)
        .join(''),
    )
    await this.#tag('manifest-sha256.txt', this.#payload.join(''))
    for (const [name, text] of Object.entries(tags)) await this.#tag(name, text)
    const { sha256: sealed } = await this.#file('tagmanifest-sha256.txt', [this.#tags.join('')])
    this.#zip.end()
    await this.#hand()
    await this.#sink.end()
    return { files, sealed }
  }
}
