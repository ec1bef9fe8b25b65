import type { Block, Document } from '../../text/document.ts'
import { sourceSpan } from '../../text/position.ts'
import { isValeDocument } from './html.ts'

/** A block as Vale has it. */
export interface ValeReading {
  text: string
  /** For each of its characters, and for its end, the offset in the block's own text; null where the two texts are the same. */
  places: Int32Array | null
  /** The runs of text between two pieces of markup, which Vale looks for in the source one after the other. */
  runs: string[]
}

/** What may divide a block's text: markup of any kind, and the addresses that are made links. */
const DIVIDED = /[\n@]|:\/\/|www\./
const MAY_BE_ADDRESS = /@|:\/\/|www\./
const ADDRESS = /(?:https?|ftp):\/\/[^\s<>]+|www\.[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const WEB_ADDRESS = /(?:https?|ftp):\/\/[^\s<>]+|www\.[^\s<>]+/g
/** Elements within a line for Vale: what follows one of them is set off by a blank. */
const INLINE = new Set('b big i small abbr acronym cite dfn em kbd strong a br img span sub sup code tt del'.split(' '))
/** What begins a run without a blank before it, and what ends one without a blank after it. */
const CLOSES = /^[.?!,:;)\]}—–]/
const OPENS = /[([{—–]$/
const TAG = /<(\/?)([A-Za-z][\w-]*)/g

interface TextPiece {
  start: number
  end: number
  /** Set off by a blank from what is before it. */
  inline: boolean
  hidden: boolean
}

/**
 * Vale takes the text between two tags without the white space around it, and sets what follows an inline tag off by a blank;
 * an address that is its own link is asterisks, like code; a forced line break is a tag.
 */
export function valeReading(document: Document, index: number): ValeReading {
  const block = document.blocks[index]!
  const { text } = block
  if (isValeDocument(document)) return { text, places: null, runs: [] }
  if (!block.marks?.length && !DIVIDED.test(text) && !hasGaps(block)) return { text, places: null, runs: [text.trim()] }
  const runs: string[] = []
  const parts: ReadPart[] = []
  let made = ''
  for (const piece of piecesOf(document, block)) {
    const run = text.slice(piece.start, piece.end)
    const trimmed = run.trim()
    if (trimmed === '') continue
    runs.push(trimmed)
    const from = piece.start + run.indexOf(trimmed)
    const blank = piece.inline && made !== '' && !CLOSES.test(trimmed) && !OPENS.test(parts.at(-1)!.text)
    const { text: read, places } = written(document, block, from, trimmed)
    const part: ReadPart = { blank, from, text: piece.hidden ? read.replaceAll(/[^\n]/g, '*') : read, places }
    parts.push(part)
    made += blank ? ` ${part.text}` : part.text
  }
  return made === text ? { text, places: null, runs } : { text: made, places: placesOf(parts, made.length), runs }
}

/** A piece of the text that is made, with a blank before it or not. */
interface ReadPart {
  blank: boolean
  /** Where it begins in the block's text. */
  from: number
  text: string
  /** For each of its characters where that stands, unless one stands after the other. */
  places: number[] | null
}

function placesOf(parts: ReadPart[], length: number): Int32Array {
  const all = new Int32Array(length + 1)
  let at = 0
  for (const { blank, from, text, places } of parts) {
    if (blank) all[at++] = Math.max(0, from - 1)
    for (let index = 0; index < text.length; index++) all[at++] = places === null ? from + index : places[index]!
  }
  if (at > 0) all[at] = all[at - 1]! + 1
  return all
}

/** A stretch of the text with the white space of the source, which a browser shows as one blank: Vale takes it as it stands. */
function written(document: Document, block: Block, start: number, stretch: string): Pick<ReadPart, 'text' | 'places'> {
  if (document.type !== 'html') return { text: stretch, places: null }
  const end = start + stretch.length
  const places: number[] = []
  let text = ''
  for (let at = start; at < end; at++) {
    const character = block.text[at]!
    const space =
      character === ' ' && at + 1 < end
        ? document.source.slice(sourceSpan(block, at, at + 1).start, sourceSpan(block, at + 1, at + 2).start)
        : character
    const kept = space.length > 0 && /^[ \t\r\n\f]*$/.test(space) ? space.replaceAll('\r', '') : character
    text += kept
    for (let count = 0; count < kept.length; count++) places.push(at)
  }
  return { text, places }
}

const hasGaps = ({ map }: Block) => map.length > 2

/** The block's text cut where markup stands in the source. */
function piecesOf(document: Document, block: Block): TextPiece[] {
  const cuts = new Map<number, boolean>()
  const cut = (at: number, opens: boolean) => cuts.set(at, opens || cuts.get(at) === true)
  const hidden: { start: number; end: number }[] = []
  for (const mark of block.marks ?? []) {
    cut(mark.start, true)
    cut(mark.end, false)
    if (mark.scope === 'link' && /^https?:\/\/\S+$/.test(block.text.slice(mark.start, mark.end))) hidden.push(mark)
  }
  if (document.type === 'markdown') cutAddresses(block, cut, hidden)
  cutBreaks(document.source, block, cut)
  cutTags(document.source, block, cut)
  const pieces: TextPiece[] = []
  let start = 0
  let inline = false
  for (const at of [...cuts.keys(), block.text.length].toSorted((one, other) => one - other)) {
    if (at > start) pieces.push({ start, end: at, inline, hidden: hidden.some((range) => range.start <= start && at <= range.end) })
    inline ||= cuts.get(at) === true
    start = Math.max(start, at)
  }
  return pieces
}

function cutAddresses(block: Block, cut: (at: number, opens: boolean) => void, hidden: { start: number; end: number }[]) {
  if (!MAY_BE_ADDRESS.test(block.text)) return
  for (const match of block.text.matchAll(block.text.includes('@') ? ADDRESS : WEB_ADDRESS)) {
    const end = match.index + addressLength(match[0])
    if (block.marks?.some((mark) => mark.start < end && match.index < mark.end && mark.scope !== 'strong' && mark.scope !== 'emphasis')) {
      if (match[0].includes('://')) hidden.push({ start: match.index, end })
      continue
    }
    cut(match.index, true)
    cut(end, false)
    if (match[0].includes('://')) hidden.push({ start: match.index, end })
  }
}

/** What ends a sentence after an address does not belong to it. */
function addressLength(address: string): number {
  let end = address.length
  while (end > 0 && (/[?!.,:;*_~'"]/.test(address[end - 1]!) || (address[end - 1] === ')' && !address.slice(0, end).includes('(')))) end--
  return end
}

/** `<br>`, two blanks or a backslash before the end of the line. */
function cutBreaks(source: string, block: Block, cut: (at: number, opens: boolean) => void) {
  for (let at = block.text.indexOf('\n'); at >= 0; at = block.text.indexOf('\n', at + 1)) {
    const place = sourceSpan(block, at, at + 1).start
    if (source[place] === '<' || source[place - 1] === '\\' || source.slice(place - 2, place) === '  ') cut(at, true)
  }
}

/** Tags in the source between two characters of the text: an HTML page's `span`, or HTML inside Markdown. */
function cutTags(source: string, block: Block, cut: (at: number, opens: boolean) => void) {
  const { map } = block
  for (let run = 2; run < map.length; run += 2) {
    const at = map[run]!
    if (at === 0 || at >= block.text.length) continue
    const gap = source.slice(sourceSpan(block, at - 1, at).end, map[run + 1])
    if (!gap.includes('<')) continue
    for (const [, slash, name] of gap.matchAll(TAG)) cut(at, slash === '' && INLINE.has(name!.toLowerCase()))
  }
}
