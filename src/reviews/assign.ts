import type pg from 'pg'
import { assigneesAmong, assignQuietly, writeAssignment } from '../db/violations/assignments.ts'
import { addComment } from '../db/violations/comments.ts'
import { isId } from '../db/base/ids.ts'
import { addMentions } from '../db/violations/inbox-views.ts'
import { membersAmong, namesOf } from '../db/people/members.ts'
import { writeNotices } from '../db/people/notices.ts'
import { transaction } from '../db/base/pool.ts'
import type { Db } from '../db/base/pool.ts'
import { lockAudit } from '../db/violations/scope-reads.ts'
import { invalid, notFound } from '../errors.ts'
import type { Actor } from './chart/actor.ts'
import type { ReviewScope } from './decide.ts'

type Person = { id: string; name: string }

/** Whoever is not among the known is a fault of the request, in the same words whether the person exists elsewhere or nowhere. */
function known(field: string, ids: string[], people: Person[], fault: string): Person[] {
  const found = new Set(people.map(({ id }) => id))
  const faults = ids.flatMap((id, index) =>
    found.has(id.toLowerCase()) ? [] : [{ loc: ['body', field, index], msg: `Value error, ${fault}`, type: 'value_error' }],
  )
  if (faults.length > 0) throw invalid(...faults)
  return people
}

/** Members by their identifiers. */
async function people(db: Db, workspaceId: string, field: string, ids: string[]): Promise<Person[]> {
  const wanted = [...new Set(ids)]
  return known(field, wanted, await membersAmong(db, workspaceId, wanted.filter(isId)), 'this is no member of the workspace')
}

/** Whoever has left the workspace can still be taken off: members, and those who are assigned to something in the audit. */
async function removable(db: Db, workspaceId: string, auditId: string, ids: string[]): Promise<Person[]> {
  const wanted = [...new Set(ids)]
  const members = await membersAmong(db, workspaceId, wanted.filter(isId))
  const isMember = new Set(members.map(({ id }) => id))
  const others = wanted.filter((id) => isId(id) && !isMember.has(id.toLowerCase()))
  const names = await namesOf(db, await assigneesAmong(db, workspaceId, auditId, others))
  const left = [...names].map(([id, name]) => ({ id, name }))
  return known('remove', wanted, [...members, ...left], 'this is no member of the workspace, and not assigned here')
}

/** Nobody is told of what they did themselves. */
const others = (list: Person[], actor: Actor): string[] => list.map(({ id }) => id).filter((id) => id !== actor.userId)

/** Assigns violations to members, or ends assignments: one entry in the trail. */
export async function assign(db: pg.Pool, workspaceId: string, actor: Actor, scope: ReviewScope, add: string[], remove: string[]) {
  const adding = await people(db, workspaceId, 'add', add)
  if (adding.length + remove.length === 0) throw invalid({ loc: ['body', 'add'], msg: 'Value error, nobody is named', type: 'value_error' })
  return transaction(db, async (client) => {
    const audit = await lockAudit(client, workspaceId, scope)
    const removing = audit ? await removable(client, workspaceId, audit.id, remove) : []
    const done = audit && (await writeAssignment(client, workspaceId, actor, scope, adding, removing))
    if (!audit || !done) throw notFound('violation' in scope || audit ? 'Violation' : 'Audit')
    const one = 'violation' in scope ? scope.violation : null
    await writeNotices(
      client,
      workspaceId,
      others(adding, actor).map((userId) => ({
        userId,
        kind: 'assigned',
        by: actor.name,
        auditId: audit.id,
        violationId: one,
        count: done.updated,
      })),
    )
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
    const { id, created_at: at } = added
    await addMentions(
      client,
      workspaceId,
      { id, violationId, authorId: actor.userId, at },
      mentioned.map((person) => person.id),
    )
    await writeNotices(
      client,
      workspaceId,
      others(mentioned, actor).map((userId) => ({ userId, kind: 'mentioned', by: actor.name, auditId: audit.id, violationId })),
    )
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
