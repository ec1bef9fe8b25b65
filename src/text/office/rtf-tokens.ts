/** What the bytes of an RTF file say, one after the other. */
export interface RtfTaker {
  open(): void
  close(): void
  /** A control word with its number, or a control symbol; `at` stands behind it. */
  control(word: string, number: number | null): void
  /** A byte of text in the code page of its font. */
  byte(byte: number): void
  /** Bytes of a picture or an object, which were stepped over. */
  binary(): void
  /** Whether the rest of the file is of no interest. */
  readonly isDone: boolean
}

const BACKSLASH = 0x5c
const LINE_BREAKS = new Set([10, 13])
const LONGEST_WORD = 32
const LONGEST_NUMBER = 10

const isLetter = (byte: number | undefined) => byte !== undefined && ((byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90))
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57

export function takeRtf(bytes: Uint8Array, taker: RtfTaker): void {
  for (let at = 0; at < bytes.length && !taker.isDone; ) {
    const byte = bytes[at]!
    if (byte === BACKSLASH) at = takeControl(bytes, at + 1, taker)
    else {
      at += 1
      if (byte === 0x7b) taker.open()
      else if (byte === 0x7d) taker.close()
      else if (!LINE_BREAKS.has(byte) && byte !== 0) taker.byte(byte)
    }
  }
}

/** Takes what stands behind a backslash at `start`, and says where it ends. */
function takeControl(bytes: Uint8Array, start: number, taker: RtfTaker): number {
  if (!isLetter(bytes[start])) return takeSymbol(bytes, start, taker)
  let at = start
  while (isLetter(bytes[at]) && at - start < LONGEST_WORD) at += 1
  const word = String.fromCharCode(...bytes.subarray(start, at))
  const sign = bytes[at] === 0x2d && isDigit(bytes[at + 1]) ? -1 : 1
  if (sign < 0) at += 1
  const from = at
  while (isDigit(bytes[at]) && at - from < LONGEST_NUMBER) at += 1
  const number = at > from ? sign * Number(String.fromCharCode(...bytes.subarray(from, at))) : null
  if (bytes[at] === 0x20) at += 1
  if (word !== 'bin') {
    taker.control(word, number)
    return at
  }
  taker.binary()
  return at + Math.max(0, number ?? 0)
}

function takeSymbol(bytes: Uint8Array, at: number, taker: RtfTaker): number {
  const symbol = bytes[at]
  if (symbol === undefined) return at
  if (symbol !== 0x27) {
    taker.control(String.fromCharCode(symbol), null)
    return at + 1
  }
  const byte = Number.parseInt(String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0), 16)
  if (Number.isNaN(byte)) return at + 1
  taker.byte(byte)
  return at + 3
}
