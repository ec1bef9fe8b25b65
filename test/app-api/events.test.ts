import assert from 'node:assert/strict'
import { createServer, get } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { Webhook } from 'standardwebhooks'
import { readSettings } from '../../src/config.ts'
import { appendEvents, forgetEvents, startListening } from '../../src/db/events/events.ts'
import { createKey, revokeKey } from '../../src/db/keys/keys.ts'
import { transaction } from '../../src/db/base/pool.ts'
import { workspaceWaits } from '../../src/db/base/waiting-work.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { openOutsides } from '../../src/fetch/outside.ts'
import { publicDocumentV2 } from '../../src/http/public/index.ts'
import { EventSender } from '../../src/jobs/deliver.ts'
import { afterEnd } from '../../src/jobs/finish.ts'
import { openSecret } from '../../src/secrets/secrets.ts'
import { eventsUnderOutage } from '../faults/proof/event-outage.ts'
import { plantAudit } from '../helpers/audit.ts'
import { sampleInput } from '../helpers/input.ts'
import { TEST_SECRETS } from '../helpers/secrets.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'
import { closeServer } from '../helpers/close-server.ts'
import { KEY_SCOPES } from '../../src/contract/values.ts'

const HOUR = 3_600_000
const RULE = `extends: existence
name: Never say peerless
message: "We do not say “%s”."
severity: HIGH
terms: [peerless]
hits: [We are peerless here.]
passes: [We are careful here.]
`

describe('events', () => {
  let desk: Desk
  let ilse: Browser
  let mara: Browser
  let key: string
  let sender: EventSender
  let outsides: ReturnType<typeof openOutsides>
  let url: string
  /** Of the first address, as it was shown when it was made. */
  let signing: string
  const received: { headers: IncomingHttpHeaders; body: string; event: any }[] = []
  const failed: Error[] = []
  /** What the receiver answers to an event. */
  let answer: (event: any) => number = () => 204
  const receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const event = JSON.parse(body)
      received.push({ headers: request.headers, body, event })
      response.writeHead(answer(event)).end('a secret of the receiver')
    })
  })
  before(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
    desk = await startDesk({ settings: { ALLOW_HOSTS: '127.0.0.1' } })
    const settings = readSettings({ ...TEST_SECRETS, ALLOW_HOSTS: '127.0.0.1' }, '/nowhere', {})
    outsides = openOutsides(settings)
    const secret = () => openSecret(desk.db, settings, 'auth')
    sender = new EventSender(desk.db, { secret, outsideFor: outsides.outsideFor }, (error) => failed.push(error))
    ilse = await desk.member('owner', 'Ilse')
    mara = await desk.member('editor', 'Mara')
    key = (await createKey(desk.db, desk.workspaceId, 'cms', ilse.userId, 'person', { scopes: KEY_SCOPES })).key
  })
  after(async () => {
    await sender.stop()
    await outsides.close()
    await closeServer(receiver)
    await desk.close()
  })

  const v1 = (method: string, path: string, json?: object, more: RequestInit = {}) =>
    fetch(`${desk.url}/public/${path}`, {
      method,
      headers: { 'x-api-key': key, ...(json ? { 'content-type': 'application/json' } : {}) },
      ...(json ? { body: JSON.stringify(json) } : {}),
      ...more,
    })
  const endpoints = async () => (await ilse.call('GET', '/w/webhooks')).body.endpoints
  const deliveries = async (id: string) => (await ilse.call('GET', `/w/webhooks/${id}/deliveries`)).body.deliveries
  const at = (ahead: number) => () => new Date(Date.now() + ahead)
  const waits = () => workspaceWaits(desk.db, desk.workspaceId, new Date(), { mails: false })

  test('nothing is kept while nobody wants events; an owner or a key with the scope says where they go', async () => {
    const audit = await plantAudit(desk.db, desk.workspaceId, [{}])
    await v1('POST', `v1/violations/${audit.violations[0]}/review`, { action: 'mark_fixed' })
    await afterEnd(desk.db, desk.workspaceId, audit.id)
    await sender.send()
    assert.equal((await desk.db.query('select 1 from events union all select 1 from event_outbox')).rowCount, 0)
    const make = (json: object, browser = ilse) => browser.call('POST', '/w/webhooks', { json })
    assert.equal((await make({ url }, mara)).status, 403)
    for (const wrong of ['file:///etc/passwd', 'nonsense', 'https://rosa:secret@hooks.example/'])
      assert.equal((await make({ url: wrong })).status, 422)
    assert.equal((await make({ url, types: ['audit.begun'] })).status, 422)
    const { status, body } = await make({ url, reason: 'Shop' })
    assert.equal(status, 201)
    assert.match(body.key, /^whsec_[\w+/]{43}=$/)
    signing = body.key
    assert.ok(!('key' in (await endpoints())[0]), 'a key is shown once')
    const response = await v1('POST', 'v2/webhooks', { url: `${url}/2`, types: ['document.generated'] })
    const second = (await response.json()) as { id: string; types: string[] }
    assert.deepEqual([response.status, second.types], [201, ['document.generated']])
    assert.equal((await endpoints()).length, 2)
    const elsewhere = (await createWorkspace(desk.db, 'Elsewhere')).id
    const { key: foreign } = await createKey(desk.db, elsewhere, 'foreign', null, 'workspace', { scopes: KEY_SCOPES })
    const at = `${desk.url}/public/v2/webhooks`
    assert.equal((await fetch(`${at}/${second.id}`, { method: 'DELETE', headers: { 'x-api-key': foreign } })).status, 404)
    assert.equal(await (await fetch(at, { headers: { 'x-api-key': foreign } })).text(), '{"webhooks":[],"next":null}')
    assert.equal((await v1('DELETE', `v2/webhooks/${second.id}`)).status, 200)
    assert.equal((await v1('DELETE', `v2/webhooks/${second.id}`)).status, 404)
    const { entries } = (await ilse.call('GET', '/w/admin-trail?kind=endpoint&limit=5')).body
    assert.deepEqual(
      entries.map(({ kind }: { kind: string }) => kind),
      ['endpoint.removed', 'endpoint.made', 'endpoint.made'],
    )
    assert.ok(!JSON.stringify(entries).includes('/hook'), 'the path of an address is not in the trail')
    await sender.send()
    assert.equal(await waits(), false)
  })

  test('each kind of change is one event, signed, by its schema, in the order of its subject', async () => {
    const audit = await plantAudit(desk.db, desk.workspaceId, [{ group: 'a' }, { group: 'a' }, {}])
    const [one, two, three] = audit.violations as [string, string, string]
    await v1('POST', `v1/violations/${one}/review`, { action: 'dismiss', reason: 'Certified.', apply_to_group: true })
    assert.equal(await waits(), true, 'a worker is started for it')
    for (const number of [1, 2]) await ilse.call('POST', '/w/reviews/undo', { json: { audit_id: audit.id, number } })
    await ilse.call('POST', '/w/assignments', { json: { scope: { audit_id: audit.id, violation_ids: [one, three] }, add: [mara.userId] } })
    await v1('POST', `v1/violations/${two}/comments`, { comment: 'Look at this.' })
    await ilse.call('POST', `/w/violations/${two}/comments`, { json: { comment: '@Mara please', mentions: [mara.userId] } })
    await desk.db.query('update audits set incomplete_assets = 1 where workspace_id = $1 and id = $2', [desk.workspaceId, audit.id])
    await afterEnd(desk.db, desk.workspaceId, audit.id)
    const templates = (await (await v1('GET', 'v1/template')).json()) as any[]
    const template = templates.find(({ key: name }) => name === 'faq')
    const form = template.templateMetas.find(({ languageKey }: any) => languageKey === 'EN').form
    const input = JSON.stringify(sampleInput(form).input)
    const document = await v1('POST', 'v1/document', { templateId: template.id, language_key: 'EN', input })
    const { documentId } = (await document.json()) as { documentId: string }
    const files = new FormData()
    files.append('brand/tea.yml', new File([RULE], 'brand/tea.yml'))
    const applied = await v1('POST', 'v2/rules?publish=true&reason=Agreed', undefined, { body: files })
    assert.equal(applied.status, 200, await applied.text())
    received.length = 0
    await sender.send()
    await sender.send()
    const [{ id }] = await endpoints()
    const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true } })
    ajv.addSchema({ ...publicDocumentV2(), $id: 'v2' })
    for (const { headers, body, event } of received) {
      assert.deepEqual(new Webhook(signing).verify(body, headers as Record<string, string>), event)
      const pointer = `webhooks/${event.type}/post/requestBody/content/application~1json/schema`
      const validate = ajv.getSchema(`v2#/${pointer}`)!
      assert.ok(validate(event), `${event.type}: ${JSON.stringify(validate.errors)}`)
    }
    const of = (subject: string) => received.filter(({ event }) => Object.values(event.data).includes(subject)).map(({ event }) => event)
    assert.deepEqual(
      of(audit.id).map(({ type, data }) => [type, data.action ?? null, data.violation_ids ?? data.violation_id ?? null]),
      [
        ['violation.reviewed', 'dismiss', [one, two]],
        ['violation.reviewed', 'undo', [one, two]],
        ['violation.reviewed', 'undo', [one, two]],
        ['violation.assigned', null, [one, three]],
        ['violation.commented', null, two],
        ['violation.commented', null, two],
        ['violation.assigned', null, [two]],
        ['audit.completed', null, null],
      ],
    )
    const [dismissed, undone, , , commented] = of(audit.id)
    assert.equal(of(audit.id).at(-1)!.data.incomplete_assets, 1)
    assert.deepEqual([dismissed.data.actor.name, dismissed.data.to, dismissed.data.reason], ['cms', 'dismissed', 'Certified.'])
    assert.deepEqual([undone.data.restored, undone.data.undoes], [{ undecided: 2 }, 1])
    assert.equal(commented.data.comment.content, 'Look at this.')
    assert.deepEqual(
      of(documentId).map(({ type }) => type),
      ['document.generated'],
    )
    assert.deepEqual(
      of('brand.tea').map(({ data }) => [data.rule_id, data.version, data.reason]),
      [['brand.tea', 1, 'Agreed']],
    )
    assert.equal(received.length, 10)
    assert.ok((await deliveries(id)).every(({ state, status }: any) => state === 'delivered' && status === 204))
    assert.equal(await waits(), false)
  })

  test('a refused event holds up its subject alone; answers are shown by status; resent, rotated, tested, gone', async () => {
    const [stuck, free] = [await plantAudit(desk.db, desk.workspaceId, [{}]), await plantAudit(desk.db, desk.workspaceId, [{}])]
    const decide = (id: string, action: string) => v1('POST', `v1/violations/${id}/review`, { action })
    const arrived = () => received.map(({ event }) => `${event.data.audit_id === stuck.id ? 'stuck' : 'free'} ${event.data.action}`)
    await decide(stuck.violations[0]!, 'mark_fixed')
    await decide(stuck.violations[0]!, 'reopen')
    await decide(free.violations[0]!, 'mark_fixed')
    received.length = 0
    answer = ({ data }) => (data.audit_id === stuck.id ? 400 : 200)
    await sender.send()
    assert.deepEqual(arrived().toSorted(), ['free mark_fixed', 'stuck mark_fixed'])
    const [{ id, waiting }] = await endpoints()
    assert.equal(waiting, 2)
    const shown = await ilse.call('GET', `/w/webhooks/${id}/deliveries`)
    assert.ok(!shown.text.includes('secret of the receiver'), 'what it wrote is never shown')
    const first = shown.body.deliveries.find(({ status }: any) => status === 400)
    assert.deepEqual([first.state, first.attempts, first.failure], ['waiting', 1, 'The receiver answered 400.'])
    await sender.send()
    assert.equal(received.length, 2, 'not before its time')
    answer = () => 200
    await sender.send(at(HOUR))
    assert.deepEqual(arrived().slice(2), ['stuck mark_fixed', 'stuck reopen'])
    assert.equal(received[2]!.headers['webhook-id'], received.find(({ event }) => event.data.audit_id === stuck.id)!.headers['webhook-id'])
    // Given up three days after the first try, which was long after the event.
    answer = () => 400
    await decide(stuck.violations[0]!, 'mark_fixed')
    for (const hours of [2, 60, 73, 80]) await sender.send(at(hours * HOUR))
    const [given] = await deliveries(id)
    assert.deepEqual([given.state, given.attempts], ['given_up', 4])
    await sender.send(at(90 * HOUR))
    answer = () => 200
    assert.equal((await ilse.call('POST', `/w/webhooks/${id}/deliveries/${given.number}/resend`)).status, 200)
    await sender.send()
    assert.equal((await deliveries(id))[0].state, 'delivered')
    for (const number of ['0', '999999', 'x'])
      assert.equal((await ilse.call('POST', `/w/webhooks/${id}/deliveries/${number}/resend`)).status, 404)
    // A new key, and for a while the one before.
    const old = signing
    const rotated = await ilse.call('POST', `/w/webhooks/${id}/key`, { json: { overlap_hours: 24 } })
    const { key: fresh } = rotated.body
    assert.notEqual(fresh, old)
    received.length = 0
    assert.equal((await ilse.call('POST', `/w/webhooks/${id}/test`)).status, 200)
    await sender.send()
    const [{ headers, body, event }] = received as [(typeof received)[0]]
    assert.equal(event.type, 'webhook.test')
    for (const each of [old, fresh]) assert.ok(new Webhook(each).verify(body, headers as Record<string, string>))
    await ilse.call('POST', `/w/webhooks/${id}/test`)
    await sender.send(at(25 * HOUR))
    assert.throws(() => new Webhook(old).verify(received[1]!.body, received[1]!.headers as Record<string, string>))
    // 410 switches it off.
    answer = () => 410
    await ilse.call('POST', `/w/webhooks/${id}/test`)
    await sender.send()
    const [gone] = await endpoints()
    assert.deepEqual([gone.enabled, /410/.test(gone.disabled_why)], [false, true])
    assert.equal((await ilse.call('POST', `/w/webhooks/${id}/test`)).status, 409)
    // Where audits may not read, nothing is sent.
    answer = () => 200
    received.length = 0
    await ilse.call('PUT', '/w/allowed-hosts', { json: { hosts: [] } })
    await ilse.call('PUT', `/w/webhooks/${id}`, { json: { url, types: [], enabled: true } })
    await ilse.call('POST', `/w/webhooks/${id}/test`)
    await sender.send()
    assert.equal(received.length, 0)
    assert.match((await deliveries(id))[0].failure, /private|not allowed|local|loopback/i)
    assert.equal((await ilse.call('DELETE', `/w/webhooks/${id}`)).status, 200)
    assert.deepEqual([await endpoints(), failed], [[], []])
  })

  describe('webhooks by a key', () => {
    const api = async (method: string, path: string, json?: object) => {
      const response = await v1(method, `v2/webhooks${path}`, json)
      return { status: response.status, body: (await response.json()) as any }
    }
    before(async () => {
      await ilse.call('PUT', '/w/allowed-hosts', { json: { hosts: ['127.0.0.1'] } })
      answer = () => 200
    })

    test('are made, changed, rotated, tried, sent again and removed as in the browser', async () => {
      const made = await api('POST', '', { url })
      assert.equal(made.status, 201, JSON.stringify(made.body))
      const { id, key: first } = made.body
      const one = `/${id}`
      assert.deepEqual((await api('GET', one)).body, (({ key: _key, ...rest }) => rest)(made.body))
      const rotated = await api('POST', `${one}/key`, {})
      assert.equal(rotated.status, 200)
      assert.notEqual(rotated.body.key, first)
      const tried = await api('POST', `${one}/test`)
      assert.deepEqual([tried.body.type, tried.body.state], ['webhook.test', 'waiting'])
      received.length = 0
      await sender.send()
      const { headers, body, event } = received[0]!
      for (const each of [first, rotated.body.key]) assert.ok(new Webhook(each).verify(body, headers as Record<string, string>))
      const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true } })
      ajv.addSchema({ ...publicDocumentV2(), $id: 'test' })
      const pointer = 'test#/webhooks/webhook.test/post/requestBody/content/application~1json/schema'
      assert.ok(ajv.validate({ $ref: pointer }, event), ajv.errorsText())
      await api('POST', `${one}/test`)
      const newest = (await api('GET', `${one}/deliveries?limit=1`)).body
      const older = (await api('GET', `${one}/deliveries?limit=1&cursor=${newest.next}`)).body
      assert.deepEqual([newest.deliveries[0].state, older.deliveries[0].number], ['waiting', tried.body.number])
      assert.equal((await api('POST', `${one}/deliveries/${tried.body.number}/resend`)).body.state, 'waiting')
      assert.equal((await api('POST', `${one}/deliveries/999999/resend`)).status, 404)
      answer = () => 410
      await sender.send()
      answer = () => 200
      assert.equal((await api('GET', one)).body.enabled, false)
      assert.equal((await api('PATCH', one, { enabled: true })).body.enabled, true)
      assert.deepEqual((await api('PATCH', one, { types: ['audit.completed'] })).body.types, ['audit.completed'])
      assert.ok(!JSON.stringify((await api('GET', '')).body).includes('whsec_'))
      assert.deepEqual((await api('DELETE', one)).body, { done: true })
      assert.equal((await api('GET', one)).status, 404)
    })

    test('to private addresses are refused at once, made or changed', async () => {
      for (const wrong of ['http://10.1.2.3/hook', 'http://[::1]/hook', 'http://169.254.169.254/latest']) {
        const { status, body } = await api('POST', '', { url: wrong })
        assert.equal(status, 422, wrong)
        assert.deepEqual(body.detail[0].loc, ['body', 'url'])
        assert.match(body.detail[0].msg, /Only public addresses are fetched/)
        assert.equal((await ilse.call('POST', '/w/webhooks', { json: { url: wrong } })).status, 422)
      }
      const { id } = (await api('POST', '', { url })).body
      assert.equal((await api('PATCH', `/${id}`, { url: 'http://10.1.2.3/hook' })).status, 422)
      const json = { url: 'http://10.1.2.3/hook', types: [], enabled: true }
      assert.equal((await ilse.call('PUT', `/w/webhooks/${id}`, { json })).status, 422)
      assert.equal((await api('GET', `/${id}`)).body.url, url)
      await ilse.call('PUT', '/w/allowed-hosts', { json: { hosts: [] } })
      assert.equal((await api('POST', '', { url: 'http://localhost:1/' })).status, 422, 'by what the name leads to')
      await ilse.call('PUT', '/w/allowed-hosts', { json: { hosts: ['127.0.0.1'] } })
      await api('DELETE', `/${id}`)
    })

    test('that redirect are named in the failure, and nothing follows them', async () => {
      const other = createServer((_request, response) => response.writeHead(308, { location: `${url}?token=secret` }).end())
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
      const from = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`
      const { id } = (await api('POST', '', { url: from })).body
      await api('POST', `/${id}/test`)
      received.length = 0
      await sender.send()
      const [delivery] = (await api('GET', `/${id}/deliveries`)).body.deliveries
      assert.deepEqual([delivery.status, delivery.state, received.length], [308, 'waiting', 0])
      assert.match(delivery.failure, /answered 308: it redirects to 127\.0\.0\.1:\d+\. Redirects are not followed/)
      assert.ok(!delivery.failure.includes('secret'))
      await api('DELETE', `/${id}`)
      await closeServer(other)
    })

    test('get nothing that happened before they were there, nor before their address was another', async () => {
      const { violations } = await plantAudit(desk.db, desk.workspaceId, [{}])
      const decide = (action: string) => v1('POST', `v1/violations/${violations[0]}/review`, { action })
      const { id: listening } = (await api('POST', '', { url, types: ['rule.published'] })).body
      await decide('mark_fixed')
      // The event is not numbered yet: nobody has looked since.
      const { id } = (await api('POST', '', { url, types: ['violation.reviewed'] })).body
      await decide('reopen')
      received.length = 0
      await sender.send()
      const actions = () => received.map(({ event }) => event.data.action)
      assert.deepEqual(actions(), ['reopen'])
      // One waits, and one is not numbered yet, when the address changes.
      answer = () => 503
      await decide('elevated_risk')
      await sender.send()
      answer = () => 200
      await decide('mark_fixed')
      await api('PATCH', `/${id}`, { url: `${url}/new` })
      await decide('reopen')
      received.length = 0
      await sender.send(at(HOUR))
      assert.deepEqual(actions(), ['reopen'])
      const [, left] = (await api('GET', `/${id}/deliveries`)).body.deliveries
      assert.deepEqual([left.state, left.failure], ['given_up', 'The address was changed before it could be sent.'])
      for (const each of [id, listening]) await api('DELETE', `/${each}`)
    })
  })

  test('the same as a stream that goes on where it broke off; a key that ends is disconnected from the next', async () => {
    /** Reads until so many events have come. */
    const read = async (count: number, query = '', headers: Record<string, string> = {}, act = async () => undefined as unknown) => {
      const abort = new AbortController()
      const response = await fetch(`${desk.url}/public/v2/events${query}`, {
        headers: { 'x-api-key': key, ...headers },
        signal: abort.signal,
      })
      assert.equal(response.status, 200)
      assert.match(response.headers.get('content-type')!, /^text\/event-stream/)
      await act()
      const found: { type: string; id: number; data: any }[] = []
      let text = ''
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        text += chunk
        const parts = text.split('\n\n')
        text = parts.pop()!
        for (const part of parts) {
          const match = /^event: (.+)\nid: (\d+)\ndata: (.+)$/.exec(part)
          if (match) found.push({ type: match[1]!, id: Number(match[2]), data: JSON.parse(match[3]!) })
        }
        if (found.length >= count) break
      }
      abort.abort()
      return found
    }
    const audit = await plantAudit(desk.db, desk.workspaceId, [{}])
    const decide = (action: string) => v1('POST', `v1/violations/${audit.violations[0]}/review`, { action })
    const [one] = await read(1, '', {}, () => decide('mark_fixed'))
    assert.deepEqual([one!.type, one!.data.data.action], ['violation.reviewed', 'mark_fixed'])
    for (const action of ['reopen', 'elevated_risk']) await decide(action)
    await v1('POST', `v1/violations/${audit.violations[0]}/comments`, { comment: 'Now.' })
    const rest = await read(3, '', { 'last-event-id': String(one!.id) })
    assert.deepEqual(
      rest.map(({ id, data }) => [id - one!.id, data.data.action ?? null]),
      [
        [1, 'reopen'],
        [2, 'elevated_risk'],
        [3, null],
      ],
    )
    const [comment] = await read(1, `?after=${one!.id}&types=violation.commented`)
    assert.equal(comment!.data.data.comment.content, 'Now.')
    const status = async (query: string) => (await v1('GET', `v2/events${query}`)).status
    for (const wrong of ['?types=x', '?after=-1', '?after=x']) assert.equal(await status(wrong), 422)
    // Another workspace has its own.
    const other = await createWorkspace(desk.db, 'Other')
    const { key: theirs } = await createKey(desk.db, other.id, 'theirs', null)
    const { rows } = await desk.db.query('select count(*)::int as n from events where workspace_id = $1', [other.id])
    assert.equal(rows[0].n, 0)
    const foreign = await fetch(`${desk.url}/public/v2/events?after=0`, {
      headers: { 'x-api-key': theirs },
      signal: AbortSignal.timeout(300),
    })
    await assert.rejects(foreign.text(), 'nothing to read')
    // Events are kept for a week; whoever asks for older ones is told.
    await forgetEvents(desk.db, desk.workspaceId, new Date(Date.now() + 8 * 24 * HOUR))
    await decide('reopen')
    assert.equal(
      (await desk.db.query('select 1 from events where workspace_id = $1', [desk.workspaceId])).rowCount,
      0,
      'nobody listens by now',
    )
    const short = await createKey(desk.db, desk.workspaceId, 'short', null)
    await revokeKey(desk.db, short.id)
    assert.equal((await fetch(`${desk.url}/public/v2/events`, { headers: { 'x-api-key': short.key } })).status, 401)
  })

  const within = async (milliseconds: number, ask: () => boolean | Promise<boolean>) => {
    const end = Date.now() + milliseconds
    while (!(await ask())) {
      assert.ok(Date.now() < end, `not within ${milliseconds} ms`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  /** A workspace with events, a key to it, and how to open its stream. */
  const streamed = async (name: string, events: object[]) => {
    const { id } = await createWorkspace(desk.db, name)
    const made = await createKey(desk.db, id, name, null)
    const add = (last: number, data: object[]) =>
      transaction(desk.db, async (client) => {
        await startListening(client, id)
        const at = new Date().toISOString()
        return appendEvents(
          client,
          id,
          last,
          data.map((one) => ({ type: 'audit.completed' as const, subject: name, at, data: one })),
        )
      })
    await add(0, events)
    const open = (after: number) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { 'x-api-key': made.key, 'last-event-id': String(after) }
        get(`${desk.url}/public/v2/events`, { headers, agent: false }, resolve).on('error', reject)
      })
    return { id, add, open, key: made }
  }

  test('a stream goes on as fast as it is read; one that is not read ends with its key, and the server goes on', async (t) => {
    // Before any stream is open: an interval that was made before could no longer be cleared.
    t.mock.timers.enable({ apis: ['setInterval'] })
    const large = Array.from({ length: 200 }, (_, i) => ({ i, filler: 'x'.repeat(60_000) }))
    const { open, key: made } = await streamed('slow', large)
    const read = await open(0)
    let [text, ids] = ['', [] as number[]]
    for await (const chunk of read.setEncoding('utf8')) {
      text += chunk
      const parts = text.split('\n\n')
      text = parts.pop()!
      ids.push(...parts.flatMap((part) => /^event: .+\nid: (\d+)$/m.exec(part)?.[1] ?? []).map(Number))
      if (ids.length >= large.length) break
    }
    assert.deepEqual(
      ids,
      large.map((_, i) => i + 1),
    )
    const unread = await open(0)
    await within(10_000, () => unread.socket.bytesRead > 100_000)
    await revokeKey(desk.db, made.id)
    const status = async () => (await fetch(`${desk.url}/public/v1/audits`, { headers: { 'x-api-key': made.key } })).status
    await within(5000, async () => (await status()) === 401)
    for (let heartbeat = 0; heartbeat < 4; heartbeat++) {
      t.mock.timers.tick(20_000)
      assert.equal(await status(), 401)
    }
    await new Promise((resolve) => unread.resume().on('close', resolve))
    assert.ok(unread.complete, 'ended, not broken off')
  })

  test('a key has ten streams at once, however they are opened', async () => {
    const { open } = await streamed('many', [])
    const answers = await Promise.all(Array.from({ length: 12 }, () => open(0)))
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [...Array<number>(10).fill(200), 429, 429])
    for (const answer of answers) answer.destroy()
    await within(5000, async () => {
      const again = await open(0)
      again.destroy()
      return again.statusCode === 200
    })
  })

  test('whoever comes back after a loss is told of it, even where nothing is left', { timeout: 60_000 }, async () => {
    const { id, add, open } = await streamed('away', [{}, {}, {}])
    const first = async (after: number) => {
      for await (const chunk of (await open(after)).setEncoding('utf8')) {
        const found = /event: (\w+)\nid: (\d+)\ndata: (.+)\n\n/.exec(chunk as string)
        if (found) return found.slice(1)
      }
      return null
    }
    const later = new Date(Date.now() + 8 * 24 * HOUR)
    await forgetEvents(desk.db, id, later)
    // What happened from then on was not kept: the one who had everything is told as well.
    assert.deepEqual(await first(3), ['gap', '4', '{"first":5}'])
    await add(4, [{}])
    await forgetEvents(desk.db, id, later)
    assert.deepEqual(await first(4), ['gap', '5', '{"first":6}'])
  })

  test('some hundred events while the receiver fails and returns: none lost, the order kept', async () => {
    const { requests } = await eventsUnderOutage(desk.db, { events: 300, audits: 8 })
    assert.ok(requests >= 300)
  })
})
