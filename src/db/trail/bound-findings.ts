import type { Db } from '../base/pool.ts'
import { STANDS } from '../violations/decision-ends.ts'
import { readEntry } from './entry.ts'
import type { TrailEntry } from './entry.ts'
import { findingHash } from './finding-hash.ts'
import type { SaidFinding } from './finding-hash.ts'

/** The findings of an audit as they are stored now, in the order of their places. */
export interface FoundNow {
  ids: string[]
  places: number[]
  /** What each says, hashed anew; null where it was found before there were such hashes. */
  hashes: (Buffer | null)[]
  states: number[]
  /** Microseconds. */
  decidedAt: (number | null)[]
  reasons: (string | null)[]
  deciders: (string | null)[]
  /** The last day of each decision that has one and still holds. */
  untils: (string | null)[]
  assigned: string[][]
  /** Which findings say something else than when they were found. */
  changed: string[]
}

interface Row extends SaidFinding {
  id: string
  place: number
  review_place: number
  finding_hash: Buffer | null
  state: number
  decided_at: number | null
  dismissal_reason: string | null
  decided_by: string | null
  until: string | null
  assigned_to: string[]
}

const AT_ONCE = 2000
/** Microseconds since 1970, as a number that JavaScript holds exactly. */
export const microsSql = (moment: string): string => `(extract(epoch from ${moment}) * 1000000)::bigint`

export async function findingsNow(db: Db, workspaceId: string, auditId: string): Promise<FoundNow> {
  const now: FoundNow = {
    ids: [],
    places: [],
    hashes: [],
    states: [],
    decidedAt: [],
    reasons: [],
    deciders: [],
    untils: [],
    assigned: [],
    changed: [],
  }
  // Many have the same name and reason: one string each.
  const texts = new Map<string, string>()
  const once = (text: string | null) => text && (texts.get(text) ?? (texts.set(text, text), text))
  for (let after = -1; ; ) {
    const { rows } = await db.query<Row>({
      name: 'findings-said',
      text: `select v.id, v.place, r.place as review_place, r.finding_hash, r.state, ${microsSql('r.decided_at')} as decided_at,
          r.dismissal_reason, r.decided_by, case when ${STANDS} then to_char(d.until, 'YYYY-MM-DD') end as until, r.assigned_to, v.rule_id,
          v.rule_name, n.version, v.severity, v.asset_name, v.asset_url,
          encode(a.content_hash, 'hex') as page, v.violating_text, v.sentence, v.block, v.span_start, v.span_end, v.position, v.reason,
          v.recommended_solution, v.suggested_text, v.law, v.jurisdiction, v.language, v.also
        from violations v join reviews r on r.workspace_id = $1 and r.violation_id = v.id
        left join rule_versions n on n.workspace_id = $1 and n.id = v.rule_version_id
        left join assets a on a.workspace_id = $1 and a.id = v.asset_id
        left join decision_ends d on d.workspace_id = $1 and d.id = r.end_id
        where v.workspace_id = $1 and v.audit_id = $2 and v.place > $3 order by v.place limit ${AT_ONCE}`,
      values: [workspaceId, auditId, after],
    })
    for (const row of rows) {
      const hash = row.finding_hash && findingHash(row)
      if ((hash && !hash.equals(row.finding_hash!)) || row.review_place !== row.place) now.changed.push(row.id)
      now.ids.push(row.id)
      now.places.push(row.place)
      now.hashes.push(hash)
      now.states.push(row.state)
      now.decidedAt.push(row.decided_at)
      now.reasons.push(once(row.dismissal_reason))
      now.deciders.push(once(row.decided_by))
      now.untils.push(once(row.until))
      now.assigned.push(row.assigned_to)
    }
    if (rows.length < AT_ONCE) return now
    after = rows.at(-1)!.place
  }
}

/** Which findings each entry was about, as it is kept beside the trail: their places, in order. */
export async function keptPlaces(db: Db, workspaceId: string, auditId: string): Promise<Map<number, number[]>> {
  const kept = new Map<number, number[]>()
  for (let after = [0, -1]; ; ) {
    const { rows } = await db.query<{ number: number; part: number; places: string[] }>(
      `select number, part, places from review_changes where workspace_id = $1 and audit_id = $2 and (number, part) > ($3::bigint, $4::int)
       order by number, part limit 500`,
      [workspaceId, auditId, ...after],
    )
    for (const { number, places } of rows) {
      const known = kept.get(number) ?? []
      // Of a long list: no spreading into arguments.
      for (const place of places) known.push(Number(place))
      kept.set(number, known)
    }
    if (rows.length < 500) break
    after = [rows.at(-1)!.number, rows.at(-1)!.part]
  }
  for (const places of kept.values()) places.sort((one, other) => one - other)
  return kept
}

export interface CarriedRow {
  place: number
  how: number
  state: number
  dismissal_reason: string | null
  /** Microseconds. */
  at: number
  /** Microseconds: when the decision that it keeps was made, in whichever run. */
  decided_at: number | null
}

/** What a run met again, by when it was carried over and in the order of the places. */
export async function carriedRows(db: Db, workspaceId: string, auditId: string): Promise<Map<number, CarriedRow[]>> {
  const { rows } = await db.query<CarriedRow>(
    `select place, how, state, dismissal_reason, ${microsSql('at')} as at, ${microsSql('decided_at')} as decided_at
     from carried_violations
     where workspace_id = $1 and audit_id = $2 order by place`,
    [workspaceId, auditId],
  )
  return Map.groupBy(rows, ({ at }) => at)
}

/**
 * Until when decisions of the runs of an audit's site hold, by the time they were made: a run that keeps a decision does not say its end
 * again. Those of runs that were deleted are not known.
 */
export async function endsOfRuns(db: Db, workspaceId: string, auditId: string): Promise<Map<number, string | null>> {
  const { rows } = await db.query<{ at: number; until: string | null }>(
    `select ${microsSql('t.at')} as at, t.entry::json ->> 'until' as until from trail t
     where t.workspace_id = $1 and t.entry::json ->> 'to' is not null and t.audit_id in (
       select a.id from audits a join audits b on b.workspace_id = $1 and b.site_id = a.site_id where a.workspace_id = $1 and b.id = $2)`,
    [workspaceId, auditId],
  )
  return new Map(rows.map(({ at, until }) => [at, until]))
}

export interface BoundEntry extends TrailEntry {
  number: number
  /** Microseconds: the time of what it decided. */
  moment: number
  /** Of the violation that it names. */
  place: number | null
  /** Microseconds: when what it is about was carried over. */
  carriedAt: number
  /** As it is shown beside what it decided. */
  who: string
}

const microsOf = (text: string): number => Date.parse(`${text.slice(0, 23)}Z`) * 1000 + Number(text.slice(23, 26))
const whoOf = ({ actor, approval, to }: TrailEntry) => (approval && to ? `${approval.by}, approved by ${actor.name}` : actor.name)

export async function boundEntries(db: Db, workspaceId: string, auditId: string): Promise<BoundEntry[]> {
  const { rows } = await db.query<{ number: number; entry: string; moment: number; place: number | null }>(
    `select t.number, t.entry, ${microsSql('t.at')} as moment, (select v.place from violations v where v.workspace_id = $1
       and v.audit_id = $2 and v.id = (t.entry::json ->> 'violation_id')::uuid) as place
     from trail t where t.workspace_id = $1 and t.audit_id = $2 order by t.number`,
    [workspaceId, auditId],
  )
  return rows.map(({ entry: text, ...row }) => {
    const entry = readEntry(text)
    return { ...entry, ...row, who: whoOf(entry), carriedAt: entry.carried_at ? microsOf(entry.carried_at) : row.moment }
  })
}
