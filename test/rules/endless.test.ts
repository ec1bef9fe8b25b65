import assert from 'node:assert/strict'
import { test } from 'node:test'
import { englishTagger } from '../../src/rules/words/english-tagger.ts'
import { resultOf } from './finding.ts'

const SLOW = '(a+)+$'
const LITERAL = `extends: existence\nmessage: m\nterms: [hello]\n`
const PLACES: Record<string, string> = {
  terms: `extends: existence\nmessage: m\nterms: ['/${SLOW}/']\n`,
  'a choice of the same twice': "extends: existence\nmessage: m\nterms: ['/(a|a)*c/']\n",
  'a limit in a limit': "extends: existence\nmessage: m\nterms: ['/(a{1,30}){1,30}c/']\n",
  'many loops in a row': "extends: existence\nmessage: m\nterms: ['/a*a*a*a*a*a*a*a*c/']\n",
  'many that may be left out': "extends: existence\nmessage: m\nterms: ['/(a?){40}a{40}c/']\n",
  raw: `extends: existence\nmessage: m\nraw: ['${SLOW}']\n`,
  'the source': `extends: existence\nmessage: m\nscope: raw\nraw: ['${SLOW}']\n`,
  exceptions: `${LITERAL}exceptions: ['/${SLOW}/']\n`,
  "exceptions as Vale's": `extends: existence\nmessage: m\nnonword: true\ntokens: ['[a!]{20,}']\nexceptions: ['(a|a)*c']\n`,
  'where.page': `${LITERAL}where: {page: ['/${SLOW}/']}\n`,
  'where.not_page': `${LITERAL}where: {not_page: ['/${SLOW}/']}\n`,
  'unless.page': `${LITERAL}unless: {page: ['/${SLOW}/']}\n`,
  'unless.block': `${LITERAL}unless: {block: ['/${SLOW}/']}\n`,
  'unless.sentence': `${LITERAL}unless: {sentence: ['/${SLOW}/']}\n`,
  'unless.before': `${LITERAL}unless: {before: ['/${SLOW}/']}\n`,
  'unless.after': `${LITERAL}unless: {after: ['/${SLOW}/']}\n`,
  action: `extends: existence\nmessage: m\nnonword: true\ntokens: ['[a!]{20,}']\naction: {name: edit, params: [regex, '${SLOW}', x]}\n`,
  'required.trigger': `extends: required\nmessage: m\ntrigger: ['/${SLOW}/']\ntext: risk\n`,
  'required.pattern': `extends: required\nmessage: m\ntrigger: [hello]\npattern: ['/${SLOW}/']\n`,
  'proximity.first': `extends: proximity\nmessage: m\nfirst: ['/${SLOW}/']\nsecond: [hello]\n`,
  'proximity.second': `extends: proximity\nmessage: m\nfirst: [hello]\nsecond: ['/${SLOW}/']\n`,
  conditional: `extends: conditional\nmessage: m\nfirst: '\\bhello\\b'\nsecond: '${SLOW}'\n`,
  consistency: `extends: consistency\nmessage: m\nnonword: true\neither: {'${SLOW}': hallo}\n`,
  repetition: `extends: repetition\nmessage: m\ntokens: ['${SLOW}']\n`,
  occurrence: `extends: occurrence\nmessage: m\nmax: 1\ntoken: '${SLOW}'\n`,
  swap: `extends: substitution\nmessage: m\nnonword: true\nswap: {'${SLOW}': b}\n`,
  replace: `extends: substitution\nmessage: m\nreplace: {'/${SLOW}/': b}\n`,
  'capitalization.match': `extends: capitalization\nmessage: m\nmatch: '^hello world (a+)+$'\n`,
  'capitalization.prefix': `extends: capitalization\nmessage: m\nmatch: $title\nprefix: '${SLOW}'\n`,
  'capitalization.exceptions': `extends: capitalization\nmessage: m\nmatch: $sentence\nexceptions: ['${SLOW}']\n`,
  sequence: `extends: sequence\nmessage: m\ntokens: [{pattern: '${SLOW}'}]\n`,
  'spelling.filters': `extends: spelling\nmessage: m\ncustom: true\nfilters: ['(a+)+b']\n`,
}
const FINE = 'extends: existence\nmessage: m\nterms: [world]\n'
const build = { tagger: englishTagger, words: { has: (word: string) => /^(hello|world|another)$/i.test(word) } }
const text = `hello world ${'a'.repeat(40)}!\n\nAnother hello ${'a'.repeat(40)}! world.`

for (const [place, yaml] of Object.entries(PLACES)) {
  test(`an expression without end is stopped and named, and others go on: ${place}`, () => {
    for (const type of ['text', 'markdown'] as const) {
      const { findings, failures } = resultOf([yaml, FINE], text, { type, build })
      assert.deepEqual(
        failures.map(({ ruleId }) => ruleId),
        ['Test.rule0'],
      )
      assert.match(failures[0]!.message, /takes too long/)
      assert.deepEqual(
        findings.filter(({ ruleId }) => ruleId === 'Test.rule0'),
        [],
      )
      assert.equal(findings.filter(({ ruleId }) => ruleId === 'Test.rule1').length, 2)
    }
  })
}

test('many rules without end on one page: each is named, none keeps the others waiting', () => {
  const { findings, failures } = resultOf([...Object.values(PLACES), FINE], text, { build })
  assert.equal(failures.length, Object.keys(PLACES).length)
  assert.equal(findings.filter(({ ruleId }) => ruleId === `Test.rule${Object.keys(PLACES).length}`).length, 2)
})

test('what is found depends on the text alone: the same rules stop after the same steps, and say where', () => {
  const risky = [`extends: existence\nmessage: m\nterms: ['/(h+)+ello/']\n`, PLACES.terms!]
  const once = resultOf(risky, text)
  assert.equal(once.findings.length, 2)
  assert.deepEqual(once.failures, [
    {
      ruleId: 'Test.rule1',
      message: 'its expression takes too long on this text and was stopped after 5,000,000 steps in what begins in line 1',
      incomplete: true,
      stoppedAfter: 5_000_000,
    },
  ])
  assert.deepEqual(resultOf(risky, text), once)
})
