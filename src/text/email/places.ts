import type { DraftBlock } from '../draft.ts'
import { readHtml } from '../html.ts'
import { readPlain } from '../plain.ts'
import { SourcePositions, sourceSpan, type Position } from '../position.ts'
import { messageTexts } from './parts.ts'
import type { PlacedText } from './transfer.ts'

/** A text of a message: its characters one by one in the file where they are known, or only where it begins. */
interface Found {
  block: Pick<DraftBlock, 'map' | 'start' | 'text'>
  part: PlacedText
  isExact: boolean
}

interface Piece {
  start: number
  end: number
  found: Found | null
}

const keyOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Where the texts of a message stand in its file. */
export class MessagePlaces {
  readonly #file: SourcePositions
  /** The offset in the text of the file for each of its bytes; null where they are the same. */
  readonly #offsets: Uint32Array | null
  readonly #byText = new Map<string, { block: DraftBlock; part: PlacedText }[]>()
  readonly #subject: Found | null

  constructor(bytes: Uint8Array) {
    const { text, offsets } = textOf(bytes)
    this.#file = new SourcePositions(text)
    this.#offsets = offsets
    const { subject, subjectAt, parts } = messageTexts(bytes)
    this.#subject = subject && {
      block: { text: subject.text, map: [0, 0], start: 0 },
      part: subject.text === '' ? { text: ' ', starts: Uint32Array.of(subjectAt), ends: Uint32Array.of(subjectAt) } : subject,
      isExact: true,
    }
    for (const part of parts)
      for (const block of (part.isHtml ? readHtml : readPlain)(part.text).blocks) {
        const key = keyOf(block.text)
        const others = this.#byText.get(key)
        if (others) others.push({ block, part })
        else this.#byText.set(key, [{ block, part }])
      }
  }

  /** Finds a text; the first of several of the same words is taken first. Null where it stands in the file otherwise than it is shown. */
  find(text: string, isSubject: boolean): Found | null {
    const isExact = this.#subject?.block.text === text
    if (isSubject && this.#subject && (isExact || !this.#byText.has(keyOf(text)))) return { ...this.#subject, isExact }
    const found = this.#byText.get(keyOf(text))
    const next = found && found.length > 1 ? found.shift() : found?.[0]
    return next ? { ...next, isExact: next.block.text === text } : null
  }

  /** The place of a character of a text, or where that character ends. */
  at({ block, part, isExact }: Found, offset: number, isEnd: boolean): Position {
    const character = isExact ? Math.max(0, Math.min(offset, block.text.length - 1)) : 0
    const span = sourceSpan(block, character, character + 1)
    const byte = isEnd && isExact ? part.ends[span.end - 1] : part.starts[span.start]
    return this.#file.at(this.#offsets === null ? (byte ?? 0) : (this.#offsets[byte ?? 0] ?? 0))
  }
}

/**
 * The positions of a message's text in its file. The source of the document is the decoded text, which people can read; lines and columns
 * are those of the file. What cannot be found there is on its first line.
 */
export class MessagePositions extends SourcePositions {
  readonly #places: MessagePlaces
  readonly #pieces: Piece[]

  constructor(source: string, blocks: readonly DraftBlock[], places: MessagePlaces) {
    super(source)
    this.#places = places
    this.#pieces = blocks.map(({ start, end, text, scope }, at) => ({
      start,
      end,
      found: places.find(text, at === 0 && scope === 'title'),
    }))
  }

  override at(offset: number): Position {
    return this.#place(offset, false)
  }

  override endAt(offset: number): Position {
    return this.#place(offset - 1, true)
  }

  #place(character: number, isEnd: boolean): Position {
    let low = 0
    let high = this.#pieces.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#pieces[middle]!.start <= character) low = middle + 1
      else high = middle
    }
    const piece = this.#pieces[low - 1]
    return piece?.found ? this.#places.at(piece.found, character - piece.start, isEnd) : { line: 1, column: 1 }
  }
}

/** A file as text, with the offset of each byte in it. One that is not UTF-8 has a character for each byte. */
function textOf(bytes: Uint8Array): { text: string; offsets: Uint32Array | null } {
  if (bytes.every((byte) => byte < 0x80)) return { text: new TextDecoder('latin1').decode(bytes), offsets: null }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const offsets = new Uint32Array(bytes.length + 1)
    let offset = 0
    for (let at = 0; at < bytes.length; at += 1) {
      offsets[at] = offset
      const isLast = ((bytes[at + 1] ?? 0) & 0xc0) !== 0x80
      if (isLast) offset += isAstral(bytes, at) ? 2 : 1
    }
    offsets[bytes.length] = offset
    return { text, offsets }
  } catch {
    return { text: new TextDecoder('latin1').decode(bytes), offsets: null }
  }
}

/** Whether the character that ends with this byte has four of them. */
const isAstral = (bytes: Uint8Array, last: number) => last >= 3 && bytes[last - 3]! >= 0xf0
