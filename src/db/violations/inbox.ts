import { PLACES_PER_SEVERITY } from '../../reviews/chart/chart.ts'
import { parametersAfter } from '../base/parameters.ts'
import type { Parameter } from '../base/parameters.ts'
import type { Db } from '../base/pool.ts'
import { saidBySql } from './also-rules.ts'
import { foundSql, likePattern } from './violations.ts'
import type { InboxOrder, InboxView } from '../../contract/values.ts'

/*
 * What is one person's, across audits and sites. An item is a group of violations in one audit (or one violation without a group), or a
 * request for approval. Of a site, the latest run that has ended counts: what it took over from a run before is not shown twice.
 */

export interface InboxFilter {
  view: InboxView
  severityOrders: number[] | null
  /** Sites, or audits that belong to none. */
  sites: string[] | null
  rules: string[] | null
  languages: string[] | null
  search: string | null
  /** Some rows alone. */
  items: string[] | null
}

export interface InboxPerson {
  workspaceId: string
  userId: string
  mayApprove: boolean
  now: Date
}

const WEEK = 7 * 24 * 3_600_000
const BITS = Math.log2(PLACES_PER_SEVERITY)

/** `$1` the workspace, `$2` the person, `$3` now, `$4` in a week, `$5` whether the person may approve. */
export const personValues = ({ workspaceId, userId, now, mayApprove }: InboxPerson): unknown[] => [
  workspaceId,
  userId,
  now,
  new Date(now.getTime() + WEEK),
  mayApprove,
]

/** Says the types of those that a statement may not use. */
const GIVEN = 'given as (select $2::uuid as person, $3::timestamptz as now, $4::timestamptz as week, $5::boolean as approves)'

const SUPERSEDED = `superseded as materialized (
  select a.id from audits a where a.workspace_id = $1 and a.site_id is not null and exists (select 1 from audits b
    where b.workspace_id = $1 and b.site_id = a.site_id and b.run > a.run and b.status = 'COMPLETED' and not b.carrying)
),
followed as materialized (
  select a.id from audits a where a.workspace_id = $1 and a.site_id is not null and exists (select 1 from audits b
    where b.workspace_id = $1 and b.site_id = a.site_id and b.run > a.run)
)`
/**
 * What a run that is being carried over has taken already is its own. Looked up for each by the index: just after a run was carried the
 * statistics do not know of it, and any other way can take minutes.
 */
const CURRENT = `r.audit_id not in (select id from superseded)
    and (r.audit_id not in (select id from followed) or (
      select c.violation_id from carried_violations c where c.workspace_id = $1 and c.earlier_id = r.violation_id limit 1) is null)`
const ITEM = 'coalesce(r.group_id, r.violation_id) as item'

/** What waits for the second person is not waiting for whoever it is assigned to. */
const MINE = `found as (
  select r.audit_id, ${ITEM}, r.place, r.due_at, true as assigned, 1 as n from reviews r
  where r.workspace_id = $1 and r.state = 0 and r.assigned_to <> '{}' and r.assigned_to @> array[$2::uuid] and r.approval_id is null
    and ${CURRENT}
  union all
  select r.audit_id, ${ITEM}, r.place, case when r.state = 0 then r.due_at end, false, case when r.state = 0
      and r.assigned_to @> array[$2::uuid] and r.approval_id is null then 0 else 1 end
  from (select violation_id, max(at) as at from mentions where workspace_id = $1 and user_id = $2 and not done group by violation_id) m
  join reviews r on r.workspace_id = $1 and r.violation_id = m.violation_id
  where (r.state = 0 or coalesce(r.decided_at < m.at, true)) and ${CURRENT}
),
items as (
  select audit_id, item, min(place) as place, sum(n)::int as n, min(due_at) as due_at, bool_or(assigned) as assigned,
    bool_or(not assigned) as mentioned, null::uuid as approval_id from found group by 1, 2
  union all
  select p.audit_id, p.id, min(r.place), count(*)::int, min(r.due_at), false, false, p.id
  from approvals p join reviews r on r.workspace_id = $1 and r.approval_id = p.id
  where p.workspace_id = $1 and p.state = 'requested' and $5::boolean and p.asked_by is distinct from $2::uuid
    and p.audit_id not in (select id from superseded)
  group by 1, 2
)`

/** More than anybody reads through. */
const MOST = 10_000

/** What is due within a week, or overdue, and assigned to nobody. */
const NOBODYS = `found as (
  select r.audit_id, ${ITEM}, r.place, r.due_at from reviews r
  where r.workspace_id = $1 and r.state = 0 and r.due_at is not null and r.due_at < $4 and r.assigned_to = '{}' and r.approval_id is null
    and ${CURRENT}
  order by r.due_at limit ${MOST}
),
items as (
  select audit_id, item, min(place) as place, count(*)::int as n, min(due_at) as due_at, false as assigned, false as mentioned,
    null::uuid as approval_id from found group by 1, 2
)`

/**
 * An item that was snoozed is back at its date, and when it becomes overdue. Without a date it is back with the next run of its site, which
 * has items of its own.
 */
const SEEN = `seen as materialized (
  select i.*, z.until, z.item is not null and (z.until > $3 or (z.until is null and exists (
      select 1 from audits o where o.workspace_id = $1 and o.id = i.audit_id and o.site_id is not null)))
    and not coalesce(i.due_at <= $3 and i.due_at > z.created_at, false) as snoozed
  from items i left join snoozes z on z.workspace_id = $1 and z.user_id = $2 and z.item = i.item
)`

export const inboxCtes = (nobodys: boolean): string => `with ${GIVEN},
${SUPERSEDED},\n${nobodys ? NOBODYS : MINE},\n${SEEN}`

const IN_VIEW: Record<InboxView, string> = {
  everything: 'not s.snoozed',
  approval: 'not s.snoozed and s.approval_id is not null',
  assigned: 'not s.snoozed and s.assigned',
  mentions: 'not s.snoozed and s.mentioned',
  overdue: 'not s.snoozed and s.due_at <= $3',
  week: 'not s.snoozed and s.due_at > $3 and s.due_at < $4',
  snoozed: 's.snoozed',
  nobody: 'not s.snoozed',
}

const needsFinding = ({ rules, languages, search }: InboxFilter) => rules !== null || languages !== null || search !== null

/** `seen s` with the audit, and with the first violation of each where a filter looks at it. */
const fromSeen = (finding: boolean) =>
  `seen s join audits a on a.workspace_id = $1 and a.id = s.audit_id${
    finding ? ' join violations v on v.workspace_id = $1 and v.audit_id = s.audit_id and v.place = s.place' : ''
  }`

function conditionsOf(filter: InboxFilter, parameter: Parameter): string {
  const { view, severityOrders, sites, rules, languages, search, items } = filter
  return [
    IN_VIEW[view],
    items && `s.item = any(${parameter(items, 'uuid[]')})`,
    severityOrders && `(s.place >> ${BITS}) = any(${parameter(severityOrders, 'int[]')})`,
    sites && `coalesce(a.site_id, a.id) = any(${parameter(sites, 'uuid[]')})`,
    rules && saidBySql(parameter(rules, 'text[]')),
    languages && `v.language = any(${parameter(languages, 'text[]')})`,
    search && foundSql(parameter(likePattern(search), 'text')),
  ]
    .filter(Boolean)
    .join(' and ')
}

/** What a filter asks of `seen s`. */
export const inboxConditions = (filter: InboxFilter, parameter: Parameter): { from: string; where: string } => ({
  from: fromSeen(needsFinding(filter)),
  where: conditionsOf(filter, parameter),
})

/** How many items some filters show, each counted over the same items; those of nobody are counted apart. */
export async function countInbox(db: Db, person: InboxPerson, filters: InboxFilter[]): Promise<number[]> {
  const counted = new Map<InboxFilter, number>()
  for (const nobodys of [false, true]) {
    const some = filters.filter(({ view }) => (view === 'nobody') === nobodys)
    if (some.length === 0) continue
    const { values, parameter } = parametersAfter(...personValues(person))
    const counts = some.map((filter) => `count(*) filter (where ${conditionsOf(filter, parameter)})::int`)
    const { rows } = await db.query<{ n: number[] }>(
      `${inboxCtes(nobodys)} select array[${counts.join(', ')}] as n from ${fromSeen(some.some(needsFinding))}`,
      values,
    )
    some.forEach((filter, index) => counted.set(filter, rows[0]!.n[index]!))
  }
  return filters.map((filter) => counted.get(filter)!)
}

const DUE_SECTION = `case when s.approval_id is not null then 'approval' when s.due_at <= $3 then 'overdue'
  when s.due_at < $4 then 'week' else 'later' end`

/** Approvals first, then what is overdue; in each section by date, then the gravest. */
const ORDERS: Record<InboxOrder, { section: string; by: string }> = {
  due: { section: DUE_SECTION, by: 's.approval_id is null, s.due_at nulls last, s.place' },
  site: { section: 'coalesce(a.site_id, a.id)::text', by: 'section, s.approval_id is null, s.due_at nulls last, s.place' },
  reason: {
    section: `case when s.approval_id is not null then 'approval' when s.mentioned then 'mentioned' when s.assigned then 'assigned'
      else 'nobody' end`,
    by: `s.approval_id is null, not s.mentioned, s.due_at nulls last, s.place`,
  },
}

export interface InboxItem {
  item: string
  section: string
  audit_id: string
  place: number
  n: number
  due_at: string | null
  assigned: boolean
  mentioned: boolean
  approval_id: string | null
  until: string | null
  snoozed: boolean
}

/** How many rows of one audit, which is reviewed at one desk, and the site it is of. */
export interface InboxAudit {
  audit_id: string
  name: string
  rows: number
}

interface InboxWindow {
  items: InboxItem[]
  sections: { section: string; n: number }[]
  audits: InboxAudit[]
  findings: number
  sites: number
}

/** Desks that one goes through, in the order of their first rows. */
const MOST_DESKS = 50

/** A window of what a filter shows, with how many each section and each audit has. */
export async function inboxWindow(
  db: Db,
  person: InboxPerson,
  filter: InboxFilter,
  order: InboxOrder,
  offset: number,
  limit: number,
): Promise<InboxWindow> {
  const { values, parameter } = parametersAfter(...personValues(person))
  const { section, by } = ORDERS[order]
  const where = conditionsOf(filter, parameter)
  const { rows } = await db.query<InboxWindow>(
    `${inboxCtes(filter.view === 'nobody')},
     shown as materialized (
       select s.item, ${section} as section, s.audit_id, s.place, s.n, s.due_at, s.assigned, s.mentioned, s.approval_id,
         case when s.snoozed then s.until end as until, s.snoozed, coalesce(a.site_id, a.id) as site
       from ${fromSeen(needsFinding(filter))} where ${where}
     ),
     ranked as (select s.audit_id, row_number() over (order by ${by}, s.item) as rank from shown s)
     select coalesce((select json_agg(p) from (select s.* from shown s order by ${by}, s.item
         limit ${parameter(limit, 'int')} offset ${parameter(offset, 'bigint')}) p), '[]') as items,
       coalesce((select json_agg(c) from (select section, count(*)::int as n from shown group by 1) c), '[]') as sections,
       coalesce((select json_agg(d order by d.rank) from (
         select r.audit_id, coalesce(t.name, a.name) as name, count(*)::int as rows, min(r.rank) as rank
         from ranked r join audits a on a.workspace_id = $1 and a.id = r.audit_id
           left join sites t on t.workspace_id = $1 and t.id = a.site_id
         group by 1, 2 order by 4 limit ${MOST_DESKS}) d), '[]') as audits,
       (select coalesce(sum(n), 0)::int from shown) as findings, (select count(distinct site)::int from shown) as sites`,
    values,
  )
  return rows[0]!
}

/** Something rows can be narrowed to, and how many there are of it. */
interface InboxFacet {
  value: string
  label: string
  count: number
}

export interface InboxFacets {
  sites: InboxFacet[]
  rules: InboxFacet[]
  languages: InboxFacet[]
}

/** Options of one filter; those with most rows. */
const MOST_OPTIONS = 100

/** The sites, rules and languages that a view has, without the other filters. */
export async function inboxFacets(db: Db, person: InboxPerson, view: InboxView): Promise<InboxFacets> {
  const facet = (value: string, label: string) => `coalesce((select json_agg(f) from (
    select ${value} as value, min(${label}) as label, count(*)::int as count from shown where ${value} is not null
    group by 1 order by 3 desc, 2 limit ${MOST_OPTIONS}) f), '[]')`
  const { rows } = await db.query<InboxFacets>(
    `${inboxCtes(view === 'nobody')},
     shown as materialized (
       select coalesce(a.site_id, a.id)::text as site, coalesce(t.name, a.name) as site_name, v.rule_id,
         coalesce(v.rule_name, v.rule_id) as rule_name, v.language
       from ${fromSeen(true)} left join sites t on t.workspace_id = $1 and t.id = a.site_id where ${IN_VIEW[view]}
     )
     select ${facet('site', 'site_name')} as sites, ${facet('rule_id', 'rule_name')} as rules,
       ${facet('language', 'language')} as languages`,
    personValues(person),
  )
  return rows[0]!
}
