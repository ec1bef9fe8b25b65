import type pg from 'pg'
import { endMembership } from '../db/people/membership-changes.ts'
import { endAccount, forgetPerson, knownPerson, personCounts } from '../db/people/person-data.ts'
import { transaction } from '../db/base/pool.ts'
import type { Db } from '../db/base/pool.ts'
import { addTombstone, newPseudonym } from '../db/deletion/tombstones.ts'
import { AppError, notFound } from '../errors.ts'
import type { Actor } from '../reviews/chart/actor.ts'
import { wrongName } from './audits.ts'
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
  }
}

/**
 * Deletes a person's data in a workspace: the membership and the keys they made, and the account where it was the last; a pseudonym
 * stands where the name stood. Entries of trails keep the name inside what is hashed, and are shown with the pseudonym (docs/deleting.md).
 */
export async function deletePerson(db: pg.Pool, workspaceId: string, actor: Actor, userId: string, typed: string | null) {
  const person = await knownPerson(db, workspaceId, userId)
  if (!person) throw notFound('Member')
  if (typed !== null && typed.trim() !== person.name.trim()) throw wrongName()
  const counts = await personCounts(db, workspaceId, userId)
  if (person.isMember && (await endMembership(db, workspaceId, userId, actor)) === 'last-owner') throw new AppError(409, LAST_OWNER)
  return transaction(db, async (client) => {
    const pseudonym = newPseudonym()
    await forgetPerson(client, workspaceId, userId, pseudonym)
    const account = await endAccount(client, userId)
    const number = await addTombstone(client, workspaceId, actor, {
      kind: 'person',
      subjectId: userId,
      fields: { pseudonym, account_ended: account, ...counts },
      total: counts.comments + counts.entries + counts.assigned,
    })
    await tellDeleted(client, workspaceId, actor, 'person', number)
    return { number, pseudonym, account_ended: account }
  })
}
