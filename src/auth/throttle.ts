import { createHash } from 'node:crypto'
import { countAttempt, forgetAttempts } from '../db/people/sign-in-attempts.ts'
import type { Db } from '../db/base/pool.ts'
import { AppError } from '../errors.ts'
import { subscriberOf } from './networks.ts'

const WINDOW = 15 * 60
/**
 * A person mistypes a few times; an office behind one address has many people. Whoever guesses one person's password from many addresses is
 * stopped as well, which keeps that person out only on browsers they never signed in with.
 */
const MOST = { device: 10, pair: 10, account: 100, address: 100, reset: 3, code: 10, challenge: 1 } as const
type Kind = keyof typeof MOST

const keyOf = (kind: Kind, value: string) => createHash('sha256').update(`${kind}\n${value.trim().toLowerCase()}`).digest()

/** Who tries to sign in, as far as can be told before the password is looked at. */
interface Attempt {
  address: string
  email: string | null
  /** A browser the person has signed in with before, or a session of theirs. */
  device: string | null
}

/**
 * Counts an attempt to sign in before the password is looked at, whether or not there is such an account; refuses with 429 past the
 * limit. A known device has a count of its own, so that nobody elsewhere can lock the person out.
 */
export async function throttle(db: Db, { address, email, device }: Attempt): Promise<void> {
  if (device !== null) return take(db, 'device', device)
  await take(db, 'address', subscriberOf(address))
  if (email === null) return
  await take(db, 'pair', pairOf(address, email))
  await take(db, 'account', email)
}

const pairOf = (address: string, email: string) => `${subscriberOf(address)}\n${email.trim()}`

async function take(db: Db, kind: Kind, value: string): Promise<void> {
  const { count, left } = await countAttempt(db, keyOf(kind, value), WINDOW)
  if (count <= MOST[kind]) return
  const seconds = Math.max(1, Math.ceil(left))
  const minutes = Math.ceil(seconds / 60)
  throw new AppError(429, `Too many attempts to sign in; try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`, {
    headers: { 'retry-after': String(seconds) },
    refusal: { name: 'many_sign_ins', count: minutes },
  })
}

/** A right password clears the counts of this person here; the address keeps its own, or one known account would free all guesses. */
export async function signedIn(db: Db, { address, email, device }: Attempt): Promise<void> {
  if (device !== null) await forgetAttempts(db, keyOf('device', device), WINDOW)
  else if (email !== null) await forgetAttempts(db, keyOf('pair', pairOf(address, email)), WINDOW)
}

/** Counts a code of the second factor; whoever gets so far has the password, so nobody else can lock the person out. */
export const throttleCode = (db: Db, userId: string): Promise<void> => take(db, 'code', userId)

export const signedInWithCode = (db: Db, userId: string): Promise<void> => forgetAttempts(db, keyOf('code', userId), WINDOW)

/** Whether a challenge is answered for the first time, on any server; whoever kept a copy of the browser's cookie comes second. */
export const isFirstUse = async (db: Db, challenge: string): Promise<boolean> =>
  (await countAttempt(db, keyOf('challenge', challenge), WINDOW)).count === 1

/** Whether one more reset link may be sent to this address now. */
export const mayAskForReset = async (db: Db, email: string): Promise<boolean> =>
  (await countAttempt(db, keyOf('reset', email), WINDOW)).count <= MOST.reset
