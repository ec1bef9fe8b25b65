import type { Actor } from '../reviews/chart/actor.ts'
import type { Db } from './pool.ts'
import { scopeSql } from './review-scope.ts'
import type { ReviewScope } from './review-scope.ts'

export interface Person {
  id: string
  name: string
}

/** Assigns the violations of a scope and writes one entry in the trail; run after the audit's row is locked. */
export async function writeAssignment(
  db: Db,
  workspaceId: string,
  actor: Actor,
  scope: ReviewScope,
  add: Person[],
  remove: Person[],
): Promise<{ number: number; updated: number } | null> {
  const { kind, ctes, values } = scopeSql(scope, 7)
  const { rows } = await db.query<{ number: number; updated: number }>(
    `with ${ctes},
     changed as (
       update reviews r set assigned_to = array(
         select u from unnest(r.assigned_to) with ordinality as held (u, i) where u <> all($3::uuid[]) and u <> all($2::uuid[]) order by i) || $2::uuid[]
       where r.workspace_id = $1 and r.violation_id in (select violation_id from chosen)
       returning r.place
     ),
     total as materialized (select count(*)::int as n, array_agg(place order by place) as places, min(place) as first_place, max(place) as last_place from changed),
     entry as materialized (
       select json_build_object(
         'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'actor', $4::json, 'action', 'assign',
         'violation_id', target.what, 'group_id', case when $5::boolean then target.group_id end, 'count', total.n,
         'assigned', $6::json -> 'add', 'unassigned', $6::json -> 'remove')::text as body, target.audit_id
       from total, target where total.n > 0
     ),
     counted as (
       update audits a set trail_length = a.trail_length + 1, trail_previous = a.trail_head, trail_head = sha256(a.trail_head || convert_to(entry.body, 'UTF8'))
       from entry where a.workspace_id = $1 and a.id = entry.audit_id
       returning a.id, a.trail_length, a.trail_previous, a.trail_head
     ),
     written as (
       insert into trail (workspace_id, audit_id, number, at, entry, previous, hash)
       select $1, counted.id, counted.trail_length, now(), entry.body, counted.trail_previous, counted.trail_head from counted, entry
       returning number
     ),
     kept as (
       insert into review_changes (workspace_id, audit_id, number, part, places, first_place, last_place)
       select $1, counted.id, counted.trail_length, 1, total.places, total.first_place, total.last_place from counted, total
       returning 1
     )
     select written.number, total.n as updated, (select count(*) from kept) as kept from written, total`,
    [
      workspaceId,
      add.map(({ id }) => id),
      remove.map(({ id }) => id),
      JSON.stringify({ kind: actor.kind, id: actor.id, name: actor.name }),
      kind === 'group',
      JSON.stringify({ add, remove }),
      ...values,
    ],
  )
  return rows[0] ?? null
}

/** Assigns one violation, without an entry of its own: the comment that mentions the people is the entry. */
export async function assignQuietly(db: Db, workspaceId: string, violationId: string, people: Person[]): Promise<string[]> {
  const { rows } = await db.query<{ assigned_to: string[] }>(
    `update reviews set assigned_to = array(select u from unnest(assigned_to) with ordinality as held (u, i) where u <> all($3::uuid[]) order by i) || $3::uuid[]
     where workspace_id = $1 and violation_id = $2 returning assigned_to`,
    [workspaceId, violationId, people.map(({ id }) => id)],
  )
  return rows[0]?.assigned_to ?? []
}
