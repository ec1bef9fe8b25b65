import { pipeline, type Duplex } from 'node:stream'
import zlib, { createBrotliDecompress, createInflateRaw, createUnzip } from 'node:zlib'
import { FetchFailure } from './failure.ts'

export interface DecompressionLimits {
  maxDecompressedBytes: number
  maxRatio: number
}

export interface Decompressor {
  /** False asks the sender to pause until `onDrain`. */
  write(chunk: Buffer): boolean
  end(): void
  destroy(): void
}

interface Listener {
  onData(chunk: Buffer): void
  onEnd(): void
  onDrain(): void
  onFailure(failure: FetchFailure): void
}

/** A small page may shrink enormously without meaning harm; the ratio counts from here. */
const RATIO_COUNTS_FROM = 1024 * 1024

/** Codings of a Content-Encoding header, outermost last, or a failure for what nobody needs. */
export function codingsOf(header: string | undefined, url: string): string[] {
  const codings = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name !== 'identity')
  const unknown = codings.find((name) => !(name in DECODERS))
  if (unknown)
    throw new FetchFailure('bad-encoding', url, `The page is compressed in a way that is not known here (${unknown.slice(0, 40)}).`)
  // A page wrapped in several layers is only ever met as an attack.
  if (codings.length > 2) throw new FetchFailure('bad-encoding', url, 'The page is compressed several times over.')
  return codings
}

/** Node 20 has no Zstandard, and early releases of Node 22 have none. */
const HAS_ZSTD = 'ZSTD_c_compressionLevel' in zlib.constants

/** For the Accept-Encoding header. */
export const ACCEPTED_CODINGS = `gzip, deflate, br${HAS_ZSTD ? ', zstd' : ''}`

const DECODERS: Record<string, (first: Buffer) => Duplex> = {
  gzip: () => createUnzip(),
  'x-gzip': () => createUnzip(),
  deflate: (first) => (looksLikeZlib(first) ? createUnzip() : createInflateRaw()),
  br: () => createBrotliDecompress(),
  ...(HAS_ZSTD ? { zstd: () => zlib.createZstdDecompress() } : {}),
}

/** Some servers send `deflate` without the zlib header the standard asks for. */
function looksLikeZlib(first: Buffer): boolean {
  if (first[0] === undefined || (first[0] & 0x0f) !== 8) return false
  return first[1] === undefined || ((first[0] << 8) | first[1]) % 31 === 0
}

/** Unpacks as it arrives and gives up at the limit: a bomb costs as much memory as one chunk of it. */
export function createDecompressor(codings: string[], limits: DecompressionLimits, url: string, listener: Listener): Decompressor {
  let first: Duplex | undefined
  let received = 0
  let produced = 0
  let over = false

  const stop = (failure: FetchFailure) => {
    if (over) return
    over = true
    first?.destroy()
    listener.onFailure(failure)
  }

  const start = (chunk: Buffer) => {
    const stages = codings.toReversed().map((name, position) => DECODERS[name]!(position === 0 ? chunk : Buffer.alloc(0)))
    const last = stages.at(-1)!
    first = stages[0]!
    first.on('drain', listener.onDrain)
    last.on('data', (piece: Buffer) => {
      if (over) return
      produced += piece.length
      if (produced > limits.maxDecompressedBytes) return stop(tooLarge(limits.maxDecompressedBytes, url))
      if (produced > RATIO_COUNTS_FROM && produced > received * limits.maxRatio) return stop(bomb(limits.maxRatio, url))
      listener.onData(piece)
    })
    const done = (error?: Error | null) => {
      if (over) return
      if (error) return stop(new FetchFailure('bad-encoding', url, 'The compressed page is damaged or cut off.', error))
      over = true
      listener.onEnd()
    }
    if (stages.length > 1) pipeline(stages, (error) => error && done(error))
    else first.on('error', done)
    last.on('end', () => done())
    return first
  }

  return {
    write(chunk) {
      if (over || chunk.length === 0) return true
      received += chunk.length
      return (first ?? start(chunk)).write(chunk)
    },
    end() {
      if (over) return
      if (first) first.end()
      else {
        over = true
        listener.onEnd()
      }
    },
    destroy() {
      over = true
      first?.destroy()
    },
  }
}

const tooLarge = (limit: number, url: string) =>
  new FetchFailure('too-large', url, `The page is larger than ${megabytes(limit)} once it is unpacked.`)

const bomb = (ratio: number, url: string) =>
  new FetchFailure('bomb', url, `The page grows more than ${ratio} times its size when it is unpacked, as only a decompression bomb does.`)

export const megabytes = (bytes: number) =>
  bytes >= 1024 * 1024 ? `${Math.round(bytes / 1024 / 1024)} MB` : `${Math.max(1, Math.round(bytes / 1024))} kB`
