import { invalid } from '../../errors.ts'

const SHAPE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/

/** The time, or null where none is named; a fault at `loc` where it is none. */
export function momentOf(given: string | null | undefined, ...loc: string[]): string | null {
  if (!given) return null
  const time = SHAPE.test(given) && isDay(given.slice(0, 10)) ? new Date(given) : null
  // The database has no year 0, and none that JavaScript writes with a sign.
  if (time && time.getUTCFullYear() > 0 && time.getUTCFullYear() < 10_000) return time.toISOString()
  throw invalid({ loc, msg: 'Value error, this is no time: write 2026-11-14T23:41:09Z or 2026-11-14', type: 'value_error' })
}

/** JavaScript reads the 30th of February as a day in March. */
const isDay = (day: string): boolean => {
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
}
