import { lineStartsOf } from '../../text/position.ts'

/** What is known of the characters of a source, after one look at each. */
export interface SourceCharacters {
  /** Their codes, those beyond ASCII cut to a byte, as `byteOf` does. */
  codes: Uint8Array
  /** Where each line begins, and where the last one ends. */
  lineStarts: Int32Array
  /** The places of those beyond ASCII, and how many of them stand before each line, and before the end. */
  wide: Int32Array
  wideBefore: Int32Array
}

/** Node has this, browsers have not. */
const { Buffer: buffer } = globalThis as { Buffer?: { from: (text: string, encoding: 'latin1') => Uint8Array } }

/** One byte for each character: ASCII as it is, all others from 0x80 on. */
export const byteOf = (code: number): number => (code < 0x80 ? code : 0x80 | (code & 0x7f))

/** To ask a text for each of its characters takes ten times as long as to have all copied. */
const codesOf = buffer ? (text: string) => buffer.from(text, 'latin1') : codesOneByOne

function codesOneByOne(text: string): Uint8Array {
  const codes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at)
  return codes
}

export function sourceCharacters(text: string): SourceCharacters {
  const starts = lineStartsOf(text)
  const lineStarts = new Int32Array(starts.length + 1)
  lineStarts.set(starts)
  lineStarts[starts.length] = text.length
  const wide = widePlaces(text)
  const wideBefore = new Int32Array(lineStarts.length)
  for (let line = 0, index = 0; line < lineStarts.length; line++) {
    while (index < wide.length && wide[index]! < lineStarts[line]!) index++
    wideBefore[line] = index
  }
  const codes = codesOf(text)
  for (const place of wide) codes[place] = byteOf(text.charCodeAt(place))
  return { codes, lineStarts, wide, wideBefore }
}

const BEYOND_ASCII = /[^\x00-\x7f]+/g

function widePlaces(text: string): Int32Array {
  const places: number[] = []
  BEYOND_ASCII.lastIndex = 0
  while (BEYOND_ASCII.test(text)) {
    const end = BEYOND_ASCII.lastIndex
    let start = end
    while (start > 0 && text.charCodeAt(start - 1) >= 0x80) start--
    for (; start < end; start++) places.push(start)
  }
  return Int32Array.from(places)
}
