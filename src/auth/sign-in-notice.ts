import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/base/pool.ts'
import { languageOfAccountMails } from '../db/people/language.ts'
import type { Mail } from './mail.ts'
import { accountMailTexts } from './mail-texts/texts.ts'

type Asked = Pick<FastifyRequest, 'headers' | 'ip'>

/** Tells a person by mail that somebody signed in as them with a browser not seen before. Signing in does not wait for it. */
export function sendSignInNotice(db: Db, mail: Mail | null, baseUrl: string, email: string, { ip, headers }: Asked): void {
  if (!mail) return
  const browser = headers['user-agent']
  const send = async () => {
    const words = await accountMailTexts(await languageOfAccountMails(db, email))
    const lines = [
      words.signedIn,
      '',
      `${words.when}: ${new Date().toISOString()}`,
      `${words.from}: ${ip}`,
      `${words.browser}: ${(browser ?? words.unknown).slice(0, 200)}`,
      '',
      words.notYou,
      `${baseUrl}/forgot-password`,
      '',
    ]
    await mail.send(email, words.signedInSubject, lines.join('\n'))
  }
  void send().catch((error: unknown) => {
    process.emitWarning(`The notice of a sign-in could not be sent: ${(error as Error).message}`)
  })
}
