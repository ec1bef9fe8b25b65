import { countIndex, REVIEW_STATES, runAt, SEVERITY_ORDERS, severityOrderAt, stateCode } from '../../reviews/chart/chart.ts'
import { PLACES_PER_RUN, PLACES_PER_SEVERITY } from '../../reviews/chart/chart.ts'
import type { Parameter } from '../base/parameters.ts'

/*
 * The counters that are kept beside the reviews, so that nobody counts rows: one table of them, from which every statement that changes a
 * review's state is generated. A new counter is one entry of COUNTERS and a migration that fills its table.
 */

/** What the statements need of the state chart: the names of its states, by code. */
export interface ChartStates {
  states: readonly string[]
}
export const CHART: ChartStates = { states: REVIEW_STATES }

/** What decides in which rows a review is counted. */
export interface CountedReview {
  place: number
  rule: number
}

interface KeyColumn {
  column: string
  type: 'bigint' | 'int' | 'smallint'
  /** Its value for a review: over the columns of `reviews`, and here. */
  sql: string
  of(review: CountedReview): number
}

interface Counter {
  table: string
  /** The column that names the audit. */
  audit: string
  /** The rest of the key. */
  key: KeyColumn[]
  /** `counts` has an element for each state, or one for each state and severity order (see countIndex). */
  bySeverity: boolean
}

const RUN: KeyColumn = { column: 'run', type: 'bigint', sql: `place >> ${Math.log2(PLACES_PER_RUN)}`, of: ({ place }) => runAt(place) }
const RULE: KeyColumn = { column: 'rule', type: 'int', sql: 'rule', of: ({ rule }) => rule }
const SEVERITY: KeyColumn = {
  column: 'severity_order',
  type: 'smallint',
  sql: `(place >> ${Math.log2(PLACES_PER_SEVERITY)})::smallint`,
  of: ({ place }) => severityOrderAt(place),
}

/** The audit's own counters are written together with its trail (src/db/trail/entries.ts): a row is updated once. */
export const AUDIT_COUNTER: Counter = { table: 'audits', audit: 'id', key: [], bySeverity: true }
export const KEYED_COUNTERS: Counter[] = [
  { table: 'review_runs', audit: 'audit_id', key: [RUN], bySeverity: false },
  { table: 'rule_counts', audit: 'audit_id', key: [RULE, SEVERITY], bySeverity: false },
]
const COUNTERS: Counter[] = [AUDIT_COUNTER, ...KEYED_COUNTERS]

/** The elements of `counts`, in order. */
const elementsOf = ({ bySeverity }: Counter, { states }: ChartStates): { state: number; order: number | null }[] =>
  [...states.keys()].flatMap((state) => (bySeverity ? SEVERITY_ORDERS : [null]).map((order) => ({ state, order })))

/** How many reviews `counts` has in some states. Rows that were written before a state existed have no element for it. */
export const inStatesSql = (counts: string, states: readonly number[]): string =>
  states.map((state) => `coalesce(${counts}[${state + 1}], 0)`).join(' + ')

const UNDECIDED = stateCode('undecided')
/** The elements of an audit's `counts` that are undecided, of every severity. */
export const UNDECIDED_SLICE = `counts[${countIndex(UNDECIDED, 0) + 1}:${countIndex(UNDECIDED + 1, 0)}]`

const columnsOf = ({ key }: Counter): string[] => key.map(({ column }) => column)
const DIMENSIONS = [...new Set([...COUNTERS.flatMap(({ key }) => key), SEVERITY])]

/**
 * From `old (place, rule, state)`, the reviews as they were, and the state each gets: `moved`, how many of which row and state went where,
 * `steps`, the same for the whole audit, and for each counter `<table>_moved` with its key and `deltas`, what is added to its elements.
 */
export const movedSql = (to: string, chart: ChartStates): string => `
moved as materialized (
  select ${DIMENSIONS.map(({ sql, column }) => `${sql} as ${column}`).join(', ')}, state, ${to} as back, count(*)::int as n from old
  group by ${[...DIMENSIONS, 'state', 'back'].map((_, index) => index + 1).join(', ')}
),
steps as materialized (select severity_order, state, back, sum(n)::int as n from moved group by 1, 2, 3),
${COUNTERS.map((counter) => `${counter.table}_moved as materialized (${deltasSql(counter, chart)})`).join(',\n')}`

/** One sum for an element; for the many of an audit a series of them, which the database prepares faster than as many aggregates. */
function deltasSql(counter: Counter, chart: ChartStates): string {
  const columns = columnsOf(counter).join(', ')
  const size = elementsOf(counter, chart).length
  const indexOf = (state: string) => (counter.bySeverity ? `${state} * ${SEVERITY_ORDERS.length} + severity_order` : state)
  const delta = (index: number | string) => `sum(((${indexOf('back')} = ${index})::int - (${indexOf('state')} = ${index})::int) * n)`
  return columns === ''
    ? `select array(select (select coalesce(${delta('i')}, 0) from steps)::int from generate_series(0, ${size - 1}) i) as deltas`
    : `select ${columns}, array[${Array.from({ length: size }, (_, i) => delta(i)).join(', ')}]::int[] as deltas
       from moved group by ${columns}`
}

/** The SET of a counter's row `c`, from `<table>_moved`. An element that a new state of the chart has added counts from nothing. */
export const countsSql = (counter: Counter, chart: ChartStates): string =>
  `counts = array[${elementsOf(counter, chart)
    .map((_, index) => `coalesce(c.counts[${index + 1}], 0) + ${counter.table}_moved.deltas[${index + 1}]`)
    .join(', ')}]`

/** Moves every counter but the audit's own; `audit (id)` says whose. */
export const countedSql = (chart: ChartStates): string =>
  KEYED_COUNTERS.map((counter) => {
    const { table, audit } = counter
    const key = columnsOf(counter).map((column) => `c.${column} = ${table}_moved.${column}`)
    return `${table}_counted as (
  update ${table} c set ${countsSql(counter, chart)}
  from audit, ${table}_moved where c.workspace_id = $1 and c.${audit} = audit.id and ${key.join(' and ')} returning 1
)`
  }).join(',\n')

/** Changes of counters added up in the program. */
export class CounterChanges {
  readonly #chart: ChartStates
  readonly #rows = new Map<Counter, Map<string, { key: number[]; deltas: number[] }>>(COUNTERS.map((counter) => [counter, new Map()]))

  constructor(chart: ChartStates = CHART) {
    this.#chart = chart
  }

  add(review: CountedReview, state: number, n = 1): void {
    for (const [counter, rows] of this.#rows) {
      const key = counter.key.map((column) => column.of(review))
      let row = rows.get(key.join(' '))
      if (!row) rows.set(key.join(' '), (row = { key, deltas: elementsOf(counter, this.#chart).map(() => 0) }))
      row.deltas[counter.bySeverity ? countIndex(state, severityOrderAt(review.place)) : state]! += n
    }
  }

  move(review: CountedReview, from: number, to: number, n = 1): void {
    this.add(review, from, -n)
    this.add(review, to, n)
  }

  /** In the order of their keys: those who write at once take rows in the same order. */
  rowsOf(counter: Counter): { key: number[]; deltas: number[] }[] {
    return [...this.#rows.get(counter)!.values()].sort((one, other) => one.key[0]! - other.key[0]! || one.key.at(-1)! - other.key.at(-1)!)
  }

  auditDeltas(): number[] {
    return this.rowsOf(AUDIT_COUNTER)[0]?.deltas ?? elementsOf(AUDIT_COUNTER, this.#chart).map(() => 0)
  }

  /** Counts reviews that are new, each with its state; rows that nothing was counted in yet are made. */
  insertSql(counter: Counter, parameter: Parameter): string {
    const { table, audit, key } = counter
    const columns = ['workspace_id', audit, ...key.map(({ column }) => column)].join(', ')
    const keys = key.map(({ column }) => `r.${column}`).join(', ')
    const counts = elementsOf(counter, this.#chart).map((_, index) => `coalesce(c.counts[${index + 1}], 0) + excluded.counts[${index + 1}]`)
    return `insert into ${table} as c (${columns}, counts)
  select $1, $2, ${keys}, r.deltas from (${this.rowsSql(counter, parameter)}) r
  on conflict (${columns}) do update set counts = array[${counts.join(', ')}]`
  }

  /** The `<table>_moved` of movedSql, from values. */
  movedSql(parameter: Parameter): string {
    const keyed = KEYED_COUNTERS.map((counter) => `${counter.table}_moved as materialized (${this.rowsSql(counter, parameter)})`)
    return [`audits_moved as materialized (select ${parameter(this.auditDeltas(), 'int[]')} as deltas)`, ...keyed].join(',\n')
  }

  /** The rows of a counter: its key and `deltas`. Those of all rows are one array, of which each row takes its part. */
  rowsSql(counter: Counter, parameter: Parameter): string {
    const rows = this.rowsOf(counter)
    const size = elementsOf(counter, this.#chart).length
    const keys = counter.key.map(({ type }, index) =>
      parameter(
        rows.map(({ key }) => key[index]),
        `${type}[]`,
      ),
    )
    const deltas = parameter(
      rows.flatMap((row) => row.deltas),
      'int[]',
    )
    const columns = columnsOf(counter).join(', ')
    return `select ${columns}, (${deltas})[(i - 1) * ${size} + 1 : i * ${size}] as deltas
  from unnest(${keys.join(', ')}) with ordinality as u (${columns}, i)`
  }
}
