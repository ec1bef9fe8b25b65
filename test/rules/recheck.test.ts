import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { check, compileRules, RunningCheck } from '../../src/rules/index.ts'
import { documentOf, rulesFrom } from './finding.ts'

const RULES = rulesFrom(
  'extends: existence\nmessage: "%s"\nterms: [free, risk-free]\n',
  'extends: existence\nmessage: "%s"\nscope: sentence\ntokens: [very, "\\\\w+ly"]\n',
  'extends: required\nseverity: LOW\nmessage: "%s"\ntrigger: [bitcoin]\ntext: You may lose money\n',
  'extends: consistency\nmessage: "%s"\neither: {advisor: adviser}\n',
  'extends: existence\nmessage: "%s"\nterms: [cheap]\nwhere: {page: [shop]}\n',
  'extends: occurrence\nmessage: "%s"\nscope: raw\nmax: 2\ntoken: free\n',
)
const compiled = compileRules(RULES)

const PIECES = ['It is free.', 'A risk-free bitcoin is very nice.', 'You may lose money.', 'An advisor said so.', 'An adviser said so.', 'Our shop.', 'So cheap!', 'Really badly.', 'Plain.']

test('checking what changed finds what checking everything finds, whatever is edited', () => {
  const versions = fc.array(fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(versions, (texts) => {
      const running = new RunningCheck(compiled)
      for (const text of texts) {
        const document = documentOf(text.join('\n\n'))
        assert.deepEqual(running.check(document), check(document, compiled))
      }
    }),
    { numRuns: 120 },
  )
})

test('only the block that changed is looked at', () => {
  const blocks = Array.from({ length: 400 }, (_, index) => `Paragraph ${index} is free.`)
  const running = new RunningCheck(compiled)
  running.check(documentOf(blocks.join('\n\n')))
  assert.equal(running.looked, 400)
  blocks[200] = 'Paragraph two hundred is changed and free.'
  assert.equal(running.check(documentOf(blocks.join('\n\n'))).findings.filter((finding) => finding.ruleId === 'Test.rule0').length, 400)
  assert.equal(running.looked, 1)
  blocks.splice(10, 1)
  running.check(documentOf(blocks.join('\n\n')))
  assert.equal(running.looked, 0)
})
