import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { newId } from '../../src/db/base/ids.ts'
import { plantAudit } from '../helpers/audit.ts'
import { Browser, startDesk } from './desk.ts'
import type { Desk } from './desk.ts'

interface Event {
  event: string
  id: string | null
  data: Record<string, unknown>
}

/** Reads server-sent events until it is stopped. */
class Stream {
  readonly #abort: AbortController
  readonly #reader: AsyncIterator<Event>
  readonly headers: Headers

  constructor(response: Response, abort: AbortController) {
    this.headers = response.headers
    this.#abort = abort
    this.#reader = events(response.body!)
  }

  static async open(browser: Browser, path: string, headers: Record<string, string> = {}): Promise<Stream> {
    const abort = new AbortController()
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${browser.url}/app/api${path}`, { headers: { cookie, ...headers }, signal: abort.signal })
    assert.equal(response.status, 200)
    return new Stream(response, abort)
  }

  /** The next event with this name; others before it are skipped. */
  async next(name: string): Promise<Event> {
    for (;;) {
      const { value, done } = await this.#reader.next()
      assert.ok(!done, 'the stream ended')
      if (value.event === name) return value
    }
  }

  async ended(): Promise<boolean> {
    for (;;) if ((await this.#reader.next()).done) return true
  }

  close(): void {
    this.#abort.abort()
  }
}

async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = Object.fromEntries(
        text
          .slice(0, end)
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      )
      text = text.slice(end + 2)
      if (fields.event) yield { event: fields.event, id: fields.id ?? null, data: JSON.parse(fields.data ?? '{}') }
    }
  }
}

describe('changes as they happen', () => {
  let desk: Desk
  let second: Desk
  let ilse: Browser
  let mara: Browser
  before(async () => {
    desk = await startDesk()
    second = await startDesk({ databaseUrl: desk.databaseUrl })
    ilse = await desk.member('owner', 'Ilse')
    mara = await desk.member('reviewer', 'Mara')
  })
  after(async () => {
    await second.close()
    await desk.close()
  })

  test('decisions, comments and progress reach those who look, also through another process and by the API', async (t) => {
    const audit = await plantAudit(
      desk.db,
      desk.workspaceId,
      Array.from({ length: 6 }, () => ({ group: 'one' })),
    )
    // The same person on another server with the same database.
    const elsewhere = new Browser(second.url, desk.workspaceId)
    for (const [name, value] of mara.cookies) elsewhere.cookies.set(name, value)
    const stream = await Stream.open(elsewhere, `/w/${desk.workspaceId}/audits/${audit.id}/events`)
    t.after(() => stream.close())
    assert.match(stream.headers.get('content-type')!, /^text\/event-stream/)
    const first = await stream.next('audit')
    assert.deepEqual([first.data.status, first.data.version, (first.data.by_state as { undecided: number }).undecided], ['COMPLETED', 0, 6])
    await ilse.call('POST', '/w/reviews', { json: { scope: { violation_id: audit.violations[0] }, action: 'urgent_violation' } })
    const decided = await stream.next('trail')
    assert.deepEqual(
      [decided.id, decided.data.action, decided.data.violation_id, decided.data.count],
      ['1', 'urgent_violation', audit.violations[0], 1],
    )
    const { key } = await createKey(desk.db, desk.workspaceId, 'bridge', ilse.userId)
    const headers = { 'x-api-key': key, 'content-type': 'application/json' }
    await fetch(`${desk.url}/public/v1/violations/${audit.violations[1]}/comments`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ comment: 'look' }),
    })
    const commented = await stream.next('trail')
    assert.deepEqual(
      [commented.data.action, commented.data.comment, (commented.data.actor as { name: string }).name],
      ['comment', 'look', 'bridge'],
    )
    await desk.db.query(`update audits set status = 'RUNNING', completed_assets = 0 where id = $1`, [audit.id])
    const progressed = await stream.next('audit')
    assert.deepEqual([progressed.data.status, progressed.data.completed_assets, progressed.data.version], ['RUNNING', 0, 2])
    const again = await Stream.open(elsewhere, `/w/${desk.workspaceId}/audits/${audit.id}/events`, { 'last-event-id': '1' })
    t.after(() => again.close())
    assert.equal((await again.next('trail')).id, '2', 'a reader who lost the line goes on from where it was')
  })

  test('what happened between reading and opening the stream is sent, also when the connection broke before any entry', async (t) => {
    const audit = await plantAudit(desk.db, desk.workspaceId, [{}, {}])
    const decide = (violation: string) =>
      ilse.call('POST', '/w/reviews', { json: { scope: { violation_id: violation }, action: 'urgent_violation' } })
    const { body: read } = await mara.call('GET', `/w/audits/${audit.id}/violations`)
    assert.equal(read.version, 0)
    await decide(audit.violations[0]!)
    const stream = await Stream.open(mara, `/w/${desk.workspaceId}/audits/${audit.id}/events?since=${read.version}`)
    t.after(() => stream.close())
    const first = await stream.next('audit')
    assert.deepEqual([first.id, first.data.version], ['0', 1], 'the entry is still to come')
    const entry = await stream.next('trail')
    assert.deepEqual([entry.id, entry.data.violation_id], ['1', audit.violations[0]])

    const broken = await Stream.open(mara, `/w/${desk.workspaceId}/audits/${audit.id}/events`)
    const { id } = await broken.next('audit')
    broken.close()
    await decide(audit.violations[1]!)
    const again = await Stream.open(mara, `/w/${desk.workspaceId}/audits/${audit.id}/events`, { 'last-event-id': id! })
    t.after(() => again.close())
    assert.equal((await again.next('trail')).data.violation_id, audit.violations[1])
    assert.equal((await mara.call('GET', `/w/audits/${audit.id}/events?since=-1`)).status, 422)
  })

  test('more changes than are sent become a reload event', async (t) => {
    const audit = await plantAudit(desk.db, desk.workspaceId, [{}])
    for (let index = 0; index < 120; index++) {
      await desk.db.query(
        `insert into trail select workspace_id, id, $2, now(), ` +
          `'{"actor":{"kind":"system","id":null,"name":"system"},"action":"comment"}', '', '' from audits where id = $1`,
        [audit.id, index + 1],
      )
    }
    await desk.db.query('update audits set trail_length = 120 where id = $1', [audit.id])
    const stream = await Stream.open(ilse, `/w/${desk.workspaceId}/audits/${audit.id}/events`, { 'last-event-id': '3' })
    t.after(() => stream.close())
    assert.equal((await stream.next('reload')).data.id, audit.id)
  })

  test('the list of audits fills live', async (t) => {
    const stream = await Stream.open(ilse, `/w/${desk.workspaceId}/events`)
    t.after(() => stream.close())
    await stream.next('audit')
    const audit = await plantAudit(desk.db, desk.workspaceId, [{}])
    for (;;) if ((await stream.next('audit')).data.id === audit.id) break
  })

  test('no stream for an unknown audit or without a session; a server that stops ends its streams', async () => {
    assert.equal((await ilse.call('GET', `/w/audits/${newId()}/events`)).status, 404)
    assert.equal((await desk.browser().call('GET', '/w/events')).status, 401)
    const third = await startDesk({ databaseUrl: desk.databaseUrl })
    const browser = new Browser(third.url, desk.workspaceId)
    for (const [name, value] of ilse.cookies) browser.cookies.set(name, value)
    const stream = await Stream.open(browser, `/w/${desk.workspaceId}/events`)
    await stream.next('audit')
    const [ended] = await Promise.all([stream.ended(), third.close()])
    assert.equal(ended, true)
  })
})
