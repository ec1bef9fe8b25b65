import { PLACES_PER_SEVERITY, SEVERITIES, SEVERITY_ORDERS } from '../../reviews/chart/chart.ts'
import type { DueDays } from '../settings/settings.ts'

const DAY = 24 * 3_600_000

/** When what is found now is due, by severity order. */
export const dueDates = (days: DueDays | null): (Date | null)[] =>
  SEVERITY_ORDERS.map((order) => {
    const within = days?.[SEVERITIES[SEVERITIES.length - 1 - order]!] ?? null
    return within === null ? null : new Date(Date.now() + within * DAY)
  })

/** The date for a place, from the parameter that has the dates. */
export const dueAtSql = (dates: string, place: string): string =>
  `(${dates}::timestamptz[])[(${place} >> ${Math.log2(PLACES_PER_SEVERITY)}) + 1]`
