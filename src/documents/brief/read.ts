import { ended } from '../../generation/base/sentences.ts'
import type { LanguageKey } from '../../languages.ts'
import { BCP47 } from '../../languages.ts'
import { amountsIn } from './amounts.ts'
import { readCompany } from './company.ts'
import { readContacts } from './contacts.ts'
import { CONDITIONS, BENEFITS, GOODBYE, GREETING, MEANT_FOR, PEOPLE, PROFILE, SIGNED, TASKS, USE } from './cues.ts'
import { readDays } from './dated.ts'
import { Filled } from './filled.ts'
import { readLabels } from './labelled.ts'
import { readOpening } from './opening.ts'
import { readOptions } from './options.ts'
import { segmentsOf } from './parts.ts'
import type { Part } from './parts.ts'
import { readPay, readPrices } from './priced.ts'
import { partsOf, unstopped } from './reading.ts'
import type { Reading } from './reading.ts'
import { readRest } from './rest.ts'
import { rolesOf } from './roles.ts'
import type { BriefForm, Role } from './roles.ts'

/**
 * Fills a form from a paragraph by what can be read from it without a model. Every value stands in the brief; each part of the brief goes
 * into
 * one field, the surest first, and what is left into the text.
 */
export function readBrief(brief: string, form: BriefForm, language: LanguageKey, labels: ReadonlyMap<string, string>): Reading {
  const reading: Reading = {
    brief,
    language,
    segments: segmentsOf(brief, language),
    fields: rolesOf(form, labels),
    form: form.form,
    filled: new Filled(brief),
  }
  readOptions(reading)
  readGreeting(reading)
  const amounts = amountsIn(brief, language)
  readPay(reading, amounts)
  readLabels(reading)
  readSigned(reading)
  readOpening(reading)
  readCompany(reading)
  readDays(reading)
  readPrices(reading, amounts)
  readContacts(reading)
  readCues(reading)
  readRest(reading)
  askForRest(reading)
  return reading
}

function readGreeting({ segments }: Reading): void {
  const first = segments[0]?.parts[0]
  if (first && GREETING.test(first.text)) first.taken = true
}

/** Whoever signs: behind `Sign off:` or after a goodbye, to the end of it. */
function readSigned({ segments, filled, fields }: Reading): void {
  const sender = fields.get('sender')
  for (const segment of segments) {
    const open = segment.parts.filter(({ taken }) => !taken)
    const [first] = open
    if (!first) continue
    const last = open.at(-1)!
    const text = filled.brief.slice(first.start, last.end)
    const signed = SIGNED.exec(text)
    const isSigned = signed?.index === 0
    const isLabelled = segment.label !== null && SIGNED.exec(`${segment.label.text}: x`)?.index === 0
    if (!isSigned && !isLabelled && !GOODBYE.test(text)) continue
    const span = { start: first.start + (isSigned ? signed[0].length : 0), end: last.end }
    const value = filled.brief.slice(span.start, span.end)
    if (filled.put(sender, unstopped(value), [span]) || !sender) for (const part of open) part.taken = true
  }
}

/**
 * Sentences that say by a word whom the text is for, what somebody has to bring, what they get, how a thing is used, what limits an offer.
 */
function readCues(reading: Reading): void {
  const { segments, fields, filled } = reading
  const audience = fields.get('audience')
  if (audience && !filled.has(audience))
    for (const { parts } of segments) {
      const open = parts.filter(({ taken }) => !taken)
      const text = open.length > 0 ? filled.brief.slice(open[0]!.start, open.at(-1)!.end) : ''
      if (!MEANT_FOR.test(text) || !PEOPLE.test(text)) continue
      const span = { start: open[0]!.start, end: open.at(-1)!.end }
      if (filled.put(audience, unstopped(text), [span])) {
        for (const part of open) part.taken = true
        break
      }
    }
  const isJob = fields.has('tasks') && fields.has('profile')
  if (isJob) {
    sortEntries(reading, [
      ['benefits', BENEFITS],
      ['profile', PROFILE],
      ['tasks', TASKS],
    ])
    return
  }
  const conditions = fields.get('conditions')
  const limits = partsOf(reading).filter(({ taken, text }) => !taken && CONDITIONS.test(text))
  if (
    conditions &&
    limits.length > 0 &&
    filled.put(conditions, limits.map(({ text }) => ended(text, BCP47[reading.language])).join('\n'), limits)
  )
    for (const part of limits) part.taken = true
  const use = fields.get('use')
  const used = segments.filter(
    ({ parts }) =>
      parts.length > 0 &&
      parts.every(({ taken, text }) => !taken && text.length > 0) &&
      USE.test(filled.brief.slice(parts[0]!.start, parts.at(-1)!.end)),
  )
  const spans = used.map(({ parts, end }) => ({ start: parts[0]!.start, end }))
  if (use && used.length > 0 && filled.put(use, spans.map(({ start, end }) => filled.brief.slice(start, end)).join('\n'), spans))
    for (const part of used.flatMap(({ parts }) => parts)) part.taken = true
}

/** Lines and sentences of a job, each into the list whose words it has. */
function sortEntries({ segments, fields, filled }: Reading, lists: readonly (readonly [Role, RegExp])[]): void {
  const entries = new Map<Role, Part[]>()
  for (const { parts, isItem } of segments) {
    const open = parts.filter(({ taken }) => !taken)
    const text = open.length > 0 ? filled.brief.slice(open[0]!.start, open.at(-1)!.end) : ''
    const role =
      lists.find(([role, words]) => words.test(text) && !filled.has(fields.get(role)))?.[0] ?? (isItem && lists.length > 0 ? 'tasks' : null)
    if (role === null || open.length === 0) continue
    entries.set(role, [...(entries.get(role) ?? []), { start: open[0]!.start, end: open.at(-1)!.end, text, taken: false }])
    if (fields.has(role)) for (const part of open) part.taken = true
  }
  for (const [role, parts] of entries)
    filled.put(
      fields.get(role),
      parts.map(({ text }) => unstopped(text)),
      parts,
    )
}

/** What the form needs and the brief does not say. */
function askForRest({ form, filled }: Reading): void {
  for (const entry of form) if (entry.required && entry.default === null && !filled.has(entry)) filled.ask(entry, 'required')
}
