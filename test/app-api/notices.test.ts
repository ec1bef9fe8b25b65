import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { openMail } from '../../src/auth/mail.ts'
import { readSettings } from '../../src/config.ts'
import { openOutsides } from '../../src/fetch/outside.ts'
import { afterEnd } from '../../src/jobs/finish.ts'
import { NoticeSender, noticeWhatIsDue } from '../../src/jobs/notices.ts'
import { lapseRequests } from '../../src/reviews/approve.ts'
import { openSecret } from '../../src/secrets/secrets.ts'
import { plantAudit } from '../helpers/audit.ts'
import { mailServer } from '../helpers/mail-server.ts'
import { TEST_SECRETS } from '../helpers/secrets.ts'
import { plantRun, plantSite } from '../helpers/site-runs.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'
import { closeServer } from '../helpers/close-server.ts'

const HOUR = 3_600_000
const PUBLIC_URL = 'https://imprimatur.company.example'

describe('notices', () => {
  let desk: Desk
  let ilse: Browser
  let mara: Browser
  let mails: Awaited<ReturnType<typeof mailServer>>
  let sender: NoticeSender
  let outsides: ReturnType<typeof openOutsides>
  const failed: string[] = []
  const received: { headers: Record<string, string | string[] | undefined>; body: string }[] = []
  let status = 500
  const receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(status).end()
    })
  })
  before(async () => {
    mails = await mailServer()
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    const given = { SMTP_URL: `smtp://127.0.0.1:${mails.port}`, PUBLIC_URL, ALLOW_HOSTS: '127.0.0.1' }
    desk = await startDesk({ settings: given })
    const settings = readSettings({ ...TEST_SECRETS, ...given }, '/nowhere', {})
    outsides = openOutsides(settings)
    const secret = () => openSecret(desk.db, settings, 'auth')
    const sending = { mail: openMail(settings), publicUrl: PUBLIC_URL, secret, outsideFor: outsides.outsideFor }
    sender = new NoticeSender(desk.db, sending, (error) => failed.push(error.message))
    ilse = await desk.member('owner', 'Ilse')
    mara = await desk.member('editor', 'Mara')
  })
  after(async () => {
    await outsides.close()
    await closeServer(receiver)
    await mails.close()
    await desk.close()
  })
  const notices = async (browser: Browser) => (await browser.call('GET', '/w/notices')).body
  const kinds = async (browser: Browser) => (await notices(browser)).notices.map((one: any) => [one.kind, one.by, one.count, one.outcome])
  const readable = (message: string) => message.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  const choose = (browser: Browser, json: object) => browser.call('PUT', '/w/notice-choices', { json })

  test('written with the change, shown in the application, mailed without a word of the page, and stopped by one click', async () => {
    const audit = await plantAudit(desk.db, desk.workspaceId, [{ text: 'SECRET-TEXT' }, { text: 'SECRET-TEXT too' }])
    const [one, two] = audit.violations
    await ilse.call('POST', '/w/assignments', {
      json: { scope: { audit_id: audit.id, violation_ids: [one, two] }, add: [mara.userId, ilse.userId] },
    })
    await ilse.call('POST', `/w/violations/${one}/comments`, {
      json: { comment: '@Mara SECRET-WORDS', mentions: [mara.userId, ilse.userId] },
    })
    assert.deepEqual(await kinds(mara), [
      ['mentioned', 'Ilse', 1, null],
      ['assigned', 'Ilse', 2, null],
    ])
    assert.deepEqual((await notices(ilse)).unread, 0, 'nobody is told of what they did themselves')
    // At once: the mention. The assignment waits for the digest.
    await sender.send()
    const mail = readable(await mails.next())
    assert.match(mail, /To: mara@company\.example/)
    assert.match(mail, /Ilse mentions you in a comment in/)
    assert.match(mail, new RegExp(`${PUBLIC_URL}/w/${desk.workspaceId}/audits/${audit.id}/desk\\?finding=${one}`))
    assert.ok(!mail.includes('SECRET') && !mail.includes('assigned'))
    assert.match((await mara.call('GET', '/w/notice-choices')).body.digest.join(), /^Ilse assigned 2 findings in .+ to you\.$/)
    await sender.send(new Date(Date.now() + 25 * HOUR))
    const digest = readable(await mails.next())
    assert.match(digest, /Ilse assigned 2 findings in .+ to you/)
    assert.ok(!digest.includes('SECRET') && !digest.includes('mentions you'), 'nothing is mailed twice')
    // One click, signed in as nobody, ends this kind alone.
    const token = /stop-mail#([\w.-]+)/.exec(mail)![1]!
    assert.equal((await desk.browser().call('POST', '/stop-mail', { json: { token: `${token.slice(0, -2)}xx` } })).status, 404)
    assert.equal((await desk.browser().call('POST', '/stop-mail', { json: { token } })).body.kind, 'mentioned')
    const { body } = await mara.call('GET', '/w/notice-choices')
    assert.deepEqual(
      body.choices
        .filter((choice: any) => ['mentioned', 'approval'].includes(choice.kind))
        .map((choice: any) => [choice.shown, choice.mail]),
      [
        [true, 'off'],
        [true, 'once'],
      ],
    )
    await choose(mara, { kind: 'assigned', shown: false, mail: 'off' })
    await ilse.call('POST', `/w/violations/${two}/comments`, { json: { comment: '@Mara again', mentions: [mara.userId] } })
    await ilse.call('POST', '/w/assignments', { json: { scope: { violation_id: one }, add: [mara.userId] } })
    const { notices: list, unread } = await notices(mara)
    assert.deepEqual([list.length, unread], [3, 3])
    const { rows } = await desk.db.query('select 1 from notices where mail_at is not null')
    assert.equal(rows.length, 0)
    await mara.call('POST', '/w/notices/read', { json: { ids: [list[0].id] } })
    assert.equal((await notices(mara)).unread, 2)
    await mara.call('POST', '/w/notices/read', { json: { ids: null } })
    assert.equal((await notices(mara)).unread, 0)
    assert.deepEqual(failed, [])
  })

  test('the digest comes at the time of day one has chosen; a test comes at once', async () => {
    const [jonas, zone] = [await desk.member('editor', 'Jonas'), 'Pacific/Auckland']
    const audit = await plantAudit(desk.db, desk.workspaceId, [{ text: 'SECRET-TEXT' }])
    await ilse.call('POST', '/w/assignments', { json: { scope: { violation_id: audit.violations[0] }, add: [jonas.userId] } })
    const set = (json: object) => jonas.call('PUT', '/w/digest-time', { json })
    const { body: before } = await jonas.call('GET', '/w/notice-choices')
    assert.deepEqual(before.digest_time, { minute: 480, weekdays: false, time_zone: 'UTC' })
    assert.match(before.next_digest, /T08:00:00/)
    assert.equal((await set({ minute: 1440, weekdays: false, time_zone: zone })).status, 422)
    const unknown = await set({ minute: 0, weekdays: false, time_zone: 'Mars/Base' })
    assert.deepEqual([unknown.status, unknown.body.detail[0].loc], [422, ['body', 'time_zone']])
    const { body: chosen } = await set({ minute: 17 * 60 + 30, weekdays: true, time_zone: zone })
    const when = new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    assert.match(when.format(new Date(chosen.next_digest)), /^(Mon|Tue|Wed|Thu|Fri),? 17:30$/)
    const { rows } = await desk.db.query('select mail_at from notices where user_id = $1', [jonas.userId])
    assert.deepEqual(
      rows.map(({ mail_at: at }) => new Date(at).toISOString()),
      [chosen.next_digest],
      'what waits is sent at the new time',
    )
    await sender.send(new Date(Date.parse(chosen.next_digest) - 1000))
    const test = await jonas.call('POST', '/w/notices/test')
    assert.deepEqual([test.status, test.body], [200, { to: 'jonas@company.example' }])
    const mail = readable(await mails.next())
    assert.match(mail, /To: jonas@company\.example[^]*Subject: Imprimatur: a test[^]*Ilse assigned a finding in .+ to you/)
    assert.ok(!mail.includes('SECRET'))
    await sender.send(new Date(chosen.next_digest))
    assert.match(readable(await mails.next()), /Ilse assigned a finding in/)
    // In the language a person chose, else in that of the workspace.
    await jonas.call('PATCH', '/auth/profile', { json: { language: 'DE' } })
    await jonas.call('POST', '/w/notices/test')
    assert.match(readable(await mails.next()), /Subject: Imprimatur: ein Test[^]*Sie haben um einen Test gebeten/)
    const { digest_mail: german } = (await jonas.call('GET', '/w/notice-choices')).body
    assert.equal(german, null, 'nothing waits any more')
    await jonas.call('PATCH', '/auth/profile', { json: { language: null } })
    await desk.db.query(`update workspaces set language = 'ES' where id = $1`, [desk.workspaceId])
    await jonas.call('POST', '/w/notices/test')
    assert.match(readable(await mails.next()), /Subject: Imprimatur: una prueba/)
    await desk.db.query('update workspaces set language = null where id = $1', [desk.workspaceId])
    // A mail server that refuses is named in the answer.
    mails.refuse = 'mailbox full'
    const refused = await jonas.call('POST', '/w/notices/test')
    mails.refuse = null
    assert.equal(refused.status, 502)
    assert.match(refused.body.detail, /mail server did not take the mail: .*mailbox full/)
  })

  test('who follows a site is told of runs that found something new; owners of what another one deleted', async () => {
    const [otto, siteId] = [await desk.member('owner', 'Otto'), await plantSite(desk.db, desk.workspaceId, 'Followed')]
    const follow = (id: string, on: boolean) => otto.call('PUT', `/w/sites/${id}/follow`, { json: { follow: on } })
    assert.equal((await follow('00000000-0000-7000-8000-000000000000', true)).status, 404)
    const ended = async (...given: Parameters<typeof plantRun> extends [any, any, ...infer Rest] ? Rest : never) => {
      const planted = await plantRun(desk.db, desk.workspaceId, ...given)
      await afterEnd(desk.db, desk.workspaceId, planted.id)
      return planted
    }
    const first = await ended([{ page: '/a' }], { siteId, run: 1 })
    assert.equal((await follow(siteId, true)).status, 200)
    assert.equal((await follow(siteId, true)).status, 200, 'once is enough')
    assert.equal((await otto.call('GET', `/w/sites/${siteId}`)).body.followed, true)
    const second = await ended([{ page: '/a' }, { page: '/b' }], { siteId, run: 2 })
    const [a, b] = second.findings
    const met = { 1: 2 }
    const same = [
      { page: '/a', earlier: a!, how: 'met' as const },
      { page: '/b', earlier: b!, how: 'met' as const },
    ]
    await ended(same, { siteId, run: 3, previous: second, changes: { met, gone: 0 } })
    const fourth = await ended([...same, { page: '/c' }], { siteId, run: 4, previous: second, changes: { met, gone: 0 } })
    await ended([], { siteId, run: 5, previous: fourth, status: 'FAILED', failed: ['/a'] })
    assert.equal((await otto.call('GET', '/w/notice-choices')).body.followed, 1)
    assert.equal((await follow(siteId, false)).status, 200)
    await ended([{ page: '/z' }], { siteId, run: 6 })
    const preview = (await ilse.call('GET', `/w/audits/${first.id}/deletion`)).body
    const deleted = await ilse.call('POST', `/w/audits/${first.id}/delete`, { json: { name: preview.typed } })
    assert.equal(deleted.status, 200, deleted.text)
    assert.deepEqual((await kinds(otto)).toReversed(), [
      ['run_ended', null, 2, 'followed'],
      ['run_ended', null, 1, 'followed'],
      ['run_failed', null, 0, 'FAILED'],
      ['deleted', 'Ilse', deleted.body.number, 'audit'],
    ])
    assert.ok(!(await kinds(ilse)).some(([kind]: string[]) => kind === 'deleted'), 'nobody is told of what they did themselves')
  })

  test('requests, answers, and requests that lapse; what is due is told once', async () => {
    await ilse.call('PUT', '/w/four-eyes', { json: { severities: ['HIGH'] } })
    const audit = await plantAudit(desk.db, desk.workspaceId, [{}, {}, {}])
    const [one, two, three] = audit.violations as [string, string, string]
    const dismiss = async (id: string) =>
      (await ilse.call('POST', '/w/reviews', { json: { scope: { violation_id: id }, action: 'dismiss', reason: 'x' } })).body.approval_id
    await mara.call('POST', `/w/approvals/${await dismiss(one)}`, { json: { approve: false, reason: 'No' } })
    await dismiss(two)
    await mara.call('POST', '/w/reviews', { json: { scope: { violation_id: two }, action: 'mark_fixed' } })
    await lapseRequests(desk.db, desk.workspaceId)
    await lapseRequests(desk.db, desk.workspaceId)
    assert.deepEqual((await kinds(mara)).slice(0, 2), [
      ['approval', 'Ilse', 1, null],
      ['approval', 'Ilse', 1, null],
    ])
    assert.deepEqual(await kinds(ilse), [
      ['answered', null, 1, 'lapsed'],
      ['answered', 'Mara', 1, 'denied'],
    ])
    const now = Date.now()
    await noticeWhatIsDue(desk.db, desk.workspaceId, new Date(now))
    await mara.call('POST', '/w/assignments', { json: { scope: { violation_id: three }, add: [ilse.userId] } })
    await desk.db.query('update reviews set due_at = $2 where violation_id = $1', [three, new Date(now + 30 * HOUR)])
    for (const hours of [1, 5, 7, 8, 29, 31, 32, 60]) await noticeWhatIsDue(desk.db, desk.workspaceId, new Date(now + hours * HOUR))
    assert.deepEqual((await kinds(ilse)).filter(([kind]: string[]) => kind === 'due').toReversed(), [
      ['due', null, 1, 'tomorrow'],
      ['due', null, 1, 'overdue'],
    ])
  })

  test('a webhook has signed events, tried again until they are taken; its address is guarded', async () => {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
    const set = (json: object, browser = ilse) => browser.call('PUT', '/w/webhook', { json })
    assert.equal((await set({ url, kinds: ['run_ended'] }, mara)).status, 403)
    assert.equal((await set({ url: 'file:///etc/passwd', kinds: [] })).status, 422)
    assert.equal((await set({ url, kinds: ['mentioned'] })).status, 422)
    assert.equal((await ilse.call('POST', '/w/webhook/test')).status, 409, 'there is no address yet')
    const { body: hook } = await set({ url, kinds: ['run_ended'] })
    status = 204
    assert.equal((await mara.call('POST', '/w/webhook/test')).status, 403)
    assert.equal((await ilse.call('POST', '/w/webhook/test')).status, 200)
    await sender.send()
    assert.deepEqual(
      received.splice(0).map(({ body }) => JSON.parse(body).type),
      ['webhook.test'],
    )
    status = 500
    const audit = await plantAudit(desk.db, desk.workspaceId, [{}])
    await afterEnd(desk.db, desk.workspaceId, audit.id)
    await sender.send()
    assert.equal(received.length, 1)
    assert.match((await ilse.call('GET', '/w/webhook')).body.failure, /answered 500/)
    await sender.send()
    assert.equal(received.length, 1, 'not before its time')
    status = 204
    await sender.send(new Date(Date.now() + 2 * HOUR))
    await sender.send(new Date(Date.now() + 9 * HOUR))
    assert.equal(received.length, 2)
    const [first, { headers, body }] = received as [(typeof received)[0], (typeof received)[0]]
    assert.equal(headers['webhook-id'], first.headers['webhook-id'], 'the identifier says that it is the same')
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const expected = createHmac('sha256', Buffer.from(hook.key.slice(6), 'base64'))
      .update(signed)
      .digest('base64')
    assert.equal(headers['webhook-signature'], `v1,${expected}`)
    const event = JSON.parse(body)
    assert.deepEqual([event.type, event.data.audit_id, event.data.total_violations], ['run_ended', audit.id, 1])
    // Where audits may not read, nothing is sent.
    await ilse.call('PUT', '/w/allowed-hosts', { json: { hosts: [] } })
    await desk.db.query(
      `insert into workspace_settings (workspace_id, name, value, updated_at) values ($1, 'allowed_hosts', '[]', now())
       on conflict (workspace_id, name) do update set value = excluded.value`,
      [desk.workspaceId],
    )
    await afterEnd(desk.db, desk.workspaceId, audit.id)
    await sender.send()
    assert.equal(received.length, 2)
    assert.match((await ilse.call('GET', '/w/webhook')).body.failure, /private|not allowed|local|loopback/i)
  })
})
