import { LOCALE } from '../../base/language.ts'

const exact = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 20 })

/** What a cell was read as: a number with all its figures, a day as it is stored. */
export const shownValue = (value: string | number): string => (typeof value === 'number' ? exact.format(value) : value)
