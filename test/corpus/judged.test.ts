import assert from 'node:assert/strict'
import { test } from 'node:test'
import { graveFindings, judged, keyOf } from '../../src/docs/judgements.ts'

test('every finding of HIGH and above on the corpus has been judged by a reader, and no judgement is left over', () => {
  const known = new Set(judged().findings.map(keyOf))
  const found = new Set(graveFindings().map(keyOf))
  assert.deepEqual([...found.difference(known)], [], 'not judged')
  assert.deepEqual([...known.difference(found)], [], 'no longer found')
  for (const { reason, rule } of judged().findings) assert.ok(reason.length > 10, rule)
})

test('at least four of five grave findings are right, on the corpus and on pages written by others', () => {
  for (const { set, now } of judged().sets) {
    if (now === undefined || now.found < 10) continue
    assert.ok(now.right / now.found >= 0.8, `${set}: ${now.right} of ${now.found}`)
  }
})
