import assert from 'node:assert/strict'
import http from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { after, before, describe, test } from 'node:test'
import { openChromium } from '../browser/browser.ts'
import { BASE, CLIENT, EMAIL, PASSWORD, startProxied } from './served.ts'
import type { Proxied } from './served.ts'

let served: Proxied
let cookie = ''

/** An answer as it travels: not decoded. */
function raw(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: Record<string, string | undefined>; body: Buffer; status: number }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers, rejectUnauthorized: false, agent: false }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({ headers: answer.headers as Record<string, string>, body: Buffer.concat(parts), status: answer.statusCode! }),
        )
      })
      .on('error', reject)
  })
}

describe('behind nginx', () => {
  before(async () => {
    served = await startProxied()
  })
  after(() => served.close())

  test('below a path: the API, its document, the page and everything the page names', async () => {
    const { below, fetch } = served
    const health = await fetch(`${below}/public/v1/healthz`)
    assert.deepEqual([health.status, await health.json()], [200, { status: 'pass' }])
    for (const document of ['public', 'app'])
      assert.deepEqual(((await (await fetch(`${below}/${document}/openapi.json`)).json()) as any).servers[0].url, BASE)
    const moved = await fetch(below)
    assert.deepEqual([moved.status, new URL(moved.headers.get('location')!).pathname], [308, `${BASE}/`])
    const page = await fetch(`${below}/w/1/audits`, { headers: { accept: 'text/html' } })
    const html = await page.text()
    assert.equal(page.headers.get('content-encoding'), 'br')
    assert.match(html, new RegExp(`<meta name="base-path" content="${BASE}">`))
    const named = [...html.matchAll(/\b(?:href|src)="(\/[^"]+)"/g)].map(([, address]) => address!)
    assert.ok(named.length >= 4, html.slice(0, 400))
    const encodings: string[] = []
    for (const address of named) {
      assert.ok(address.startsWith(`${BASE}/`), address)
      const file = await fetch(new URL(address, below).href)
      assert.equal(file.status, 200, address)
      encodings.push(`${file.headers.get('content-encoding')} ${file.headers.get('cache-control')}`)
    }
    assert.ok(encodings.includes('br public, max-age=31536000, immutable'), encodings.join('; '))
    assert.equal((await fetch(`${below}x/public/v1/healthz`)).status, 404, 'another path of the host is not ours')
  })

  test('the cookie goes to the path alone, and the address of the client is its own', async () => {
    const { below, fetch, invite } = served
    const origin = new URL(below).origin
    const answer = await fetch(`${below}/app/api/links/accept`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': '6.6.6.6' },
      body: JSON.stringify({ token: await invite(), name: 'Rosa', password: PASSWORD }),
    })
    assert.equal(answer.status, 200, await answer.text())
    const cookies = answer.headers.getSetCookie()
    assert.ok(cookies.length >= 2)
    for (const each of cookies) assert.match(each, new RegExp(`^__Secure-imprimatur.*; Path=${BASE};.*Secure`, 'i'))
    cookie = cookies.map((each) => each.split(';')[0]).join('; ')
    const { events } = (await (await fetch(`${below}/app/api/auth/events`, { headers: { cookie } })).json()) as any
    assert.equal(events[0].address, CLIENT)
    const foreign = await fetch(`${below}/app/api/auth/sign-out`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', cookie },
    })
    assert.equal(foreign.status, 403)
  })

  test('a list of templates is compressed for who asks; what sets a cookie or answers a change is not', async () => {
    const address = `${served.own}/public/v1/template`
    const ask = (encoding?: string, more = {}) =>
      raw(address, { 'x-api-key': served.key, ...(encoding && { 'accept-encoding': encoding }), ...more })
    const plain = await ask()
    assert.equal(plain.headers['content-encoding'], undefined)
    const [br, gz] = [await ask('gzip, br'), await ask('br;q=0, gzip;q=0.5')]
    assert.deepEqual([br.headers['content-encoding'], gz.headers['content-encoding']], ['br', 'gzip'])
    assert.ok(brotliDecompressSync(br.body).equals(plain.body) && gunzipSync(gz.body).equals(plain.body))
    assert.ok(br.body.length * 5 < plain.body.length, `${br.body.length} of ${plain.body.length} bytes`)
    assert.match(br.headers['vary']!, /Accept-Encoding/)
    assert.equal(br.headers['etag'], `W/${plain.headers['etag']}`)
    assert.equal((await ask('br', { 'if-none-match': br.headers['etag'] })).status, 304)
    assert.equal((await ask('identity')).headers['content-encoding'], undefined)
  })

  test('an upload of many megabytes arrives', async () => {
    const form = new FormData()
    form.append('file', new Blob(['Plain words of an uploaded file.\n'.repeat(600_000)]), 'large.txt')
    const whole = new Response(form)
    const answer = await served.fetch(`${served.own}/public/v2/uploads`, {
      method: 'POST',
      headers: { 'x-api-key': served.key, 'content-type': whole.headers.get('content-type')! },
      body: Buffer.from(await whole.arrayBuffer()),
    })
    assert.equal(answer.status, 201, await answer.text())
  })

  test('an event stream is neither held back nor compressed', async () => {
    const answer = await served.fetch(`${served.below}/app/api/w/${served.workspaceId}/events`, {
      headers: { cookie, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
    })
    assert.equal(answer.headers.get('content-encoding'), null)
    const reader = answer.body!.getReader()
    // It would come only when the stream ends, which it does not.
    assert.match(Buffer.from((await reader.read()).value as Uint8Array).toString(), /^retry: 2000/)
    await reader.cancel()
  })

  test('two servers replaced one after the other under load lose no request', async () => {
    const outcomes: Record<string, number> = {}
    let rolled = false
    const origin = new URL(served.own).origin
    const client = async (number: number) => {
      while (!rolled) {
        const asked =
          number % 2 === 0
            ? served.fetch(`${served.own}/public/v1/audits`, { headers: { 'x-api-key': served.key } })
            : served.fetch(`${served.own}/app/api/auth/sign-out`, { method: 'POST', headers: { origin } })
        const outcome = await asked.then(
          async (answer) => `${answer.status}${answer.ok ? '' : await answer.text()}`,
          (error: Error) => String(error.cause ?? error),
        )
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      }
    }
    const clients = Promise.all(Array.from({ length: 8 }, (_, number) => client(number)))
    try {
      await served.replace(0, 300)
      await served.replace(1, 300)
    } finally {
      rolled = true
      await clients
    }
    assert.deepEqual(Object.keys(outcomes), ['200'], JSON.stringify(outcomes))
    assert.ok(outcomes['200']! > 50, JSON.stringify(outcomes))
  })

  test('in a browser: signing in below the path', async () => {
    const context = await (await openChromium()).newContext({ ignoreHTTPSErrors: true, locale: 'en-GB' })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('response', (answer) => answer.status() >= 400 && complaints.push(`${answer.status()} ${answer.url()}`))
    await page.goto(`${served.below}/w/${served.workspaceId}/rules`)
    await page.getByLabel('E-mail').fill(EMAIL)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`${served.below}/w/${served.workspaceId}/rules`)
    await page.getByRole('link', { name: 'Audits' }).first().click()
    await page.waitForURL(`${served.below}/w/${served.workspaceId}/audits`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const { name, path, secure } of await context.cookies()) assert.deepEqual([path, secure], [BASE, true], name)
    assert.deepEqual(complaints, [])
    await context.close()
  })
})
