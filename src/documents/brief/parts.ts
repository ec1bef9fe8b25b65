import { sentencesOf } from '../../generation/base/sentences.ts'
import { monthsOf } from '../../generation/figures/months.ts'
import type { LanguageKey } from '../../languages.ts'
import { BCP47 } from '../../languages.ts'
import { KIND, anywhere } from './cues.ts'

/** A place in the brief, from and to a character. */
export interface Span {
  start: number
  end: number
}

/** What stands between two commas. Taken: it has its field, or says nothing that belongs into one. */
export interface Part extends Span {
  text: string
  taken: boolean
}

/** A sentence, a line of a list, or what stands behind a label. */
export interface Segment extends Span {
  /** `Wir bieten` of `Wir bieten: 30 Tage Urlaub`. */
  label: (Span & { text: string }) | null
  isItem: boolean
  parts: Part[]
}

const BULLET = /^\s*(?:[-*+•·–—]|\d{1,2}[.)](?!\d))\s+/u
/** Up to six words and a colon; `19:30` and `https:` are none. */
const LABEL = /^(\p{L}[\p{L}\p{N}'’/&()-]*(?:\s+[\p{L}\p{N}'’/&()-]+){0,5})\s?:(?=\s)/u
const COMMA = /[,;](?=\s)|\s[–—-](?=\s)/gu
const OPENING: Record<string, string> = { '(': ')', '"': '"', '„': '“', '“': '”', '«': '»', '[': ']' }

/** Where a sentence has a comma outside of brackets and quotation marks. */
function cuts(text: string): Span[] {
  const inside: Span[] = []
  for (let at = 0; at < text.length; at++) {
    const close = OPENING[text[at]!]
    const end = close === undefined ? -1 : text.indexOf(close, at + 1)
    if (end > at) inside.push({ start: at, end: (at = end) })
  }
  return Array.from(text.matchAll(COMMA), ({ 0: mark, index }) => ({ start: index, end: index + mark.length })).filter(
    ({ start }) => !inside.some((each) => each.start < start && start < each.end),
  )
}

function partsOf(brief: string, { start, end }: Span): Part[] {
  const text = brief.slice(start, end)
  const marks = [...cuts(text), { start: text.length, end: text.length }]
  const parts: Part[] = []
  let from = 0
  for (const mark of marks) {
    const part = trimmed(brief, { start: start + from, end: start + mark.start })
    if (part.end > part.start) parts.push({ ...part, text: brief.slice(part.start, part.end), taken: false })
    from = mark.end
  }
  return parts
}

/** A span without the blanks around it. */
export function trimmed(brief: string, { start, end }: Span): Span {
  const text = brief.slice(start, end)
  const first = text.search(/\S/u)
  return first < 0 ? { start, end: start } : { start: start + first, end: start + text.trimEnd().length }
}

/** A number goes on behind these, and no sentence begins: `Tel. 0251`, `Lindenstr. 8`. */
const ABBREVIATED =
  /(?:^|[\s(]|\p{L}(?=str\.))(?:str|tel|tél|tlf|puh|nr|no|núm|n|av|avda|bd|pl|ul|al|via|ca|ab|cad|sok|ул|д|тел|τηλ|kl|art|max|min)\.$/iu
/** A number of two figures and more ends a sentence, unless it is a day. */
const NUMBER_ENDS = /(?<=\d{2}\.)\s+(?=\p{Lu}(\p{L}+))/gu

/** The sentences of a line as people type them. */
function sentencesIn(line: string, language: LanguageKey): string[] {
  const joined: string[] = []
  for (const sentence of sentencesOf(line, BCP47[language])) {
    if (joined.length > 0 && ABBREVIATED.test(joined.at(-1)!)) joined[joined.length - 1] += ` ${sentence}`
    else joined.push(sentence)
  }
  return joined.flatMap((sentence) => {
    const cut = Array.from(sentence.matchAll(NUMBER_ENDS)).filter(({ 0: gap, index }) => {
      const word = /^\p{L}+/u.exec(sentence.slice(index + gap.length))?.[0].toLowerCase() ?? ''
      return !monthsOf(language).has(word)
    })
    const starts = [0, ...cut.map(({ 0: gap, index }) => index + gap.length)]
    return starts.map((start, at) => sentence.slice(start, starts[at + 1]).trim())
  })
}

const KINDS = anywhere(KIND)
/** `Pagina per l'Agriturismo Le Querce a Montalcino: …` is longer than a label, and says what is to be written. */
const LONGEST_OPENING = 110

/** The sentences and lines of a brief, each with its parts. */
export function segmentsOf(brief: string, language: LanguageKey): Segment[] {
  const segments: Segment[] = []
  let lineStart = 0
  for (const line of brief.split('\n')) {
    const bullet = BULLET.exec(line)?.[0] ?? ''
    let from = lineStart + bullet.length
    for (const sentence of sentencesIn(line.slice(bullet.length), language)) {
      const at = brief.indexOf(sentence, from)
      const start = at < 0 ? from : at
      const end = Math.min(start + sentence.length, lineStart + line.length)
      segments.push(segmentOf(brief, { start, end }, bullet !== '', segments.length === 0))
      from = end
    }
    lineStart += line.length + 1
  }
  return segments
}

function segmentOf(brief: string, span: Span, isItem: boolean, isFirst: boolean): Segment {
  const text = brief.slice(span.start, span.end)
  const opening = isFirst ? /^([^:\n]{3,}?)\s?:(?=\s)/u.exec(text) : null
  const named = opening && opening[1]!.length <= LONGEST_OPENING && KINDS.test(opening[1]!) ? opening : LABEL.exec(text)
  const label = named ? { start: span.start, end: span.start + named[1]!.length, text: named[1]! } : null
  const body = trimmed(brief, { start: span.start + (named?.[0].length ?? 0), end: span.end })
  return { ...span, label, isItem, parts: partsOf(brief, body) }
}

/** What is left of a sentence: parts side by side that nothing has taken, as they stand. */
export function piecesOf(brief: string, { parts, end }: Segment): (Span & { parts: Part[] })[] {
  const pieces: (Span & { parts: Part[] })[] = []
  for (const [at, part] of parts.entries()) {
    if (part.taken) continue
    const last = pieces.at(-1)
    const isNext = last !== undefined && at > 0 && last.parts.at(-1) === parts[at - 1]
    const to = at === parts.length - 1 ? trimmed(brief, { start: part.start, end }).end : part.end
    if (isNext) {
      last.end = to
      last.parts.push(part)
    } else pieces.push({ start: part.start, end: to, parts: [part] })
  }
  return pieces
}
