export interface Segment {
  start: number
  end: number
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/
/** HTML that goes on over blank lines, and what ends it. */
const LONG_HTML: [RegExp, RegExp][] = [
  [/^ {0,3}<(?:script|pre|style|textarea)(?:[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^ {0,3}<!--/, /-->/],
  [/^ {0,3}<\?/, /\?>/],
  [/^ {0,3}<!\[CDATA\[/, /\]\]>/],
  [/^ {0,3}<![A-Za-z]/, />/],
]

/** A bullet at a line's start begins a list item whatever stands before it; a number does so only inside its own list. */
const ITEM = /^(?:[-*+] {1,4}[^\s*+-]|(\d{1,9})([.)]) {1,4}\S)/

/**
 * Cuts Markdown where one part cannot reach into the next: at a blank line followed by a line that is not indented, and before a
 * list item that is not indented, outside fenced code, HTML and front matter. Each part is parsed by itself, so that memory does
 * not grow with the document.
 */
export function segmentsOf(source: string): Segment[] {
  const segments: Segment[] = []
  let start = 0
  let lineStart = endOfFrontMatter(source)
  let blank = false
  let fence = ''
  let htmlEnd: RegExp | null = null
  let html = false
  const hasReturns = source.includes('\r')
  while (lineStart < source.length) {
    const lineEnd = endOfLine(source, lineStart, hasReturns)
    const next = afterLineBreak(source, lineEnd)
    const first = source.charCodeAt(lineStart)
    const isBlank = first <= 0x20 && source.slice(lineStart, lineEnd).trim() === ''
    if (!isBlank && first !== 0x20 && first !== 0x09 && fence === '' && htmlEnd === null && lineStart > start) {
      if (blank || (!html && startsItem(source, start, lineStart, first))) {
        segments.push({ start, end: lineStart })
        start = lineStart
        html = false
      }
    }
    if (first === 0x3c || (first === 0x20 && /^ {0,3}</.test(source.slice(lineStart, lineStart + 4)))) html = true
    if (fence !== '' || htmlEnd !== null || first === 0x60 || first === 0x7e || first === 0x3c || first === 0x20) {
      const line = source.slice(lineStart, lineEnd)
      if (fence !== '') fence = closesFence(line, fence) ? '' : fence
      else if (htmlEnd !== null) htmlEnd = htmlEnd.test(line) ? null : htmlEnd
      else {
        fence = FENCE.exec(line)?.[1] ?? ''
        if (fence[0] === '`' && line.slice(line.indexOf(fence) + fence.length).includes('`')) fence = ''
        if (fence === '') htmlEnd = longHtml(line)
      }
    }
    blank = isBlank
    lineStart = next
  }
  if (start < source.length) segments.push({ start, end: source.length })
  return segments
}

function startsItem(source: string, segmentStart: number, lineStart: number, first: number): boolean {
  const number = first >= 0x30 && first <= 0x39
  if (!number && first !== 0x2d && first !== 0x2a && first !== 0x2b) return false
  const item = ITEM.exec(source.slice(lineStart, lineStart + 20))
  if (item === null || !number) return item !== null
  return ITEM.exec(source.slice(segmentStart, segmentStart + 20))?.[2] === item[2]
}

/** Where the front matter ends, or 0 when there is none. */
export function endOfFrontMatter(source: string): number {
  const match = /^(---|\+\+\+)[ \t]*(?:\r\n|\r|\n)(?:[\s\S]*?(?:\r\n|\r|\n))?\1[ \t]*(?=\r|\n|$)/.exec(source)
  return match === null ? 0 : match[0].length
}

/** A carriage return ends a line too; few documents have any. */
function endOfLine(source: string, from: number, hasReturns: boolean): number {
  const found = source.indexOf('\n', from)
  const end = found < 0 ? source.length : found
  if (!hasReturns) return end
  const returned = source.slice(from, end).indexOf('\r')
  return returned < 0 ? end : from + returned
}

function afterLineBreak(source: string, at: number): number {
  return source.charCodeAt(at) === 0x0d && source.charCodeAt(at + 1) === 0x0a ? at + 2 : at + 1
}

function closesFence(line: string, fence: string): boolean {
  const closing = FENCE.exec(line)
  return closing !== null && closing[1]![0] === fence[0] && closing[1]!.length >= fence.length && line.trim() === closing[1]
}

function longHtml(line: string): RegExp | null {
  for (const [opens, closes] of LONG_HTML) {
    const match = opens.exec(line)
    if (match !== null) return closes.test(line.slice(match[0].length)) ? null : closes
  }
  return null
}
