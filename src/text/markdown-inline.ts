import { decodeHTMLStrict } from 'entities/decode'
import { withoutBlanks } from './markdown-table.ts'

/** A step in reading a line: copy a stretch as it stands, decode one, or begin and end a mark. */
export type InlineStep =
  | { kind: 'copy'; start: number; end: number }
  | { kind: 'decode'; text: string; start: number; end: number }
  | { kind: 'code'; start: number; end: number }
  | { kind: 'open' }
  | { kind: 'close'; scope: 'strong' | 'emphasis' | 'link' }
  | { kind: 'image' | 'image end' }
  | { kind: 'title'; start: number; end: number }
  | { kind: 'break'; start: number; end: number }
  | { kind: 'leave out'; start: number; end: number }

/** Where a link leads: an address without blanks or brackets, and perhaps a title. */
const TARGET = String.raw`\([^\s()<>\\]*(?:[ \t]+"([^"\\\n&]*)")?\)`
/** What can be read without a parser: code, escapes, entities, emphasis, links and images that are plainly written, line breaks. */
const SIMPLE = new RegExp(
  [
    '`[^`\\n]+`',
    String.raw`\\[!-/:-@\[-\x60{-~]`,
    '&(?:#\\d{1,7}|#[xX][\\da-fA-F]{1,6}|[A-Za-z][A-Za-z\\d]{1,31});',
    String.raw`\*\*(?=[^\s*])([^*]*[^\s*])\*\*`,
    String.raw`\*(?=[^\s*])([^*]*[^\s*])\*`,
    String.raw`(?<![\p{L}\p{N}_])_(?=[^\s_])([^_]*[^\s_])_(?![\p{L}\p{N}_])`,
    String.raw`!?\[([^[\]]*)\]${TARGET}`,
    '<[bB][rR][ \\t]*/?>',
    String.raw`<[A-Za-z][A-Za-z\d+.\-]{1,31}:[^\s<>\x00-\x1f\x7f]*>`,
    '\\n[ \\t]*',
  ].join('|'),
  'gu',
)
/** Anything that could be markup: not an underscore inside a word, not an ampersand or an angle bracket that stands for itself. */
const SPECIAL = /[\\`*[\]~\r\u0000]|<(?=[A-Za-z/!?])|&(?=[A-Za-z\d#]+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u
/** The same at a glance: most text has none of these characters. */
const PERHAPS_SPECIAL = /[\\`*[\]~\r\u0000<&_]/
const SPACE = /\s/
const PUNCTUATION = /[\p{P}\p{S}]/u
const DEEPEST = 3

/** The steps of reading a stretch of inline Markdown, or null when it is not simple and the parser has to look. */
export function simpleInline(source: string, start: number, end: number): InlineStep[] | null {
  const steps: InlineStep[] = []
  return read(source, start, end, 0, steps) ? steps : null
}

function read(source: string, start: number, end: number, depth: number, steps: InlineStep[]): boolean {
  const text = source.slice(start, end)
  if (!isSpecial(text) && !text.includes('\n')) {
    steps.push({ kind: 'copy', start, end })
    return true
  }
  if (depth > DEEPEST) return false
  let from = 0
  SIMPLE.lastIndex = 0
  for (let match = SIMPLE.exec(text); match !== null; match = SIMPLE.exec(text)) {
    const before = match[0].startsWith('\n') ? withoutBlanks(text, from, match.index).end : match.index
    if (!plain(text, from, before, start, steps)) return false
    const at = start + match.index
    from = match.index + match[0].length
    if (!piece(source, match, at, start + from, depth, steps)) return false
    // what stands inside the piece was looked through by the same expression
    SIMPLE.lastIndex = from
  }
  return plain(text, from, text.length, start, steps)
}

const isSpecial = (text: string) => PERHAPS_SPECIAL.test(text) && SPECIAL.test(text)

function plain(text: string, from: number, to: number, base: number, steps: InlineStep[]): boolean {
  if (to === from) return true
  if (isSpecial(text.slice(from, to))) return false
  steps.push({ kind: 'copy', start: base + from, end: base + to })
  return true
}

function piece(source: string, match: RegExpExecArray, at: number, end: number, depth: number, steps: InlineStep[]): boolean {
  const [whole, strong, , underlined, label, title] = match
  const first = whole[0]!
  if (first === '\n') steps.push({ kind: 'copy', start: at, end: at + 1 })
  else if (first === '`') {
    if (source[at - 1] === '`' || source[end] === '`') return false
    steps.push({ kind: 'code', start: at, end })
  } else if (first === '\\') steps.push({ kind: 'copy', start: at + 1, end })
  else if (first === '&') return entity(whole, at, end, steps)
  else if (first === '<') {
    if (/^<br/i.test(whole)) steps.push({ kind: 'break', start: at, end })
    else steps.push({ kind: 'open' }, { kind: 'copy', start: at + 1, end: end - 1 }, { kind: 'close', scope: 'link' })
  } else if (first === '!') return image(source, at + 2, at + 2 + label!.length, depth, steps) && linkTitle(title, end, steps)
  else if (first === '[')
    return (
      source[at - 1] !== '!' &&
      !/^\s|\s$/.test(label!) &&
      marked(source, at + 1, at + 1 + label!.length, 'link', depth, steps) &&
      linkTitle(title, end, steps)
    )
  else if (first === '_') return isSetOff(source, at, end) && marked(source, at + 1, at + 1 + underlined!.length, 'emphasis', depth, steps)
  else {
    const width = strong === undefined ? 1 : 2
    const [from, to] = [at + width, end - width]
    if (!opens(source, at, width)) return depth === 0 && literal(source, at, from, to, end, steps)
    return closes(source, end, width) && marked(source, from, to, width === 2 ? 'strong' : 'emphasis', depth, steps)
  }
  return true
}

function marked(
  source: string,
  start: number,
  end: number,
  scope: 'strong' | 'emphasis' | 'link',
  depth: number,
  steps: InlineStep[],
): boolean {
  steps.push({ kind: 'open' })
  if (start < end && !read(source, start, end, depth + 1, steps)) return false
  steps.push({ kind: 'close', scope })
  return true
}

function image(source: string, start: number, end: number, depth: number, steps: InlineStep[]): boolean {
  steps.push({ kind: 'image' })
  if (start < end && !read(source, start, end, depth + 1, steps)) return false
  steps.push({ kind: 'image end' })
  return true
}

/** What a pointer over a link or an image shows: it ends with the quotation mark and the bracket. */
function linkTitle(title: string | undefined, end: number, steps: InlineStep[]): true {
  if (title !== undefined && title.trim() !== '') steps.push({ kind: 'title', start: end - 2 - title.length, end: end - 2 })
  return true
}

function entity(reference: string, at: number, end: number, steps: InlineStep[]): boolean {
  const text = decodeHTMLStrict(reference)
  if (text === reference || reference[1] === '#') return false
  steps.push({ kind: 'decode', text, start: at, end })
  return true
}

/** Asterisks of which neither can open anything, as in `Terms**.** From`, stand for themselves. */
function literal(source: string, at: number, from: number, to: number, end: number, steps: InlineStep[]): boolean {
  const before = source[at - 1]
  if (before === '*' || before === '_' || !SPACE.test(source[end] ?? ' ')) return false
  steps.push({ kind: 'copy', start: at, end: from })
  if (!read(source, from, to, 1, steps)) return false
  steps.push({ kind: 'copy', start: to, end })
  return true
}

/** Emphasis opens before a letter, or before punctuation when nothing but space or punctuation stands before it. */
function opens(source: string, at: number, width: number): boolean {
  const before = source[at - 1] ?? ' '
  const after = source[at + width] ?? ' '
  if (before === '*' || before === '_') return false
  return !PUNCTUATION.test(after) || SPACE.test(before) || PUNCTUATION.test(before)
}

function closes(source: string, end: number, width: number): boolean {
  const before = source[end - width - 1] ?? ' '
  const after = source[end] ?? ' '
  if (after === '*' || after === '_') return false
  return !PUNCTUATION.test(before) || SPACE.test(after) || PUNCTUATION.test(after)
}

/** Underscores mark only whole words. */
function isSetOff(source: string, at: number, end: number): boolean {
  const before = source[at - 1] ?? ' '
  const after = source[end] ?? ' '
  return (SPACE.test(before) || PUNCTUATION.test(before)) && (SPACE.test(after) || PUNCTUATION.test(after))
}
