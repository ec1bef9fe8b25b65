import { Inflate } from 'fflate'
import { UnreadableDocument } from './document.ts'
import { DAMAGED, type ZipEntry } from './zip-directory.ts'

const LOCAL_HEADER = 0x04034b50
/** Fed in small pieces, so that a bomb is noticed after a few hundred kilobytes too many and not after ten gigabytes. */
const PIECE = 16 * 1024

/** Unpacks one entry, and stops as soon as it grows beyond `most` bytes. */
export function unzipEntry(bytes: Uint8Array, entry: ZipEntry, most: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const header = entry.localHeader
  if (header + 30 > bytes.length || view.getUint32(header, true) !== LOCAL_HEADER) throw new UnreadableDocument(DAMAGED)
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
  if (start + entry.compressed > bytes.length) throw new UnreadableDocument(DAMAGED)
  const data = bytes.subarray(start, start + entry.compressed)
  if (entry.method === 0) return data.length <= most ? data : refuseBomb()
  if (entry.method !== 8) throw new UnreadableDocument('This file is packed in a way that cannot be read. Save it again as .docx.')
  return inflate(data, most)
}

function inflate(data: Uint8Array, most: number): Uint8Array {
  const pieces: Uint8Array[] = []
  let length = 0
  let complete = false
  const inflater = new Inflate((piece, final) => {
    length += piece.length
    if (length <= most) pieces.push(piece)
    complete = final
  })
  for (let at = 0; at < data.length && !complete; at += PIECE) {
    pushPiece(inflater, data.subarray(at, at + PIECE), at + PIECE >= data.length)
    if (length > most) return refuseBomb()
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

function pushPiece(inflater: Inflate, piece: Uint8Array, final: boolean): void {
  try {
    inflater.push(piece, final)
  } catch (error) {
    throw new UnreadableDocument(DAMAGED, { cause: error })
  }
}

function refuseBomb(): never {
  throw new UnreadableDocument('This file unpacks to many times its size, more than any document holds, and was refused.')
}
