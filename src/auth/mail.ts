import type { Settings } from '../config.ts'
import { UsageError } from '../errors.ts'

export interface Mail {
  send(to: string, subject: string, text: string, headers?: Record<string, string>): Promise<void>
}

/** The mail server of the settings, or null. Links in messages must not follow a request's Host header, so PUBLIC_URL is needed. */
export function openMail(settings: Settings): Mail | null {
  if (settings.SMTP_URL === '') return null
  if (settings.PUBLIC_URL === '') throw new UsageError('SMTP_URL needs PUBLIC_URL, the address that links in messages lead to')
  // Loaded with the first message: most servers send none.
  const transport = async () => (await import('nodemailer')).createTransport(settings.SMTP_URL)
  let opened: ReturnType<typeof transport> | undefined
  return {
    async send(to, subject, text, headers = {}) {
      opened ??= transport()
      await (await opened).sendMail({ from: settings.MAIL_FROM, to, subject, text, headers })
    },
  }
}
