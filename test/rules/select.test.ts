import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EVERYTHING, loadRules, marketOf, marketsWithoutRules, selectRules } from '../../src/rules/index.ts'

const rule = (name: string, more: string) => ({
  path: `own/${name}.yml`,
  content: `extends: existence\nmessage: m\nterms: [${name}]\n${more}`,
})
const { rules, refused } = loadRules([
  rule('anywhere', ''),
  rule('union', 'jurisdiction: EU\n'),
  rule('german', 'jurisdiction: [DE]\n'),
  rule('british', 'jurisdiction: UK\n'),
  rule('american', 'jurisdiction: US\n'),
  rule('californian', 'jurisdiction: US-CA\n'),
  rule('bank', 'sector: finance\n'),
  rule('mailed', 'channels: [email]\n'),
  rule('polish', 'languages:\n  PL: {}\n'),
])

const taken = (select: Partial<Parameters<typeof selectRules>[1]>) =>
  selectRules(rules, { ...EVERYTHING, ...select })
    .map(({ id }) => id.slice('own.'.length))
    .filter((name) => !['anywhere', 'bank', 'mailed', 'polish'].includes(name))

test('a rule holds in the markets of its jurisdiction', () => {
  assert.deepEqual(refused, [])
  assert.deepEqual(taken({ markets: ['AT'] }), ['union'])
  assert.deepEqual(taken({ markets: ['NO'] }), ['union'])
  assert.deepEqual(taken({ markets: ['DE'] }), ['union', 'german'])
  assert.deepEqual(taken({ markets: ['EU'] }), ['union', 'german'])
  assert.deepEqual(taken({ markets: ['CH'] }), [])
  assert.deepEqual(taken({ markets: ['UK'] }), ['british'])
  assert.deepEqual(taken({ markets: ['US'] }), ['american', 'californian'])
  assert.deepEqual(taken({ markets: ['US-NY', 'UK'] }), ['british', 'american'])
  assert.deepEqual(marketsWithoutRules(rules, ['DE', 'JP', 'US-NY']), ['JP'])
})

test('a section runs in the markets of its own laws too, and cites the law of the market', () => {
  const content = `extends: existence
message: m
jurisdiction: EU
source: {citation: Directive}
languages:
  EN: {terms: [a]}
  TR: {terms: [b], laws: {TR: {citation: Kanun}}}
  NO: {terms: [c], laws: {'NO': {citation: Lov, from: 2030-01-01}}}
`
  const { rules: own } = loadRules([{ path: 'own/laws.yml', content }])
  const cited = (markets: string[] | null, day: string) =>
    selectRules(own, { ...EVERYTHING, markets }, day).flatMap(({ parts }) =>
      parts.map(({ language, law }) => `${language} ${law?.citation}`),
    )
  assert.deepEqual(cited(null, '2030-01-01'), ['EN Directive', 'TR Directive; Kanun', 'NO Directive; Lov'])
  assert.deepEqual(cited(['TR'], '2030-01-01'), ['TR Kanun'], 'no word in another language is checked for Turkey')
  assert.deepEqual(cited(['DE'], '2030-01-01'), ['EN Directive', 'TR Directive', 'NO Directive'])
  assert.deepEqual(cited(['DE', 'TR'], '2030-01-01'), ['EN Directive', 'TR Directive; Kanun', 'NO Directive'])
  assert.deepEqual(cited(['NO'], '2030-01-01'), ['EN Directive', 'TR Directive', 'NO Lov'], 'its own law before that of the Union')
  assert.deepEqual(cited(['NO'], '2029-12-31'), ['EN Directive', 'TR Directive', 'NO Directive'], 'a law that is yet to come')
  assert.deepEqual(cited(['CH'], '2030-01-01'), [])
  assert.deepEqual(marketsWithoutRules(own, ['TR', 'CH']), ['CH'])
})

test('sectors, channels and languages leave out what is for others, and never what is for all', () => {
  const ids = (select: Parameters<typeof selectRules>[1]) => selectRules(rules, select).map(({ id }) => id)
  const all = EVERYTHING
  assert.ok(!ids({ ...all, sectors: ['food'] }).includes('own.bank') && ids({ ...all, sectors: ['finance'] }).includes('own.bank'))
  assert.ok(!ids({ ...all, channels: ['app'] }).includes('own.mailed') && ids({ ...all, channels: ['email'] }).includes('own.mailed'))
  assert.ok(!ids({ ...all, languages: ['EN'] }).includes('own.polish') && ids({ ...all, languages: ['EN'] }).includes('own.anywhere'))
  assert.equal(ids(all).length, rules.length)
})

test('markets are known by their usual names', () => {
  assert.deepEqual(['de', 'GB', 'el', 'eu', 'us-ca', 'XY', 'Germany'].map(marketOf), ['DE', 'UK', 'GR', 'EU', 'US-CA', null, null])
})
