import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { openJudging } from '../../src/audits/judging.ts'
import { inDatabase } from '../../src/audits/judging-memory.ts'
import { openModels } from '../../src/models/index.ts'
import { check, compileRules, judgeGuidelines, loadRules } from '../../src/rules/index.ts'
import { readText } from '../../src/text/read.ts'
import { plantAudit } from '../helpers/audit.ts'
import { judgedAuditing } from '../helpers/judged-auditing.ts'

const RULE = `
extends: guideline
name: No bragging
message: This talks badly of others.
guideline: Do not talk badly of competitors.
`

describe('guideline rules are judged by the model', () => {
  const on = judgedAuditing({ worker: false })
  let auditId: string
  beforeEach(async () => {
    auditId = (await plantAudit(on.auditing.db, on.auditing.workspaceId, [])).id
    on.server.script = ({ user }) => ({
      text: JSON.stringify({ findings: /junk/.test(user) ? [{ quotation: 'Others sell junk', reason: 'It puts others down.' }] : [] }),
    })
  })

  const { rules } = loadRules([{ path: 'own/no-bragging.yml', content: RULE }])
  const compiled = compileRules(rules)
  const judgingOf = async (budget: number, version = '1', isOff = false) =>
    openJudging(inDatabase(on.auditing.db, on.auditing.workspaceId, auditId), {
      model: (await openModels(on.auditing.db, on.auditing.settings).modelFor(on.auditing.workspaceId))!,
      budget,
      versionOf: () => version,
      isOff: () => isOff,
    })
  const findings = async (text: string, judging: Awaited<ReturnType<typeof judgingOf>>) => {
    const document = readText(text, 'text', { language: 'EN' })
    return check(document, compiled, { judgements: await judgeGuidelines(document, compiled, judging.judge) }).findings
  }

  test('its words are a finding at their place, with its reason', async () => {
    const [finding, ...more] = await findings('Our desks last. Others sell junk, we hear.', await judgingOf(10))
    assert.equal(more.length, 0)
    assert.equal(finding!.text, 'Others sell junk')
    assert.match(finding!.reason, /It puts others down/)
    assert.match(on.server.asked[0]!.system, /Do not talk badly of competitors/)
    assert.doesNotMatch(on.server.asked[0]!.system, /junk/)
  })

  test('a text is asked about once for each version of the rule', async () => {
    for (let time = 0; time < 3; time++) assert.equal((await findings('Others sell junk.', await judgingOf(10))).length, 1)
    assert.equal(on.server.asked.length, 1)
    await findings('Others sell junk.', await judgingOf(10, '2'))
    assert.equal(on.server.asked.length, 2)
    await findings('Others sell junk!', await judgingOf(10, '2'))
    assert.equal(on.server.asked.length, 3)
  })

  test('the budget of the audit is kept, whoever spends it, and said', async () => {
    const [one, other] = [await judgingOf(2), await judgingOf(2)]
    await findings('First text.', one)
    await findings('Second text.', other)
    assert.deepEqual(other.failures(), [])
    await findings('Third text: Others sell junk.', one)
    assert.equal(on.server.asked.length, 2)
    assert.match(one.failures()[0]!.message, /budget of 2 questions/)
  })

  test('an answer that cannot be read, or none, is a failure of the rule and is asked again next time', async () => {
    for (const behaviour of [{ text: 'It looks fine to me.' }, { text: '{"findings": "none"}' }, { status: 400 }]) {
      on.server.script = () => behaviour
      const judging = await judgingOf(100)
      assert.deepEqual(await findings('Others sell junk.', judging), [])
      assert.match(judging.failures()[0]!.message, /could not be had/)
    }
    on.server.script = () => ({ text: '```json\n{"findings":[{"quotation":"Others sell junk"}]}\n```' })
    assert.equal((await findings('Others sell junk.', await judgingOf(100))).length, 1)
  })

  test('words the text does not have are thrown away; a rule that is off is not asked about', async () => {
    on.server.script = () => ({ text: '{"findings":[{"quotation":"Never said"}]}' })
    assert.deepEqual(await findings('Others sell junk.', await judgingOf(10)), [])
    on.server.asked.length = 0
    await findings('Another text.', await judgingOf(10, '1', true))
    assert.equal(on.server.asked.length, 0)
  })
})
