import type { FastifyRequest } from 'fastify'
import type { Mail } from './mail.ts'

type Asked = Pick<FastifyRequest, 'headers' | 'ip'>

/** Tells a person by mail that somebody signed in as them with a browser not seen before. Signing in does not wait for it. */
export function sendSignInNotice(mail: Mail | null, baseUrl: string, email: string, { ip, headers }: Asked): void {
  if (!mail) return
  const lines = [
    'Somebody signed in to Imprimatur as you with a browser that was not used for it before.',
    '',
    `When: ${new Date().toISOString()}`,
    `From: ${ip}`,
    `Browser: ${(headers['user-agent'] ?? 'unknown').slice(0, 200)}`,
    '',
    'If it was you, you need not do anything. If not, set a new password, which signs everybody else out:',
    `${baseUrl}/forgot-password`,
    '',
  ]
  void mail.send(email, 'New sign-in to Imprimatur', lines.join('\n')).catch((error: unknown) => {
    process.emitWarning(`The notice of a sign-in could not be sent: ${(error as Error).message}`)
  })
}
