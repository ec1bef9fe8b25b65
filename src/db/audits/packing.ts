import zlib from 'node:zlib'
import type { DocumentType } from '../../text/document-types.ts'
import type { Block, Document } from '../../text/document.ts'

/** What is kept of a document that was read: the text that findings point into, and its blocks. */
export interface KeptText {
  source: string
  blocks: Block[]
}

const { ZSTD_c_compressionLevel: LEVEL } = zlib.constants
const MAGIC = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])

/**
 * The first level takes a third of the time of gzip's, and less room. At once and not in another thread: that costs more than it takes
 * here, as the memory of each one under way makes the collector run.
 */
export function packBytes(bytes: Uint8Array | string): Buffer {
  const plain = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
  return zlib.zstdCompressSync(plain, { params: { [LEVEL]: 1 }, pledgedSrcSize: plain.length })
}

/** What was kept before there was packing is as it was. */
export const unpackBytes = (packed: Buffer): Buffer =>
  packed.subarray(0, MAGIC.length).equals(MAGIC) ? zlib.zstdDecompressSync(packed) : packed

/** The requests that a page was read by, packed as they are stored; null where it came by none. */
export const packExchanges = (exchanges: readonly object[] | undefined): Buffer | null =>
  exchanges === undefined ? null : packBytes(JSON.stringify(exchanges))

export const packText = ({ source, blocks }: KeptText): Buffer => packBytes(JSON.stringify({ source, blocks }))

export const unpackText = (packed: Buffer): KeptText => JSON.parse(unpackBytes(packed).toString()) as KeptText

/** A page as it is stored, its text still packed. */
export interface StoredDocument {
  type: string
  title: string | null
  language_key: string | null
  packed: Uint8Array
}

/** A stored page as a document to check; `bytes`: what was packed, where that is unpacked already. */
export function documentOf({ type, title, language_key: language, packed }: StoredDocument, bytes?: Buffer): Document {
  const { source, blocks } = JSON.parse(
    (bytes ?? unpackBytes(Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength))).toString(),
  ) as KeptText
  return {
    type: type as DocumentType,
    source,
    title,
    language: language as Document['language'],
    blocks,
    account: { characters: 0, checked: 0, leftOut: [] },
  }
}
