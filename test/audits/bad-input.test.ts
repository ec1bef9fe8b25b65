import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createGzip } from 'node:zlib'
import { unpackText } from '../../src/db/audits/packing.ts'
import { SYSTEM } from '../../src/reviews/chart/actor.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { page, startSite } from '../helpers/site.ts'
import type { Answer, Site } from '../helpers/site.ts'

/** Each fault fails its own asset, with an understandable reason; the audit ends and the valid page is checked. */
describe('sites that misbehave', () => {
  let auditing: Auditing
  let site: Site
  before(async () => {
    auditing = await startAuditing({ settings: { FETCH_SECONDS: '2' } })
    site = await startSite((path) => {
      const zeros = Buffer.alloc(1024 * 1024)
      const pages: Record<string, Answer> = {
        '/good': page('Good', '<p>Our eco-friendly bottle.</p>'),
        '/loop': (_q, r) => r.writeHead(302, { location: '/loop2' }).end(),
        '/loop2': (_q, r) => r.writeHead(302, { location: '/loop' }).end(),
        '/private': (_q, r) => r.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
        '/endless': (_q, r) => {
          r.writeHead(200, { 'content-type': 'text/html' })
          const more = () => {
            while (!r.destroyed && r.write(zeros));
          }
          r.on('drain', more)
          more()
        },
        '/drip': (_q, r) => {
          r.writeHead(200, { 'content-type': 'text/html' })
          const timer = setInterval(() => r.write('x'), 200)
          r.on('close', () => clearInterval(timer))
        },
        '/reset': (_q, r) => {
          r.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' })
          r.write('<p>half')
          setTimeout(() => r.socket?.resetAndDestroy(), 50)
        },
        '/charset': (_q, r) =>
          r
            .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
            .end(
              Buffer.from(
                page('Caf\xe9', '<p>Le caf\xe9 est servi toute la journ\xe9e, m\xeame en \xe9t\xe9, \xe0 la fen\xeatre.</p>').replace(
                  'lang="en"',
                  'lang="fr"',
                ),
                'latin1',
              ),
            ),
        '/soft404': page('Page not found', '<p>Sorry, the page you were looking for could not be found.</p>'),
        '/login':
          '<!doctype html><title>Sign in</title><h1>Sign in</h1><form method="post"><input name="user"><input type="password" ' +
          'name="p"><button>Sign in</button></form>',
        '/bomb': (_q, r) => {
          r.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          const gzip = createGzip()
          gzip.pipe(r)
          const more = () => {
            while (!r.destroyed && gzip.write(zeros));
          }
          gzip.on('drain', more)
          r.on('close', () => gzip.destroy())
          more()
        },
        '/liar.pdf': (_q, r) =>
          r.writeHead(200, { 'content-type': 'application/pdf' }).end(page('Not a PDF', '<p>Our eco-friendly lie.</p>')),
        '/picture': (_q, r) =>
          r.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
        '/own.xml': (_q, r) =>
          r
            .writeHead(200, { 'content-type': 'application/xml' })
            .end(
              `<sitemapindex><sitemap><loc>${site.url}/own.xml</loc></sitemap><sitemap><loc>${site.url}/list.xml</loc></sitemap>` +
                `</sitemapindex>`,
            ),
        '/list.xml': (_q, r) =>
          r.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset><url><loc>${site.url}/good</loc></url></urlset>`),
      }
      return pages[path]
    })
  })
  after(async () => {
    await auditing.close()
    await site.close()
  })

  const FAILING: Record<string, RegExp> = {
    '/loop': /redirect/i,
    '/private': /169\.254\.169\.254/,
    '/endless': /(larger|large|MB|time|seconds)/i,
    '/drip': /(long|seconds|slow|time)/i,
    '/reset': /(broke|cut|connection|closed)/i,
    '/soft404': /(not found|error page)/i,
    '/login': /(sign|log)/i,
    '/bomb': /(unpack|decompress|larger|expands)/i,
    '/picture': /(picture|image|PNG)/i,
    '/missing': /404|not (there|found)/i,
  }

  test('every fault is named, and the good page is checked all the same', async () => {
    const paths = ['/good', '/charset', '/liar.pdf', ...Object.keys(FAILING)]
    const id = await auditing.start([{ kind: 'urls', urls: paths.map((path) => site.url + path) }], ['eu-green-claims'])
    const audit = await auditing.ended(id)
    assert.equal(audit.status, 'COMPLETED')
    const assets = new Map((await auditing.assets(id)).map((asset) => [asset.url.slice(site.url.length), asset]))
    for (const [path, reason] of Object.entries(FAILING)) {
      assert.equal(assets.get(path).state, 'failed', path)
      assert.match(assets.get(path).reason, reason, path)
    }
    for (const path of ['/good', '/charset', '/liar.pdf'])
      assert.equal(assets.get(path).state, 'completed', `${path}: ${assets.get(path).reason}`)
    const { rows } = await auditing.db.query('select packed from asset_contents where asset_id = $1', [assets.get('/charset').id])
    assert.match(unpackText(rows[0].packed).source, /café est servi/)
    assert.equal(assets.get('/liar.pdf').type, 'html')
    assert.equal(audit.total_violations, 2)
  })

  test('a sitemap that lists itself ends', async () => {
    const id = await auditing.start([{ kind: 'sitemap', url: `${site.url}/own.xml` }], ['eu-green-claims'])
    assert.deepEqual(
      [(await auditing.ended(id)).status, (await auditing.assets(id)).filter((asset) => asset.state === 'completed').length],
      ['COMPLETED', 1],
    )
  })

  test('50,000 addresses in one sitemap are all taken up, and the audit can be cancelled in the middle', async (t) => {
    const large = await startSite((path) => {
      if (path !== '/large.xml') return page(`Page ${path}`, '<p>Hello.</p>')
      const listed = Array.from(
        { length: 50_000 },
        (_, n) => `<url><loc>http://127.0.0.1:${new URL(large.url).port}/p${n}</loc></url>`,
      ).join('')
      return (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed}</urlset>`)
    })
    t.after(() => large.close())
    const id = await auditing.start([{ kind: 'sitemap', url: `${large.url}/large.xml` }], ['eu-green-claims'])
    const planned = async () => (await auditing.db.query('select planning, total_assets from audits where id = $1', [id])).rows[0]
    while ((await planned()).planning) await new Promise((resolve) => setTimeout(resolve, 100))
    assert.equal((await planned()).total_assets, 50_000)
    await auditing.service.cancel(auditing.db, auditing.workspaceId, SYSTEM, id)
    const { rows } = await auditing.db.query('select state, count(*)::int as n from assets where audit_id = $1 group by state', [id])
    const count = (state: string) => rows.find((row) => row.state === state)?.n ?? 0
    assert.equal(count('completed') + count('cancelled') + count('failed'), 50_000)
    assert.ok(count('cancelled') > 40_000, JSON.stringify(rows))
  })

  test('a page whose server breaks off is asked for again, a bounded number of times, and the asset says how often', async (t) => {
    const cut: Answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' }).write('<p>half')
      setTimeout(() => response.socket?.resetAndDestroy(), 20)
    }
    const shaky: Awaited<ReturnType<typeof startSite>> = await startSite((path) => {
      if (path === '/robots.txt') return shaky.hits.get(path) === 1 ? cut : (_request, response) => response.writeHead(404).end()
      if (path === '/') return page('Home', '<p>Our eco-friendly bottle.</p>', ['/twice', '/always', '/after'])
      if (path === '/always' || (path === '/twice' && shaky.hits.get(path)! <= 2)) return cut
      return page(path, `<p>This is our eco-friendly page ${path}.</p>`)
    })
    t.after(() => shaky.close())
    const id = await auditing.start([{ kind: 'crawl', url: `${shaky.url}/`, maxPages: 10, maxDepth: 3 }], ['eu-green-claims'])
    assert.equal((await auditing.ended(id)).status, 'COMPLETED')
    const assets = new Map((await auditing.assets(id)).map((asset) => [asset.url.slice(shaky.url.length), asset]))
    assert.deepEqual(
      ['/', '/twice', '/after'].map((path) => [assets.get(path).state, assets.get(path).note]),
      [
        ['completed', null],
        ['completed', 'The server failed 2 times before it sent the page.'],
        ['completed', null],
      ],
    )
    assert.equal(assets.get('/always').state, 'failed')
    assert.match(assets.get('/always').reason, /^The server closed the connection .* It was tried 3 times\.$/)
    assert.deepEqual(
      ['/robots.txt', '/', '/twice', '/always', '/after'].map((path) => shaky.hits.get(path)),
      [2, 1, 3, 3, 1],
    )
  })

  test('a robots.txt that forbids all: nothing is read, and the reason is kept', async (t) => {
    const closed = await startSite({ '/robots.txt': 'User-agent: *\nDisallow: /', '/': page('Home', '<p>Hello.</p>') })
    t.after(() => closed.close())
    const id = await auditing.start([{ kind: 'crawl', url: `${closed.url}/`, maxPages: 10, maxDepth: 3 }], ['eu-green-claims'])
    const audit = await auditing.ended(id)
    assert.equal(audit.status, 'FAILED')
    assert.match((await auditing.assets(id))[0].reason, /robots\.txt/)
    assert.ok(!closed.hits.has('/'))
  })
})
