import { decodeXML } from 'entities/decode'
import { UnreadableDocument } from './document.ts'

export interface XmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
  /** Where the tag begins in the source and just past its end. */
  start: number
  end: number
}

export interface XmlTaker {
  open(element: XmlElement, path: readonly string[]): void
  /** `path` still ends with the element's own name. */
  close(name: string, start: number, end: number, path: readonly string[]): void
  text(start: number, end: number): void
  /** A character reference or one of the five entities; others are not expanded, so that none can unfold to gigabytes. */
  entity(text: string, start: number, end: number): void
  comment(start: number, end: number): void
}

const DEEPEST = 500
const TAG = /<([\p{L}_][\p{L}\p{N}_.:-]*)((?:\s+[^\s=<>/"']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/uy
const CLOSING = /<\/([\p{L}_][\p{L}\p{N}_.:-]*)\s*>/uy
const ATTRIBUTE = /([^\s=<>/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const ENTITY = /&(?:#\d{1,7}|#x[\da-fA-F]{1,6}|lt|gt|amp|quot|apos);/g

/**
 * Walks through XML and says where each token stands in the source, which parsers that build a tree do not. What is not well-formed is
 * refused.
 */
export function takeXml(source: string, taker: XmlTaker): void {
  const path: string[] = []
  let at = 0
  while (at < source.length) {
    const tag = source.indexOf('<', at)
    text(source, at, tag === -1 ? source.length : tag, taker)
    if (tag === -1) break
    at = tokenAt(source, tag, path, taker)
  }
  if (path.length > 0) throw broken(source, source.length, `<${path.at(-1)}> is not closed`)
}

/** Takes the token that begins with the bracket at `at` and says where it ends. */
function tokenAt(source: string, at: number, path: string[], taker: XmlTaker): number {
  if (source.startsWith('<!--', at)) {
    const end = past(source, '-->', at)
    taker.comment(at, end)
    return end
  }
  if (source.startsWith('<![CDATA[', at)) {
    const end = past(source, ']]>', at)
    taker.text(at + 9, end - 3)
    return end
  }
  if (source.startsWith('<?', at)) return past(source, '?>', at)
  if (source.startsWith('<!', at)) return pastDoctype(source, at)
  const closing = exec(CLOSING, source, at)
  if (closing !== null) {
    const name = closing[1]!
    if (path.at(-1) !== name) throw broken(source, at, `</${name}> closes nothing`)
    const end = at + closing[0].length
    taker.close(name, at, end, path)
    path.pop()
    return end
  }
  const opening = exec(TAG, source, at)
  if (opening === null) throw broken(source, at, 'a tag is not written as XML asks')
  const end = at + opening[0].length
  const name = opening[1]!
  if (path.length >= DEEPEST) throw new UnreadableDocument(`This XML file is nested more than ${DEEPEST} levels deep.`)
  const attributes = new Map<string, string>()
  for (const match of opening[2]!.matchAll(ATTRIBUTE)) attributes.set(match[1]!, decodeXML(match[2] ?? match[3] ?? ''))
  path.push(name)
  taker.open({ name, attributes, start: at, end }, path)
  if (opening[3] === '/') {
    taker.close(name, end, end, path)
    path.pop()
  }
  return end
}

function text(source: string, start: number, end: number, taker: XmlTaker): void {
  let from = start
  ENTITY.lastIndex = start
  for (;;) {
    const ampersand = source.indexOf('&', from)
    if (ampersand === -1 || ampersand >= end) break
    ENTITY.lastIndex = ampersand
    const match = ENTITY.exec(source)
    if (match === null || match.index >= end) break
    if (match.index > from) taker.text(from, match.index)
    from = match.index + match[0].length
    taker.entity(decodeXML(match[0]), match.index, from)
  }
  if (end > from) taker.text(from, end)
}

function past(source: string, closing: string, at: number): number {
  const found = source.indexOf(closing, at + 2)
  if (found === -1) throw broken(source, at, `what begins here is not closed by ${closing}`)
  return found + closing.length
}

/** A document type may hold declarations in square brackets. */
function pastDoctype(source: string, at: number): number {
  const bracket = source.indexOf('[', at)
  const close = past(source, '>', at)
  return bracket === -1 || bracket > close ? close : past(source, '>', past(source, ']', bracket) - 2)
}

function broken(source: string, at: number, what: string): UnreadableDocument {
  const before = source.slice(0, at)
  const line = before.split(/\r\n|\r|\n/).length
  return new UnreadableDocument(`This is not well-formed XML: ${what}, at line ${line}.`)
}

function exec(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
