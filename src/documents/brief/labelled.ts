import { likeness } from '../../generation/form/table-columns.ts'
import type { FormEntry } from '../../generation/form/form.ts'
import { BENEFITS, PROFILE, TASKS } from './cues.ts'
import type { Part, Segment } from './parts.ts'
import type { Reading } from './reading.ts'
import { unstopped } from './reading.ts'
import type { Role } from './roles.ts'

const LEAST_ALIKE = 0.6
const BY_CUE: readonly (readonly [Role, RegExp])[] = [
  ['tasks', TASKS],
  ['benefits', BENEFITS],
  ['profile', PROFILE],
]

/** `Aufgaben: Wallboxen montieren, Kundendienst` fills the field that is called so; a list has what stands between the commas. */
export function readLabels(reading: Reading): void {
  const { segments, fields, filled } = reading
  const questions = fields.get('questions')
  if (questions?.required) readQuestions(reading, questions)
  for (const [at, segment] of segments.entries()) {
    const { label } = segment
    if (!label) continue
    const entry = fieldOf(label.text, reading)
    if (!entry || filled.has(entry)) continue
    const inline = segment.parts.filter(({ taken }) => !taken)
    // A label alone on its line stands above a list.
    const parts = inline.length > 0 ? inline : itemsBelow(segments, at)
    const spans = parts.map(({ start, end }) => ({ start, end }))
    const text = inline.length > 0 ? filled.brief.slice(parts[0]!.start, parts.at(-1)!.end) : parts.map((part) => part.text).join('\n')
    const value = entry.type === 'list' ? parts.map((part) => unstopped(part.text)) : unstopped(text)
    if (!['text', 'textarea', 'list'].includes(entry.type) || entry.format !== undefined || parts.length === 0) continue
    if (filled.put(entry, value, entry.type === 'list' ? spans : [{ start: parts[0]!.start, end: parts.at(-1)!.end }]))
      for (const part of parts) part.taken = true
  }
}

function itemsBelow(segments: readonly Segment[], at: number): Part[] {
  const items: Part[] = []
  for (const { isItem, parts } of segments.slice(at + 1)) {
    if (!isItem) break
    items.push(...parts)
  }
  return items
}

function fieldOf(label: string, { form, fields }: Reading): FormEntry | undefined {
  const alike = form
    .filter(({ type }) => type === 'text' || type === 'textarea' || type === 'list')
    .map((entry) => ({ entry, alike: Math.max(likeness(label, entry.label), likeness(label, entry.name)) }))
    .toSorted((one, other) => other.alike - one.alike)[0]
  if (alike && alike.alike >= LEAST_ALIKE) return alike.entry
  return BY_CUE.map(([role, words]) => (words.test(label) ? fields.get(role) : undefined)).find((entry) => entry !== undefined)
}

/** `Wat kost het: vanaf 42 euro` and `What does it cost? From 42 euros` are a question with its answer. */
function readQuestions({ segments, filled }: Reading, entry: FormEntry): void {
  const found: { value: string; start: number; end: number; parts: Part[] }[] = []
  for (const [at, segment] of segments.entries()) {
    const { label, parts, start, end } = segment
    const text = filled.brief.slice(start, end)
    const next = segments[at + 1]
    if (label && parts.length > 0 && at > 0)
      found.push({ value: `${label.text}? ${filled.brief.slice(parts[0]!.start, end)}`, start, end, parts })
    else if (/[?;\u037e]$/u.test(text) && next && !filled.brief.slice(next.start, next.end).endsWith('?'))
      found.push({ value: filled.brief.slice(start, next.end), start, end: next.end, parts: [...parts, ...next.parts] })
  }
  if (
    found.length === 0 ||
    !filled.put(
      entry,
      found.map(({ value }) => value.replaceAll('\n', ' ')),
      found,
    )
  )
    return
  for (const part of found.flatMap(({ parts }) => parts)) part.taken = true
}
