import { storeEnds } from './decision-ends.ts'
import { FOUR_EYES, NEEDS_SECOND } from './second-approval.ts'
import { AUDIT_COUNTER, CHART, countedSql, countsSql, movedSql } from './counters.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'
import { scopeSql } from './scope.ts'
import { isGuarded, REVIEWED } from './reviews.ts'
import type { Decision, DecisionResult } from './reviews.ts'
import { stateNames, stepsByName } from './state-changes.ts'
import { boundSql } from '../trail/bound.ts'
import { actorJson, appendSql } from '../trail/entries.ts'

/*
 * The same decision as writeDecision's, for what is too much for one transaction: in batches, each in a transaction of its own that also
 * keeps how far it is, and with one entry in the trail, which the last one writes. So nothing is decided twice and nothing is begun again,
 * however often the process is killed. What others decide meanwhile stays theirs.
 */

export const BATCH = 1000

/** How far a decision has come; kept with its job. */
export interface LargeProgress {
  /** When it was made, of all its batches: by that an undo finds them. */
  moment: string
  /** The number that its changes have until there is an entry in the trail: below 0, so that it is none. */
  number: number
  /** The last that was looked at. */
  place: number
  seen: number
  updated: number
  parts: number
  from: Record<string, number>
  fourEyes: number[] | null
  /** The hash of what is decided so far, and the last place of each batch. One that an earlier version began has none. */
  bound?: { sha256: string; parts: number[] }
}

const batchSql = (guarded: boolean) => `
with ${guarded ? `${FOUR_EYES},` : ''}
audit as materialized (select $2::uuid as id),
old as materialized (
  select ${REVIEWED} from reviews where workspace_id = $1 and violation_id = any($3::uuid[])${guarded ? ` and not ${NEEDS_SECOND}` : ''}
),
changed as (
  update reviews r set state = $4::smallint, dismissal_reason = $5, decided_at = $9::timestamptz, decided_by = $6, end_id = $10::uuid,
    approval_id = null
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
  select row_number() over () as part, state, dismissal_reason, decided_by, decided_at, end_id,
    array_agg(place order by place) as places, min(place) as first_place, max(place) as last_place
  from old group by state, dismissal_reason, decided_by, decided_at, end_id
),
kept as (
  insert into review_changes
    (workspace_id, audit_id, number, part, state, dismissal_reason, decided_by, decided_at, end_id, places, first_place, last_place)
  select live.workspace_id, live.id, $7::bigint, $8::bigint + before.part, before.state, before.dismissal_reason, before.decided_by,
    before.decided_at, before.end_id, before.places, before.first_place, before.last_place
  from audits live, before where live.workspace_id = $1 and live.id = $2::uuid
  returning 1
)
select coalesce(sum(n), 0)::int as n, ${stepsByName('state', CHART)} as taken, (select count(*) from kept)::int as parts,
  ${guarded ? '(select orders from four_eyes)' : 'null'} as "fourEyes",
  (select ${boundSql(undefined, `decode($11, 'hex')`)} from old) as sha256 from steps`

const entrySql = (ending: boolean, bound: boolean) => `
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
    ...(ending ? { until: `$13::json -> 'until'`, owner: `$13::json -> 'owner'` } : {}),
    ...(bound ? { findings_sha256: `$${ending ? 14 : 13}::text`, findings_parts: `$${ending ? 15 : 14}::json` } : {}),
  },
  from: '(select 1) one',
})}
select number from written`

interface Batch {
  n: number
  taken: Record<string, number>
  parts: number
  fourEyes: number[] | null
  sha256: string | null
}

/** How far a decision is that was not begun yet; the audit is locked. */
export async function beginLargeDecision(db: Db, decision: Decision, auditId: string): Promise<LargeProgress> {
  const { workspaceId } = decision
  await storeEnds(db, workspaceId, [decision])
  const { rows } = await db.query<{ number: number }>(
    `select coalesce(min(number), 0) - 1 as number from review_changes where workspace_id = $1 and audit_id = $2 and number < 0`,
    [workspaceId, auditId],
  )
  const moment = momentAt(newMoment())
  return {
    moment,
    number: rows[0]!.number,
    place: -1,
    seen: 0,
    updated: 0,
    parts: 0,
    from: {},
    fourEyes: null,
    bound: { sha256: '', parts: [] },
  }
}

/** Decides on the next of a scope, in the order of their places; the audit is locked. `over`: there are no others. */
export async function writeNextBatch(
  db: Db,
  decision: Decision,
  auditId: string,
  progress: LargeProgress,
): Promise<{ progress: LargeProgress; over: boolean }> {
  const { workspaceId, scope, state, reason, actor } = decision
  const guarded = isGuarded(decision)
  const { ctes, values } = scopeSql(scope, 4)
  const { rows: next } = await db.query<{ id: string; place: number }>(
    `with ${ctes} select violation_id as id, place from chosen
     where place > $2::bigint and (decided_at is null or decided_at < $3::timestamptz) order by place limit ${BATCH}`,
    [workspaceId, progress.place, progress.moment, ...values],
  )
  const over = next.length < BATCH
  if (next.length === 0) return { progress, over }
  const { moment, number, parts, updated, from, bound } = progress
  const ids = next.map(({ id }) => id)
  const { rows } = await db.query<Batch>({
    name: `large-decision${guarded ? '-guarded' : ''}`,
    text: batchSql(guarded),
    values: [
      workspaceId,
      auditId,
      ids,
      state,
      reason,
      actor.name,
      number,
      parts,
      moment,
      decision.end ? decision.id : null,
      bound?.sha256 ?? '',
    ],
  })
  const batch = rows[0]!
  const taken = Object.entries(batch.taken).map(([name, n]) => [name, (from[name] ?? 0) + n] as const)
  return {
    over,
    progress: {
      ...progress,
      place: next.at(-1)!.place,
      seen: progress.seen + ids.length,
      updated: updated + batch.n,
      parts: parts + batch.parts,
      from: { ...from, ...Object.fromEntries(taken) },
      fourEyes: batch.fourEyes,
      ...(bound && batch.sha256 !== null ? { bound: { sha256: batch.sha256, parts: [...bound.parts, next.at(-1)!.place] } } : {}),
    },
  }
}

/** Writes the entry of the batches that were decided; null where none was. `audit`: locked. */
export async function endLargeDecision(
  db: Db,
  decision: Decision,
  audit: { id: string; version: number },
  { number: begun, parts, updated, from, fourEyes, moment, bound }: LargeProgress,
): Promise<DecisionResult | null> {
  if (updated === 0) return null
  const { workspaceId, scope, state, reason, actor, action } = decision
  const number = audit.version + 1
  for (let part = 0; part < parts; part += BATCH)
    await db.query(
      `update review_changes set number = $4 where workspace_id = $1 and audit_id = $2 and number = $3 and part > $5 and part <= $6`,
      [workspaceId, audit.id, begun, number, part, part + BATCH],
    )
  const { ctes, values } = scopeSql(scope, 2)
  const { rows } = await db.query<{ what: string | null; group: string | null }>(
    `with ${ctes} select what, group_id as group from target`,
    [workspaceId, ...values],
  )
  const { what = null, group = null } = rows[0] ?? {}
  await db.query(entrySql(!!decision.end, bound !== undefined), [
    workspaceId,
    audit.id,
    actorJson(actor),
    action,
    JSON.stringify(from),
    state,
    updated,
    decision.id,
    what,
    'group' in scope && scope.group ? group : null,
    reason,
    moment,
    ...(decision.end ? [JSON.stringify(decision.end)] : []),
    ...(bound ? [bound.sha256, JSON.stringify(bound.parts)] : []),
  ])
  return { auditId: audit.id, number, updated, from, fourEyes }
}
