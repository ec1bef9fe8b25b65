import type { FastifyRequest } from 'fastify'
import type { Origin } from '../db/people/account-events.ts'
import type { Db } from '../db/base/pool.ts'
import { languageOfAccountMails } from '../db/people/language.ts'
import type { Mail } from './mail.ts'
import { accountMailTexts } from './mail-texts/texts.ts'
import type { ToldEvent } from './mail-texts/texts.ts'

/** Tells a person of a change to how they sign in, in their language. Nothing waits for it. */
export function sendAccountNotice(
  db: Db,
  mail: Mail | null,
  baseUrl: string,
  email: string,
  what: ToldEvent,
  from: Origin | null,
): Promise<void> {
  if (!mail) return Promise.resolve()
  const send = async () => {
    const words = await accountMailTexts(await languageOfAccountMails(db, email))
    const lines = [
      words.changed[what],
      '',
      `${words.when}: ${new Date().toISOString()}`,
      ...(from ? [`${words.from}: ${from.address}`, `${words.browser}: ${(from.browser ?? words.unknown).slice(0, 200)}`] : []),
      '',
      words.notYou,
      `${baseUrl}/forgot-password`,
      ...(what === 'passkey-added' ? [words.removePasskey] : []),
      '',
    ]
    await mail.send(email, words.account, lines.join('\n'))
  }
  return send().catch((error: unknown) => {
    process.emitWarning(`A notice about an account could not be sent: ${(error as Error).message}`)
  })
}

export const originOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Origin => ({
  address: ip,
  browser: headers['user-agent'] ?? null,
})
