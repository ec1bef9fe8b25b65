import type { Actor } from '../../reviews/chart/actor.ts'
import { AUDIT_COUNTER, CHART, countedSql, countsSql, movedSql } from './counters.ts'
import { momentAt, newMoment } from '../base/moments.ts'
import type { Db } from '../base/pool.ts'
import { boundSql } from '../trail/bound.ts'
import { actorJson, appendSql } from '../trail/entries.ts'
import { BATCH } from './large-decisions.ts'
import { stepsByName } from './state-changes.ts'
import { BEFORE_UNDO, OLD, TOUCHED } from './undo.ts'
import type { UndoRow } from './undo.ts'

/*
 * The same undo as writeUndo's in statements of bounded size, for what is too much for one: in one transaction that has locked the audit,
 * so that others see all of it or nothing, and with one entry in the trail.
 */

const batchSql = `
with ${TOUCHED(CHART, { after: '$6::bigint', last: '$7::bigint' })},
${OLD},
changed as (
  update reviews r set state = old.back, dismissal_reason = old.dismissal_reason, decided_at = old.back_at, decided_by = old.decided_by,
    end_id = old.end_id, approval_id = null
  from old where r.workspace_id = $1 and r.violation_id = old.violation_id
  returning 1
),
${movedSql('old.back', CHART)},
${countedSql(CHART)},
audits_counted as (
  update audits c set ${countsSql(AUDIT_COUNTER, CHART)}
  from audit, audits_moved where c.workspace_id = $1 and c.id = audit.id returning 1
),
${BEFORE_UNDO},
kept as (
  insert into review_changes
    (workspace_id, audit_id, number, part, state, dismissal_reason, decided_by, decided_at, end_id, places, first_place, last_place)
  select live.workspace_id, live.id, $4::bigint, $8::bigint + before.part, before.state, before.reason, before.name, before.at,
    before.end_id, before.places, before.first_place, before.last_place
  from audits live, before where live.workspace_id = $1 and live.id = $2::uuid
  returning 1
)
select coalesce(sum(n), 0)::int as n, ${stepsByName('state', CHART)} as taken, ${stepsByName('back', CHART)} as restored,
  (select count(*) from kept)::int as parts,
  (select ${boundSql(undefined, `decode($9, 'hex')`)} from old) as sha256 from steps`

const ENTRY = `
with audit as materialized (select $2::uuid as id),
target as materialized (
  select t.entry::json as entry, (t.entry::json ->> 'undoes')::bigint as undoes from trail t
  where t.workspace_id = $1 and t.audit_id = $2 and t.number = $3
),
${appendSql({
  moment: '$5',
  actor: '$4',
  fields: {
    action: `'undo'`,
    violation_id: `target.entry ->> 'violation_id'`,
    group_id: `target.entry ->> 'group_id'`,
    from: '$6::json',
    to: 'null',
    restored: '$7::json',
    count: '$8::int',
    reason: 'null',
    undoes: '$3::bigint',
    findings_sha256: '$9::text',
    findings_parts: '$10::json',
  },
  from: 'target',
})}
select written.number, target.undoes, (target.entry ->> 'count')::int as decided, target.entry ->> 'action' as action
from written, target`

interface Batch {
  n: number
  taken: Record<string, number>
  restored: Record<string, number>
  parts: number
  /** Of what was taken back so far; null where this batch has nothing. */
  sha256: string | null
}

/** The last place of each batch of what an entry touched; one or none where a single statement does. */
export async function undoBatches(db: Db, workspaceId: string, auditId: string, number: number): Promise<number[]> {
  const { rows } = await db.query<{ last: number }>(
    `select max(place) as last from (
       select p.place, (row_number() over (order by p.place) - 1) / ${BATCH} as batch
       from review_changes c cross join unnest(c.places) as p (place)
       where c.workspace_id = $1 and c.audit_id = $2 and c.number = $3 and c.state is not null and c.undone_by is null) places
     group by batch order by 1`,
    [workspaceId, auditId, number],
  )
  return rows.map(({ last }) => last)
}

/** `version`: the length of the trail of the locked audit; null when there is nothing left to take back. */
export async function writeLargeUndo(
  db: Db,
  workspaceId: string,
  auditId: string,
  number: number,
  actor: Actor,
  { version, batches }: { version: number; batches: number[] },
): Promise<UndoRow | null> {
  const moment = momentAt(newMoment())
  let [updated, parts, after, sha256] = [0, 0, -1, '']
  const ends: number[] = []
  const [from, restored]: Record<string, number>[] = [{}, {}]
  for (const last of batches) {
    const { rows } = await db.query<Batch>({
      name: 'large-undo',
      text: batchSql,
      values: [workspaceId, auditId, number, version + 1, moment, after, last, parts, sha256],
    })
    const batch = rows[0]!
    updated += batch.n
    parts += batch.parts
    add(from!, batch.taken)
    add(restored!, batch.restored)
    after = last
    if (batch.sha256 === null) continue
    sha256 = batch.sha256
    ends.push(last)
  }
  if (updated === 0) return null
  const { rows } = await db.query<UndoRow & { undoes: number | null }>(ENTRY, [
    workspaceId,
    auditId,
    number,
    actorJson(actor),
    moment,
    JSON.stringify(from),
    JSON.stringify(restored),
    updated,
    sha256,
    JSON.stringify(ends),
  ])
  const { undoes, ...written } = rows[0]!
  await mark(db, workspaceId, auditId, number, written.number)
  if (undoes !== null) await mark(db, workspaceId, auditId, undoes, null)
  return { ...written, updated }
}

function add(sums: Record<string, number>, more: Record<string, number>): void {
  for (const [name, n] of Object.entries(more)) sums[name] = (sums[name] ?? 0) + n
}

/** Which entry has taken the changes of another back; the undo of an undo lets them stand again. */
async function mark(db: Db, workspaceId: string, auditId: string, number: number, undoneBy: number | null): Promise<void> {
  const { rows } = await db.query<{ parts: number | null }>(
    'select max(part) as parts from review_changes where workspace_id = $1 and audit_id = $2 and number = $3',
    [workspaceId, auditId, number],
  )
  for (let part = -1; part < (rows[0]!.parts ?? -1); part += BATCH)
    await db.query(
      'update review_changes set undone_by = $4 where workspace_id = $1 and audit_id = $2 and number = $3 and part > $5 and part <= $6',
      [workspaceId, auditId, number, undoneBy, part, part + BATCH],
    )
}
