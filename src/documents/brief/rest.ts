import type { FormEntry } from '../../generation/form/form.ts'
import { ended, upperFirst } from '../../generation/base/sentences.ts'
import { BCP47 } from '../../languages.ts'
import { piecesOf } from './parts.ts'
import type { Part, Span } from './parts.ts'
import { unstopped } from './reading.ts'
import type { Reading } from './reading.ts'

/** A sentence that is more than one thing to say. */
const LONG = 120

type Piece = Span & { parts: Part[]; text: string }

/** What no other field took is the text: the first sentence says what it is about, the others are its points. */
export function readRest(reading: Reading): void {
  const { brief, segments, fields, filled } = reading
  const open = (): Piece[] =>
    segments.flatMap((segment) => piecesOf(brief, segment).map((piece) => ({ ...piece, text: brief.slice(piece.start, piece.end) })))
  const message = fields.get('message')
  const list = listOf(reading)
  const headlines = fields.get('headlines')
  if (headlines) putHeadlines(reading, open())
  leaveName(reading, open())
  if (message && !filled.has(message)) {
    const pieces = open()
    // A measure alone says nothing of the thing.
    const first = pieces.find(({ text }) => text.split(/\s+/).length > 2) ?? pieces[0]
    // One long sentence where the form asks for points: what it begins with, and the rest of it.
    if (
      first &&
      list?.required &&
      list.type === 'list' &&
      !filled.has(list) &&
      (pieces.length === 1 || first.text.length > LONG) &&
      first.parts.length > 2
    ) {
      const [head] = first.parts
      putText(reading, message, [{ ...head!, parts: [head!] }])
      putEntries(reading, list, [...first.parts.slice(1), ...pieces.filter((piece) => piece !== first).flatMap(({ parts }) => parts)])
    } else if (first && (list === undefined || !list.required || pieces.length > 1) && list?.type === 'list' && !filled.has(list))
      putText(reading, message, [first])
    else putText(reading, message, pieces)
  }
  if (list && !filled.has(list)) putList(reading, list, open())
  const details = fields.get('details')
  if (details && !filled.has(details)) putList(reading, details, open())
}

/** A sentence that is nothing but a name says nothing of the thing. */
const ONLY_NAME = /^\p{Lu}[\p{L}'’-]*(?:\s(?:(?:&|de|du|des|del|della|di|van|von|der|la|le|y|e|et|und|and|en)\s)*\p{Lu}[\p{L}'’-]*)+\.?$/u
function leaveName({ filled, language }: Reading, pieces: readonly Piece[]): void {
  const [first] = pieces
  if (language !== 'DE' && pieces.length > 1 && first?.parts.length === 1 && ONLY_NAME.test(first.text)) filled.leave(first.parts[0]!)
}

const listOf = ({ fields, filled }: Reading): FormEntry | undefined =>
  [fields.get('facts'), fields.get('benefits')].find((entry) => entry?.type === 'list' && !filled.has(entry))

/** Sentences side by side as they stand; others one after the other. */
function putText({ filled, language }: Reading, entry: FormEntry, pieces: readonly Piece[]): void {
  if (pieces.length === 0) return
  const tag = BCP47[language]
  const sentence = (text: string, at: number) => ended(at > 0 ? upperFirst(text.trim(), tag) : text.trim(), tag)
  const text =
    entry.type === 'textarea'
      ? pieces.map((piece, at) => sentence(piece.text, at)).join(' ')
      : pieces.map((piece) => piece.text.trim()).join(' ')
  const value = entry.type === 'list' ? pieces.map((piece) => unstopped(piece.text)) : text
  if (filled.put(entry, value, pieces)) for (const part of pieces.flatMap(({ parts }) => parts)) part.taken = true
}

/** One entry for each sentence; one that is too long for an entry is taken apart at its commas. */
function putList({ filled }: Reading, entry: FormEntry, pieces: readonly Piece[]): void {
  const most = entry.maxLength ?? Number.POSITIVE_INFINITY
  const entries = pieces.flatMap((piece) =>
    piece.text.length <= most && (pieces.length > 1 || !entry.required) ? [piece] : piece.parts.map((part) => ({ ...part, parts: [part] })),
  )
  const kept = entries.filter(({ text }) => unstopped(text).length > 0 && unstopped(text).length <= most)
  if (
    filled.put(
      entry,
      kept.map(({ text }) => unstopped(text)),
      kept,
    )
  )
    for (const part of kept.flatMap(({ parts }) => parts)) part.taken = true
}

function putEntries({ filled }: Reading, entry: FormEntry, parts: readonly Part[]): void {
  const kept = parts.filter(({ text }) => unstopped(text).length <= (entry.maxLength ?? Number.POSITIVE_INFINITY))
  if (
    filled.put(
      entry,
      kept.map(({ text }) => unstopped(text)),
      kept,
    )
  )
    for (const part of kept) part.taken = true
}

/** Short enough to be shown: the parts of the brief, not its sentences. */
const LONGEST_HEADLINE = 30
function putHeadlines({ filled, fields }: Reading, pieces: readonly Piece[]): void {
  const entry = fields.get('headlines')
  const parts = pieces
    .flatMap((piece) => piece.parts)
    .filter(({ text }) => text.length <= Math.min(entry?.maxLength ?? LONGEST_HEADLINE, LONGEST_HEADLINE))
  const main = filled.fields.get(fields.get('main')?.name ?? '')
  const own =
    main && typeof main.value === 'string' && main.value.length <= LONGEST_HEADLINE ? [{ ...main.quotes[0]!, text: main.value }] : []
  if (
    !filled.put(
      entry,
      [...own, ...parts].map(({ text }) => unstopped(text)),
      [...own, ...parts],
    )
  )
    return
  const all = pieces.flatMap((piece) => piece.parts)
  if (all.length > parts.length) for (const part of parts) part.taken = true
}
