import { decoded, transferred, type PlacedText } from './transfer.ts'

/** The texts of a message where they stand in the file, whatever they are encoded with. */
interface MessageTexts {
  subject: PlacedText | null
  /** Where the field of the subject begins. */
  subjectAt: number
  parts: (PlacedText & { isHtml: boolean })[]
}

const DEEPEST = 20
const MOST_PARTS = 1000

/** Finds the subject and the parts of text in the bytes of a message. What it does not understand it leaves to the parser that decodes. */
export function messageTexts(file: Uint8Array): MessageTexts {
  // One character for each byte: only what is ASCII is looked at.
  const raw = new TextDecoder('latin1').decode(file)
  const found: MessageTexts = { subject: null, subjectAt: 0, parts: [] }
  entity(file, raw, 0, raw.length, 0, found)
  return found
}

function entity(file: Uint8Array, raw: string, start: number, end: number, depth: number, found: MessageTexts): void {
  if (depth > DEEPEST || found.parts.length >= MOST_PARTS) return
  const { body, fields } = header(raw, start, end)
  if (depth === 0) subjectOf(file, raw, fields, found)
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value ?? ''
  const contentType = valueOf('content-type') || 'text/plain'
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase()
  const encoding = valueOf('content-transfer-encoding').trim().toLowerCase()
  if (type.startsWith('multipart/')) {
    for (const part of between(raw, body, end, parameter(contentType, 'boundary')))
      entity(file, raw, part.start, part.end, depth + 1, found)
  } else if (type === 'message/rfc822' && encoding !== 'base64' && encoding !== 'quoted-printable')
    entity(file, raw, body, end, depth + 1, found)
  else if ((type === 'text/html' || type === 'text/plain') && !/^\s*attachment/i.test(valueOf('content-disposition'))) {
    const placed = decoded(transferred(file, body, end, encoding), parameter(contentType, 'charset') || 'utf-8')
    found.parts.push({ ...placed, isHtml: type === 'text/html' })
  }
}

interface Field {
  name: string
  /** Without the line breaks it is folded at. */
  value: string
  start: number
  /** Where the value stands, folds included. */
  from: number
  to: number
}

const FIELD = /([!-9;-~]+)[ \t]*:((?:[^\r\n]|\r?\n[ \t])*)(?:\r?\n|$)/y

function header(raw: string, start: number, end: number): { fields: Field[]; body: number } {
  const fields: Field[] = []
  let at = start
  const envelope = /From [^\r\n]*\r?\n/y
  envelope.lastIndex = at
  if (envelope.test(raw)) at = envelope.lastIndex
  while (at < end) {
    FIELD.lastIndex = at
    const match = FIELD.exec(raw)
    if (match === null) break
    const value = match[2]!
    const from = at + match[0].indexOf(':') + 1
    fields.push({ name: match[1]!.toLowerCase(), value: value.replaceAll(/\r?\n(?=[ \t])/g, ''), start: at, from, to: from + value.length })
    at += match[0].length
  }
  const blank = /\r?\n/y
  blank.lastIndex = at
  return { fields, body: blank.test(raw) ? blank.lastIndex : at }
}

function parameter(value: string, name: string): string {
  const match = new RegExp(String.raw`;\s*${name}\s*=\s*(?:"([^"]*)"|([^\s;]+))`, 'i').exec(value)
  return match?.[1] ?? match?.[2] ?? ''
}

/** The parts between the lines of a boundary. */
function* between(raw: string, start: number, end: number, boundary: string): Generator<{ start: number; end: number }> {
  if (boundary === '') return
  const line = new RegExp(String.raw`(?:^|\r?\n)--${RegExp.escape(boundary)}(--)?[ \t]*(?:\r?\n|$)`, 'g')
  line.lastIndex = Math.max(start - 1, 0)
  let from = -1
  for (let match = line.exec(raw); match !== null && match.index < end; match = line.exec(raw)) {
    if (from !== -1) yield { start: from, end: Math.max(from, match.index) }
    from = match.index + match[0].length
    if (match[1] !== undefined) return
    // The line end of one boundary may be the one before the next.
    line.lastIndex = from - 1
  }
  if (from !== -1) yield { start: from, end }
}

const ENCODED_WORD = /=\?([\w.:-]+)(?:\*[\w-]*)?\?([BbQq])\?([^?\s]*)\?=/g

/** The subject with its encoded words decoded, each character with its place. */
function subjectOf(file: Uint8Array, raw: string, fields: readonly Field[], found: MessageTexts): void {
  const field = fields.find(({ name }) => name === 'subject')
  if (field === undefined) return
  found.subjectAt = field.start
  const pieces: PlacedText[] = []
  const plain = (start: number, end: number) => {
    const text = decoded(transferred(file, start, end, ''), 'utf-8')
    if (text.text !== '') pieces.push(text)
  }
  let at = field.from
  ENCODED_WORD.lastIndex = 0
  for (const match of raw.slice(field.from, field.to).matchAll(ENCODED_WORD)) {
    const start = field.from + match.index
    const isNextWord = at > field.from && raw.slice(at, start).trim() === ''
    if (!isNextWord) plain(at, start)
    const content = start + match[0].length - 2 - match[3]!.length
    pieces.push(decodedWord(file, content, match[3]!.length, match[2]!.toLowerCase(), match[1]!))
    at = start + match[0].length
  }
  plain(at, field.to)
  found.subject = joined(pieces)
}

function decodedWord(file: Uint8Array, start: number, length: number, kind: string, charset: string): PlacedText {
  const bytes = transferred(file, start, start + length, kind === 'b' ? 'base64' : 'quoted-printable')
  // In an encoded word an underscore is a blank.
  if (kind === 'q')
    for (let at = 0; at < bytes.length; at += 1)
      if (bytes.bytes[at] === 0x5f && bytes.ends[at]! - bytes.starts[at]! === 1) bytes.bytes[at] = 0x20
  return decoded(bytes, charset)
}

/** Pieces as one text, without the line breaks a field is folded at and without white space around it. */
function joined(pieces: readonly PlacedText[]): PlacedText {
  const text: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (const piece of pieces)
    for (let at = 0; at < piece.text.length; at += 1) {
      const character = piece.text[at]!
      if (character === '\n' || character === '\r' || (text.length === 0 && character === ' ')) continue
      text.push(character)
      starts.push(piece.starts[at]!)
      ends.push(piece.ends[at]!)
    }
  return { text: text.join('').trimEnd(), starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) }
}
