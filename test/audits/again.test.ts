import assert from 'node:assert/strict'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { after, before, describe, test } from 'node:test'
import type { AuditSource } from '../../src/audits/service-interface.ts'
import { packText, unpackBytes } from '../../src/db/audits/packing.ts'
import { storeUpload } from '../../src/db/audits/uploads.ts'
import { writeSetting } from '../../src/db/settings/settings.ts'
import { ruleChanges } from '../../src/audits/rule-changes.ts'
import { SYSTEM } from '../../src/reviews/chart/actor.ts'
import { stateCode } from '../../src/reviews/chart/chart.ts'
import { keptCounts, recount } from '../helpers/audit.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { page, startSite } from '../helpers/site.ts'
import type { Answer, Site } from '../helpers/site.ts'
import { docx, pdf } from '../text/fixtures.ts'

const PACKS = ['eu-green-claims']
const CLAIM = '<p>Our eco-friendly bottle keeps tea warm.</p>'
const OTHER = '<p>This mug is climate neutral, and so is the lid.</p>'

type Send = (request: IncomingMessage, response: ServerResponse) => void

/** A page with an entity tag: 304 to whoever has it. */
const tagged =
  (html: string, etag = `"${html.length}"`): Send =>
  (request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
    else response.writeHead(200, { 'content-type': 'text/html', etag }).end(html)
  }

/** What differs from run to run although nothing was changed. */
const OWN = ['id', 'audit_id', 'asset_id', 'group_id', 'place', 'created_at', 'rule_version_id']
const alike = (rows: Record<string, unknown>[], own = OWN) =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !own.includes(key))))
const ASSET_OWN = ['id', 'audit_id', 'position', 'fetched_at', 'source', 'same_as', 'earlier_id', 'carried']

describe('sites that are audited again', () => {
  let auditing: Auditing
  const workspace = () => auditing.workspaceId
  before(async () => {
    auditing = await startAuditing()
  })
  const sites: Site[] = []
  const serve: typeof startSite = async (pages) => {
    const site = await startSite(pages)
    sites.push(site)
    return site
  }
  after(() => Promise.all([auditing.close(), ...sites.map((site) => site.close())]))

  const run = async (sources: AuditSource[], packs = PACKS) => {
    const audit = await auditing.ended(await auditing.start(sources, packs, workspace(), 'collected'))
    const counts = await keptCounts(auditing.db, workspace(), audit.id)
    assert.deepEqual(counts, await recount(auditing.db, workspace(), audit.id), 'counters')
    return { ...audit, assets: await auditing.assets(audit.id), violations: await auditing.violations(audit.id) }
  }
  const crawl = (url: string): AuditSource[] => [{ kind: 'crawl', url: `${url}/`, maxPages: 50, maxDepth: 5 }]
  const byPath = (assets: any[]) => new Map(assets.map((asset) => [new URL(asset.url).pathname, asset]))

  test('a page that is as it was keeps the request and the answer it came with; one that is sent anew has its own', async () => {
    const pages: Record<string, Answer> = { '/': tagged(page('Home', CLAIM, ['/b'])), '/b': tagged(page('B', OTHER)) }
    const site = await serve(pages)
    const kept = async ({ id }: { id: string }) => {
      const { rows } = await auditing.db.query<{ url: string; exchanges: Buffer }>(
        'select a.url, c.exchanges from asset_contents c join assets a on a.id = c.asset_id where a.audit_id = $1 order by a.url',
        [id],
      )
      return rows.map(({ exchanges }) => JSON.parse(unpackBytes(exchanges).toString()))
    }
    const first = await kept(await run(crawl(site.url)))
    assert.deepEqual(
      first.map(([{ method, url, status }]) => [method, new URL(url).pathname, status]),
      [
        ['GET', '/', 200],
        ['GET', '/b', 200],
      ],
    )
    pages['/b'] = tagged(page('B', `${OTHER} It is new.`))
    const second = await run(crawl(site.url))
    const again = await kept(second)
    assert.equal(second.unchanged_assets, 1)
    assert.deepEqual(again[0], first[0])
    assert.notEqual(again[1][0].at, first[1][0].at)
    const checked = await run(crawl(site.url), ['eu-green-claims', 'alcohol'])
    assert.deepEqual([checked.unchanged_assets, await kept(checked)], [0, again])
  })

  test('pages that have not changed are taken over whole, the others are checked, and their findings share groups', async () => {
    const pages: Record<string, Answer> = {
      '/': tagged(page('Home', CLAIM, ['/dated', '/plain', '/changes'])),
      '/dated': (request, response) => {
        const modified = 'Tue, 01 Sep 2026 10:00:00 GMT'
        if (request.headers['if-modified-since'] === modified) response.writeHead(304).end()
        else response.writeHead(200, { 'content-type': 'text/html', 'last-modified': modified }).end(page('Dated', OTHER, ['/deep']))
      },
      '/plain': page('Plain', CLAIM + OTHER),
      '/changes': tagged(page('Changes', '<p>Nothing yet.</p>')),
    }
    // Compressed and not, the same version.
    pages['/deep'] = (request, response) => {
      if (request.headers['if-none-match'] === '"d-gzip"')
        response.writeHead(304, { etag: 'W/"d"', 'content-encoding': 'gzip', 'content-length': 1e9 }).end()
      else response.writeHead(200, { 'content-type': 'text/html', etag: '"d-gzip"' }).end(page('Deep', '<p>Nothing to find.</p>'))
    }
    const statuses: string[] = []
    const site = await serve((path) => (request, response) => {
      response.on('finish', () => statuses.push(`${path} ${response.statusCode}`))
      const answer = pages[path]
      if (typeof answer === 'function') answer(request, response)
      else response.writeHead(answer ? 200 : 404, { 'content-type': 'text/html' }).end(answer)
    })
    const first = await run(crawl(site.url))
    assert.equal(first.completed_assets, 5)
    assert.ok(first.violations.length >= 4)
    assert.equal(first.unchanged_assets, 0)
    statuses.length = 0
    pages['/changes'] = tagged(page('Changes', CLAIM), '"new"')
    const second = await run(crawl(site.url))
    assert.deepEqual(statuses.filter((line) => !line.startsWith('/robots')).toSorted(), [
      '/ 304',
      '/changes 200',
      '/dated 304',
      '/deep 304',
      '/plain 200',
    ])
    assert.deepEqual([second.status, second.completed_assets, second.unchanged_assets, second.base_id], ['COMPLETED', 5, 4, first.id])
    const [before, now] = [byPath(first.assets), byPath(second.assets)]
    for (const path of ['/', '/dated', '/plain', '/deep']) {
      assert.equal(now.get(path).same_as, before.get(path).id, path)
      assert.deepEqual(alike([now.get(path)], ASSET_OWN), alike([before.get(path)], ASSET_OWN), path)
    }
    assert.equal(now.get('/changes').same_as, null)
    const unchanged = (rows: any[]) => rows.filter((row) => !row.asset_url.endsWith('/changes'))
    assert.deepEqual(alike(unchanged(second.violations)), alike(first.violations))
    const groups = Map.groupBy(second.violations, (row: any) => row.violating_text.toLowerCase())
    assert.ok(groups.get('eco-friendly')!.some((row: any) => row.asset_url.endsWith('/changes')))
    for (const [text, rows] of groups) {
      for (const rule of Map.groupBy(rows, (row: any) => row.rule_id).values())
        assert.equal(new Set(rule.map((row: any) => row.group_id)).size, 1, text)
    }
    assert.ok(second.violations.every((row: any) => row.audit_id === second.id && row.state === 0))
    assert.equal(new Set(second.violations.map((row: any) => row.place)).size, second.violations.length)
    const { rows: kept } = await auditing.db.query(
      `select count(*)::int as n from assets a join assets b on b.workspace_id = a.workspace_id and b.id = a.same_as
       join asset_contents c on c.workspace_id = a.workspace_id and c.asset_id = a.id
       join asset_contents d on d.workspace_id = b.workspace_id and d.asset_id = b.id and d.packed = c.packed where a.audit_id = $1`,
      [second.id],
    )
    assert.equal(kept[0].n, 4)

    // A third run stands on what the second has taken over.
    statuses.length = 0
    const third = await run(crawl(site.url))
    assert.deepEqual([third.unchanged_assets, third.base_id], [5, second.id])
    assert.equal(statuses.filter((line) => line.endsWith(' 304')).length, 4)
    assert.deepEqual(alike(third.violations), alike(second.violations))
  })

  test('a page that a rule did not finish is checked again, from what is kept; so is every page under other settings', async () => {
    const site = await serve({ '/': tagged(page('Home', CLAIM, ['/b'])), '/b': tagged(page('B', OTHER)) })
    const first = await run(crawl(site.url))
    await auditing.db.query(`update assets set rule_failures = '[{"rule_id":"x","message":"it took too long"}]' where id = $1`, [
      byPath(first.assets).get('/b').id,
    ])
    const second = await run(crawl(site.url))
    assert.equal(second.unchanged_assets, 1)
    const again = byPath(second.assets).get('/b')
    assert.deepEqual([again.same_as, again.rule_failures, again.content_hash], [null, [], byPath(first.assets).get('/b').content_hash])
    assert.deepEqual(alike(second.violations), alike(first.violations))
    // Findings that were deleted since are found anew.
    await auditing.db.query('delete from violations where audit_id = $1 and asset_id = $2', [second.id, again.id])
    const third = await run(crawl(site.url))
    assert.deepEqual([third.unchanged_assets, third.total_violations], [1, first.total_violations])

    await writeSetting(auditing.db, workspace(), 'allowed_texts', [{ text: 'eco-friendly', rule_id: null }])
    const hits = site.hits.get('/b')
    const allowed = await run(crawl(site.url))
    await writeSetting(auditing.db, workspace(), 'allowed_texts', [])
    assert.equal(allowed.unchanged_assets, 0)
    assert.equal(site.hits.get('/b'), hits! + 1)
    assert.ok(allowed.violations.length > 0 && allowed.violations.length < first.violations.length)
  })

  test('servers that say what is not so are not believed', async () => {
    const [old, renewed] = [page('Old', CLAIM), page('New', OTHER)]
    const asked: string[] = []
    let time = 1
    const html = (response: ServerResponse, body: string, headers = {}) =>
      response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body)
    const site = await serve({
      '/': page('Home', '<p>Nothing here.</p>', ['/same-tag', '/other-tag', '/never', '/unasked']),
      // The same tag, other bytes.
      '/same-tag': (_request, response) => html(response, time === 1 ? old : renewed, { etag: '"1"' }),
      // 304, but of another version than the one it was asked about.
      '/other-tag': (request, response) => {
        if (request.headers['if-none-match']) response.writeHead(304, { etag: '"2"' }).end()
        else html(response, time === 1 ? `${old} ` : `${renewed} `, { etag: time === 1 ? '"1"' : '"2"' })
      },
      // 304 to everybody, always.
      '/never': (_request, response) => response.writeHead(304).end(),
      // 304 to a request without a condition, until it insists.
      '/unasked': (request, response) => {
        asked.push(
          Object.keys(request.headers)
            .filter((name) => name.startsWith('if-'))
            .join(),
        )
        if (request.headers['cache-control'] === 'no-cache') html(response, `${old}  `)
        else response.writeHead(304).end()
      },
    })
    const first = await run(crawl(site.url))
    const never = byPath(first.assets).get('/never')
    assert.deepEqual([never.state, never.reason], ['failed', 'The server says that the page has not changed (304), but it never sent it.'])
    assert.equal(byPath(first.assets).get('/unasked').state, 'completed')
    time = 2
    const second = byPath((await run(crawl(site.url))).assets)
    assert.deepEqual(asked, ['', '', '', ''])
    assert.deepEqual(
      ['/same-tag', '/other-tag'].map((path) => second.get(path).title),
      ['New', 'New'],
    )
    assert.equal(second.get('/never').state, 'failed')
    assert.equal(second.get('/unasked').same_as, byPath(first.assets).get('/unasked').id)
  })

  test('listed pages, texts and files are compared as well', async () => {
    const site = await serve({ '/a': tagged(page('A', CLAIM)), '/b': page('B', OTHER), '/c': tagged(page('C', CLAIM), '"c"') })
    const upload = await storeUpload(auditing.db, workspace(), null, { name: 'note.md', type: 'text/markdown' }, [
      Buffer.from('# A\n\nOur eco-friendly bag.'),
    ])
    const sources: AuditSource[] = [
      { kind: 'urls', urls: ['/a', '/b', '/c'].map((path) => site.url + path) },
      { kind: 'text', name: 'post', text: 'An eco-friendly post.' },
      { kind: 'files', uploadIds: [upload.id] },
    ]
    const first = await run(sources)
    const second = await run(sources)
    assert.deepEqual([second.completed_assets, second.unchanged_assets], [5, 5])
    assert.deepEqual(alike(second.violations), alike(first.violations))
    // What is no longer kept is asked for whole.
    await auditing.db.query(`delete from asset_contents where asset_id = any($1)`, [
      second.assets.filter((asset: any) => asset.url.endsWith('/c')).map((asset: any) => asset.id),
    ])
    const third = await run(sources)
    assert.deepEqual([third.completed_assets, third.unchanged_assets], [5, 4])
    assert.deepEqual(alike(third.violations), alike(first.violations))
  })

  test('what is kept is checked again as if it had been read anew, and nothing is fetched', async () => {
    const latin = Buffer.from(
      page('Grün', '<p>Our eco-friendly bag, grün und schön.</p>').replace('<head>', '<head><meta charset="windows-1252">'),
      'latin1',
    )
    const site = await serve({
      '/latin.html': (_request, response) => response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end(latin),
      '/utf8.html': tagged(page('Plain', `${CLAIM}<img alt="climate neutral 🌍 mug">`)),
      '/note.md': (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/markdown' }).end('\ufeff# Title\r\n\r\nOur *eco-friendly* bag.\r\n'),
    })
    const files: [string, Uint8Array][] = [
      [
        'offer.docx',
        docx({ 'word/document.xml': '<w:p><w:r><w:t>Our eco-friendly bag. It is climate neutral.</w:t></w:r></w:p>'.repeat(2) }),
      ],
      ['offer.pdf', pdf([['Our eco-friendly bag.', 'It is climate neutral.']])],
    ]
    const uploadIds: string[] = []
    for (const [name, bytes] of files)
      uploadIds.push((await storeUpload(auditing.db, workspace(), null, { name, type: '' }, [Buffer.from(bytes)])).id)
    const first = await run([
      { kind: 'urls', urls: ['/latin.html', '/utf8.html', '/note.md'].map((path) => site.url + path) },
      { kind: 'files', uploadIds },
    ])
    assert.deepEqual(
      first.assets.map((asset: any) => [asset.type, asset.violations > 0]),
      [
        ['docx', true],
        ['pdf', true],
        ['html', true],
        ['markdown', true],
        ['html', true],
      ],
    )
    const hits = new Map(site.hits)
    const recheck = async (id: string) => (await auditing.service.recheck(auditing.db, workspace(), SYSTEM, id))!.id
    const second = await auditing.ended(await recheck(first.id))
    const [assets, violations] = [await auditing.assets(second.id), await auditing.violations(second.id)]
    assert.deepEqual(site.hits, hits)
    assert.deepEqual([second.unchanged_assets, second.site_id, second.run], [0, first.site_id, first.run + 1])
    assert.deepEqual(alike(assets, ASSET_OWN), alike(first.assets, ASSET_OWN))
    assert.deepEqual(alike(violations), alike(first.violations))
    const contents = (id: string) =>
      auditing.db.query(
        `select c.packed, c.snapshot from asset_contents c
         join assets a on a.workspace_id = c.workspace_id and a.id = c.asset_id where a.audit_id = $1 order by a.url`,
        [id],
      )
    assert.deepEqual((await contents(second.id)).rows, (await contents(first.id)).rows)

    const gone = assets.find((asset) => asset.type === 'docx')
    await auditing.db.query('delete from asset_contents where asset_id = $1', [gone.id])
    // Of another only the extracted text is left.
    const thinned = assets.find((asset) => asset.type === 'markdown')
    await auditing.db.query(`update asset_contents set packed = $2, page_kept = false where asset_id = $1`, [
      thinned.id,
      packText({ source: '', blocks: [] }),
    ])
    const third = await auditing.ended(await recheck(second.id))
    assert.deepEqual([third.completed_assets, third.failed_assets], [3, 2])
    const failed = (await auditing.assets(third.id)).filter((asset) => asset.state === 'failed')
    for (const { reason } of failed) assert.match(reason, /no longer kept.*run the audit again/)

    // Run again after that, the site is read from where it is, and what was learned of it is still known.
    const { id } = (await auditing.service.again(auditing.db, workspace(), SYSTEM, second.id))!
    const fourth = await auditing.ended(id)
    assert.deepEqual([fourth.completed_assets, fourth.unchanged_assets], [5, 3])
    assert.deepEqual(alike(await auditing.violations(id)), alike(first.violations))
  })

  test('an audit says which of its rules are not what they were, and what that touches', async () => {
    const first = await run([{ kind: 'text', name: 'rules', text: 'An eco-friendly bag, an eco-friendly box. It is climate neutral.' }])
    const changes = () => ruleChanges(auditing.db, workspace(), first.id)
    assert.deepEqual(await changes(), { latest: true, rules: [], findings: 0, dismissals: 0, assets_kept: 1, assets_gone: 0 })
    const [{ rule_id: rule, rule_name: name, rule_version_id: version }] = first.violations
    const findings = first.violations.filter((row: any) => row.rule_id === rule).length
    await auditing.db.query(`update reviews set state = $3, dismissal_reason = 'fine' where audit_id = $1 and violation_id = $2`, [
      first.id,
      first.violations[0].id,
      stateCode('dismissed'),
    ])
    await auditing.db.query(
      `update rule_counts set counts[1] = counts[1] - 1, counts[$3] = counts[$3] + 1
       where audit_id = $1 and rule = (select number from audit_rules where audit_id = $1 and rule_version_id = $2)`,
      [first.id, version, stateCode('dismissed') + 1],
    )
    // Another version that looks for the same.
    await auditing.db.query(`update rule_versions set version = 'before' where id = $1`, [version])
    assert.deepEqual((await changes())!.rules, [{ rule_id: rule, name, change: 'wording', findings, dismissals: 0 }])
    await auditing.db.query(`update rule_versions set meaning = 'another' where id = $1`, [version])
    assert.deepEqual(await changes(), {
      latest: true,
      rules: [{ rule_id: rule, name, change: 'meaning', findings, dismissals: 1 }],
      findings,
      dismissals: 1,
      assets_kept: 1,
      assets_gone: 0,
    })
    const { id } = (await auditing.service.recheck(auditing.db, workspace(), SYSTEM, first.id))!
    await auditing.ended(id)
    assert.equal((await changes())!.latest, false)
    assert.deepEqual((await ruleChanges(auditing.db, workspace(), id))!.rules, [])
  })
})
