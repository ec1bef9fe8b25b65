import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { verifyWebhook, WebhookError } from '../../sdk/src/index.ts'
import type { WebhookRequest } from '../../sdk/src/index.ts'

const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`
const [OLD, NEW] = [newSecret(), newSecret()]
const AT = new Date(1_790_000_000_000)
const now = AT.getTime()
const BODY = '{"type":"audit.completed","data":{"name":"Größe ✓"}}'
const sign = (secret: string, body = BODY, at = AT) => new Webhook(secret).sign('msg_1', at, body)
const headersWith = (signature: string, at = AT) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': signature,
})
const refused = (request: Partial<WebhookRequest>, why: RegExp) =>
  assert.rejects(
    verifyWebhook({ body: BODY, headers: headersWith(sign(NEW)), secret: NEW, now, ...request }),
    (error) => error instanceof WebhookError && why.test(error.message),
  )

test('takes what standardwebhooks signs, as text and as bytes, by any form of headers', async () => {
  const headers = headersWith(sign(NEW))
  const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]))
  for (const body of [BODY, new TextEncoder().encode(BODY)])
    for (const given of [headers, upper, new Headers(headers)]) {
      const event = await verifyWebhook({ body, headers: given, secret: NEW, now })
      assert.deepEqual(event, JSON.parse(BODY))
    }
  await verifyWebhook({ body: BODY, headers, secret: NEW.slice('whsec_'.length), now })
})

test('says the same as standardwebhooks of any text, and of one with a character changed', async () => {
  const both = async (text: string, body: string, headers: Record<string, string>) => {
    const said = await verifyWebhook({ body, headers, secret: NEW }).then(
      (event) => event,
      () => null,
    )
    const expected = await Promise.resolve()
      .then(() => new Webhook(NEW).verify(body, headers))
      .catch(() => null)
    assert.deepEqual(said, expected, text)
  }
  await fc.assert(
    fc.asyncProperty(fc.json(), fc.nat(), async (text, place) => {
      const at = new Date()
      const headers = headersWith(sign(NEW, text, at), at)
      await both(text, text, headers)
      const index = place % text.length
      await both(text, `${text.slice(0, index)}x${text.slice(index + 1)}`, headers)
    }),
    { numRuns: 100 },
  )
})

test('while a key is rotated, one of several signatures and one of several secrets is enough', async () => {
  const rotating = headersWith(`v1a,AAAA ${sign(OLD)} ${sign(NEW)}`)
  for (const secret of [OLD, NEW, [OLD, NEW], [newSecret(), OLD]]) await verifyWebhook({ body: BODY, headers: rotating, secret, now })
  await verifyWebhook({ body: BODY, headers: headersWith(sign(NEW)), secret: [OLD, NEW], now })
  await refused({ secret: OLD }, /No signature/)
  await refused({ secret: [] }, /No signature/)
})

test('refuses another text, id or time, old and future ones, and what is no webhook', async () => {
  await refused({ body: BODY.replace('audit', 'audix') }, /No signature/)
  await refused({ headers: { ...headersWith(sign(NEW)), 'webhook-id': 'msg_2' } }, /No signature/)
  await refused({ headers: headersWith(sign(NEW), new Date(now + 1000)) }, /No signature/)
  for (const signature of ['v2,x', 'v1,', 'v1,***', sign(NEW).slice(0, -2)])
    await refused({ headers: headersWith(signature) }, /No signature/)
  await refused({ now: now + 301_000 }, /too old/)
  await refused({ now: now - 301_000 }, /of the future/)
  await verifyWebhook({ body: BODY, headers: headersWith(sign(NEW)), secret: NEW, now: now + 301_000, tolerance: 600 })
  await refused({ headers: {} }, /no webhook-id/)
  await refused({ headers: { ...headersWith(sign(NEW)), 'webhook-timestamp': 'now' } }, /number of seconds/)
  await refused({ secret: 'whsec_' }, /not base64/)
  await refused({ body: 'no', headers: headersWith(sign(NEW, 'no')) }, /no JSON/)
})
