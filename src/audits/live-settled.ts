import type pg from 'pg'
import type { Db } from '../db/base/pool.ts'
import { momentAt, newMoment } from '../db/base/moments.ts'
import { hasBindings } from '../db/live/bindings.ts'
import { findingsForOwners, settleStates, takeUntold } from '../db/live/settling.ts'
import type { Told } from '../db/live/settling.ts'
import { writeToOutbox } from '../db/events/events.ts'
import { membersAmong } from '../db/people/members.ts'
import { writeNotices } from '../db/people/notices.ts'
import { recordChanges } from '../db/trail/admin.ts'
import { writeAssignment } from '../db/violations/assignments.ts'
import { SYSTEM } from '../reviews/chart/actor.ts'

/**
 * What an audit that ends saw of the addresses to which texts are bound: kept as their state; each change is told to programs and stands in
 * the admin log, and the findings go to whose work they are. In the transaction that ends the audit.
 */
export async function settleLive(db: Db, workspaceId: string, auditId: string): Promise<void> {
  if (!(await hasBindings(db, workspaceId))) return
  const client = db as pg.PoolClient
  const settled = await settleStates(client, workspaceId, auditId, momentAt(newMoment()))
  await assignToOwners(client, workspaceId, auditId)
  // That a page is the same when it is first looked at is no news.
  const news = (await takeUntold(client, workspaceId, settled)).filter(
    ({ told_state: before, state }) => before !== null || state !== 'same',
  )
  if (news.length === 0) return
  const owners = new Map(
    (await membersAmong(client, workspaceId, [...new Set(news.flatMap(({ owner_id: owner }) => owner ?? []))])).map((each) => [
      each.id,
      each,
    ]),
  )
  await writeToOutbox(
    client,
    workspaceId,
    news.map((each) => ({ type: 'live.changed', subject: each.id, data: eventOf(each, auditId, owners) })),
  )
  await recordChanges(
    client,
    workspaceId,
    news.map(({ id, name, address, state, note, told_state: before, violation_id: finding }) => ({
      kind: 'live.changed',
      subject: name,
      subjectId: id,
      from: { state: before ?? 'waiting', address },
      to: { state, address, note, audit_id: auditId, finding },
      actor: SYSTEM,
    })),
  )
}

const eventOf = (
  { id, kind, name, version, address, state, note, told_state: before, violation_id: violation, owner_id: owner }: Told,
  auditId: string,
  owners: ReadonlyMap<string, { id: string; name: string }>,
) => ({
  binding_id: id,
  kind,
  name,
  version,
  address,
  state,
  before: before ?? 'waiting',
  note,
  audit_id: auditId,
  violation_id: violation,
  owner: (owner && owners.get(owner)) ?? null,
})

/** What an earlier run met keeps whom it had; whoever has left the workspace gets nothing. */
async function assignToOwners(client: pg.PoolClient, workspaceId: string, auditId: string): Promise<void> {
  for (const { owner, violations } of await findingsForOwners(client, workspaceId, auditId)) {
    const people = await membersAmong(client, workspaceId, [owner])
    if (people.length === 0) continue
    const done = await writeAssignment(client, workspaceId, SYSTEM, { audit: auditId, violations, groups: [] }, people, [])
    await writeNotices(client, workspaceId, [
      {
        userId: owner,
        kind: 'assigned',
        by: SYSTEM.name,
        auditId,
        violationId: violations.length === 1 ? violations[0]! : null,
        count: done?.updated ?? 0,
      },
    ])
  }
}
