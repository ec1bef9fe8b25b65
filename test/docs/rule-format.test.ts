import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { loadModel, trainFromLines } from '../../src/rules/learned/index.ts'
import { loadRules, runProofs, type BuildOptions } from '../../src/rules/index.ts'

const text = readFileSync(new URL('../../docs/rule-format.md', import.meta.url), 'utf8')
const lines = /<<'END'\n([^]*?)\nEND/.exec(text)![1]!.split('\n')
const rules = [...text.matchAll(/```yaml\n([^]*?)```/g)].map((match) => match[1]!).filter((yaml) => /^extends:/m.test(yaml))

test('the rules in the documentation load and pass their proofs, the trained one with the model of its own lines', () => {
  const model = loadModel(trainFromLines(lines, {}).model)
  const options: BuildOptions = {
    scorer: (name) => (name === 'urgency.bin' ? (sentence, _language, words) => model.score(sentence, words) : null),
  }
  const loaded = loadRules(
    rules.map((content, index) => ({ path: `mine/rule${index}.yml`, content })),
    options,
  )
  assert.deepEqual(loaded.refused, [])
  assert.deepEqual(
    loaded.rules.map(({ kind }) => kind),
    ['existence', 'substitution', 'required', 'proximity', 'learned', 'guideline'],
  )
  const { proofs, failed } = runProofs(loaded.rules, options)
  assert.deepEqual(failed, [])
  assert.ok(proofs >= 9)
})

test('every key a rule may have is explained', async () => {
  const { keysOf } = await import('../../src/rules/load/schema.ts')
  const { KINDS } = await import('../../src/rules/definition/rule.ts')
  const explained = new Set(text.match(/[a-z_]+/g))
  assert.deepEqual(
    [...new Set(KINDS.flatMap(keysOf))].filter((key) => !explained.has(key)),
    [],
  )
})
