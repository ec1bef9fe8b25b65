import type pg from 'pg'
import { Type } from 'typebox'
import type { Auth } from '../../auth/auth.ts'
import { digestTimeOf, nextDigest, setDigestTime } from '../../db/people/digest-times.ts'
import { languageOfMails } from '../../db/people/language.ts'
import { isId } from '../../db/base/ids.ts'
import { choicesOf, choose, listNotices, markRead, stopMail, waitingFor } from '../../db/people/notices.ts'
import { followedSites } from '../../db/sites/followers.ts'
import { webhookBacklog, writeTestEvent } from '../../db/events/webhook-events.ts'
import { changeSetting } from '../../db/settings/changes.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { AppError, invalid } from '../../errors.ts'
import { NOTICE_KINDS, NOTICES } from '../../reviews/chart/notices.ts'
import { noticeTexts } from '../../reviews/notice-texts/texts.ts'
import { noticeMail, testMail } from '../../reviews/notice-words.ts'
import type { Route } from '../base/route.ts'
import { appRoute, changeBy, visitorOf, workspaceOf } from './access.ts'
import { Done } from '../../contract/common.ts'
import {
  ChoiceInput,
  ChoicesSchema,
  DigestTimeInput,
  NoticesSchema,
  ReadInput,
  StopMailInput,
  StopMailResult,
  TestSent,
  WebhookInput,
  WebhookSchema,
} from '../../contract/notices.ts'

const tag = 'Notices'

/** What people are told of, how, and how they stop it. */
export const noticeRoutes = (db: pg.Pool, auth: Auth): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/notices',
    operationId: 'listNotices',
    tag,
    needs: 'read',
    summary: "The caller's notices",
    query: Type.Object({ limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }) }),
    success: { status: 200, schema: NoticesSchema, description: 'The newest.' },
    errors: [401, 403, 404, 422, 503],
    handle: async (request) => listNotices(db, workspaceOf(request), visitorOf(request).userId, request.query.limit),
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/notices/read',
    operationId: 'readNotices',
    tag,
    needs: 'read',
    summary: 'Mark notices as read',
    body: ReadInput,
    success: { status: 200, schema: Done, description: 'Marked.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      await markRead(db, workspaceOf(request), visitorOf(request).userId, request.body.ids?.filter(isId) ?? null)
      return { done: true }
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/notice-choices',
    operationId: 'getNoticeChoices',
    tag,
    needs: 'read',
    summary: 'What reaches the caller, and how',
    success: { status: 200, schema: ChoicesSchema, description: 'One row an event.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => choices(db, auth, workspaceOf(request), visitorOf(request)),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/notice-choices',
    operationId: 'setNoticeChoice',
    tag,
    needs: 'read',
    summary: 'Choose how one kind reaches the caller',
    body: ChoiceInput,
    success: { status: 200, schema: ChoicesSchema, description: 'One row an event.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const [workspaceId, { userId }] = [workspaceOf(request), visitorOf(request)]
      await choose(db, workspaceId, userId, request.body)
      return choices(db, auth, workspaceId, visitorOf(request))
    },
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/digest-time',
    operationId: 'setDigestTime',
    tag,
    needs: 'read',
    summary: "When the caller's digest is sent",
    description: 'On the clock of a time zone. What waits for the next digest is sent at the new time.',
    body: DigestTimeInput,
    success: { status: 200, schema: ChoicesSchema, description: 'One row an event, and the digest.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const [workspaceId, { userId }] = [workspaceOf(request), visitorOf(request)]
      const { checkTimeZone } = await import('../../audits/schedule.ts')
      checkTimeZone(request.body.time_zone)
      await setDigestTime(db, workspaceId, userId, request.body)
      return choices(db, auth, workspaceId, visitorOf(request))
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/notices/test',
    operationId: 'sendTestMail',
    tag,
    needs: 'read',
    summary: 'Send the caller a mail with their digest as it stands',
    description: 'It is sent at once; where the mail server refuses it, the answer says why.',
    success: { status: 200, schema: TestSent, description: 'The mail server has taken it.' },
    errors: [401, 403, 404, 409, 502, 503],
    async handle(request) {
      const [workspaceId, { userId, email }] = [workspaceOf(request), visitorOf(request)]
      if (!auth.mail) throw new AppError(409, 'This server sends no mail: whoever runs it has to set SMTP_URL.')
      const texts = await noticeTexts(await languageOfMails(db, workspaceId, userId))
      const waiting = (await waitingFor(db, workspaceId, userId)).map((notice) => texts.sentence(notice))
      await withinTime(auth.mail.send(email, ...testMail(texts, waiting)))
      return { to: email }
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/webhook/test',
    operationId: 'testNoticeWebhook',
    tag,
    needs: 'manage_workspace',
    summary: "Send an event of the type webhook.test to the workspace's webhook",
    success: { status: 200, schema: Done, description: 'It is sent within seconds; what failed stands with the webhook.' },
    errors: [401, 403, 404, 409, 503],
    async handle(request) {
      if (!(await writeTestEvent(db, workspaceOf(request)))) throw new AppError(409, 'There is no address to send it to yet.')
      return { done: true }
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/webhook',
    operationId: 'getWebhook',
    tag,
    needs: 'manage_workspace',
    summary: "The workspace's webhook",
    success: { status: 200, schema: WebhookSchema, description: 'The address, the key, and what waits.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => webhook(db, auth, workspaceOf(request)),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/webhook',
    operationId: 'setWebhook',
    tag,
    needs: 'manage_workspace',
    summary: 'Where events are sent, and which',
    description: 'Private addresses only where audits may read them too.',
    body: WebhookInput,
    success: { status: 200, schema: WebhookSchema, description: 'The address, the key, and what waits.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { url, kinds, reason } = request.body
      if (url !== null && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
        throw invalid({ loc: ['body', 'url'], msg: 'Value error, this is no web address', type: 'value_error' })
      const wrong = kinds.findIndex((kind) => !NOTICES[kind].hook)
      if (wrong >= 0)
        throw invalid({ loc: ['body', 'kinds', wrong], msg: 'Value error, a webhook cannot have this kind', type: 'value_error' })
      await changeSetting(db, workspaceOf(request), 'webhook', { url, kinds: [...new Set(kinds)] }, changeBy(request, reason))
      return webhook(db, auth, workspaceOf(request))
    },
  }),
  appRoute({
    method: 'POST',
    path: '/stop-mail',
    operationId: 'stopMail',
    tag,
    needs: 'nothing',
    summary: 'End the mails of a kind, by the link in one of them',
    body: StopMailInput,
    success: { status: 200, schema: StopMailResult, description: 'No more mails of this kind.' },
    errors: [404, 422, 503],
    async handle(request) {
      const found = auth.readStopMail(request.body.token)
      if (!found) throw new AppError(404, 'This link is not whole; copy it from the mail once more.')
      await stopMail(db, found.workspaceId, found.userId, found.kind)
      return { kind: found.kind }
    },
  }),
]

/** Shorter than sending normally allows: the request should not wait minutes for a mail server that does not answer. */
const MAIL_SECONDS = 20

async function withinTime(sent: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`no answer within ${MAIL_SECONDS} seconds`)), MAIL_SECONDS * 1000)
  })
  try {
    await Promise.race([sent, late])
  } catch (error) {
    throw new AppError(502, `The mail server did not take the mail: ${(error as Error).message}`)
  } finally {
    clearTimeout(timer)
  }
}

async function choices(db: pg.Pool, auth: Auth, workspaceId: string, { userId, email }: { userId: string; email: string }) {
  const chosen = new Map((await choicesOf(db, workspaceId, userId)).map((choice) => [choice.kind, choice]))
  const { webhook: hook } = await readSettings(db, workspaceId)
  const time = await digestTimeOf(db, workspaceId, userId)
  const waiting = await waitingFor(db, workspaceId, userId)
  const texts = await noticeTexts(await languageOfMails(db, workspaceId, userId))
  const mail = noticeMail(texts, auth.publicUrl(), workspaceId, waiting, () => `${auth.publicUrl()}/stop-mail#…`)
  return {
    choices: NOTICE_KINDS.map((kind) => ({
      kind,
      shown: chosen.get(kind)?.shown ?? true,
      mail: chosen.get(kind)?.mail ?? NOTICES[kind].mail,
      hook: NOTICES[kind].hook ? hook.url !== null && hook.kinds.includes(kind) : null,
    })),
    mail: auth.mail !== null,
    ...(await followedSites(db, workspaceId, userId)),
    digest: waiting.map((notice) => texts.sentence(notice)),
    // Links that end mails are made when one is sent.
    digest_mail: waiting.length > 0 ? { to: email, subject: mail.subject, text: mail.text } : null,
    digest_time: time,
    next_digest: (await nextDigest(new Date(), time)).toISOString(),
  }
}

async function webhook(db: pg.Pool, auth: Auth, workspaceId: string) {
  const { webhook: hook } = await readSettings(db, workspaceId)
  return { ...hook, key: auth.webhookKey(workspaceId), ...(await webhookBacklog(db, workspaceId)) }
}
