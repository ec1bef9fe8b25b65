import type pg from 'pg'
import { shownEnd } from '../../../db/violations/decision-ends.ts'
import type { EndRow } from '../../../db/violations/decision-ends.ts'
import { namesIn } from '../../../db/people/person-data.ts'
import type { ReviewState } from '../../../reviews/chart/chart.ts'
import { listBodies, listPlaces } from '../../../db/violations/list.ts'
import type { ListFilter } from '../../../db/violations/list.ts'
import type { ListRow } from '../../../db/violations/places.ts'
import { cursors } from './cursor.ts'
import { storedFinding } from '../../../checks/finding-shape.ts'
import type { ListOrder } from '../../../contract/values.ts'

/** A cursor says for which order it was made. */
const CURSORS = {
  newest: cursors(['newest'], 'number', 'id', 'number'),
  severity: cursors(['severity'], 'number', 'id', 'number'),
}

/** The next violations of a list, and the cursor of the page behind them. */
export async function nextViolations(
  db: pg.Pool,
  workspaceId: string,
  filter: ListFilter,
  { order, cursor, limit }: { order: ListOrder; cursor?: string | undefined; limit: number },
): Promise<{ rows: ListRow[]; next: string | null }> {
  const read = CURSORS[order].read(cursor)
  const behind = read && { made: read[1], audit: read[2], place: read[3] }
  const found = await listPlaces(db, workspaceId, filter, order, behind, limit + 1)
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, next: last ? CURSORS[order].write([order, last.made, last.audit, last.place]) : null }
}

type Stored = Parameters<typeof storedFinding>[0] & { review_state: ReviewState; end: EndRow | null }

/** Violations as version 2 shows them, in the order of their identifiers; those that are gone meanwhile are left out. */
export async function shownViolations(db: pg.Pool, workspaceId: string, ids: string[]) {
  const bodies = await listBodies(db, workspaceId, ids)
  const found = ids.flatMap((id) => {
    const body = bodies.get(id)
    return body === undefined ? [] : [storedFinding(JSON.parse(body) as Stored)]
  })
  const names = await namesIn(
    db,
    workspaceId,
    found.map(({ end }) => end?.owner_id ?? null),
  )
  return found.map(({ end, ...violation }) => ({ ...violation, ...shownEnd(end, violation.review_state, names) }))
}

/** One page of violations. */
export async function violationPage(db: pg.Pool, workspaceId: string, filter: ListFilter, asked: Parameters<typeof nextViolations>[3]) {
  const { rows, next } = await nextViolations(db, workspaceId, filter, asked)
  const violations = await shownViolations(
    db,
    workspaceId,
    rows.map(({ id }) => id),
  )
  return { violations, next }
}
