import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { REVIEW_STATES } from '../../src/reviews/chart/chart.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'

/** A rule against a word, with both kinds of proof. */
const ruleAgainst = (word: string, more = '') => `extends: existence
name: Never say ${word}
message: "We do not say “%s”."
severity: HIGH
terms: [${word}]
hits: [We are ${word} here.]
passes: [We are careful here.]
${more}`

describe("a workspace's own rules", () => {
  let auditing: Auditing
  let desk: Desk
  let lead: Browser
  let second: Browser
  let reviewer: Browser
  const because = { json: { reason: 'Legal asked for it.' } }

  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url })
    lead = await desk.member('owner', 'Lead')
    second = await desk.member('editor', 'Second')
    reviewer = await desk.member('reviewer', 'Reviewer')
  })
  after(async () => {
    await desk?.close()
    await auditing?.close()
  })

  const create = (file: string, content: string, by = lead) => by.call('POST', '/w/own-rules', { json: { file, content } })
  const verb = (id: string, name: string, by = lead, json: object = because.json) => by.call('POST', `/w/own-rules/${id}/${name}`, { json })
  const audited = async (text: string, source: object = {}) => {
    const id = await auditing.start([{ kind: 'text', name: 'a.txt', text, ...source }], ['gambling'], desk.workspaceId)
    await auditing.ended(id)
    return (await auditing.violations(id)).map((violation) => `${violation.rule_id}: ${violation.violating_text}`)
  }

  test('a draft finds nothing, a published rule does, one that is switched off does not', async () => {
    const created = await create('own/peerless.yml', ruleAgainst('peerless'))
    assert.equal(created.status, 201, created.text)
    assert.equal(created.body.id, 'own.peerless')
    assert.deepEqual(await audited('Our peerless tea.'), [])
    const published = await verb('own.peerless', 'publish')
    assert.equal(published.status, 200, published.text)
    assert.equal(published.body.state, 'published')
    assert.deepEqual(await audited('Our peerless tea.'), ['own.peerless: peerless'])
    assert.equal((await verb('own.peerless', 'switch-off')).status, 200)
    assert.deepEqual(await audited('Our peerless tea.'), [])
    assert.equal((await verb('own.peerless', 'switch-on')).status, 200)
    assert.deepEqual(await audited('Our peerless tea.'), ['own.peerless: peerless'])
  })

  test('its findings are on the desk with its name, and its version is kept with the audit', async () => {
    const id = await auditing.start([{ kind: 'text', name: 'b.txt', text: 'A peerless cup.' }], ['gambling'], desk.workspaceId)
    await auditing.ended(id)
    const queue = await reviewer.call('GET', `/w/audits/${id}/violations?limit=5`)
    assert.equal(queue.status, 200, queue.text)
    assert.match(queue.text, /Never say peerless/)
    const { rows } = await desk.db.query(`select version, pack from rule_versions where workspace_id = $1 and rule_id = 'own.peerless'`, [
      desk.workspaceId,
    ])
    assert.equal(rows.length, 1)
    assert.equal(rows[0].pack, 'own')
  })

  test('the studio checks with it as well', async () => {
    const rules = await lead.call('GET', '/w/editor-rules?language_key=EN')
    assert.match(rules.text, /own\.peerless/)
  })

  test('a draft beside a published version does not run until it is published; the way back is a new version', async () => {
    const before = (await lead.call('GET', '/w/own-rules/own.peerless')).body
    const content = ruleAgainst('matchless')
    const saved = await lead.call('PUT', '/w/own-rules/own.peerless/draft', { json: { content, based_on: before.revision } })
    assert.equal(saved.status, 200, saved.text)
    assert.deepEqual([saved.body.state, saved.body.published, saved.body.latest], ['draft', 1, 2])
    assert.deepEqual(await audited('Peerless and matchless.'), ['own.peerless: Peerless'])
    await verb('own.peerless', 'publish')
    assert.deepEqual(await audited('Peerless and matchless.'), ['own.peerless: matchless'])
    const back = await verb('own.peerless', 'roll-back', lead, { version: 1, reason: 'It was right before.' })
    assert.equal(back.status, 200, back.text)
    assert.deepEqual([back.body.published, back.body.latest, back.body.versions[0].content], [3, 3, before.content])
    assert.deepEqual(await audited('Peerless and matchless.'), ['own.peerless: Peerless'])
  })

  test('a draft beside the version that runs is discarded, also in review, and stands in the way of no roll back', async () => {
    const rule = async () => (await lead.call('GET', '/w/own-rules/own.peerless')).body
    const discard = (by = lead) => by.call('DELETE', '/w/own-rules/own.peerless')
    const before = await rule()
    const content = ruleAgainst('nonpareil')
    const draft = async () => lead.call('PUT', '/w/own-rules/own.peerless/draft', { json: { content, based_on: (await rule()).revision } })
    assert.equal((await draft()).body.latest, 4)
    assert.equal((await verb('own.peerless', 'roll-back', lead, { version: 2, reason: 'Again.' })).status, 409)
    assert.equal((await discard(reviewer)).status, 403)
    const discarded = await discard()
    assert.equal(discarded.status, 200, discarded.text)
    const now = await rule()
    assert.deepEqual([now.state, now.published, now.latest, now.content, now.name], ['published', 3, 3, before.content, before.name])
    assert.equal(now.revision, before.revision + 2)
    assert.equal((await discard()).status, 409, 'no draft is left')
    const { body: trail } = await lead.call('GET', '/w/admin-trail?limit=1')
    const [{ kind, subject, from, to }] = trail.entries
    assert.deepEqual([kind, subject, from, to], ['rule.draft_discarded', 'own.peerless', { version: 4, content }, null])
    await draft()
    assert.equal((await verb('own.peerless', 'review')).body.state, 'in_review')
    assert.equal((await discard()).status, 200)
    assert.deepEqual(await audited('Peerless and nonpareil.'), ['own.peerless: Peerless'])
    const back = await verb('own.peerless', 'roll-back', lead, { version: 2, reason: 'Again.' })
    assert.deepEqual([back.status, back.body.published], [200, 4], back.text)
    await verb('own.peerless', 'roll-back', lead, { version: 1, reason: 'And back.' })
  })

  test('whoever saves on what is no longer there is told, and nothing is lost', async () => {
    const { revision } = (await lead.call('GET', '/w/own-rules/own.peerless')).body
    const save = (by: Browser, word: string) =>
      by.call('PUT', '/w/own-rules/own.peerless/draft', { json: { content: ruleAgainst(word), based_on: revision } })
    const answers = await Promise.all([save(lead, 'unrivalled'), save(second, 'unequalled')])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
    assert.match(answers.find(({ status }) => status === 409)!.text, /changed this rule meanwhile/)
    const now = (await lead.call('GET', '/w/own-rules/own.peerless')).body
    assert.equal(now.content, answers.find(({ status }) => status === 200)!.body.content)
    await verb('own.peerless', 'publish')
  })

  test('a rule that is narrowed to other paths leaves what it found elsewhere as it was', async () => {
    const narrowed = (paths: string) => ruleAgainst('narrowed', `applies: { paths: ['${paths}'] }`)
    await create('own/narrowed.yml', narrowed('/**'))
    await verb('own.narrowed', 'publish')
    const run = async (text: string) => {
      const id = await auditing.start([{ kind: 'text', name: 'shop/d.txt', text }], [], desk.workspaceId, 'Narrowed')
      await auditing.ended(id)
      return id
    }
    const states = async (id: string) =>
      (await auditing.violations(id)).filter(({ rule_id }) => rule_id === 'own.narrowed').map(({ state }) => REVIEW_STATES[state])
    const first = await run('A narrowed word.')
    const { revision } = (await lead.call('GET', '/w/own-rules/own.narrowed')).body
    await lead.call('PUT', '/w/own-rules/own.narrowed/draft', { json: { content: narrowed('/offers/**'), based_on: revision } })
    await verb('own.narrowed', 'publish')
    assert.deepEqual(await states(await run('A narrowed word.')), [])
    assert.deepEqual(await states(first), ['undecided'])
    await verb('own.narrowed', 'switch-off')
  })

  test('a published rule that can no longer be read is named with every page and check', async () => {
    await create('own/lost.yml', ruleAgainst('lost'))
    await verb('own.lost', 'publish')
    // As an older version of the product may have taken it.
    await desk.db.query(
      `update own_rule_versions set content = replace(content, 'HIGH', 'GRAVE'), parsed = replace(parsed, 'HIGH', 'GRAVE')
       where workspace_id = $1 and rule_id = 'own.lost'`,
      [desk.workspaceId],
    )
    const id = await auditing.start([{ kind: 'text', name: 'c.txt', text: 'All is lost.' }], ['gambling'], desk.workspaceId)
    await auditing.ended(id)
    const [{ rule_failures }] = await auditing.assets(id)
    const audit = (await reviewer.call('GET', `/w/audits/${id}`)).body
    assert.equal(audit.incomplete_assets, 1, 'what did not run keeps the audit from being a clean one')
    assert.deepEqual(
      rule_failures.map(({ rule_id }: { rule_id: string }) => rule_id),
      ['own.lost'],
    )
    assert.match(rule_failures[0].message, /can no longer be read \(line 4: “severity” must be one of/)
    const { rules } = (await reviewer.call('GET', '/w/own-rules/not-read')).body
    assert.deepEqual(
      rules.map(({ rule_id }: { rule_id: string }) => rule_id),
      ['own.lost'],
    )
    assert.match(rules[0].why, /line 4: “severity” must be one of/)
    await verb('own.lost', 'switch-off')
    assert.deepEqual((await reviewer.call('GET', '/w/own-rules/not-read')).body.rules, [])
  })

  test('a NUL or half a character written as an escape is refused before it is stored', async () => {
    for (const escape of ['\\0', '\\uD800'])
      assert.match(
        (await create('own/odd.yml', ruleAgainst('odd', `explanation: "a${escape}b"`))).text,
        /contains a NUL or half a character/,
      )
  })

  test('what cannot be read is refused with its line', async () => {
    const answer = await create('own/broken.yml', 'extends: existence\nmessage: x\ntermz: [a]\n')
    assert.equal(answer.status, 422)
    assert.match(answer.text, /line 3: the key “termz” is not known/)
  })

  test('a rule without proofs of both kinds, or whose proofs fail, is not published', async () => {
    await create('own/bare.yml', 'extends: existence\nname: Bare\nmessage: x\nterms: [bare]\n')
    const bare = await verb('own.bare', 'publish')
    assert.equal(bare.status, 409)
    assert.match(bare.text, /no text it must hit and no text it must leave alone/)
    await create('own/wrong.yml', ruleAgainst('wrong').replace('We are careful here.', 'We are wrong here.'))
    const wrong = await verb('own.wrong', 'publish')
    assert.equal(wrong.status, 409)
    assert.match(wrong.text, /must be left alone and is not \(wrong\)/)
    assert.equal((await lead.call('DELETE', '/w/own-rules/own.bare')).status, 200)
    assert.equal((await lead.call('DELETE', '/w/own-rules/own.peerless')).status, 409)
  })

  test('names like paths, of packs and of what is there already are refused in words', async () => {
    for (const file of [
      '../../etc/passwd.yml',
      '/own/a.yml',
      'own/a/b.yml',
      'own\\a.yml',
      'own/.yml',
      'own/a.txt',
      'eu-green-claims/a.yml',
    ]) {
      const answer = await create(file, ruleAgainst('a'))
      assert.equal(answer.status, 422, file)
      assert.match(answer.text, /a file is named folder\/name\.yml|is a pack of the product/, file)
    }
    const twice = await create('own/peerless.yml', ruleAgainst('x'))
    assert.equal(twice.status, 409)
    assert.match(twice.text, /There is a rule own\.peerless already/)
  })

  test('an expression that may never end, and what needs more than its file, is refused in words', async () => {
    const answer = await create(
      'own/endless.yml',
      `extends: existence
message: x
raw: ['(x+x+)+y']
hits: [${'x'.repeat(60)}]
passes: [none]
`,
    )
    assert.equal(answer.status, 422, answer.text)
    assert.match(answer.text, /line 3: This expression may never end: it was stopped after [\d,]+ steps/)
    const many = await create(
      'own/many.yml',
      `${ruleAgainst('x').split('hits:')[0]}hits: [${'x, '.repeat(250)}]\npasses: [${'y, '.repeat(251)}]\n`,
    )
    assert.match(many.text, /line 6: It has 501 examples under “hits” and “passes”; 500 are the most\./)
    const spelling = await create('own/spelling.yml', 'extends: spelling\nmessage: x\nignore: words.txt\n')
    assert.match(spelling.text, /line 3: It names a file of words, and a workspace keeps one file for each rule/)
    const model = await create('own/model.yml', 'extends: learned\nmessage: x\nmodel: ../../secret.bin\nthreshold: 0.5\n')
    assert.match(model.text, /line 3: What it has learned lies in a second file/)
    const known = await create('own/known.yml', 'extends: learned\nmessage: x\nmodel: ../package.json\nthreshold: 0.5\n')
    assert.equal(known.text, model.text.replace('../../secret.bin', '../package.json'), 'it says nothing of the files of the machine')
  })

  test('how many stored pages lie within its paths', async () => {
    await create('own/scoped.yml', ruleAgainst('scoped', "applies: { paths: ['/only/**'] }"))
    const scope = async () => (await reviewer.call('GET', '/w/own-rules/own.scoped/scope')).body
    const before = await scope()
    assert.deepEqual([before.pages > 0, before.within], [true, 0])
    await audited('A page.', { name: 'only/a.txt' })
    assert.equal((await scope()).within, 1)
    await lead.call('DELETE', '/w/own-rules/own.scoped')
  })

  test('it applies on its days, at its sites and paths', async () => {
    await create('own/dated.yml', ruleAgainst('dated', 'applies: { from: 2000-01-01, until: 2000-12-31 }'))
    await create('own/placed.yml', ruleAgainst('placed', "applies: { paths: ['/offers/**'] }"))
    for (const id of ['own.dated', 'own.placed']) assert.equal((await verb(id, 'publish')).status, 200)
    assert.deepEqual(await audited('A dated text.'), [])
    assert.deepEqual(await audited('A placed text.', { name: 'about/a.txt' }), [])
    assert.deepEqual(await audited('A placed text.', { name: 'offers/a.txt' }), ['own.placed: placed'])
    const refused = await create('own/never.yml', ruleAgainst('never', 'applies: { from: 2026-02-30 }'))
    assert.match(refused.text, /“from” is a day such as 2026-12-01/)
  })

  test('where the workspace asks for a second person nobody publishes what he wrote or asked for', async () => {
    assert.equal((await lead.call('PUT', '/w/rule-review', { json: { second_person: true } })).status, 200)
    await create('own/guarded.yml', ruleAgainst('guarded'))
    assert.match((await verb('own.guarded', 'publish')).text, /ask for a review first/)
    const asked = await verb('own.guarded', 'review', lead, { ...because.json, asked_of: second.userId })
    assert.equal(asked.status, 200, asked.text)
    assert.equal(asked.body.state, 'in_review')
    const told = async (by: Browser) =>
      (await by.call('GET', '/w/notices')).body.notices
        .filter(({ rule_id }: { rule_id: string | null }) => rule_id === 'own.guarded')
        .map(({ kind, by: who, outcome }: { kind: string; by: string; outcome: string | null }) => `${kind} ${who} ${outcome}`)
    assert.deepEqual([await told(second), await told(lead)], [['rule_review Lead null'], []])
    assert.match((await verb('own.guarded', 'publish')).text, /somebody else has to publish it/)
    const back = await verb('own.guarded', 'send-back', second, { reason: 'The name is unclear.' })
    assert.equal(back.body.state, 'draft')
    assert.equal(back.body.versions[0].sent_back_why, 'The name is unclear.')
    await verb('own.guarded', 'review', lead)
    const { revision } = (await second.call('GET', '/w/own-rules/own.guarded')).body
    assert.equal((await verb('own.guarded', 'publish', second)).status, 422, 'without what was read')
    const stale = await verb('own.guarded', 'publish', second, { ...because.json, based_on: revision - 1 })
    assert.match(stale.text, /Somebody changed this rule meanwhile/)
    const published = await verb('own.guarded', 'publish', second, { ...because.json, based_on: revision })
    assert.equal(published.status, 200, published.text)
    assert.equal(published.body.versions[0].published_by.name, 'Second')
    assert.deepEqual(await told(lead), ['rule_answered Second published', 'rule_answered Second sent_back'])
    assert.deepEqual(await audited('A guarded word.'), ['own.guarded: guarded'])
    assert.equal((await verb('own.guarded', 'switch-off', reviewer)).status, 403)
  })

  test('a draft that is discarded while it is in review: its author and who was asked are told', async () => {
    const told = async (by: Browser) =>
      (await by.call('GET', '/w/notices')).body.notices
        .filter(({ rule_id, outcome }: { rule_id: string | null; outcome: string | null }) => rule_id === 'own.dropped' && outcome !== null)
        .map(({ kind, by: who, outcome }: { kind: string; by: string; outcome: string }) => `${kind} ${who} ${outcome}`)
    const third = await desk.member('editor', 'Third')
    await create('own/dropped.yml', ruleAgainst('dropped'), second)
    assert.equal((await verb('own.dropped', 'review', second)).status, 200)
    assert.equal((await lead.call('DELETE', '/w/own-rules/own.dropped?reason=Not%20ours')).status, 200)
    assert.deepEqual(await told(second), ['rule_answered Lead deleted'])
    assert.deepEqual(await told(third), ['rule_review Lead deleted'])
    assert.deepEqual(await told(lead), [], 'who did it knows')
    const [entry] = (await lead.call('GET', '/w/admin-trail?limit=1')).body.entries
    assert.deepEqual([entry.kind, entry.why], ['rule.deleted', 'Not ours'])
    // A draft that nobody was asked about is discarded without a word.
    await create('own/dropped.yml', ruleAgainst('dropped'), second)
    await lead.call('DELETE', '/w/own-rules/own.dropped')
    assert.equal((await told(second)).length, 1)
  })

  test('changes of rules are taken back by their entry in the trail', async () => {
    await lead.call('PUT', '/w/rule-review', { json: { second_person: false } })
    const newest = async () => (await lead.call('GET', '/w/admin-trail?limit=1')).body.entries[0]
    const back = async () => {
      const { number } = await newest()
      const answer = await lead.call('POST', `/w/admin-trail/${number}/take-back`, because)
      assert.equal(answer.status, 200, answer.text)
      const entry = await newest()
      assert.equal(entry.takes_back, number)
      return entry.kind as string
    }
    const rule = async () => (await lead.call('GET', '/w/own-rules/own.back')).body
    await create('own/back.yml', ruleAgainst('backward'))
    assert.equal(await back(), 'rule.deleted')
    assert.equal(await back(), 'rule.begun', 'and again')
    await verb('own.back', 'publish')
    const published = (await newest()).number
    assert.equal(await back(), 'rule.switched_off', 'what ran is never deleted')
    assert.equal(await back(), 'rule.switched_on')
    await lead.call('PUT', '/w/own-rules/own.back/draft', { json: { content: ruleAgainst('forward'), based_on: (await rule()).revision } })
    assert.equal(await back(), 'rule.draft_discarded')
    assert.equal(await back(), 'rule.drafted')
    assert.equal((await rule()).content, ruleAgainst('forward'))
    await verb('own.back', 'publish')
    assert.equal(await back(), 'rule.rolled_back')
    assert.deepEqual(await audited('Backward and forward.'), ['own.back: Backward'])
    const late = await lead.call('POST', `/w/admin-trail/${published}/take-back`, because)
    assert.deepEqual([late.status, /changed since/.test(late.text)], [409, true], late.text)
    const { effect } = (await lead.call('GET', `/w/admin-trail/${(await newest()).number}`)).body
    const figures = Object.fromEntries(effect.map(({ figure, count }: { figure: string; count: number }) => [figure, count]))
    assert.deepEqual([figures.audits_since, figures.findings_since], [1, 1])
    await verb('own.back', 'switch-off')
  })

  test('what changed between two versions is said part by part', async () => {
    const first = (await create('own/compared.yml', ruleAgainst('splendid'))).body
    const content = ruleAgainst('splendid').replace('terms: [splendid]', 'terms: [splendid, glorious]').replace('HIGH', 'LOW')
    assert.equal((await lead.call('PUT', '/w/own-rules/own.compared/draft', { json: { content, based_on: first.revision } })).status, 200)
    const compared = await lead.call('GET', '/w/own-rules/own.compared/compare?from=0&to=1')
    assert.deepEqual(
      compared.body.changes.map(({ part }: { part: string }) => part),
      ['name', 'looks_for', 'looks_for', 'tells', 'severity', 'examples', 'examples'],
    )
    assert.deepEqual(compared.body.changes.find(({ key }: { key: string }) => key === 'terms').added, ['splendid', 'glorious'])
  })

  test('every change of a rule is in the trail of the administration, with its reason and text', async () => {
    const { body } = await lead.call('GET', '/w/admin-trail?limit=200')
    const kinds = new Set(body.entries.map(({ kind }: { kind: string }) => kind))
    for (const kind of [
      'begun',
      'drafted',
      'review_asked',
      'sent_back',
      'published',
      'switched_off',
      'switched_on',
      'rolled_back',
      'deleted',
      'draft_discarded',
    ])
      assert.ok(kinds.has(`rule.${kind}`), kind)
    const published = body.entries.find(
      ({ kind, subject }: { kind: string; subject: string }) => kind === 'rule.published' && subject === 'own.guarded',
    )
    assert.equal(published.why, 'Legal asked for it.')
    assert.match(published.to.content, /Never say guarded/)
    assert.equal(published.actor.name, 'Second')
  })

  test('trying stores nothing and says what is found and what is held back', async () => {
    const content = ruleAgainst('fine')
    const texts = [{ text: 'A fine day.\nAnother fine day.', format: 'text' }]
    const tried = await lead.call('POST', '/w/own-rules/try', { json: { file: 'own/new.yml', content, texts } })
    assert.equal(tried.status, 200, tried.text)
    assert.deepEqual(
      tried.body.texts[0].findings.map(({ start, end }: { start: number; end: number }) => texts[0]!.text.slice(start, end)),
      ['fine', 'fine'],
    )
    assert.equal(tried.body.not_publishable, null)
    assert.equal((await lead.call('GET', '/w/own-rules/own.new')).status, 404)
  })
})
