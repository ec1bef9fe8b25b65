import { BlockText } from '../block-text.ts'

const ESCAPE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|(\r\n|[^]))/y
const ESCAPES: Record<string, string> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  N: '\x85',
  _: '\xa0',
  L: '\u2028',
  P: '\u2029',
}

/**
 * The text of a scalar with the place of each of its characters. The parser says what the text is; this finds it again, letter for
 * letter, in the source, where lines are folded and indented and characters are escaped.
 */
export function scalarText(source: string, start: number, end: number, value: string, style: string): BlockText {
  const isQuoted = style === 'QUOTE_DOUBLE' || style === 'QUOTE_SINGLE'
  const isBlock = style === 'BLOCK_LITERAL' || style === 'BLOCK_FOLDED'
  const from = isQuoted ? start + 1 : isBlock ? source.indexOf('\n', start) + 1 : start
  const to = isQuoted ? end - 1 : end
  return aligned(source, from, to, value, style) ?? inOnePiece(source, from, to, value)
}

function aligned(source: string, from: number, to: number, value: string, style: string): BlockText | null {
  const block = new BlockText(source)
  const isFlow = !style.startsWith('BLOCK')
  let at = from
  let read = 0
  while (read < value.length) {
    if (at >= to) return null
    const wanted = value[read]!
    const character = source[at]!
    if (style === 'QUOTE_DOUBLE' && character === '\\') {
      const [length, text] = escapeAt(source, at)
      if (!value.startsWith(text, read)) return null
      block.decode(shownAs(text), at, at + length)
      at += length
      read += text.length
      // a backslash at the end of a line joins it to the next; empty lines between them count
      if (text === '') {
        const folded = fold(block, source, at, to, true)
        at = folded.at
        read += folded.text.length
      }
    } else if (style === 'QUOTE_SINGLE' && source.startsWith("''", at)) {
      if (wanted !== "'") return null
      block.decode("'", at, at + 2)
      at += 2
      read += 1
    } else if (isFlow && hasBreak(source, at, to)) {
      const folded = fold(block, source, at, to, false)
      if (!value.startsWith(folded.text, read)) return null
      at = folded.at
      read += folded.text.length
    } else if (character === wanted && character !== '\n') {
      let length = 1
      while (read + length < value.length && at + length < to && isSame(source, at + length, value, read + length, isFlow)) length += 1
      block.copy(at, at + length)
      at += length
      read += length
    } else if (character === '\n' || character === '\r') {
      const length = source.startsWith('\r\n', at) ? 2 : 1
      if (wanted === '\n' || wanted === ' ') {
        block.decode(wanted, at, at + length)
        read += 1
      }
      at += length
      // the indentation of the next line, unless the text begins with white space there
      while (at < to && source[at] === ' ' && (value[read] !== ' ' || isIndentation(source, at, to, value, read))) at += 1
    } else if (character === ' ' || character === '\t') at += 1
    else return null
  }
  return block
}

/** In a literal, lines may begin with more white space than the indentation: what is left of the line then still fits the text. */
function isIndentation(source: string, at: number, to: number, value: string, read: number): boolean {
  let spaces = 0
  while (at + spaces < to && source[at + spaces] === ' ') spaces += 1
  let wanted = 0
  while (value[read + wanted] === ' ') wanted += 1
  return spaces > wanted
}

/** Whether the next character stands as it is; where it may not, the caller looks closer. */
const isSame = (source: string, at: number, value: string, read: number, isFlow: boolean) => {
  const character = source[at]!
  return character === value[read] && !"\\'\n\r".includes(character) && !(isFlow && (character === ' ' || character === '\t'))
}

const GAP = /[ \t\r\n]*/y
const BREAK = /\r\n|\r|\n/g

const gapAt = (source: string, at: number, to: number) => {
  GAP.lastIndex = at
  return GAP.exec(source)![0].slice(0, Math.max(0, to - at))
}

const hasBreak = (source: string, at: number, to: number) => ' \t\r\n'.includes(source[at]!) && /[\r\n]/.test(gapAt(source, at, to))

/** White space with line breaks in a flow scalar: one break reads as a space, of several the first is not read. */
function fold(block: BlockText, source: string, at: number, to: number, joined: boolean): { at: number; text: string } {
  const gap = gapAt(source, at, to)
  const breaks = [...gap.matchAll(BREAK)]
  const isOne = breaks.length === 1 && !joined
  const shown = isOne || joined ? breaks : breaks.slice(1)
  for (const each of shown) block.decode(isOne ? ' ' : '\n', at + each.index, at + each.index + each[0].length)
  return { at: at + gap.length, text: isOne ? ' ' : '\n'.repeat(shown.length) }
}

function escapeAt(source: string, at: number): [length: number, text: string] {
  ESCAPE.lastIndex = at
  const match = ESCAPE.exec(source)
  if (match === null) return [1, '\\']
  const [whole, two, four, eight, other] = match
  const code = two ?? four ?? eight
  if (code !== undefined) return [whole.length, String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, 16)))]
  if (other === '\n' || other === '\r\n' || other === '\r') return [whole.length, '']
  return [whole.length, ESCAPES[other!] ?? other!]
}

const shownAs = (text: string) => text.replaceAll('\0', '\uFFFD')

/** Where the letters are not found again the whole value is the place of each of them. */
function inOnePiece(source: string, from: number, to: number, value: string): BlockText {
  const block = new BlockText(source)
  block.decode(shownAs(value), from, Math.max(to, from + 1))
  return block
}
