import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { createKey, revokeKey } from '../../src/db/keys/keys.ts'
import { keptSchema } from '../../src/agents/tool.ts'
import { connectAgent, type Agent } from '../helpers/agent.ts'
import { startApi, type Api } from '../helpers/api.ts'
import { plantAudit } from '../helpers/audit.ts'
import { closeServer } from '../helpers/close-server.ts'
import { sampleInput } from '../helpers/input.ts'
import { startModelServer, type ModelServer } from '../helpers/model-server.ts'

const TEXT = 'We utilize steel for our eco-friendly bottle.\n'
const PAGE = 'https://page.example'

describe('/mcp', () => {
  let api: Api
  let model: ModelServer
  let agents: Record<'legacy' | 'auto', Agent>
  before(async () => {
    model = await startModelServer('openai')
    api = await startApi({ settings: { MODEL: 'compatible:scripted', MODEL_URL: model.url, CORS_ORIGINS: PAGE, ALLOW_HOSTS: '127.0.0.1' } })
    agents = {
      legacy: await connectAgent(api.url, { 'x-api-key': api.key }),
      auto: await connectAgent(api.url, { authorization: `Bearer ${api.key}` }, 'auto'),
    }
  })
  after(async () => {
    await Promise.all(Object.values(agents ?? {}).map((agent) => agent.close()))
    await api?.close()
    await model?.close()
  })
  const post = (message: unknown, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'x-api-key': api.key,
        ...headers,
      },
      body: JSON.stringify(message),
    })
  test('a schema is compiled once, however many messages are answered', () => {
    const schema = () => ({ type: 'object', properties: { text: { type: 'string' } } })
    assert.equal(keptSchema(schema()), keptSchema(schema()))
  })

  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }

  for (const mode of ['legacy', 'auto'] as const)
    test(`every tool is there (${mode}), and finds in a text what the public API finds`, async () => {
      const agent = agents[mode]
      assert.match(agent.client.getNegotiatedProtocolVersion()!, mode === 'auto' ? /^2026-/ : /^2025-/)
      const { tools } = await agent.client.listTools()
      assert.equal(tools.length, 15)
      for (const { inputSchema, outputSchema, description } of tools)
        assert.ok(inputSchema.properties && outputSchema?.properties && description)
      const packs = ['eu-green-claims', 'plain-language']
      const checked = await agent.call('check_text', { text: TEXT, packs })
      const { body } = await api.call('POST', '/public/v2/checks', { json: { text: TEXT, packs } })
      const said = ({ rule_id, start, law }: any) => [rule_id, start, law]
      assert.deepEqual(checked.findings.map(said), (body as any).findings.map(said))
      assert.ok(checked.findings.some(({ rule_id }: any) => rule_id === 'eu-green-claims.eco-friendly'))
      assert.deepEqual(await agent.stepsOf((options) => agent.call('check_text', { text: TEXT, packs }, options)), [0, 1])
      const mended = await agent.call('mend_text', { text: TEXT, packs })
      assert.equal(mended.text, TEXT.replace('utilize', 'use'))
      assert.deepEqual(
        mended.changes.map(({ before: was, after: now }: any) => [was, now]),
        [['utilize', 'use']],
      )
      assert.ok(!mended.findings.some(({ text }: any) => text === 'utilize') && mended.findings.length > 0)
      await assert.rejects(agent.call('mend_text', { text: '<p>x', format: 'html' }), /only Markdown and plain text/)
      await assert.rejects(agent.call('check_text', { text: 'x', name: 'a.po' }), /plain text, Markdown and web pages/)
      await assert.rejects(agent.call('check_text', { text: 'x', packs: ['none'] }), /answers 422: body\.packs\.0/)
      const { prompts } = await agent.client.listPrompts()
      assert.equal(prompts.length, 2)
    })

  test('reads the rules of the workspace, with its severities, as tools and as resources', async () => {
    const { rules, total } = await agents.auto.call('list_rules', { search: 'eco-friendly', limit: 1 })
    assert.equal(rules[0].id, 'eu-green-claims.eco-friendly')
    assert.ok(total >= 1)
    const rule = await agents.auto.call('read_rule', { id: rules[0].id })
    assert.match(rule.law, /Directive 2005\/29\/EC/)
    const { contents } = await agents.legacy.client.readResource({ uri: `imprimatur://rules/${rules[0].id}` })
    assert.deepEqual(JSON.parse((contents[0] as { text: string }).text), rule)
    await assert.rejects(
      agents.auto.call('list_rules', { pack: 'eu-green' }),
      /No rule of a pack "eu-green" runs here; there are .*eu-green-claims/,
    )
    await assert.rejects(agents.auto.call('list_rules', { packs: ['eu-green-claims'] }), /packs|additional/i)
    await assert.rejects(agents.auto.call('read_rule', { id: 'eu-green-claims.eco-frendly' }), /There is no rule .*did you mean/)
  })

  test('decides after a preview, and only with a scope that allows it', async () => {
    const { id, violations } = await plantAudit(api.db, api.workspaceId, [{}, {}])
    const page = await agents.auto.call('list_violations', { audit_id: id, page_size: 1 })
    assert.deepEqual([page.total, page.has_more, page.violations[0].id], [2, true, violations[0]])
    const given = { violation_id: violations[0], action: 'dismiss', reason: 'a certificate' }
    const preview = await agents.auto.call('decide_violation', given)
    assert.deepEqual([preview.decided, preview.state_after], [false, 'dismissed'])
    const { key } = await createKey(api.db, api.workspaceId, 'reader', null, 'workspace', { scopes: ['read'] })
    const reader = await connectAgent(api.url, { 'x-api-key': key })
    await assert.rejects(reader.call('decide_violation', { ...given, confirm: true }), /answers 403: .*scope “review”/)
    await assert.rejects(reader.call('check_text', { text: 'x' }), /answers 403: .*scope “check”/)
    await reader.close()
    assert.equal((await agents.auto.call('explain_violation', { violation_id: violations[0] })).review_state, 'undecided')
    assert.equal((await agents.auto.call('decide_violation', { ...given, confirm: true })).violations_updated, 1)
    assert.equal((await agents.auto.call('explain_violation', { violation_id: violations[0] })).review_state, 'dismissed')
  })

  test('checks a page by its address, and says why another cannot be read', async () => {
    const shop = createServer((request, response) => {
      response.setHeader('content-type', 'text/html')
      response
        .writeHead(request.url === '/soap' ? 200 : 404)
        .end('<html lang="en"><p>Our eco-friendly soap is here for everybody.</p></html>')
    })
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
    const at = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
    const checked = await agents.auto.call('check_address', { url: `${at}/soap`, packs: ['eu-green-claims'] })
    assert.deepEqual([checked.url, checked.language, checked.findings[0].text], [`${at}/soap`, 'EN', 'eco-friendly'])
    assert.deepEqual([checked.complete, checked.more_findings, checked.not_run], [true, 0, []])
    const address = (url: string, more = {}) => agents.auto.call('check_address', { url, ...more })
    await assert.rejects(address(`${at}/none`), /body\.url: .*404|not found/i)
    await assert.rejects(address('http://10.1.2.3/'), /body\.url: .*Only public addresses/)
    await assert.rejects(address(`${at}/soap`, { packs: ['none'] }), /answers 422: body\.packs\.0/)
    await closeServer(shop)
  })

  test('finds violations of all audits, comments on one, and lists the tones', async () => {
    const { key, workspaceId } = await api.another()
    const agent = await connectAgent(api.url, { 'x-api-key': key })
    const planted = [
      await plantAudit(api.db, workspaceId, [{ severity: 'HIGH' }]),
      await plantAudit(api.db, workspaceId, [{ severity: 'LOW' }]),
    ]
    const first = await agent.call('find_violations', { state: ['undecided'], limit: 1 })
    const rest = await agent.call('find_violations', { state: ['undecided'], limit: 1, cursor: first.next })
    const ids = [...first.violations, ...rest.violations].map(({ id }: { id: string }) => id)
    assert.deepEqual(ids.toSorted(), planted.flatMap(({ violations }) => violations).toSorted())
    const grave = await agent.call('find_violations', { severity: ['HIGH', 'CRITICAL'] })
    assert.deepEqual(
      grave.violations.map(({ audit_id }: any) => audit_id),
      [planted[0]!.id],
    )
    const comment = await agent.call('comment_violation', { violation_id: ids[0], content: 'Is this certified?' })
    const { comments } = await agent.call('explain_violation', { violation_id: ids[0] })
    assert.deepEqual([comment.content, comments[0].content], ['Is this certified?', 'Is this certified?'])
    await assert.rejects(agents.auto.call('comment_violation', { violation_id: ids[0], content: 'x' }), /answers 404/)
    const { tones } = await agent.call('list_tones', { language: 'DE' })
    assert.ok(tones.length >= 4 && tones.every(({ id, name }: any) => id && name))
    await assert.rejects(agent.call('start_audit', { name: 'Shop', urls: ['https://shop.example/'] }), /runs no audits/)
    await agent.close()
  })

  test('a workspace sees nothing of another', async () => {
    const { id, violations } = await plantAudit(api.db, api.workspaceId, [{}])
    const stranger = await connectAgent(api.url, { 'x-api-key': (await api.another()).key })
    assert.deepEqual((await stranger.call('list_audits')).audits, [])
    await api.db.query('update audits set incomplete_assets = 1 where id = $1', [id])
    const listed = (await agents.auto.call('list_audits', { limit: 1 })).audits[0]
    assert.deepEqual([listed.id, listed.incomplete_assets], [id, 1], 'an audit that is not whole does not read as a clean one')
    await assert.rejects(stranger.call('list_violations', { audit_id: id }), /answers 404/)
    await assert.rejects(stranger.call('explain_violation', { violation_id: violations[0] }), /answers 404/)
    const { templates } = await agents.auto.call('list_templates')
    const template = templates.find(({ key }: { key: string }) => key === 'product-description')
    const { input } = sampleInput(template.templateMetas[0].form)
    model.script = () => ({ text: '# Bottle\n\nA bottle of steel.' })
    const written = await agents.auto.call('generate_document', { template_id: template.id, language: 'EN', input })
    const uri = `imprimatur://documents/${written.document_id}`
    const { contents } = await agents.auto.client.readResource({ uri })
    assert.equal((contents[0] as { text: string }).text, written.text)
    await assert.rejects(stranger.client.readResource({ uri }), /404/)
    await stranger.close()
  })

  for (const mode of ['legacy', 'auto'] as const)
    test(`a call is ended when it is cancelled, and a key has so many under way at most (${mode})`, async () => {
      const agent = agents[mode]
      const { templates } = await agent.call('list_templates')
      const template = templates.find(({ key }: { key: string }) => key === 'product-description')
      const given = { template_id: template.id, language: 'EN', input: sampleInput(template.templateMetas[0].form).input }
      const began = new EventTarget()
      model.script = () => {
        began.dispatchEvent(new Event('asked'))
        return 'hang'
      }
      const stops = Array.from({ length: 16 }, () => new AbortController())
      const calls: Promise<unknown>[] = []
      for (const { signal } of stops) {
        const asked = once(began, 'asked')
        calls.push(assert.rejects(agent.call('generate_document', given, { signal }), /enough/))
        await asked
      }
      await assert.rejects(agent.call('list_audits'), (error: any) => error.status === 429 || /429|under way/.test(error.message))
      stops[0]!.abort(new Error('enough'))
      await calls[0]
      // A cancellation travels beside the call it is for.
      while ((await post(ping)).status === 429);
      assert.ok((await agent.call('list_audits')).audits)
      for (const stop of stops) stop.abort(new Error('enough'))
      await Promise.all(calls)
    })

  test('asks for a key first, from pages of allowed origins alone, and takes one message by POST', async () => {
    const detail = async (answer: Response) => [answer.status, ((await answer.json()) as { detail: unknown }).detail]
    const none = await post(ping, { 'x-api-key': '' })
    assert.equal(none.headers.get('www-authenticate'), 'Bearer')
    assert.deepEqual(await detail(none), [401, 'The API key is missing or invalid.'])
    assert.equal((await post(ping, { 'x-api-key': '', authorization: 'Bearer nonsense' })).status, 401)
    assert.deepEqual((await detail(await post(ping, { origin: 'http://rebound.example' })))[0], 403)
    assert.equal((await post(ping, { origin: 'null' })).status, 403)
    const page = await post(ping, { origin: PAGE })
    assert.deepEqual([page.status, page.headers.get('access-control-allow-origin')], [200, PAGE])
    assert.equal((await detail(await post([ping, ping])))[0], 422)
    const got = await fetch(`${api.url}/mcp`, { headers: { 'x-api-key': api.key, accept: 'text/event-stream' } })
    assert.deepEqual([got.headers.get('allow'), ...(await detail(got))], ['POST', 405, 'Method Not Allowed'])
    assert.equal((await post(ping, { 'content-type': 'text/plain' })).status, 422)
    assert.match((await post(ping)).headers.get('x-request-id')!, /^[0-9a-f-]{36}$/)
  })

  test('the rate of a key holds, for messages and for what tools ask for', async () => {
    const { key } = await createKey(api.db, api.workspaceId, 'slow', null, 'workspace', { rateLimit: 1 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(ping, { 'x-api-key': key })))
    const refused = answers.filter(({ status }) => status === 429)
    assert.ok(refused.length > 0 && refused.length < 8)
    assert.equal(refused[0]!.headers.get('retry-after'), '1')
  })

  test('a key that was revoked is refused with the next message', async () => {
    const { id, key } = await createKey(api.db, api.workspaceId, 'short', null)
    const agent = await connectAgent(api.url, { 'x-api-key': key })
    assert.ok((await agent.call('list_audits')).audits)
    await revokeKey(api.db, id)
    await assert.rejects(agent.call('list_audits'), (error: any) => error.status === 401 || /401|key/.test(error.message))
    await agent.close()
  })
})
