import { PLACES_PER_SEVERITY, SEVERITIES, SEVERITY_ORDERS } from '../../reviews/chart/chart.ts'
import type { DueDays } from '../settings/settings.ts'

const DAY = 24 * 3_600_000

/** When what is found now is due, by severity order. */
export const dueDates = (days: DueDays | null): (Date | null)[] =>
  SEVERITY_ORDERS.map((order) => {
    const within = days?.[SEVERITIES[SEVERITIES.length - 1 - order]!] ?? null
    return within === null ? null : new Date(Date.now() + within * DAY)
  })

/**
 * The date for a place, from the parameter that has the dates. A case for each severity: Citus 13.2 takes an array element that a column is
 * set to (`set due_at = $4[1]`) for one that is assigned to, and its server ends. `case … when 0` it writes wrongly too.
 */
export const dueAtSql = (dates: string, place: string): string => {
  const order = `(${place} >> ${Math.log2(PLACES_PER_SEVERITY)})`
  return `case ${SEVERITY_ORDERS.map((each) => `when ${order} = ${each} then (${dates}::timestamptz[])[${each + 1}]`).join(' ')} end`
}
