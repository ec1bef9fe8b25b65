import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { ApiError, createClient, events } from '../../sdk/src/index.ts'
import type { Client, NumberedEvent } from '../../sdk/src/index.ts'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { plantAudit } from '../helpers/audit.ts'
import { answerWith, breakDown, startRelay } from './relay.ts'
import { blocksOf } from '../../sdk/src/server-sent.ts'
import type { OnTheWay, Relay } from './relay.ts'

test('data with separators of lines that JSON leaves as they are is whole', async () => {
  const data = JSON.stringify({ comment: 'one\u2028two\u2029three' })
  const body = new Blob([`id: 4\nevent: x\ndata: ${data}\n\n`]).stream()
  const blocks = await Array.fromAsync(blocksOf(body, () => undefined))
  assert.deepEqual(blocks, [{ type: 'x', id: '4', data, retry: null }])
})

describe('the event stream of the client', () => {
  let api: Api
  let relay: Relay
  let client: Client
  let violation: string
  before(async () => {
    api = await startApi()
    relay = await startRelay(api.url)
    client = createClient({ baseUrl: relay.url, apiKey: api.key })
    violation = (await plantAudit(api.db, api.workspaceId, [{}])).violations[0]!
  })
  after(async () => {
    await relay.close()
    await api.close()
  })
  /** Decides past the relay, which is asked for streams alone. */
  const decide = (action: string) => api.call('POST', `/violations/${violation}/review`, { json: { action } })
  const actionOf = (event: NumberedEvent) => (event.type === 'violation.reviewed' ? event.data.action : event.type)
  /** Gives on what the server sends, until `cut` says so; one need not wait long before connecting again. */
  const until =
    (cut: (text: string) => unknown): OnTheWay =>
    async (_request, response, forward) => {
      const answer = await forward()
      response.writeHead(answer.statusCode!, answer.headers)
      let text = ''
      for await (const chunk of answer) {
        const part = String(chunk).replace('retry: 2000', 'retry: 20')
        response.write(part)
        text += part
        if (await cut(text)) break
      }
      response.destroy()
    }

  test('goes on behind what it knows, however a connection breaks: none is lost, none comes twice', async () => {
    const seen: NumberedEvent[] = []
    relay.next(
      // Breaks before there was an event, and while the next one happens nobody listens.
      until(async (text) => {
        if (!text.includes('\n\n')) return false
        await decide('mark_fixed')
        return true
      }),
      breakDown,
      answerWith(503, { 'retry-after': '0' }),
      until(async (text) => {
        if (!text.includes('mark_fixed')) return false
        await decide('reopen')
        await decide('elevated_risk')
        return true
      }),
    )
    // Of events that were lost the test would wait for ever.
    const signal = AbortSignal.timeout(30_000)
    for await (const event of events(client, { types: ['violation.reviewed'], signal })) {
      seen.push(event)
      if (seen.length === 3) break
    }
    assert.deepEqual(seen.map(actionOf), ['mark_fixed', 'reopen', 'elevated_risk'])
    const [first, second, third] = seen.map(({ number }) => number)
    assert.deepEqual([second, third], [first! + 1, first! + 2])
    assert.equal(relay.asked.length, 5)
    assert.equal(relay.asked[0]!.headers['last-event-id'], undefined)
    assert.equal(relay.asked.at(-1)!.headers['last-event-id'], String(first))
    relay.next()
    for await (const event of events(client, { after: first! })) {
      assert.equal(event.number, second)
      break
    }
  })

  test('ends with its signal, and with a server that refuses', async () => {
    const abort = new AbortController()
    const reason = new Error('enough')
    relay.next(until(() => void abort.abort(reason)))
    const stream = events(client, { signal: abort.signal })
    await assert.rejects(stream.next(), reason)
    const refused = events(createClient({ baseUrl: api.url, apiKey: 'wrong' }))
    await assert.rejects(refused.next(), (error) => error instanceof ApiError && error.status === 401)
  })
})
