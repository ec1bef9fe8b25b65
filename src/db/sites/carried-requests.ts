import type pg from 'pg'
import { SYSTEM } from '../../reviews/chart/actor.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import { boundSql, KEEP_PLACES, PLACES } from '../trail/bound.ts'
import { actorJson, appendSql } from '../trail/entries.ts'

interface LapsedRequest {
  id: string
  audit_id: string
  asked_by: string | null
  asked: number
}

/**
 * Requests to dismiss what an earlier run of the site had: they go on for what is there again in the same sentence, with an entry in this
 * run's trail; the others have lapsed, and are answered. Run while the audit's row is held; done again it changes nothing.
 */
export async function carryRequests(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<LapsedRequest[]> {
  const { rows: open } = await client.query<{ id: string }>(
    `select p.id from approvals p join audits e on e.workspace_id = $1 and e.id = p.audit_id
     join audits a on a.workspace_id = $1 and a.id = $2 and a.site_id = e.site_id and e.run < a.run
     where p.workspace_id = $1 and p.state = 'requested' order by p.id for update of p`,
    [workspaceId, auditId],
  )
  if (open.length === 0) return []
  const values = [workspaceId, auditId, open.map(({ id }) => id)]
  const { rows: moved } = await client.query<{ id: string; n: number; places: number[]; sha256: string }>(
    `with moved as (
       update reviews r set approval_id = e.approval_id from carried_violations c, reviews e, violations v, violations o
       where c.workspace_id = $1 and c.audit_id = $2 and e.workspace_id = $1 and e.violation_id = c.earlier_id
         and e.approval_id = any($3::uuid[]) and r.workspace_id = $1 and r.violation_id = c.violation_id
         and r.approval_id is null and r.decided_at is null
         and v.workspace_id = $1 and v.id = c.violation_id and o.workspace_id = $1 and o.id = c.earlier_id
         and v.sentence_key is not distinct from o.sentence_key
       returning r.approval_id as id, r.place, r.finding_hash
     )
     select id, count(*)::int as n, array_agg(place order by place) as places, ${boundSql()} as sha256 from moved group by id`,
    values,
  )
  await client.query(
    'update reviews set approval_id = null where workspace_id = $1 and audit_id <> $2 and approval_id = any($3::uuid[])',
    values,
  )
  for (const { id, n, places, sha256 } of moved) {
    await client.query(
      `with audit as materialized (select $2::uuid as id),
       total as materialized (select ${PLACES} from unnest($7::bigint[]) as p (place)),
       request as materialized (select p.reason, p.asker, p.audit_id from approvals p where p.workspace_id = $1 and p.id = $3::uuid),
       ${appendSql({
         moment: '$6',
         actor: '$4',
         fields: {
           action: `'request_dismissal'`,
           violation_id: 'null',
           group_id: 'null',
           count: '$5::int',
           reason: 'request.reason',
           approval_id: '$3::uuid',
           approval: `json_build_object('id', $3::uuid, 'by', request.asker, 'answer', null)`,
           run: 'request.audit_id',
           findings_sha256: '$8::text',
         },
         from: 'request',
       })},
       ${KEEP_PLACES}
       select number from written`,
      [workspaceId, auditId, id, actorJson(SYSTEM), n, momentAt(newMoment()), places, sha256],
    )
    await client.query(
      'update approvals set audit_id = $3, asked = $4, violation_id = null, group_id = null where workspace_id = $1 and id = $2',
      [workspaceId, id, auditId, n],
    )
  }
  const { rows: lapsed } = await client.query<LapsedRequest>(
    `update approvals set state = 'lapsed', answered_at = $4 where workspace_id = $1 and audit_id <> $2 and id = any($3::uuid[])
     returning id, audit_id, asked_by, asked`,
    [...values, momentAt(newMoment())],
  )
  return lapsed
}
