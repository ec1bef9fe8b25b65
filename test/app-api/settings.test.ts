import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { AuditService } from '../../src/audits/service-interface.ts'
import type { RuleLibrary } from '../../src/packs/pack.ts'
import type { Rule } from '../../src/rules/index.ts'
import { findUpload } from '../../src/db/audits/uploads.ts'
import { readSettings } from '../../src/db/settings/settings.ts'
import { newId } from '../../src/db/base/ids.ts'
import { AppError } from '../../src/errors.ts'
import { Browser, startDesk } from './desk.ts'
import type { Desk } from './desk.ts'

const RULE = {
  pack: 'eu-green-claims',
  name: 'A rule',
  kind: 'existence',
  description: '',
  explanation: '',
  source: null,
  severity: 'HIGH',
  isDefault: true,
  channels: [],
  parts: [],
}

const library: RuleLibrary = {
  packs: () => [
    {
      key: 'eu-green-claims',
      name: 'EU green claims',
      description: null,
      regulation: 'Directive (EU) 2024/825',
      languages: ['DE', 'EN'],
      default: true,
    },
    { key: 'dark-patterns', name: 'Dark patterns', description: null, regulation: null, languages: ['EN'], default: false },
  ],
  rules: () =>
    [
      ['green', 'EU', []],
      ['bank', 'EU', ['finance']],
    ].map(
      ([id, jurisdiction, sector]) => ({ ...RULE, id: `eu-green-claims.${id}`, jurisdiction: [jurisdiction], sector }) as unknown as Rule,
    ),
}

describe('settings, keys, uploads and starting audits', () => {
  let desk: Desk
  let owner: Browser
  const asked: unknown[] = []
  const [running, ended] = [newId(), newId()]
  const audits: AuditService = {
    preview: async (_db, _workspace, request) => {
      asked.push(request)
      return { assets: 1, at_most: 5, rules: 2, packs: 1, user_agent: 'x', keeps_days: 90, left_out: [] }
    },
    start: async (_db, workspaceId, actor, request) => {
      asked.push({ workspaceId, actor: actor.name, ...request })
      return { id: newId() }
    },
    again: async () => null,
    decideLater: async () => newId(),
    recheck: async (_db, workspaceId, actor, auditId) => {
      if (auditId === running) throw new AppError(409, 'Only an audit that was completed can be checked again from what it read.')
      asked.push({ workspaceId, actor: actor.name, auditId })
      return auditId === ended ? { id: newId() } : null
    },
    runSite: async () => null,
    cancel: async () => null,
    trainFilter: async () => undefined,
    tryRule: async () => ({ id: newId() }),
    retry: async () => {
      throw new AppError(409, 'It was cancelled.')
    },
  }
  before(async () => {
    desk = await startDesk({ parts: { library, audits }, settings: { ALLOW_HOSTS: 'intranet.example, 10.0.0.0/8' } })
    owner = await desk.member('owner', 'Ilse')
  })
  after(() => desk.close())

  test('markets, sectors and channels pick the rules; what is no market is named', async () => {
    const at = '/w/markets'
    const first = await owner.call('GET', at)
    assert.deepEqual([first.body.chosen, first.body.markets, first.body.rules.length], [false, null, library.rules().length])
    const chosen = { markets: ['DE', 'gb'], sectors: ['retail'], channels: ['website', 'terms'] }
    const set = await owner.call('PUT', at, { json: chosen })
    assert.deepEqual([set.status, set.body.chosen, set.body.markets, set.body.sectors], [200, true, ['DE', 'UK'], ['retail']])
    const wrong = await owner.call('PUT', at, { json: { ...chosen, markets: ['DE', 'Atlantis'] } })
    assert.deepEqual([wrong.status, wrong.body.detail[0].loc], [422, ['body', 'markets', 1]])
    const { body: packs } = await owner.call('GET', '/w/packs')
    assert.deepEqual(
      packs.packs.map(({ key, rules, of }: any) => [key, rules, of]),
      [
        ['eu-green-claims', 1, 2],
        ['dark-patterns', 0, 0],
      ],
    )
    const { body: rules } = await owner.call('GET', '/w/rules')
    assert.deepEqual(
      rules.rules.map(({ left_out: cause }: any) => cause),
      [null, 'sector'],
    )
    await owner.call('PUT', at, { json: { markets: null, sectors: null, channels: null } })
  })

  test('an API key is shown once, works as the command says, and revoked is refused at once in every process', async (t) => {
    const created = await owner.call('POST', '/w/keys', { json: { name: 'content-pipeline' } })
    assert.equal(created.status, 201)
    const { key, curl, api_key: row } = created.body
    assert.ok(key.startsWith(row.prefix))
    assert.ok(curl.includes(`${desk.url}/public/v1/audits?limit=5`) && curl.includes(key))
    const second = await startDesk({ databaseUrl: desk.databaseUrl })
    t.after(() => second.close())
    const status = async (url: string) => (await fetch(`${url}/public/v1/audits`, { headers: { 'x-api-key': key } })).status
    assert.deepEqual([await status(desk.url), await status(second.url)], [200, 200])
    const listed = await owner.call('GET', '/w/keys')
    assert.deepEqual(
      listed.body.keys.map((each: { name: string; created_by: { name: string } }) => [each.name, each.created_by.name]),
      [['content-pipeline', 'Ilse']],
    )
    assert.ok(!listed.text.includes(key))
    assert.equal((await owner.call('DELETE', `/w/keys/${row.id}`)).status, 200)
    assert.equal(await status(desk.url), 401)
    for (let waited = 0; waited < 20 && (await status(second.url)) !== 401; waited++)
      await new Promise((resolve) => setTimeout(resolve, 50))
    assert.equal(await status(second.url), 401)
    assert.ok((await owner.call('GET', '/w/keys')).body.keys[0].revoked_at)
    assert.equal((await owner.call('DELETE', `/w/keys/${newId()}`)).status, 404)
  })

  test('packs, overrides, allow-list and allowed hosts are kept for audits', async () => {
    const packs = (await owner.call('GET', '/w/packs')).body.packs
    assert.deepEqual(
      packs.map((pack: { key: string; active: boolean }) => [pack.key, pack.active]),
      [
        ['eu-green-claims', true],
        ['dark-patterns', false],
      ],
    )
    const unknown = await owner.call('PUT', '/w/packs', { json: { active: ['dark-patterns', 'no-such'] } })
    assert.deepEqual(unknown.body.detail[0].loc, ['body', 'active', 1])
    await owner.call('PUT', '/w/packs', { json: { active: ['dark-patterns'] } })
    await owner.call('PUT', '/w/severity-overrides', {
      json: {
        overrides: [
          { rule_id: 'a.b', severity: 'LOW' },
          { rule_id: 'a.b', severity: 'OFF' },
        ],
      },
    })
    await owner.call('PUT', '/w/allow-list', { json: { entries: [{ text: 'Klimaneutral GmbH', rule_id: null, note: 'a name' }] } })
    await owner.call('PUT', '/w/allowed-hosts', { json: { hosts: [' intranet.example ', 'intranet.example', '10.0.0.0/8'] } })
    const { activePacks, overrides, allowedTexts, allowedHosts } = await readSettings(desk.db, desk.workspaceId)
    assert.deepEqual(
      { activePacks, overrides, allowedTexts, allowedHosts },
      {
        activePacks: ['dark-patterns'],
        overrides: [{ rule_id: 'a.b', severity: 'OFF' }],
        allowedTexts: [{ text: 'Klimaneutral GmbH', rule_id: null, note: 'a name' }],
        allowedHosts: ['intranet.example', '10.0.0.0/8'],
      },
    )
    const refused = await owner.call('PUT', '/w/allowed-hosts', { json: { hosts: ['10.1.0.0/16', '0.0.0.0/0', '169.254.0.0/16', 'a b'] } })
    assert.equal(refused.status, 422)
    assert.deepEqual(
      refused.body.detail.map(({ loc }: { loc: unknown[] }) => loc[2]),
      [1, 2, 3],
    )
    assert.match(refused.body.detail[0].msg, /outside what the operator of this server allows/)
    assert.deepEqual((await owner.call('GET', '/w/allowed-hosts')).body, {
      hosts: ['intranet.example', '10.0.0.0/8'],
      allowed: ['intranet.example', '10.0.0.0/8'],
    })
    assert.equal(
      (await owner.call('PUT', '/w/severity-overrides', { json: { overrides: [{ rule_id: 'a.b', severity: 'WORST' }] } })).status,
      422,
    )
    const { body: plan } = await owner.call('GET', '/w/plan')
    assert.deepEqual([plan.plan, plan.api_access, plan.members], ['enterprise', true, 1])
  })

  test('an audit starts from files, addresses and text; each kind needs its fields', async () => {
    const form = new FormData()
    form.append('file', new Blob(['# Heading\n\nwe are 100% green']), 'Katalog – höst.md')
    form.append('file', new Blob([new Uint8Array(3_000_000).fill(65)]), 'large.txt')
    const uploaded = await owner.call('POST', '/w/uploads', { body: form })
    assert.equal(uploaded.status, 201)
    const [first, second] = uploaded.body.uploads
    assert.deepEqual([first.name, second.size], ['Katalog – höst.md', 3_000_000])
    assert.equal((await findUpload(desk.db, desk.workspaceId, first.id))!.content.toString(), '# Heading\n\nwe are 100% green')
    assert.equal(await findUpload(desk.db, newId(), first.id), null)
    const sources = [
      { kind: 'files', upload_ids: [first.id] },
      { kind: 'crawl', url: ' https://shop.example/ ', max_pages: 10 },
      { kind: 'text', text: 'hello' },
    ]
    const started = await owner.call('POST', '/w/audits', {
      json: { name: ' Q4 ', sources, packs: ['dark-patterns'], channels: ['email'] },
    })
    assert.equal(started.status, 201)
    assert.deepEqual(asked.at(-1), {
      workspaceId: desk.workspaceId,
      actor: 'Ilse',
      name: 'Q4',
      packs: ['dark-patterns'],
      choice: { channels: ['email'] },
      sources: [
        { kind: 'files', uploadIds: [first.id] },
        { kind: 'crawl', url: 'https://shop.example/', maxPages: 10, maxDepth: 6 },
        { kind: 'text', name: 'Pasted text', text: 'hello' },
      ],
    })
    const faulty = await owner.call('POST', '/w/audits', {
      json: { name: 'x', sources: [{ kind: 'urls' }, { kind: 'sitemap', url: ' ' }, { kind: 'files', upload_ids: ['x'] }] },
    })
    assert.deepEqual(
      faulty.body.detail.map(({ loc }: { loc: unknown[] }) => loc.join('.')),
      ['body.sources.0.urls', 'body.sources.1.url', 'body.sources.2.upload_ids'],
    )
    assert.equal((await owner.call('POST', '/w/audits/preview', { json: { sources: [{ kind: 'sample' }] } })).body.keeps_days, 90)
    assert.equal((await owner.call('POST', '/w/uploads', { json: {} })).status, 422)
    assert.equal((await owner.call('POST', `/w/audits/${newId()}/cancel`)).status, 404)
    assert.equal((await owner.call('POST', `/w/audits/${newId()}/again`)).status, 404)
    assert.equal((await owner.call('POST', `/w/audits/${newId()}/retry`, { json: {} })).status, 409)
  })

  test('an audit is checked again from what it keeps', async () => {
    const recheck = (id: string) => owner.call('POST', `/w/audits/${id}/recheck`, { json: {} })
    const started = await recheck(ended)
    assert.deepEqual([started.status, typeof started.body.id], [201, 'string'])
    assert.deepEqual(asked.at(-1), { workspaceId: desk.workspaceId, actor: 'Ilse', auditId: ended })
    assert.equal((await recheck(newId())).status, 404)
    assert.equal((await recheck(running)).status, 409)
  })

  test('a server without audits says so', async (t) => {
    const bare = await startDesk({ databaseUrl: desk.databaseUrl })
    t.after(() => bare.close())
    const browser = new Browser(bare.url, desk.workspaceId)
    for (const [name, value] of owner.cookies) browser.cookies.set(name, value)
    assert.equal((await browser.call('POST', '/w/audits', { json: { name: 'x', sources: [{ kind: 'sample' }] } })).status, 503)
    assert.deepEqual((await browser.call('GET', '/w/packs')).body.packs, [])
  })

  test('documents are listed, changed, shared and deleted; a stale save is refused', async () => {
    const id = newId()
    await desk.db.query(
      `insert into documents (workspace_id, id, title, plain, markdown, blocks, created_by) values ($1, $2, 'Fjell 35', 'Fjell', '# ` +
        `Fjell', '[]', $3)`,
      [desk.workspaceId, id, owner.userId],
    )
    const { body: list } = await owner.call('GET', '/w/documents?search=fjell')
    assert.deepEqual([list.total, list.documents[0].created_by.name], [1, 'Ilse'])
    const { body: before } = await owner.call('GET', `/w/documents/${id}`)
    const blocks = [
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Room for <two> days' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Light.', marks: [{ type: 'bold' }] }] },
    ]
    const changed = await owner.call('PATCH', `/w/documents/${id}`, {
      json: { title: 'New', shared: true, blocks, updated_at: before.updated_at },
    })
    assert.equal(changed.status, 200)
    assert.deepEqual([changed.body.title, changed.body.shared, changed.body.blocks], ['New', true, blocks])
    assert.match(changed.body.markdown, /^# Room for .*two.* days\n\n\*\*Light\.\*\*/)
    assert.equal(changed.body.plain, 'Room for <two> days\n\nLight.')
    assert.equal((await owner.call('PATCH', `/w/documents/${id}`, { json: { title: 'Mine', updated_at: before.updated_at } })).status, 409)
    assert.equal((await owner.call('PATCH', `/w/documents/${id}`, { json: { blocks: [{ type: 'paragraph', content: 7 }] } })).status, 422)
    assert.equal((await owner.call('PATCH', `/w/documents/${newId()}`, { json: {} })).status, 404)
    assert.equal((await owner.call('POST', `/w/documents/${id}/delete`, { json: { name: 'New' } })).status, 200)
    assert.equal((await owner.call('GET', `/w/documents/${id}`)).status, 404)
  })
})
