import type pg from 'pg'
import { rotateKey } from '../db/keys/rotation.ts'
import { findKeyRow } from '../db/keys/makers.ts'
import { makeKey } from '../db/keys/keys.ts'
import type { KeyHolder, NewKey } from '../db/keys/keys.ts'
import type { By } from '../db/trail/admin.ts'
import { transaction } from '../db/base/pool.ts'
import { AppError, invalid, notFound } from '../errors.ts'
import { USUAL_SCOPES } from '../contract/values.ts'
import type { KeyOwner, KeyScope } from '../contract/values.ts'

/*
 * Keys that a key makes and renews, where it has the scope `keys`. It gives no more than it has: no scope of its own that it lacks, no
 * later end and no higher rate. A key of the workspace speaks for no person, so it makes and renews keys of the workspace alone.
 */

type Maker = Pick<KeyHolder, 'id' | 'workspaceId' | 'userId' | 'scopes' | 'role' | 'rateLimit' | 'expiresAt'>

const fault = (field: string, msg: string) => invalid({ loc: ['body', field], msg: `Value error, ${msg}`, type: 'value_error' })
const isPersons = ({ role }: Maker) => role !== null

function refuseMore({ scopes }: Maker, wanted: readonly KeyScope[]): void {
  const missing = wanted.find((scope) => !scopes.includes(scope))
  if (missing !== undefined)
    throw new AppError(403, `This key may not do that: it gives no scope that it lacks, and it lacks “${missing}”.`, {
      code: 'missing_scope',
    })
}

function refuseForPeople(maker: Maker, belongsTo: KeyOwner): void {
  if (belongsTo === 'person' && !isPersons(maker))
    throw new AppError(403, 'This key belongs to the workspace: it makes and renews keys of the workspace alone.')
}

interface KeyWanted extends Pick<NewKey, 'name' | 'scopes' | 'rateLimit' | 'expiresAt'> {
  belongsTo: KeyOwner
}

/** Makes a key; answers it with its identifier. */
export async function makeKeyByKey(db: pg.Pool, maker: Maker, wanted: KeyWanted, by: By): Promise<{ id: string; key: string }> {
  const { scopes = USUAL_SCOPES.filter((scope) => maker.scopes.includes(scope)), rateLimit = null, expiresAt = null } = wanted
  if (scopes.length === 0) throw fault('scopes', 'say what the key may do')
  refuseMore(maker, scopes)
  refuseForPeople(maker, wanted.belongsTo)
  if (maker.expiresAt !== null && (!expiresAt || expiresAt.getTime() > maker.expiresAt))
    throw fault(
      'expires_on',
      `a key made by this one ends no later than it does, on ${new Date(maker.expiresAt).toISOString().slice(0, 10)}`,
    )
  if (maker.rateLimit !== null && (rateLimit === null || rateLimit > maker.rateLimit))
    throw fault('rate_limit', `a key made by this one has a rate of at most ${maker.rateLimit}`)
  const given = { name: wanted.name, userId: maker.userId, belongsTo: wanted.belongsTo, scopes, rateLimit, expiresAt }
  return transaction(db, (client) => makeKey(client, maker.workspaceId, given, by))
}

/** A new key in place of another. */
export async function rotateKeyByKey(
  db: pg.Pool,
  maker: Maker,
  id: string,
  overlapHours: number,
  by: By,
): Promise<{ id: string; key: string }> {
  const { workspaceId, userId } = maker
  const old = await findKeyRow(db, workspaceId, id)
  if (!old) throw notFound('Key')
  refuseMore(maker, old.scopes)
  refuseForPeople(maker, old.belongs_to)
  // The key itself is renewed as often as its holder asks.
  if (id !== maker.id && maker.expiresAt !== null && (old.expires_at === null || Date.parse(old.expires_at) > maker.expiresAt))
    throw new AppError(403, 'This key may not do that: the other one works longer than it does.')
  return renewed(await rotateKey(db, id, { workspaceId, userId, overlapHours }, by))
}

/** What became of a rotation, or why there is none. */
export function renewed(rotated: Awaited<ReturnType<typeof rotateKey>>): { id: string; key: string } {
  if (rotated === 'unknown') throw notFound('Key')
  if (rotated === 'ended') throw new AppError(409, 'This key no longer works: make a new one.')
  if (rotated === 'replaced') throw new AppError(409, 'This key was rotated already: rotate the one that took its place.')
  if (rotated === 'not-yours') throw new AppError(403, 'A personal key is rotated by the person it belongs to; you can revoke it.')
  return rotated.made
}

const MOST_YEARS = 20

/** A key works through the day it is said to end on. */
export function endOfDay(day: string | null): Date | null {
  if (day === null) return null
  const start = Date.parse(`${day}T00:00:00Z`)
  const end = start + 86_400_000
  // The 30th of February is read as the 1st of March.
  const isDay = !Number.isNaN(start) && new Date(start).toISOString().startsWith(day)
  if (!isDay || end <= Date.now() || end > Date.now() + MOST_YEARS * 366 * 86_400_000)
    throw fault('expires_on', 'this is no day from today on')
  return new Date(end)
}
