import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { loadModel, trainFromLines } from '../../src/rules/learned/index.ts'
import { readModel, writeModel } from '../../src/rules/learned/model.ts'

const COMPANIES = ['Ardent', 'Birch', 'Cobalt', 'Dune', 'Ember', 'Fjord', 'Grove', 'Harbour']
const FAIR = [
  'You can reach our support team by post or by telephone.',
  'We send you a receipt for each order.',
  'The price includes all taxes.',
  'You may cancel your order within fourteen days.',
  'Parcels arrive within five days.',
  'Your password protects your account.',
  'We are liable for damage caused by our negligence.',
  'Definitions',
]
const UNFAIR: [string, string][] = [
  ['ter', 'may close your account at any time without giving a reason'],
  ['ter', 'can suspend or terminate the service at its sole discretion'],
  ['ltd', 'is not liable for any loss or damage whatsoever'],
  ['ltd', 'excludes all liability for lost profits and data'],
  ['ch', 'may change these terms at any moment without notice'],
  ['ch', 'reserves the right to modify the prices and the terms'],
]

function contractLines(): string[] {
  return COMPANIES.flatMap((document, turn) => [
    ...FAIR.map((text, index) => JSON.stringify({ document, text: `${document} ${(turn + index) % 5}: ${text}`, unfair: [] })),
    ...UNFAIR.map(([kind, words]) => JSON.stringify({ document, text: `${document} ${words}.`, unfair: [kind] })),
  ])
}

function bannerLines(): string[] {
  const calm = [
    'Add to cart',
    'Read our returns policy',
    'Contact us',
    'Size guide',
    'New arrivals',
    'Write a review',
    'Free samples of fabric',
  ]
  const pushy = ['Only # left in stock', 'Hurry, # people are looking', 'Sale ends in # minutes', 'Last # items, order now']
  return [1, 2, 3, 4, 5].flatMap((number) => [
    ...calm.map((text) => JSON.stringify({ text: `${text} ${'abcde'[number - 1]}`, dark: false, category: null })),
    ...pushy.map((text) => JSON.stringify({ text: text.replace('#', String(number * 3)), dark: true, category: 'Scarcity' })),
  ])
}

const SMALL = { headFrom: 2, folds: 4 }
const WHOLE_WORDS = { bits: 16, words: 1, stem: 0, stems: 0, window: 0, charMin: 0, charMax: 0, lengths: 0, damping: 50 }

test('the same lines give the same bytes, and the model distinguishes the classes', () => {
  const first = trainFromLines(contractLines(), SMALL)
  const second = trainFromLines(contractLines(), SMALL)
  assert.deepEqual(first, second)
  const model = loadModel(first.model)
  const unfair = model.judge('Nimbus is not liable for any damage, whatever the cause.')
  assert.equal(unfair.label, 'ltd')
  assert.ok(unfair.score >= first.threshold)
  assert.ok(model.score('The price includes all taxes and delivery.') < first.threshold)
})

test('what is measured comes from documents the model had not seen', () => {
  // The offending word occurs in no other document: memorising it does not help there.
  const lines = COMPANIES.flatMap((document) =>
    Array.from({ length: 10 }, (_, index) => [
      JSON.stringify({ document, text: `${document}bad clause`, unfair: [index % 2 ? 'x' : 'y'] }),
      JSON.stringify({ document, text: `${document}good clause`, unfair: [] }),
    ]).flat(),
  )
  const { measured, model, threshold } = trainFromLines(lines, { ...SMALL, minimumGroups: 1, shape: WHOLE_WORDS })
  assert.ok(measured.f1 < 0.7, `${measured.f1}`)
  assert.ok(loadModel(model).score('Birchbad clause') > threshold && loadModel(model).score('Birchgood clause') < threshold)
  assert.match(measured.how, /over 8 groups of 160 lines/)
})

test('scores are the same in any order, after any other sentence, and however punctuation is spaced', () => {
  const { model } = trainFromLines(bannerLines())
  const sentences = [
    'Only 2 left in stock!',
    'Contact us',
    '',
    'Hurry, 7 people are looking',
    '日本語',
    'é'.repeat(600),
    'a b '.repeat(500),
  ]
  const scorer = loadModel(model)
  const forwards = sentences.map((sentence) => scorer.score(sentence))
  const backwards = sentences
    .toReversed()
    .map((sentence) => scorer.score(sentence))
    .reverse()
  assert.deepEqual(forwards, backwards)
  assert.deepEqual(
    forwards,
    sentences.map((sentence) => loadModel(model).score(sentence)),
  )
  assert.equal(scorer.score('ONLY 14 LEFT — in stock'), scorer.score('only 2 left in stock !'))
  assert.notEqual(forwards[0], forwards[1])
})

test('a model holds no more weights than it may', () => {
  const whole = trainFromLines(contractLines(), SMALL)
  const small = trainFromLines(contractLines(), { ...SMALL, maximumWeights: 400 })
  assert.ok(whole.model.length > 4000, `${whole.model.length}`)
  assert.ok(small.model.length < 1800, `${small.model.length}`)
  const { score } = loadModel(small.model)
  assert.ok(score('Nimbus is not liable for any loss or damage.') > score('The price includes all taxes.'))
})

test('a file that is no model, or half of one, is refused in plain words', () => {
  const { model } = trainFromLines(bannerLines())
  assert.throws(() => loadModel(new TextEncoder().encode('extends: existence')), /no model file/)
  assert.throws(() => loadModel(model.subarray(0, model.length - 5)), /ends too early/)
  assert.throws(() => loadModel(new Uint8Array(0)), /ends too early/)
  assert.equal(loadModel(new Uint8Array([0, ...model]).subarray(1)).score('Only 2 left'), loadModel(model).score('Only 2 left'))
})

test('a faulty line is named by its number', () => {
  assert.throws(() => trainFromLines(['{"text":"a","dark":true}', '{"dark":true}']), /Line 2: there is no "text"/)
  assert.throws(() => trainFromLines(['{"text":"a"}']), /Line 1: there is no field of labels/)
  assert.throws(() => trainFromLines(['', '[1]']), /Line 2: not a JSON object/)
  assert.throws(() => trainFromLines(['{"text":']), /Line 1: not JSON/)
  assert.throws(() => trainFromLines(['{"text":"a","dark":true}']), /lines without one/)
})

test('a line is judged sentence by sentence, as the rule will see it', () => {
  const letters = [...'abcdefghijklmnop']
  const lines = letters.flatMap((letter) => [
    JSON.stringify({ text: `Pick a colour, model ${letter}. Only few left of ${letter}.`, dark: true, category: 'Scarcity' }),
    JSON.stringify({ text: `Pick a colour, model ${letter}. Read about size ${letter}.`, dark: false, category: null }),
    JSON.stringify({ text: `Our shop ${letter} opens at nine. Ask us about ${letter}.`, dark: false, category: null }),
  ])
  const { model, measured, threshold } = trainFromLines(lines)
  const { score } = loadModel(model)
  assert.equal(measured.f1, 1)
  assert.ok(score('Only few left of z.') >= threshold)
  assert.ok(score('Pick a colour, model z.') < threshold)
})

test('plain text is learnt as clean and never measured', () => {
  const plain = COMPANIES.map((company) =>
    JSON.stringify({ text: `Only members of ${company} have left the order of the last people.`, dark: false }),
  )
  const sentence = 'Only members of Nimbus have left the order of the last people.'
  const without = trainFromLines(bannerLines())
  const beside = trainFromLines(bannerLines(), { plain, plainWeight: 1 })
  assert.ok(loadModel(beside.model).score(sentence) < loadModel(without.model).score(sentence))
  assert.match(without.measured.how, /of 55 lines, no group on both sides$/)
  assert.match(beside.measured.how, /of 55 lines, no group on both sides, with 8 plain lines to learn from$/)
})

test('a line at fault among the plain ones is left out, and one word alone is never found', () => {
  const plain = [JSON.stringify({ text: 'Only 3 left in stock', dark: true, category: 'Scarcity' })]
  const { model, measured, threshold } = trainFromLines(bannerLines(), { plain })
  assert.doesNotMatch(measured.how, /plain/)
  assert.ok(loadModel(model).score('Only 8 left in stock') >= threshold)
  for (const word of ['Only', 'Hurry!', 'left', '7', '']) assert.ok(loadModel(model).score(word) < threshold, word)
})

test('a quick look passes by prose, which scores 0, and by nothing that is found', () => {
  const bytes = new Uint8Array(readFileSync(path.join(import.meta.dirname, '../../rules/unfair-terms/learned.en.bin')))
  const model = loadModel(bytes)
  const closely = loadModel(writeModel({ ...readModel(bytes), glance: -Infinity, gate: -Infinity }))
  const clauses = [
    'We may terminate your account at any time without notice.',
    'We are not liable for any loss or damage whatsoever.',
    'You agree to binding arbitration of all disputes.',
  ]
  assert.deepEqual(
    clauses.map((clause) => model.score(clause)),
    clauses.map((clause) => closely.score(clause)),
  )
  assert.ok(clauses.every((clause) => model.score(clause) >= 0.5))
  const prose = ['The kettle stands beside the window.', 'A bench of oak, six feet long.', 'Rain is expected in the north.']
  assert.deepEqual(
    prose.map((sentence) => model.score(sentence)),
    [0, 0, 0],
  )
  assert.ok(prose.every((sentence) => closely.score(sentence) < 0.5 && closely.score(sentence) > 0))
})
