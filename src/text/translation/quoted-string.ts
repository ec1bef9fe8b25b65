import type { BlockText } from '../block-text.ts'

const ESCAPE = /\\(?:u\{0*([\da-fA-F]{1,6})\}|[uU]([\da-fA-F]{4})|x([\da-fA-F]{2})|([^]))/y
const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', f: '\f', b: '\b', a: '\x07', v: '\v', '0': '\uFFFD' }

/** Where the string that is opened by the quotation mark at `open` is closed; -1 where it is not, before `end`. */
export function closingQuote(source: string, open: number, end = source.length): number {
  for (let at = open + 1; at < end; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === source[open]) return at
  }
  return -1
}

/** Appends a range of the source with its backslash escapes resolved, as C, Java, Objective-C and JavaScript write them. */
export function appendUnescaped(block: BlockText, source: string, start: number, end: number): void {
  let from = start
  for (let at = source.indexOf('\\', start); at !== -1 && at < end; at = source.indexOf('\\', from)) {
    block.copy(from, at)
    ESCAPE.lastIndex = at
    const match = ESCAPE.exec(source)
    const length = Math.min(match?.[0].length ?? 1, end - at)
    const code = match?.[1] ?? match?.[2] ?? match?.[3]
    const decoded = code === undefined ? (ESCAPES[match?.[4] ?? ''] ?? match?.[4] ?? '\\') : characterOf(Number.parseInt(code, 16))
    from = at + length
    block.decode(decoded.replaceAll('\0', '\uFFFD'), at, from)
  }
  block.copy(from, end)
}

/** Half a pair of surrogates is a character of its own here: its other half comes with the next escape. */
const characterOf = (code: number): string => (code > 0x10ffff ? '\uFFFD' : String.fromCodePoint(code))
