import type pg from 'pg'
import { lockUser } from '../db/people/accounts.ts'
import { transaction } from '../db/base/pool.ts'
import { sessionLives } from '../db/people/sessions.ts'
import { AppError } from '../errors.ts'
import type { Visitor } from './auth.ts'

/**
 * Changes how a person signs in, before or after whoever ends their sessions, never in between. A request is let in when its headers have
 * come, and its body may come a minute later: by then somebody else may have shown whose account it is.
 */
export const whileSignedIn = <Result>(
  db: pg.Pool,
  { email, sessionId }: Visitor,
  change: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> =>
  transaction(db, async (client) => {
    await lockUser(client, email)
    if (!(await sessionLives(client, sessionId))) throw new AppError(401, 'Sign in first.')
    return change(client)
  })
