import { DecodingMode, EntityDecoder, htmlDecodeTree } from 'entities/decode'

/** Where an attribute's value stands in the source, without its quotes. */
export interface RawAttribute {
  start: number
  end: number
}

/** Calls back with every piece of an attribute's value: plain pieces as they stand, entities decoded. */
export function eachPiece(
  source: string,
  raw: RawAttribute,
  plain: (start: number, end: number) => void,
  decoded: (text: string, start: number, end: number) => void,
): void {
  let from = raw.start
  // within the value only: the next ampersand of the page may be far away
  const value = source.slice(raw.start, raw.end)
  let at = value.indexOf('&')
  while (at !== -1) {
    const entity = entityAt(value.slice(at, at + 40), 0, DecodingMode.Attribute)
    const start = raw.start + at
    if (entity !== null) {
      if (start > from) plain(from, start)
      from = start + entity.length
      decoded(entity.text, start, from)
    }
    at = value.indexOf('&', entity === null ? at + 1 : from - raw.start)
  }
  if (raw.end > from) plain(from, raw.end)
}

export function htmlAttribute(source: string, raw: RawAttribute): string {
  let value = source.slice(raw.start, raw.end)
  if (!value.includes('&')) return value
  value = ''
  eachPiece(
    source,
    raw,
    (start, end) => (value += source.slice(start, end)),
    (text) => (value += text),
  )
  return value
}

let text = ''
let length = 0
const decoder = new EntityDecoder(htmlDecodeTree, (codePoint, consumed) => {
  text += String.fromCodePoint(codePoint)
  length = consumed
})

/** The entity that begins with an ampersand of a page's text. */
export const textEntity = (source: string, at: number) => entityAt(source, at, DecodingMode.Legacy)

function entityAt(source: string, at: number, mode: DecodingMode): { text: string; length: number } | null {
  text = ''
  length = 0
  decoder.startEntity(mode)
  if (decoder.write(source, at + 1) < 0) decoder.end()
  return length > 0 ? { text, length } : null
}
