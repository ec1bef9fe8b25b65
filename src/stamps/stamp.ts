import type pg from 'pg'
import { newId } from '../db/base/ids.ts'
import { transaction } from '../db/base/pool.ts'
import type { Db } from '../db/base/pool.ts'
import { readSettings } from '../db/settings/settings.ts'
import type { StampAuthority } from '../db/settings/settings.ts'
import { addStamp, askElsewhere, keepAnswer, keepFailure, lastAsked, openStamp, stampedLengths } from '../db/trail/stamps.ts'
import type { TimeStamp } from '../db/trail/stamps.ts'
import { listHeads } from '../db/trail/trail.ts'
import type { TrailHead } from '../db/trail/trail.ts'
import { PlainError } from '../errors.ts'
import { askAuthority } from './ask.ts'
import type { Asking } from './ask.ts'
import { headsText } from './heads.ts'
import { stampRequest } from './token.ts'

const HOUR = 3_600_000
/** A day, but for what the round before took. */
const A_DAY = 23.5 * HOUR
/** After so many minutes an authority that gave no stamp is asked again; then each time after the last of them. */
const PAUSES = [5, 10, 20, 40, 80, 160, 360, 720]

export interface Stamped {
  heads: number
  stamp: Pick<TimeStamp, 'id' | 'stamped_at' | 'serial' | 'failure' | 'authority'> & { next_try_at: string | null }
}

/** Stamps what has moved since it was last stamped; null where nothing has. An authority that is away is asked again later. */
export async function stampNow(db: pg.Pool, asking: Asking, workspaceId: string, by: string): Promise<Stamped | null> {
  const { timeStamps: authority, allowedHosts } = await readSettings(db, workspaceId)
  if (!authority) throw new PlainError('No time stamp authority is named: imprimatur trail authority names one')
  const heads = await prepare(db, workspaceId, authority, by)
  return askOpen(db, asking, workspaceId, authority, allowedHosts, heads)
}

/** What the worker does: asks again where it is time to, and each day where that is asked for. */
export async function stampDue(db: pg.Pool, asking: Asking, workspaceId: string): Promise<void> {
  const { timeStamps: authority, allowedHosts } = await readSettings(db, workspaceId)
  if (!authority) return
  const last = await lastAsked(db, workspaceId)
  const isDaily = authority.daily && (!last || Date.parse(last.asked_at) < Date.now() - A_DAY)
  const isOpen = last !== null && last.response === null
  if (isOpen ? Date.parse(last.next_try_at) > Date.now() : !isDaily) return
  if (!isOpen) await prepare(db, workspaceId, authority, 'system')
  await askOpen(db, asking, workspaceId, authority, allowedHosts, 0)
}

/** Heads that have moved since they were last stamped, or asked to be. */
export async function unstampedHeads(db: Db, workspaceId: string): Promise<TrailHead[]> {
  const stamped = await stampedLengths(db, workspaceId)
  return (await listHeads(db, workspaceId)).filter(({ audit_id: chain, length }) => (stamped.get(chain) ?? 0) < length)
}

/** Keeps what moved as a request, unless one is open already; answers how many heads. */
async function prepare(db: pg.Pool, workspaceId: string, authority: StampAuthority, by: string): Promise<number> {
  return transaction(db, async (client) => {
    const last = await lastAsked(client, workspaceId)
    if (last && last.response === null) return 0
    const heads = await unstampedHeads(client, workspaceId)
    if (heads.length === 0) return 0
    const at = new Date().toISOString()
    const text = headsText(workspaceId, at, heads)
    const stamp = {
      id: newId(),
      heads: text,
      authority: authority.url,
      request: await stampRequest(text, authority.policy ?? null),
      asked_at: at,
      asked_by: by,
    }
    await addStamp(client, workspaceId, stamp, heads)
    return heads.length
  })
}

/** One process asks at a time: the open request is held as long as the authority is asked. */
async function askOpen(
  db: pg.Pool,
  asking: Asking,
  workspaceId: string,
  authority: StampAuthority,
  hosts: string[] | null,
  heads: number,
): Promise<Stamped | null> {
  return transaction(db, async (client) => {
    const open = await openStamp(client, workspaceId)
    if (!open) return null
    const { id, tries } = open
    if (open.authority !== authority.url) await askElsewhere(client, workspaceId, id, authority.url)
    const shown = { id, authority: authority.url, stamped_at: null, serial: null, failure: null, next_try_at: null }
    const count = heads || open.heads.split('\n').length - 2
    try {
      const { response, read } = await askAuthority(asking, workspaceId, authority, hosts, open)
      await keepAnswer(client, workspaceId, id, { response, stamped_at: read.stamped_at, serial: read.serial })
      return { heads: count, stamp: { ...shown, stamped_at: read.stamped_at, serial: read.serial } }
    } catch (error) {
      const failure = (error as Error).message.slice(0, 500)
      const next = new Date(Date.now() + PAUSES[Math.min(tries, PAUSES.length - 1)]! * 60_000)
      await keepFailure(client, workspaceId, id, failure, next)
      return { heads: count, stamp: { ...shown, failure, next_try_at: next.toISOString() } }
    }
  })
}
