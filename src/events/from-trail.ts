import { commentsSaid, touchedBy } from '../db/events/sources.ts'
import type { CommentSaid, TrailNews } from '../db/events/sources.ts'
import type { NewEvent } from '../db/events/events.ts'
import { pseudonymsOf } from '../db/people/person-data.ts'
import type { Db } from '../db/base/pool.ts'
import { readEntry } from '../db/trail/entry.ts'
import type { TrailEntry } from '../db/trail/entry.ts'
import { ENDED_ACTION, REVIEW_CHART } from '../reviews/chart/chart.ts'

/** Violations in one event at most; a larger change is several events. */
const MOST_IDS = 1000

/** A batch ends once its entries touched so many violations: what it says of them is held in memory. */
const IDS_AT_ONCE = 50_000

/** The first of some entries, as many as fit into a batch; one at least. */
export function firstBatch(news: TrailNews[]): TrailNews[] {
  let sum = 0
  const end = news.findIndex(({ entry }) => (sum += readEntry(entry).count ?? 0) >= IDS_AT_ONCE)
  return end < 0 ? news : news.slice(0, end + 1)
}

/** What entries of trails are to programs: decisions, comments, assignments. Requests and what a run took over are no events. */
export async function eventsOfTrail(db: Db, workspaceId: string, news: TrailNews[]): Promise<NewEvent[]> {
  const entries = news.map((row) => ({ row, entry: readEntry(row.entry) }))
  const comments = await commentsSaid(
    db,
    workspaceId,
    entries.flatMap(({ entry }) => entry.comment_id ?? []),
  )
  const people = entries.flatMap(({ entry }) => [
    entry.actor,
    ...(entry.assigned ?? []),
    ...(entry.unassigned ?? []),
    ...(entry.owner ? [entry.owner] : []),
  ])
  // Entries keep the names of people whose data were deleted inside what is hashed.
  const pseudonyms = await pseudonymsOf(db, workspaceId, [...new Set(people.flatMap(({ id }) => id ?? []))])
  for (const person of people) person.name = pseudonyms.get(person.id ?? '') ?? person.name
  const events: NewEvent[] = []
  const latest = new Map<string, string>()
  for (const { row, entry } of entries) {
    // Transactions that waited for each other may have begun in another order; events of one audit never go back in time.
    const at = [latest.get(row.audit_id) ?? '', row.at].sort().at(-1)!
    latest.set(row.audit_id, at)
    const said = (type: NewEvent['type'], data: object): NewEvent => ({
      type,
      subject: row.audit_id,
      at,
      actorId: entry.actor.id,
      data: { audit_id: row.audit_id, actor: entry.actor, ...data },
    })
    if (entry.action === 'comment') events.push(...commented(entry, comments, said))
    else if (isEvent(entry)) events.push(...inParts(entry, await idsOf(db, workspaceId, row, entry), said))
  }
  return events
}

/** People that a run keeps assigned are no news. */
const isEvent = ({ action, runs }: TrailEntry): boolean =>
  (action === 'assign' && !runs) || action === 'undo' || action in REVIEW_CHART || action === ENDED_ACTION

type Said = (type: NewEvent['type'], data: object) => NewEvent

function commented(entry: TrailEntry, comments: Map<string, CommentSaid>, said: Said): NewEvent[] {
  const { violation_id: id, comment_id: commentId = '', assigned = [] } = entry
  const event = said('violation.commented', { violation_id: id, comment: comments.get(commentId) ?? { id: commentId } })
  if (assigned.length === 0) return [event]
  return [event, said('violation.assigned', { violation_ids: [id], count: 1, part: 1, parts: 1, assigned, unassigned: [] })]
}

async function idsOf(db: Db, workspaceId: string, row: TrailNews, { count, violation_id: id, undoes }: TrailEntry): Promise<string[]> {
  if (count === 1 && id) return [id]
  const own = await touchedBy(db, workspaceId, row.audit_id, row.number)
  // The undo of an undo keeps nothing of its own: it touched what the entry it took back had.
  return own.length > 0 || undoes === undefined ? own : touchedBy(db, workspaceId, row.audit_id, undoes)
}

/** A change of many violations is several events, each with so many of them. */
function inParts(entry: TrailEntry, ids: string[], said: Said): NewEvent[] {
  const {
    action,
    count,
    from = {},
    to = null,
    restored,
    reason = null,
    undoes,
    until,
    owner = null,
    assigned = [],
    unassigned = [],
  } = entry
  const what =
    action === 'assign'
      ? { assigned, unassigned }
      : { action, from, to, reason, ...(action === 'undo' ? { restored, undoes } : {}), ...(until ? { until, owner } : {}) }
  const parts = Math.max(1, Math.ceil(ids.length / MOST_IDS))
  return Array.from({ length: parts }, (_, part) =>
    said(action === 'assign' ? 'violation.assigned' : 'violation.reviewed', {
      violation_ids: ids.slice(part * MOST_IDS, (part + 1) * MOST_IDS),
      count,
      part: part + 1,
      parts,
      ...what,
    }),
  )
}
