import { createHash } from 'node:crypto'
import { countAttempt, forgetAttempts } from '../db/sign-in-attempts.ts'
import type { Db } from '../db/pool.ts'
import { AppError } from '../errors.ts'

const WINDOW = 15 * 60
/** A person mistypes a few times; an office behind one address has many people. */
const MOST = { account: 10, address: 100, reset: 3 } as const

const keyOf = (kind: keyof typeof MOST, value: string) => createHash('sha256').update(`${kind}\n${value.trim().toLowerCase()}`).digest()

/**
 * Counts an attempt to sign in before the password is looked at, by network address and by account, whether or not
 * there is such an account; refuses with 429 past the limit.
 */
export async function throttle(db: Db, address: string, email: string | null): Promise<void> {
  await take(db, 'address', address)
  if (email !== null) await take(db, 'account', email)
}

async function take(db: Db, kind: 'address' | 'account', value: string): Promise<void> {
  const { count, left } = await countAttempt(db, keyOf(kind, value), WINDOW)
  if (count <= MOST[kind]) return
  throw new AppError(429, 'Too many attempts to sign in; try again later.', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(left))) },
  })
}

/** A right password clears the account's count; the address keeps its own, or one known account would free all guesses. */
export const signedIn = (db: Db, email: string): Promise<void> => forgetAttempts(db, keyOf('account', email), WINDOW)

/** Whether one more reset link may be sent to this address now. */
export const mayAskForReset = async (db: Db, email: string): Promise<boolean> =>
  (await countAttempt(db, keyOf('reset', email), WINDOW)).count <= MOST.reset
