import type { Amount, Period } from './amounts.ts'
import { CONDITIONS } from './cues.ts'
import { partsOf, unstopped } from './reading.ts'
import type { Reading } from './reading.ts'

const PER_OPTION: Record<Period, readonly string[]> = {
  hour: ['hour', 'hourly'],
  day: ['day', 'daily'],
  week: ['week', 'weekly'],
  month: ['month', 'monthly'],
  year: ['year', 'yearly'],
}
/** What stands beside a price and says nothing more than the price. */
const FILLER = new RegExp(
  String.raw`(?:it[’']?s|it is|costs?|price|for|only|just|at|each|kostet|kosten|preis|für|nur|je|stück|pro|coûte|` +
    String.raw`prix|à|pièce|l[’']unité|cuesta|precio|por|a|la unidad|cada un[oa]|costa|prezzo|euro|l[’']un[oa]|` +
    String.raw`per stuk|prijs|voor|kost|koster|pris|hinta|cena|τιμή|fiyat|цена)(?![\p{L}])`,
  'giu',
)

/** Prices into the fields of price, currency and period, or of pay. One that is `from` or `to` is no price that a field could say. */
export function readPrices(reading: Reading, amounts: readonly Amount[]): void {
  const { fields, filled } = reading
  const [price, currency, period, salary] = [fields.get('price'), fields.get('currency'), fields.get('period'), fields.get('salary')]
  if (salary) return
  const told = amounts.filter(({ isOpen }) => !isOpen)
  const [amount] = told
  if (!price || !amount) {
    if (amounts.length > 0 && price) filled.ask(price, 'open', amounts[0])
    return
  }
  if (!filled.put(price, amount.value, [amount])) return
  if (amount.currency === null || !filled.put(currency, amount.currency, [amount])) filled.ask(currency, 'currency', amount)
  const unit = amount.period && PER_OPTION[amount.period.unit].find((value) => period?.options?.some((option) => option.value === value))
  if (unit && amount.period) filled.put(period, unit, [amount.period])
  if (!takeSeveral(reading, amounts)) takePart(reading, amount, told.length)
}

/** Several prices of one sentence stay together: `6,50 € pièce, ou 3 pour 18 €`. */
function takeSeveral({ segments, fields, filled, brief }: Reading, amounts: readonly Amount[]): boolean {
  const details = fields.get('details')
  const segment = segments.find(({ start, end }) => amounts.filter((amount) => start <= amount.start && amount.end <= end).length > 1)
  if (!segment || details?.type !== 'list') return false
  const priced = segment.parts.filter(({ start, end }) => amounts.some((amount) => start <= amount.start && amount.end <= end))
  const span = { start: priced[0]!.start, end: priced.at(-1)!.end }
  const within = segment.parts.filter(({ start, end }) => span.start <= start && end <= span.end)
  if (within.some(({ taken }) => taken) || !filled.put(details, [unstopped(brief.slice(span.start, span.end))], [span])) return false
  for (const part of within) part.taken = true
  return true
}

/** A part that says its price and nothing more is said by the fields; another one stays with its words. */
function takePart(reading: Reading, amount: Amount, count: number): void {
  const { filled, fields, brief } = reading
  const part = partsOf(reading).find(({ start, end }) => start <= amount.start && amount.end <= end)
  if (!part || part.taken) return
  const end = amount.period && filled.fields.has(fields.get('period')?.name ?? '') ? amount.period.end : amount.end
  const rest = `${brief.slice(part.start, amount.start)} ${brief.slice(end, part.end)}`
    .replaceAll(FILLER, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const behind = /^\s+(?=\S)/u.exec(brief.slice(end, part.end))
  if (rest === '') part.taken = true
  else if (
    brief.slice(part.start, amount.start).replaceAll(FILLER, '').trim() === '' &&
    behind &&
    CONDITIONS.exec(brief.slice(end, part.end))?.index === behind[0].length
  ) {
    part.start = end + behind[0].length
    part.text = brief.slice(part.start, part.end)
  } else if (count > 0) {
    const details = fields.get('details')
    if (details?.type === 'list' && filled.put(details, [unstopped(part.text)], [part])) part.taken = true
  }
}

/** Pay is said with its words: `3.400 bis 3.900 € brutto im Monat`. */
export function readPay(reading: Reading, [amount]: readonly Amount[]): void {
  if (!reading.fields.has('salary')) return
  const part = amount && partsOf(reading).find(({ start, end, taken }) => !taken && start <= amount.start && amount.end <= end)
  if (part && reading.filled.put(reading.fields.get('salary'), unstopped(part.text), [part])) part.taken = true
}
