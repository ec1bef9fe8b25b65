import type { Carried } from '../../reviews/chart/carried.ts'
import { carriedCode, carriedName } from '../../reviews/chart/carried.ts'
import { REVIEW_STATES, SEVERITIES } from '../../reviews/chart/chart.ts'
import type { ReviewState, Severity } from '../../reviews/chart/chart.ts'
import { surroundings } from '../../reviews/chart/marks.ts'
import { isMetAgain, KEEPS_DECISION, MET_AGAIN } from '../sites/carried-entries.ts'
import type { MetAgain } from '../sites/carried-entries.ts'
import type { Db } from '../base/pool.ts'
import type { TrailEntry } from './entry.ts'

/** Where it is kept which findings an entry of a trail was about. */
type FindingSource =
  | { kind: MetAgain; auditId: string; number: number }
  /** By places, as a decision keeps them; of an earlier run's entry where a run says what it closed there. */
  | { kind: 'touched'; auditId: string; number: number }
  | { kind: 'violation'; id: string }

/** Of an entry, what says where its findings are kept. */
type SourcedEntry = Pick<TrailEntry, 'action' | 'violation_id' | 'closed'> & { number: number }

/** `kept`: the number of the entry with kept places, its own or that of the one it takes back. Null: nothing says which findings. */
export function findingSource(auditId: string, entry: SourcedEntry, kept: number | null): FindingSource | null {
  const { action, number, closed, violation_id: id } = entry
  if (isMetAgain(action)) return { kind: action, auditId, number }
  if (closed) return { kind: 'touched', auditId: closed.audit_id, number: closed.number }
  if (kept !== null) return { kind: 'touched', auditId, number: kept }
  return id ? { kind: 'violation', id } : null
}

/** Where the findings of some entries of an audit's trail are kept, and how many they are; null where nothing says which. */
export async function findingSources(db: Db, workspaceId: string, auditId: string, numbers: number[]) {
  const { rows } = await db.query<{ number: number; entry: TrailEntry; kept: number | null }>(
    `select t.number, t.entry::json as entry, (select max(x.number) from review_changes x where x.workspace_id = $1 and x.audit_id = $2
         and x.number = any(array[t.number, (t.entry::json ->> 'undoes')::bigint])) as kept
     from trail t where t.workspace_id = $1 and t.audit_id = $2 and t.number = any($3::bigint[])
       and exists (select 1 from audits live where live.workspace_id = $1 and live.id = $2)`,
    [workspaceId, auditId, numbers],
  )
  const sources = new Map<number, { source: FindingSource | null; count: number }>()
  for (const { number, entry, kept } of rows) {
    const source = findingSource(auditId, { ...entry, number }, kept)
    sources.set(number, { source, count: entry.count ?? (source ? 1 : 0) })
  }
  return sources
}

/** A finding that an entry is about: rule, sentence and page, and what had been decided before the entry. */
export interface TrailFinding {
  id: string
  audit_id: string
  rule_id: string | null
  rule_name: string | null
  severity: Severity | null
  asset_name: string | null
  asset_url: string | null
  language: string | null
  sentence: string | null
  before: string
  violating_text: string
  after: string
  review_state: ReviewState
  /** What a run had found it to be. */
  how: Carried | null
  /** The decision that was carried over, contradicted or replaced; null where the entry decided nothing. */
  earlier: { state: ReviewState; dismissal_reason: string | null; decided_by: string | null; decided_at: string | null } | null
  earlier_audit_id: string | null
}

interface Row {
  /** Which of the sources it is of, from 1. */
  source: number
  place: number
  id: string
  audit_id: string
  rule_id: string | null
  rule_name: string | null
  severity: number | null
  asset_name: string | null
  asset_url: string | null
  language: string | null
  sentence: string | null
  violating_text: string | null
  now: number
  how: number | null
  state: number | null
  dismissal_reason: string | null
  decided_by: string | null
  decided_at: string | null
  earlier_audit_id: string | null
}

/** What is shown of the findings `s (source, audit_id, place, …)`; those of a deleted audit are not. The window is made before. */
const SHOWN = `select s.*, v.id, v.rule_id, v.rule_name, v.severity, v.asset_name, v.asset_url, v.language,
    left(v.sentence, 4000) as sentence, left(v.violating_text, 300) as violating_text, r.state as now
  from shown s join violations v on v.workspace_id = $1 and v.audit_id = s.audit_id and v.place = s.place
    join reviews r on r.workspace_id = $1 and r.violation_id = v.id
  where exists (select 1 from audits live where live.workspace_id = $1 and live.id = s.audit_id)
  order by s.source, s.place`

/** The places are unnested within the database and cut to the window there: an entry on a hundred thousand findings is one array. */
const TOUCHED = `with shown as materialized (
    select u.source, u.audit_id, f.* from unnest($2::uuid[], $3::bigint[]) with ordinality as u (audit_id, number, source)
    cross join lateral (
      select p.place, null::smallint as how, c.state, c.dismissal_reason, c.decided_by, c.decided_at, null::uuid as earlier_audit_id
      from review_changes c cross join unnest(c.places) as p (place)
      where c.workspace_id = $1 and c.audit_id = u.audit_id and c.number = u.number and c.last_place > $4 and p.place > $4
      order by p.place limit $5) f)
  ${SHOWN}`

const ONE = `with shown as materialized (
    select u.source, v.audit_id, v.place, null::smallint as how, null::smallint as state, null::text as dismissal_reason,
      null::text as decided_by, null::timestamptz as decided_at, null::uuid as earlier_audit_id
    from unnest($2::uuid[]) with ordinality as u (id, source) join violations v on v.workspace_id = $1 and v.id = u.id and v.place > $3)
  ${SHOWN}`

/** Somebody had decided it in the run itself before decisions were carried over to it: it kept that. */
const DECIDED_BEFORE = `c.place in (select p.place from review_changes x cross join unnest(x.places) as p (place)
  where x.workspace_id = $1 and x.audit_id = $2 and x.number < $3 and x.state is not null and x.undone_by is null
    and not exists (select from trail u where u.workspace_id = $1 and u.audit_id = $2 and u.number = x.number
      and u.entry::json ->> 'undoes' is not null))`

/** Each kind is read in the order of its index up to the window, and the kinds are merged: however many there are, few rows are read. */
const metSql = (action: MetAgain) => {
  const { hows, keeps } = MET_AGAIN[action]
  const kinds = hows.map(
    (how) => `(select c.place, c.how, c.state, c.dismissal_reason, c.decided_by, c.decided_at, c.earlier_audit_id from carried_violations c
      where c.workspace_id = $1 and c.audit_id = $2 and c.how = ${carriedCode(how)} and c.place > $4
        and c.at = (select coalesce((t.entry::json ->> 'carried_at')::timestamptz, t.at) from trail t
          where t.workspace_id = $1 and t.audit_id = $2 and t.number = $3)
        and ${keeps ? `${KEEPS_DECISION} and not ${DECIDED_BEFORE}` : `not ${KEEPS_DECISION}`}
      order by c.place limit $5)`,
  )
  return `with shown as materialized (
    select 1 as source, $2::uuid as audit_id, f.* from (${kinds.join(' union all ')}) f order by f.place limit $5)
  ${SHOWN}`
}

const finding = (row: Row): TrailFinding => {
  const { id, audit_id, rule_id, rule_name, asset_name, asset_url, language, sentence, dismissal_reason, decided_by, decided_at } = row
  return {
    id,
    audit_id,
    rule_id,
    rule_name,
    severity: row.severity === null ? null : SEVERITIES[row.severity]!,
    asset_name,
    asset_url,
    language,
    sentence,
    ...surroundings(sentence, row.violating_text),
    violating_text: row.violating_text ?? '',
    review_state: REVIEW_STATES[row.now]!,
    how: row.how === null ? null : carriedName(row.how),
    earlier: row.state === null ? null : { state: REVIEW_STATES[row.state]!, dismissal_reason, decided_by, decided_at },
    earlier_audit_id: row.earlier_audit_id,
  }
}

/** The findings of an entry in the order of their places, worst first, after a place; `next` is where to go on. */
export async function findingsOfEntry(db: Db, workspaceId: string, source: FindingSource, after: number, limit: number) {
  const rows = await rowsOf(db, workspaceId, source, after, limit)
  return { findings: rows.map(finding), next: rows.length < limit ? null : rows.at(-1)!.place }
}

async function rowsOf(db: Db, workspaceId: string, source: FindingSource, after: number, limit: number): Promise<Row[]> {
  if (source.kind === 'violation') return (await db.query<Row>(ONE, [workspaceId, [source.id], after])).rows
  const { kind, auditId, number } = source
  if (kind === 'touched') return (await db.query<Row>(TOUCHED, [workspaceId, [auditId], [number], after, limit])).rows
  return (await db.query<Row>(metSql(kind), [workspaceId, auditId, number, after, limit])).rows
}

/** The first findings of some entries; those of a run, of which a trail has few, are read one by one. */
export async function firstFindings(db: Db, workspaceId: string, sources: FindingSource[], each: number): Promise<TrailFinding[][]> {
  const found = sources.map((): TrailFinding[] => [])
  const put = (which: number[], rows: Row[]) => {
    for (const row of rows) found[which[row.source - 1]!]!.push(finding(row))
  }
  const all = <Kind extends FindingSource['kind']>(kind: Kind) =>
    [...sources.entries()].filter((entry): entry is [number, Extract<FindingSource, { kind: Kind }>] => entry[1].kind === kind)
  const touched = all('touched')
  if (touched.length > 0) {
    const places = [touched.map(([, { auditId }]) => auditId), touched.map(([, { number }]) => number)]
    const { rows } = await db.query<Row>(TOUCHED, [workspaceId, ...places, -1, each])
    put(
      touched.map(([index]) => index),
      rows,
    )
  }
  const single = all('violation')
  if (single.length > 0) {
    const { rows } = await db.query<Row>(ONE, [workspaceId, single.map(([, { id }]) => id), -1])
    put(
      single.map(([index]) => index),
      rows,
    )
  }
  for (const [index, source] of sources.entries())
    if (isMetAgain(source.kind)) put([index], await rowsOf(db, workspaceId, source, -1, each))
  return found
}
