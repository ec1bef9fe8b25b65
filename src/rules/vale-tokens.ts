/** A piece of HTML as Vale's tokenizer has it. Offsets are those of the source. */
export interface Token {
  kind: 'text' | 'start' | 'end' | 'single' | 'comment'
  /** The tag's name, in lower case; empty for text and comments. */
  name: string
  /** What stands inside: the text, the comment's text; of a tag the whole of it. */
  start: number
  end: number
  attributes: Attribute[]
  /** Entities mean themselves. */
  raw: boolean
}

export interface Attribute {
  key: string
  start: number
  end: number
}

const RAW = new Set(['iframe', 'noembed', 'noframes', 'plaintext', 'script', 'style', 'textarea', 'title', 'xmp'])
const DECODED = new Set(['textarea', 'title'])
const NONE: Attribute[] = []

/** Tags as they are written, without a tree: nothing is closed that is not closed in the source. */
export function* tokensOf(source: string): Generator<Token> {
  let at = 0
  let text = 0
  let inside = ''
  while (at < source.length) {
    if (inside !== '') {
      const end = inside === 'plaintext' ? source.length : endOfRaw(source, inside, at)
      if (end > at) yield { kind: 'text', name: '', start: at, end, attributes: NONE, raw: !DECODED.has(inside) }
      inside = ''
      at = text = end
      continue
    }
    const open = source.indexOf('<', at)
    if (open < 0) break
    const token = markupAt(source, open)
    if (token === null) {
      at = open + 1
      continue
    }
    if (open > text) yield { kind: 'text', name: '', start: text, end: open, attributes: NONE, raw: false }
    yield token
    at = text = token.kind === 'comment' ? endOfComment(source, open) : token.end
    if (token.kind === 'start' && RAW.has(token.name)) inside = token.name
  }
  if (source.length > text) yield { kind: 'text', name: '', start: text, end: source.length, attributes: NONE, raw: false }
}

function endOfRaw(source: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  closing.lastIndex = from
  return closing.exec(source)?.index ?? source.length
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
  return { kind: 'comment', name: '', start, end: Math.max(start, end - closed), attributes: NONE, raw: false }
}

function tagAt(source: string, open: number, nameStart: number): Token {
  let at = nameStart
  while (at < source.length && !isSpace(source.charCodeAt(at)) && source.charCodeAt(at) !== SLASH && source.charCodeAt(at) !== GREATER) at++
  const name = source.slice(nameStart, at).toLowerCase()
  const attributes: Attribute[] = []
  at = skipSpace(source, at)
  while (at < source.length && source.charCodeAt(at) !== GREATER) at = skipSpace(source, attributeAt(source, at, attributes))
  const end = Math.min(source.length, at + 1)
  const kind = nameStart > open + 1 ? 'end' : source.charCodeAt(end - 2) === SLASH ? 'single' : 'start'
  return { kind, name, start: open, end, attributes: attributes.length === 0 ? NONE : attributes, raw: false }
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
  const key = source.slice(from, at).toLowerCase()
  if (source.charCodeAt(at) === SLASH) return at + 1
  const equals = skipSpace(source, at)
  if (source.charCodeAt(equals) !== EQUALS) return Math.max(at, from + 1)
  const start = skipSpace(source, equals + 1)
  const quote = source[start]
  if (quote === '"' || quote === "'") {
    const end = source.indexOf(quote, start + 1)
    if (key !== '') attributes.push({ key, start: start + 1, end: end < 0 ? source.length : end })
    return end < 0 ? source.length : end + 1
  }
  let end = start
  while (end < source.length && !isSpace(source.charCodeAt(end)) && source.charCodeAt(end) !== GREATER) end++
  if (key !== '') attributes.push({ key, start, end })
  return end
}
