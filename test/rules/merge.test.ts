import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check, compileRules, loadRules, mergeFindings, Precedence, type Finding, type Rule } from '../../src/rules/index.ts'
import { readText } from '../../src/text/read.ts'

const files = (contents: Record<string, string>) =>
  Object.entries(contents).map(([name, content]) => ({ path: `styles/Test/${name}.yml`, content }))

function load(contents: Record<string, string>): Rule[] {
  const { rules, refused } = loadRules(files(contents))
  assert.deepEqual(refused, [])
  return rules
}

const terms = (severity: string, list: string, more = '') =>
  `extends: existence\nmessage: "%s is not fine"\nseverity: ${severity}\nterms: [${list}]\n${more}`

function merged(contents: Record<string, string>, text: string): Finding[] {
  const rules = load(contents)
  const compiled = compileRules(rules)
  const { findings } = check(readText(text, 'text', { language: 'EN' }), compiled)
  return mergeFindings(findings, compiled.precedence)
}

const shown = (findings: Finding[]) =>
  findings.map(({ ruleId, severity, text, also = [] }) => [ruleId, severity, text, ...also.map((other) => other.ruleId)].join(' | '))

test('what several rules say of overlapping words in one sentence is one finding', () => {
  const rules = {
    General: terms('HIGH', 'left in stock'),
    Specific: terms('MEDIUM', 'only 3 left', 'supersedes: [General]\n'),
    Elsewhere: terms('LOW', 'free returns'),
  }
  const text = 'Only 3 left in stock, with free returns. And some more left in stock.'
  const findings = merged(rules, text)
  assert.deepEqual(shown(findings), [
    'Test.Specific | HIGH | Only 3 left | Test.General',
    'Test.Elsewhere | LOW | free returns',
    'Test.General | HIGH | left in stock',
  ])
  assert.equal(findings[0]!.ruleSeverity, 'MEDIUM')
  assert.equal(findings[0]!.also![0]!.reason, 'left in stock is not fine')
  // The fingerprint is the leading rule's, whoever joins it.
  const [alone] = merged({ Specific: terms('MEDIUM', 'only 3 left') }, text)
  assert.equal(findings[0]!.fingerprint, alone!.fingerprint)
})

test('the graver rule leads where nothing is stated, and a superseded one joins without touching words', () => {
  assert.deepEqual(shown(merged({ A: terms('LOW', 'eco-friendly'), B: terms('HIGH', 'friendly bag') }, 'An eco-friendly bag.')), [
    'Test.B | HIGH | friendly bag | Test.A',
  ])
  assert.deepEqual(
    shown(
      merged({ A: terms('LOW', 'only 3 left', 'supersedes: [B]'), B: terms('HIGH', 'order now') }, 'Only 3 left, order now. Order now.'),
    ),
    ['Test.A | HIGH | Only 3 left | Test.B', 'Test.B | HIGH | Order now'],
  )
  // Two faults of one sentence that share no words stay two, also where a third rule finds the whole of it.
  const whole = `extends: existence\nmessage: all\nseverity: LOW\nraw: ['.+']\nscope: sentence\n`
  assert.deepEqual(
    shown(merged({ A: terms('HIGH', 'cures cancer'), B: terms('HIGH', 'eco-friendly'), C: whole }, 'Eco-friendly tea cures cancer.')),
    ['Test.B | HIGH | Eco-friendly', 'Test.A | HIGH | cures cancer | Test.C'],
  )
})

test('a suggestion of a rule that does not lead is kept where the leading one has none', () => {
  const replace = 'extends: substitution\nmessage: "%s"\nseverity: LOW\nreplace:\n  cheap: affordable\n'
  const [finding] = merged({ A: terms('HIGH', 'a cheap'), B: replace }, 'It is a cheap bag.')
  assert.equal(finding!.ruleId, 'Test.A')
  assert.equal(finding!.suggestedText, 'It is an affordable bag.')
})

test('no text is advised that leaves a grave fault of its sentence, and no law’s text for another law', () => {
  const replace = 'extends: substitution\nmessage: "%s"\nseverity: CRITICAL\nreplace:\n  guaranteed returns: possible returns\n'
  const suggested = (contents: Record<string, string>, text: string) => merged(contents, text).map((one) => one.suggestedText)
  const text = 'Enjoy guaranteed returns with zero risk.'
  assert.deepEqual(suggested({ A: replace }, text), ['Enjoy possible returns with zero risk.'])
  assert.deepEqual(suggested({ A: replace, B: terms('MEDIUM', 'zero risk') }, text), ['Enjoy possible returns with zero risk.', null])
  assert.deepEqual(suggested({ A: replace, B: terms('HIGH', 'zero risk') }, text), [null, null])
  assert.deepEqual(suggested({ A: `${replace}supersedes: [B]\n`, B: terms('HIGH', 'zero risk') }, text), [null])
  // What the advice itself takes out is fixed by it, and the exact wording of a class that programs apply is one step of several.
  assert.deepEqual(suggested({ A: replace, B: terms('HIGH', 'guaranteed') }, text), ['Enjoy possible returns with zero risk.'])
  const step = `${replace}suggestion: wording\n`
  assert.deepEqual(suggested({ A: step, B: terms('HIGH', 'zero risk') }, text), ['Enjoy possible returns with zero risk.', null])
  const added = 'extends: required\nmessage: missing\nseverity: LOW\ntrigger: [returns]\ntext: [You can lose money.]\n'
  assert.deepEqual(suggested({ A: added }, text), ['Enjoy guaranteed returns with zero risk. You can lose money.'])
  assert.deepEqual(suggested({ A: added, B: terms('MEDIUM', 'guaranteed returns') }, text), [null])
})

test('rules in Vale’s format and rules about what a page must have keep findings of their own', () => {
  const vale = 'extends: existence\nmessage: "%s"\nlevel: error\ntokens: [eco-friendly]\n'
  const required = 'extends: required\nmessage: missing\nseverity: LOW\ntext: [certificate]\n'
  assert.equal(merged({ A: terms('HIGH', 'eco-friendly'), B: vale, C: required }, 'An eco-friendly bag.').length, 3)
})

test('the order does not hang on severities a workspace has chosen', () => {
  const rules = load({ A: terms('LOW', 'eco-friendly'), B: terms('HIGH', 'friendly bag') })
  const { order } = new Precedence(rules)
  const graded = rules.map((rule) => (rule.id === 'Test.A' ? { ...rule, severity: 'CRITICAL' as const } : rule))
  assert.deepEqual(new Precedence(graded, order).order, order)
  const { findings } = check(readText('An eco-friendly bag.', 'text', { language: 'EN' }), compileRules(graded))
  assert.deepEqual(shown(mergeFindings(findings, new Precedence(graded, order))), ['Test.B | CRITICAL | friendly bag | Test.A'])
})

test('supersedes names rules that are there, and no circle', () => {
  const refusal = (contents: Record<string, string>) => loadRules(files(contents)).refused.map(({ line, message }) => [line, message])
  assert.deepEqual(refusal({ A: terms('LOW', 'a b', 'supersedes: [Nobody]') }), [[5, 'the rule “Test.Nobody” it supersedes is not there']])
  assert.deepEqual(refusal({ A: terms('LOW', 'a b', 'supersedes: [A]') }), [[5, 'a rule cannot supersede itself']])
  assert.deepEqual(
    refusal({
      A: terms('LOW', 'a b', 'supersedes: [B]'),
      B: terms('LOW', 'c d', 'supersedes: [C]'),
      C: terms('LOW', 'e f', 'supersedes: [A]'),
    }).map(([, message]) => message),
    ['A > B > C > A', 'B > C > A > B', 'C > A > B > C'].map(
      (circle) => `rules supersede each other in a circle: ${circle.replaceAll(/[ABC]/g, 'Test.$&')}`,
    ),
  )
  assert.deepEqual(refusal({ A: terms('LOW', 'a b', 'confidence: 1.2') }), [[5, '“confidence” is a share between 0 and 1']])
})
