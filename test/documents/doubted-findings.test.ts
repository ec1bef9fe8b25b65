import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { writeSetting } from '../../src/db/settings/settings.ts'
import { judgedAuditing } from '../helpers/judged-auditing.ts'
import type { Asked } from '../helpers/model-server.ts'

const PACKS = ['second-reading', 'consumer-credit']
const PROMISE = 'Our loan is for all: everyone is approved.'
const EARLIER = 'Bad credit? No problem, take our loan.'
const TEXT = `${PROMISE}\n\nSome text in between that says nothing.\n\n${EARLIER}`

/** As the database orders severities. */
const LOW = 1

interface SentRemark {
  id: string
  passage: string
  remark: string
}

/** The remarks a question brings along; null where it asks about a guideline. */
function remarksOf({ user }: Asked): SentRemark[] | null {
  const data = JSON.parse(user.slice(user.indexOf('{'), user.lastIndexOf('}') + 1)) as { remarks?: SentRemark[] }
  return data.remarks ?? null
}

describe('findings that a model doubts', () => {
  const on = judgedAuditing()
  /** The model holds remarks on these words unfounded. */
  const doubting = (words: string, answer: (id: string) => object = (id) => ({ id, reason: 'It quotes a rival.' })) => {
    on.server.script = (asked) => {
      const remarks = remarksOf(asked)
      if (remarks === null) return { text: '{"findings":[]}' }
      return { text: JSON.stringify({ unfounded: remarks.filter(({ passage }) => passage.includes(words)).map(({ id }) => answer(id)) }) }
    }
  }
  const audit = async (text = TEXT) => {
    const id = await on.auditing.start([{ kind: 'text', name: 'Text', text }], PACKS)
    assert.equal((await on.auditing.ended(id)).status, 'COMPLETED')
    const violations = await on.auditing.violations(id)
    const of = (words: string) => violations.filter(({ violating_text: found }) => words.includes(found))
    return { promise: of(PROMISE), other: of(EARLIER), failures: (await on.auditing.assets(id)).flatMap((asset) => asset.rule_failures) }
  }
  const asked = () => on.server.asked.map(remarksOf).filter((remarks) => remarks !== null)

  test('what does not hold is lowered and says why; the rest is as it was', async () => {
    doubting('Our loan is for all')
    const { promise, other, failures } = await audit()
    assert.deepEqual(failures, [])
    assert.ok(promise.length > 0 && other.length > 0)
    for (const { severity, reason } of promise) {
      assert.equal(severity, LOW)
      assert.match(reason, / A model that has read the page doubts this \((?:MEDIUM|HIGH|CRITICAL) → LOW\): It quotes a rival\.$/)
    }
    for (const { severity, reason } of other) assert.ok(severity !== LOW && !reason.includes('doubts'), reason)
    assert.equal(asked().length, 1)
    assert.ok(asked()[0]!.every(({ remark }) => /2023\/2225|2005\/29/.test(remark)))
  })

  test('a question that was answered is not asked again', async () => {
    doubting('Our loan is for all')
    await audit()
    const before = on.server.asked.length
    const { promise } = await audit()
    assert.equal(on.server.asked.length, before)
    assert.equal(promise[0].severity, LOW)
  })

  test('a doubt of another remark, or without a reason, changes nothing', async () => {
    for (const answer of [(id: string) => ({ id }), () => ({ id: '99', reason: 'Not at all.' }), () => ({ reason: 'All of them.' })]) {
      await on.auditing.db.query('delete from judgements')
      doubting('', answer)
      const { promise, other } = await audit()
      assert.ok([...promise, ...other].every(({ severity, reason }) => severity !== LOW && !reason.includes('doubts')))
    }
  })

  test('a model that fails or answers something else leaves every finding as it was, and that is said', async () => {
    on.server.script = (question) => ({ text: remarksOf(question) ? 'All of them hold.' : '{"findings":[]}' })
    const { promise, failures } = await audit()
    assert.notEqual(promise[0].severity, LOW)
    assert.deepEqual(
      failures.map(({ rule_id }: { rule_id: string }) => rule_id),
      ['second-reading.unfounded'],
    )
  })

  test('a severity that two people must decide stays, with the doubt beside it', async () => {
    doubting('Our loan is for all')
    await writeSetting(on.auditing.db, on.auditing.workspaceId, 'four_eyes', ['MEDIUM', 'HIGH', 'CRITICAL'])
    try {
      const { promise } = await audit()
      assert.ok(promise.every(({ severity }) => severity !== LOW))
      assert.match(promise[0].reason, /doubts this \((?:MEDIUM|HIGH|CRITICAL)\): It quotes a rival\.$/)
    } finally {
      await writeSetting(on.auditing.db, on.auditing.workspaceId, 'four_eyes', [])
    }
  })

  test('a page with many findings is asked about in parts', async () => {
    doubting('street 22')
    const streets = Array.from({ length: 25 }, (_, n) => `Our loan is for all of street ${n}: everyone is approved.`)
    await audit(streets.join('\n\n'))
    assert.ok(asked().length > 1 && asked().every((remarks) => remarks.length <= 20))
    assert.ok(
      streets.every((street) =>
        asked()
          .flat()
          .some(({ passage }) => passage === street),
      ),
    )
  })
})
