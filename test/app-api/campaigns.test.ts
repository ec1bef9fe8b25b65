import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import { readSettings } from '../../src/config.ts'
import { newId } from '../../src/db/base/ids.ts'
import { deleteTemplate, saveTemplate } from '../../src/db/library/library.ts'
import { openPool } from '../../src/db/base/pool.ts'
import { createWorkspace } from '../../src/db/settings/workspaces.ts'
import { openLater } from '../../src/documents/later.ts'
import { Sweeper } from '../../src/jobs/sweep.ts'
import { startWorker } from '../../src/jobs/worker.ts'
import type { Worker } from '../../src/jobs/worker.ts'
import { openQueue, WRITE } from '../../src/queue/queue.ts'
import { freshDatabase } from '../helpers/database.ts'
import { startModelServer } from '../helpers/model-server.ts'
import type { Behaviour } from '../helpers/model-server.ts'
import { TEST_SECRETS } from '../helpers/secrets.ts'
import { startDesk } from './desk.ts'
import type { Browser, Desk } from './desk.ts'

const BRIEF = {
  language_key: 'EN',
  product: 'Oslo desk',
  audience: 'People who work from home',
  message: 'An eco-friendly desk for small rooms.',
  call_to_action: 'See the desk',
  facts: [
    { text: 'The top is 80 cm wide', source: 'Data sheet 2026' },
    { text: ' ', source: null },
    { text: 'Delivered in four working days', source: null },
  ],
  sender: 'Northwood',
  url: 'https://www.example.com/oslo',
  starts: '2026-12-01',
  ends: '2026-12-31',
  markets: ['GB', 'DE'],
  channels: [],
  languages: ['EN', 'DE'],
  tone_id: null,
  infobase_id: null,
  translations: {
    DE: {
      message: 'Ein umweltfreundlicher Schreibtisch für kleine Räume.',
      call_to_action: 'Zum Schreibtisch',
      facts: ['Die Platte ist 80 cm breit', '', 'In vier Werktagen geliefert'],
    },
  },
}

describe('campaigns', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let db: pg.Pool
  let boss: PgBoss
  let desk: Desk
  let ed: Browser
  let owner: Browser
  let worker: Worker | undefined
  let id: string
  let templates: Record<string, string>
  const settings = readSettings({ ...TEST_SECRETS, LOG_LEVEL: 'silent', ALLOW_HOSTS: '127.0.0.1' }, '/nowhere', {})
  // A test has the model's service refuse.
  const onError = (error: Error) => void (error.message.includes('refused') || process.stderr.write(`${error.stack}\n`))
  const start = async () => {
    worker = await startWorker(db, database.url, settings, onError)
  }
  const stop = async () => {
    await worker?.stop()
    worker = undefined
  }
  before(async () => {
    database = await freshDatabase()
    db = openPool(database.url)
    boss = await openQueue(database.url, { supervise: false, onError })
    desk = await startDesk({ databaseUrl: database.url, settings: { ALLOW_HOSTS: '127.0.0.1' }, parts: { later: openLater(db, boss) } })
    ed = await desk.member('editor', 'Ed')
    owner = await desk.member('owner', 'Olga')
    const { body } = await ed.call('GET', '/w/shelf')
    templates = Object.fromEntries(body.templates.map((each: any) => [each.key, each.id]))
  })
  after(async () => {
    await stop()
    await desk.close()
    await boss.stop({ graceful: false })
    await db.end()
    await database.drop()
  })

  const at = (rest = '') => `/w/campaigns/${id}${rest}`
  const read = async (who = ed) => (await who.call('GET', at())).body
  const post = (rest: string, json: object, who = ed) => who.call('POST', at(rest), { json })
  const change = async (json: object) => ed.call('PATCH', at(), { json: { revision: (await read()).revision, ...json } })
  const tally = (campaign: any) =>
    Object.entries(Object.groupBy(campaign.pieces, (piece: any) => piece.progress)).map(([key, list]) => `${list!.length} ${key}`)
  const piece = (campaign: any, key: string, language: string, variant = 0) =>
    campaign.pieces.find((each: any) => each.template_id === templates[key] && each.language_key === language && each.variant === variant)
  const until = async (isDone: (campaign: any) => boolean) => {
    for (;;) {
      const campaign = await read()
      if (isDone(campaign)) return campaign
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const isQuiet = ({ pieces }: any) => pieces.every((each: any) => each.progress !== 'waiting' && each.progress !== 'rewriting')
  const CHOSEN = ['product-description', 'promotional-email', 'faq']
  const chosen = () => CHOSEN.map((key) => templates[key]!)

  test('a brief is kept; what cannot be is refused at its field', async () => {
    const create = (json: object, who = ed) => who.call('POST', '/w/campaigns', { json })
    const refused = async (given: object, field: string) => {
      const { status, body } = await create({ name: 'Spring', brief: BRIEF, ...given })
      assert.equal(status, 422, field)
      assert.equal(body.detail[0].loc.at(-1), field)
    }
    await refused({ name: ' ' }, 'name')
    await refused({ due: '2026-02-30' }, 'due')
    await refused({ owner_id: newId() }, 'owner_id')
    await refused({ brief: { ...BRIEF, ends: '2026-11-30' } }, 'ends')
    await refused({ brief: { ...BRIEF, url: 'oslo' } }, 'url')
    await refused({ brief: { ...BRIEF, markets: ['Mars'] } }, 'markets')
    await refused({ brief: { ...BRIEF, message: 'a\0b' } }, 'message')
    const endless = { questions: ['Why? '.repeat(50_000)] }
    await refused({ answers: [{ template_id: templates.faq, language_key: null, input: endless }] }, 'answers')
    const made = await create({ name: 'Spring', brief: BRIEF, owner_id: owner.userId, due: '2026-12-01' })
    assert.equal(made.status, 201)
    id = made.body.id
    assert.deepEqual(
      [made.body.brief.markets, made.body.brief.facts.length, made.body.brief.translations.DE.facts.length, made.body.owner.name],
      [['UK', 'DE'], 2, 2, 'Olga'],
    )
    const { body } = await ed.call('GET', '/w/campaigns')
    assert.deepEqual([body.total, body.campaigns[0].counts.pieces, body.campaigns[0].due], [1, 0, '2026-12-01'])
  })

  test('the mapping says what each template takes from the brief, and what is missing; until it is there nothing is ordered', async () => {
    const map = async (answers: object[]) =>
      (await ed.call('POST', '/w/campaigns/mapping', { json: { brief: BRIEF, answers, template_ids: chosen() } })).body.pieces
    const of = (pieces: any[], key: string, language: string) =>
      pieces.find((each) => each.template_id === templates[key] && each.language_key === language)
    const taken = (mapped: any) =>
      Object.fromEntries(
        mapped.fields.filter(({ from }: any) => from && from !== 'default').map(({ entry, from }: any) => [entry.name, from]),
      )
    const faulty = (mapped: any) => mapped.fields.filter(({ faults }: any) => faults.length > 0).map(({ entry }: any) => entry.name)
    const pieces = await map([])
    assert.equal(pieces.length, 6)
    const email = of(pieces, 'promotional-email', 'DE')
    assert.deepEqual(taken(email), {
      subject: 'product',
      offer: 'message',
      benefits: 'facts',
      validUntil: 'ends',
      callToAction: 'call_to_action',
      url: 'url',
      sender: 'sender',
    })
    const value = (mapped: any, name: string) => mapped.fields.find(({ entry }: any) => entry.name === name).value
    assert.deepEqual(value(email, 'benefits'), ['Die Platte ist 80 cm breit', 'In vier Werktagen geliefert'])
    assert.deepEqual([email.markets, email.channels, of(pieces, 'faq', 'EN').markets], [['DE'], ['email'], ['UK']])
    assert.deepEqual([faulty(email), faulty(of(pieces, 'faq', 'EN'))], [[], ['questions']])
    assert.deepEqual(of(await map([]), 'product-description', 'DE').untranslated, [])
    const bare = { ...BRIEF, translations: {} }
    const untold = await ed.call('POST', '/w/campaigns/mapping', { json: { brief: bare, answers: [], template_ids: chosen() } })
    assert.deepEqual(of(untold.body.pieces, 'product-description', 'DE').untranslated, ['message', 'facts'])

    const german = await saveTemplate(desk.db, desk.workspaceId, 'anzeige', {
      files: {
        'template.yml':
          'key: anzeige\nmain: ware\nchannel: print\nneeds: model\nfields:\n' +
          ['ware', 'kernaussage', 'leute', 'punkteListe', 'gestaltung']
            .map((name) => `  - { name: ${name}, type: ${name === 'punkteListe' ? 'list' : 'text'} }\n`)
            .join('') +
          'steps:\n  - key: text\n',
        'DE.yml':
          'name: Anzeige\ndescription: Kurz.\nfields:\n  ware: { label: Ware }\n  kernaussage: { label: Satz }\n' +
          '  leute: { label: Zielgruppe }\n  punkteListe: { label: "Vorteile:" }\n  gestaltung: { label: Gestaltung }\n' +
          'steps:\n  text: { prompt: Schreib. }\n',
      },
    })
    const foreign = await ed.call('POST', '/w/campaigns/mapping', { json: { brief: BRIEF, answers: [], template_ids: [german.id] } })
    const inGerman = foreign.body.pieces.find((each: any) => each.language_key === 'DE')
    assert.deepEqual(
      taken(inGerman),
      { ware: 'product', kernaussage: 'message', leute: 'audience', punkteListe: 'facts' },
      'by what the library calls such fields in German',
    )
    assert.deepEqual(inGerman.channels, ['print'], 'as its own template says')
    await deleteTemplate(desk.db, desk.workspaceId, german.id)

    const order = { template_ids: chosen(), variants: 2 }
    const refused = await post('/order', order)
    assert.equal(refused.status, 422)
    assert.deepEqual(
      refused.body.detail.map(({ loc }: any) => loc.slice(-3)),
      ['EN', 'DE'].map((language) => [templates.faq, language, 'questions']),
    )
    assert.match(refused.body.detail[0].msg, /^FAQ.* \(EN\), Questions and answers: /)
    assert.equal((await read()).pieces.length, 0)
    const questions = (language: string, text: string) => ({
      template_id: templates.faq,
      language_key: language,
      input: { questions: [text] },
    })
    const answers = [questions('EN', 'How wide is it? 80 cm.'), questions('DE', 'Wie breit ist er? 80 cm.')]
    assert.deepEqual(faulty(of(await map(answers), 'faq', 'EN')), [])
    assert.equal((await change({ answers })).status, 200)
    assert.equal((await ed.call('PATCH', at(), { json: { revision: 1, name: 'Late' } })).status, 409)

    assert.deepEqual((await post('/order', order)).body, { added: 12 })
    assert.deepEqual((await post('/order', order)).body, { added: 0 }, 'asking twice orders once')
    assert.equal((await post('/order', { template_ids: [newId()], variants: 1 })).status, 422)
    assert.deepEqual(tally(await read()), ['12 waiting'])
  })

  test('what waits is cancelled and ordered again; the rest is written and checked by the rules of its market and channel', async () => {
    const german = (await read()).pieces.filter((each: any) => each.language_key === 'DE').map((each: any) => each.document_id)
    assert.equal((await post('/cancel', { document_ids: [newId()] })).status, 422)
    assert.deepEqual((await post('/cancel', { document_ids: german })).body, { cancelled: 6 })
    await start()
    assert.deepEqual(tally(await until(isQuiet)), ['6 written', '6 cancelled'])
    // The worker stops while something waits, as at a restart; the next one goes on.
    await stop()
    assert.deepEqual((await post('/resume', {})).body, { ordered: 6 })
    await start()
    const campaign = await until(isQuiet)
    assert.deepEqual(tally(campaign), ['12 written'])
    const english = piece(campaign, 'product-description', 'EN')
    assert.match(english.excerpt, /^Oslo desk/)
    assert.deepEqual(english.facts, [
      { text: 'The top is 80 cm wide', source: 'Data sheet 2026' },
      { text: 'Delivered in four working days', source: null },
    ])
    assert.match(piece(campaign, 'product-description', 'DE').excerpt, /umweltfreundlicher Schreibtisch/)
    assert.notEqual(piece(campaign, 'product-description', 'EN', 1).excerpt, english.excerpt)
    const found = async (documentId: string) =>
      (await ed.call('GET', `/w/documents/${documentId}`)).body.remaining.map((each: any) => each.rule_id.split('.')[0])
    const isEu = (rule: string) => rule.startsWith('eu-green-claims')
    assert.ok((await found(piece(campaign, 'product-description', 'DE').document_id)).some(isEu))
    assert.ok(!(await found(english.document_id)).some(isEu), 'the rules of the Union do not hold in the United Kingdom')
    const rules = async (rest: string) => (await ed.call('GET', `/w/editor-rules?language_key=EN${rest}`)).body.rules.length
    assert.ok((await rules(`&document_id=${english.document_id}`)) < (await rules('')), 'also while it is edited')
  })

  test('owner and due date are the campaign’s until a piece has its own', async () => {
    const { document_id: documentId } = piece(await read(), 'faq', 'EN')
    const put = (json: object) => ed.call('PATCH', at(`/pieces/${documentId}`), { json })
    const care = async () => {
      const { owner: by, due, own_due: own } = piece(await read(), 'faq', 'EN')
      return [by.name, due, own]
    }
    assert.deepEqual(await care(), ['Olga', '2026-12-01', null])
    assert.equal((await put({ owner_id: ed.userId, due: '2026-11-20' })).status, 200)
    assert.deepEqual(await care(), ['Ed', '2026-11-20', '2026-11-20'])
    assert.equal((await put({ owner_id: newId() })).status, 422)
    assert.equal((await put({ due: 'soon' })).status, 422)
    // What is not sent stays.
    assert.equal((await put({ due: '2026-11-21' })).status, 200)
    assert.deepEqual(await care(), ['Ed', '2026-11-21', '2026-11-21'])
    assert.equal((await put({ owner_id: null })).status, 200)
    assert.deepEqual(await care(), ['Olga', '2026-11-21', '2026-11-21'])
  })

  test('somebody who leaves owns nothing any more, and what they owned can still be changed', async () => {
    const lars = await desk.member('editor', 'Lars')
    const { document_id: documentId } = piece(await read(), 'faq', 'EN', 1)
    assert.equal((await ed.call('PATCH', at(`/pieces/${documentId}`), { json: { owner_id: lars.userId } })).status, 200)
    assert.equal((await change({ owner_id: lars.userId })).status, 200)
    assert.equal((await owner.call('DELETE', `/w/members/${lars.userId}`)).status, 200)
    const left = await read()
    assert.deepEqual([left.owner, piece(left, 'faq', 'EN', 1).own_owner], [null, null])
    // As it was stored before owners were taken out: another change is not refused for it.
    await db.query('update campaigns set owner_id = $2 where workspace_id = $1', [desk.workspaceId, lars.userId])
    assert.equal((await change({ name: 'Spring' })).status, 200)
    assert.equal((await change({ owner_id: owner.userId })).status, 200)
  })

  test('a change of the brief shows what it touches; those asked for are written anew, and no text is lost', async () => {
    const before = await read()
    const [edited, reviewed] = [piece(before, 'promotional-email', 'EN'), piece(before, 'promotional-email', 'DE')]
    const blocks = [{ type: 'paragraph', content: [{ type: 'text', text: 'Written by hand.' }] }]
    assert.equal((await ed.call('PATCH', `/w/documents/${edited.document_id}`, { json: { blocks } })).status, 200)
    assert.equal((await ed.call('POST', `/w/documents/${reviewed.document_id}/approval`, { json: { action: 'ask' } })).status, 200)
    assert.equal((await change({ brief: { ...before.brief, sender: 'Northwood AS' } })).status, 200)
    const touched = await read()
    assert.deepEqual(
      touched.pieces.filter((each: any) => each.touched.length > 0).map((each: any) => [each.template_id, each.made, each.approval]),
      [
        [templates['promotional-email'], 'edited', 'draft'],
        [templates['promotional-email'], 'written', 'draft'],
        [templates['promotional-email'], 'written', 'in_review'],
        [templates['promotional-email'], 'written', 'draft'],
      ],
    )
    assert.deepEqual(piece(touched, 'promotional-email', 'EN').touched, [
      { field: 'sender', label: 'Sender', before: 'Northwood', after: 'Northwood AS' },
    ])
    // Nobody works, and the queue forgets of it: the next look of a worker finds it.
    await stop()
    const ids = [edited.document_id, reviewed.document_id]
    assert.deepEqual((await post('/rewrite', { document_ids: ids })).body, { ordered: 2 })
    assert.deepEqual(tally(await read()), ['10 written', '2 rewriting'])
    await db.query('delete from pgboss.job where name = $1', [WRITE])
    const sweeper = new Sweeper(db, boss, onError)
    await sweeper.sweep()
    await sweeper.sweep()
    await start()
    const after_ = await until(isQuiet)
    assert.deepEqual(
      after_.pieces.filter((each: any) => each.touched.length > 0).map((each: any) => each.variant),
      [1, 1],
    )
    const versions = async (documentId: string) =>
      (await ed.call('GET', `/w/documents/${documentId}/versions`)).body.versions.map((each: any) => [each.kind, each.author?.name])
    assert.deepEqual(await versions(edited.document_id), [
      ['written', 'Ed'],
      ['edited', 'Ed'],
      ['written', 'Ed'],
    ])
    assert.equal((await ed.call('GET', `/w/documents/${edited.document_id}/versions/2`)).body.markdown, 'Written by hand.\n')
    assert.match((await ed.call('GET', `/w/documents/${edited.document_id}`)).body.markdown, /Northwood AS/)
    assert.equal(piece(after_, 'promotional-email', 'DE').approval, 'draft', 'another text is no longer the one in review')
  })

  test('what was let stand stays so in the text written anew, as a finding of that text', async () => {
    const { document_id: documentId } = piece(await read(), 'product-description', 'DE')
    const findings = async () => (await ed.call('GET', `/w/documents/${documentId}`)).body.remaining
    const isGreen = (each: any) => each.rule_id.startsWith('eu-green-claims')
    const { rule_id: rule, text } = (await findings()).find(isGreen)
    const ignored = [{ rule_id: rule, text, reason: 'Certified.' }]
    assert.equal((await ed.call('PATCH', `/w/documents/${documentId}`, { json: { ignored } })).status, 200)
    const { brief } = await read()
    const DE = { ...brief.translations.DE, message: 'Für helle Räume: ein umweltfreundlicher Schreibtisch.' }
    assert.equal((await change({ brief: { ...brief, translations: { DE } } })).status, 200)
    await post('/rewrite', { document_ids: [documentId] })
    await until(isQuiet)
    const found = (await findings()).find((each: any) => each.rule_id === rule && each.text === text)
    assert.deepEqual([found.ignored, found.ignored_reason], [true, 'Certified.'])
    assert.match(found.sentence, /helle Räume/)
  })

  test('with a model it writes from the facts; where it fails the text stays, and says so', async (t) => {
    const service = await startModelServer('openai')
    t.after(() => service.close())
    await owner.call('PUT', '/w/allowed-hosts', { json: { hosts: ['127.0.0.1'] } })
    await owner.call('PUT', '/w/model', { json: { model: 'compatible:scripted', url: service.url } })
    t.after(() => owner.call('DELETE', '/w/model'))
    const { document_id: documentId, excerpt } = piece(await read(), 'faq', 'EN')
    service.script = () => ({ status: 400 })
    await post('/rewrite', { document_ids: [documentId] })
    const failed = piece(await until(isQuiet), 'faq', 'EN')
    assert.deepEqual([failed.progress, failed.excerpt], ['written', excerpt])
    assert.match(failed.error, /refused/)
    service.asked.length = 0
    service.script = () => ({ text: '# Oslo desk\n\nThe top is 80 cm wide, says the data sheet 2026.\n' })
    await post('/rewrite', { document_ids: [documentId] })
    const written = piece(await until(isQuiet), 'faq', 'EN')
    assert.match(written.excerpt, /says the data sheet/)
    assert.deepEqual([written.error, written.facts.length, written.model], [null, 1, 'compatible:scripted'])
    assert.match(JSON.stringify(service.asked[0]!.body), /The top is 80 cm wide/)
    assert.doesNotMatch(JSON.stringify(service.asked[0]!.body), /Data sheet 2026/)
    assert.doesNotMatch(JSON.stringify(service.asked[0]!.body), /of several that are written/)

    // What a model has under way is ended as well; its call would hang for minutes.
    service.asked.length = 0
    service.script = () => 'hang'
    const second = piece(await read(), 'faq', 'EN', 1)
    await post('/rewrite', { document_ids: [second.document_id] })
    while (service.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    assert.match(JSON.stringify(service.asked[0]!.body), /text 2 of several that are written from the same material/)
    assert.deepEqual((await post('/cancel', {})).body, { cancelled: 1 })
    const kept = piece(await read(), 'faq', 'EN', 1)
    assert.deepEqual([kept.progress, kept.excerpt, kept.error], ['written', second.excerpt, null])
    const isAtWork = async () => (await db.query(`select 1 from pgboss.job where name = $1 and state = 'active'`, [WRITE])).rowCount !== 0
    while (await isAtWork()) await new Promise((resolve) => setTimeout(resolve, 50))
  })

  test('what was written for an order or a rewriting that was replaced touches nothing of the one in its place', async (t) => {
    const service = await startModelServer('openai')
    t.after(() => service.close())
    await owner.call('PUT', '/w/model', { json: { model: 'compatible:scripted', url: service.url } })
    t.after(() => owner.call('DELETE', '/w/model'))
    const spring = id
    t.after(() => (id = spring))
    const brief = { ...BRIEF, product: 'Bergen desk', languages: ['EN'], translations: {} }
    id = (await ed.call('POST', '/w/campaigns', { json: { name: 'Replaced', brief } })).body.id
    const moment = () => new Promise((resolve) => setTimeout(resolve, 20))
    const active = async () =>
      (await db.query(`select count(*)::int as n from pgboss.job where name = $1 and state = 'active'`, [WRITE])).rows[0].n as number
    /** Has the calls about a product wait; answers what lets them go on. */
    const gates = new Map<string, { open(answer: Behaviour): void; answer: Promise<Behaviour> }>()
    const hold = (product: string) => {
      const { promise: answer, resolve: open } = Promise.withResolvers<Behaviour>()
      gates.set(product, { open, answer })
      return open
    }
    const isAbout = (product: string) => service.asked.filter(({ body }) => JSON.stringify(body).includes(product)).length
    service.script = ({ body }) => [...gates].find(([product]) => JSON.stringify(body).includes(product))?.[1].answer ?? 'empty'
    const renamed = (product: string) => change({ brief: { ...brief, product } })
    const only = async () => (await read()).pieces[0]
    const text = (product: string) => ({ text: `# ${product}\n\nAbout the ${product}.\n` })

    const bergen = hold('Bergen desk')
    assert.deepEqual((await post('/order', { template_ids: [templates['product-description']], variants: 1 })).body, { added: 1 })
    while (isAbout('Bergen desk') === 0) await moment()
    assert.deepEqual((await post('/cancel', {})).body, { cancelled: 1 })
    const narvik = hold('Narvik desk')
    await renamed('Narvik desk')
    assert.deepEqual((await post('/resume', {})).body, { ordered: 1 })
    while (isAbout('Narvik desk') === 0) await moment()
    bergen(text('Bergen desk'))
    while ((await active()) > 1) await moment()
    assert.equal((await only()).progress, 'waiting', 'the text of the cancelled order is not stored')
    narvik(text('Narvik desk'))
    assert.match((await until(isQuiet)).pieces[0].excerpt, /^Narvik desk/)

    // A rewriting that fails does not end the one that was asked for after it; asked for twice, it is written once.
    const odda = hold('Odda desk')
    await renamed('Odda desk')
    const rewrite = async () => (await post('/rewrite', { document_ids: [(await only()).document_id] })).body
    assert.deepEqual([await rewrite(), await rewrite()], [{ ordered: 1 }, { ordered: 0 }])
    while (isAbout('Odda desk') === 0) await moment()
    const volda = hold('Volda desk')
    await renamed('Volda desk')
    assert.deepEqual(await rewrite(), { ordered: 1 })
    while (isAbout('Volda desk') === 0) await moment()
    odda({ status: 400 })
    while ((await active()) > 1) await moment()
    assert.deepEqual([(await only()).progress, (await only()).error], ['rewriting', null])
    assert.equal(isAbout('Odda desk'), 1)
    volda(text('Volda desk'))
    const written = (await until(isQuiet)).pieces[0]
    assert.deepEqual([written.excerpt.split('\n')[0], written.error], ['Volda desk', null])
    assert.equal((await ed.call('DELETE', at())).status, 200)
  })

  test('others see nothing of it; a deleted document is no piece any more, and documents outlive their campaign', async () => {
    const elsewhere = (await createWorkspace(desk.db, 'Elsewhere')).id
    const stranger = await desk.member('owner', 'Sam', elsewhere)
    const viewer = await desk.member('viewer', 'Vera')
    const { document_id: documentId, title } = piece(await read(), 'faq', 'DE')
    for (const [method, rest] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/cancel'],
      ['POST', '/resume'],
    ] as const) {
      const call = method === 'POST' ? { json: {} } : {}
      assert.equal((await stranger.call(method, at(rest), call)).status, 404, method + rest)
    }
    assert.equal((await stranger.call('POST', at('/rewrite'), { json: { document_ids: [documentId] } })).status, 404)
    assert.equal((await read(viewer)).pieces.length, 12)
    assert.equal((await post('/cancel', {}, viewer)).status, 403)
    assert.equal((await owner.call('POST', `/w/documents/${documentId}/delete`, { json: { name: title } })).status, 200)
    const { pieces } = await read()
    assert.equal(pieces.length, 11)
    const left = pieces[0].document_id
    const rulesOf = async () => (await ed.call('GET', `/w/editor-rules?language_key=EN&document_id=${left}`)).body.rules.length
    const document = async () => (await ed.call('GET', `/w/documents/${left}`)).body
    const [{ campaign, choice }, rules] = [await document(), await rulesOf()]
    assert.deepEqual([campaign, choice.markets], [{ id, name: 'Spring' }, ['UK']])
    assert.equal((await ed.call('DELETE', at())).status, 200)
    assert.equal((await ed.call('GET', at())).status, 404)
    assert.deepEqual([(await document()).campaign, (await ed.call('GET', '/w/campaigns')).body.total], [null, 0])
    // The rules that check it stay those of its market.
    assert.deepEqual([(await document()).choice, await rulesOf()], [choice, rules])
    const blocks = [{ type: 'paragraph', content: [{ type: 'text', text: 'An eco-friendly desk for small rooms.' }] }]
    assert.equal((await ed.call('PATCH', `/w/documents/${left}`, { json: { blocks } })).status, 200)
    assert.ok(!(await document()).remaining.some((each: any) => each.rule_id.startsWith('eu-green-claims')))
  })
})
