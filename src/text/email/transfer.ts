/** Text with the places of its characters in a file: where the first byte of each stands and where the last one ends. */
export interface PlacedText {
  text: string
  starts: Uint32Array
  ends: Uint32Array
}

/** Bytes, each with where it is written in the file. */
interface PlacedBytes {
  bytes: Uint8Array
  starts: Uint32Array
  ends: Uint32Array
  length: number
}

const roomFor = (length: number): PlacedBytes => ({
  bytes: new Uint8Array(length),
  starts: new Uint32Array(length),
  ends: new Uint32Array(length),
  length: 0,
})

function put(into: PlacedBytes, byte: number, start: number, end: number): void {
  into.bytes[into.length] = byte
  into.starts[into.length] = start
  into.ends[into.length] = end
  into.length += 1
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const sixBits = new Map([...BASE64].map((character, value) => [character.charCodeAt(0), value]))

/** The bytes that a range of a message stands for. */
export function transferred(file: Uint8Array, start: number, end: number, encoding: string): PlacedBytes {
  const out = roomFor(end - start)
  if (encoding === 'base64') fromBase64(file, start, end, out)
  else if (encoding === 'quoted-printable') fromQuotedPrintable(file, start, end, out)
  else for (let at = start; at < end; at += 1) put(out, file[at]!, at, at + 1)
  return out
}

function fromBase64(file: Uint8Array, start: number, end: number, out: PlacedBytes): void {
  let bits = 0
  let count = 0
  let from = start
  for (let at = start; at < end; at += 1) {
    const value = sixBits.get(file[at]!)
    if (value === undefined) continue
    const began = at
    bits = ((bits << 6) | value) & 0xffff
    count += 6
    if (count >= 8) {
      count -= 8
      put(out, (bits >> count) & 0xff, from, at + 1)
      from = count > 0 ? began : at + 1
    } else from = began
  }
}

const isHex = (code: number) => (code >= 48 && code <= 57) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102)

function fromQuotedPrintable(file: Uint8Array, start: number, end: number, out: PlacedBytes): void {
  for (let at = start; at < end; at += 1) {
    if (file[at] !== 0x3d) put(out, file[at]!, at, at + 1)
    else if (at + 2 < end && isHex(file[at + 1]!) && isHex(file[at + 2]!)) {
      put(out, Number.parseInt(String.fromCharCode(file[at + 1]!, file[at + 2]!), 16), at, at + 3)
      at += 2
    } else {
      // A soft line break: the line goes on.
      let next = at + 1
      while (next < end && (file[next] === 0x20 || file[next] === 0x09 || file[next] === 0x0d)) next += 1
      if (next >= end || file[next] === 0x0a) at = next
      else put(out, 0x3d, at, at + 1)
    }
  }
}

/** Character sets in which a byte below 0x80 need not be the character of that number. */
const NOT_ASCII_BASED = /^(?:utf-?16|utf-?32|iso-2022|utf-?7|hz-)/i

/** Bytes as characters. Line ends become single line feeds, as readers of the text see them. */
export function decoded({ bytes, starts, ends, length }: PlacedBytes, charset: string): PlacedText {
  const decoder = decoderOf(charset)
  const isAscii = !NOT_ASCII_BASED.test(charset)
  const pieces: string[] = []
  const from: number[] = []
  const to: number[] = []
  let pending = -1
  for (let at = 0; at < length; at += 1) {
    const byte = bytes[at]!
    let text: string
    if (isAscii && pending === -1 && byte < 0x80) {
      if (byte === 0x0d && bytes[at + 1] === 0x0a) continue
      text = String.fromCharCode(byte)
    } else text = decoder.decode(bytes.subarray(at, at + 1), { stream: true })
    if (text === '') {
      if (pending === -1) pending = at
      continue
    }
    const first = pending === -1 ? at : pending
    pending = -1
    pieces.push(text)
    for (let unit = 0; unit < text.length; unit += 1) {
      from.push(starts[first]!)
      to.push(ends[at]!)
    }
  }
  return { text: pieces.join(''), starts: Uint32Array.from(from), ends: Uint32Array.from(to) }
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}
