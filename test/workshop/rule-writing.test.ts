import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createKey } from '../../src/db/keys/keys.ts'
import { SYSTEM } from '../../src/reviews/chart/actor.ts'
import { loadModel } from '../../src/rules/learned/index.ts'
import { plainValues } from '../../src/rules/index.ts'
import { takeOver } from '../../src/workshop/import/index.ts'
import { startAuditing } from '../helpers/auditing.ts'
import type { Auditing } from '../helpers/auditing.ts'
import { startDesk } from '../app-api/desk.ts'
import type { Browser, Desk } from '../app-api/desk.ts'

const RULE = `extends: required
name: Waterproof without a figure
message: "'%s' needs a figure."
severity: MEDIUM
within: block
negations: true
languages:
  DE:
    trigger: [wasserdicht|e|er]
    pattern: [/\\d+ ?mm/]
    exceptions: [wasserdichter Packsack]
    unless: {sentence: [laut Hersteller]}
`

const THINGS = ['coats', 'hats', 'lamps', 'chairs', 'tents', 'bikes', 'rugs', 'cups']
const PRESSURE = [
  'Hurry, only 3 NN left in stock!',
  'Last chance: the NN are gone tonight',
  'Almost sold out: 12 people look at these NN now',
]
const PLAIN = ['The NN are made of oak.', 'Our NN come in four colours.', 'Read how we make NN in our workshop.']
const sentencesOf = (patterns: string[]) => patterns.flatMap((pattern) => THINGS.map((thing) => pattern.replace('NN', thing)))
const FAULTS = sentencesOf(PRESSURE)
const CLEAN = sentencesOf(PLAIN)
const listed = (sentences: string[]) => sentences.map((sentence) => `  - ${JSON.stringify(sentence)}`).join('\n')

const learnedRule = (faults: string[], clean: string[]) => `extends: learned
name: Pressure to buy
message: "This reads like pressure to buy."
severity: MEDIUM
faults:
${listed(faults)}
clean:
${listed(clean)}
hits: ["Hurry, only 9 shirts left in stock!"]
passes: [The shirts are made of linen.]
`

/** Forms that collections of slow expressions know: loops within loops, choices that overlap, ends that never come. */
const ENDLESS = String.raw`
(a+)+$
([a-z]+)*9$
(b|bb)+$
(c|c?)+;
(.*d){14}$
foo(b+)+c
^(([a-z])+.)+[A-Z]([a-z])+$
^([a-z0-9])(([-.]|_+)?([a-z0-9]+))*@[a-z]+$
(\w+\s?)*\?$
price: (\d+,?)*;
(?=(q+)+w)q
(k+)\1+l
(é+)+ü
([^,]*,?)*;
e*e*e*e*e*e*f
<(\w+\s*=?\s*)*>
(//[^\n]*|\s)+#
`
  .trim()
  .split('\n')

describe('help for whoever writes a rule', () => {
  let auditing: Auditing
  let desk: Desk
  let lead: Browser

  before(async () => {
    auditing = await startAuditing()
    desk = await startDesk({ databaseUrl: auditing.url })
    lead = await desk.member('owner', 'Lead')
  })
  after(async () => {
    await desk?.close()
    await auditing?.close()
  })

  const create = (file: string, content: string) => lead.call('POST', '/w/own-rules', { json: { file, content } })
  const verb = (id: string, name: string) => lead.call('POST', `/w/own-rules/${id}/${name}`, { json: { reason: 'Legal asked for it.' } })
  const audited = async (text: string) => {
    const id = await auditing.start([{ kind: 'text', name: 'a.txt', text }], [], desk.workspaceId)
    await auditing.ended(id)
    return (await auditing.violations(id)).map((violation) => `${violation.rule_id}: ${violation.violating_text}`)
  }

  const suggested = async (content = RULE) => {
    const answer = await lead.call('POST', '/w/own-rules/suggestions', { json: { file: 'own/waterproof.yml', content, language: 'DE' } })
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }

  test('stored pages offer word forms, exceptions, and texts to hit and to leave alone', async () => {
    assert.deepEqual(await suggested(), { pages: 0, complete: true, forms: [], near: [], hits: [], passes: [] })
    const page = (name: string, ...lines: string[]) => ({ kind: 'text' as const, name, text: lines.join('\n\n') })
    const id = await auditing.start(
      [
        page(
          'a.txt',
          'Die Jacke ist absolut wasserdicht.',
          'Eine wasserdichte Uhr für jeden Tag.',
          'Im wasserdichten Zelt schläft man gut.',
        ),
        page(
          'b.txt',
          'Noch eine wasserdichte Uhr gehört dazu.',
          'Die Hose ist wasserdicht bis 5000 mm.',
          'Die Wasserdichtigkeit wurde geprüft.',
        ),
      ],
      ['eu-green-claims'],
      desk.workspaceId,
    )
    await auditing.ended(id)
    const { pages, complete, forms, near, hits, passes } = await suggested()
    assert.deepEqual([pages, complete], [2, true])
    assert.deepEqual(
      forms.map(({ text, term, ending }: Record<string, string>) => [text, term, ending]),
      [
        ['wasserdichten', 'wasserdicht|e|er', 'en'],
        ['Wasserdichtigkeit', 'wasserdicht|e|er', 'igkeit'],
      ],
    )
    assert.deepEqual(near[0], { text: 'wasserdichte Uhr', pages: 2, dismissed: false })
    assert.ok(
      hits.some(
        ({ text, found }: { text: string; found: string[] }) => text === 'Die Jacke ist absolut wasserdicht.' && found[0] === 'wasserdicht',
      ),
    )
    assert.ok(passes.some(({ text }: { text: string }) => text === 'Die Hose ist wasserdicht bis 5000 mm.'))
    assert.deepEqual((await suggested('extends: existence\nterms: [')).forms, [])
    assert.deepEqual((await suggested(RULE.replace('wasserdicht|e|er', '/x+/'))).forms, [])
    const endless = "extends: existence\nmessage: no\nlanguages:\n  DE:\n    terms: [wasserdicht, '/(x+x+)+y/']\n"
    assert.deepEqual((await suggested(endless)).forms, [])
  })

  test('what people dismissed is offered first, as an exception and as a text to leave alone', async () => {
    const created = await lead.call('POST', '/w/own-rules', {
      json: { file: 'own/wet.yml', content: `${RULE}    hits: [Die Hose ist wasserdicht.]\n    passes: [Die Hose ist blau.]\n` },
    })
    assert.equal(created.status, 201, created.text)
    assert.equal((await lead.call('POST', '/w/own-rules/own.wet/publish', { json: { reason: 'Legal asked for it.' } })).status, 200)
    const text = 'Dieser wasserdichte Wecker klingelt.\n\nEine wasserdichte Uhr kostet mehr.'
    const id = await auditing.start([{ kind: 'text', name: 'c.txt', text }], [], desk.workspaceId)
    await auditing.ended(id)
    const { body: queue } = await lead.call('GET', `/w/audits/${id}/violations?limit=10`)
    const alarm = queue.rows.find(({ after }: { after: string }) => after.startsWith(' Wecker'))
    const decided = await lead.call('POST', '/w/reviews', {
      json: { scope: { violation_id: alarm.id }, action: 'dismiss', reason: 'An alarm clock is no clothing.' },
    })
    assert.equal(decided.status, 200, decided.text)
    const { near, passes } = await suggested()
    assert.deepEqual(near[0], { text: 'wasserdichte Wecker', pages: 1, dismissed: true })
    assert.deepEqual([passes[0].text, passes[0].dismissed], ['Dieser wasserdichte Wecker klingelt.', true])
  })

  test('a text that is left alone says which exemption holds', async () => {
    const text = [
      'Die Hose ist wasserdicht.',
      'Die Weste ist nicht wasserdicht.',
      'Dazu ein wasserdichter Packsack.',
      'Die Hose ist wasserdicht bis 5000 mm.',
      'Laut Hersteller ist sie wasserdicht.',
    ]
    const answer = await lead.call('POST', '/w/own-rules/try', {
      json: { file: 'own/waterproof.yml', content: RULE, texts: [{ text: text.join('\n\n'), format: 'text', language: 'DE' }] },
    })
    assert.equal(answer.status, 200, answer.text)
    const { findings, held } = answer.body.texts[0]
    assert.deepEqual(
      findings.map(({ sentence }: { sentence: string }) => sentence),
      [text[0]],
    )
    assert.deepEqual(
      held.map(({ sentence, why }: { sentence: string; why: string }) => [sentence, why]),
      [
        [text[1], 'it is denied'],
        [text[2], 'it is one of the exceptions'],
        [text[3], 'what is required stands beside it'],
        [text[4], 'something in the sentence allows it'],
      ],
    )
  })

  test('a rule is learned from the sentences in it: tried, published, run by audits and handed to the studio', async () => {
    const content = learnedRule(FAULTS, CLEAN)
    const few = await create('own/few.yml', learnedRule(FAULTS.slice(0, 19), CLEAN))
    assert.match(few.text, /“faults” has 19 different sentences; at least 20 are needed/)
    const texts = [{ text: 'Hurry, only 7 coats left at this price!\n\nThe coat is made of wool.', format: 'text' }]
    const tried = await lead.call('POST', '/w/own-rules/try', { json: { file: 'own/pressure.yml', content, texts } })
    assert.equal(tried.status, 200, tried.text)
    assert.deepEqual(
      tried.body.texts[0].findings.map(({ text }: { text: string }) => text),
      ['Hurry, only 7 coats left at this price!'],
    )
    const [learnt] = tried.body.learnt
    assert.equal(learnt.sentences, FAULTS.length + CLEAN.length)
    assert.ok(learnt.precision > 0.7 && learnt.recall > 0.7, JSON.stringify(learnt))
    assert.equal((await create('own/pressure.yml', content)).status, 201)
    assert.equal((await verb('own.pressure', 'publish')).status, 200)
    assert.deepEqual(await audited('Hurry, only 2 hats left in stock!\n\nThe hat is made of felt.'), [
      'own.pressure: Hurry, only 2 hats left in stock!',
    ])
    const { body: editor } = await lead.call('GET', '/w/editor-rules?language_key=EN')
    const rule = editor.rules.find(({ id }: { id: string }) => id === 'own.pressure')
    assert.deepEqual(rule.parts[0].keys, { threshold: 0.5, model: 'sentences' })
    const address = `${desk.url}/app/api/w/${desk.workspaceId}/editor-rules/own.pressure/weights?name=sentences&language_key=EN`
    const { score } = loadModel(new Uint8Array(await (await lead.fetch('GET', address)).arrayBuffer()))
    assert.ok(score('Hurry, only 7 coats left at this price!') >= 0.5 && score('The coat is made of wool.') < 0.5)
    await verb('own.pressure', 'switch-off')
  })

  test('spelling and parts of speech are checked in English', async () => {
    const proofs = 'hits: [We recieve goods.]\npasses: [We receive goods.]\n'
    const spelling = `extends: spelling\nmessage: "Did you mean it so: %s"\nexceptions: [Grumbleflop]\n${proofs}`
    const sequence =
      'extends: sequence\nmessage: "Say who did it: %s"\ntokens:\n  - pattern: was|were\n  - tag: VBN|VBD\n' +
      'hits: [The parcel was sent.]\npasses: [The parcel was small.]\n'
    for (const [name, content] of Object.entries({ spelling, sequence })) {
      const created = await create(`own/${name}.yml`, content)
      assert.equal(created.status, 201, created.text)
      const published = await verb(`own.${name}`, 'publish')
      assert.equal(published.status, 200, published.text)
    }
    const english = 'The letter was written by Grumbleflop and we recieve many such letters every day of the week.'
    assert.deepEqual(await audited(english), ['own.sequence: was written', 'own.spelling: recieve'])
    assert.deepEqual(await audited('Unsere Gesellschaft verschickt die Pakete jeden Tag, und sie kommen meistens schnell an.'), [])
    const endless = await auditing.start(
      [{ kind: 'text', name: 'long.txt', text: 'the parcel was sent and '.repeat(4000) }],
      [],
      desk.workspaceId,
    )
    await auditing.ended(endless)
    const [{ rule_failures: failures }] = await auditing.assets(endless)
    assert.deepEqual(
      failures.map(({ rule_id: id, message }: Record<string, string>) => [id, /was stopped after [\d,]+ steps/.test(message!)]),
      [['own.sequence', true]],
    )
    for (const name of ['spelling', 'sequence']) await verb(`own.${name}`, 'switch-off')
  })

  test("a pack's rule is copied with its comment and can be begun at once", async () => {
    const copy = await lead.call('GET', '/w/rules/dark-patterns.low-stock-pressure/copy')
    assert.equal(copy.status, 200, copy.text)
    assert.match(copy.body.content, /^# Copied from dark-patterns\.low-stock-pressure\n/)
    const created = await lead.call('POST', '/w/own-rules', { json: { file: 'own/low-stock.yml', content: copy.body.content } })
    assert.equal(created.status, 201, created.text)
    assert.equal((await lead.call('GET', '/w/rules/no.such/copy')).status, 404)
  })

  const withExpression = (source: string) => `extends: existence
message: "Not so: %s"
severity: LOW
terms: ['/${source.replaceAll("'", "''")}/']
`

  test('each known form is refused when it is written, with its line', async () => {
    for (const [index, source] of ENDLESS.entries()) {
      const answer = await lead.call('POST', '/w/own-rules', {
        json: { file: `own/endless-${index}.yml`, content: withExpression(source) },
      })
      assert.equal(answer.status, 422, source)
      assert.match(answer.text, /line 4: This expression may never end: it was stopped after [\d,]+ steps/, source)
    }
  })

  test('one that was published all the same is stopped in audits, and in checks by the API', async () => {
    // Past the workshop, as an earlier version of the product may have let it through.
    const files = ENDLESS.slice(0, 4).flatMap((source, index) =>
      Array.from({ length: 12 }, (_, copy) => ({ file: `own/e-${index}-${copy}.yml`, content: withExpression(source) })),
    )
    const rules = files.map(({ file, content }) => ({
      file,
      rule_id: file.replace('/', '.').replace('.yml', ''),
      name: file,
      kind: 'existence' as const,
      severity: 'LOW' as const,
      languages: [],
      content,
      parsed: JSON.stringify(plainValues([{ path: file, content }])[0]),
      has_proofs: true,
      not_publishable: null,
    }))
    await takeOver(desk.db, desk.workspaceId, SYSTEM, rules, { publish: true, reason: 'Planted.' })
    const text = ['a', 'b', 'c', 'foob', 'aaB']
      .map((piece) => `${piece.slice(0, -1)}${piece.at(-1)!.repeat(900)}! 9; @a Bc foo`)
      .join('\n\n')
    const id = await auditing.start([{ kind: 'text', name: 'a.txt', text }], [], desk.workspaceId)
    // Where nothing stopped them, one alone would take years.
    const ended = await auditing.ended(id)
    assert.equal(ended.status, 'COMPLETED')
    const [asset] = await auditing.assets(id)
    assert.equal(asset.state, 'completed', asset.failure)
    assert.ok(asset.rule_failures.some(({ message }: { message: string }) => /was stopped after [\d,]+ steps/.test(message)))
    assert.ok(
      asset.rule_failures.some(({ message }: { message: string }) => /it was not run, since other rules took too long/.test(message)),
    )
    const { key } = await createKey(desk.db, desk.workspaceId, 'check', null)
    const checked = await fetch(`${desk.url}/public/v2/checks`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ text, language: 'EN' }),
    })
    assert.equal(checked.status, 200)
    const { rule_failures: failures } = (await checked.json()) as { rule_failures: { message: string }[] }
    assert.ok(failures.some(({ message }) => /was stopped after [\d,]+ steps/.test(message)))
  })
})
