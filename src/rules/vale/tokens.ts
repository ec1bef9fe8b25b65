import { nameAt } from '../../text/html-names.ts'
import { endOfRawText } from '../../text/html-tokens.ts'
import { NO_ELEMENT, valeElement, type ValeElement } from './elements.ts'

/** A piece of HTML as Vale's tokenizer has it. Offsets are those of the source. One serves for all pieces of a page, in turn. */
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

/**
 * Tags as they are written, without a tree: nothing is closed that is not closed in the source. They go to a
 * method of an object: V8 optimises a call site that calls the same function each time, and a closure for each page would be another one.
 */
export function eachToken(source: string, taker: { take(token: Token): void }): void {
  const token: Token = { kind: 'text', element: NO_ELEMENT, start: 0, end: 0, attributes: [], raw: false }
  let at = 0
  let text = 0
  const takeText = (start: number, end: number, raw: boolean) => {
    if (end <= start) return
    set(token, 'text', NO_ELEMENT, start, end)
    token.raw = raw
    taker.take(token)
  }
  while (at < source.length) {
    const open = source.indexOf('<', at)
    if (open < 0) break
    if (!isMarkup(source.charCodeAt(open + 1))) {
      at = open + 1
      continue
    }
    takeText(text, open, false)
    markupAt(source, open, token)
    taker.take(token)
    const {
      kind,
      end,
      element: { holds, name },
    } = token
    at = text = kind === 'comment' ? endOfComment(source, open) : end
    if (kind !== 'start' || holds === 'elements') continue
    at = text = name === 'plaintext' ? source.length : endOfRawText(source, name, at)
    takeText(end, at, holds === 'raw text')
  }
  takeText(text, source.length, false)
}

const isLetter = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)
const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0x0c
const [GREATER, SLASH, EQUALS, EXCLAMATION, QUESTION] = [0x3e, 0x2f, 0x3d, 0x21, 0x3f]

const isMarkup = (code: number) => isLetter(code) || code === SLASH || code === EXCLAMATION || code === QUESTION

function markupAt(source: string, open: number, token: Token): void {
  const code = source.charCodeAt(open + 1)
  if (isLetter(code)) tagAt(source, open, open + 1, token)
  else if (code === SLASH && isLetter(source.charCodeAt(open + 2))) tagAt(source, open, open + 2, token)
  else if (code === QUESTION) comment(source, open, open + 1, token)
  else comment(source, open, code === EXCLAMATION && source.startsWith('--', open + 2) ? open + 4 : open + 2, token)
}

function set(token: Token, kind: Token['kind'], element: ValeElement, start: number, end: number): void {
  token.kind = kind
  token.element = element
  token.start = start
  token.end = end
  token.raw = false
  if (token.attributes.length > 0) token.attributes = []
}

function endOfComment(source: string, open: number): number {
  const long = source.startsWith('<!--', open)
  const end = source.indexOf(long ? '-->' : '>', open + (long ? 4 : 2))
  return end < 0 ? source.length : end + (long ? 3 : 1)
}

function comment(source: string, open: number, start: number, token: Token): void {
  const end = endOfComment(source, open)
  const closed = source[end - 1] === '>' ? (source.startsWith('<!--', open) ? 3 : 1) : 0
  set(token, 'comment', NO_ELEMENT, start, Math.max(start, end - closed))
}

function tagAt(source: string, open: number, nameStart: number, token: Token): void {
  let at = nameStart
  for (; at < source.length; at++) {
    const code = source.charCodeAt(at)
    if (code === GREATER || code === SLASH || isSpace(code)) break
  }
  const element = valeElement(nameAt(source, nameStart, at))
  set(token, 'start', element, open, 0)
  at = skipSpace(source, at)
  while (at < source.length && source.charCodeAt(at) !== GREATER) at = skipSpace(source, attributeAt(source, at, token.attributes))
  token.end = Math.min(source.length, at + 1)
  if (nameStart > open + 1) token.kind = 'end'
  else if (source.charCodeAt(token.end - 2) === SLASH) token.kind = 'single'
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
  const key = nameAt(source, from, to)
  if (key === 'class' || key === 'href' || key === 'id' || key === 'src' || key === 'alt') attributes.push({ key, start, end })
}
