import zlib from 'node:zlib'
import type { Block } from '../text/document.ts'

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

export const packText = ({ source, blocks }: KeptText): Buffer => packBytes(JSON.stringify({ source, blocks }))

export const unpackText = (packed: Buffer): KeptText => JSON.parse(unpackBytes(packed).toString()) as KeptText
