import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { newId } from '../../src/db/base/ids.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { publicDocumentV2 } from '../../src/http/public/index.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Desk } from '../app-api/desk.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { conformance } from '../helpers/conforming.ts'
import type { Answer } from '../helpers/conforming.ts'
import { page, startSite } from '../helpers/site.ts'
import type { Site } from '../helpers/site.ts'
import { siteWithRuns } from '../helpers/site-with-runs.ts'

const assertConforms = conformance(publicDocumentV2(), '/public/v2')
const PACKS = ['eu-green-claims']

describe('audits and sites by a key', () => {
  let auditing: Auditing
  let desk: Desk
  let keys: Record<'usual' | 'admin' | 'reader' | 'other', string>
  let otherId: string
  let shop: Site
  let texts: Record<string, string | null>
  /** Pages that are asked for and not answered yet. */
  let held: (() => void)[] = []
  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url, settings: { ALLOW_HOSTS: '127.0.0.1' }, parts: { audits: auditing.service } })
    otherId = (await createWorkspace(desk.db, 'Other')).id
    const make = async (workspaceId: string, name: string, scopes?: ('read' | 'write' | 'administer')[]) =>
      (await createKey(desk.db, workspaceId, name, null, 'workspace', scopes ? { scopes } : {})).key
    keys = {
      usual: await make(desk.workspaceId, 'Pipeline'),
      admin: await make(desk.workspaceId, 'Admin', ['administer']),
      reader: await make(desk.workspaceId, 'Reader', ['read']),
      other: await make(otherId, 'Other'),
    }
    texts = { '/': 'Our eco-friendly soap is here.', '/a': 'An eco-friendly lamp.', '/b': null }
    shop = await startSite((path) => {
      const text = texts[path]
      if (path === '/slow') return (_request, response) => void held.push(() => response.end(page('Slow', '<p>Here at last.</p>')))
      if (path === '/sitemap.xml')
        return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${shop.url}/a</loc></url></urlset>`
      if (text === null) return (_request, response) => void response.writeHead(500).end('broken')
      return text === undefined ? undefined : page(`Page ${path}`, `<p>${text}</p>`, path === '/' ? ['/a', '/b'] : [])
    })
  })
  after(async () => {
    for (const answer of held) answer()
    await desk?.close()
    await auditing?.close()
    await shop?.close()
  })

  interface Options {
    json?: unknown
    key?: string
    headers?: Record<string, string>
    form?: FormData
  }
  const call = async (method: string, path: string, { json, key = keys.usual, headers = {}, form }: Options = {}): Promise<Answer> => {
    const url = `${desk.url}/public/v2${path}`
    const body = form ?? (json === undefined ? undefined : JSON.stringify(json))
    const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' }
    const response = await fetch(url, {
      method,
      headers: { 'x-api-key': key, ...type, ...headers },
      ...(body === undefined ? {} : { body }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const answer = { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : text }
    assertConforms(method, url, answer)
    return answer
  }
  const done = async (method: string, path: string, options?: Options) => {
    const answer = await call(method, path, options)
    assert.ok(answer.status < 300, `${method} ${path} ${answer.status}: ${answer.text}`)
    return answer.body
  }
  const refused = async (status: number, said: RegExp, method: string, path: string, options?: Options) => {
    const answer = await call(method, path, options)
    assert.equal(answer.status, status, answer.text)
    assert.match(answer.text, said)
  }
  /** Every row of a list, page by page. */
  const all = async (path: string, field: string, meanwhile = async () => {}): Promise<any[]> => {
    const rows = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer: any = await done('GET', `${path}${cursor && `&cursor=${cursor}`}`)
      rows.push(...answer[field])
      cursor = answer.next
      await meanwhile()
    }
    return rows
  }
  const started = async (sources: object[], more: object = {}) => {
    const { id } = await done('POST', '/audits', { json: { name: 'Build', sources, packs: PACKS, ...more } })
    await auditing.ended(id)
    return (await done('GET', `/audits/${id}`)) as any
  }

  test('every audit is reached, however old, newest first, each once while others are added', async () => {
    const { id: workspaceId } = await createWorkspace(desk.db, 'Many')
    const { key } = await createKey(desk.db, workspaceId, 'many', null)
    const siteId = newId()
    const plant = (n: number, at: string, status = 'COMPLETED') =>
      desk.db.query(
        `insert into audits (workspace_id, id, name, status, created_at, site_id, run)
         select $1, gen_random_uuid(), 'Audit ' || n, $4, $3::timestamptz + (n / 10) * interval '1 microsecond', $5, n
         from generate_series(1, $2::int) n`,
        [workspaceId, n, at, status, status === 'FAILED' ? siteId : null],
      )
    await plant(240, '2026-03-01T10:00:00Z')
    await plant(10, '2026-01-01T10:00:00Z', 'FAILED')
    const { rows } = await desk.db.query('select id from audits where workspace_id = $1 order by created_at desc, id', [workspaceId])
    const walk = async (query: string, meanwhile?: () => Promise<void>) => {
      const found: any[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        const { audits, next }: any = await done('GET', `/audits?${query}${cursor && `&cursor=${cursor}`}`, { key })
        found.push(...audits)
        cursor = next
        await meanwhile?.()
      }
      return found
    }
    const found = await walk('limit=30', async () => void (await plant(1, '2026-05-01T10:00:00Z')))
    assert.equal(found.length, 250)
    assert.deepEqual(
      found.map(({ id }) => id),
      rows.map(({ id }) => id),
    )
    const names = async (query: string) => new Set((await walk(query)).map(({ status }) => status))
    assert.deepEqual([...(await names('limit=100&status=FAILED'))], ['FAILED'])
    assert.deepEqual([...(await names('limit=100&status=FAILED,COMPLETED'))].toSorted(), ['COMPLETED', 'FAILED'])
    await refused(422, /COMPLETED/, 'GET', '/audits?status=FAILED,DONE', { key })
    assert.equal((await walk(`limit=3&site=${siteId}`)).length, 10)
    assert.equal((await walk(`limit=3&site=none,${siteId}`)).length, 10)
    assert.equal((await walk('limit=100&since=2026-03-01')).length, 240 + 9)
    assert.equal((await walk('since=2026-03-01T10:00:00%2B00:00&status=FAILED')).length, 0)
    assert.equal((await walk('site=none')).length, 0)
    for (const cursor of ['x', 'bnVsbA', Buffer.from('["1","2"]').toString('base64url')])
      await refused(422, /no cursor of this list/, 'GET', `/audits?cursor=${cursor}`, { key })
    for (const since of ['yesterday', '2026-13-01', '0000-01-01']) await refused(422, /this is no time/, 'GET', `/audits?since=${since}`)
  })

  test('an audit reads a crawl, a sitemap, uploaded files and pasted text; its assets say what was not read and why', async () => {
    const form = new FormData()
    form.append('file', new Blob(['Our eco-friendly towel.']), 'towel.md')
    const { uploads } = await done('POST', '/uploads', { form })
    const audit = await started([
      { kind: 'crawl', url: `${shop.url}/`, max_pages: 10 },
      { kind: 'sitemap', url: `${shop.url}/sitemap.xml` },
      { kind: 'files', upload_ids: [uploads[0].id] },
      { kind: 'text', name: 'Post', text: 'An eco-friendly mug.' },
    ])
    assert.deepEqual([audit.status, audit.completed_assets, audit.failed_assets, audit.total_violations], ['COMPLETED', 4, 1, 4])
    assert.deepEqual(
      audit.sources.map(({ kind }: { kind: string }) => kind),
      ['crawl', 'sitemap', 'files', 'text'],
    )
    const assets = await all(`/audits/${audit.id}/assets?limit=2`, 'assets')
    assert.equal(new Set(assets.map(({ id }) => id)).size, 5)
    const [failed, ...others] = await all(`/audits/${audit.id}/assets?state=failed`, 'assets')
    assert.deepEqual([failed.url, others], [`${shop.url}/b`, []])
    assert.match(failed.reason, /500/)

    texts['/b'] = 'An eco-friendly brush.'
    assert.equal((await done('POST', `/audits/${audit.id}/retry`, { json: {} })).retried, 1)
    await auditing.ended(audit.id)
    assert.equal((await done('GET', `/audits/${audit.id}`)).total_violations, 5)
    texts['/b'] = null

    const csv = (await call('GET', `/audits/${audit.id}/export`)).text.trim().split('\r\n')
    const { violations } = await done('GET', `/audits/${audit.id}/export?format=json`)
    const lines = (await call('GET', `/audits/${audit.id}/export?format=jsonl`)).text.trim().split('\n')
    assert.deepEqual([csv.length, violations.length], [6, 5])
    assert.deepEqual(
      lines.map((line) => JSON.parse(line)),
      violations,
    )
    assert.match(csv[1]!, new RegExp(`^${violations[0].id},${violations[0].severity},undecided`))
    assert.deepEqual((await done('GET', `/audits/${audit.id}/export?format=json&state=dismissed`)).violations, [])
    await refused(422, /should be 'csv', 'json' or 'jsonl'/, 'GET', `/audits/${audit.id}/export?format=exe`)
    await refused(422, /Input should be 'undecided'/, 'GET', `/audits/${audit.id}/export?state=none`)
  })

  test('an audit is cancelled once; with a schedule it makes a site, unless it can be read once only', async () => {
    const { id } = await done('POST', '/audits', { json: { name: 'Slow', sources: [{ kind: 'urls', urls: [`${shop.url}/slow`] }] } })
    assert.equal((await done('POST', `/audits/${id}/cancel`)).status, 'CANCELLED')
    await refused(409, /ended already/, 'POST', `/audits/${id}/cancel`)
    await refused(409, /a cancelled one cannot/, 'POST', `/audits/${id}/retry`, { json: {} })
    assert.equal((await done('GET', `/audits?status=CANCELLED`)).audits[0].id, id)
    await refused(403, /lacks the scope “administer”/, 'DELETE', `/audits/${id}`)
    const { key } = await createKey(desk.db, desk.workspaceId, 'administer', null, 'workspace', { scopes: ['read', 'administer'] })
    assert.deepEqual(await done('DELETE', `/audits/${id}`, { key }), { done: true })
    await refused(404, /Audit not found/, 'GET', `/audits/${id}`)
    await refused(404, /Audit not found/, 'DELETE', `/audits/${id}`, { key })
    const { rows: tombstones } = await desk.db.query('select kind from tombstones where workspace_id = $1 and subject_id = $2', [
      desk.workspaceId,
      id,
    ])
    assert.deepEqual(tombstones, [{ kind: 'audit' }])
    for (const answer of held.splice(0)) answer()
    const schedule = { schedule: '0 6 * * 1', time_zone: 'Europe/Berlin' }
    const text = { name: 'Text', sources: [{ kind: 'text', text: 'x' }], ...schedule }
    await refused(422, /can run once only/, 'POST', '/audits', { json: text })
    const once = { name: 'Text', sources: [{ kind: 'text', text: 'Eco-friendly.' }] }
    for (const [json, said] of [
      [{ ...once, packs: [] }, /no rule is left/],
      [{ ...once, packs: ['us-green-guides'], markets: ['DE'] }, /no rule is left/],
      [{ ...once, markets: ['JP'] }, /no rule is made for the market JP/],
      [{ ...once, time_zone: 'Mars/Base' }, /no time zone/],
      [{ ...once, sources: [{ kind: 'text', text: 'x', url: shop.url }] }, /text has no url/],
    ] as const)
      await refused(422, said, 'POST', '/audits', { json })
    const audit = await started([{ kind: 'urls', urls: [`${shop.url}/a`] }], schedule)
    const site = await done('GET', `/sites/${audit.site_id}`)
    assert.deepEqual([site.schedule, site.time_zone, site.last.audit_id], ['0 6 * * 1', 'Europe/Berlin', audit.id])
  })

  test('a site is set up, changed, run, compared and deleted, under the name of the key', async () => {
    const owner = await desk.member('owner')
    const sources = [{ kind: 'crawl', url: `${shop.url}/`, max_pages: 20, max_depth: 3 }]
    const wanted = { name: 'Shop', sources, packs: PACKS, schedule: '30 5 * * 1', time_zone: 'Europe/Berlin' }
    await refused(403, /lacks the scope “write”/, 'POST', '/sites', { json: wanted, key: keys.reader })
    const { id } = await done('POST', '/sites', { json: wanted })
    await refused(409, /reads the same/, 'POST', '/sites', { json: wanted })
    const path = `/sites/${id}`
    for (const [json, said] of [
      [{ schedule: '* * * * *' }, /an hour apart/],
      [{ schedule: '0 6' }, /five fields/],
      [{ time_zone: 'Mars/Base' }, /no time zone/],
      [{ markets: ['Mars'] }, /no market/],
      [{ markets: ['JP'] }, /no rule is made for the market JP/],
      [{ packs: ['eco-green-claims'] }, /no pack/],
      [{ packs: [] }, /no rule is left/],
      [{ schedule: null, time_zone: 'Mars/Base' }, /no time zone/],
      [{ sources: [{ kind: 'sitemap', url: `${shop.url}/sitemap.xml`, max_pages: 5 }] }, /sitemap has no max_pages/],
      [{ sources: [{ kind: 'files', upload_ids: [newId()] }] }, /no longer there/],
    ] as const)
      await refused(422, said, 'PATCH', path, { json: { ...json, version: 1 } })
    const { next_runs: coming } = await done('POST', '/schedules/preview', { json: { schedule: '30 5 * * 1', time_zone: 'Europe/Berlin' } })
    const site = await done('GET', path, { key: keys.reader })
    assert.deepEqual([site.sources, site.version, site.last, site.next_runs], [sources, 1, null, coming])
    const change = { version: 1, packs: [...PACKS, 'plain-language'], markets: ['DE'], reason: 'More to look at' }
    assert.equal((await done('PATCH', path, { json: change })).version, 2)
    await refused(409, /changed this site since/, 'PATCH', path, { json: change })
    const { entries } = (await owner.call('GET', '/w/admin-trail')).body
    assert.deepEqual(
      [entries[0].kind, entries[0].subject, entries[0].actor.name, entries[0].actor.kind, entries[0].why],
      ['site.changed', 'Shop', 'Pipeline', 'key', 'More to look at'],
    )
    const fixes = { version: 2, packs: PACKS, markets: null, schedule: null, gone_pages: 'fix' }
    const { version, gone_pages: gone, gone_pages_waiting: waiting } = await done('PATCH', path, { json: fixes })
    assert.deepEqual([version, gone, waiting], [3, 'fix', 0])

    const again = { headers: { 'idempotency-key': 'first run' } }
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', `${path}/run`, again)))
    assert.ok(answers.every(({ status }) => status === 201 || status === 409))
    const first = (await done('POST', `${path}/run`, again)).id
    await auditing.ended(first)
    assert.equal((await done('GET', `/audits?site=${id}`)).audits.length, 1, 'one run, however often it was asked for')
    await refused(422, /no run before this one/, 'GET', `/audits/${first}/compare`)
    texts['/a'] = 'A climate neutral lamp. It is made of eco-friendly steel.'
    texts['/'] = 'Our soap is here.'
    texts['/c'] = 'x'
    const second = (await done('POST', `/audits/${first}/again`)).id
    await auditing.ended(second)
    const run = await done('GET', `/audits/${second}`)
    assert.deepEqual([run.site_id, run.run, run.previous_id], [id, 2, first])
    const compared = await done('GET', `/audits/${second}/compare?limit=1`)
    const { from, to, counts } = compared
    assert.deepEqual([from.audit_id, to.audit_id, counts.earlier, counts.later], [first, second, 2, run.total_violations])
    assert.equal(counts.earlier - counts.gone - counts.not_looked_at + counts.new, counts.later)
    assert.deepEqual([compared.new.findings.length, compared.gone.findings.length], [1, 1])
    assert.deepEqual(compared, await done('GET', `/audits/${second}/compare?with=${first}&limit=1`))
    for (const change of ['new', 'gone', 'still_there'] as const) {
      const whole = await all(`/audits/${second}/compare/findings?limit=1&change=${change}`, 'findings')
      const behind = compared[change].next
        ? await all(`/audits/${second}/compare/findings?limit=1&cursor=${compared[change].next}`, 'findings')
        : []
      assert.equal(whole.length, counts[change], change)
      assert.deepEqual([...compared[change].findings, ...behind].map(keyOf), whole.map(keyOf))
      if (compared[change].next)
        await refused(422, /another list/, 'GET', `/audits/${second}/compare/findings?change=carried&cursor=${compared[change].next}`)
    }
    await refused(404, /Run/, 'GET', `/audits/${second}/compare?with=${newId()}`)

    assert.ok((await all('/sites?limit=1', 'sites')).some((each) => each.id === id && each.last.audit_id === second))
    assert.deepEqual(
      (await done('GET', '/sites?schedule=hand&search=sho')).sites.map((each: any) => each.id),
      [id],
    )
    await refused(422, /Input should be 'scheduled'/, 'GET', '/sites?schedule=never')
    await refused(403, /lacks the scope “administer”/, 'DELETE', path)
    await done('DELETE', path, { key: keys.admin })
    await refused(404, /Site/, 'GET', path)
    await refused(404, /Audit/, 'GET', `/audits/${second}`)
    const { tombstones } = (await owner.call('GET', '/w/tombstones')).body
    assert.ok(
      tombstones.some(({ text }: { text: string }) => /Admin/.test(text)),
      JSON.stringify(tombstones),
    )
  })
  const keyOf = ({ earlier_id: earlier, later_id: later }: { earlier_id: string | null; later_id: string | null }) => `${earlier} ${later}`

  test('a comparison with many findings goes on by its cursors', async () => {
    const { second, third } = await siteWithRuns(desk.db, desk.workspaceId)
    const { counts } = await done('GET', `/audits/${third.id}/compare?with=${second.id}`)
    for (const change of ['new', 'came_back', 'still_there', 'changed', 'carried', 'gone', 'not_looked_at']) {
      const rows = await all(`/audits/${third.id}/compare/findings?with=${second.id}&limit=1&change=${change}`, 'findings')
      assert.equal(new Set(rows.map(keyOf)).size, counts[change], change)
    }
    const far = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
    const most = Number.MAX_SAFE_INTEGER
    const behind = `/audits/${third.id}/compare/findings?cursor=${far('new', second.id, most)}`
    assert.deepEqual(await done('GET', behind), { findings: [], next: null })
    assert.deepEqual(await done('GET', `/audits/${third.id}/assets?cursor=${far(most, third.id)}`), { assets: [], next: null })
    assert.deepEqual((await done('GET', `/audits?cursor=${far(0, third.id)}`)).audits, [])
    assert.ok((await done('GET', `/audits?cursor=${far(most, third.id)}`)).audits.length > 0)
  })

  test('what a query or a body names of another workspace is not there', async () => {
    const theirs = await siteWithRuns(desk.db, otherId)
    const { third } = await siteWithRuns(desk.db, desk.workspaceId)
    await refused(404, /Run/, 'GET', `/audits/${third.id}/compare?with=${theirs.second.id}`)
    assert.equal((await done('GET', `/audits?site=${theirs.siteId}`)).audits.length, 0)
    const { assets } = await done('GET', `/audits/${theirs.third.id}/assets`, { key: keys.other })
    assert.equal((await done('POST', `/audits/${third.id}/retry`, { json: { asset_ids: [assets[0].id] } })).retried, 0)
    const form = new FormData()
    form.append('file', new Blob(['Our eco-friendly towel.']), 'towel.md')
    const { uploads } = await done('POST', '/uploads', { form, key: keys.other })
    const json = { name: 'Files', sources: [{ kind: 'files', upload_ids: [uploads[0].id] }] }
    await refused(422, /no longer there/, 'POST', '/sites', { json })
    const { id } = await done('POST', '/sites', { json, key: keys.other })
    assert.deepEqual(
      (await done('GET', '/sites?search=files', { key: keys.other })).sites.map((site: { id: string }) => site.id),
      [id],
    )
    assert.deepEqual((await done('GET', '/sites?search=files')).sites, [])
  })

  test('a key of a person does what the person may do, while that is so', async () => {
    const editor = await desk.member('editor')
    const { key } = await createKey(desk.db, desk.workspaceId, 'own', editor.userId, 'person', {
      scopes: ['write', 'administer', 'review'],
    })
    const json = { name: 'By an editor', sources: [{ kind: 'urls', urls: ['https://editor.example/'] }] }
    const { id } = await done('POST', '/sites', { json, key })
    await refused(403, /has the role “editor”/, 'DELETE', `/sites/${id}`, { key })
    await desk.db.query(`update members set role = 'viewer' where user_id = $1`, [editor.userId])
    await refused(403, /may not run audits/, 'PATCH', `/sites/${id}`, { json: { version: 1, name: 'x' }, key })
    await refused(403, /may not run audits/, 'POST', '/audits', { json, key })
    const violation = newId()
    const decision = { violation_ids: [violation], action: 'mark_fixed' }
    await refused(403, /may not review/, 'POST', '/violations/decisions', { json: decision, key })
    await refused(403, /may not assign/, 'POST', `/violations/${violation}/assign`, { json: { add: [editor.userId] }, key })
    const order = { language_key: 'DE' }
    await refused(403, /may not write documents/, 'POST', `/documents/${newId()}/translations`, { json: order, key })
  })
})
