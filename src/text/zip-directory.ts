import { UnreadableDocument } from './document.ts'

export interface ZipEntry {
  name: string
  method: number
  compressed: number
  localHeader: number
}

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
export const DAMAGED = 'This file is cut off or damaged: its archive cannot be opened. Save it again and send the whole file.'

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
