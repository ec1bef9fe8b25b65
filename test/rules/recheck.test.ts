import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { check, compileRules, RunningCheck, type CheckResult } from '../../src/rules/index.ts'
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

const PIECES = [
  'It is free.',
  'A risk-free bitcoin is very nice.',
  'You may lose money.',
  'An advisor said so.',
  'An adviser said so.',
  'Our shop.',
  'So cheap!',
  'Really badly.',
  'Plain.',
]

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

const MARKED = [
  'It is <b>free</b>.',
  'It is free.',
  '<b>free</b>',
  'free',
  'A very <a href="x">free</a> thing.',
  'A very free thing.',
  'The the end.',
]

test('a mark that comes or goes changes what is found, in HTML as Vale reads it too', () => {
  const rules = compileRules(
    rulesFrom(
      'extends: existence\nmessage: "%s"\nscope: [strong, link]\nterms: [free]\n',
      'extends: existence\nmessage: "%s"\nscope: sentence\ntokens: [very]\n',
      'extends: repetition\nmessage: "%s"\nignorecase: true\ntokens: ["[^\\\\s]+"]\n',
      'extends: readability\nmessage: "%s"\nmetrics: [Flesch-Kincaid]\ngrade: -100\n',
    ),
  )
  const versions = fc.array(fc.array(fc.constantFrom(...MARKED), { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(versions, (pages) => {
      const running = new RunningCheck(rules)
      for (const page of pages) {
        const document = documentOf(page.map((text) => `<p>${text}</p>`).join(''), { type: 'html' })
        assert.deepEqual(inOrder(running.check(document)), inOrder(check(document, rules)))
      }
    }),
    { numRuns: 100 },
  )
})

/** The order of several rules at one place is not defined. */
const inOrder = ({ findings, failures }: CheckResult) => ({
  findings: findings.toSorted((one, other) => one.start - other.start || one.ruleId.localeCompare(other.ruleId)),
  failures,
})

test('a rule that takes too long stays a failure while the text is the same, and is tried again when it is another', () => {
  const rules = compileRules(rulesFrom("extends: existence\nmessage: m\nterms: ['/(a+)+b/', '/a{3}c/']\n"))
  const running = new RunningCheck(rules)
  const slow = 'a'.repeat(40)
  for (const text of ['aaac.', `aaac.\n\nSlow ${slow} b.`, `aaac.\n\nMore.\n\nSlow ${slow} b.`, 'aaac.\n\nMore.\n\nSlow aaac.']) {
    const document = documentOf(text)
    assert.deepEqual(running.check(document), check(document, rules))
    assert.equal(check(document, rules).failures.length, text.includes(slow) ? 1 : 0)
  }
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
