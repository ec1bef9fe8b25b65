import { PLACES_PER_SEVERITY, STATE_CODES } from '../../reviews/chart/chart.ts'
import { carriedCode } from '../../reviews/chart/carried.ts'
import type { Carried } from '../../reviews/chart/carried.ts'
import { isOfEarlierRun, KINDS_OF } from '../../reviews/chart/run-changes.ts'
import type { RunChange } from '../../reviews/chart/run-changes.ts'
import { CAME_BACK, STANDS } from './decision-ends.ts'
import { alsoSql } from './also-rules.ts'
import { pairsSql, sectionSql } from '../sites/run-pairs.ts'
import { foundSql, likePattern } from './violations.ts'

/** What the queue and the public list show; null: no matter which. Codes and orders are those of src/reviews/chart/chart.ts. */
export interface QueueFilter {
  states: number[] | null
  severityOrders: number[] | null
  /** Rules that say it, leading or beside the leading one; and the packs of such rules. */
  rules: string[] | null
  packs: string[] | null
  assets: string[] | null
  assignees: string[] | null
  /** Also those assigned to nobody. */
  nobody: boolean
  /** Undecided, and due before this time. */
  dueBefore: string | null
  /** Decisions whose last day is this one or before. */
  endsBy: string | null
  /** Undecided since a decision has ended. */
  ended: boolean
  groups: string[] | null
  search: string | null
  /** Whether a search also looks into the sentence around the found text. */
  inSentence: boolean
  /** Rules that a search finds too: their names contain it in the searcher's language. */
  named: string[] | null
  /** First parts of the path of the page. */
  sections: string[] | null
  /** Languages of the page. */
  languages: string[] | null
  /** What differs from another run of the site. */
  changes: RunChange[] | null
  /** The run it is compared with; null: the run before, and for what is gone the run after. */
  against: string | null
  /** What the inbox of a person shows of it. */
  mine: MineFilter | null
  /** These alone. */
  violations: string[] | null
  /** Found at this time or later; and before this time. */
  foundSince: string | null
  foundBefore: string | null
}

/** Rows of an inbox, as src/db/violations/inbox-scope.ts finds them. */
export interface MineFilter {
  userId: string
  /** Groups, or violations without one: of these, what is undecided and assigned to the person. */
  items: string[]
  /** Of these items, what is due before this time and assigned to nobody in place of what is the person's. */
  nobodysBefore: string | null
  /** Violations whose comments mention the person. */
  mentioned: string[]
  /** Of these, only what is undecided and waits for nobody: a decision on many leaves what others decided. */
  undecidedAlone: boolean
  /** Requests that wait for an answer. */
  approvals: string[]
}

export const NO_FILTER: QueueFilter = {
  states: null,
  severityOrders: null,
  rules: null,
  packs: null,
  assets: null,
  assignees: null,
  nobody: false,
  dueBefore: null,
  endsBy: null,
  ended: false,
  groups: null,
  search: null,
  inSentence: true,
  named: null,
  sections: null,
  languages: null,
  changes: null,
  against: null,
  mine: null,
  violations: null,
  foundSince: null,
  foundBefore: null,
}

/** A filter by state and severity alone is answered from the kept counters. */
export const isCounted = (filter: QueueFilter): boolean =>
  !filter.rules &&
  !filter.packs &&
  !filter.assets &&
  !filter.assignees &&
  !filter.nobody &&
  !filter.dueBefore &&
  !filter.endsBy &&
  !filter.ended &&
  !filter.groups &&
  !filter.search &&
  !filter.sections &&
  !filter.languages &&
  !filter.changes &&
  !filter.mine &&
  !filter.violations &&
  !filter.foundSince &&
  !filter.foundBefore

/** Whether a filter asks for the end of a decision. */
export const looksAtEnds = ({ endsBy, ended }: QueueFilter): boolean => endsBy !== null || ended

interface FilterSql {
  /** `reviews r`, `violations v`, or both: whichever the filter looks at. */
  from: string
  where: string
  values: unknown[]
  /** Columns that either table has. */
  id: string
  place: string
  group: string
}

type Param = (value: unknown) => string

/** Which tables are needed whatever the filter asks. */
interface Needed {
  review?: boolean
  finding?: boolean
}

/**
 * The violations of an audit that a filter shows. `$1` is the workspace, `$<ofAudit>` the audit, or a column of a table that comes before;
 * the filter's own values follow from `$<first>`. A filter that looks at what was found alone reads no reviews, and the other way round.
 */
export function filterSql(filter: QueueFilter, ofAudit: number | string, first: number, needed: Needed = {}): FilterSql {
  const values: unknown[] = []
  const audit = typeof ofAudit === 'number' ? `$${ofAudit}::uuid` : ofAudit
  const param = (value: unknown) => `$${first + values.push(value) - 1}`
  const finding =
    needed.finding ||
    [
      filter.rules,
      filter.packs,
      filter.assets,
      filter.search,
      filter.sections,
      filter.languages,
      filter.foundSince,
      filter.foundBefore,
    ].some((given) => given !== null)
  const review =
    needed.review ||
    filter.states !== null ||
    filter.assignees !== null ||
    filter.nobody ||
    filter.dueBefore !== null ||
    looksAtEnds(filter) ||
    !finding
  const base = finding ? 'v' : 'r'
  const conditions = [`${base}.workspace_id = $1 and ${base}.audit_id = ${audit}`]
  // Alone, reviews are read by their index of states and places. Beside findings they are reached by their key (`+ 0` keeps that index out
  // of it): on a table too new for statistics any other way is a guess that can cost minutes.
  // One state is a constant: rows of it are in the order of their places.
  const [only, ...more] = filter.states ?? []
  const wanted = only !== undefined && more.length === 0 ? String(Math.trunc(only)) : null
  if (filter.states) conditions.push(`${finding ? '(r.state + 0)' : 'r.state'} = ${wanted ?? `any(${param(filter.states)}::smallint[])`}`)
  else if (!finding) conditions.push(`r.state in (${STATE_CODES.join(', ')})`)
  if (filter.severityOrders) {
    const ranges = filter.severityOrders.map(
      (order) => `${base}.place >= ${order * PLACES_PER_SEVERITY} and ${base}.place < ${(order + 1) * PLACES_PER_SEVERITY}`,
    )
    conditions.push(`((${ranges.join(') or (')}))`)
  }
  if (filter.groups) conditions.push(`${base}.group_id = any(${param(filter.groups)}::uuid[])`)
  if (filter.assignees || filter.nobody) {
    // Said twice, so that the index of what is assigned to somebody is known to hold them all.
    const among = filter.assignees ? `r.assigned_to <> '{}' and r.assigned_to && ${param(filter.assignees)}::uuid[]` : 'false'
    conditions.push(`(${among}${filter.nobody ? ` or r.assigned_to = '{}'` : ''})`)
  }
  if (filter.dueBefore) conditions.push(`r.due_at < ${param(filter.dueBefore)}::timestamptz and (r.state + 0) = 0`)
  if (filter.endsBy)
    conditions.push(
      `${STANDS} and r.end_id in (select e.id from decision_ends e where e.workspace_id = $1 and e.until <= ${param(filter.endsBy)}::date)`,
    )
  if (filter.ended) conditions.push(CAME_BACK)
  if (filter.rules) {
    const rules = param(filter.rules)
    conditions.push(`(v.rule_id = any(${rules}::text[]) or ${alsoSql('rules', audit, rules)})`)
  }
  if (filter.packs) {
    const packs = param(filter.packs)
    conditions.push(
      `(v.rule_version_id in (select rv.id from rule_versions rv
        where rv.workspace_id = $1 and rv.pack = any(${packs}::text[])) or ${alsoSql('packs', audit, packs)})`,
    )
  }
  if (filter.assets) conditions.push(`v.asset_id = any(${param(filter.assets)}::uuid[])`)
  if (filter.sections || filter.languages) {
    const places = [
      ...(filter.sections ? [`${sectionSql('t.url')} = any(${param(filter.sections)}::text[])`] : []),
      ...(filter.languages ? [`t.language_key = any(${param(filter.languages)}::text[])`] : []),
    ]
    conditions.push(
      `v.asset_id in (select t.id from assets t
        where t.workspace_id = $1 and t.audit_id = ${audit} and ${places.join(' and ')})`,
    )
  }
  if (filter.search) {
    const found = foundSql(param(likePattern(filter.search)), filter.inSentence)
    conditions.push(filter.named ? `(${found} or v.rule_id = any(${param(filter.named)}::text[]))` : found)
  }
  const id = finding ? 'v.id' : 'r.violation_id'
  if (filter.violations) conditions.push(`${id} = any(${param(filter.violations)}::uuid[])`)
  if (filter.foundSince) conditions.push(`v.created_at >= ${param(filter.foundSince)}::timestamptz`)
  if (filter.foundBefore) conditions.push(`v.created_at < ${param(filter.foundBefore)}::timestamptz`)
  if (filter.changes) conditions.push(changeSql(filter.changes, filter.against, id, audit, param))
  if (filter.mine) conditions.push(mineSql(filter.mine, id, audit, param))
  const both = 'violations v join reviews r on r.workspace_id = $1 and r.violation_id = v.id'
  return {
    from: review && finding ? both : review ? 'reviews r' : 'violations v',
    where: conditions.join(' and '),
    values,
    id,
    place: `${base}.place`,
    group: `${base}.group_id`,
  }
}

/** Each kind is found by an index of its own. */
function mineSql(mine: MineFilter, id: string, audit: string, param: Param): string {
  const { userId, items, nobodysBefore, mentioned, undecidedAlone, approvals } = mine
  const whose =
    nobodysBefore === null
      ? `q.assigned_to <> '{}' and q.assigned_to @> array[${param(userId)}::uuid]`
      : `q.assigned_to = '{}' and q.due_at is not null and q.due_at < ${param(nobodysBefore)}::timestamptz`
  return `${id} in (
    select q.violation_id from reviews q where q.workspace_id = $1 and q.audit_id = ${audit} and q.state = 0 and q.approval_id is null
      and ${whose} and coalesce(q.group_id, q.violation_id) = any(${param(items)}::uuid[])
    union all
    select q.violation_id from reviews q where q.workspace_id = $1 and q.audit_id = ${audit}
      and q.violation_id = any(${param(mentioned)}::uuid[])${undecidedAlone ? ' and q.state = 0 and q.approval_id is null' : ''}
    union all
    select q.violation_id from reviews q where q.workspace_id = $1 and q.audit_id = ${audit}
      and q.approval_id is not null and q.approval_id = any(${param(approvals)}::uuid[]))`
}

/** What was carried over says it without comparing: the codes of carried_violations.how for each change. */
const HOW: Partial<Record<RunChange, Carried[]>> = {
  came_back: ['came_back'],
  still_there: ['met', 'carried', 'sentence_changed', 'rule_changed', 'still_there'],
  changed: ['sentence_changed', 'rule_changed', 'still_there'],
  carried: ['carried'],
}

/**
 * What differs from the run before is what was carried over from there; any other run is compared with. What is new or still there is seen
 * from the later run, what is gone from the earlier one.
 */
function changeSql(changes: RunChange[], against: string | null, id: string, audit: string, param: Param): string {
  const other = against && `${param(against)}::uuid`
  const after = `(select a.id from audits a where a.workspace_id = $1 and a.previous_id = ${audit} and a.status = 'COMPLETED'
    order by a.run desc limit 1)`
  const among = (some: RunChange[], column: string, pairs: string) =>
    `${id} in (select p.${column} from ${pairs} p where p.kind = any(${param(some.flatMap((change) => KINDS_OF[change]))}::text[]))`
  const met = (names: Carried[]) => `${id} in (select c.violation_id from carried_violations c
    where c.workspace_id = $1 and c.audit_id = ${audit} and c.how = any(${param(names.map(carriedCode))}::smallint[]))`
  const [earlier, later] = [changes.filter(isOfEarlierRun), changes.filter((change) => !isOfEarlierRun(change))]
  const known = later.flatMap((change) => HOW[change] ?? [])
  return `(${[
    ...(later.length > 0 && other ? [among(later, 'later_id', pairsSql(other, audit))] : []),
    ...(known.length > 0 && !other ? [met(known)] : []),
    ...(later.includes('new') && !other ? [`not ${met(HOW.still_there!)}`] : []),
    ...(earlier.length > 0 ? [among(earlier, 'earlier_id', pairsSql(audit, other ?? after))] : []),
  ].join(' or ')})`
}
