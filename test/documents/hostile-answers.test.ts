import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { writeSetting } from '../../src/db/settings/settings.ts'
import { judgedAuditing } from '../helpers/judged-auditing.ts'
import type { Behaviour } from '../helpers/model-server.ts'

const PROMISE = 'Whoever we turn away today we shall call friend tomorrow.'
const TEXT = `Our loan costs 6.9 % a year, all fees included. ${PROMISE} We answer “within a day” – mostly.`
const NAMED = JSON.stringify({ findings: [{ quotation: PROMISE, reason: 'It promises credit.' }] })

describe('what a model answers is taken for nothing but an answer', () => {
  const on = judgedAuditing({ settings: { MODEL_SECONDS: '3' } })
  /** What comes of an answer. `asksAnew`: what was answered before is forgotten. */
  const audit = async (behaviour: Behaviour, asksAnew = true) => {
    if (asksAnew) await on.auditing.db.query('delete from judgements')
    on.server.script = ({ user }) => (/"remarks":/.test(user) ? { text: '{"unfounded":[]}' } : behaviour)
    const id = await on.auditing.start([{ kind: 'text', name: 'Text', text: `# A loan\n\n${TEXT}` }], ['second-reading'])
    assert.equal((await on.auditing.ended(id)).status, 'COMPLETED')
    const [asset] = await on.auditing.assets(id)
    const found = (await on.auditing.violations(id)).filter(({ rule_id }) => rule_id === 'second-reading.credit')
    return {
      found: found.map(({ violating_text }) => violating_text),
      reasons: found.map(({ reason }) => reason as string),
      failed: asset.rule_failures.map(({ rule_id }: { rule_id: string }) => rule_id).includes('second-reading.credit') as boolean,
    }
  }
  const said = async (text: string) => audit({ text })

  test('fences, remarks around it, thoughts with other braces: the answer is found', async () => {
    for (const text of [
      `\`\`\`json\n${NAMED}\n\`\`\``,
      `Sure! Here is the JSON you asked for:\n\n${NAMED}\n\nLet me know {if} you need more.`,
      `<think>Is {"findings":[]} right? No: { the second sentence.</think>\n${NAMED}`,
      `First I thought {"findings":[]}, but then: ${NAMED}`,
      `An open { brace, and then ${NAMED}`,
      JSON.stringify({ findings: [PROMISE] }),
    ])
      assert.deepEqual(await said(text), { ...(await said(text)), found: [PROMISE], failed: false }, text)
  })

  test('half an answer, another language, prose, another shape: a failure that is said, and no clean page', async () => {
    for (const text of [
      NAMED.slice(0, -4),
      NAMED.slice(0, 40),
      'Auf dieser Seite ist alles in Ordnung.',
      'На странице нет нарушений.',
      '{"findings":"none"}',
      '{"result":"compliant"}',
      '{"findings":[1,2,3]}',
      '[]',
      '{'.repeat(5000),
    ])
      assert.deepEqual(await said(text), { found: [], reasons: [], failed: true }, text.slice(0, 60))
  })

  test('an endless answer, one that breaks off and one that never comes end the question, not the audit', async () => {
    for (const behaviour of ['huge', 'length', 'cut', 'hang', 'empty', 'not-json'] as const)
      assert.deepEqual(await audit(behaviour), { found: [], reasons: [], failed: true }, behaviour)
  })

  test('a sentence that does not stand on the page is dropped; one that does is found though its signs were copied badly', async () => {
    const quoting = async (quotation: string) => (await said(JSON.stringify({ findings: [{ quotation }] }))).found
    for (const invented of ['Everybody gets money from us.', 'Whoever we turn away tomorrow', 'Our loan … friend tomorrow', '…', ''])
      assert.deepEqual(await quoting(invented), [], invented)
    assert.deepEqual(await quoting('"whoever  we turn away today we shall call friend tomorrow"'), [PROMISE.slice(0, -1)])
    assert.deepEqual(await quoting('We answer "within a day" - mostly.'), ['We answer “within a day” – mostly'])
  })

  test('a reason is one short line of plain text', async () => {
    const reason = `Bad.\n\u202Ereversed\u0007 ${'and on '.repeat(500)}`
    const { reasons } = await said(JSON.stringify({ findings: [{ quotation: PROMISE, reason }] }))
    assert.match(reasons[0]!, /Bad\. reversed and on/)
    assert.ok(reasons[0]!.length < 700, `${reasons[0]!.length}`)
  })

  test('an unchanged page costs no question in the next run; another model is asked for itself', async () => {
    await said(NAMED)
    const before = on.server.asked.length
    assert.deepEqual((await audit({ text: '{"findings":[]}' }, false)).found, [PROMISE])
    assert.equal(on.server.asked.length, before)
    const own = { model: 'compatible:another', url: on.server.url, sealedKey: null }
    await writeSetting(on.auditing.db, on.auditing.workspaceId, 'model', own)
    assert.deepEqual((await audit({ text: '{"findings":[]}' }, false)).found, [])
    assert.ok(on.server.asked.length > before)
  })
})
