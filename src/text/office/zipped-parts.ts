import { tidy } from '../encoding.ts'
import { MOST_TEXT } from '../extracted.ts'
import { unzipEntry } from '../zip.ts'
import { zipEntries, type ZipEntry } from '../zip-directory.ts'

/** All parts together, unpacked. Markup takes room: more than the text that may be in them. */
const MOST_UNPACKED = 2 * MOST_TEXT

/** The parts of a document that is a zip archive, unpacked when they are asked for. */
export class ZippedParts {
  readonly #bytes: Uint8Array
  readonly #entries: Map<string, ZipEntry>
  #room = MOST_UNPACKED

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#entries = zipEntries(bytes)
  }

  /** The names of parts, in the order a person counts: slide2 before slide10. */
  names(pattern: RegExp): string[] {
    return [...this.#entries.keys()].filter((name) => pattern.test(name)).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  }

  /** A part as text; empty where there is none. */
  text(name: string): string {
    const entry = this.#entries.get(name)
    if (entry === undefined) return ''
    const unpacked = unzipEntry(this.#bytes, entry, this.#room)
    this.#room -= unpacked.length
    return tidy(new TextDecoder().decode(unpacked))
  }
}
