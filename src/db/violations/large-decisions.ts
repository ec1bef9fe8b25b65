import { FOUR_EYES, NEEDS_SECOND } from './second-approval.ts'
import { AUDIT_COUNTER, CHART, countedSql, countsSql, movedSql } from './counters.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'
import { scopeSql } from './scope.ts'
import { isGuarded, REVIEWED } from './reviews.ts'
import type { Decision, DecisionResult } from './reviews.ts'
import { stateNames, stepsByName } from './state-changes.ts'
import { actorJson, appendSql } from '../trail/entries.ts'

/*
 * The same decision as writeDecision's in statements of bounded size, for what is too much for one: in one transaction that has locked the
 * audit, so that others see all of it or nothing, and with one entry in the trail.
 */

const BATCH = 1000

const batchSql = (guarded: boolean) => `
with ${guarded ? `${FOUR_EYES},` : ''}
audit as materialized (select $2::uuid as id),
old as materialized (
  select ${REVIEWED} from reviews where workspace_id = $1 and violation_id = any($3::uuid[])${guarded ? ` and not ${NEEDS_SECOND}` : ''}
),
changed as (
  update reviews r set state = $4::smallint, dismissal_reason = $5, decided_at = $9::timestamptz, decided_by = $6, approval_id = null
  from old where r.workspace_id = $1 and r.violation_id = old.violation_id
  returning 1
),
${movedSql('$4::smallint', CHART)},
${countedSql(CHART)},
audits_counted as (
  update audits c set ${countsSql(AUDIT_COUNTER, CHART)}
  from audit, audits_moved where c.workspace_id = $1 and c.id = audit.id returning 1
),
before as materialized (
  select row_number() over () as part, state, dismissal_reason, decided_by, decided_at,
    array_agg(place order by place) as places, min(place) as first_place, max(place) as last_place
  from old group by state, dismissal_reason, decided_by, decided_at
),
kept as (
  insert into review_changes
    (workspace_id, audit_id, number, part, state, dismissal_reason, decided_by, decided_at, places, first_place, last_place)
  select live.workspace_id, live.id, $7::bigint, $8::bigint + before.part, before.state, before.dismissal_reason, before.decided_by,
    before.decided_at, before.places, before.first_place, before.last_place
  from audits live, before where live.workspace_id = $1 and live.id = $2::uuid
  returning 1
)
select coalesce(sum(n), 0)::int as n, ${stepsByName('state', CHART)} as taken, (select count(*) from kept)::int as parts,
  ${guarded ? '(select orders from four_eyes)' : 'null'} as "fourEyes" from steps`

const ENTRY = `
with audit as materialized (select $2::uuid as id),
${appendSql({
  moment: '$12',
  actor: '$3',
  changeId: '$8',
  fields: {
    action: '$4::text',
    violation_id: '$9::text',
    group_id: '$10::text',
    from: '$5::json',
    to: `(${stateNames(CHART)})[$6::int + 1]`,
    count: '$7::int',
    reason: '$11::text',
  },
  from: '(select 1) one',
})}
select number from written`

interface Batch {
  n: number
  taken: Record<string, number>
  parts: number
  fourEyes: number[] | null
}

/** The violations of a scope, in the order of their places. */
async function chosen(db: Db, { workspaceId, scope }: Decision): Promise<{ ids: string[]; what: string | null; group: string | null }> {
  const { ctes, values } = scopeSql(scope, 2)
  const { rows } = await db.query<{ ids: string[] | null; what: string | null; group: string | null }>(
    `with ${ctes} select (select array_agg(violation_id order by place) from chosen) as ids, what, group_id as group from target`,
    [workspaceId, ...values],
  )
  return { ids: rows[0]?.ids ?? [], what: rows[0]?.what ?? null, group: rows[0]?.group ?? null }
}

/**
 * Writes a decision in batches; null when there is nothing to decide. `audit`: locked by this transaction. `onBatch` hears how many are
 * done so far.
 */
export async function writeLargeDecision(
  db: Db,
  decision: Decision,
  audit: { id: string; version: number },
  onBatch: (done: number) => Promise<void>,
): Promise<DecisionResult | null> {
  const { workspaceId, state, reason, actor, action } = decision
  const guarded = isGuarded(decision)
  const { ids, what, group } = await chosen(db, decision)
  const number = audit.version + 1
  const moment = momentAt(newMoment())
  let [updated, parts] = [0, 0]
  let fourEyes: number[] | null = null
  const from: Record<string, number> = {}
  for (let at = 0; at < ids.length; at += BATCH) {
    const { rows } = await db.query<Batch>({
      name: `large-decision${guarded ? '-guarded' : ''}`,
      text: batchSql(guarded),
      values: [workspaceId, audit.id, ids.slice(at, at + BATCH), state, reason, actor.name, number, parts, moment],
    })
    const batch = rows[0]!
    updated += batch.n
    parts += batch.parts
    fourEyes = batch.fourEyes
    for (const [name, n] of Object.entries(batch.taken)) from[name] = (from[name] ?? 0) + n
    await onBatch(Math.min(at + BATCH, ids.length))
  }
  if (updated === 0) return null
  await db.query(ENTRY, [
    workspaceId,
    audit.id,
    actorJson(actor),
    action,
    JSON.stringify(from),
    state,
    updated,
    decision.id,
    what,
    'group' in decision.scope && decision.scope.group ? group : null,
    reason,
    moment,
  ])
  return { auditId: audit.id, number, updated, from, fourEyes }
}
