import type { Db } from '../base/pool.ts'

interface SessionRow {
  id: string
  created_at: string
  seen_at: string
  expires_at: string
  address: string | null
  browser: string | null
}

export async function listSessions(db: Db, userId: string): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(
    `select id, created_at, updated_at as seen_at, expires_at, nullif(ip_address, '') as address, nullif(user_agent, '') as browser
     from sessions where user_id = $1 and expires_at > now() order by created_at desc, id`,
    [userId],
  )
  return rows
}

export async function sessionLives(db: Db, sessionId: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from sessions where id = $1 and expires_at > now()', [sessionId])
  return rowCount === 1
}

/** Ends one session of a person, or all but one. */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from sessions where user_id = $1 and id = $2', [userId, sessionId])
  return rowCount === 1
}

export async function endSessionByToken(db: Db, tokenHash: string): Promise<void> {
  await db.query('delete from sessions where token = $1', [tokenHash])
}

export async function endSessions(db: Db, userId: string, except: string | null = null): Promise<void> {
  await db.query('delete from sessions where user_id = $1 and ($2::uuid is null or id <> $2)', [userId, except])
}

/** Notes how somebody has shown who they are in this session. */
export async function setSessionMethod(db: Db, sessionId: string, method: string): Promise<void> {
  await db.query('update sessions set method = $2 where id = $1', [sessionId, method])
}

export async function rememberWorkspace(db: Db, sessionId: string, workspaceId: string): Promise<void> {
  await db.query('update sessions set workspace_id = $2 where id = $1', [sessionId, workspaceId])
}

export async function renameUser(db: Db, userId: string, name: string): Promise<void> {
  await db.query('update users set name = $2, updated_at = now() where id = $1', [userId, name])
}
