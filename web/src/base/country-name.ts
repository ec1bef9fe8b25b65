import { LOCALE } from './language.ts'
import { strings } from './strings.ts'

const regions = new Intl.DisplayNames([LOCALE], { type: 'region' })

/** The name of a market: a country, or the whole Union. */
export const countryName = (code: string): string =>
  code === 'EU' ? strings.settings.markets.wholeEu : (regions.of(code === 'UK' ? 'GB' : code.slice(0, 2)) ?? code)
