import type pg from 'pg'
import type { HeldKind } from '../contract/values.ts'
import { deletableAudit, deletableDocument, deletableSite } from '../db/deletion/deletable.ts'
import { addHold, endHold, listHolds, lockHold, standingHolds } from '../db/deletion/holds.ts'
import type { Hold } from '../db/deletion/holds.ts'
import { isId, newId } from '../db/base/ids.ts'
import { transaction } from '../db/base/pool.ts'
import type { Db } from '../db/base/pool.ts'
import { knownPerson } from '../db/people/person-data.ts'
import { recordChange } from '../db/trail/admin.ts'
import { AppError, invalid, notFound } from '../errors.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import { erase } from './people.ts'

export { listHolds }

export interface HoldOrder {
  kind: HeldKind
  subject_id: string
  /** The case, request or investigation it is for. */
  matter: string
  reason: string
}

/** Places a legal hold: from now on nobody deletes its subject, nor does retention. */
export const placeHold = (db: pg.Pool, workspaceId: string, actor: Actor, order: HoldOrder): Promise<Hold> =>
  transaction(db, async (client) => {
    for (const field of ['matter', 'reason'] as const) if (order[field].trim() === '') throw blank(field)
    const name = await nameOf(client, workspaceId, order.kind, order.subject_id)
    const hold = { ...order, id: newId(), subject_name: name, matter: order.matter.trim(), reason: order.reason.trim() }
    await addHold(client, workspaceId, { ...hold, at: new Date(), by: actor })
    await recordChange(client, workspaceId, {
      kind: 'hold.placed',
      subject: name,
      subjectId: order.subject_id,
      from: null,
      to: { hold: hold.id, what: order.kind, matter: hold.matter },
      why: hold.reason,
      actor,
    })
    return (await lockHold(client, workspaceId, hold.id))!
  })

/** Lifts a hold. A person whose data were to be deleted meanwhile is deleted now, if nothing else holds them. */
export async function liftHold(
  db: pg.Pool,
  workspaceId: string,
  actor: Actor,
  id: string,
  reason: string,
): Promise<Hold & { erased: boolean }> {
  if (reason.trim() === '') throw blank('reason')
  if (!isId(id)) throw notFound('Hold')
  const hold = await transaction(db, async (client) => {
    const found = await lockHold(client, workspaceId, id)
    if (!found) throw notFound('Hold')
    if (found.lifted_at !== null) throw new AppError(409, 'This hold is lifted already.')
    await endHold(client, workspaceId, id, { at: new Date(), by: actor, reason: reason.trim() })
    await recordChange(client, workspaceId, {
      kind: 'hold.lifted',
      subject: found.subject_name,
      subjectId: found.subject_id,
      from: { hold: id, what: found.kind, matter: found.matter },
      to: null,
      why: reason,
      actor,
    })
    return (await lockHold(client, workspaceId, id))!
  })
  const erased = await eraseWhoWaited(db, workspaceId, actor, hold)
  return { ...hold, erased }
}

async function eraseWhoWaited(db: pg.Pool, workspaceId: string, actor: Actor, hold: Hold): Promise<boolean> {
  if (hold.kind !== 'person' || hold.erasure_asked_at === null) return false
  if ((await standingHolds(db, workspaceId, 'person', [hold.subject_id])).length > 0) return false
  await erase(db, workspaceId, actor, hold.subject_id)
  return true
}

const NOUNS: Record<HeldKind, string> = { audit: 'Audit', site: 'Site', document: 'Document', person: 'Member' }

/** What is to be held, by its name; nobody deletes an audit meanwhile. */
async function nameOf(db: Db, workspaceId: string, kind: HeldKind, id: string): Promise<string> {
  if (!isId(id)) throw notFound(NOUNS[kind])
  const names: Record<HeldKind, () => Promise<string | undefined>> = {
    audit: async () => (await deletableAudit(db, workspaceId, id, true))?.name,
    site: async () => (await deletableSite(db, workspaceId, id, true))?.name,
    document: async () => (await deletableDocument(db, workspaceId, id, true))?.title,
    person: async () => (await knownPerson(db, workspaceId, id))?.name,
  }
  const name = await names[kind]()
  if (name === undefined) throw notFound(NOUNS[kind])
  return name
}

const blank = (field: string) => invalid({ loc: ['body', field], msg: 'Value error, say it in some words', type: 'value_error' })
