import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillersOf, fillMessage } from '../../src/rules/definition/message.ts'
import { check, compileRules, ruleIn, wordsIn } from '../../src/rules/index.ts'
import { documentOf, rulesFrom } from './finding.ts'

const RULE = `
extends: substitution
name: Weak verbs
description: A verb that says little.
explanation: Readers stop at verbs that say little.
message: "Write '%s' in place of '%s'."
solution: Use the verb itself.
source: {citation: House style 4, verified: true}
languages:
  EN: {replace: {make use of: use}}
  DE:
    name: Schwache Verben
    description: Ein Verb, das wenig sagt.
    explanation: Leser bleiben an solchen Verben hängen.
    message: Statt „%[2]s“ steht besser „%[1]s“.
    solution: Schreiben Sie das Verb selbst.
    replace: {zur Anwendung bringen: anwenden}
`

const [rule] = rulesFrom(RULE)
const found = (rules = rulesFrom(RULE), text = 'Wir werden es zur Anwendung bringen.') =>
  check(documentOf(text, { language: text.startsWith('Wir') ? 'DE' : 'EN' }), compileRules(rules)).findings[0]!

test('a rule tells its finding in the language of the text, and in any other that it has', () => {
  const german = found()
  assert.deepEqual(
    [german.ruleName, german.reason],
    ['Weak verbs', 'Statt „zur Anwendung bringen“ steht besser „anwenden“ (House style 4).'],
  )
  const told = { name: german.ruleName, explanation: rule!.explanation, reason: german.reason, solution: german.solution }
  assert.deepEqual(wordsIn(rule!, told, ['FR', 'EN']), {
    name: 'Weak verbs',
    explanation: 'Readers stop at verbs that say little.',
    reason: "Write 'anwenden' in place of 'zur Anwendung bringen' (House style 4).",
    solution: 'Use the verb itself.',
  })
  const spoken = found([ruleIn(rule!, ['DE'])], 'We make use of it.')
  assert.deepEqual(
    [spoken.ruleName, spoken.reason, spoken.text],
    ['Schwache Verben', 'Statt „make use of“ steht besser „use“ (House style 4).', 'make use of'],
  )
  assert.equal(wordsIn(rule!, { name: 'Weak verbs' }, ['DE']).name, 'Schwache Verben')
})

test('words for which a rule has no others are named with what to do, not with an empty place', () => {
  const [bare] = rulesFrom(RULE.replace('bringen: anwenden', 'bringen: ').replace('das Verb selbst.', '100 % Verb.'))
  const { reason } = found([bare!])
  assert.equal(reason, '“zur Anwendung bringen”: Schreiben Sie 100 % Verb (House style 4).')
  assert.equal(wordsIn(bare!, { reason }, ['EN']).reason, '“zur Anwendung bringen”: Use the verb itself (House style 4).')
})

test('what was added behind the law of a reason stays, and the reason before it is told in the language', () => {
  const [bare] = rulesFrom(RULE.replace('bringen: anwenden', 'bringen: ').replace('das Verb selbst.', '100 % Verb.'))
  const { reason } = found([bare!])
  const { reason: english } = wordsIn(bare!, { reason: `${reason} Shown as medium instead of high: so it was.` }, ['EN'])
  assert.equal(english, '“zur Anwendung bringen”: Use the verb itself (House style 4). Shown as medium instead of high: so it was.')
})

test('what a rule no longer says stays as it was told, and a language it does not have changes nothing', () => {
  const told = { name: 'Verbs', description: 'Of before.', reason: 'Nobody says this now.', solution: null }
  assert.deepEqual(wordsIn(rule!, told, ['DE']), told)
  assert.deepEqual(wordsIn(rule!, { name: 'Weak verbs' }, ['FR']), { name: 'Weak verbs' })
})

test('what a message was filled with is found again, whatever the filling', () => {
  for (const message of ['%s', "Write '%s', not '%s'.", '%[2]s before %[1]s', '100 %% of %q here', 'nothing'])
    for (const fillers of [
      ['', ''],
      ['a', 'b'],
      ["it's 'so'", 'x. y'],
      ['%s', '$&'],
    ]) {
      const filled = fillMessage(message, fillers)
      assert.equal(fillMessage(message, fillersOf(message, filled) ?? ['?', '?']), filled, `${message} with ${fillers.join('|')}`)
    }
  assert.equal(fillersOf('ab%sba', 'aba'), null)
  assert.equal(fillersOf('no %[900000000]s', 'no '), null, 'no array of that length is made')
  assert.equal(fillersOf('no %[0]s', 'no '), null)
  assert.equal(fillersOf("'%s' is old.", 'Something else.'), null)
})
