import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check, compileRules } from '../../src/rules/index.ts'
import { documentOf, findingsOf, rulesFrom, textsOf } from './finding.ts'

const rule = (terms: string, more = '') => `extends: existence\nmessage: "found %s"\nterms: ${terms}\n${more}`

test('a term is found in a word of any length', () => {
  const long = `${'ab'.repeat(400)}neutral${'cd'.repeat(400)}`
  assert.deepEqual(textsOf(rule('["*neutral*"]'), `One ${long} word, and neutral.`), [long, 'neutral'])
  assert.deepEqual(textsOf(rule('["very long end"]'), `A very long end after ${'x'.repeat(5000)} very long end.`), [
    'very long end',
    'very long end',
  ])
})

test('texts with more different words than are kept at hand are read as any other', () => {
  const compiled = compileRules(rulesFrom(rule('[risk-free, "sure thing", "*proof"]')))
  const found = (text: string) => check(documentOf(text), compiled).findings.map((finding) => finding.text)
  const lines = Array.from({ length: 9000 }, (_, line) => {
    const words = Array.from({ length: 10 }, (_, word) => `w${line}x${word}`).join(' ')
    return line % 1000 === 0 ? `${words} risk-free bulletproof a sure thing` : words
  })
  const expected = Array.from({ length: 9 }, () => ['risk-free', 'bulletproof', 'sure thing']).flat()
  assert.deepEqual(found(lines.join('\n\n')), expected)
  assert.deepEqual(found(lines.join(' ')), expected)
  assert.deepEqual(found('A risk-free, waterproof sure thing.'), ['risk-free', 'waterproof', 'sure thing'])
})

test('what a model and a measure say of a text does not hang on what was read before', () => {
  const score = (_model: string) => (_sentence: string, _language: unknown, words: { from: number; to: number; cells: Int32Array }) =>
    (words.to - words.from) / 3 / 10
  const rules = [
    'extends: learned\nmessage: "%s"\nmodel: m.bin\nthreshold: 0.5\nscope: sentence',
    'extends: metric\nmessage: "%s letters"\nformula: characters\ncondition: "> 3"',
  ]
  const text = 'One two. One two three four five six. No.\n\nSeven eight nine ten.'
  // Fills the word table again and again: later words reuse the numbers of earlier ones.
  const flood = () => findingsOf(rule('[nothing]'), Array.from({ length: 70_000 }, (_, word) => `v${word}`).join(' '))
  flood()
  findingsOf(
    rules,
    'Extraordinarily complicated vocabulary appears throughout; understandably, inexperienced readers misunderstand everything.',
    { build: { scorer: score } },
  )
  flood()
  assert.deepEqual(
    findingsOf(rules, text, { build: { scorer: score } }).map((finding) => finding.reason),
    ['47.00 letters', 'One two three four five six.'],
  )
})
