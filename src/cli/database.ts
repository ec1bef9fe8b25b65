import type pg from 'pg'
import { migrate } from '../db/base/migrate.ts'
import { openPool, UNLIMITED } from '../db/base/pool.ts'
import type { Limits } from '../db/base/pool.ts'
import { isId } from '../db/base/ids.ts'
import { findWorkspace } from '../db/settings/workspaces.ts'
import type { Workspace } from '../db/settings/workspaces.ts'
import { wholeNumber } from '../config.ts'
import type { Settings } from '../config.ts'
import { PlainError } from '../errors.ts'
import { notice, progress } from './progress.ts'

export interface Opened {
  db: pg.Pool
  url: string
  close(): Promise<void>
}

/** Opens the database of the settings: the one that DATABASE_URL names, or the embedded one of the data folder, at the newest schema. */
export async function openDatabase(
  settings: Settings,
  options: { serve?: boolean; migrated?: boolean; limits?: Limits } = {},
): Promise<Opened> {
  const { url, stop } = await locate(settings, options.serve ?? false)
  try {
    if (options.migrated !== false) await migrate(url, progress)
  } catch (error) {
    await stop()
    throw explain(error)
  }
  const db = openPool(url, {
    max: wholeNumber(settings, 'DATABASE_POOL', 2, 1000),
    limits: options.limits ?? (options.serve ? requestLimits(settings) : UNLIMITED),
  })
  return {
    db,
    url,
    async close() {
      await db.end()
      await stop()
    },
  }
}

/** What somebody who waits for an answer is kept waiting for at most. */
export const requestLimits = (settings: Settings): Limits => ({
  connect: wholeNumber(settings, 'DATABASE_CONNECT_SECONDS', 1, 600) * 1000,
  statement: wholeNumber(settings, 'DATABASE_STATEMENT_SECONDS', 1, 3600) * 1000,
  lock: wholeNumber(settings, 'DATABASE_LOCK_SECONDS', 1, 3600) * 1000,
  idleInTransaction: wholeNumber(settings, 'DATABASE_IDLE_SECONDS', 1, 3600) * 1000,
})

async function locate(settings: Settings, serve: boolean): Promise<{ url: string; stop(): Promise<void> }> {
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL, stop: async () => undefined }
  const { startEmbedded } = await import('../db/base/embedded.ts')
  return startEmbedded(settings.DATA, { onProgress: progress, onNotice: notice, serve })
}

/** What went wrong with the database as a sentence, where a person can do something about it. */
export function explain(error: unknown): unknown {
  // A sentence for a person already; its `code` is the exit code.
  if (error instanceof PlainError) return error
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (/^(ECONN|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EAI_AGAIN|EACCES|ENOENT)/.test(code))
    return new PlainError(`The database does not answer (${code}); is DATABASE_URL right?`)
  // The driver's own words: these errors have no code.
  if (/^timeout (?:expired|exceeded when trying to connect)$/.test(message))
    return new PlainError('The database does not answer in time; is it overloaded, or DATABASE_URL wrong?')
  if (code.startsWith('28')) return new PlainError(`The database refused the sign-in (${message}); is DATABASE_URL right?`)
  if (code === '42501') return new PlainError(`The database refused it: ${message}; name a role in DATABASE_URL that may do it`)
  if (code === '3D000') return new PlainError(`${message}; create it first, or name another in DATABASE_URL`)
  return error
}

/** Runs a command's work on the database and closes it again. */
export async function withDatabase<T>(settings: Settings, work: (db: pg.Pool, url: string) => Promise<T>): Promise<T> {
  const opened = await openDatabase(settings)
  try {
    return await work(opened.db, opened.url)
  } finally {
    await opened.close()
  }
}

/** The workspace a command names, or a plain word that there is none. */
export async function workspaceNamed(db: pg.Pool, id: string): Promise<Workspace> {
  const workspace = isId(id) ? await findWorkspace(db, id) : null
  if (!workspace) throw new PlainError(`There is no workspace ${id}; imprimatur workspace list shows those there are`)
  return workspace
}
