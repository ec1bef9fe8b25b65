import type pg from 'pg'
import { findUserByEmail } from '../db/people/accounts.ts'
import { languageOfAccountMails } from '../db/people/language.ts'
import { createLink, dropLinks } from '../db/people/links.ts'
import { transaction } from '../db/base/pool.ts'
import type { Mail } from './mail.ts'
import { accountMailTexts } from './mail-texts/texts.ts'

const HOURS = 2

/** A link that sets a new password; links made before no longer work. Null when nobody has this address. */
export async function resetLink(db: pg.Pool, baseUrl: string, email: string): Promise<string | null> {
  const user = await findUserByEmail(db, email)
  if (!user) return null
  const { token } = await transaction(db, async (client) => {
    await dropLinks(client, 'reset', { email: user.email })
    return createLink(client, { purpose: 'reset', workspaceId: null, email: user.email, role: null, createdBy: null, hours: HOURS })
  })
  return `${baseUrl}/reset-password#${token}`
}

export async function sendReset(db: pg.Pool, mail: Mail, baseUrl: string, email: string): Promise<void> {
  const user = await findUserByEmail(db, email)
  const link = user && (await resetLink(db, baseUrl, user.email))
  if (!link) return
  // Never to what was typed: other letters (the Kelvin sign) become the same small ones, but may be somebody else's mailbox.
  const { reset: words } = await accountMailTexts(await languageOfAccountMails(db, user.email))
  await mail.send(user.email, words.subject, [words.asked, '', words.open(HOURS), link, '', words.notYou, ''].join('\n'))
}
