import type pg from 'pg'
import { stopMailToken, webhookKey } from '../auth/derived-key.ts'
import type { Mail } from '../auth/mail.ts'
import { newlyDue } from '../db/violations/due-notices.ts'
import { claimMails, settleMails, writeNotices } from '../db/people/notices.ts'
import type { WaitingMail } from '../db/people/notices.ts'
import { transaction } from '../db/base/pool.ts'
import { memberEmails } from '../db/violations/violations.ts'
import { claimEvents, endEvent, postponeEvent } from '../db/events/webhook-events.ts'
import { listWorkspaces } from '../db/settings/workspaces.ts'
import { readSettings } from '../db/settings/settings.ts'
import type { NoticeKind } from '../reviews/chart/notices.ts'
import { languageOfMails } from '../db/people/language.ts'
import { noticeTexts } from '../reviews/notice-texts/texts.ts'
import type { NoticeTexts } from '../reviews/notice-texts/texts.ts'
import { noticeMail } from '../reviews/notice-words.ts'
import { postEvent } from './post-event.ts'
import type { Posting } from './post-event.ts'
import { regularly } from './regularly.ts'

/** How often a worker looks for mails and events that are due. */
const EVERY = 5_000
/** How long a process holds notices that it took; then another one tries. */
const LEASE = 5 * 60_000
const MOST_FAILURES = 8
/** The pause doubles from a minute. */
const pauseAfter = (failures: number) => 60_000 * 2 ** failures

interface Sending extends Posting {
  mail: Mail | null
  publicUrl: string
}

/** Sends what the outbox holds: mails and webhook events, at least once; the identifier says which are the same. */
export class NoticeSender {
  readonly #db: pg.Pool
  readonly #sending: Sending
  readonly #onError: (error: Error) => void
  #running: ReturnType<typeof regularly> | undefined

  constructor(db: pg.Pool, sending: Sending, onError: (error: Error) => void) {
    this.#db = db
    this.#sending = sending
    this.#onError = onError
  }

  start(every = EVERY): void {
    this.#running = regularly('notices', every, () => this.send(), this.#onError)
  }

  async stop(): Promise<void> {
    await this.#running?.stop()
  }

  async send(now = new Date()): Promise<void> {
    for (const { id } of await listWorkspaces(this.#db)) {
      await this.#mails(id, now)
      await this.#events(id, now)
    }
  }

  /** What waits for one person is one message. */
  async #mails(workspaceId: string, now: Date): Promise<void> {
    const { mail } = this.#sending
    if (!mail) return
    const claimed = await claimMails(this.#db, workspaceId, now, new Date(now.getTime() + LEASE))
    if (claimed.length === 0) return
    const emails = await memberEmails(this.#db, workspaceId, [...new Set(claimed.map((notice) => notice.user_id))])
    for (const [userId, notices] of Map.groupBy(claimed, (notice) => notice.user_id)) {
      const ids = notices.map(({ id }) => id)
      const email = emails.get(userId)
      let again: Date | null = null
      try {
        const texts = await noticeTexts(await languageOfMails(this.#db, workspaceId, userId))
        if (email) await mail.send(email, ...this.#message((await this.#sending.secret()).current, workspaceId, userId, notices, texts))
      } catch (error) {
        const failures = Math.max(...notices.map((notice) => notice.failures))
        if (failures < MOST_FAILURES) again = new Date(now.getTime() + pauseAfter(failures))
        this.#onError(new Error(`A notice could not be mailed: ${(error as Error).message}`))
      }
      await settleMails(this.#db, workspaceId, ids, again)
    }
  }

  #message(
    secret: string,
    workspaceId: string,
    userId: string,
    notices: WaitingMail[],
    texts: NoticeTexts,
  ): [subject: string, text: string, headers: Record<string, string>] {
    const { publicUrl } = this.#sending
    const stopLink = (kind: NoticeKind) => `${publicUrl}/stop-mail#${stopMailToken(secret, { workspaceId, userId, kind })}`
    const { subject, text, stop } = noticeMail(texts, publicUrl, workspaceId, notices, stopLink)
    return [
      subject,
      text,
      {
        'X-Imprimatur-Notices': notices.map(({ id }) => id).join(' '),
        ...(stop.length === 1 ? { 'List-Unsubscribe': `<${stop[0]}>` } : {}),
      },
    ]
  }

  async #events(workspaceId: string, now: Date): Promise<void> {
    const events = await claimEvents(this.#db, workspaceId, now, new Date(now.getTime() + LEASE))
    if (events.length === 0) return
    const { webhook, allowedHosts } = await readSettings(this.#db, workspaceId)
    for (const { id, body, failures } of events) {
      try {
        if (webhook.url !== null) await this.#post(workspaceId, webhook.url, allowedHosts, id, body)
        await endEvent(this.#db, workspaceId, id)
      } catch (error) {
        if (failures >= MOST_FAILURES) await endEvent(this.#db, workspaceId, id)
        else await postponeEvent(this.#db, workspaceId, id, (error as Error).message, new Date(now.getTime() + pauseAfter(failures)))
      }
    }
  }

  async #post(workspaceId: string, url: string, hosts: string[] | null, id: string, body: string): Promise<void> {
    const { current } = await this.#sending.secret()
    const { failure } = await postEvent(this.#sending, url, hosts, [webhookKey(current, workspaceId)], id, body)
    if (failure !== null) throw new Error(failure)
  }
}

/** Once an hour: what became overdue, or is due within a day, is told once to whom it is assigned. */
export async function noticeWhatIsDue(db: pg.Pool, workspaceId: string, now = new Date()): Promise<void> {
  await transaction(db, async (client) => {
    const counts = await newlyDue(client, workspaceId, now)
    await writeNotices(
      client,
      workspaceId,
      counts.flatMap(({ user_id: userId, overdue, tomorrow }) => [
        ...(overdue > 0 ? [{ userId, kind: 'due' as const, count: overdue, outcome: 'overdue' }] : []),
        ...(tomorrow > 0 ? [{ userId, kind: 'due' as const, count: tomorrow, outcome: 'tomorrow' }] : []),
      ]),
    )
  })
}
