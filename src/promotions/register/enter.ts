import type pg from 'pg'
import type { RegisterKind } from '../../contract/values.ts'
import { newId } from '../../db/base/ids.ts'
import { addEntryVersion, insertEntry, lastFunctionOf, nextEntryNumber } from '../../db/promotions/entries.ts'
import type { EntryRow } from '../../db/promotions/entries.ts'
import { namesIn } from '../../db/people/person-data.ts'
import { lockAdminTrail, recordChange } from '../../db/trail/admin.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import { bound, entryName, searchOf } from '../content.ts'
import type { Approver, RegisterContent } from '../content.ts'

/** What an entry is about: the approved text by its hash, where there is one. */
export interface Subject {
  kind: RegisterKind
  id: string | null
  version: number | null
  sha256: string | null
  withdraws?: string
}

/** Gives the next number, in the transaction of what was approved. Answers the entry's identifier and number. */
export async function enter(
  client: pg.PoolClient,
  workspaceId: string,
  actor: Actor,
  { kind, id: subjectId, version, sha256, withdraws }: Subject,
  content: RegisterContent,
): Promise<{ id: string; number: number }> {
  await lockAdminTrail(client, workspaceId)
  const id = newId()
  const number = await nextEntryNumber(client, workspaceId)
  const at = new Date().toISOString()
  const entry: Omit<EntryRow, 'version' | 'withdrawn_on' | 'withdrawn_number'> = {
    id,
    number,
    kind,
    subject_id: subjectId,
    subject_version: version,
    subject_sha256: sha256,
    content,
    entered_at: at,
    entered_by: actor.userId,
    withdraws: withdraws ?? null,
  }
  await insertEntry(client, workspaceId, entry, searchOf(number, content))
  await addEntryVersion(client, workspaceId, id, {
    version: 1,
    content,
    reason: null,
    author_id: actor.userId,
    author_name: actor.userId === null ? actor.name : null,
    created_at: at,
  })
  const about = { kind, subject_id: subjectId, subject_version: version, subject_sha256: sha256 }
  const to = { version: 1, ...about, ...(withdraws ? { withdraws } : {}), ...bound(content) }
  await recordChange(client, workspaceId, { kind: 'register.entered', subject: entryName(number), subjectId: id, from: null, to, actor })
  return { id, number }
}

/** Somebody as who approved; without a function that is named here, as what they approved before. */
export async function approverOf(client: pg.PoolClient, workspaceId: string, actor: Actor, as: string | null): Promise<Approver> {
  if (actor.userId === null) return { id: null, name: actor.name, function: as }
  // A key has a name of its own; the person it belongs to approved.
  const name = (await namesIn(client, workspaceId, [actor.userId])).get(actor.userId) ?? actor.name
  return { id: actor.userId, name, function: as ?? (await lastFunctionOf(client, workspaceId, actor.userId)) }
}
