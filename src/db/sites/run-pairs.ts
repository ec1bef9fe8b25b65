import { carriedCode } from '../../reviews/chart/carried.ts'
import type { PairKind } from '../../reviews/chart/run-changes.ts'

/**
 * One run: what finds a violation again is the first violation of its chain, its own identifier where it was never met before. Where a run
 * has two of one chain (the same page at two addresses), the first of one run is the first of the other; only those are numbered, because
 * that sorts them. They are few: their reviews are looked up one by one, so that all reviews are read once.
 */
function sideSql(audit: string): string {
  const columns = `r.violation_id as id, r.place, r.state, r.decided_by = 'system' as by_run, c.how,
    coalesce(c.identity, r.violation_id) as identity`
  const carried = `carried_violations c where c.workspace_id = $1 and c.audit_id = ${audit}`
  return `with doubled as materialized (select c.identity from ${carried} group by 1 having count(*) > 1)
    select ${columns}, 1::bigint as nth from reviews r
      left join carried_violations c on c.workspace_id = $1 and c.violation_id = r.violation_id
    where r.workspace_id = $1 and r.audit_id = ${audit} and coalesce(c.identity, r.violation_id) not in (select identity from doubled)
    union all
    select ${columns}, row_number() over (partition by c.identity order by r.place)
    from (select c.violation_id, c.identity, c.how from ${carried} and c.identity in (select identity from doubled) offset 0) c
      cross join lateral (select * from reviews e where e.workspace_id = $1 and e.violation_id = c.violation_id offset 0) r`
}

const kind = (name: PairKind) => `'${name}'`

/** What became of a violation that is in both runs, from its state in each and how it was met again. */
export const metAgainSql = (earlier: string, later: string, how: string): string => `case
  when ${earlier} <> ${later} and ${how} = ${carriedCode('sentence_changed')} then ${kind('sentence_changed')}
  when ${earlier} <> ${later} and ${how} = ${carriedCode('rule_changed')} then ${kind('rule_changed')}
  when ${earlier} <> ${later} and ${how} = ${carriedCode('still_there')} then ${kind('still_there')}
  when ${earlier} <> ${later} then ${kind('decided')}
  when ${how} = ${carriedCode('carried')} then ${kind('carried')}
  else ${kind('same')} end`

/**
 * Every violation of two runs once: `earlier_id`, `later_id` (null where it is in one run alone), `place`, `earlier_place`, `kind`,
 * and whether a run decided it in the earlier one.
 * `$1` is the workspace; `earlier` and `later` are SQL of the two audits. A violation that is not found again is gone only where its page
 * was read and its rule ran on it, or where its page is gone.
 */
export const pairsSql = (earlier: string, later: string): string => `(
  with read_again as materialized (
    select e.id, l.rule_failures from assets e join assets l on l.workspace_id = $1 and l.audit_id = ${later} and l.state = 'completed'
      and l.address_key = e.address_key
    where e.workspace_id = $1 and e.audit_id = ${earlier}
    union all
    select l.earlier_id, l.rule_failures from assets l
    where l.workspace_id = $1 and l.audit_id = ${later} and l.state = 'completed' and l.earlier_id is not null
  ), gone_pages as materialized (
    select e.id from assets e join assets l on l.workspace_id = $1 and l.audit_id = ${later} and l.gone and l.address_key = e.address_key
    where e.workspace_id = $1 and e.audit_id = ${earlier}
  ), looked as materialized (select distinct id from read_again), failed as materialized (
    select k.id, f.rule_id from read_again k, jsonb_to_recordset(k.rule_failures) as f (rule_id text)
  ), ran as materialized (
    select distinct v.rule_id from audit_rules a join rule_versions v on v.workspace_id = $1 and v.id = a.rule_version_id
    where a.workspace_id = $1 and a.audit_id = ${later}
  ), paired as materialized (
    select e.id as earlier_id, l.id as later_id, e.state as earlier_state, l.state as later_state,
      coalesce(l.place, e.place) as place, e.place as earlier_place, e.by_run as earlier_by_run, l.how
    from (${sideSql(earlier)}) e full join (${sideSql(later)}) l on l.identity = e.identity and l.nth = e.nth
  ), missing as materialized (
    select p.earlier_id as id, v.asset_id in (select id from gone_pages) or (
        v.asset_id in (select id from looked) and v.rule_id in (select rule_id from ran)
        and not exists (select 1 from failed f where f.id = v.asset_id and f.rule_id in (v.rule_id, ''))) as is_gone
    from paired p join violations v on v.workspace_id = $1 and v.audit_id = ${earlier} and v.id = p.earlier_id
    where p.later_id is null
  )
  select p.earlier_id, p.later_id, p.earlier_state, p.later_state, p.place, p.earlier_place, p.earlier_by_run,
    case
      when p.earlier_id is null and p.how = ${carriedCode('came_back')} then ${kind('came_back')}
      when p.earlier_id is null then ${kind('new')}
      when p.later_id is null and m.is_gone then ${kind('gone')}
      when p.later_id is null then ${kind('not_looked_at')}
      else ${metAgainSql('p.earlier_state', 'p.later_state', 'p.how')}
    end as kind
  from paired p left join missing m on m.id = p.earlier_id
)`

/** Everything before the first part of the path is the site, everything after it the page. */
export const sectionSql = (url: string) => {
  const path = `regexp_replace(regexp_replace(${url}, '^[a-z][a-z0-9+.-]*://[^/]*', ''), '[?#].*$', '')`
  return `coalesce('/' || nullif(split_part(${path}, '/', 2), ''), '/')`
}
