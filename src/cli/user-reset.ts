import { resetLink } from '../auth/reset.ts'
import { PlainError } from '../errors.ts'
import type { Command } from './command.ts'
import { withDatabase } from './database.ts'
import { publicUrl } from './public-url.ts'
import { LINKS_USED } from './used-settings.ts'

/** `imprimatur user reset EMAIL`: a link that sets a new password, for whoever has no mail server. */
export const reset: Command = {
  usage: 'EMAIL',
  uses: LINKS_USED,
  summary: 'Prints a link with which a person sets a new password.',
  words: [1, 1],
  async run(call) {
    const email = call.words[0]!
    const link = await withDatabase(call.settings, (db) => resetLink(db, publicUrl(call.settings), email))
    if (!link) throw new PlainError(`Nobody has the e-mail address ${email}; imprimatur user create adds people`)
    call.print({ email: email.toLowerCase(), link }, `Within two hours: ${link}`)
  },
}
