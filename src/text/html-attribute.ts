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
  let at = source.indexOf('&', from)
  while (at !== -1 && at < raw.end) {
    const entity = entityAt(source.slice(at, Math.min(raw.end, at + 40)))
    if (entity !== null) {
      if (at > from) plain(from, at)
      from = at + entity.length
      decoded(entity.text, at, from)
    }
    at = source.indexOf('&', entity === null ? at + 1 : from)
  }
  if (raw.end > from) plain(from, raw.end)
}

export function htmlAttribute(source: string, raw: RawAttribute): string {
  let value = ''
  eachPiece(source, raw, (start, end) => (value += source.slice(start, end)), (text) => (value += text))
  return value
}

let text = ''
let length = 0
const decoder = new EntityDecoder(htmlDecodeTree, (codePoint, consumed) => {
  text += String.fromCodePoint(codePoint)
  length = consumed
})

function entityAt(piece: string): { text: string; length: number } | null {
  text = ''
  length = 0
  decoder.startEntity(DecodingMode.Attribute)
  if (decoder.write(piece, 1) < 0) decoder.end()
  return length > 0 ? { text, length } : null
}
