import { daysIn } from './days.ts'
import type { Day } from './days.ts'
import type { FormEntry } from '../../generation/form/form.ts'
import { partsOf } from './reading.ts'
import type { Reading } from './reading.ts'

/** Words in front of a day that belong to it. */
const LEAD = /(?:[\p{L}’'/]+\s+){0,3}$/u
const LONGEST_PART = 8

/** Days into the fields of dates. A day without its year is asked for: no program knows which one is meant. */
export function readDays(reading: Reading): void {
  const { brief, language, fields } = reading
  const days = daysIn(brief, language)
  const [starts, ends] = [fields.get('starts'), fields.get('ends')]
  place(
    reading,
    ends,
    days.filter(({ is }) => is === 'end'),
  )
  place(
    reading,
    starts,
    days.filter(({ is }) => is === 'start' || (is === null && !ends && days.length === 1)),
  )
}

function place(reading: Reading, entry: FormEntry | undefined, days: readonly Day[]): void {
  const { filled } = reading
  const [day] = days
  if (!entry || !day || (entry.format !== 'date' && entry.format !== 'date-or-words')) return
  if (day.value === null) filled.ask(entry, 'year', day)
  else if (!filled.put(entry, day.value, [day])) return
  const part = partsOf(reading).find(({ start, end }) => start <= day.start && day.end <= end)
  // A part that says nothing but the day has no other field.
  if (!part || part.text.split(/\s+/).length > LONGEST_PART) return
  const before = filled.brief.slice(part.start, day.start).replace(LEAD, '')
  if (before === '' && filled.brief.slice(day.end, part.end).replace(/\.$/, '').trim() === '') part.taken = true
}
