import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { packKeys } from '../../src/packs/library.ts'
import { startAuditing } from '../helpers/auditing.ts'
import { judgedAuditing } from '../helpers/judged-auditing.ts'

const PACKS = ['model-judged']
const BUDGET = 12
const CLEAN = 'Our desks are made of solid oak from the region and come with a drawer.'
const BAD = 'The desks of the others are junk that falls apart within a week of use.'

describe('a whole audit with rules that a model judges', () => {
  const on = judgedAuditing({ settings: { GUIDELINE_BUDGET: String(BUDGET) } })
  beforeEach(async () => {
    on.server.script = ({ system, user }) => {
      const findings =
        /competitors/.test(system) && /junk/.test(user)
          ? [{ quotation: 'junk that falls apart', reason: 'It mocks the goods of others.' }]
          : []
      return { text: JSON.stringify({ findings }) }
    }
  })

  const audit = async (texts: string[], packs: string[] | null = PACKS) => {
    const id = await on.auditing.start(
      texts.map((text, number) => ({ kind: 'text', name: `Text ${number}`, text })),
      packs,
    )
    const { status } = await on.auditing.ended(id)
    return {
      id,
      status,
      violations: await on.auditing.violations(id),
      failures: (await on.auditing.assets(id)).flatMap((asset) => asset.rule_failures),
    }
  }

  test('what the model quotes is a violation, with the rule, its place and the reason', async () => {
    const { status, violations, failures } = await audit([`${CLEAN}\n\n${BAD}`])
    assert.equal(status, 'COMPLETED')
    assert.deepEqual(failures, [])
    assert.deepEqual(
      violations.map(({ rule_id, violating_text, state }) => [rule_id, violating_text, state]),
      [['model-judged.denigration', 'junk that falls apart', 0]],
    )
    assert.match(
      violations[0].reason,
      /^This runs a competitor down\. It mocks the goods of others \(Directive 2006\/114\/EC, Article 4\(d\)\)\.$/,
    )
    // Two paragraphs, two rules.
    assert.equal(on.server.asked.length, 4)
    assert.ok(on.server.asked.every(({ system }) => !system.includes('oak')))
  })

  test('a text is asked about once, whichever audit it comes up in again', async () => {
    await audit([BAD])
    assert.equal(on.server.asked.length, 2)
    const { violations } = await audit([BAD, `${BAD}\n\n${CLEAN}`])
    assert.deepEqual(
      violations.map(({ violating_text }) => violating_text),
      ['junk that falls apart', 'junk that falls apart'],
    )
    assert.equal(on.server.asked.length, 4)
  })

  test('a text that stands on many pages is asked about once, also while its answer is awaited', async () => {
    on.server.script = async () => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      return { text: '{"findings":[{"quotation":"junk that falls apart"}]}' }
    }
    const { violations } = await audit(Array.from({ length: 8 }, () => BAD))
    // Both rules quote the same words, which is one finding.
    assert.deepEqual([violations.length, violations.filter(({ also }) => also.length === 1).length], [8, 8])
    assert.equal(on.server.asked.length, 2)
  })

  test('the budget is kept over all texts of an audit, and what was not judged is said', async () => {
    const { id, status, failures } = await audit(
      Array.from({ length: 10 }, (_, number) => `Desk number ${number} of our range is made of oak and has a drawer.`),
    )
    assert.equal(status, 'COMPLETED')
    assert.equal(on.server.asked.length, BUDGET)
    assert.equal((await on.auditing.db.query('select judged from audits where id = $1', [id])).rows[0].judged, BUDGET)
    assert.ok(failures.length > 0 && failures.every(({ message }: { message: string }) => /budget of 12 questions/.test(message)))
  })

  test('a model that fails ends no audit: it is said with the page', async () => {
    on.server.script = () => ({ status: 400 })
    const { status, violations, failures } = await audit([`${BAD}\n\n${CLEAN}\n\nA third paragraph about desks, with a few more words.`])
    assert.equal(status, 'COMPLETED')
    assert.deepEqual(violations, [])
    assert.equal(on.server.asked.length, 2)
    assert.deepEqual(failures.map(({ rule_id }: { rule_id: string }) => rule_id).toSorted(), [
      'model-judged.calls-to-children',
      'model-judged.denigration',
    ])
    assert.match(failures[0].message, /could not be had: The model's service refused the request/)
  })

  describe('the second reading', () => {
    const READING = ['second-reading', 'consumer-credit']
    const LOAN = 'Our loan costs 6.9 % a year. Whoever we turn away today we shall call friend tomorrow. Everyone is approved.'

    beforeEach(() => {
      on.server.script = ({ user }) => {
        const quotations = ['Whoever we turn away today we shall call friend tomorrow.', 'Everyone is approved.', 'not on the page']
        if (/"remarks":/.test(user)) return { text: '{"unfounded":[]}' }
        const findings = /loan costs/.test(user) ? quotations.map((quotation) => ({ quotation, reason: 'It promises credit.' })) : []
        return { text: JSON.stringify({ findings }) }
      }
    })

    const aboutPages = () => on.server.asked.filter(({ user }) => !/"remarks":/.test(user))

    test('a page of the subject is read as a whole, in one question; other pages are not sent', async () => {
      const { violations } = await audit([`# A loan for you\n\n${CLEAN}\n\n${LOAN}`, CLEAN], READING)
      assert.deepEqual(
        aboutPages().map(({ user }) => [user.includes('A loan for you'), user.includes('oak'), user.includes('6.9')]),
        [[true, true, true]],
      )
      assert.deepEqual(
        violations
          .filter(({ rule_id }) => rule_id === 'second-reading.credit')
          .map(({ violating_text, reason }) => [violating_text, /It promises credit/.test(reason)]),
        [['Whoever we turn away today we shall call friend tomorrow.', true]],
      )
    })

    test('what a rule says of the same words is said once, by the rule', async () => {
      const { violations } = await audit([LOAN], READING)
      assert.equal(aboutPages().length, 1)
      assert.deepEqual(
        violations
          .filter(({ violating_text }) => /approved/.test(violating_text))
          .map(({ rule_id, also }) => [rule_id.split('.')[0], also]),
        [['consumer-credit', null]],
      )
    })
  })

  test('the pack must be chosen: nothing is sent to a model by an audit that did not', async () => {
    assert.ok(!packKeys().includes('model-judged'))
    await audit([BAD], null)
    assert.equal(on.server.asked.length, 0)
  })

  test('without a model the audit goes on and says what it could not judge', async () => {
    const bare = await startAuditing()
    try {
      const id = await bare.start([{ kind: 'text', name: 'Text', text: BAD }], PACKS)
      assert.equal((await bare.ended(id)).status, 'COMPLETED')
      const [asset] = await bare.assets(id)
      assert.deepEqual(asset.rule_failures.map(({ rule_id, message }: any) => [rule_id, /none is set/.test(message)]).toSorted(), [
        ['model-judged.calls-to-children', true],
        ['model-judged.denigration', true],
      ])
    } finally {
      await bare.close()
    }
  })
})
