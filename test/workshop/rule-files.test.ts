import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { verifyAdminTrail } from '../../src/db/trail/admin.ts'
import { createKey } from '../../src/db/keys/keys.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { runCommand } from '../helpers/command.ts'
import { temporaryFolder } from '../helpers/folder.ts'
import { LOCK_WAITS } from '../helpers/database.ts'

const ruleAgainst = (word: string, more = '') => `extends: existence
name: Never say ${word}
message: "We do not say “%s”."
severity: HIGH
terms: [${word}]
hits: [We are ${word} here.]
passes: [We are careful here.]
${more}`
const BARE = 'extends: existence\nmessage: "Avoid \'%s\'."\nlevel: warning\ntokens: [obviously]\n'

describe('own rules as files', () => {
  let auditing: Auditing
  let desk: Desk
  let lead: Browser
  const { at, file, remove } = temporaryFolder('rule-files')

  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url, parts: { audits: auditing.service } })
    lead = await desk.member('owner', 'Lead')
  })
  after(async () => {
    await desk?.close()
    await auditing?.close()
    remove()
  })

  const form = (files: Record<string, string | Uint8Array>) => {
    const body = new FormData()
    for (const [name, content] of Object.entries(files))
      body.append('file', new Blob([typeof content === 'string' ? strToU8(content) : Buffer.from(content)]), name)
    return body
  }
  const send = (files: Record<string, string | Uint8Array>, query = '', by = lead) =>
    by.call('POST', `/w/own-rules/import${query}`, { body: form(files) })
  const counts = ({ body }: { body: any }) =>
    [body.found, body.loaded, body.remarks, body.refused, body.new, body.replaces, body.unchanged] as number[]
  const exported = async (query = '', browser = lead) => {
    const response = await browser.fetch('GET', `${desk.url}/app/api/w/${browser.workspaceId}/own-rules/export.zip${query}`)
    assert.equal(response.status, 200)
    return response.bytes()
  }
  const total = async (browser = lead) => (await browser.call('GET', '/w/own-rules?limit=1')).body.total as number
  const cli = (...args: string[]) => runCommand(['rules', ...args, '--database-url', auditing.url])
  const audited = async (workspaceId: string, text: string) => {
    const id = await auditing.start([{ kind: 'text', name: 'a.txt', text }], [], workspaceId)
    await auditing.ended(id)
    return (await auditing.violations(id)).map((violation) => violation.rule_id)
  }

  test('a dry run reports and stores nothing; the import stores drafts, and says how many replace a rule', async () => {
    const package1 = { 'rules.zip': zipSync({ 'brand/tea.yml': strToU8(ruleAgainst('peerless')), 'brand/bare.yml': strToU8(BARE) }) }
    const dry = await send(package1, '?dry_run=true')
    assert.equal(dry.status, 200, dry.text)
    assert.deepEqual(counts(dry), [2, 1, 1, 0, 2, 0, 0])
    assert.equal(await total(), 0)
    assert.deepEqual(counts(await send(package1)), [2, 1, 1, 0, 2, 0, 0])
    assert.equal((await lead.call('POST', '/w/own-rules/brand.tea/publish', { json: { reason: 'It is ours.' } })).status, 200)
    // A second time nothing changes; another text is a draft beside the version that runs.
    assert.deepEqual(counts(await send(package1)), [2, 1, 1, 0, 0, 0, 2])
    const changed = {
      'brand/tea.yml': ruleAgainst('matchless'),
      'brand/bare.yml': `${BARE}# again\n`,
      'brand/new.yml': ruleAgainst('sublime'),
    }
    const onlyNew = await send(changed, '?only_new=true')
    assert.deepEqual(counts(onlyNew), [3, 2, 1, 0, 1, 0, 2])
    const report = await send(changed)
    assert.deepEqual(counts(report), [3, 2, 1, 0, 0, 2, 1])
    assert.deepEqual(
      report.body.lines.map((line: any) => [line.rule_id, line.effect]),
      [
        ['brand.bare', 'replaces'],
        ['brand.new', 'unchanged'],
        ['brand.tea', 'replaces'],
      ],
    )
    const tea = (await lead.call('GET', '/w/own-rules/brand.tea')).body
    assert.deepEqual([tea.state, tea.published, tea.latest, tea.content], ['draft', 1, 2, ruleAgainst('matchless')])
    assert.equal(tea.name, 'Never say peerless', 'what runs is shown until the draft is published')
    const bare = (await lead.call('GET', '/w/own-rules/brand.bare')).body
    assert.deepEqual([bare.state, bare.published, bare.latest, bare.content], ['draft', null, 1, `${BARE}# again\n`])
  })

  test('what is refused is in the report, what is refused as a whole is said, and only who may manage rules imports', async () => {
    const refused = await send(
      { 'brand/x.yml': 'extends: nothing\n', '../up.yml': BARE, 'terms.csv': 'term;severity\nfoo;SEVERE\n' },
      '?dry_run=true',
    )
    assert.deepEqual(counts(refused), [3, 0, 0, 3, 0, 0, 0])
    const whole = await send({ 'cut.zip': strToU8('PK\u0003\u0004 and no more') })
    assert.equal(whole.status, 422, whole.text)
    assert.match(whole.body.detail[0].msg, /cannot be opened/)
    assert.equal((await lead.call('POST', '/w/own-rules/import', { json: {} })).status, 422)
    const reviewer = await desk.member('reviewer', 'Reviewer')
    assert.equal((await send({ 'brand/y.yml': BARE }, '', reviewer)).status, 403)
    const other = (await createWorkspace(desk.db, 'Other')).id
    const response = await lead.fetch('POST', `${desk.url}/app/api/w/${other}/own-rules/import`, { body: form({ 'a/b.yml': BARE }) })
    assert.equal(response.status, 404)
  })

  test('two imports of the same rules at once are one', async () => {
    const { id } = await createWorkspace(desk.db, 'Twice')
    const owner = await desk.member('owner', 'Twice lead', id)
    const answers = await Promise.all([1, 2].map(() => send({ 'brand/a.yml': BARE, 'brand/b.yml': ruleAgainst('finest') }, '', owner)))
    for (const { status, text } of answers) assert.ok(status === 200 || status === 409, text)
    assert.ok(answers.some(({ status, body }) => status === 200 && body.new === 2))
    assert.equal(await total(owner), 2)
    assert.equal((await owner.call('GET', '/w/own-rules/brand.a')).body.latest, 1)
  })

  test('an import that waits for a change under way sees what the change made of the rule', async () => {
    const { id } = await createWorkspace(desk.db, 'Waiting')
    const owner = await desk.member('owner', 'Waiting lead', id)
    await send({ 'brand/a.yml': ruleAgainst('finest') }, '', owner)
    assert.equal((await owner.call('POST', '/w/own-rules/brand.a/publish', { json: { reason: 'Ours.' } })).status, 200)
    const changing = await desk.db.connect()
    try {
      // As saving a draft does, held open.
      await changing.query('begin')
      await changing.query(`update own_rules set state = 'draft', latest = 2, revision = revision + 1 where workspace_id = $1`, [id])
      await changing.query(
        `insert into own_rule_versions (workspace_id, rule_id, number, content, parsed, created_at)
         select workspace_id, rule_id, 2, 'another text', parsed, created_at from own_rule_versions where workspace_id = $1`,
        [id],
      )
      const importing = send({ 'brand/a.yml': ruleAgainst('grandest') }, '', owner)
      for (let waits = 0, tries = 0; waits === 0; tries++) {
        assert.ok(tries < 1500, 'the import does not wait')
        await new Promise((resolve) => setTimeout(resolve, 20))
        const { rowCount } = await desk.db.query(LOCK_WAITS)
        waits = rowCount ?? 0
      }
      await changing.query('commit')
      const report = await importing
      assert.equal(report.status, 200, report.text)
      assert.deepEqual(counts(report), [1, 1, 0, 0, 0, 1, 0])
    } finally {
      changing.release()
    }
    const { state, published, latest, content } = (await owner.call('GET', '/w/own-rules/brand.a')).body
    assert.deepEqual([state, published, latest, content], ['draft', 1, 2, ruleAgainst('grandest')])
  })

  test('an import is undone as a whole: begun rules go, drafts are as before, what was changed since is left', async () => {
    const { id } = await createWorkspace(desk.db, 'Undone')
    const owner = await desk.member('owner', 'Undo lead', id)
    const rule = async (name: string) => owner.call('GET', `/w/own-rules/brand.${name}`)
    const publish = (name: string) => owner.call('POST', `/w/own-rules/brand.${name}/publish`, { json: { reason: 'Ours.' } })
    await send({ 'brand/running.yml': ruleAgainst('one'), 'brand/draft.yml': ruleAgainst('two') }, '', owner)
    await publish('running')
    const files = Object.fromEntries(
      ['running', 'draft', 'new', 'edited', 'published'].map((name) => [`brand/${name}.yml`, ruleAgainst(`other${name}`)]),
    )
    const report = await send(files, '?reason=Release%2041', owner)
    assert.deepEqual([report.body.new, report.body.replaces], [3, 2])
    assert.equal((await send(files, '', owner)).body.import_id, null, 'nothing was changed, so that there is nothing to undo')
    await publish('published')
    const edited = { content: ruleAgainst('edited'), based_on: 1 }
    assert.equal((await owner.call('PUT', '/w/own-rules/brand.edited/draft', { json: edited })).status, 200)
    const { imports, days } = (await owner.call('GET', '/w/own-rules/imports')).body
    assert.deepEqual([imports.length, days, imports[0].new, imports[0].changed, imports[0].by], [2, 30, 3, 2, 'Undo lead'])
    const undo = (which: string, by = owner) => by.call('POST', `/w/own-rules/imports/${which}/undo`, { json: { reason: 'Wrong file' } })
    assert.equal((await undo(report.body.import_id, lead)).status, 404, 'of another workspace')
    const undone = await undo(report.body.import_id)
    assert.equal(undone.status, 200, undone.text)
    assert.deepEqual(undone.body, {
      removed: ['brand.new'],
      restored: ['brand.draft', 'brand.running'],
      left: ['brand.edited', 'brand.published'],
    })
    assert.equal((await rule('new')).status, 404)
    const running = (await rule('running')).body
    assert.deepEqual([running.state, running.published, running.latest, running.content], ['published', 1, 1, ruleAgainst('one')])
    const draft = (await rule('draft')).body
    assert.deepEqual([draft.state, draft.latest, draft.content, draft.name], ['draft', 1, ruleAgainst('two'), 'Never say two'])
    assert.equal((await rule('edited')).body.content, ruleAgainst('edited'))
    assert.equal((await undo(report.body.import_id)).status, 409)
    const { entries } = (await owner.call('GET', '/w/admin-trail?limit=200')).body
    const imported = entries.find(({ kind, why }: any) => kind === 'rules.imported' && why === 'Release 41')
    const taken = entries.find(({ kind }: any) => kind === 'rules.import_undone')
    assert.deepEqual([taken.takes_back, taken.why, taken.to.left], [imported.number, 'Wrong file', ['brand.edited', 'brand.published']])
    assert.equal((await verifyAdminTrail(desk.db, id)).broken, null)
    // Deleted and begun again by somebody: another rule of the same name, also where its text is the same.
    const first = (await send({ 'brand/again.yml': ruleAgainst('again') }, '', owner)).body.import_id
    assert.equal((await owner.call('DELETE', '/w/own-rules/brand.again')).status, 200)
    const again = { file: 'brand/again.yml', content: ruleAgainst('again') }
    assert.equal((await owner.call('POST', '/w/own-rules', { json: again })).status, 201)
    assert.deepEqual((await undo(first)).body, { removed: [], restored: [], left: ['brand.again'] })
    assert.equal((await rule('again')).status, 200)
    // From the trail as well, and no longer after thirty days.
    const other = (await send({ 'brand/late.yml': ruleAgainst('late') }, '', owner)).body.import_id
    await desk.db.query(`update rule_imports set at = at - interval '31 days' where workspace_id = $1 and id = $2`, [id, other])
    assert.equal((await undo(other)).status, 404)
    await send({ 'brand/last.yml': ruleAgainst('last') }, '', owner)
    const newest = (await owner.call('GET', '/w/admin-trail?kind=rules&limit=1')).body.entries[0]
    const answer = await owner.call('POST', `/w/admin-trail/${newest.number}/take-back`, { json: { reason: 'Not needed' } })
    assert.equal(answer.status, 200, answer.text)
    assert.equal((await rule('last')).status, 404)
  })

  test('an export is the same files byte for byte, and the same archive each time', async () => {
    const strange = `\uFEFF${ruleAgainst('crlf').replaceAll('\n', '\r\n')}`
    await send({ 'brand/windows.yaml': strange })
    const archive = await exported()
    assert.deepEqual(archive, await exported())
    assert.equal(Buffer.from(archive).readUInt32LE(10), 0x00210000, 'the first day of 1980, whenever it is made')
    const files = Object.fromEntries(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]))
    assert.deepEqual(Object.keys(files), ['brand/bare.yml', 'brand/new.yml', 'brand/tea.yml', 'brand/windows.yaml'])
    assert.equal(files['brand/windows.yaml'], strange)
    assert.equal(files['brand/tea.yml'], ruleAgainst('matchless'))
    const running = unzipSync(await exported('?versions=published'))
    assert.deepEqual(
      Object.entries(running).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]),
      [['brand/tea.yml', ruleAgainst('peerless')]],
    )
  })

  test('rules of the terminology are neither exported nor switched off by an apply', async () => {
    const { id } = await createWorkspace(desk.db, 'House')
    const owner = await desk.member('owner', 'House lead', id)
    const words = { EN: { term: 'standing desk', forbidden: ['sit-stand table'] } }
    assert.equal((await owner.call('POST', '/w/terms', { json: { words } })).status, 201)
    await send({ 'brand/a.yml': ruleAgainst('finest') }, '', owner)
    const archive = await exported('', owner)
    assert.deepEqual(Object.keys(unzipSync(archive)), ['brand/a.yml'])
    const { key } = await createKey(desk.db, id, 'git', owner.userId, 'person')
    const apply = async (query: string) => {
      const response = await fetch(`${desk.url}/public/v2/rules?${query}`, {
        method: 'POST',
        headers: { 'x-api-key': key },
        body: form({ 'rules.zip': archive }),
      })
      const text = await response.text()
      assert.equal(response.status, 200, text)
      return text
    }
    for (const query of ['dry_run=true&prune=true', 'prune=true']) assert.doesNotMatch(await apply(query), /house-words/)
    const { state, is_off: isOff } = (await owner.call('GET', '/w/own-rules/house-words.en-1')).body
    assert.deepEqual([state, isOff], ['published', false])
  })

  test('export, apply on an empty workspace, export: the same bytes', async () => {
    const written = await cli('export', at('one'), '--workspace', desk.workspaceId, '--json')
    assert.equal(written.code, 0, written.stderr)
    const second = (await createWorkspace(desk.db, 'Second')).id
    const applied = await cli('apply', at('one'), '--workspace', second, '--yes', '--json')
    assert.equal(applied.code, 0, applied.stderr)
    assert.equal(applied.json.new.length, 4)
    assert.equal((await cli('export', at('two'), '--workspace', second)).code, 0)
    const hashes = (folder: string) =>
      Object.fromEntries(
        readdirSync(at(folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .map((name) => [path.relative(at(folder), name), createHash('sha256').update(readFileSync(name)).digest('hex')]),
      )
    assert.deepEqual(hashes('two'), hashes('one'))
    const owner = await desk.member('owner', 'Second lead', second)
    assert.deepEqual(await exported('', owner), await exported())
  })

  test('apply shows a plan, does it when told, publishes and prunes; audits run with it', async () => {
    const { id } = await createWorkspace(desk.db, 'From git')
    file('git/brand/one.yml', ruleAgainst('peerless'))
    file('git/brand/two.yml', ruleAgainst('matchless'))
    file('git/brand/bare.yml', BARE)
    file('git/README.md', '# Our rules')
    const plan = await cli('apply', at('git'), '--workspace', id, '--json')
    assert.deepEqual([plan.code, plan.json.applied, plan.json.new.length], [1, false, 3])
    assert.match(plan.stderr, /\+ brand\.one[\s\S]*3 new, 0 changed, 0 unchanged: the plan\.\nTo do it: --yes/)
    assert.equal((await cli('apply', at('git'), '--workspace', id, '--publish', '--yes')).code, 2)
    const done = await cli('apply', at('git'), '--workspace', id, '--publish', '--reason', 'Agreed with Legal', '--yes')
    assert.equal(done.code, 0, done.stderr)
    assert.match(done.stdout, /\* brand\.one/)
    assert.match(done.stdout, /! brand\.bare stays a draft: The rule has no text it must hit/)
    assert.match(done.stdout, /3 new, 0 changed, 0 unchanged, 2 published: done\./)
    assert.deepEqual((await audited(id, 'Peerless and matchless, obviously.')).toSorted(), ['brand.one', 'brand.two'])
    // The command line audits with them as well, here and on a server.
    file('texts/page.txt', 'Our peerless tea.')
    const ran = async (...args: string[]) => {
      const { json, stderr } = await runCommand(['audit', at('texts/page.txt'), '--packs', 'plain-language', '--json', ...args])
      assert.equal(json?.status, 'COMPLETED', stderr)
      return (await auditing.violations(json.id)).map((violation) => violation.rule_id)
    }
    assert.deepEqual(await ran('--workspace', id, '--database-url', auditing.url), ['brand.one'])
    const { key } = await createKey(desk.db, id, 'build', null)
    assert.deepEqual(await ran('--server', desk.url, '--key', key), ['brand.one'])
    // Nothing to do.
    const again = await cli('apply', at('git'), '--workspace', id, '--publish', '--reason', 'Agreed with Legal', '--json')
    assert.deepEqual([again.code, again.json.applied, again.json.unchanged.length, again.json.published], [0, false, 3, []], again.stderr)
    // A file that goes is switched off only where that is asked for; it comes back with the file.
    file('git/brand/one.yml', ruleAgainst('sublime'))
    rmSync(at('git/brand/two.yml'))
    const pruned = await cli('apply', at('git'), '--workspace', id, '--publish', '--reason', 'Two is gone', '--prune', '--yes', '--json')
    assert.deepEqual(
      [pruned.code, pruned.json.changed, pruned.json.published, pruned.json.switched_off],
      [0, ['brand.one'], ['brand.one'], ['brand.two']],
      pruned.stderr,
    )
    assert.deepEqual(await audited(id, 'Peerless, matchless and sublime.'), ['brand.one'])
    const { rows: shown } = await desk.db.query(`select name from own_rules where workspace_id = $1 and rule_id = 'brand.one'`, [id])
    assert.equal(shown[0].name, 'Never say sublime')
    const { rows: pruning } = await desk.db.query(`select entry from admin_trail where workspace_id = $1 and kind = 'rule.switched_off'`, [
      id,
    ])
    assert.equal(JSON.parse(pruning[0].entry).why, 'Two is gone')
    file('git/brand/two.yml', ruleAgainst('matchless'))
    await cli('apply', at('git'), '--workspace', id, '--publish', '--reason', 'Two is back', '--yes')
    assert.deepEqual((await audited(id, 'Peerless, matchless and sublime.')).toSorted(), ['brand.one', 'brand.two'])
    // A file that cannot be read stops all of it.
    file('git/brand/broken.yml', 'extends: existence\n')
    const broken = await cli('apply', at('git'), '--workspace', id, '--yes')
    assert.equal(broken.code, 1)
    assert.match(broken.stdout, /brand\/broken\.yml:1: .*\n.*\n1 rule of 4 refused\. Nothing was changed\./)
    // A workspace that asks for a second person publishes nothing from here.
    rmSync(at('git/brand/broken.yml'))
    file('git/brand/one.yml', ruleAgainst('superb'))
    const owner = await desk.member('owner', 'Git lead', id)
    await owner.call('PUT', '/w/rule-review', { json: { second_person: true } })
    const second = await cli('apply', at('git'), '--workspace', id, '--publish', '--reason', 'Alone', '--yes')
    assert.match(second.stdout, /! brand\.one stays a draft: This workspace has rules published by a second person/)
    assert.deepEqual(await audited(id, 'Sublime and superb.'), ['brand.one'])
    assert.deepEqual(await verifyAdminTrail(desk.db, id).then(({ broken: fault }) => fault), null)
    const { rows } = await desk.db.query(
      `select kind, count(*)::int as n from admin_trail where workspace_id = $1 and kind like 'rule%' group by 1 order by 1`,
      [id],
    )
    assert.deepEqual(Object.fromEntries(rows.map(({ kind, n }) => [kind, n])), {
      'rule.begun': 3,
      'rule.drafted': 2,
      'rule.published': 3,
      'rule.switched_off': 1,
      'rule.switched_on': 1,
      'rule_review.changed': 1,
    })
  })

  test('5,000 rules are taken in at once, and one more is refused', async () => {
    const { id } = await createWorkspace(desk.db, 'Large')
    const owner = await desk.member('owner', 'Large lead', id)
    const terms = `term;instead\n${Array.from({ length: 5000 }, (_, n) => `word${n};other${n}`).join('\n')}`
    const taken = await send({ 'terms.csv': terms }, '', owner)
    assert.equal(taken.status, 200, taken.text.slice(0, 500))
    assert.deepEqual(counts(taken), [5000, 5000, 0, 0, 5000, 0, 0])
    // As many files as a folder may have, each a part of the request.
    const parts = Object.fromEntries(Array.from({ length: 1200 }, (_, n) => [`terms/word${n}.yml`, 'extends: nothing']))
    assert.deepEqual(counts(await send(parts, '?dry_run=true', owner)), [1200, 0, 0, 1200, 0, 0, 0])
    const more = await send({ 'brand/more.yml': BARE }, '', owner)
    assert.deepEqual([more.status, /at most 5,000 rules/.test(more.text)], [409, true], more.text)
    assert.equal(await total(owner), 5000)
  })

  test('apply by a key of somebody who may change rules: the same plan and the same outcome through a server', async () => {
    const { id: workspaceId } = await createWorkspace(desk.db, 'Git by key')
    const owner = await desk.member('owner', 'Git', workspaceId)
    const viewer = await desk.member('viewer', 'Looker', workspaceId)
    file('served/own/calm.yml', ruleAgainst('calm'))
    file('served/own/loud.yml', ruleAgainst('loud'))
    const keyFor = async (browser: Browser, belongsTo: 'person' | 'workspace') =>
      (await createKey(desk.db, workspaceId, 'git', browser.userId, belongsTo)).key
    const apply = async (key: string, ...more: string[]) =>
      runCommand(['rules', 'apply', at('served'), '--server', desk.url, '--key', key, ...more])
    const key = await keyFor(owner, 'person')
    const plan = await apply(key, '--json')
    assert.equal(plan.code, 1, plan.stderr)
    assert.deepEqual([JSON.parse(plan.stdout).applied, JSON.parse(plan.stdout).new], [false, ['own.calm', 'own.loud']])
    assert.equal(await total(owner), 0)
    const done = await apply(key, '--publish', '--reason', 'Agreed with Legal', '--yes')
    assert.equal(done.code, 0, done.stderr)
    assert.match(done.stdout, /2 new, 0 changed, 0 unchanged, 2 published: done\./)
    rmSync(at('served/own/loud.yml'))
    const pruned = await apply(key, '--prune', '--yes', '--json')
    assert.deepEqual(JSON.parse(pruned.stdout).switched_off, ['own.loud'])
    const trail = await owner.call('GET', '/w/admin-trail?limit=5')
    assert.match(trail.text, /rule\.switched_off/)
    file('served/own/broken.yml', 'extends: existence\nterms: [')
    const broken = await apply(key, '--yes')
    assert.equal(broken.code, 1)
    assert.match(broken.stdout, /own\/broken\.yml:\d+: .*[^]*1 rule of 2 refused\. Nothing was changed\./)
    for (const [no, words] of [
      [await keyFor(owner, 'workspace'), /403: This key belongs to the workspace\. Rules are changed by people/],
      [await keyFor(viewer, 'person'), /403: This key may not do that: the person it belongs to has the role “viewer”/],
    ] as const)
      assert.match((await apply(no, '--yes')).stderr, words)
  })
})
