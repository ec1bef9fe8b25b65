import { newId } from '../base/ids.ts'
import type { Db } from '../base/pool.ts'
import type { AccountEvent } from '../../contract/values.ts'

interface AccountEventRow {
  id: string
  at: string
  what: AccountEvent
  address: string | null
  browser: string | null
}

/** Where a request came from; null: it was the operator. */
export interface Origin {
  address: string
  browser: string | null
}

/** Days an event is kept. */
const KEPT = 400

export async function noteEvent(db: Db, userId: string, what: AccountEvent, from: Origin | null): Promise<void> {
  await db.query(`delete from account_events where user_id = $1 and at < now() - $2 * interval '1 day'`, [userId, KEPT])
  await db.query('insert into account_events (id, user_id, what, address, browser) values ($1, $2, $3, $4, $5)', [
    newId(),
    userId,
    what,
    from?.address ?? null,
    from?.browser?.slice(0, 300) ?? null,
  ])
}

export async function listEvents(db: Db, userId: string, limit: number): Promise<AccountEventRow[]> {
  const { rows } = await db.query<AccountEventRow>(
    'select id, at, what, address, browser from account_events where user_id = $1 order by at desc, id desc limit $2',
    [userId, limit],
  )
  return rows
}
