import { plain } from '../../answered/fold.ts'
import { contactsIn } from '../../answered/contacts.ts'
import { LEGAL_FORM } from '../../answered/lexicon/people-and-places.ts'
import { AT_FIRM } from './cues.ts'
import type { Part, Span } from './parts.ts'
import { partsOf } from './reading.ts'
import type { Reading } from './reading.ts'

const WORD = String.raw`\p{Lu}[\p{L}\p{N}'’.-]*`
const LINK =
  String.raw`(?:\s(?:&|de|du|des|del|della|delle|di|van|von|der|den|le|la|les|los|und|and|et|y|e|i|og|och|` +
  String.raw`and)(?=\s\p{Lu}|\s(?:la|le|der|den|los)\s)|\s&)`
/** A run of words with capitals: a name as people write it. */
const NAME = new RegExp(String.raw`(?<![\p{L}\p{N}])${WORD}(?:(?:${LINK}){0,2}\s${WORD})*`, 'gu')
const AT = new RegExp(`(?<![\\p{L}])${AT_FIRM}$`, 'iu')
const AND = / (?:&|and|und|et|y|e|en|og|och) /gu
const PLACE_BEHIND = /^,?\s+(?:in|en|à|a|te|uit|i|w|в|aus|zu|im|στ[ηο]ν?)\s+(\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?)/u
const POSTCODE = /^(?:\d{4,5}|\d{4}\s?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\s+\p{Lu}/u
const TOWN = /^\p{Lu}[\p{L}'’-]*(?:[ -]\p{Lu}?[\p{L}'’-]*){0,3}$/u
const LEAST_SCORE = 3

const hostWords = (text: string) =>
  plain(text)
    .replaceAll(AND, 'and')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Names of firms: by their legal form, by the address they have on the web, by what stands in front of them. */
function firmsIn({ brief, language, segments, filled, fields }: Reading): (Span & { score: number; text: string })[] {
  const contacts = contactsIn(brief, language)
  const hosts = contacts
    .filter(({ kind }) => kind === 'mail' || kind === 'web')
    .map(({ key }) => key.slice(key.indexOf('@') + 1).replace(/[/?#].*$/, ''))
  const main = filled.fields.get(fields.get('main')?.name ?? '')
  return segments.flatMap((segment) => {
    const body = { start: segment.label?.end ?? segment.start, end: segment.end }
    const text = brief.slice(body.start, body.end)
    return Array.from(text.matchAll(NAME)).flatMap(({ 0: found, index }) => {
      const name = found.replace(/[.]+$/u, '')
      const [start, end] = [body.start + index, body.start + index + name.length]
      if (contacts.some((each) => start < each.end && each.start < end)) return []
      const words = name.split(/\s+/)
      if (AT.test(`${words[0]} `)) return []
      const part = segment.parts.find((each) => each.start <= start && end <= each.end)
      const isPart = part !== undefined && part.start === start && part.end - end <= 1
      const hosted = hostWords(name)
      let score = 0
      if (new RegExp(LEGAL_FORM.source, LEGAL_FORM.flags.replace('g', '')).test(name)) score += 4
      if (hosted.length > 4 && hosts.some((host) => host.replaceAll(/[^\p{L}\p{N}]/gu, '').includes(hosted))) score += 4
      if (/\s(?:&|and sons|et fils|e figli)/u.test(name)) score += 3
      if (AT.test(brief.slice(Math.max(0, start - 12), start))) score += words.length > 1 ? 3 : 1
      if (isPart && words.length > 1 && language !== 'DE') score += 2
      if (isPart && part === segment.parts[0] && words.length > 1) score += 1
      if (main && main.quotes.some((quote) => start >= quote.start && end <= quote.end && main.value === name)) score -= 2
      return words.length > 1 || score >= 4 ? [{ start, end, text: name, score }] : []
    })
  })
}

/** The firm that speaks: the employer, or whoever signs where nobody else does; and where it is. */
export function readCompany(reading: Reading): void {
  const { fields, filled, brief } = reading
  const [company, sender, place] = [fields.get('company'), fields.get('sender'), fields.get('place')]
  const firm = firmsIn(reading)
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((one, other) => other.score - one.score || one.start - other.start)[0]
  if (firm) {
    filled.put(company, firm.text, [firm])
    if (!company || !filled.has(sender)) filled.put(sender, firm.text, [firm])
    // Where it is nothing but the name, the text does not need it again.
    for (const part of partsOf(reading))
      if (!part.taken && part.start === firm.start && part.end - firm.end <= 1) {
        if (company || sender) part.taken = true
        else filled.leave(part)
      }
  }
  if (place && !filled.has(place)) readPlace(reading, firm)
  else if (!place) leaveAddress(reading)
  if (firm && !place) takeTown(reading, firm, brief)
}

/** Where a form has no field for it, an address is no sentence of the text. */
function leaveAddress(reading: Reading): void {
  const { filled, brief, fields } = reading
  const parts = partsOf(reading)
  if (fields.has('contact')) return
  for (const [at, part] of parts.entries()) {
    // In a sentence that says something else as well it stays where it is.
    const open = reading.segments.find((segment) => segment.parts.includes(part))?.parts.filter(({ taken }) => !taken) ?? []
    if (open[0] !== part || open.some((other) => other !== part && !isTownPart(other))) continue
    if (part.taken || !streetOf(part, reading) || part.text.split(/\s+/).length > LONGEST_STREET) continue
    filled.leave(part)
    const next = parts[at + 1]
    if (next && !next.taken && brief.slice(part.end, next.start).trim() === ',' && isTownPart(next)) filled.leave(next)
  }
}
const LONGEST_STREET = 5
const isTownPart = ({ text }: Part) => POSTCODE.test(text) || TOWN.test(text.replace(/\.$/, ''))

const streetOf = (part: Part, { language }: Reading): boolean => contactsIn(part.text, language).some(({ kind }) => kind === 'street')

/** A street with the town behind it, or the town behind the name of the firm. */
function readPlace(reading: Reading, firm: Span | undefined): void {
  const { filled, fields, brief } = reading
  const place = fields.get('place')
  const parts = partsOf(reading)
  const at = parts.findIndex((part) => !part.taken && streetOf(part, reading))
  if (at >= 0) {
    const next = parts[at + 1]
    const isTown = next !== undefined && brief.slice(parts[at]!.end, next.start).trim() === ',' && isTownPart(next)
    const taken = isTown ? [parts[at]!, next] : [parts[at]!]
    const span = { start: taken[0]!.start, end: taken.at(-1)!.end }
    if (filled.put(place, brief.slice(span.start, span.end).replace(/\.$/, ''), [span])) for (const part of taken) part.taken = true
    return
  }
  const behind = firm && PLACE_BEHIND.exec(brief.slice(firm.end))
  if (!firm || !behind) return
  const start = firm.end + behind[0].length - behind[1]!.length
  filled.put(place, behind[1]!, [{ start, end: start + behind[1]!.length }])
}

/** `Spoke & Wrench, Leeds.`: a sentence of a name and a town says nothing of the offer. */
function takeTown({ segments }: Reading, firm: Span, brief: string): void {
  const segment = segments.find(({ start, end }) => start <= firm.start && firm.end <= end)
  const open = segment?.parts.filter(({ taken }) => !taken) ?? []
  if (
    segment?.parts[0]?.start === firm.start &&
    open.length === 1 &&
    TOWN.test(brief.slice(open[0]!.start, open[0]!.end).replace(/\.$/, ''))
  )
    open[0]!.taken = true
}
