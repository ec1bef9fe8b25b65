import type { LanguageKey } from '../languages.ts'
import { BCP47 } from '../languages.ts'
import { UNIT_OF } from '../claims/words.ts'
import { plain } from './fold.ts'

const UNITS: readonly (readonly [string, string])[] = [
  ['second', 'second'],
  ['minute', 'minute'],
  ['hour', 'hour'],
  ['day', 'day'],
  ['week', 'week'],
  ['month', 'month'],
  ['year', 'year'],
  ['millimeter', 'mm'],
  ['centimeter', 'cm'],
  ['meter', 'm'],
  ['kilometer', 'km'],
  ['gram', 'g'],
  ['kilogram', 'kg'],
  ['milliliter', 'ml'],
  ['liter', 'l'],
]

/** Languages whose short units are not those of the claims. */
const OWN_SHORT: Partial<Record<LanguageKey, true>> = {
  PL: true,
  RU: true,
  GR: true,
  TR: true,
  FI: true,
  SE: true,
  DK: true,
  NO: true,
  PT: true,
}

const known = new Map<LanguageKey, ReadonlyMap<string, string>>()

/** Words for units in a language, as Intl writes them with one, two, five and half of them, besides those of the claims. */
function unitsOf(language: LanguageKey): ReadonlyMap<string, string> {
  let units = known.get(language)
  if (units) return units
  const made = new Map<string, string>(UNIT_OF)
  for (const [unit, name] of UNITS)
    for (const unitDisplay of language in OWN_SHORT ? (['long', 'short'] as const) : (['long'] as const)) {
      const format = new Intl.NumberFormat(BCP47[language], { style: 'unit', unit, unitDisplay })
      for (const number of [1, 2, 5, 1.5]) {
        const word = format.formatToParts(number).find(({ type }) => type === 'unit')?.value
        if (word) made.set(plain(word).replace(/\.$/, ''), name)
      }
    }
  known.set(language, (units = made))
  return units
}

export const unitOf = (word: string, language: LanguageKey): string | null => unitsOf(language).get(plain(word)) ?? null
