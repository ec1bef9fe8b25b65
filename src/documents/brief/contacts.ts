import { contactsIn } from '../../answered/contacts.ts'
import type { Contact } from '../../answered/contacts.ts'
import { CALL } from './cues.ts'
import { trimmed } from './parts.ts'
import type { Part } from './parts.ts'
import { partsOf, unstopped } from './reading.ts'
import type { Reading } from './reading.ts'

const EITHER = /\s(?:or|oder|ou|o|of|lub|eller|tai|ή|veya|или)\s/iu
const LONGEST_BETWEEN = 4
const FEW_WORDS = 3

/** Addresses of the web, of mail and telephones: the link, whom to write to, and what readers are to do. */
export function readContacts(reading: Reading): void {
  const { brief, language, fields, filled } = reading
  const contacts = contactsIn(brief, language)
  const web = contacts.find(({ kind }) => kind === 'web')
  const url = fields.get('url')
  if (web && url) {
    const address = brief.slice(web.start, web.end)
    filled.put(url, /^https?:\/\//i.test(address) ? address : `https://${address}`, [web])
  }
  const reached = contacts.filter(({ kind }) => kind === 'mail' || kind === 'telephone')
  readWhom(reading, fields.has('contact') && reached.length === 0 ? contacts.filter(({ kind }) => kind === 'web') : reached)
  readCall(reading, contacts)
  // Where the link says it, `Order at www.example.com` need not.
  if (web && filled.fields.has(url?.name ?? ''))
    for (const part of partsOf(reading)) {
      const rest = `${brief.slice(part.start, web.start)} ${brief.slice(web.end, part.end)}`.match(/[\p{L}\p{N}]+/gu) ?? []
      if (holds(part, web) && (rest.length === 0 || (rest.length <= FEW_WORDS && CALL.test(part.text)))) part.taken = true
    }
}

const holds = (part: Part, { start, end }: Contact) => part.start <= start && end <= part.end

/** From the part with the first address to that with the last, with the name between them. */
function readWhom(reading: Reading, contacts: readonly Contact[]): void {
  const { fields, filled, brief } = reading
  const entry = fields.get('contact')
  if (!entry || contacts.length === 0) return
  const parts = partsOf(reading)
  const held = parts.flatMap((part, index) => (!part.taken && contacts.some((contact) => holds(part, contact)) ? [index] : []))
  const first = held[0]
  if (first === undefined) return
  const last = held.findLast((index) => index - first <= LONGEST_BETWEEN && parts.slice(first, index).every(({ taken }) => !taken)) ?? first
  const span = { start: parts[first]!.start, end: parts[last]!.end }
  if (filled.put(entry, unstopped(brief.slice(span.start, span.end)), [span]))
    for (const part of parts.slice(first, last + 1)) part.taken = true
}

/** What readers are to do: a part that begins with it, or the first of two ways. */
function readCall(reading: Reading, contacts: readonly Contact[]): void {
  const { fields, filled, brief } = reading
  const entry = fields.get('call')
  if (!entry || filled.has(entry)) return
  const parts = partsOf(reading).filter((part) => !part.taken && contacts.some((contact) => holds(part, contact)) && CALL.test(part.text))
  for (const part of parts) {
    const whole = unstopped(part.text)
    if (filled.put(entry, whole, [part])) {
      part.taken = true
      return
    }
    const one = whole.split(EITHER)[0]!
    if (!filled.put(entry, one, [{ start: part.start, end: part.start + one.length }])) continue
    const web = filled.fields.get(fields.get('url')?.name ?? '')?.quotes[0]
    const others = contacts.filter(
      (contact) => holds(part, contact) && contact.start >= part.start + one.length && contact.start !== web?.start,
    )
    part.taken = true
    if (others.length > 0) filled.leave({ ...trimmed(brief, { start: part.start + one.length, end: part.end }), taken: true })
    return
  }
  for (const { label, parts: own } of reading.segments) {
    const [first] = own
    if (!label || !first || own.some(({ taken }) => taken) || !CALL.test(label.text) || !contacts.some((contact) => holds(first, contact)))
      continue
    const span = { start: label.start, end: own.at(-1)!.end }
    if (!filled.put(entry, unstopped(brief.slice(span.start, span.end)), [span])) continue
    for (const part of own) part.taken = true
    return
  }
  // With no words of its own, an address alone is what there is to do.
  const alone = partsOf(reading).find(
    (part) => !part.taken && contacts.some(({ kind, start, end }) => kind === 'telephone' && part.start === start && part.end - end <= 1),
  )
  if (alone && filled.put(entry, brief.slice(alone.start, alone.end).replace(/\.$/, ''), [alone])) alone.taken = true
}
