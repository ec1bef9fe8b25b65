import type { Actor } from '../../reviews/chart/actor.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'
import { scopeSql } from './scope.ts'
import type { ReviewScope } from './scope.ts'
import { boundSql, KEEP_PLACES, PLACES } from '../trail/bound.ts'
import { actorJson, appendSql } from '../trail/entries.ts'

export interface Person {
  id: string
  name: string
}

/** A list of people without some of them, in its order. */
const without = (list: string, people: string) =>
  `array(select u from unnest(${list}) with ordinality as held (u, i) where u <> all(${people}) order by i)`

/** Assigns the violations of a scope and writes one entry in the trail; run after the audit's row is locked. */
export async function writeAssignment(
  db: Db,
  workspaceId: string,
  actor: Actor,
  scope: ReviewScope,
  add: Person[],
  remove: Person[],
): Promise<{ number: number; updated: number } | null> {
  const { kind, ctes, values } = scopeSql(scope, 8)
  const { rows } = await db.query<{ number: number; updated: number }>(
    `with ${ctes},
     audit as materialized (select audit_id as id, group_id, what from target),
     changed as (
       update reviews r set assigned_to = ${without('r.assigned_to', '$3::uuid[] || $2::uuid[]')} || $2::uuid[]
       where r.workspace_id = $1 and r.violation_id in (select violation_id from chosen)
       returning r.place, r.finding_hash
     ),
     total as materialized (
       select count(*)::int as n, ${PLACES}, ${boundSql()} as sha256
       from changed
     ),
     ${appendSql({
       moment: '$7',
       actor: '$4',
       fields: {
         action: `'assign'`,
         violation_id: 'audit.what',
         group_id: 'case when $5::boolean then audit.group_id end',
         count: 'total.n',
         findings_sha256: 'total.sha256',
         assigned: `$6::json -> 'add'`,
         unassigned: `$6::json -> 'remove'`,
       },
       from: 'total where total.n > 0',
     })},
     ${KEEP_PLACES}
     select written.number, total.n as updated from written, total`,
    [
      workspaceId,
      add.map(({ id }) => id),
      remove.map(({ id }) => id),
      actorJson(actor),
      kind === 'group',
      JSON.stringify({ add, remove }),
      momentAt(newMoment()),
      ...values,
    ],
  )
  return rows[0] ?? null
}

/** Which of these people are assigned to a violation of the audit. */
export async function assigneesAmong(db: Db, workspaceId: string, auditId: string, userIds: string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const { rows } = await db.query<{ id: string }>(
    `select distinct u as id from reviews r, unnest(r.assigned_to) u
     where r.workspace_id = $1 and r.audit_id = $2 and r.assigned_to <> '{}' and u = any($3::uuid[])`,
    [workspaceId, auditId, userIds],
  )
  return rows.map(({ id }) => id)
}

/** Assigns one violation, without an entry of its own: the comment that mentions the people is the entry. */
export async function assignQuietly(db: Db, workspaceId: string, violationId: string, people: Person[]): Promise<string[]> {
  const { rows } = await db.query<{ assigned_to: string[] }>(
    `update reviews set assigned_to = ${without('assigned_to', '$3::uuid[]')} || $3::uuid[]
     where workspace_id = $1 and violation_id = $2 returning assigned_to`,
    [workspaceId, violationId, people.map(({ id }) => id)],
  )
  return rows[0]?.assigned_to ?? []
}
