import type pg from 'pg'
import type { Actor } from '../../reviews/chart/actor.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'
import { boundSql, KEEP_PLACES, PLACES } from '../trail/bound.ts'
import { actorJson, appendSql } from '../trail/entries.ts'
import { scopeSql } from './scope.ts'

/** The issue that was made of a violation `v`, as SQL. */
export const ISSUE = '(select i.url from finding_issues i where i.workspace_id = $1 and i.violation_id = v.id)'

interface Kept {
  number: number
  updated: number
}

/** Keeps the address of an issue with a violation or its group, and one entry in the trail; run after the audit's row is locked. */
export async function writeIssue(
  db: Db,
  workspaceId: string,
  actor: Actor,
  scope: { violation: string; group: boolean },
  url: string | null,
): Promise<Kept | null> {
  const { kind, ctes, values } = scopeSql(scope, 6)
  const changed =
    url === null
      ? `delete from finding_issues i using chosen c where i.workspace_id = $1 and i.violation_id = c.violation_id
         returning i.violation_id`
      : `insert into finding_issues (workspace_id, violation_id, url, added_at)
         select $1, c.violation_id, $2::text, $5::timestamptz from chosen c
         on conflict (workspace_id, violation_id) do update set url = excluded.url, added_at = excluded.added_at
         returning violation_id`
  const { rows } = await db.query<Kept>(
    `with ${ctes},
     audit as materialized (select audit_id as id, group_id, what from target),
     written_issues as (${changed}),
     total as materialized (
       select count(*)::int as n, ${PLACES}, ${boundSql()} as sha256
       from chosen where violation_id in (select violation_id from written_issues)
     ),
     ${appendSql({
       moment: '$5',
       actor: '$3',
       fields: {
         action: `'issue'`,
         violation_id: 'audit.what',
         group_id: 'case when $4::boolean then audit.group_id end',
         count: 'total.n',
         findings_sha256: 'total.sha256',
         issue: '$2::text',
       },
       from: 'total where total.n > 0',
     })},
     ${KEEP_PLACES}
     select written.number, total.n as updated from written, total`,
    [workspaceId, url, actorJson(actor), kind === 'group', momentAt(newMoment()), ...values],
  )
  return rows[0] ?? null
}

/** Issues of findings that a run met again; done again it changes nothing. */
export async function carryIssues(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<void> {
  await client.query(
    `insert into finding_issues (workspace_id, violation_id, url, added_at)
     select $1, c.violation_id, i.url, i.added_at
     from carried_violations c join finding_issues i on i.workspace_id = $1 and i.violation_id = c.earlier_id
     where c.workspace_id = $1 and c.audit_id = $2
     on conflict (workspace_id, violation_id) do nothing`,
    [workspaceId, auditId],
  )
}
