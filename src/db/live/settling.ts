import type pg from 'pg'
import type { LiveState } from '../../contract/values.ts'
import type { Db } from '../base/pool.ts'
import { BOUND_SQL } from './findings.ts'

interface Settled {
  id: string
  state: LiveState
  change: string | null
  told_state: LiveState | null
  told_change: string | null
}

/**
 * What an audit that ends saw of the addresses: a page that it compared is the same unless a finding says otherwise; one that it could not
 * read was not looked at, and one that answers 404 or 410 is gone. Where texts were bound or approved anew while it ran, the next run says.
 */
export async function settleStates(db: Db, workspaceId: string, auditId: string, at: string): Promise<Settled[]> {
  const { rows } = await db.query<Settled>(
    `with bound as materialized (
       select address_key, ${BOUND_SQL} as bound from live_bindings where workspace_id = $1 group by address_key
     ),
     looked as materialized (
       select distinct on (b.id) b.id, a.id as asset_id, f.violation_id, f.change, coalesce(f.parts, '[]') as parts,
         case when a.state = 'completed' then coalesce(f.state, 'same')
           when a.http_status in (404, 410) then 'gone' else 'not_read' end as state,
         case when a.state <> 'completed' then a.reason end as note
       from bound join live_bindings b on b.workspace_id = $1 and b.address_key = bound.address_key
         join assets a on a.workspace_id = $1 and a.audit_id = $2 and a.address_key = b.address_key
           and a.state in ('completed', 'failed', 'left_out')
         left join live_checks c on c.workspace_id = $1 and c.asset_id = a.id
         left join live_findings f on f.workspace_id = $1 and f.asset_id = a.id and f.binding_id = b.id
       where a.state <> 'completed' or c.bound = bound.bound
       order by b.id, a.state = 'completed' desc, f.violation_id nulls last, a.position
     )
     update live_states s set state = l.state, note = l.note, parts = l.parts, change = l.change, audit_id = $2, asset_id = l.asset_id,
       violation_id = l.violation_id, compared_at = $3::timestamptz,
       since = case when s.state = l.state and s.change is not distinct from l.change and s.since is not null then s.since
         else $3::timestamptz end,
       same_at = case when l.state = 'same' then $3::timestamptz else s.same_at end
     from looked l where s.workspace_id = $1 and s.binding_id = l.id
     returning s.binding_id as id, s.state, s.change, s.told_state, s.told_change`,
    [workspaceId, auditId, at],
  )
  return rows
}

export interface Told {
  id: string
  kind: string
  name: string
  version: number | null
  address: string
  owner_id: string | null
  state: LiveState
  note: string | null
  told_state: LiveState | null
  violation_id: string | null
}

/** What has changed since it was told last; from now on it is told. */
export async function takeUntold(client: pg.PoolClient, workspaceId: string, settled: readonly Settled[]): Promise<Told[]> {
  const news = settled.filter((each) => each.state !== each.told_state || each.change !== each.told_change).map(({ id }) => id)
  if (news.length === 0) return []
  const { rows } = await client.query<Told>(
    `select b.id, b.kind, b.name, b.version, b.address, b.owner_id, s.state, s.note, s.told_state, s.violation_id
     from live_bindings b join live_states s on s.workspace_id = $1 and s.binding_id = b.id
     where b.workspace_id = $1 and b.id = any($2::uuid[]) order by b.address, b.id`,
    [workspaceId, news],
  )
  await client.query(
    'update live_states set told_state = state, told_change = change where workspace_id = $1 and binding_id = any($2::uuid[])',
    [workspaceId, news],
  )
  return rows
}

/** Findings of an audit that are their owners' work and that nobody has: not those that were met in an earlier run. */
export async function findingsForOwners(db: Db, workspaceId: string, auditId: string): Promise<{ owner: string; violations: string[] }[]> {
  const { rows } = await db.query<{ owner: string; violations: string[] }>(
    `select b.owner_id as owner, array_agg(f.violation_id order by f.violation_id) as violations
     from live_findings f join live_bindings b on b.workspace_id = $1 and b.id = f.binding_id
       join reviews r on r.workspace_id = $1 and r.violation_id = f.violation_id
     where f.workspace_id = $1 and f.audit_id = $2 and b.owner_id is not null and r.state = 0 and r.assigned_to = '{}'
       and not exists (select 1 from carried_violations c where c.workspace_id = $1 and c.violation_id = f.violation_id)
     group by b.owner_id order by b.owner_id`,
    [workspaceId, auditId],
  )
  return rows
}
