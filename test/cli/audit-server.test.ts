import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { buildApp } from '../../src/http/app.ts'
import { startAgent } from '../helpers/agent.ts'
import { startAuditing, type Auditing } from '../helpers/auditing.ts'
import { runCommand as imprimatur } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { sampleInput } from '../helpers/input.ts'
import { SLOW_RULE, SLOW_TEXT } from '../helpers/slow-rule.ts'

describe('audit --server', () => {
  const { path: folder, file, at, remove } = temporaryFolder('audit-server')
  let auditing: Auditing
  let app: Awaited<ReturnType<typeof buildApp>>
  let url: string
  let otherId: string
  let keys: { own: string; other: string }
  before(async () => {
    file('docs/a.md', 'Our eco-friendly lamp.\n')
    file('docs/deep/b.md', 'Another eco-friendly lamp.\n')
    file('docs/picture.png', 'x')
    auditing = await startAuditing()
    const { db, settings, service } = auditing
    app = await buildApp({ db, settings, audits: service })
    url = await app.listen({ port: 0, host: '127.0.0.1' })
    const other = await createWorkspace(db, 'Other')
    otherId = other.id
    keys = {
      own: (await createKey(db, auditing.workspaceId, 'build', null)).key,
      other: (await createKey(db, other.id, 'build', null)).key,
    }
    file('key.txt', `${keys.own}\n`)
  })
  after(async () => {
    await app.close()
    await auditing.close()
    remove()
  })
  const audit = (...args: string[]) => imprimatur(['audit', ...args], { cwd: folder })
  const onServer = (...args: string[]) => audit('docs', '--server', url, '--key-file', 'key.txt', '--packs', 'eu-green-claims', ...args)

  test('sends files by a key alone; the server checks them and stores the findings in the workspace of the key', async () => {
    const { code, json, stderr } = await onServer('--name', 'Build 7', '--json')
    assert.equal(code, 0, stderr)
    assert.match(stderr, /^not read: 1 × \.png/m)
    assert.deepEqual([json.status, json.completed_assets, json.failed_assets, json.total_violations], ['COMPLETED', 2, 0, 2])
    assert.equal(
      Object.values<number>(json.by_severity).reduce((sum, one) => sum + one),
      2,
    )
    const violations = await auditing.violations(json.id)
    assert.deepEqual(
      violations.map((one) => [one.workspace_id, one.asset_url.endsWith('.md')]),
      [
        [auditing.workspaceId, true],
        [auditing.workspaceId, true],
      ],
    )
    const { rows } = await auditing.db.query('select name from audits where id = $1', [json.id])
    assert.equal(rows[0].name, 'Build 7')
    assert.equal((await onServer('--fail-on', 'low')).code, 1)
    const read = (key: string) => fetch(`${url}/public/v2/audits/${json.id}`, { headers: { 'x-api-key': key } })
    assert.deepEqual([(await read(keys.own)).status, (await read(keys.other)).status, (await read('imp_none')).status], [200, 404, 401])
  })

  test('a rule that met a limit on the server is no clean result, and the audit and its asset say so', async () => {
    file('slow-rules/own/slow.yml', SLOW_RULE)
    file('slow.md', SLOW_TEXT)
    file('other.txt', `${keys.other}\n`)
    const there = ['--server', url, '--key-file', 'other.txt', '--packs', 'eu-green-claims']
    const publish = ['--workspace', otherId, '--database-url', auditing.url, '--publish', '--reason', 'a test', '--yes']
    const applied = await imprimatur(['rules', 'apply', 'slow-rules', ...publish], { cwd: folder })
    assert.equal(applied.code, 0, applied.stderr)
    const { code, json, stderr } = await audit('slow.md', ...there, '--json')
    assert.match(stderr, /1 source not checked whole: a rule met a limit there \(--allow-incomplete accepts that\)/)
    assert.deepEqual([code, json.status, json.incomplete_assets], [2, 'COMPLETED', 1])
    const answer = await fetch(`${url}/public/v2/audits/${json.id}/assets`, { headers: { 'x-api-key': keys.other } })
    const { assets } = (await answer.json()) as { assets: { complete: boolean; rule_failures: { rule_id: string; message: string }[] }[] }
    assert.deepEqual([assets[0]!.complete, assets[0]!.rule_failures[0]!.rule_id], [false, 'own.slow'])
    assert.equal((await audit('slow.md', ...there, '--allow-incomplete')).code, 0)
  })

  test('--markets and --baseline act on what the server finds', async () => {
    const nothing = await onServer('--markets', 'US')
    assert.deepEqual([nothing.code, /no rule is left by this choice/.test(nothing.stderr)], [3, true], 'a choice that checks nothing')
    const there = ['--server', url, '--key-file', 'key.txt', '--packs', 'eu-green-claims,us-health-claims', '--markets', 'US']
    const elsewhere = await audit('docs', ...there, '--json', '--fail-on', 'low')
    assert.deepEqual([elsewhere.code, elsewhere.json.total_violations], [0, 0], elsewhere.stderr)
    assert.equal((await onServer('--baseline', 'known.json', '--update-baseline')).code, 0)
    file('docs/new.md', 'A third eco-friendly lamp.\n')
    const { code, json, stderr } = await onServer('--baseline', 'known.json', '--fail-on', 'low', '--json')
    assert.deepEqual([code, json.total_violations, json.new_violations], [1, 3, 1], stderr)
    const findings = (key: string, query = '') =>
      fetch(`${url}/public/v2/audits/${json.id}/violations${query}`, { headers: { 'x-api-key': key } })
    assert.equal((await findings(keys.other)).status, 404)
    const first = (await (await findings(keys.own, '?limit=2')).json()) as { violations: { sentence: string }[]; next: string }
    const rest = (await (await findings(keys.own, `?limit=2&cursor=${first.next}`)).json()) as typeof first
    assert.deepEqual([...first.violations, ...rest.violations].map(({ sentence }) => sentence).toSorted(), [
      'A third eco-friendly lamp.',
      'Another eco-friendly lamp.',
      'Our eco-friendly lamp.',
    ])
    assert.equal(rest.next, null)
  })

  test('an agent with a key writes a document, pages and explains violations, and decides after a preview', async () => {
    const { json } = await onServer('--name', 'For the agent', '--json')
    const agent = await startAgent(folder, ['--server', url], { IMPRIMATUR_API_KEY: keys.own })
    const { key } = await createKey(auditing.db, auditing.workspaceId, 'reader', null, 'workspace', { scopes: ['read'] })
    const reader = await startAgent(folder, ['--server', url, '--key-file', file('reader.txt', key)])
    try {
      const { tools } = await agent.client.listTools()
      assert.ok(tools.find(({ name }) => name === 'decide_violation')?.annotations?.destructiveHint)
      assert.equal((await agent.call('list_audits', { limit: 1 })).audits[0].name, 'For the agent')
      const { violations, total, has_more } = await agent.call('list_violations', { audit_id: json.id, page_size: 1 })
      assert.deepEqual([violations.length, total, has_more], [1, json.total_violations, true])
      const given = { violation_id: violations[0].id, action: 'dismiss', reason: 'a certificate' }
      const detail = await agent.call('explain_violation', { violation_id: given.violation_id })
      assert.match(detail.law, /Directive 2005\/29\/EC/)
      const state = async () => (await agent.call('explain_violation', { violation_id: given.violation_id })).review_state
      const preview = await agent.call('decide_violation', given)
      assert.deepEqual([preview.decided, preview.state_before, preview.state_after], [false, 'undecided', 'dismissed'])
      assert.equal(await state(), 'undecided', 'a preview decides nothing')
      await assert.rejects(agent.call('decide_violation', { ...given, reason: undefined, confirm: true }), /dismiss needs a reason/)
      await assert.rejects(reader.call('decide_violation', { ...given, confirm: true }), /answers 403/)
      assert.equal(await state(), 'undecided')
      const decided = await agent.call('decide_violation', { ...given, confirm: true })
      assert.deepEqual([decided.decided, decided.violations_updated, await state()], [true, 1, 'dismissed'])
      const started = await agent.call('start_audit', { name: 'Lamp', text: 'An eco-friendly lamp.', packs: ['eu-green-claims'] })
      await auditing.ended(started.id)
      const { audits } = await agent.call('list_audits', { limit: 1 })
      assert.deepEqual([audits[0].id, audits[0].name, audits[0].total_violations], [started.id, 'Lamp', 1])
      await assert.rejects(agent.call('start_audit', { name: 'x', text: 'x', packs: ['none'] }), /there is no pack "none"/)
      const { templates } = await agent.call('list_templates')
      const template = templates.find(({ key }: { key: string }) => key === 'product-description')
      const { input } = sampleInput(template.templateMetas[0].form)
      const written = await agent.call('generate_document', { template_id: template.id, language: 'EN', input })
      const { contents } = await agent.client.readResource({ uri: `imprimatur://documents/${written.document_id}` })
      assert.ok(written.text.length > 20)
      assert.equal((contents[0] as { text: string }).text, written.text)
      await assert.rejects(
        agent.call('generate_document', { template_id: template.id, language: 'EN', input: {} }),
        /answers 422: body\.input/,
      )
    } finally {
      await Promise.all([agent.close(), reader.close()])
    }
  })

  test('an upload is of its workspace alone, and a wrong key, address or flag is said', async () => {
    const form = new FormData()
    form.append('file', new Blob(['Our eco-friendly lamp.']), 'a.md')
    const upload = await fetch(`${url}/public/v2/uploads`, { method: 'POST', headers: { 'x-api-key': keys.other }, body: form })
    assert.equal(upload.status, 201)
    const { uploads } = (await upload.json()) as { uploads: { id: string }[] }
    const stolen = await fetch(`${url}/public/v2/audits`, {
      method: 'POST',
      headers: { 'x-api-key': keys.own, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x', sources: [{ kind: 'files', upload_ids: [uploads[0]!.id] }] }),
    })
    const { id } = (await stolen.json()) as { id: string }
    const ended = await auditing.ended(id)
    assert.deepEqual([ended.completed_assets, ended.total_violations], [0, 0], 'a file of another workspace is not there')
    for (const [args, expected, words] of [
      [['--server', url, '--key', 'imp_wrong'], 3, /answers 401: The API key is missing or invalid/],
      [['--server', url], 2, /needs --key KEY or --key-file FILE/],
      [['--server', 'nowhere', '--key', 'k'], 2, /that is no address/],
      [['--server', 'http://127.0.0.1:9', '--key', 'k'], 3, /does not answer/],
      [['--server', url, '--key', 'k', '--rules', 'r'], 2, /--rules cannot be used with --server/],
      [['--server', url, '--key', 'k', '--workspace', 'w'], 2, /--server, --key cannot be used with --workspace/],
      [['--key', 'k'], 2, /--key goes with --server/],
    ] as const) {
      const { code, stdout, stderr } = await audit('docs/a.md', ...args)
      assert.deepEqual([code, stdout], [expected, ''], stderr)
      assert.match(stderr, words)
    }
    assert.ok(at('docs'))
  })
})
