import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRuleFiles, RULES_FOLDER, scorerBeside } from '../../src/rule-library.ts'
import { check, compileRules, loadRules, runProofs } from '../../src/rules/index.ts'
import { documentOf } from './finding.ts'

const { rules, refused } = loadRules(readRuleFiles(RULES_FOLDER), { library: true, scorer: scorerBeside })

test('every rule of the library loads', () => assert.deepEqual(refused, []))

test('every rule of the library keeps what its proof promises', () => assert.deepEqual(runProofs(rules, { scorer: scorerBeside }).failed, []))

test('applying a suggested text of the library takes that finding away and brings no other of any rule', () => {
  // What a learned rule says of a sentence is measured on many, not promised of each.
  const learned = new Set(rules.filter((rule) => rule.kind === 'learned').map((rule) => rule.id))
  const compiled = compileRules(rules, { scorer: scorerBeside })
  const faults: string[] = []
  for (const rule of rules) {
    for (const part of rule.parts) {
      for (const hit of part.hits) {
        if (hit.format !== 'text' || part.language === null) continue
        const language = part.language
        const { findings } = check(documentOf(hit.text, { language }), compiled)
        for (const finding of findings) {
          if (finding.suggestedText === null || finding.ruleId !== rule.id) continue
          let fixed = hit.text
          for (const edit of finding.edits) fixed = fixed.slice(0, edit.start) + edit.text + fixed.slice(edit.end)
          const again = check(documentOf(fixed, { language }), compiled).findings
          const count = (id: string, list: typeof findings) => list.filter((one) => one.ruleId === id).length
          if (count(rule.id, again) >= count(rule.id, findings)) faults.push(`${rule.id} ${language} still found: ${fixed}`)
          for (const id of new Set(again.map((one) => one.ruleId)).difference(learned)) if (count(id, again) > count(id, findings)) faults.push(`${rule.id} ${language} brings ${id}: ${fixed}`)
        }
      }
    }
  }
  assert.deepEqual(faults, [])
})
