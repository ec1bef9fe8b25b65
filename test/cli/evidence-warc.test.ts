import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { startApi } from '../helpers/api.ts'
import type { Api } from '../helpers/api.ts'
import { runCommand } from '../helpers/command.ts'
import { EvidenceBag } from '../helpers/evidence-bag.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { page, startSite } from '../helpers/site.ts'
import type { Answer, Site } from '../helpers/site.ts'
import { readWarc } from '../helpers/warc.ts'
import { pdf } from '../text/fixtures.ts'

const html = (title: string) => page(title, `<p>Our eco-friendly ${title.toLowerCase()}.</p>`)
const LATIN = Buffer.from(html('Café').replace('<head>', '<head><meta charset="windows-1252">'), 'latin1')
const PACKED = Buffer.from(html('Packed'))

const PAGES: Record<string, Answer> = {
  '/packed': (_, response) =>
    response.writeHead(200, 'Fine', { 'content-type': 'text/html', 'content-encoding': 'gzip', 'x-seen': 'yes' }).end(gzipSync(PACKED)),
  '/pieces': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': ['a=1', 'b=2'] })
    response.write('<!doctype html>')
    response.end(html('Pieces'))
  },
  '/latin': (_, response) => response.writeHead(200, { 'content-type': 'text/html', 'content-length': LATIN.length }).end(LATIN),
  '/moved': (_, response) => response.writeHead(301, { location: '/latin?from=moved' }).end('Go there'),
  '/latin?from=moved': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(LATIN),
  '/file.pdf': (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end(pdf([['An eco-friendly cup']])),
}

describe('the WARC file of an audit', () => {
  let api: Api
  let site: Site
  let audit: string
  const folder = temporaryFolder('warc')
  const run = (...args: string[]) =>
    runCommand([...args, '--database-url', api.databaseUrl, '--allow-hosts', '127.0.0.1', '--data', folder.path, '--json'])
  const write = async (file: string, of = audit) => {
    const { code, json, stderr } = await run('evidence', of, '--to', folder.at(file))
    assert.equal(code, 0, stderr)
    return json
  }
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

  before(async () => {
    api = await startApi()
    site = await startSite(PAGES)
    writeFileSync(folder.at('note.md'), 'Our eco-friendly note.\n')
    const sources = [...Object.keys(PAGES), '/gone'].map((path) => site.url + path)
    const { json } = await run('audit', ...sources, folder.at('note.md'), '--workspace', api.workspaceId, '--packs', 'eu-green-claims')
    audit = json.id
  })
  after(async () => {
    await site?.close()
    await api?.close()
    folder.remove()
  })

  test('has each page with its request and its answer, in the words of the server, the body as it was read', async () => {
    const { warc } = await write('one.warc')
    assert.deepEqual(warc, { response: 5, resource: 1, conversion: 1, none: 1 })
    const records = readWarc(readFileSync(folder.at('one.warc')))
    const [info] = records
    assert.equal(info!.type, 'warcinfo')
    assert.match(info!.block.toString(), /^software: Imprimatur .*\r\nformat: WARC File Format 1\.1\r\n/)
    const of = (path: string, type: string) =>
      records.find((one) => one.type === type && one.headers.get('warc-target-uri') === site.url + path)!
    for (const path of ['/packed', '/pieces', '/latin', '/moved', '/latin?from=moved']) {
      const [request, response] = [of(path, 'request'), of(path, 'response')]
      assert.equal(request.http!.line, `GET ${path} HTTP/1.1`)
      assert.equal(request.http!.headers.get('host'), new URL(site.url).host)
      assert.match(request.http!.headers.get('user-agent')!, /^Imprimatur/)
      assert.equal(request.headers.get('warc-concurrent-to'), response.headers.get('warc-record-id'))
    }
    const packed = of('/packed', 'response').http!
    assert.deepEqual([packed.line, packed.headers.get('x-seen')], ['HTTP/1.1 200 Fine', 'yes'])
    assert.deepEqual(packed.body, PACKED)
    assert.deepEqual(
      ['content-encoding', 'x-archive-orig-content-encoding', 'content-length'].map((name) => packed.headers.get(name)),
      [undefined, 'gzip', String(PACKED.length)],
    )
    const pieces = of('/pieces', 'response')
    assert.equal(pieces.http!.headers.get('transfer-encoding'), undefined)
    assert.equal(pieces.http!.body.toString(), `<!doctype html>${html('Pieces')}`)
    assert.match(pieces.block.toString(), /\r\nset-cookie: a=1\r\nset-cookie: b=2\r\n/)
    const latin = of('/latin', 'response')
    assert.deepEqual(latin.http!.body, LATIN)
    assert.equal(latin.headers.get('warc-payload-digest'), `sha256:${sha256(LATIN)}`)
    const moved = of('/moved', 'response')
    assert.deepEqual(
      [moved.http!.line, moved.http!.headers.get('location'), moved.http!.body.length, moved.headers.get('warc-truncated')],
      ['HTTP/1.1 301 Moved Permanently', '/latin?from=moved', 0, 'unspecified'],
    )
    const file = of('/file.pdf', 'conversion')
    assert.match(file.block.toString(), /An eco-friendly cup/)
    const note = records.find(({ type }) => type === 'resource')!
    assert.deepEqual([note.headers.get('content-type'), note.block.toString()], ['text/markdown', 'Our eco-friendly note.\n'])
    assert.equal(of('/gone', 'response'), undefined)
  })

  test('is the same packed, record by record', async () => {
    await write('two.warc')
    await write('two.warc.gz')
    const [, ...records] = readWarc(readFileSync(folder.at('two.warc')))
    const [, ...unpacked] = readWarc(gunzipSync(readFileSync(folder.at('two.warc.gz'))))
    assert.deepEqual(
      unpacked.map(({ headers }) => [...headers]),
      records.map(({ headers }) => [...headers]),
    )
  })

  test('lies in the archive of evidence, whose script holds each page against it', async () => {
    const { warc } = await write('one.zip')
    assert.equal(warc.response, 5)
    const bag = EvidenceBag.unzip(folder.at('one.zip'), folder.path, audit)
    assert.equal(bag.script().status, 0, bag.script().stdout)
    const records = new Map(readWarc(readFileSync(bag.at('data/pages.warc'))).map((one) => [one.headers.get('warc-record-id'), one]))
    for (const { url, state, warc_record: id, content_sha256: hash, page_bytes: bytes } of bag.rows('pages.jsonl')) {
      assert.equal(id === null, state === 'failed', url)
      if (bytes) assert.equal(records.get(id)!.headers.get('warc-payload-digest'), `sha256:${hash}`)
    }
  })

  test('pages from before requests were kept are resources', async () => {
    await api.db.query('update asset_contents set exchanges = null where workspace_id = $1', [api.workspaceId])
    const { warc } = await write('old.warc')
    assert.deepEqual(warc, { response: 0, resource: 6, conversion: 1, none: 1 })
    const records = readWarc(readFileSync(folder.at('old.warc')))
    const latin = records.find(({ headers }) => headers.get('warc-target-uri') === `${site.url}/latin`)!
    assert.deepEqual([latin.type, latin.headers.get('content-type')], ['resource', 'text/html'])
    assert.deepEqual(latin.block, LATIN)
    await write('old.zip')
    const bag = EvidenceBag.unzip(folder.at('old.zip'), folder.path, audit)
    assert.equal(bag.script().status, 0, bag.script().stdout)
  })
})
