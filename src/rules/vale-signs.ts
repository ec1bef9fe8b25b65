/** What is known of the characters of a source, after one look at each. */
export interface Signs {
  /** Their codes, cut to a byte. */
  codes: Uint8Array
  /** Where each line begins, and where the last one ends. */
  lineStarts: Int32Array
  /** The places of those beyond ASCII, and how many of them stand before each line, and before the end. */
  wide: Int32Array
  wideBefore: Int32Array
}

const LINE_BREAK = 0x0a

export function signsOf(text: string): Signs {
  const codes = new Uint8Array(text.length)
  const lineStarts = [0]
  const wide: number[] = []
  const wideBefore = [0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    codes[at] = code
    if (code >= 0x80) wide.push(at)
    else if (code === LINE_BREAK) {
      lineStarts.push(at + 1)
      wideBefore.push(wide.length)
    }
  }
  lineStarts.push(text.length)
  wideBefore.push(wide.length)
  return { codes, lineStarts: Int32Array.from(lineStarts), wide: Int32Array.from(wide), wideBefore: Int32Array.from(wideBefore) }
}
