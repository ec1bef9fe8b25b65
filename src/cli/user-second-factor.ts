import { sendAccountNotice } from '../auth/account-notice.ts'
import { openMail } from '../auth/mail.ts'
import { lockUser } from '../db/people/accounts.ts'
import { noteEvent } from '../db/people/account-events.ts'
import { dropFactors } from '../db/people/identities.ts'
import { transaction } from '../db/base/pool.ts'
import { endSessions } from '../db/people/sessions.ts'
import { PlainError } from '../errors.ts'
import type { Command } from './command.ts'
import { withDatabase } from './database.ts'
import { publicUrl } from './public-url.ts'
import { LINKS_USED } from './used-settings.ts'

/** `imprimatur user reset-second-factor EMAIL`: for whoever has lost the authenticator app, the passkeys and the recovery codes. */
export const resetSecondFactor: Command = {
  usage: 'EMAIL',
  uses: [...LINKS_USED, 'SMTP_URL', 'MAIL_FROM'],
  summary: 'Removes the second factor and the passkeys of a person, who is told, and signs them out.',
  words: [1, 1],
  async run(call) {
    const email = call.words[0]!
    const done = await withDatabase(call.settings, async (db) => {
      const reset = await transaction(db, async (client) => {
        const person = await lockUser(client, email)
        if (!person) return null
        await dropFactors(client, person.id)
        await endSessions(client, person.id)
        await noteEvent(client, person.id, 'second-factor-reset', null)
        return person.email
      })
      if (reset) await sendAccountNotice(db, openMail(call.settings), publicUrl(call.settings), reset, 'second-factor-reset', null)
      return reset
    })
    if (!done) throw new PlainError(`Nobody has the e-mail address ${email}`)
    call.print({ email: done, reset: true }, `${done} signs in with the password alone, until a second factor is set up again.`)
  },
}
