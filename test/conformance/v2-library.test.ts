import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { PREFIX_V2, publicDocumentV2, routesV2 } from '../../src/http/public/index.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { startAuditing, type Auditing } from '../helpers/auditing.ts'
import { conformance } from '../helpers/conforming.ts'

const assertConforms = conformance(publicDocumentV2(), PREFIX_V2)
const REASON = { reason: 'Agreed with Legal.' }
const rule = (word: string, more = '') => `extends: existence
name: Never say ${word}
explanation: Nobody can prove it.
message: "We do not say “%s”."
terms: [${word}]
hits: [We are ${word} here.]
passes: [We are careful here.]
${more}`

describe('rules and the library by a key', () => {
  let auditing: Auditing
  let desk: Desk
  let owner: Browser
  let editor: Browser
  /** Of the owner, of the editor, of nobody, and of somebody who owns another workspace. */
  let keys: Record<'owner' | 'editor' | 'workspace' | 'foreign', string>
  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url, parts: { audits: auditing.service } })
    ;[owner, editor] = [await desk.member('owner'), await desk.member('editor')]
    const other = (await createWorkspace(desk.db, 'Other')).id
    const stranger = await desk.member('owner', 'Stranger', other)
    const keyOf = async (workspaceId: string, userId: string | null) =>
      (await createKey(desk.db, workspaceId, 'build', userId, userId === null ? 'workspace' : 'person')).key
    keys = {
      owner: await keyOf(desk.workspaceId, owner.userId),
      editor: await keyOf(desk.workspaceId, editor.userId),
      workspace: await keyOf(desk.workspaceId, null),
      foreign: await keyOf(other, stranger.userId),
    }
  })
  after(async () => {
    await desk?.close()
    await auditing?.close()
  })

  async function call(method: string, path: string, sent: unknown = undefined, by = keys.owner, headers: Record<string, string> = {}) {
    const isForm = sent instanceof FormData
    const response = await fetch(`${desk.url}${PREFIX_V2}${path}`, {
      method,
      headers: { 'x-api-key': by, ...(sent === undefined || isForm ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(sent === undefined ? {} : { body: isForm ? sent : JSON.stringify(sent) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const answer = { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
    assertConforms(method, response.url, answer)
    return answer
  }

  /** Every rule of a list, a page at a time. */
  async function allRules(query: string, limit = 100): Promise<any[]> {
    const rules = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { status, body, text } = await call('GET', `/rules?limit=${limit}${query}${cursor && `&cursor=${cursor}`}`)
      assert.equal(status, 200, text)
      rules.push(...body.rules)
      cursor = body.next
    }
    return rules
  }

  test('packs and their rules are read page by page, and each filter leaves out what it should', async () => {
    const { body } = await call('GET', '/packs')
    const all = await allRules('', 100)
    assert.deepEqual(
      all.map(({ id }) => id),
      [...new Set(all.map(({ id }) => id))].toSorted(),
      'each once, by identifier',
    )
    const counted = body.packs.reduce((sum: number, { of }: { of: number }) => sum + of, 0)
    assert.equal(all.filter(({ own }) => !own).length, counted)
    assert.deepEqual(await allRules('', 200), all, 'whatever the size of the pages')
    const of = async (query: string) => (await allRules(query, 200)).map(({ id }) => id)
    const ids = (keep: (one: any) => boolean) => all.filter(keep).map(({ id }) => id)
    assert.deepEqual(
      await of('&pack=eu-green-claims'),
      ids(({ pack }) => pack === 'eu-green-claims'),
    )
    assert.deepEqual(
      await of('&severity=CRITICAL'),
      ids(({ severity }) => severity === 'CRITICAL'),
    )
    assert.deepEqual(
      await of('&language=TR'),
      ids(({ languages }) => languages.length === 0 || languages.includes('TR')),
    )
    const two = ['gambling', 'eu-green-claims']
    assert.deepEqual(
      await of('&pack=gambling,eu-green-claims&severity=HIGH,LOW'),
      ids(({ pack, severity }) => two.includes(pack) && ['HIGH', 'LOW'].includes(severity)),
    )
    const german = await of('&market=DE')
    assert.ok(german.some((id) => id.startsWith('eu-green-claims.')) && german.length < all.length)
    assert.ok(!german.some((id) => id.startsWith('us-green-guides.')))
    for (const query of ['market=Atlantis', 'cursor=%00', 'language=XX', 'limit=0', 'severity=NONE', 'own=maybe'])
      assert.equal((await call('GET', `/rules?${query}`)).status, 422, query)
    assert.equal((await call('GET', '/rules', undefined, 'imp_none')).status, 401)
  })

  test('a rule says its law, why, and what it finds and leaves alone, in the language of whoever asks', async () => {
    const id = 'eu-green-claims.biodegradable'
    const { body } = await call('GET', `/rules/${id}`)
    assert.match(body.law, /2005\/29\/EC|2024\/825/)
    assert.match(body.law_url, /^https:/)
    assert.ok(body.explanation.length > 20)
    assert.deepEqual([body.own, body.own_rule, body.not_run], [false, null, null])
    for (const kind of ['hit', 'pass'])
      assert.ok(
        body.proofs.some((proof: any) => proof.kind === kind && proof.language === 'DE'),
        kind,
      )
    const german = (await call('GET', `/rules/${id}`, undefined, keys.owner, { 'accept-language': 'de' })).body
    assert.equal(german.name, 'Biologisch abbaubar ohne nähere Angaben')
    assert.notEqual(german.explanation, body.explanation)
    const listed = await call('GET', '/rules?pack=eu-green-claims', undefined, keys.owner, { 'accept-language': 'de' })
    assert.equal(listed.body.rules.find((one: any) => one.id === id).name, german.name)
    assert.match(listed.headers.get('vary')!, /Accept-Language/)
    for (const none of ['none', 'eu-green-claims.none', '%00', 'own.none']) assert.equal((await call('GET', `/rules/${none}`)).status, 404)
  })

  test('an own rule is begun, saved, tried, published, switched off and on, and rolled back; the trail names the key', async () => {
    const file = 'own/peerless.yml'
    const broken = await call('POST', '/own-rules', { file, content: 'extends: existence\nterms: [' })
    assert.deepEqual([broken.status, broken.body.detail[0].loc], [422, ['body', 'content']])
    const { status, body: begun } = await call('POST', '/own-rules', { file, content: rule('peerless') })
    assert.deepEqual([status, begun.id, begun.state, begun.published], [201, 'own.peerless', 'draft', null])
    assert.equal((await call('POST', '/own-rules', { file, content: rule('peerless') })).status, 409)
    const at = '/own-rules/own.peerless'
    assert.equal((await call('PUT', `${at}/draft`, { content: rule('peerless'), based_on: begun.revision + 7 })).status, 409)
    const tried = await call('POST', '/own-rules/try', {
      file,
      content: rule('peerless'),
      texts: [{ text: 'Our peerless tea.', format: 'text', language: 'EN' }],
    })
    assert.deepEqual([tried.body.not_publishable, tried.body.texts[0].findings.map((one: any) => one.text)], [null, ['peerless']])
    const drafted = (await call('GET', '/rules/own.peerless')).body
    assert.deepEqual([drafted.own, drafted.not_run, drafted.own_rule.versions.length], [true, 'draft', 1])
    assert.deepEqual(
      drafted.proofs.map(({ kind, text }: any) => [kind, text]),
      [
        ['hit', 'We are peerless here.'],
        ['pass', 'We are careful here.'],
      ],
    )
    const found = async () => {
      const { body } = await call('POST', '/checks', { text: 'Our peerless, matchless tea.', language: 'EN' })
      return body.findings.map((one: any) => one.violating_text)
    }
    assert.deepEqual(await found(), [])
    assert.equal((await call('POST', `${at}/publish`, {})).status, 422, 'without a reason')
    assert.equal((await call('POST', `${at}/publish`, REASON)).body.published, 1)
    assert.deepEqual(await found(), ['peerless'])
    const { revision } = (await call('GET', at)).body
    assert.equal((await call('PUT', `${at}/draft`, { content: rule('matchless'), based_on: revision })).body.latest, 2)
    assert.equal((await call('POST', `${at}/publish`, REASON)).body.published, 2)
    assert.deepEqual(await found(), ['matchless'])
    assert.equal((await call('POST', `${at}/switch-off`, REASON)).body.is_off, true)
    assert.deepEqual([(await call('GET', '/rules/own.peerless')).body.not_run, await found()], ['off', []])
    assert.equal((await call('POST', `${at}/switch-off`, REASON)).status, 409)
    assert.equal((await call('POST', `${at}/switch-on`, REASON)).body.is_off, false)
    assert.equal((await call('POST', `${at}/roll-back`, { ...REASON, version: 1 })).body.published, 3)
    assert.deepEqual(await found(), ['peerless'])
    assert.deepEqual(
      (await allRules('&own=true')).map(({ id, not_run: why }) => [id, why]),
      [['own.peerless', null]],
    )
    const { body: trail } = await owner.call('GET', '/w/admin-trail?limit=20')
    const entry = trail.entries.find(({ kind }: any) => kind === 'rule.rolled_back')
    assert.deepEqual([entry.actor.kind, entry.actor.name], ['key', 'build'])
  })

  test('rules are changed by people’s keys alone, as far as their role goes', async () => {
    const draft = { file: 'own/nobody.yml', content: rule('nobody') }
    const refused = await call('POST', '/own-rules', draft, keys.workspace)
    assert.deepEqual([refused.status, refused.body.detail.slice(0, 36)], [403, 'This key belongs to the workspace. R'])
    const viewer = await desk.member('viewer')
    const { key } = await createKey(desk.db, desk.workspaceId, 'viewer', viewer.userId, 'person')
    for (const [method, path, body] of [
      ['POST', '/own-rules', draft],
      ['POST', '/tones', { languages: [{ language_key: 'EN', name: 'Calm' }] }],
      ['POST', '/infobases', { name: 'Facts' }],
      ['POST', '/templates', { name: 'Note' }],
    ] as const) {
      const answer = await call(method, path, body, key)
      assert.equal(answer.status, 403, path)
      assert.match(answer.body.detail, /has the role “viewer”/)
    }
    assert.equal((await call('GET', '/own-rules', undefined, key)).status, 200)
    const { key: reads } = await createKey(desk.db, desk.workspaceId, 'reads', owner.userId, 'person', { scopes: ['read'] })
    assert.match((await call('POST', '/own-rules', draft, reads)).body.detail, /lacks the scope “write”/)
  })

  test('where a second person is asked for, the author’s key publishes nothing, and another person’s does', async () => {
    assert.equal((await owner.call('PUT', '/w/rule-review', { json: { second_person: true } })).status, 200)
    await call('POST', '/own-rules', { file: 'own/second.yml', content: rule('second-rate') })
    const at = '/own-rules/own.second'
    assert.equal((await call('POST', `${at}/publish`, REASON)).status, 409)
    const asked = (await call('POST', `${at}/review`, { ...REASON, asked_of: editor.userId })).body
    assert.equal(asked.state, 'in_review')
    const publication = { ...REASON, based_on: asked.revision }
    const again = await call('POST', `${at}/publish`, publication)
    assert.deepEqual([again.status, again.body.detail.includes('somebody else')], [409, true])
    assert.equal((await call('POST', `${at}/publish`, publication, keys.editor)).body.published, 1)
    assert.equal((await owner.call('PUT', '/w/rule-review', { json: { second_person: false } })).status, 200)
  })

  test('a rule is tried on the stored pages of past runs', async () => {
    const auditId = await auditing.start([{ kind: 'text', name: 'tea.txt', text: 'Our unrivalled tea. Quite.' }], null, desk.workspaceId)
    await auditing.ended(auditId)
    const { body: runs } = await call('GET', '/rule-tries')
    assert.deepEqual(
      runs.runs.map(({ id }: any) => id),
      [auditId],
    )
    const { status, body } = await call('POST', '/rule-tries', { file: 'own/alone.yml', content: rule('unrivalled') })
    assert.equal(status, 201)
    let now: any
    do now = (await call('GET', `/rule-tries/${body.id}`)).body
    while (['waiting', 'running'].includes(now.state))
    assert.deepEqual([now.state, now.results.added.map(({ text }: any) => text)], ['completed', ['unrivalled']])
    assert.equal((await call('POST', `/rule-tries/${body.id}/cancel`)).status, 409)
  })

  test('a template is begun, saved, published, rolled back, exported and taken off the shelf', async () => {
    const { templates } = (await call('GET', '/templates')).body
    const builtIn = templates.find(({ key }: any) => key === 'product-description')
    const { status, body } = await call('POST', '/templates', { key: 'our-note', copy_of: builtIn.id }, keys.workspace)
    assert.equal(status, 201)
    const at = `/templates/${body.id}`
    const { files, draft } = (await call('GET', at)).body
    assert.equal((await call('PUT', `${at}/draft`, { files, based_on: draft.revision + 1 })).status, 409)
    const saved = (await call('PUT', `${at}/draft`, { files, based_on: draft.revision })).body
    const published = await call('POST', `${at}/publish`, { ...REASON, based_on: saved.draft.revision })
    assert.deepEqual([published.body.version, published.body.own], [1, true])
    const broken = await call('PUT', `${at}/draft`, { files: { ...files, 'EN.yml': 'name: [' }, based_on: 0 })
    const refused = await call('POST', `${at}/publish`, { ...REASON, based_on: broken.body.draft.revision })
    assert.deepEqual([refused.status, refused.body.detail[0].loc.slice(0, 3)], [422, ['body', 'files', 'EN.yml']])
    assert.equal((await call('DELETE', `${at}/draft`)).status, 200)
    assert.equal((await call('GET', `${at}/compare?from=1&to=1`)).body.changes.length, 0)
    const exported = await call('GET', `${at}/export.zip`)
    assert.deepEqual([exported.status, exported.text.slice(0, 2)], [200, 'PK'])
    const ofV1 = await fetch(`${desk.url}/public/v1/template/${body.id}`, { headers: { 'x-api-key': keys.owner } })
    assert.equal(((await ofV1.json()) as any).key, 'our-note')
    assert.equal((await call('DELETE', at)).status, 200)
    assert.equal((await call('GET', at)).status, 404)
  })

  test('a tone of voice is made, read, changed from the version one has seen, restored and deleted', async () => {
    const input = (name: string) => ({ languages: [{ language_key: 'EN', name, content: '- Short sentences.' }] })
    const { status, body } = await call('POST', '/tones', input('Calm'), keys.workspace)
    assert.equal(status, 201)
    const at = `/tones/${body.id}`
    const read = (await call('GET', at)).body
    assert.deepEqual([read.own, read.version, read.languages[0].name], [true, 1, 'Calm'])
    assert.ok((await call('GET', '/tones')).body.tones.some(({ own }: any) => !own))
    assert.equal((await call('PUT', at, { ...input('Calmer'), based_on: 1 })).status, 200)
    assert.equal((await call('PUT', at, { ...input('Calmest'), based_on: 1 })).status, 409)
    assert.equal((await call('POST', `${at}/restore`, { version: 1 })).status, 200)
    assert.deepEqual(
      (await call('GET', `${at}/versions`)).body.versions.map(({ version }: any) => version),
      [3, 2, 1],
    )
    assert.equal((await call('PUT', at, { languages: [] })).status, 422)
    assert.equal((await call('DELETE', at)).status, 200)
    assert.equal((await call('GET', at)).status, 404)
  })

  test('a knowledge base is made, fed with facts and files, read, renamed and deleted', async () => {
    const { status, body } = await call('POST', '/infobases', { name: 'Bottles' }, keys.workspace)
    assert.equal(status, 201)
    const at = `/infobases/${body.id}`
    const fact = { kind: 'fact', content: 'Keeps tea warm for eight hours.', source: 'Test of 2026' }
    const entry = (await call('POST', `${at}/entries`, fact)).body
    assert.equal((await call('PUT', `${at}/entries/${entry.id}`, { ...fact, content: 'For nine hours.' })).status, 200)
    const form = new FormData()
    form.append('file', new Blob(['# Steel\n\nIt is made of 80 % recycled steel.\n']), 'steel.md')
    assert.equal((await call('POST', `${at}/files`, form)).status, 201)
    const { entries } = (await call('GET', `${at}/entries`)).body
    assert.deepEqual(entries.map(({ kind }: any) => kind).toSorted(), ['fact', 'passage'])
    assert.equal((await call('DELETE', `${at}/files?source=steel.md`)).status, 200)
    assert.equal((await call('PATCH', at, { name: 'Steel bottles' })).status, 200)
    const read = (await call('GET', at)).body
    assert.deepEqual([read.name, read.facts, read.passages], ['Steel bottles', 1, 0])
    assert.equal((await call('DELETE', `${at}/entries/${entry.id}`)).status, 200)
    assert.equal((await call('DELETE', at)).status, 200)
    assert.equal((await call('GET', at)).status, 404)
  })

  test('what belongs to a workspace is not there for the key of another, whatever is asked of it', async () => {
    const made = async (path: string, body: unknown) => (await call('POST', path, body)).body.id as string
    const infobase = await made('/infobases', { name: 'Facts' })
    const fact = { kind: 'fact', content: 'It is blue.' }
    const tone = { languages: [{ language_key: 'EN', name: 'Ours' }] }
    const own = { file: 'own/ours.yml', content: rule('ours') }
    const ids: Record<string, string> = {
      rule_id: await made('/own-rules', own),
      try_id: await made('/rule-tries', own),
      template_id: await made('/templates', { name: 'Ours' }),
      tone_id: await made('/tones', tone),
      infobase_id: infobase,
      entry_id: await made(`/infobases/${infobase}/entries`, fact),
    }
    const form = () => {
      const files = new FormData()
      files.append('file', new Blob(['Some text.']), 'steel.md')
      return files
    }
    const bodies: Record<string, unknown> = {
      saveOwnRule: { content: own.content, based_on: 1 },
      publishOwnRule: REASON,
      askForRuleReview: REASON,
      sendRuleBack: REASON,
      switchRuleOff: REASON,
      switchRuleOn: REASON,
      rollRuleBack: { ...REASON, version: 1 },
      addRuleExample: { kind: 'hits', text: 'We are ours.' },
      saveTemplateDraft: { files: {}, based_on: 1 },
      publishTemplate: { ...REASON, based_on: 1 },
      rollTemplateBack: { ...REASON, version: 1 },
      changeTone: tone,
      restoreTone: { version: 1 },
      renameInfobase: { name: 'Theirs' },
      addEntry: fact,
      changeEntry: fact,
      addFiles: form(),
    }
    const asked = routesV2({} as never).filter(({ path }) => {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
      return names.length > 0 && names.every((name) => name in ids)
    })
    assert.ok(asked.length >= 30, `${asked.length} routes`)
    for (const { method, path, operationId, body, query = {} } of asked) {
      assert.equal(body !== undefined, operationId in bodies, `${operationId}: say here what is sent`)
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!)
      const needed: Record<string, string> = { from: '1', to: '1', source: 'steel.md' }
      const asks = Object.keys((query as { properties?: object }).properties ?? {}).filter((name) => name in needed)
      const given = new URLSearchParams(asks.map((name) => [name, needed[name]!]))
      const answer = await call(method, `${filled}?${given}`, bodies[operationId], keys.foreign)
      assert.equal(answer.status, 404, `${operationId}: ${answer.text}`)
    }
    for (const [path, list] of [
      ['/own-rules', 'rules'],
      ['/rules?own=true', 'rules'],
      ['/infobases', 'infobases'],
      ['/rule-tries', 'runs'],
    ] as const)
      assert.deepEqual((await call('GET', path, undefined, keys.foreign)).body[list], [], path)
    assert.equal((await call('GET', '/own-rules/own.ours')).body.latest, 1)
  })
})
