import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LanguageKey } from '../../src/languages.ts'
import { check, compileRules, loadRules } from '../../src/rules/index.ts'
import { documentOf } from './finding.ts'

const CLASSES = `
verb:
  EN: [support|s|ing, protect|s]
  FR: [souten(ir|ant), soutient]
organ:
  EN: [liver, kidney|s, '{joint}']
  FR: [foie, immunité]
joint:
  EN: [knee|s, hip joint|s]
allowed:
  - '{verb} {any:0-3} normal {organ}'
`

const load = (
  terms: string,
  { more = '', language = 'EN', classes = CLASSES }: { more?: string; language?: LanguageKey; classes?: string } = {},
) =>
  loadRules([
    { path: 'mine/classes/body.yml', content: classes },
    {
      path: 'mine/pack/rule.yml',
      content: `extends: existence\nmessage: "found %s"\nlanguages:\n  ${language}:\n    terms: ${terms}\n${more && `    ${more}\n`}`,
    },
  ])

function found(terms: string, text: string, setting: { more?: string; language?: LanguageKey } = {}): string[] {
  const { rules, refused } = load(terms, setting)
  assert.deepEqual(refused, [])
  return check(documentOf(text, { language: setting.language ?? 'EN' }), compileRules(rules)).findings.map((finding) => finding.text)
}

const refusal = (terms: string, classes?: string) =>
  load(terms, { classes }).refused.map(({ file, line, message }) => `${file}:${line}: ${message}`)

test('a slot holds any word of its class, and of the classes in it', () => {
  const terms = "['{verb} {any:0-2} {organ}']"
  assert.deepEqual(found(terms, 'It supports your tired liver. It protects hip joints.'), [
    'supports your tired liver',
    'protects hip joints',
  ])
  assert.deepEqual(found(terms, 'It supports my dear old liver.'), [])
})

test('a term with slots stays within its sentence, and no gap holds a negation', () => {
  const terms = "['{verb} {any:0-4} {organ}']"
  assert.deepEqual(found(terms, 'We offer support. Liver is sold here.'), [])
  assert.deepEqual(found(terms, 'It supports no liver, it never supports, not ever, the kidneys.'), [])
})

test('neighbours are parted by blanks, quotation marks and hyphens only', () => {
  const terms = "['{verb} {organ}']"
  assert.deepEqual(found(terms, 'supports “liver”, supports-liver, supports: liver, supports liver'), [
    'supports “liver',
    'supports-liver',
    'supports liver',
  ])
})

test('an elided article needs no blank', () => {
  assert.deepEqual(found(`["{verb} (|le|la|l') {organ}"]`, 'Il soutient l’immunité et soutient le foie.', { language: 'FR' }), [
    'soutient l’immunité',
    'soutient le foie',
  ])
})

test('optional slots, alternatives and lists', () => {
  assert.deepEqual(found("['{verb} {joint?} {organ}']", 'supports knee liver, supports liver'), ['supports knee liver', 'supports liver'])
  assert.deepEqual(found("['good for {joint|organ}']", 'good for knees, good for liver'), ['good for knees', 'good for liver'])
  assert.deepEqual(found("['{verb} {organ+}']", 'It supports liver, kidneys and the knees.'), ['supports liver, kidneys and the knees'])
})

test('figures: numbers, ranges, percentages and sums of money', () => {
  assert.deepEqual(found("['{percent} (a day|daily)']", 'Get 1.5 % a day, 3% daily, 2 – 4 percent daily or 5 daily.'), [
    '1.5 % a day',
    '3% daily',
    '2 – 4 percent daily',
  ])
  assert.deepEqual(found("['earn {any:0-2} {money}']", 'earn up to $4,300.00; earn 500 euros; earn 500 points'), [
    'earn up to $4,300.00',
    'earn 500 euros',
  ])
  const sums = ['R$ 500', 'US$ 40', '₱25', '500 dólares', '30 dollari', '90 dolarów', '70 reais']
  assert.deepEqual(found("['earn {money}']", sums.map((sum) => `earn ${sum}`).join('; ')).length, sums.length)
})

test('the beginning of a sentence', () => {
  assert.deepEqual(found("['{start} {verb} {organ}']", '• Supports liver. Nothing supports kidneys.'), ['Supports liver'])
  const text = '“Tea supports liver. Green tea of ours supports kidneys. We say that it supports liver.'
  assert.deepEqual(found("['{start} {any:0-1} {verb} {organ}']", text), ['Tea supports liver'])
  assert.deepEqual(found("['{start} (|green) tea {any:0-3} {verb}']", text), ['Tea supports', 'Green tea of ours supports'])
  assert.deepEqual(found("['{start} {organ?} {verb}']", 'Supports liver. Liver supports. It supports.'), ['Supports', 'Liver supports'])
})

test('a class of whole terms stands for them in a list', () => {
  const terms = "['{verb} {any:0-3} {organ}']"
  assert.deepEqual(found(terms, 'It supports a normal liver. It supports a fatty liver.', { more: "exceptions: ['{allowed}']" }), [
    'supports a fatty liver',
  ])
})

test('a replacement may be asked for by slots, and a brace with a backslash is a brace', () => {
  const { rules, refused } = loadRules([
    { path: 'mine/classes/body.yml', content: CLASSES },
    {
      path: 'mine/pack/rule.yml',
      content: [
        'extends: substitution',
        'message: "%s for %s"',
        'languages:',
        '  EN:',
        '    replace:',
        "      '{verb} {organ}': feeds you",
        "      '\\{name\\}': you",
      ].join('\n'),
    },
  ])
  assert.deepEqual(refused, [])
  const { findings } = check(documentOf('Tea supports liver. Dear {name}, hello.', { language: 'EN' }), compileRules(rules))
  assert.deepEqual(
    findings.map(({ text, suggestedText }) => [text, suggestedText]),
    [
      ['supports liver', 'Tea feeds you.'],
      ['{name}', 'Dear you, hello.'],
    ],
  )
})

test('classes and slots that cannot work are refused with their place', () => {
  const rule = 'mine/pack/rule.yml:5'
  assert.deepEqual(refusal("['{verb} {orgam}']"), [`${rule}: the class “orgam” is not there; did you mean “organ”?`])
  assert.deepEqual(refusal("['{verb} {any} {organ}']"), [
    `${rule}: the term “{verb} {any} {organ}” has a gap without an end: write how many words, {any:0-3}`,
  ])
  assert.deepEqual(refusal("['{verb} {any:0-40} {organ}']"), [
    `${rule}: the gap {any:0-40} in the term “{verb} {any:0-40} {organ}” is wider than 12 words`,
  ])
  assert.deepEqual(refusal("['{verb} {organ?}']"), [
    `${rule}: the term “{verb} {organ?}” begins or ends with something that may be left out, which says nothing`,
  ])
  assert.deepEqual(refusal("['{percent} {number}']"), [`${rule}: the term “{percent} {number}” has no word or class that must be there`])
  assert.deepEqual(refusal("['{verb {organ}']"), [
    `${rule}: “{verb {organ}” in the term “{verb {organ}” names no class: write {organ}, {organ|illness}, {organ?}, {organ+}, {any:0-3}, ` +
      '{number}, {percent}, {money} or {start}',
  ])
  const file = 'mine/classes/body.yml'
  assert.deepEqual(refusal('[tea]', 'organ:\n  EN: []\n'), [`${file}:2: the class “organ” has no words in EN`])
  assert.deepEqual(refusal('[tea]', "organ:\n  EN: ['{verb}']\nverb:\n  EN: ['{organ}']\n"), [
    `${file}:2: the class “organ” takes in itself: organ, verb, organ`,
  ])
  assert.deepEqual(refusal("['{verb} tea']", 'verb:\n  DE: [trinken]\n'), [`${rule}: the class “verb” has no words in EN; it has DE`])
})
