import type { Parameter } from './parameters.ts'

/**
 * Lists that go on behind a row, newest first: `at` is when it was made in microseconds since 1970, as the database keeps time, so that
 * no row is left out or met twice among those of the same millisecond.
 */
export interface After {
  at: number
  id: string
}

/** The column that `After` is made of. */
export const madeAt = (table: string): string => `(extract(epoch from ${table}.created_at) * 1000000)::bigint as made_at`

export const isAfter = (table: string, after: After | null, parameter: Parameter): string => {
  if (!after) return 'true'
  const at = `(timestamptz 'epoch' + ${parameter(after.at, 'bigint')} * interval '1 microsecond')`
  return `${table}.created_at <= ${at} and (${table}.created_at < ${at} or ${table}.id > ${parameter(after.id, 'uuid')})`
}

export const newestFirst = (table: string): string => `order by ${table}.created_at desc, ${table}.id`

/** The rows of a page of which one more was read, and where the next one goes on. */
export function pageOf<Row extends { id: string; made_at: number }>(rows: Row[], limit: number): { rows: Row[]; next: After | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { rows: page, next: rows.length > limit && last ? { at: last.made_at, id: last.id } : null }
}
