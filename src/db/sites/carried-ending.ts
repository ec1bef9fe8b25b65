import type pg from 'pg'
import { carriedCode } from '../../reviews/chart/carried.ts'
import { SYSTEM } from '../../reviews/chart/actor.ts'
import { stateCode } from '../../reviews/chart/chart.ts'
import { closedSql } from './carried-entries.ts'
import type { HeldRun } from './carried-entries.ts'
import { ROOM_TO_SORT } from './carrying.ts'
import { CHART } from '../violations/counters.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import { countGonePages } from './gone-pages.ts'
import { KEPT } from '../violations/reviews.ts'
import { stateChangeSql, stateNames } from '../violations/state-changes.ts'
import { actorJson } from '../trail/entries.ts'

/** What was said of a violation; done again it changes nothing. */
export async function carryComments(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<void> {
  await client.query(
    `insert into comments (workspace_id, id, violation_id, author_id, author_name, content, created_at, origin_audit_id)
     select $1, md5(c.violation_id::text || m.id::text)::uuid, c.violation_id, m.author_id, m.author_name, m.content, m.created_at,
       coalesce(m.origin_audit_id, c.earlier_audit_id)
     from carried_violations c join comments m on m.workspace_id = $1 and m.violation_id = c.earlier_id
     where c.workspace_id = $1 and c.audit_id = $2
     on conflict (workspace_id, id) do nothing`,
    [workspaceId, auditId],
  )
  await client.query(
    `insert into mentions (workspace_id, user_id, comment_id, violation_id, at)
     select $1, m.user_id, md5(c.violation_id::text || m.comment_id::text)::uuid, c.violation_id, m.at
     from mentions m join carried_violations c on c.workspace_id = $1 and c.audit_id = $2 and c.earlier_id = m.violation_id
     where m.workspace_id = $1 and not m.done
     on conflict do nothing`,
    [workspaceId, auditId],
  )
}

/** What somebody does not want to see before a date stays hidden in the next run, unless it is asked again there. */
export async function carrySnoozes(client: pg.PoolClient, workspaceId: string, auditId: string, siteId: string): Promise<void> {
  await client.query(
    `insert into snoozes (workspace_id, user_id, item, until, created_at)
     select $1, z.user_id, coalesce(n.group_id, n.violation_id), max(z.until), max(z.created_at)
     from snoozes z join audits o on o.workspace_id = $1 and o.site_id = $3 and o.id <> $2
       cross join lateral (
         select r.violation_id from reviews r where r.workspace_id = $1 and r.audit_id = o.id and r.group_id = z.item
         union all
         select r.violation_id from reviews r where r.workspace_id = $1 and r.violation_id = z.item and r.audit_id = o.id) e
       join carried_violations c on c.workspace_id = $1 and c.earlier_id = e.violation_id and c.audit_id = $2
         and c.how in (${carriedCode('met')}, ${carriedCode('carried')})
       join reviews n on n.workspace_id = $1 and n.violation_id = c.violation_id
     where z.workspace_id = $1 and z.until > $4
     group by z.user_id, coalesce(n.group_id, n.violation_id)
     on conflict (workspace_id, user_id, item) do nothing`,
    [workspaceId, auditId, siteId, new Date()],
  )
}

/**
 * Every violation of earlier runs that this one should have met again: its page was read whole, its rule ran, and it is not there. Which
 * are not there is known when a page's decisions are carried over. A rule for some sites or paths may no longer be for this page, unless it
 * is the same version. And those of pages that are gone. `read`: SQL of whether the first count.
 */
const goneSql = (read: string) => `
  from (
    select e.id from assets n cross join unnest(n.left_behind) as left_behind (id)
      join violations e on e.workspace_id = $1 and e.id = left_behind.id
    where n.workspace_id = $1 and n.audit_id = $2 and n.state = 'completed' and n.left_behind <> '{}' and ${read}
      and exists (select 1 from audit_rules ar join rule_versions rv on rv.workspace_id = $1 and rv.id = ar.rule_version_id
        where ar.workspace_id = $1 and ar.audit_id = $2 and rv.rule_id = e.rule_id
          and (rv.definition ->> 'placed' is null or rv.id = e.rule_version_id))
      and not (n.rule_failures @> jsonb_build_array(jsonb_build_object('rule_id', e.rule_id)) or n.rule_failures @> '[{"rule_id": ""}]')
    union all
    select left_behind.id from assets n cross join unnest(n.left_behind) as left_behind (id)
    where n.workspace_id = $1 and n.audit_id = $2 and n.gone
  ) e join reviews r on r.workspace_id = $1 and r.violation_id = e.id`

const OPEN = ['undecided', 'elevated_risk', 'urgent_violation'] as const
const OPEN_CODES = OPEN.map(stateCode).join(', ')
const FIXED = stateCode('fixed')
const GONE_AT_ONCE = 100_000

const MARK_GONE = stateChangeSql({
  chart: CHART,
  moment: '$5',
  before: `
audit as materialized (select $3::uuid as id),
old as materialized (
  select r.violation_id, r.place, r.rule, r.state, r.dismissal_reason, r.decided_by, r.decided_at, r.end_id, r.finding_hash
    ${goneSql('$6::boolean')}
  where r.audit_id = $3 and r.state in (${OPEN_CODES}) limit ${GONE_AT_ONCE}
)`,
  to: { state: `${FIXED}::smallint`, reason: 'null', name: `$4::json ->> 'name'` },
  actor: '$4',
  fields: {
    action: `'gone'`,
    violation_id: 'null',
    group_id: 'null',
    from: 'total.taken',
    to: `(${stateNames(CHART)})[${FIXED + 1}]`,
    count: 'total.n',
    reason: 'null',
    run: '$2::text',
  },
  after: KEPT,
  select: 'total.n as updated, written.number',
})

interface GoneFrom {
  /** An earlier run. Usually the one before; an older one where a page could not be read meanwhile. */
  id: string
  gone: number
  /** Of them those that are to be marked: what was dismissed stays so. */
  open: number
}

export async function listGone(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<GoneFrom[]> {
  await client.query(ROOM_TO_SORT)
  const { rows } = await client.query<GoneFrom>(
    `select r.audit_id as id, count(*)::int as gone, count(*) filter (where r.state in (${OPEN_CODES}))::int as open ${goneSql('true')}
     group by 1 order by 1`,
    [workspaceId, auditId],
  )
  return rows
}

/** Marks some violations of an earlier run as fixed, with an entry in either trail; the run's own row is held. Answers how many. */
export async function markGone(
  client: pg.PoolClient,
  workspaceId: string,
  auditId: string,
  run: HeldRun & { mark_gone: boolean },
  earlierId: string,
): Promise<number> {
  await client.query(ROOM_TO_SORT)
  await client.query('select 1 from audits where workspace_id = $1 and id = $2 for update', [workspaceId, earlierId])
  const { rows } = await client.query<{ updated: number; number: number }>({
    name: 'mark-gone',
    text: MARK_GONE,
    values: [workspaceId, auditId, earlierId, actorJson(SYSTEM), momentAt(newMoment()), run.mark_gone],
  })
  if (!rows[0]) return 0
  const { updated: count, number } = rows[0]
  await client.query(closedSql(workspaceId, auditId, run, { earlierId, number, count }))
  return count
}

/** Counts what differs from the runs before, and lets the audit end. */
export async function endCarrying(client: pg.PoolClient, workspaceId: string, auditId: string, gone: number): Promise<void> {
  const { rows } = await client.query<{ how: number; n: number }>(
    'select how, count(*)::int as n from carried_violations where workspace_id = $1 and audit_id = $2 group by how',
    [workspaceId, auditId],
  )
  const changes = {
    met: Object.fromEntries(rows.map(({ how, n }) => [how, n])),
    gone,
    ...(await countGonePages(client, workspaceId, auditId)),
  }
  await client.query('update audits set carrying = false, changes = $3 where workspace_id = $1 and id = $2', [
    workspaceId,
    auditId,
    JSON.stringify(changes),
  ])
}
