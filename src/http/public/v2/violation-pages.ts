import type pg from 'pg'
import { listPlaces } from '../../../db/violation-list.ts'
import type { ListFilter, ListOrder } from '../../../db/violation-list.ts'
import type { ListRow } from '../../../db/violation-places.ts'
import { cursors } from './cursor.ts'

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
