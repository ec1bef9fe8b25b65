import { carriedCode } from '../../reviews/chart/carried.ts'
import type { Carried } from '../../reviews/chart/carried.ts'
import { countIndex, SEVERITIES, SEVERITY_ORDERS, severityOrder, stateCode } from '../../reviews/chart/chart.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import { parametersAfter } from '../base/parameters.ts'
import type { Db } from '../base/pool.ts'
import { namesIn } from '../people/person-data.ts'
import type { PortfolioSort } from '../../contract/values.ts'
import type { GateRule } from './gate-rule.ts'
import { conditionsOf, LINE } from './pages.ts'
import type { SiteFilter } from './pages.ts'

/*
 * All sites on one screen: one statement, however many there are. What is costly (what is overdue, who is waited for) is worked out for the
 * sites that are shown, unless the list is ordered by it.
 */

const OPEN_STATES = (['undecided', 'elevated_risk', 'urgent_violation'] as const).map(stateCode)

/** Findings of a severity that are neither dismissed nor fixed; `counts` is that of an audit. */
const openOf = (order: number): string =>
  `(${OPEN_STATES.map((state) => `coalesce(e.counts[${countIndex(state, order) + 1}], 0)`).join(' + ')})`

/** Those that the run before had as well. */
const STILL: Carried[] = ['met', 'carried', 'sentence_changed', 'rule_changed', 'still_there']
const OLD = STILL.map((name) => `coalesce((e.changes -> 'met' ->> '${carriedCode(name)}')::int, 0)`).join(' + ')

const SITES = `select s.id, s.name, s.schedule, s.paused, s.next_run_at, s.gate, e.audit_id, e.run, e.at, e.total, e.earlier,
    array[${SEVERITY_ORDERS.map(openOf).join(', ')}] as open,
    case when e.earlier is not null and e.changes ? 'met' then ${OLD} end as old,
    case when s.gate is not null then (select g.findings from run_gates g where g.workspace_id = $1 and g.audit_id = e.audit_id) end
      as against
  from sites s left join lateral (
    select a.id as audit_id, a.run, coalesce(a.completed_at, a.created_at) as at, a.total_violations as total, a.counts, a.changes,
      (select b.total_violations from audits b where b.workspace_id = $1 and b.id = a.previous_id) as earlier
    from audits a where a.workspace_id = $1 and a.site_id = s.id and a.status = 'COMPLETED' order by a.run desc limit 1) e on true`

/** Of a site `p`, undecided findings of its last run whose date has passed, and the oldest of these dates. */
const late = (now: string) => `(select json_build_object('findings', count(*), 'since', min(r.due_at)) from reviews r
    where r.workspace_id = $1 and r.audit_id = p.audit_id and r.state = 0 and r.due_at < ${now})`

/** A finding that was met again waits since the first run that found it. */
const FOUND = 'coalesce(f.created_at, v.created_at)'
const FIRST = `join violations v on v.workspace_id = $1 and v.id = r.violation_id
      left join carried_violations c on c.workspace_id = $1 and c.violation_id = r.violation_id
      left join violations f on f.workspace_id = $1 and f.id = c.identity`

/** Of a site `p`, who is waited for: those to whom undecided findings are assigned, each with how many and since when. */
const WAITING = `(select json_agg(w order by w.since) from (
    select u.id as person_id, count(*)::int as findings, min(${FOUND}) as since
    from reviews r cross join unnest(r.assigned_to) as u (id) ${FIRST}
    where r.workspace_id = $1 and r.audit_id = p.audit_id and r.state = 0 and r.approval_id is null and r.assigned_to <> '{}'
    group by u.id) w)`

/** Of a site `p`, who waits for a second person, each with how many and since when. */
const ASKED = `(select json_agg(w order by w.since) from (
    select q.asked_by as person_id, min(q.asker) as name, sum(q.asked)::int as findings, min(q.asked_at) as since
    from approvals q where q.workspace_id = $1 and q.audit_id = p.audit_id and q.state = 'requested' group by q.asked_by) w)`

/** Of a site `p`, its last runs that ended, oldest first. */
const RUNS = `(select json_agg(l order by l.run) from (
    select a.id as audit_id, a.run, a.created_at as at, a.total_violations as total from audits a
    where a.workspace_id = $1 and a.site_id = p.id and a.status = 'COMPLETED' order by a.run desc limit ${LINE}) l)`

/** By what a site is put in order, worst or newest first; those of which it is not known come last either way. */
const ORDER: Record<PortfolioSort, (now: string) => string> = {
  name: () => 'lower(p.name)',
  // Worst first: arrays are compared element by element, critical findings first.
  open: () => 'case when p.audit_id is not null then p.open end',
  overdue: (now) => `case when p.audit_id is not null then (${late(now)} ->> 'findings')::int end`,
  // The longest first.
  waiting: (now) => `(${now} - (select least(
      (select min(${FOUND}) from reviews r ${FIRST} where r.workspace_id = $1 and r.audit_id = p.audit_id and r.state = 0
        and r.approval_id is null and r.assigned_to <> '{}'),
      (select min(q.asked_at) from approvals q
        where q.workspace_id = $1 and q.audit_id = p.audit_id and q.state = 'requested'))))`,
  new: () => 'p.total - p.old',
  gate: () => 'p.against',
  run: () => 'p.at',
}

interface Waiting {
  person_id: string | null
  name?: string
  findings: number
  since: string
}
interface Row {
  id: string
  name: string
  schedule: string | null
  paused: boolean
  next_run_at: string | null
  gate: GateRule | null
  audit_id: string | null
  run: number | null
  at: string | null
  total: number | null
  open: number[]
  old: number | null
  against: number | null
  late: { findings: number; since: string | null }
  waiting: Waiting[] | null
  asked: Waiting[] | null
  line: { audit_id: string; run: number; at: string; total: number }[] | null
  undecided: number
  matching: number
}

interface PortfolioQuery {
  sort: PortfolioSort
  descending: boolean
  offset: number
  limit: number
}

/** The statement and its values, so that a test can have it explained. */
export function portfolioSql(workspaceId: string, filter: SiteFilter, { sort, descending, offset, limit }: PortfolioQuery) {
  const { values, parameter } = parametersAfter(workspaceId)
  const where = conditionsOf(filter, parameter)
  const now = parameter(momentAt(newMoment()), 'timestamptz')
  const order = `${ORDER[sort](now)} ${descending ? 'desc' : 'asc'} nulls last, lower(p.name), p.id`
  const text = `with shown as materialized (${SITES} where ${where}),
page as materialized (
  select p.*, row_number() over (order by ${order}) as place from shown p
  order by place limit ${parameter(limit, 'int')} offset ${parameter(offset, 'bigint')})
select p.id, p.name, p.schedule, p.paused, p.next_run_at, p.gate, p.audit_id, p.run, p.at, p.total, p.open, p.old, p.against,
  ${late(now)} as late, ${WAITING} as waiting, ${ASKED} as asked, ${RUNS} as line, (select count(*)::int from shown) as matching
from page p order by p.place`
  return { text, values }
}

const iso = (at: string) => new Date(at).toISOString()

/** A window of the sites that a filter shows, each with its figures. */
export async function portfolio(db: Db, workspaceId: string, filter: SiteFilter, query: PortfolioQuery) {
  const { text, values } = portfolioSql(workspaceId, filter, query)
  const { rows } = await db.query<Row>(text, values)
  const names = await namesIn(
    db,
    workspaceId,
    rows.flatMap(({ waiting, asked }) => [...(waiting ?? []), ...(asked ?? [])].map(({ person_id: id }) => id)),
  )
  const named = (list: Waiting[] | null) =>
    (list ?? []).map(({ person_id: id, name, findings, since }) => ({
      id,
      name: (id !== null && names.get(id)) || name || '',
      findings,
      since: iso(since),
    }))
  return {
    sites: rows.map(({ late: overdue, waiting, asked, line, gate, against, open, old, total, matching: _all, ...site }) => ({
      ...site,
      open: openBySeverity(open),
      overdue: { findings: overdue.findings, since: overdue.since && iso(overdue.since) },
      waiting_for: named(waiting),
      asked_by: named(asked),
      line: (line ?? []).map((run) => ({ ...run, at: iso(run.at) })),
      new: total !== null && old !== null ? total - old : null,
      old,
      gate: gate && { rule: gate, findings: against, passed: against === null ? null : against === 0 },
    })),
    total: rows[0]?.matching ?? 0,
  }
}

const openBySeverity = (open: number[]) => ({
  ...(Object.fromEntries(SEVERITIES.map((severity) => [severity, open[severityOrder(severity)] ?? 0])) as Record<
    (typeof SEVERITIES)[number],
    number
  >),
  NONE: open[severityOrder(null)] ?? 0,
})
