import { isSameCurrency } from './figure-words.ts'
import type { DateParts } from './figure-dates.ts'
import { plainFigure } from './figures.ts'
import type { Figure } from './figures.ts'

/** The one comparison of figures: of a passage and what was written in its place, and of a text and its translation. */

interface FigureChanges {
  /** What stood in the source and is gone, or stands there less often. */
  lost: Figure[]
  /** What nobody has in the source, or not as often. */
  added: Figure[]
}

type Same = (one: Figure, other: Figure) => boolean

const sameParts = (one: DateParts, other: DateParts) => one.day === other.day && one.month === other.month && one.year === other.year

export const sameValue = (one: Figure, other: Figure) =>
  one.values.some((value) => other.values.includes(value)) && (one.sign === other.sign || one.sign === 'either' || other.sign === 'either')

const sameNumber: Same = (one, other) => sameValue(one, other) && [...one.kinds].some((kind) => other.kinds.has(kind))

const sameDate = (one: Figure, other: Figure, same: (one: DateParts, other: DateParts) => boolean) =>
  one.date !== null && other.date !== null && same(one.date, other.date)

/** What is left of both sides once each of one has taken its like from the other. */
function unmatched(source: readonly Figure[], target: readonly Figure[], same: Same): [Figure[], Figure[]] {
  const left = [...target]
  const lost: Figure[] = []
  for (const figure of source) {
    const at = left.findIndex((other) => same(figure, other))
    if (at < 0) lost.push(figure)
    else left.splice(at, 1)
  }
  return [lost, left]
}

const sameMoney: Same = (one, other) => one.currency === null || other.currency === null || isSameCurrency(one.currency, other.currency)

/** In one text written otherwise: dates are whole, and a price is of its currency. */
export function changedFigures(source: readonly Figure[], target: readonly Figure[]): FigureChanges {
  const same: Same = (one, other) => sameDate(one, other, sameParts) || (sameNumber(one, other) && sameMoney(one, other))
  const [lost, added] = unmatched(source, target, same)
  return { lost, added }
}

/** Whether a figure was supplied: its value, whatever stands beside it; May 2026 is within 3 May 2026. */
export const isSupplied = (figure: Figure, supplied: readonly Figure[]): boolean =>
  supplied.some((known) => sameValue(figure, known) || sameDate(figure, known, isWithin))

export const isWithin = (one: DateParts, known: DateParts) =>
  one.month === known.month && (one.day === null || one.day === known.day) && (one.year === null || one.year === known.year)

const MONTH = 'month '
const isMonth = ({ values }: Figure) => values.some((value) => value.startsWith(MONTH))
const isPureDate = ({ values, date }: Figure) => date !== null && values.length === 0

/** A date that stands alone on its side of the comparison: the other side may have it in pieces, as in "3 to 5 May". */
const inPieces = (figure: Figure): Figure[] => {
  if (!isPureDate(figure)) return [figure]
  const { day, month, year } = figure.date!
  const values = [...(day === null ? [] : [String(day)]), `${MONTH}${month}`, ...(year === null ? [] : [String(year)])]
  return values.map((value) => plainFigure(figure.text, [value]))
}

const isWholeDay = (figure: Figure) => isPureDate(figure) && figure.date!.day !== null && figure.date!.year !== null

/**
 * In a translation: a year may be left out beside its day, dates may come in pieces, and small numbers may be words in one language.
 * Currencies are compared for the whole line, since their names are many.
 */
export function changedInTranslation(source: readonly Figure[], target: readonly Figure[]): FigureChanges {
  const sameDay = (one: DateParts, other: DateParts) =>
    one.day === other.day && one.month === other.month && (one.year === other.year || one.year === null || other.year === null)
  const [lost, added] = unmatched(source, target, (one, other) => sameDate(one, other, sameDay) || sameNumber(one, other))
  const days = [lost, added].map((figures) => figures.filter(isPureDate)) as [Figure[], Figure[]]
  const isOtherDay = days.every((each) => each.length > 0 && each.every(isWholeDay))
  const [gone, left] = isOtherDay ? [lost, added] : unmatched(lost.flatMap(inPieces), added.flatMap(inPieces), sameNumber)
  // The name of a month may be inflected beyond recognition: it is missed only where another one stands in its place.
  const otherMonth = left.some(isMonth)
  const isWord = ({ values, kinds, date }: Figure) => date === null && kinds.has('number') && !(Number(values[0]) > 12)
  return {
    lost: gone.filter((figure) => !isMonth(figure) || otherMonth),
    added: left.filter((figure) => !isMonth(figure) && !isWord(figure)),
  }
}
