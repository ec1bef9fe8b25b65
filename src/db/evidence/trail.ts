import type { Db } from '../base/pool.ts'
import { REVIEW_STATES } from '../../reviews/chart/chart.ts'
import { carriedName } from '../../reviews/chart/carried.ts'
import { isMetAgain, keepsDecision, MET_AGAIN } from '../sites/carried-entries.ts'
import { boundEntries, carriedRows, keptPlaces } from '../trail/bound-findings.ts'
import { pseudonymsOf } from '../people/person-data.ts'

/** An entry of the trail with what recomputes its hash. */
export interface EvidenceEntry {
  number: number
  /** Exactly as it was hashed. Null where it names a person whose data were deleted since. */
  entry: string | null
  previous: string
  hash: string
  /** The findings that it is about, by their places in the audit, in order. */
  places?: number[]
  /** The same where a run met findings of earlier runs again, with the state and the reason that they keep. */
  met?: { place: number; state: string; code: number; reason: string | null }[]
  /** The text of the comment that the entry is about. */
  comment?: string
}

interface Row extends Omit<EvidenceEntry, 'comment' | 'places' | 'met'> {
  entry: string
  comment: string | null
  /** Who asked for the second approval that the entry answers: it has the name alone. */
  asked_by: string | null
}

const AT_ONCE = 1000
const ID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g
const idsIn = ({ entry, asked_by: asker }: Row): string[] => [...(entry.match(ID) ?? []), ...(asker === null ? [] : [asker])]

/** An audit's trail as far as its head, oldest entry first. */
export async function* evidenceTrail(db: Db, workspaceId: string, auditId: string, length: number): AsyncGenerator<EvidenceEntry> {
  const about = await whatEntriesAreAbout(db, workspaceId, auditId)
  for (let after = 0; ; ) {
    const { rows } = await db.query<Row>(
      `select t.number, t.entry, encode(t.previous, 'hex') as previous, encode(t.hash, 'hex') as hash, c.content as comment, p.asked_by
       from trail t
       left join comments c on c.workspace_id = $1 and c.id = (t.entry::json ->> 'comment_id')::uuid
       left join approvals p on p.workspace_id = $1 and p.id = (t.entry::json -> 'approval' ->> 'id')::uuid
       where t.workspace_id = $1 and t.audit_id = $2 and t.number > $3 and t.number <= $4 order by t.number limit ${AT_ONCE}`,
      [workspaceId, auditId, after, length],
    )
    const hidden = await pseudonymsOf(db, workspaceId, [...new Set(rows.flatMap(idsIn))])
    for (const row of rows) {
      const { asked_by: _, comment, ...shown } = row
      const entry = idsIn(row).some((id) => hidden.has(id)) ? null : row.entry
      yield { ...shown, entry, ...about.get(row.number), ...(comment === null ? {} : { comment }) }
    }
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.number
  }
}

/** Which findings each entry was about, from what is kept beside the trail: with it the hashes in the entries are made anew. */
async function whatEntriesAreAbout(db: Db, workspaceId: string, auditId: string) {
  const kept = await keptPlaces(db, workspaceId, auditId)
  const carried = await carriedRows(db, workspaceId, auditId)
  const about = new Map<number, Pick<EvidenceEntry, 'places' | 'met'>>()
  for (const { number, action, carriedAt, place, undoes, count, closed } of await boundEntries(db, workspaceId, auditId)) {
    if (!(count > 0) || closed) continue
    if (isMetAgain(action)) {
      const { hows, keeps } = MET_AGAIN[action]
      const rows = (carried.get(carriedAt) ?? []).filter(
        (row) => (hows as readonly string[]).includes(carriedName(row.how)) && keepsDecision(row) === keeps,
      )
      const met = rows.map((row) => ({
        place: row.place,
        state: REVIEW_STATES[row.state]!,
        code: row.state,
        reason: row.dismissal_reason,
      }))
      about.set(number, { met })
      continue
    }
    const places = kept.get(number) ?? (undoes === undefined && place !== null ? [place] : undefined)
    if (places) about.set(number, { places })
  }
  return about
}
