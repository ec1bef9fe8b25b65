import type pg from 'pg'
import { findUserByEmail } from '../db/people/accounts.ts'
import { createLink, dropLinks } from '../db/people/links.ts'
import { transaction } from '../db/base/pool.ts'
import type { Mail } from './mail.ts'

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
  await mail.send(
    user.email,
    'Set a new password',
    [
      'Somebody asked to set a new password for your account in Imprimatur.',
      '',
      `To set one, open this link within ${HOURS} hours:`,
      link,
      '',
      'If it was not you, nothing has changed and you need not do anything.',
      '',
    ].join('\n'),
  )
}
