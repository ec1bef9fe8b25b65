import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prove } from '../faults/proof/prove.ts'

test('whatever is killed, cut or held up: each acknowledged change is there exactly once', { timeout: 280_000 }, async () => {
  const { acknowledged, lost, doubled, audits, unfinished, countersAgree, trailWhole, longest, statuses } = await prove({
    clients: 8,
    faults: 16,
  })
  assert.ok(acknowledged > 0 && audits > 0)
  assert.deepEqual(
    { lost, doubled, unfinished, countersAgree, trailWhole },
    {
      lost: 0,
      doubled: 0,
      unfinished: 0,
      countersAgree: true,
      trailWhole: true,
    },
  )
  // None is left hanging. How long one takes on a machine with nothing else to do is judged by `npm run faults`.
  assert.ok(longest < 60_000, `a request took ${longest} ms`)
  // No answer but what was asked for, "come back" and a lost connection.
  assert.deepEqual(
    Object.keys(statuses).filter((status) => !['200', '201', '409', '503', 'null'].includes(status)),
    [],
  )
})
