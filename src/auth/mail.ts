import { createTransport } from 'nodemailer'
import type { Settings } from '../config.ts'
import { UsageError } from '../errors.ts'

export interface Mail {
  send(to: string, subject: string, text: string): Promise<void>
}

/** The mail server of the settings, or null. Links in messages must not follow a request's Host header, so PUBLIC_URL is needed. */
export function openMail(settings: Settings): Mail | null {
  if (settings.SMTP_URL === '') return null
  if (settings.PUBLIC_URL === '') throw new UsageError('SMTP_URL needs PUBLIC_URL, the address that links in messages lead to')
  const transport = createTransport(settings.SMTP_URL)
  return {
    async send(to, subject, text) {
      await transport.sendMail({ from: settings.MAIL_FROM, to, subject, text })
    },
  }
}
