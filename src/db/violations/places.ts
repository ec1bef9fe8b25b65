import { countIndex, SEVERITY_ORDERS, STATE_CODES } from '../../reviews/chart/chart.ts'
import { parametersAfter } from '../base/parameters.ts'
import type { Parameter } from '../base/parameters.ts'
import type { Db } from '../base/pool.ts'
import { filterSql, looksAtEnds } from './filter.ts'
import type { QueueFilter } from './filter.ts'
import type { ListFilter } from './list.ts'

/*
 * Violations across the audits of a workspace. The audits are gone through in the order of their index, and in each the violations in the
 * order of their places, until a page is full: what a page costs depends on what it shows, not on how many there are. Neither the time an
 * audit was made nor a place ever changes, so a page that begins behind a place repeats nothing and leaves nothing out, whatever is found
 * meanwhile.
 */

/** Behind which violation a page begins. */
export interface ListPlace {
  /** When its audit was made, in microseconds of the epoch. */
  made: number
  audit: string
  place: number
}

export interface ListRow extends ListPlace {
  id: string
}

export interface Ways {
  /** What the filter names is few: all of it is fetched by its own index and put in order. */
  gathered: boolean
  /** Rules that lead what the filter shows, unless it shows it for another rule beside: each has an index in the order of places. */
  leading: string[] | null
}

const MICROS = '(extract(epoch from a.created_at) * 1000000)::bigint'

/** What was found just before an audit was stopped may be stored just after. */
const LATE = `interval '1 hour'`

/** Only audits whose counters say that they have such violations. */
function auditsSql({ violation, audits, sites }: ListFilter, parameter: Parameter): string[] {
  const counted = (violation.states ?? STATE_CODES).flatMap((state) =>
    (violation.severityOrders ?? SEVERITY_ORDERS).map((order) => `coalesce(a.counts[${countIndex(state, order) + 1}], 0)`),
  )
  return [
    'a.workspace_id = $1',
    `${counted.join(' + ')} > 0`,
    ...(audits ? [`a.id = any(${parameter(audits, 'uuid[]')})`] : []),
    ...(sites ? [`a.site_id = any(${parameter(sites, 'uuid[]')})`] : []),
    ...(violation.foundBefore ? [`a.created_at < ${parameter(violation.foundBefore, 'timestamptz')}`] : []),
    ...(violation.foundSince
      ? [`(a.completed_at is null or a.completed_at >= ${parameter(violation.foundSince, 'timestamptz')} - ${LATE})`]
      : []),
  ]
}

interface Part {
  filter: QueueFilter
  /** Asked beside the filter. */
  also?: (parameter: Parameter) => string
}

/** What a filter shows in parts, each of which an index has in the order of places. */
function partsOf(filter: QueueFilter, { leading }: Ways): Part[] {
  if (leading)
    return [
      ...leading.map((rule) => ({ filter, also: (parameter: Parameter) => `v.rule_id = ${parameter(rule, 'text')}` })),
      {
        filter,
        also: (parameter) => `v.also_rules is not null and coalesce(v.rule_id <> all(${parameter(leading, 'text[]')}), true)`,
      },
    ]
  const states = filter.states ?? (filter.nobody ? [...STATE_CODES] : null)
  return states ? states.map((state) => ({ filter: { ...filter, states: [state] } })) : [{ filter }]
}

const looksAtReviews = (filter: QueueFilter): boolean =>
  filter.states !== null || filter.assignees !== null || filter.dueBefore !== null || looksAtEnds(filter)

/** The first violations of an audit (`listed`) behind a place that a filter shows. */
function walkedSql(filter: QueueFilter, ways: Ways, after: string, values: unknown[], parameter: Parameter, limit: string): string {
  const parts = partsOf(filter, ways).map((part) => {
    const sql = filterSql(part.filter, 'listed.audit', values.length + 1, {
      finding: part.also !== undefined || !looksAtReviews(part.filter),
    })
    values.push(...sql.values)
    return `(select ${sql.id} as id, ${sql.place} as place from ${sql.from} where ${sql.where} and ${sql.place} > ${after}
      ${part.also ? `and ${part.also(parameter)}` : ''} order by ${sql.place} limit ${limit})`
  })
  return parts.length === 1 ? parts[0]! : `(select * from (${parts.join(' union all ')}) of_each order by place limit ${limit})`
}

/** All of an audit's that a filter shows behind a place. */
function gatheredSql(filter: QueueFilter, after: string, values: unknown[]): string {
  const sql = filterSql(filter, 'listed.audit', values.length + 1)
  values.push(...sql.values)
  return `(select ${sql.id} as id, ${sql.place} as place from ${sql.from} where ${sql.where} and ${sql.place} > ${after})`
}

/** The next violations in the order of audits, the newest first, and in each by severity. */
export async function placesBehind(
  db: Db,
  workspaceId: string,
  filter: ListFilter,
  ways: Ways,
  behind: ListPlace | null,
  limit: number,
): Promise<ListRow[]> {
  const { values, parameter } = parametersAfter(workspaceId)
  const conditions = auditsSql(filter, parameter)
  const most = parameter(limit, 'int')
  let after = '-1'
  if (behind) {
    const [made, audit, place] = [parameter(behind.made, 'bigint'), parameter(behind.audit, 'uuid'), parameter(behind.place, 'bigint')]
    const time = `to_timestamp(0) + ${made} * interval '1 microsecond'`
    conditions.push(`a.created_at <= ${time}`, `(a.created_at < ${time} or a.id >= ${audit})`)
    after = `(case when listed.audit = ${audit} then ${place} else -1 end)`
  }
  const { violation } = filter
  const places = ways.gathered ? gatheredSql(violation, after, values) : walkedSql(violation, ways, after, values, parameter, most)
  const { rows } = await db.query<ListRow>(
    `select listed.made, listed.audit, found.place, found.id
     from (select a.id as audit, a.created_at, ${MICROS} as made from audits a where ${conditions.join(' and ')}) listed
     cross join lateral ${places} found
     order by listed.created_at desc, listed.audit, found.place limit ${most}`,
    values,
  )
  return rows
}
