import type { LanguageKey } from '../../languages.ts'
import type { Db } from '../base/pool.ts'
import { findUserByEmail } from './accounts.ts'
import { workspacesOf } from './members.ts'

/** The language a person chose for the application and its mails; null: the browser's. */
export async function ownLanguage(db: Db, userId: string): Promise<LanguageKey | null> {
  const { rows } = await db.query<{ language: LanguageKey | null }>('select language from users where id = $1', [userId])
  return rows[0]?.language ?? null
}

/** In which mails to a person are written: their own choice, else the workspace's. */
export async function languageOfMails(db: Db, workspaceId: string, userId: string): Promise<LanguageKey | null> {
  const own = await ownLanguage(db, userId)
  if (own !== null) return own
  const { rows } = await db.query<{ language: LanguageKey | null }>('select language from workspaces where id = $1', [workspaceId])
  return rows[0]?.language ?? null
}

/**
 * In which mails about an account are written, which are of no workspace: the person's choice, else that of their first workspace with one.
 */
export async function languageOfAccountMails(db: Db, email: string): Promise<LanguageKey | null> {
  const person = await findUserByEmail(db, email)
  if (!person) return null
  const own = await ownLanguage(db, person.id)
  if (own !== null) return own
  return (await workspacesOf(db, person.id)).find(({ language }) => language !== null)?.language ?? null
}

export async function setOwnLanguage(db: Db, userId: string, language: LanguageKey | null): Promise<void> {
  await db.query('update users set language = $2, updated_at = now() where id = $1', [userId, language])
}
