import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
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

  const suggested = async (content = RULE) => {
    const answer = await lead.call('POST', '/w/own-rules/suggestions', { json: { file: 'own/waterproof.yml', content, language: 'DE' } })
    assert.equal(answer.status, 200, answer.text)
    return answer.body
  }

  test('stored pages offer word forms, exceptions, and texts to hit and to leave alone', async () => {
    assert.deepEqual(await suggested(), { pages: 0, forms: [], near: [], hits: [], passes: [] })
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
    const { pages, forms, near, hits, passes } = await suggested()
    assert.equal(pages, 2)
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

  test("a pack's rule is copied with its comment and can be begun at once", async () => {
    const copy = await lead.call('GET', '/w/rules/dark-patterns.low-stock-pressure/copy')
    assert.equal(copy.status, 200, copy.text)
    assert.match(copy.body.content, /^# Copied from dark-patterns\.low-stock-pressure\n/)
    const created = await lead.call('POST', '/w/own-rules', { json: { file: 'own/low-stock.yml', content: copy.body.content } })
    assert.equal(created.status, 201, created.text)
    assert.equal((await lead.call('GET', '/w/rules/no.such/copy')).status, 404)
  })
})
