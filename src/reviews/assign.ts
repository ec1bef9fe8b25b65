import type pg from 'pg'
import { assignQuietly, writeAssignment } from '../db/assignments.ts'
import { addComment } from '../db/comments.ts'
import { isId } from '../db/ids.ts'
import { membersAmong, namesOf } from '../db/members.ts'
import { transaction } from '../db/pool.ts'
import { lockAudit } from '../db/scope-reads.ts'
import { invalid, notFound } from '../errors.ts'
import type { Actor } from './chart/actor.ts'
import type { ReviewScope } from './decide.ts'

/** People by their identifiers; one who is no member of the workspace is a fault of the request. */
async function people(db: pg.Pool, workspaceId: string, field: string, ids: string[]) {
  const wanted = [...new Set(ids)]
  const members = await membersAmong(db, workspaceId, wanted.filter(isId))
  const known = new Set(members.map(({ id }) => id))
  const faults = wanted.flatMap((id, index) =>
    known.has(id) ? [] : [{ loc: ['body', field, index], msg: 'Value error, this is no member of the workspace', type: 'value_error' }],
  )
  if (faults.length > 0) throw invalid(...faults)
  return members
}

/** Assigns violations to members, or ends assignments: one entry in the trail. */
export async function assign(db: pg.Pool, workspaceId: string, actor: Actor, scope: ReviewScope, add: string[], remove: string[]) {
  const adding = await people(db, workspaceId, 'add', add)
  // Whoever has left the workspace can still be taken off.
  const names = await namesOf(db, remove.filter(isId))
  const removing = [...names].map(([id, name]) => ({ id, name }))
  if (adding.length + removing.length === 0)
    throw invalid({ loc: ['body', 'add'], msg: 'Value error, nobody is named', type: 'value_error' })
  return transaction(db, async (client) => {
    const audit = await lockAudit(client, workspaceId, scope)
    const done = audit && (await writeAssignment(client, workspaceId, actor, scope, adding, removing))
    if (!audit || !done) throw notFound('violation' in scope || audit ? 'Violation' : 'Audit')
    return { audit_id: audit.id, violations_updated: done.updated, version: done.number }
  })
}

/** A comment from the desk: unlike one by the API, it assigns those it mentions. Null when there is no such violation. */
export async function commentFromDesk(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  violationId: string,
  content: string,
  mentions: string[],
) {
  const mentioned = await people(db, workspaceId, 'mentions', mentions)
  return transaction(db, async (client) => {
    const audit = await lockAudit(client, workspaceId, { violation: violationId, group: false })
    const added = audit && (await addComment(client, workspaceId, violationId, actor, content, { assigned: mentioned }))
    if (!audit || !added) return null
    const assigned = await assignQuietly(client, workspaceId, violationId, mentioned)
    const names = await namesOf(client, assigned)
    return {
      comment: {
        id: added.id,
        author: actor.userId ? { id: actor.userId, name: actor.name } : null,
        author_name: actor.name,
        content: added.content,
        created_at: added.created_at,
      },
      assigned_to: assigned.map((id) => ({ id, name: names.get(id) ?? '' })),
      version: audit.version + 1,
    }
  })
}
