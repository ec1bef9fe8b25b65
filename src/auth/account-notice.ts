import type { FastifyRequest } from 'fastify'
import type { Origin } from '../db/people/account-events.ts'
import type { Mail } from './mail.ts'
import type { AccountEvent } from '../contract/values.ts'

/** Account changes that a person is told of by mail, because somebody else may have made them. */
const TOLD: Partial<Record<AccountEvent, string>> = {
  'password-changed': 'The password of your account was changed.',
  'second-factor-on': 'Your account now asks for the code of an authenticator app.',
  'second-factor-off': 'Your account no longer asks for the code of an authenticator app.',
  'second-factor-reset': 'Whoever runs the server removed the second factor and the passkeys of your account.',
  'recovery-code-used': 'Somebody signed in to your account with a recovery code. It no longer works.',
  'recovery-codes-renewed': 'New recovery codes were made for your account. Those of before no longer work.',
  'passkey-added': 'A passkey was added to your account.',
  'passkey-removed': 'A passkey was removed from your account.',
}

/** Tells a person of a change to how they sign in. Nothing waits for it. */
export function sendAccountNotice(mail: Mail | null, baseUrl: string, email: string, what: AccountEvent, from: Origin | null): void {
  const told = TOLD[what]
  if (!mail || !told) return
  const lines = [
    told,
    '',
    `When: ${new Date().toISOString()}`,
    ...(from ? [`From: ${from.address}`, `Browser: ${(from.browser ?? 'unknown').slice(0, 200)}`] : []),
    '',
    'If it was you, you need not do anything. If not, set a new password, which signs everybody else out:',
    `${baseUrl}/forgot-password`,
    ...(what === 'passkey-added' ? ['Then remove the passkey under Account: a new password does not end it.'] : []),
    '',
  ]
  void mail.send(email, 'Your account in Imprimatur', lines.join('\n')).catch((error: unknown) => {
    process.emitWarning(`A notice about an account could not be sent: ${(error as Error).message}`)
  })
}

export const originOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Origin => ({
  address: ip,
  browser: headers['user-agent'] ?? null,
})
