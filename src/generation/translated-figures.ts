import type { LanguageKey } from '../languages.ts'
import { currencyAfter, currencyBefore, factorAfter, isMinusBefore, isReduction } from './figure-words.ts'
import { localeOf } from './locale.ts'
import { notationOf, readDay, readNumber } from './table-cells.ts'
import { monthsOf, NUMBER, PERCENT } from './unsupported.ts'

/** A number of a text, read as its language writes numbers. */
export interface Figure {
  /** More than one where a notation may mean either: 14:30 is 14.30 in some languages. */
  values: string[]
  kinds: Set<'percentage' | 'price' | 'number'>
  sign: 'plus' | 'minus' | 'either'
  currency: string | null
  isMonth: boolean
  /** As the text shows it. */
  text: string
}

/** A day of a text, in figures or in words. */
export interface Day {
  day: number
  month: number
  year: number | null
  text: string
}

export interface Figures {
  numbers: Figure[]
  days: Day[]
}

const NUMERIC_DAY = /(?<![\d.,/-])(?:\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}([./-])\d{1,2}\2\d{1,2})(?![\d/-]|[.,]\d)/gu
const MONTH_OF_YEAR = /(?<![\d.,/-])(0?[1-9]|1[0-2])\/(\d{4})(?![\d/])/gu
const DAY_FIRST =
  /(?<![\d.,:])(\d{1,2})(?:st|nd|rd|th|er|º|ª|η|\.)?\s+(?:de |di |of )?(\p{L}+)\.?(?:,?\s+(?:de |del |di )?(\d{4})(?!\d))?/giu
const MONTH_FIRST = /(?<!\p{L})(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d%€$£]|[.,:]\d)(?:,?\s+(\d{4})(?!\d))?/giu
const MONTH_AND_YEAR = /(?<!\p{L})(\p{L}+)\.?\s+(?:de |del |di )?(\d{4})(?!\d)/giu

/** Takes the days out of a text first, so that their parts are no numbers of their own. */
export function figuresOf(text: string, language: LanguageKey): Figures {
  const days: Day[] = []
  const numbers: Figure[] = []
  const monthOf = (word: string) => monthsOf(language).get(word.toLowerCase())
  const blank = (all: string) => ' '.repeat(all.length)
  const dayOf = (all: string, day: string, month: number | undefined, year: string | undefined) => {
    if (month === undefined || Number(day) < 1 || Number(day) > 31) return all
    days.push({ day: Number(day), month, year: year === undefined ? null : Number(year), text: all.trim() })
    return blank(all)
  }
  const monthAndYear = (all: string, month: number | undefined, year: string) => {
    if (month === undefined) return all
    numbers.push(monthFigure(month, all.trim()), plainFigure(year, all.trim()))
    return blank(all)
  }
  const rest = text
    .replaceAll(NUMERIC_DAY, (all) => {
      const [year, month, day] = (readDay(all, 'dmy', true, language)?.value ?? '').split('-')
      return day === undefined ? all : dayOf(all, day, Number(month), year)
    })
    .replaceAll(MONTH_OF_YEAR, (all, month: string, year: string) => monthAndYear(all, Number(month), year))
    .replaceAll(DAY_FIRST, (all, day: string, word: string, year?: string) => dayOf(all, day, monthOf(word), year))
    .replaceAll(MONTH_FIRST, (all, word: string, day: string, year?: string) => dayOf(all, day, monthOf(word), year))
    .replaceAll(MONTH_AND_YEAR, (all, word: string, year: string) => monthAndYear(all, monthOf(word), year))
  return { numbers: [...numbers, ...numbersOf(rest, language)], days }
}

const plainFigure = (value: string, text: string): Figure => ({
  values: [String(Number(value))],
  kinds: new Set(['number']),
  sign: 'plus',
  currency: null,
  isMonth: false,
  text,
})
const monthFigure = (month: number, text: string): Figure => ({ ...plainFigure(String(month), text), isMonth: true })

/** A day that stands alone on its side of the comparison: the other side may have it in pieces, as in "3 to 5 May". */
export const partsOfDay = ({ day, month, year, text }: Day): Figure[] => [
  plainFigure(String(day), text),
  monthFigure(month, text),
  ...(year === null ? [] : [plainFigure(String(year), text)]),
]

/** Between the two figures of a range: what is said of one is said of both. */
const RANGE = /^[\s\u00a0]*(?:[-–—/]|(?<=\s)\p{L}{1,4}(?=\s))[\s\u00a0]*$/u

function numbersOf(text: string, language: LanguageKey): Figure[] {
  const { decimal } = notationOf(localeOf(language).tag)
  const figures: Figure[] = []
  let last: { figures: Figure[]; end: number } | null = null
  for (const match of text.matchAll(NUMBER)) {
    const [written] = match
    const before = text.slice(Math.max(0, match.index - 14), match.index)
    const after = text.slice(match.index + written.length, match.index + written.length + 40)
    const front = currencyBefore(before)
    const large = factorAfter(after, language, front !== null)
    const behind = after.slice(large.length)
    const percent = PERCENT.exec(behind)?.[0] ?? null
    const isPercentage = percent !== null || /(?:%|yüzde)\s?$/iu.test(before)
    const back = currencyAfter(behind)
    const currency = isPercentage ? null : (back ?? front)
    const start =
      currency !== null && back === null ? match.index - front!.length : match.index - (isPercentage && percent === null ? 1 : 0)
    const end = match.index + written.length + large.length + (percent ?? '').length + (isPercentage ? 0 : (back?.length ?? 0))
    const common = {
      kinds: new Set([isPercentage ? 'percentage' : currency ? 'price' : 'number'] as const) as Figure['kinds'],
      sign: isReduction(text.slice(end)) ? 'either' : isMinusBefore(before) ? 'minus' : 'plus',
      currency: currency?.code ?? null,
      isMonth: false,
      text: text.slice(start, end).trim(),
    } as const
    const own = valuesOf(written, decimal, large.factor).map((values) => ({ ...common, values }))
    if (last && RANGE.test(text.slice(last.end, start))) shareKinds(last.figures, own)
    figures.push(...own)
    last = { figures: own, end }
  }
  return figures
}

function shareKinds(first: readonly Figure[], second: readonly Figure[]): void {
  const kinds = [...first, ...second].flatMap((figure) => [...figure.kinds])
  for (const figure of [...first, ...second]) if (figure.kinds.has('number')) for (const kind of kinds) figure.kinds.add(kind)
}

/** The values of each part: 42-54 and 24/7 are two numbers. */
function valuesOf(written: string, decimal: ',' | '.', factor: number): string[][] {
  if (/^\d{1,2}:\d{2}$/.test(written)) return [[written, String(Number(written.replace(':', '.')))]]
  return written.split(/[:/-]/).map((part) => {
    const value = readNumber(part, decimal, true)?.value
    // Not a number, such as the version 1.2.3: it stays what it is.
    return [value === undefined ? part : String(Number((value * factor).toPrecision(15)))]
  })
}
