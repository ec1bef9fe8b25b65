import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check, compileRules, loadRules } from '../../src/rules/index.ts'
import { readText } from '../../src/text/read.ts'

const load = (content: string) => loadRules([{ path: 'styles/Test/Rule.yml', content }])

function refusal(content: string): [line: number, message: string] {
  const { rules, refused } = load(content)
  assert.equal(rules.length, 0, content)
  return [refused[0]!.line, refused[0]!.message]
}

function classIn(content: string, text: string) {
  const { rules, refused } = load(content)
  assert.deepEqual(refused, [])
  const [finding] = check(readText(text, 'text', { language: 'EN' }), compileRules(rules)).findings
  assert.ok(finding, `nothing found in ${text}`)
  return finding.suggestionClass
}

const REPLACE = 'extends: substitution\nmessage: "%s %s"\n'
const TERMS = 'extends: existence\nmessage: "no %s"\n'

test('a class that the content does not allow is refused, with its line', () => {
  assert.deepEqual(refusal(`${REPLACE}suggestion: wording\nreplace:\n  obviously: ''\n`), [
    5,
    'to leave a text out is a removal, not wording',
  ])
  assert.deepEqual(refusal(`${TERMS}suggestion: wording\nterms: [obviously]\nremove: true\n`), [
    5,
    'to leave a text out is a removal, not wording',
  ])
  assert.deepEqual(refusal(`${REPLACE}suggestion: wording\nreplace:\n  fine: good\n  soon: on [date]\n`), [
    6,
    '“on [date]” has a blank to fill: it is advice, not wording',
  ])
  assert.deepEqual(refusal(`${REPLACE}suggestion: wording\nreplace:\n  all sales are final: you may return it within 14 days\n`), [
    5,
    '“you may return it within 14 days” has a figure that was not there: it is advice, not wording',
  ])
  assert.deepEqual(refusal(`${REPLACE}suggestion: removal\nreplace:\n  fully recycled: partly recycled\n`), [
    5,
    '“partly recycled” writes more than was there: it is wording or advice, not a removal',
  ])
  assert.deepEqual(refusal('extends: required\nmessage: m\nsuggestion: wording\ntrigger: [free]\ntext: Terms apply.\n'), [
    5,
    'what is added to a text is advice, not wording',
  ])
  assert.deepEqual(refusal(`${REPLACE}suggestion: maybe\nreplace:\n  a: b\n`), [3, '“suggestion” must be one of wording, removal, advice'])
  assert.deepEqual(refusal(`${TERMS}suggestion: wording\nterms: [obviously]\n`), [
    3,
    '“suggestion” says nothing where nothing is suggested',
  ])
  assert.deepEqual(refusal(`${REPLACE}suggestion: wording\nreplace:\n  a: {write: '', suggestion: wording}\n`), [
    5,
    'to leave a text out is a removal, not wording',
  ])
  assert.deepEqual(refusal(`${REPLACE}replace:\n  a: {write: b, class: wording}\n`), [4, 'the key “class” is not known in a replacement'])
})

test('a finding carries the class of its rule, of its language, or of its replacement', () => {
  const rule =
    `${REPLACE}suggestion: wording\nreplace:\n  utilize: use\n  crazy: {write: great, suggestion: advice}\n` +
    '  guilt-free snack: {write: snack, suggestion: removal}\n'
  assert.equal(classIn(rule, 'We utilize it.'), 'wording')
  assert.equal(classIn(rule, 'A crazy price.'), 'advice')
  assert.equal(classIn(rule, 'A guilt-free snack.'), 'removal')
  const byLanguage =
    'extends: substitution\nmessage: "%s %s"\nsuggestion: advice\nlanguages:\n  EN:\n    suggestion: wording\n    replace: {utilize: use}\n'
  assert.equal(classIn(byLanguage, 'We utilize it.'), 'wording')
  assert.equal(classIn('extends: required\nmessage: m\ntrigger: [free]\ntext: Terms apply.\n', 'It is free.'), 'advice')
  assert.equal(classIn(`${TERMS}terms: [free]\n`, 'It is free.'), null)
})

test('without the key a suggestion is advice, except where Vale itself would write it', () => {
  const swap = 'extends: substitution\nmessage: "%s %s"\nswap:\n  utilize: use\n'
  assert.equal(classIn(swap, 'We utilize it.'), 'advice')
  assert.equal(classIn(`${swap}suggestion: wording\n`, 'We utilize it.'), 'wording')
  assert.equal(classIn(`${swap}action:\n  name: replace\n`, 'We utilize it.'), 'wording')
  assert.equal(classIn('extends: existence\nmessage: m\ntokens: [very]\naction:\n  name: remove\n', 'A very good day.'), 'removal')
  assert.equal(classIn(`${REPLACE}replace:\n  utilize: use\n`, 'We utilize it.'), 'advice')
  // Even then a blank stays a blank.
  assert.equal(
    classIn('extends: substitution\nmessage: "%s %s"\nswap:\n  soon: in 14 days\naction:\n  name: replace\n', 'It comes soon.'),
    'advice',
  )
})

test('stating the class of a rule in Vale’s format does not change how it is read', () => {
  const swap = 'extends: substitution\nmessage: "%s %s"\nswap:\n  utilize: use\n'
  assert.deepEqual(
    [swap, `${swap}suggestion: wording\n`].map((content) => load(content).rules[0]!.format),
    ['vale', 'vale'],
  )
})

test('every rule of the library that suggests something states the class of it', () => {
  const rule =
    'extends: substitution\nname: N\ndescription: D\nexplanation: E\nsource: {citation: C}\njurisdiction: EU\nseverity: LOW\n' +
    'message: "%s %s"\n' +
    'solution: S\nreplace:\n  utilize: use\nhits: [{text: We utilize it.}]\npasses: [We use it.]\n'
  const { refused } = loadRules([{ path: 'rules/pack/rule.yml', content: rule }], { library: true })
  assert.match(refused[0]!.message, /that suggests something needs “suggestion”/)
})
