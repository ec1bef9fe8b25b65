import { decodeHTMLStrict } from 'entities'

/** A step in reading a line: copy a stretch as it stands, decode one, or begin and end a mark. */
export type InlineStep =
  | { kind: 'copy'; start: number; end: number }
  | { kind: 'decode'; text: string; start: number; end: number }
  | { kind: 'code'; start: number; end: number }
  | { kind: 'open' }
  | { kind: 'close'; scope: 'strong' | 'emphasis' | 'link' }

/** What can be read without a parser: code, escapes, entities, emphasis and links that are plainly written, spaces around a line break. */
const SIMPLE =
  /`[^`\n]+`|\\[!-/:-@[-`{-~]|&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});|\*\*(?=[^\s*])([^*]*[^\s*])\*\*|\*(?=[^\s*])([^*]*[^\s*])\*|\[([^[\]]+)\]\(([^\s()<>\\]*)\)|[ \t]*\n[ \t]*/g
/** Anything that could be markup: not an underscore inside a word, not an ampersand or an angle bracket that stands for itself. */
const SPECIAL = /[\\`*[\]~\r\u0000]|<(?=[A-Za-z/!?])|&(?=[A-Za-z\d#]+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u
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
  if (!SPECIAL.test(text) && !text.includes('\n')) {
    steps.push({ kind: 'copy', start, end })
    return true
  }
  if (depth > DEEPEST) return false
  let from = 0
  for (const match of text.matchAll(SIMPLE)) {
    if (!plain(text, from, match.index, start, steps)) return false
    const at = start + match.index
    from = match.index + match[0].length
    if (!piece(source, match, at, start + from, depth, steps)) return false
  }
  return plain(text, from, text.length, start, steps)
}

function plain(text: string, from: number, to: number, base: number, steps: InlineStep[]): boolean {
  if (to === from) return true
  if (SPECIAL.test(text.slice(from, to))) return false
  steps.push({ kind: 'copy', start: base + from, end: base + to })
  return true
}

function piece(source: string, match: RegExpExecArray, at: number, end: number, depth: number, steps: InlineStep[]): boolean {
  const first = match[0][0]
  if (first === '`') {
    if (source[at - 1] === '`' || source[end] === '`') return false
    steps.push({ kind: 'code', start: at, end })
    return true
  }
  if (first === '\\') {
    steps.push({ kind: 'copy', start: at + 1, end })
    return true
  }
  if (first === '&') return entity(match[0], at, end, steps)
  if (first === '[') {
    if (source[at - 1] === '!' || /^\s|\s$/.test(match[3]!)) return false
    steps.push({ kind: 'open' })
    if (!read(source, at + 1, at + 1 + match[3]!.length, depth + 1, steps)) return false
    steps.push({ kind: 'close', scope: 'link' })
    return true
  }
  if (first === '*') {
    const width = match[1] === undefined ? 1 : 2
    if (!opens(source, at, width) || !closes(source, end, width)) return false
    steps.push({ kind: 'open' })
    if (!read(source, at + width, end - width, depth + 1, steps)) return false
    steps.push({ kind: 'close', scope: width === 2 ? 'strong' : 'emphasis' })
    return true
  }
  const lineBreak = at + match[0].indexOf('\n')
  steps.push({ kind: 'copy', start: lineBreak, end: lineBreak + 1 })
  return true
}

function entity(reference: string, at: number, end: number, steps: InlineStep[]): boolean {
  const text = decodeHTMLStrict(reference)
  if (text === reference || reference[1] === '#') return false
  steps.push({ kind: 'decode', text, start: at, end })
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
