import type { LanguageKey } from '../../languages.ts'
import { localeOf } from '../base/locale.ts'

/** Names of the months in a language, long and short, and in the form used with a day. */
const monthNames = new Map<LanguageKey, Map<string, number>>()
export function monthsOf(language: LanguageKey): Map<string, number> {
  let names = monthNames.get(language)
  if (names) return names
  names = new Map()
  const { tag } = localeOf(language)
  for (let month = 0; month < 12; month++) {
    const day = new Date(Date.UTC(2026, month, 15))
    for (const format of [
      { month: 'long' },
      { month: 'long', day: 'numeric' },
      { month: 'short', day: 'numeric' },
      { month: 'short' },
    ] as const) {
      const part = new Intl.DateTimeFormat(tag, { ...format, timeZone: 'UTC' }).formatToParts(day).find((piece) => piece.type === 'month')
      const name = part?.value.toLowerCase().replace(/\.$/, '')
      if (name && !/\d/.test(name)) names.set(name, month + 1)
    }
  }
  monthNames.set(language, names)
  return names
}
