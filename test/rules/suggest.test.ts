import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findingsOf, textsOf } from './finding.ts'

const suggestions = (yaml: string, text: string, language: 'EN' | 'DE') =>
  findingsOf(yaml, text, { language }).map((finding) => finding.suggestedText)

test('an expression inside replace suggests its own text, with what its groups caught', () => {
  const yaml = String.raw`extends: substitution
message: "write '%s', not '%s'"
languages:
  EN:
    replace:
      '/\butili[sz]e\b/': use
      '/\bin (\d+) weeks? from now\b/': [in $1 weeks, $1 weeks later]
      '/\b(very|really) unique\b/': unique
      '/\bobviously\b/': ''
      '/\bcheap\b/':
`
  assert.deepEqual(
    suggestions(yaml, 'Utilise it. We meet in 3 weeks from now. It is really unique. It is obviously good. It is cheap.', 'EN'),
    ['Use it.', 'We meet in 3 weeks.', 'It is unique.', 'It is good.', null],
  )
  assert.equal(
    findingsOf(yaml, 'We meet in 3 weeks from now.', { language: 'EN' })[0]?.reason,
    "write 'in 3 weeks / 3 weeks later', not 'in 3 weeks from now'",
  )
})

test('what begins with a figure says nothing about capitals: the place in the sentence does', () => {
  const yaml =
    "extends: substitution\nmessage: m\nlanguages:\n  DE:\n    replace:\n      '/100 ?% Klimaneutralität/': weniger Emissionen\n" +
    "      '/100 ?% natürlich/': aus Pflanzen\n"
  assert.deepEqual(suggestions(yaml, 'Wir versprechen 100 % Klimaneutralität.', 'DE'), ['Wir versprechen weniger Emissionen.'])
  assert.deepEqual(suggestions(yaml, '100 % Klimaneutralität ist unser Ziel.', 'DE'), ['Weniger Emissionen ist unser Ziel.'])
  assert.deepEqual(suggestions(yaml, 'Die Creme ist 100 % natürlich.', 'DE'), ['Die Creme ist aus Pflanzen.'])
})

test('a German noun found within a sentence lends its capital to nothing', () => {
  const yaml =
    "extends: substitution\nmessage: m\nlanguages:\n  DE:\n    replace:\n      '/\\bKlimaneutralität\\w*/': weniger Emissionen\n" +
    '      kostenlos: ohne Aufpreis\n'
  assert.deepEqual(suggestions(yaml, 'Das Ziel ist Klimaneutralität. Klimaneutralität zählt. Kostenlos dabei.', 'DE'), [
    'Das Ziel ist weniger Emissionen.',
    'Weniger Emissionen zählt.',
    'Ohne Aufpreis dabei.',
  ])
})

test('a rule of one language leaves the running text and the source of another alone', () => {
  const grade = 'extends: metric\nmessage: "%s"\nlanguages:\n  EN: {formula: words, condition: "> 3"}\n'
  assert.equal(findingsOf(grade, 'One two three four five.', { language: 'EN' }).length, 1)
  assert.equal(findingsOf(grade, 'Eins zwei drei vier fünf.', { language: 'DE' }).length, 0)
  for (const scope of ['raw', 'summary']) {
    const yaml = `extends: existence\nmessage: m\nscope: ${scope}\nlanguages:\n  EN: {terms: [gift]}\n`
    assert.deepEqual(textsOf(yaml, 'A gift for you.', { language: 'EN' }), ['gift'], scope)
    assert.deepEqual(textsOf(yaml, 'Das Gift wirkt.', { language: 'DE' }), [], scope)
  }
})
