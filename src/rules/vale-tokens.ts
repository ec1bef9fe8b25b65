import { endOfRawText, lower } from '../text/html-tokens.ts'
import { NO_ELEMENT, valeElement, type ValeElement } from './vale-elements.ts'

/** A piece of HTML as Vale's tokenizer has it. Offsets are those of the source. */
export interface Token {
  kind: 'text' | 'start' | 'end' | 'single' | 'comment'
  /** The tag's element; that of no name for text and comments. */
  element: ValeElement
  /** What stands inside: the text, the comment's text; of a tag the whole of it. */
  start: number
  end: number
  attributes: Attribute[]
  /** Entities mean themselves. */
  raw: boolean
}

/** An attribute that is read at all. */
export interface Attribute {
  key: 'href' | 'id' | 'src' | 'alt' | 'class'
  start: number
  end: number
}

const NONE: Attribute[] = []

/** Tags as they are written, without a tree: nothing is closed that is not closed in the source. */
export function eachToken(source: string, take: (token: Token) => void): void {
  let at = 0
  let text = 0
  const takeText = (start: number, end: number, raw: boolean) => {
    if (end > start) take({ kind: 'text', element: NO_ELEMENT, start, end, attributes: NONE, raw })
  }
  while (at < source.length) {
    const open = source.indexOf('<', at)
    if (open < 0) break
    const token = markupAt(source, open)
    if (token === null) {
      at = open + 1
      continue
    }
    takeText(text, open, false)
    take(token)
    at = text = token.kind === 'comment' ? endOfComment(source, open) : token.end
    const { holds, name } = token.element
    if (token.kind !== 'start' || holds === 'elements') continue
    at = text = name === 'plaintext' ? source.length : endOfRawText(source, name, at)
    takeText(token.end, at, holds === 'raw text')
  }
  takeText(text, source.length, false)
}

const isLetter = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)
const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0x0c
const [GREATER, SLASH, EQUALS] = [0x3e, 0x2f, 0x3d]

function markupAt(source: string, open: number): Token | null {
  const code = source.charCodeAt(open + 1)
  if (isLetter(code)) return tagAt(source, open, open + 1)
  if (code === SLASH) return isLetter(source.charCodeAt(open + 2)) ? tagAt(source, open, open + 2) : comment(source, open, open + 2)
  if (code === 0x21) return comment(source, open, source.startsWith('--', open + 2) ? open + 4 : open + 2)
  return code === 0x3f ? comment(source, open, open + 1) : null
}

function endOfComment(source: string, open: number): number {
  const long = source.startsWith('<!--', open)
  const end = source.indexOf(long ? '-->' : '>', open + (long ? 4 : 2))
  return end < 0 ? source.length : end + (long ? 3 : 1)
}

function comment(source: string, open: number, start: number): Token {
  const end = endOfComment(source, open)
  const closed = source[end - 1] === '>' ? (source.startsWith('<!--', open) ? 3 : 1) : 0
  return { kind: 'comment', element: NO_ELEMENT, start, end: Math.max(start, end - closed), attributes: NONE, raw: false }
}

function tagAt(source: string, open: number, nameStart: number): Token {
  let at = nameStart
  for (; at < source.length; at++) {
    const code = source.charCodeAt(at)
    if (code === GREATER || code === SLASH || isSpace(code)) break
  }
  const element = valeElement(lower(source.slice(nameStart, at)))
  let attributes = NONE
  at = skipSpace(source, at)
  while (at < source.length && source.charCodeAt(at) !== GREATER) {
    if (attributes === NONE) attributes = []
    at = skipSpace(source, attributeAt(source, at, attributes))
  }
  const end = Math.min(source.length, at + 1)
  const kind = nameStart > open + 1 ? 'end' : source.charCodeAt(end - 2) === SLASH ? 'single' : 'start'
  return { kind, element, start: open, end, attributes, raw: false }
}

function skipSpace(source: string, from: number): number {
  let at = from
  while (at < source.length && isSpace(source.charCodeAt(at))) at++
  return at
}

/** Reads one attribute, and gives where it ends. */
function attributeAt(source: string, from: number, attributes: Attribute[]): number {
  let at = from
  for (; at < source.length; at++) {
    const code = source.charCodeAt(at)
    if (isSpace(code) || code === SLASH || code === GREATER || (code === EQUALS && at > from)) break
  }
  if (source.charCodeAt(at) === SLASH) return at + 1
  const equals = skipSpace(source, at)
  if (source.charCodeAt(equals) !== EQUALS) return Math.max(at, from + 1)
  const start = skipSpace(source, equals + 1)
  const quote = source[start]
  if (quote === '"' || quote === "'") {
    const found = source.indexOf(quote, start + 1)
    const end = found < 0 ? source.length : found
    addAttribute(source, from, at, start + 1, end, attributes)
    return found < 0 ? end : end + 1
  }
  let end = start
  while (end < source.length && !isSpace(source.charCodeAt(end)) && source.charCodeAt(end) !== GREATER) end++
  addAttribute(source, from, at, start, end, attributes)
  return end
}

const LONGEST_KEY = 5

function addAttribute(source: string, from: number, to: number, start: number, end: number, attributes: Attribute[]): void {
  if (to - from > LONGEST_KEY) return
  const key = lower(source.slice(from, to))
  if (key === 'class' || key === 'href' || key === 'id' || key === 'src' || key === 'alt') attributes.push({ key, start, end })
}
