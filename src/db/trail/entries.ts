import { createHash } from 'node:crypto'
import type { Actor } from '../../reviews/chart/actor.ts'
import type { ChartStates } from '../violations/counters.ts'
import { AUDIT_COUNTER, countsSql } from '../violations/counters.ts'
import type { EntryFields, EntrySql } from './entry.ts'
import { rowsSql } from '../base/parameters.ts'
import type { Parameter } from '../base/parameters.ts'

/*
 * The one place where entries of the trail are made: what stands in an entry, the hash that chains it to the entry before, and the rows
 * that are written. Some changes know what they touched only in the database; their entries are made by appendSql,
 * the others by TrailChain.
 */

const actorOf = ({ kind, id, name }: Actor) => ({ kind, id, name })

/** The actor as appendSql takes it. */
export const actorJson = (actor: Actor): string => JSON.stringify(actorOf(actor))

const NO_HASH = Buffer.alloc(0)

export interface TrailRow {
  number: number
  at: string
  /** The change's own identifier, by which a second try finds the first. */
  changeId: string | null
  body: string
  previous: Buffer
  hash: Buffer
}

/** Entries added in the program to the trail of an audit, whose row is locked. Other trails have fields of their own. */
export class TrailChain<Fields extends object = EntryFields> {
  readonly rows: TrailRow[] = []
  length: number
  head: Buffer
  previous: Buffer

  /** The trail as it is: how many entries, and the hash of the last. */
  constructor(length = 0, head: Buffer = NO_HASH) {
    this.length = length
    this.head = head
    this.previous = head
  }

  /** `at` may have more digits than the entry shows, which are milliseconds as in every timestamp that leaves the product. */
  append(at: string, actor: Actor, fields: Fields, changeId: string | null = null): TrailRow {
    const body = JSON.stringify({ at: new Date(at).toISOString(), actor: actorOf(actor), ...fields })
    this.previous = this.head
    this.head = createHash('sha256').update(this.previous).update(body).digest()
    const row = { number: ++this.length, at, changeId, body, previous: this.previous, hash: this.head }
    this.rows.push(row)
    return row
  }

  /**
   * Writes the entries of `audit (id)`: a part of a `with`, and the statement that ends it, which also moves the audit's counters where the
   * changes have any.
   */
  sql(parameter: Parameter, counts: ChartStates | null): { part: string; end: string } {
    const rows = rowsSql<TrailRow>(parameter, this.rows, {
      number: ['bigint', (row) => row.number],
      at: ['timestamptz', (row) => row.at],
      entry: ['text', (row) => row.body],
      previous: ['bytea', (row) => row.previous],
      hash: ['bytea', (row) => row.hash],
      change_id: ['uuid', (row) => row.changeId],
    })
    return {
      part: `written as (
  insert into trail (workspace_id, audit_id, number, at, entry, previous, hash, change_id)
  select $1, audit.id, u.number, u.at, u.entry, u.previous, u.hash, u.change_id from audit, ${rows} returning 1
)`,
      end: `update audits c set ${counts ? `${countsSql(AUDIT_COUNTER, counts)},` : ''} trail_length = ${parameter(this.length, 'bigint')},
  trail_previous = ${parameter(this.previous, 'bytea')}, trail_head = ${parameter(this.head, 'bytea')}
from audit${counts ? `, ${AUDIT_COUNTER.table}_moved` : ''} where c.workspace_id = $1 and c.id = audit.id`,
    }
  }
}

const isoSql = (moment: string) => `to_char(${moment}::timestamptz at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * What rows are written about an audit are selected together with the row of the audit: a distributed engine then writes them where that
 * row lies, and passes what it needs of earlier parts to that machine alone. Without, it passes them to every machine, and fails where one
 * of them is away.
 */
export const AT_AUDIT = 'live.workspace_id = $1 and live.id = chained.id'

export interface NewEntry {
  /** Parameter: when it happened. */
  moment: string
  /** Parameter: the actor, by actorJson. */
  actor: string
  /** The other fields of the entry, each as SQL over `from`. */
  fields: EntrySql
  /** What there is to read beside `audit`, and when there is an entry at all. */
  from: string
  /** Parameter: the change's own identifier, where it may be tried again. */
  changeId?: string
  /** The chart whose counters the audit's row keeps, where the change moves them by `audits_moved`. */
  counts?: ChartStates
}

/**
 * Parts of a `with` that add one entry to the trail of `audit (id)`: `chained` is the audit's row, `written (audit_id, number)` the entry.
 * The bytes that are hashed are made in a select of their own: a distributed engine takes no stable function over columns in an UPDATE.
 */
export const appendSql = ({ moment, actor, fields, from, counts, changeId = 'null' }: NewEntry): string => `
entry as materialized (
  select e.body, convert_to(e.body, 'UTF8') as bytes from (
    select json_build_object('at', ${isoSql(moment)}, 'actor', ${actor}::json, ${Object.entries(fields)
      .map(([name, value]) => `'${name}', ${value}`)
      .join(', ')})::text as body
    from audit, ${from}
  ) e
),
chained as (
  update audits c set ${counts ? `${countsSql(AUDIT_COUNTER, counts)},` : ''}
    trail_length = c.trail_length + 1, trail_previous = c.trail_head, trail_head = sha256(c.trail_head || entry.bytes)
  from entry, audit${counts ? `, ${AUDIT_COUNTER.table}_moved` : ''} where c.workspace_id = $1 and c.id = audit.id
  returning c.id, c.trail_length, c.trail_previous, c.trail_head
),
written as (
  insert into trail (workspace_id, audit_id, number, at, entry, previous, hash, change_id)
  select live.workspace_id, chained.id, chained.trail_length, ${moment}::timestamptz, entry.body, chained.trail_previous,
    chained.trail_head, ${changeId}::uuid
  from audits live, chained, entry where ${AT_AUDIT}
  returning audit_id, number
)`
