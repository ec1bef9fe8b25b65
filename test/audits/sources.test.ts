import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { after, before, describe, test } from 'node:test'
import { zipSync } from 'fflate'
import { COMMAND_LINE } from '../../src/db/trail/admin.ts'
import { unpackText } from '../../src/db/audits/packing.ts'
import { storeUpload } from '../../src/db/audits/uploads.ts'
import { makeEndpoint } from '../../src/db/events/webhook-endpoints.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { writeSetting } from '../../src/db/settings/settings.ts'
import { confidenceOf, readMeasured } from '../../src/packs/measured.ts'
import { SYSTEM } from '../../src/reviews/chart/actor.ts'
import { keptCounts, recount } from '../helpers/audit.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { page, startSite } from '../helpers/site.ts'
import { closeServer } from '../helpers/close-server.ts'

const CLAIM = '<p>Our eco-friendly bottle keeps tea warm.</p>'
const PACKS = ['eu-green-claims']

describe('audits', () => {
  let auditing: Auditing
  before(async () => {
    auditing = await startAuditing()
  })
  after(() => auditing.close())

  test('pasted text and posts: exact places, groups, rules by version, counters', async () => {
    const posts = JSON.stringify([{ text: 'An eco-friendly bag' }, { text: 'Another eco-friendly bag' }])
    const id = await auditing.start(
      [
        { kind: 'text', name: 'note.txt', text: 'Buy our Eco-Friendly bag.' },
        { kind: 'text', name: 'posts.json', text: posts },
      ],
      PACKS,
    )
    const audit = await auditing.ended(id)
    assert.deepEqual(
      [audit.status, audit.total_assets, audit.completed_assets, audit.failed_assets, audit.total_violations],
      ['COMPLETED', 2, 2, 0, 3],
    )
    const violations = await auditing.violations(id)
    assert.equal(new Set(violations.map((violation) => violation.group_id)).size, 1, 'same rule, same text but for case: one group')
    const { rows } = await auditing.db.query(
      `select a.url, c.packed from assets a join asset_contents c on c.workspace_id = a.workspace_id and c.asset_id = a.id
       where a.audit_id = $1`,
      [id],
    )
    for (const violation of violations) {
      const { source } = unpackText(rows.find((row) => row.url === violation.asset_url).packed)
      assert.equal(source.slice(violation.span_start, violation.span_end), violation.violating_text)
      assert.ok(violation.reason && violation.recommended_solution && violation.sentence && violation.fingerprint)
    }
    const versions = await auditing.db.query(
      `select v.* from rule_versions v join audit_rules a on a.workspace_id = v.workspace_id and a.rule_version_id = v.id
       where a.audit_id = $1`,
      [id],
    )
    const rule = versions.rows.find((row) => row.id === violations[0].rule_version_id)
    assert.ok(rule.description && rule.explanation && rule.version.length === 16)
    assert.ok(versions.rows.every((row) => row.pack === 'eu-green-claims'))
    assert.deepEqual(await keptCounts(auditing.db, auditing.workspaceId, id), await recount(auditing.db, auditing.workspaceId, id))
  })

  test('what an audit finds and its end reach a webhook, by the worker itself', async () => {
    const { id: workspaceId } = await createWorkspace(auditing.db, 'Told')
    const arrived: { type: string; data: any }[] = []
    let told = Promise.withResolvers<void>()
    const receiver = createServer((request, response) => {
      // As a page to read it never answers.
      if (request.method === 'GET') return
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        arrived.push(JSON.parse(body))
        response.writeHead(204).end()
        if (arrived.at(-1)!.type === 'audit.completed') told.resolve()
      })
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
    await makeEndpoint(auditing.db, workspaceId, { url, types: [] }, { actor: COMMAND_LINE })
    const id = await auditing.start([{ kind: 'text', name: 'note.txt', text: 'Buy our eco-friendly bag.' }], PACKS, workspaceId)
    await told.promise
    const [violation] = await auditing.violations(id)
    assert.deepEqual(
      arrived.map(({ type, data }) => [type, data.audit_id, data.violation_ids ?? data.status]),
      [
        ['violation.found', id, [violation.id]],
        ['audit.completed', id, 'COMPLETED'],
      ],
    )
    assert.deepEqual([arrived[0]!.data.by_severity, arrived[0]!.data.unchanged], [{ HIGH: 1 }, false])
    told = Promise.withResolvers<void>()
    const endless = await auditing.start([{ kind: 'urls', urls: [`${url}page`] }], PACKS, workspaceId)
    assert.equal(await auditing.service.cancel(auditing.db, workspaceId, SYSTEM, endless), true)
    await told.promise
    assert.deepEqual([arrived.length, arrived[2]!.data.audit_id, arrived[2]!.data.status], [3, endless, 'CANCELLED'])
    await closeServer(receiver)
  })

  test('what is likely unfounded on a web page is held back and counted', async () => {
    const filler = Array.from({ length: 60 }, (_, n) => `<p>Part ${n} tells how a heat pump is planned and which rooms it warms.</p>`)
    const text = `<html lang="en"><title>Pumps</title>${filler.join('')}<p>The shop has 20% off every pump.</p></html>`
    const id = await auditing.start([{ kind: 'text', name: 'pumps.html', text }], ['eu-consumer'])
    assert.equal((await auditing.ended(id)).total_violations, 0)
    assert.equal((await auditing.assets(id))[0].held, 1)
  })

  test('what several rules say of the same words is one violation, with its law, its market and the other rules', async () => {
    const footer = '<nav><a href="/bags">Eco-friendly bags</a></nav><footer><p>Our eco-friendly bags.</p></footer>'
    const id = await auditing.start(
      ['a', 'b'].map((name) => ({ kind: 'text', name: `${name}.html`, text: page(name, `<p>Nothing else, on ${name}.</p>${footer}`) })),
      ['eu-green-claims', 'us-green-guides'],
    )
    assert.equal((await auditing.ended(id)).total_violations, 2)
    const violations = await auditing.violations(id)
    assert.equal(new Set(violations.map((violation) => violation.group_id)).size, 1, 'boilerplate on every page is one group')
    const [{ rule_id: leading, law, jurisdiction, language, confidence, also }] = violations
    assert.deepEqual([leading, jurisdiction, language], ['eu-green-claims.eco-friendly', ['EU'], 'EN'])
    assert.ok(confidence > 0.5 && confidence < 1, 'weighed for the finding on its page')
    const text = await auditing.start([{ kind: 'text', name: 'Bags', text: 'Our eco-friendly bags.' }], ['eu-green-claims'])
    await auditing.ended(text)
    assert.equal(
      (await auditing.violations(text))[0].confidence,
      confidenceOf(readMeasured()!, leading),
      'of no web page: that of the rule',
    )
    assert.match(law, /2005\/29\/EC/)
    assert.equal(also.length, 1)
    const { rows: kept } = await auditing.db.query('select also_rules from violations where audit_id = $1', [id])
    assert.deepEqual(kept, Array(2).fill({ also_rules: 'us-green-guides.general-benefit' }), 'a filter by rule finds the others by it')
    const { rows: assets } = await auditing.db.query('select held from assets where audit_id = $1', [id])
    assert.deepEqual(assets, Array(2).fill({ held: 2 }), 'both rules held back what stands in the menu')
    assert.deepEqual([also[0].rule_id, also[0].jurisdiction, also[0].text], ['us-green-guides.general-benefit', ['US'], 'eco-friendly'])
    assert.ok(also[0].law && also[0].reason && also[0].severity && also[0].rule_name)
    assert.deepEqual(await keptCounts(auditing.db, auditing.workspaceId, id), await recount(auditing.db, auditing.workspaceId, id))
  })

  test('markets and sectors pick the rules of an audit, and the number stored is the number that ran', async () => {
    await writeSetting(auditing.db, auditing.workspaceId, 'markets', { markets: ['AT'], sectors: ['retail'], channels: null })
    const source = { kind: 'text' as const, name: 'a.txt', text: 'Our eco-friendly tea cures cancer.' }
    const packs = ['eu-green-claims', 'us-green-guides', 'eu-health-claims']
    const rulesOf = async (id: string) => {
      await auditing.ended(id)
      const { rows } = await auditing.db.query(
        `select distinct v.pack from audit_rules a
         join rule_versions v on v.workspace_id = a.workspace_id and v.id = a.rule_version_id where a.audit_id = $1 order by 1`,
        [id],
      )
      return rows.map(({ pack }) => pack)
    }
    const id = await auditing.start([source], packs)
    assert.deepEqual(await rulesOf(id), ['eu-green-claims'])
    assert.deepEqual(
      (await auditing.violations(id)).map(({ rule_id, also }) => [rule_id, also]),
      [['eu-green-claims.eco-friendly', null]],
    )
    const { id: other } = await auditing.service.start(auditing.db, auditing.workspaceId, SYSTEM, {
      name: 'Other',
      sources: [source],
      packs,
      choice: { markets: ['US', 'AT'], sectors: ['food'] },
    })
    assert.deepEqual(await rulesOf(other), ['eu-green-claims', 'eu-health-claims', 'us-green-guides'])
    const again = await auditing.service.again(auditing.db, auditing.workspaceId, SYSTEM, other)
    assert.deepEqual(await rulesOf(again!.id), ['eu-green-claims', 'eu-health-claims', 'us-green-guides'])
    await writeSetting(auditing.db, auditing.workspaceId, 'markets', null)
  })

  test('a site by crawl: pages once, duplicates and what robots.txt forbids left out with the reason', async () => {
    const site = await startSite({
      '/robots.txt': 'User-agent: *\nDisallow: /secret',
      '/': page('Home', CLAIM, ['/a', '/a#part', '/a?utm_source=x', '/b', '/secret', '/photo.png', 'https://elsewhere.example/']),
      '/a': page('A', CLAIM),
      '/b': page('B', '<p>Nothing to see.</p>', ['/c']),
      '/c': page('C', CLAIM, ['/']),
      '/secret': page('Secret', CLAIM),
      '/photo.png': (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'),
    })
    const id = await auditing.start([{ kind: 'crawl', url: `${site.url}/`, maxPages: 50, maxDepth: 5 }], PACKS)
    const audit = await auditing.ended(id)
    assert.equal(audit.status, 'COMPLETED')
    const assets = await auditing.assets(id)
    assert.deepEqual(
      assets.filter((asset) => asset.state === 'completed').map((asset) => new URL(asset.url).pathname),
      ['/', '/a', '/b', '/c'],
    )
    assert.ok(!site.hits.has('/secret'))
    const forbidden = assets.find((asset) => asset.url.endsWith('/secret'))
    assert.equal(forbidden.state, 'left_out')
    assert.match(forbidden.reason, /robots/i)
    assert.equal(audit.total_violations, 3)
    assert.equal(audit.left_out_assets, assets.filter((asset) => asset.state === 'left_out').length)
    await site.close()
  })

  test('a sitemap index, gzipped, and a list of addresses', async () => {
    const site = await startSite((path) => {
      if (path === '/sitemap.xml')
        return (_q, r) =>
          r
            .writeHead(200, { 'content-type': 'application/xml' })
            .end(
              `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${site.url}/one.xml.gz</loc>` +
                `</sitemap></sitemapindex>`,
            )
      if (path === '/one.xml.gz')
        return (_q, r) =>
          r
            .writeHead(200, { 'content-type': 'application/gzip' })
            .end(gzipSync(`<urlset>${[1, 2, 3].map((n) => `<url><loc>${site.url}/p${n}</loc></url>`).join('')}</urlset>`))
      return /^\/p\d$/.test(path) ? page(`Page ${path}`, CLAIM) : undefined
    })
    const listed = await auditing.start([{ kind: 'sitemap', url: `${site.url}/sitemap.xml` }], PACKS)
    assert.deepEqual([(await auditing.ended(listed)).completed_assets, (await auditing.violations(listed)).length], [3, 3])
    const mixed = await auditing.start(
      [
        {
          kind: 'urls',
          urls: [`${site.url}/p1`, `${site.url}/gone`, 'http://169.254.169.254/latest', 'http://user:pass@x.example/', 'ftp://x.example/'],
        },
      ],
      PACKS,
    )
    const audit = await auditing.ended(mixed)
    assert.deepEqual([audit.status, audit.completed_assets, audit.failed_assets], ['COMPLETED', 1, 4])
    for (const asset of (await auditing.assets(mixed)).filter((row) => row.state === 'failed'))
      assert.match(asset.reason, /\w+ .*\.$/, asset.reason)
    await site.close()
  })

  test('files and zips; what cannot be read fails with a reason, the others go on', async () => {
    const zip = zipSync({
      'a/one.md': Buffer.from('An eco-friendly idea.'),
      'a/two.txt': Buffer.from('Nothing here.'),
      'logo.png': Buffer.from('x'),
    })
    const upload = async (name: string, content: Buffer) =>
      (await storeUpload(auditing.db, auditing.workspaceId, null, { name, type: '' }, [content])).id
    const uploadIds = [
      await upload('pages.zip', Buffer.from(zip)),
      await upload('broken.docx', Buffer.from('PK\x03\x04 and no more')),
      await upload('page.html', Buffer.from(page('P', CLAIM))),
    ]
    const id = await auditing.start([{ kind: 'files', uploadIds }], PACKS)
    const audit = await auditing.ended(id)
    assert.deepEqual(
      [audit.status, audit.completed_assets, audit.failed_assets, audit.left_out_assets, audit.total_violations],
      ['COMPLETED', 3, 1, 1, 2],
    )
  })

  test('assets travel in jobs of a few, large ones alone; the database is made to look at its tables as they fill', async () => {
    const small = Array.from({ length: 200 }, (_, n) => ({ kind: 'text' as const, name: `note ${n}.txt`, text: `Note ${n}.` }))
    const large = Array.from({ length: 3 }, (_, n) => ({
      kind: 'text' as const,
      name: `long ${n}.txt`,
      text: `${n} ${'long'.repeat(100_000)}`,
    }))
    const id = await auditing.start([...small, ...large], PACKS)
    assert.equal((await auditing.ended(id)).completed_assets, 203)
    const { rows } = await auditing.db.query(
      `select jsonb_array_length(data -> 'assetIds') as n from pgboss.job where name = 'audit-check' and data ->> 'auditId' = $1 ` +
        `order by 1`,
      [id],
    )
    assert.equal(
      rows.reduce((sum, { n }) => sum + n, 0),
      203,
    )
    assert.deepEqual([rows.slice(0, 3).every(({ n }) => n === 1), Math.max(...rows.map(({ n }) => n))], [true, 8])
    const {
      rows: [known],
    } = await auditing.db.query(`select reltuples from pg_class where relname = 'assets'`)
    assert.ok(known.reltuples >= 100, `${known.reltuples} rows are known of`)
  })

  test('an audit of which nothing can be read fails, and says so', async () => {
    const id = await auditing.start([{ kind: 'urls', urls: ['http://10.0.0.1/'] }], PACKS)
    const audit = await auditing.ended(id)
    assert.deepEqual([audit.status, audit.failure], ['FAILED', 'None of the pages or files could be read.'])
    assert.ok(audit.completed_at)
  })

  test("the workspace's packs, overrides and allow-list decide what runs", async () => {
    const { db, workspaceId } = auditing
    const texts = [{ kind: 'text' as const, name: 'a', text: 'Our eco-friendly bag is climate neutral.' }]
    const found = async () =>
      (await auditing.violations((await auditing.ended(await auditing.start(texts))).id)).map(
        (violation) => `${violation.rule_id} ${violation.severity}`,
      )
    await writeSetting(db, workspaceId, 'active_packs', PACKS)
    const before_ = await found()
    assert.ok(before_.includes('eu-green-claims.eco-friendly 3'))
    await writeSetting(db, workspaceId, 'overrides', [{ rule_id: 'eu-green-claims.eco-friendly', severity: 'LOW' }])
    assert.ok((await found()).includes('eu-green-claims.eco-friendly 1'))
    await writeSetting(db, workspaceId, 'overrides', [{ rule_id: 'eu-green-claims.eco-friendly', severity: 'OFF' }])
    assert.ok(!(await found()).some((line) => line.startsWith('eu-green-claims.eco-friendly')))
    await writeSetting(db, workspaceId, 'overrides', [])
    await writeSetting(db, workspaceId, 'allowed_texts', [{ text: 'ECO-friendly', rule_id: null, note: '' }])
    assert.ok(!(await found()).some((line) => line.startsWith('eu-green-claims.eco-friendly')))
    await writeSetting(db, workspaceId, 'allowed_texts', [])
    await writeSetting(db, workspaceId, 'active_packs', ['eu-consumer'])
    assert.ok(!(await found()).some((line) => line.startsWith('eu-green-claims')))
    await db.query('delete from workspace_settings where workspace_id = $1', [workspaceId])
  })

  test('failed assets are tried again alone; a cancelled audit stays cancelled', async () => {
    let working = false
    const site = await startSite((path) => (path === '/good' || (path === '/bad' && working) ? page(path, CLAIM) : undefined))
    const id = await auditing.start([{ kind: 'urls', urls: [`${site.url}/good`, `${site.url}/bad`] }], PACKS)
    assert.equal((await auditing.ended(id)).failed_assets, 1)
    working = true
    const actor = { kind: 'system', id: null, name: 'test', userId: null } as const
    assert.deepEqual(await auditing.service.retry(auditing.db, auditing.workspaceId, actor, id, null), { assets: 1 })
    const audit = await auditing.ended(id)
    assert.deepEqual(
      [audit.status, audit.completed_assets, audit.failed_assets, audit.total_violations, site.hits.get('/good')],
      ['COMPLETED', 2, 0, 2, 1],
    )
    await assert.rejects(auditing.service.cancel(auditing.db, auditing.workspaceId, actor, id), { status: 409 })
    const slow = await startSite((path) =>
      path === '/robots.txt'
        ? undefined
        : (_q, r) => setTimeout(() => r.writeHead(200, { 'content-type': 'text/html' }).end(page(path, CLAIM)), 300),
    )
    const long = await auditing.start([{ kind: 'urls', urls: Array.from({ length: 60 }, (_, i) => `${slow.url}/p${i}`) }], PACKS)
    while ((await auditing.db.query('select total_assets from audits where id = $1', [long])).rows[0].total_assets === 0)
      await new Promise((resolve) => setTimeout(resolve, 20))
    assert.equal(await auditing.service.cancel(auditing.db, auditing.workspaceId, actor, long), true)
    const cancelled = await auditing.ended(long)
    assert.equal(cancelled.status, 'CANCELLED')
    await assert.rejects(auditing.service.retry(auditing.db, auditing.workspaceId, actor, long, null), { status: 409 })
    await site.close()
    await slow.close()
  })
})
