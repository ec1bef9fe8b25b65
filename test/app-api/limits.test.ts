import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Readable } from 'node:stream'
import { after, before, describe, test } from 'node:test'
import { newId } from '../../src/db/base/ids.ts'
import { findUpload } from '../../src/db/audits/uploads.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'
import { plantPage } from './planted-page.ts'

const MEGABYTE = 1024 * 1024

/** Uploads files of some megabytes as a stream, so that the client itself has little of them in memory. */
async function upload(browser: Browser, desk: Desk, megabytes: number): Promise<{ status: number; body: any }> {
  const boundary = 'parts-of-the-test'
  const chunk = Buffer.alloc(MEGABYTE, 'words ')
  function* body() {
    yield Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="large.txt"\r\ncontent-type: text/plain\r\n\r\n`,
    )
    for (let count = 0; count < megabytes; count++) yield chunk
    yield Buffer.from(`\r\n--${boundary}--\r\n`)
  }
  const sent = request(`${desk.url}/app/api/w/${desk.workspaceId}/uploads`, {
    method: 'POST',
    headers: {
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: desk.url,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  })
  const answered = once(sent, 'response')
  // A server that refuses closes the connection on what still comes.
  sent.on('error', () => undefined)
  Readable.from(body()).pipe(sent)
  const [response] = (await answered) as [IncomingMessage]
  let text = ''
  for await (const piece of response) text += String(piece)
  sent.destroy()
  return { status: response.statusCode!, body: JSON.parse(text) }
}

describe('what one person may ask of the server', () => {
  let desk: Desk
  let viewer: Browser
  before(async () => {
    desk = await startDesk({ settings: { UPLOAD_MEGABYTES: '400' } })
    viewer = await desk.member('viewer', 'Vera')
  })
  after(() => desk.close())

  test('heavy snapshots are sealed beside the loop, few at a time for each person, and kept for a while', async () => {
    const html = `<!doctype html><title>Heavy</title><p>klimaneutral</p>${'<b>a</b>'.repeat(60_000)}`
    const page = await plantPage(desk.db, desk.workspaceId, html, ['klimaneutral'])
    const path = `${desk.url}/app/api/w/${desk.workspaceId}/assets/${page.assetId}/snapshot`
    const loop = monitorEventLoopDelay({ resolution: 10 })
    loop.enable()
    const answers = await Promise.all(Array.from({ length: 12 }, () => viewer.fetch('GET', `${path}?here=${newId()}`)))
    loop.disable()
    const statuses = answers.map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 200).length, 6, statuses.join(' '))
    const refused = answers.find(({ status }) => status === 503)!
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    assert.match(((await refused.json()) as { detail: string }).detail, /pages are being prepared for you/)
    // What is left on the loop is reading and sending the pages.
    assert.ok(loop.max / 1e6 < 3000, `${Math.round(loop.max / 1e6)} ms`)
    const first = await (await viewer.fetch('GET', path)).text()
    await desk.db.query('delete from asset_contents where workspace_id = $1 and asset_id = $2', [desk.workspaceId, page.assetId])
    assert.equal(await (await viewer.fetch('GET', path)).text(), first)
    assert.equal((await viewer.fetch('GET', `${path}?here=${newId()}`)).status, 404)
  })

  test('requests of one person are held to a rate, those of others are not', async (t) => {
    const strict = await startDesk({ databaseUrl: desk.databaseUrl, settings: { RATE_LIMIT_PEOPLE: '20' } })
    t.after(() => strict.close())
    const ask = (browser: Browser) => browser.fetch('GET', `${strict.url}/app/api/w/${desk.workspaceId}/members`)
    const answers = []
    for (let count = 0; count < 25; count++) answers.push(await ask(viewer))
    assert.ok(answers.slice(0, 20).every(({ status }) => status === 200))
    const refused = answers.at(-1)!
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers.get('retry-after')) > 0)
    assert.equal((await ask(await desk.member('viewer', 'Ruhig'))).status, 200)
    // Before signing in the address counts: those of signed-in people are not counted to it.
    const nobody = desk.browser()
    assert.equal((await nobody.fetch('GET', `${strict.url}/app/api/session`)).status, 200)
  })

  test('live streams are limited for each person, and one that ends makes room', async () => {
    const open = async (browser: Browser) => {
      const abort = new AbortController()
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const url = `${desk.url}/app/api/w/${desk.workspaceId}/events`
      return { abort, response: await fetch(url, { headers: { cookie }, signal: abort.signal }) }
    }
    const streams = []
    for (let count = 0; count < 20; count++) streams.push(await open(viewer))
    assert.ok(streams.every(({ response }) => response.status === 200))
    const { response: refused } = await open(viewer)
    assert.equal(refused.status, 429)
    assert.match(((await refused.json()) as { detail: string }).detail, /20 live views open/)
    const other = await open(await desk.member('viewer', 'Otto'))
    assert.equal(other.response.status, 200)
    streams[0]!.abort.abort()
    let again = await open(viewer)
    while (again.response.status === 429) again = await open(viewer)
    assert.equal(again.response.status, 200)
    for (const { abort } of [...streams, other, again]) abort.abort()
  })

  test('three uploads of 99 MB at once take little memory, are whole, and the quota of the workspace holds', async () => {
    const editor = await desk.member('editor', 'Edda')
    const before = process.memoryUsage.rss()
    let most = before
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
    const answers = await Promise.all([99, 99, 99].map((megabytes) => upload(editor, desk, megabytes)))
    clearInterval(watch)
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body.uploads[0].size]),
      Array.from({ length: 3 }, () => [201, 99 * MEGABYTE]),
    )
    const grown = Math.round((most - before) / MEGABYTE)
    assert.ok(grown < 250, `+${grown} MB`)
    const { content } = (await findUpload(desk.db, desk.workspaceId, answers[0]!.body.uploads[0].id))!
    assert.equal(content.length, 99 * MEGABYTE)
    assert.ok(content.subarray(-MEGABYTE).equals(Buffer.alloc(MEGABYTE, 'words ')))

    const refused = await upload(editor, desk, 99)
    assert.equal(refused.status, 413)
    assert.match(refused.body.detail, /at most 400 MB together/)
    const { rows } = await desk.db.query('select count(*)::int as n, count(distinct upload_id)::int as files from upload_parts')
    assert.deepEqual(rows[0], { n: 3 * 99, files: 3 }, 'nothing stays of what was refused')
    assert.equal((await upload(editor, desk, 1)).status, 201)
  })
})
