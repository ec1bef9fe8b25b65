import type pg from 'pg'
import { endMembership } from '../db/people/membership-changes.ts'
import { endAccount, forgetPerson, knownPerson, personCounts } from '../db/people/person-data.ts'
import { transaction } from '../db/base/pool.ts'
import type { Db } from '../db/base/pool.ts'
import { askErasure, renameInHolds, standingHolds } from '../db/deletion/holds.ts'
import type { Hold } from '../db/deletion/holds.ts'
import { addTombstone, newPseudonym } from '../db/deletion/tombstones.ts'
import { AppError, notFound } from '../errors.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import { wrongName } from './audits.ts'
import { whyKept } from './kept.ts'
import { tellDeleted } from './tell.ts'
import { day } from './words.ts'

const LAST_OWNER = 'A workspace keeps at least one owner; make somebody else an owner first.'

/** What would be changed where a person's data are deleted. */
export async function previewPersonDeletion(db: Db, workspaceId: string, actor: Actor, userId: string) {
  const person = await knownPerson(db, workspaceId, userId)
  if (!person) throw notFound('Member')
  return {
    name: person.name,
    typed: person.name,
    is_member: person.isMember,
    ...(await personCounts(db, workspaceId, userId)),
    tombstone: `Data of a person deleted by ${actor.name} on ${day(new Date())}, shown under a pseudonym from then on`,
    kept: await whyKept(db, workspaceId, 'person', userId),
  }
}

/**
 * Deletes a person's data in a workspace: the membership and the keys they made, and the account where it was the last; a pseudonym
 * stands where the name stood. Entries of trails keep the name inside what is hashed, and are shown with the pseudonym (docs/deleting.md).
 * Where a legal hold stands on the person, nothing is erased: access ends, and the data wait for the hold.
 */
export async function deletePerson(db: pg.Pool, workspaceId: string, actor: Actor, userId: string, typed: string | null) {
  const person = await knownPerson(db, workspaceId, userId)
  if (!person) throw notFound('Member')
  if (typed !== null && typed.trim() !== person.name.trim()) throw wrongName()
  const held = await standingHolds(db, workspaceId, 'person', [userId])
  if (person.isMember && (await endMembership(db, workspaceId, userId, actor)) === 'last-owner') throw new AppError(409, LAST_OWNER)
  return held[0] ? block(db, workspaceId, actor, userId, held[0]) : erase(db, workspaceId, actor, userId)
}

/** What a deletion does once the membership has ended. */
export async function erase(db: pg.Pool, workspaceId: string, actor: Actor, userId: string) {
  const counts = await personCounts(db, workspaceId, userId)
  return transaction(db, async (client) => {
    const pseudonym = newPseudonym()
    await forgetPerson(client, workspaceId, userId, pseudonym)
    await renameInHolds(client, workspaceId, userId, pseudonym)
    const account = await endAccount(client, userId)
    const number = await addTombstone(client, workspaceId, actor, {
      kind: 'person',
      subjectId: userId,
      fields: { pseudonym, account_ended: account, ...counts },
      total: counts.comments + counts.entries + counts.assigned,
    })
    await tellDeleted(client, workspaceId, actor, 'person', number)
    return { number, pseudonym, account_ended: account, blocked: false }
  })
}

/** The data stay where they are and nobody is told that they are gone; they go when the last hold is lifted (src/deleting/holds.ts). */
const block = (db: pg.Pool, workspaceId: string, actor: Actor, userId: string, { matter }: Hold) =>
  transaction(db, async (client) => {
    await askErasure(client, workspaceId, userId, new Date())
    const number = await addTombstone(client, workspaceId, actor, { kind: 'person', subjectId: userId, fields: { blocked: true, matter } })
    return { number, pseudonym: null, account_ended: false, blocked: true }
  })
