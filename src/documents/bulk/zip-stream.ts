import { Zip, ZipDeflate } from 'fflate'

/** A ZIP archive that is made file after file; what is ready is handed on between them. */
export class ZipStream {
  readonly #ready: Uint8Array[] = []
  readonly #zip = new Zip((error, chunk) => {
    if (error) throw error
    this.#ready.push(chunk)
  })

  /** One file at a time: it is ended before the next begins. */
  file(name: string): { write(text: string | Uint8Array): void; end(text?: string | Uint8Array): void } {
    const entry = new ZipDeflate(name, { level: 6 })
    this.#zip.add(entry)
    const bytes = (given: string | Uint8Array) => (typeof given === 'string' ? new TextEncoder().encode(given) : given)
    return { write: (given) => entry.push(bytes(given), false), end: (given = '') => entry.push(bytes(given), true) }
  }

  end(): void {
    this.#zip.end()
  }

  *made(): Generator<Uint8Array> {
    yield* this.#ready.splice(0)
  }
}
