import { Inflate } from 'fflate'
import { UnreadableDocument } from './document.ts'

export interface ZipEntry {
  name: string
  method: number
  compressed: number
  localHeader: number
}

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
/** Fed in small pieces, so that a bomb is noticed after a few hundred kilobytes too many and not after ten gigabytes. */
const PIECE = 16 * 1024
const DAMAGED = 'This file is cut off or damaged: its archive cannot be opened. Save it again and send the whole file.'

/** The table of contents of a ZIP archive. What it claims about sizes is not trusted. */
export function zipEntries(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = new Map<string, ZipEntry>()
  const end = endOfDirectory(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new UnreadableDocument(DAMAGED)
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    if ((view.getUint16(at + 8, true) & 1) !== 0) throw new UnreadableDocument('This file is protected by a password. Save it without one.')
    entries.set(name, {
      name,
      method: view.getUint16(at + 10, true),
      compressed: view.getUint32(at + 20, true),
      localHeader: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function endOfDirectory(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= earliest; at -= 1) if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  throw new UnreadableDocument(DAMAGED)
}

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
