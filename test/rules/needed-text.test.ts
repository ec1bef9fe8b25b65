import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { ruleLibrary, scorerBeside } from '../../src/packs/library.ts'
import { check, compileRules, loadRules, neededText } from '../../src/rules/index.ts'
import { readText } from '../../src/text/read.ts'
import { cases } from '../helpers/cases.ts'

const asBytes = (text: string) => Buffer.from(JSON.stringify(text)).toString('latin1')

describe('what a page must contain for a rule to find something', () => {
  test('every text that a rule of the library must hit is let through', () => {
    let narrow = 0
    for (const rule of ruleLibrary.rules()) {
      const mayFind = neededText(compileRules([rule], { scorer: scorerBeside }))
      if (mayFind === null) continue
      narrow++
      for (const { text } of rule.parts.flatMap(({ hits }) => hits)) assert.ok(mayFind(asBytes(text)), `${rule.id}: ${text}`)
      assert.ok(!mayFind(asBytes('Zq.')), `${rule.id} holds nothing back`)
    }
    assert.ok(narrow > ruleLibrary.rules().length / 2, `only ${narrow} rules are narrowed down`)
  })

  test('nothing that is held back has a finding, whatever the capitals, accents, hyphens and marks', () => {
    const terms = [
      'waterproof',
      'größe',
      'Ärzte*',
      'café crème',
      'naïve',
      'Straße',
      'πρόβα',
      'İstanbul',
      '/nur noch \\d+/',
      '{number} left',
    ]
    const spellings =
      'waterproof WATERPROOF water\u00adproof water\u200bproof Größe GRÖSSE gro\u0308ße grosse ärztekammer CAFÉ crème cafe creme naive ' +
      'nai\u0308ve STRASSE straße ΠΡΟΒΑ πρόβα istanbul İSTANBUL Nur noch 3 left mud \n " \\'
    const words = fc.constantFrom(...spellings.split(' '), 'café crème', 'Nur noch 3', '3 left')
    const rules = ['EN', 'DE', 'GR', 'TR', null].flatMap((language) =>
      ['ignore', 'keep'].flatMap((accents) =>
        terms.map((term) => {
          const lists = `terms: [${JSON.stringify(term)}]\naccents: ${accents}`
          const section = language === null ? lists : `languages:\n  ${language}:\n    ${lists.replaceAll('\n', '\n    ')}`
          const { rules: loaded, refused } = loadRules([{ path: 'own/a.yml', content: `extends: existence\nmessage: x\n${section}\n` }])
          assert.equal(loaded.length, 1, JSON.stringify(refused))
          const compiled = compileRules(loaded)
          return { name: `${term} ${language} ${accents}`, compiled, mayFind: neededText(compiled) }
        }),
      ),
    )
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), (text) => {
        const written = text.join(' ')
        const document = readText(written, 'text')
        for (const { name, compiled, mayFind } of rules) {
          if (mayFind === null || mayFind(asBytes(written))) continue
          assert.deepEqual(check(document, compiled).findings, [], `${name} in ${written}`)
        }
      }),
      { numRuns: cases(300) },
    )
  })
})
