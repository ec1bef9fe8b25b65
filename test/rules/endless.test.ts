import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expressionGuard } from '../../src/packs/expression-guard.ts'
import { englishTagger } from '../../src/rules/words/english-tagger.ts'
import type { Guard } from '../../src/rules/index.ts'
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
      const { findings, failures } = resultOf([yaml, FINE], text, { type, build, options: { guard: expressionGuard } })
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
  const { findings, failures } = resultOf([...Object.values(PLACES), FINE], text, { build, options: { guard: expressionGuard } })
  assert.equal(failures.length, Object.keys(PLACES).length)
  assert.equal(findings.filter(({ ruleId }) => ruleId === `Test.rule${Object.keys(PLACES).length}`).length, 2)
})

test('a guard may stop work before it has begun and begin it again after it was done: each place is found, and once', () => {
  let calls = 0
  const again: Guard = (work) => {
    if (calls++ % 2 === 0) throw Object.assign(new Error('stopped'), { code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' })
    work()
    work()
  }
  const risky = [`extends: existence\nmessage: m\nterms: ['/(h+)+ello/']\n`, `extends: existence\nmessage: m\nterms: ['/(n+)+other/']\n`]
  const { findings, failures } = resultOf(risky, text, { options: { guard: again } })
  assert.deepEqual(failures, [])
  assert.deepEqual(findings, resultOf(risky, text).findings)
  assert.equal(findings.length, 3)
  assert.ok(calls > 2)
})

test('the time that an expression takes to be compiled at its first use is not held against it', () => {
  const stopped = () => Object.assign(new Error('stopped'), { code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' })
  let calls = 0
  // Together with others, then alone: both times the machine is slow.
  const slowAtFirst: Guard = (work) => {
    if (calls++ < 2) throw stopped()
    work()
  }
  for (const risky of [
    `extends: existence\nmessage: m\nterms: ['/(h+)+ello/']\n`,
    `extends: existence\nmessage: m\nterms: [hello]\nwhere: {page: ['/(w+)+orld/']}\n`,
  ]) {
    calls = risky.includes('where') ? 1 : 0
    const { findings, failures } = resultOf([risky], text, { options: { guard: slowAtFirst } })
    assert.deepEqual(failures, [])
    assert.equal(findings.length, 2)
  }
})
