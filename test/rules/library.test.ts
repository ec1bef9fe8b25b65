import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRuleFiles, RULES_FOLDER, scorerBeside } from '../../src/rule-library.ts'
import { check, compileRules, loadRules, runProofs, type Finding } from '../../src/rules/index.ts'
import { documentOf, type Sample } from './finding.ts'

const { rules, refused } = loadRules(readRuleFiles(RULES_FOLDER), { library: true, scorer: scorerBeside })

test('every rule of the library loads', () => assert.deepEqual(refused, []))

test('every rule of the library keeps what its proof promises', () => assert.deepEqual(runProofs(rules, { scorer: scorerBeside }).failed, []))

/** The text with the edits of a finding made; they come last one first. */
function mended(text: string, edits: Finding['edits']): string {
  return edits.reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text)
}

test('applying any suggested text on any proof of the library takes that finding away and brings no other of any rule', () => {
  // What a learned rule says of a sentence is measured on many, not promised of each.
  const learned = new Set(rules.filter((rule) => rule.kind === 'learned').map((rule) => rule.id))
  const compiled = compileRules(rules, { scorer: scorerBeside })
  const count = (id: string, list: Finding[]) => list.filter((one) => one.ruleId === id).length
  const faults: string[] = []
  let applied = 0
  for (const { text, sample } of samples()) {
    const { findings } = check(documentOf(text, sample), compiled)
    for (const { ruleId, suggestedText, edits } of findings) {
      if (suggestedText === null) continue
      applied++
      const fixed = mended(text, edits)
      const again = check(documentOf(fixed, sample), compiled).findings
      if (count(ruleId, again) >= count(ruleId, findings)) faults.push(`${ruleId} still found: ${fixed}`)
      for (const id of new Set(again.map((one) => one.ruleId)).difference(learned)) if (count(id, again) > count(id, findings)) faults.push(`${ruleId} brings ${id}: ${fixed}`)
    }
  }
  assert.deepEqual(faults, [])
  assert.ok(applied > 1000, `only ${applied} suggestions were there to apply`)
})

/** Every hit of every language, each text once: plain text in the language of its section, pages in the language they declare. */
function samples(): { text: string; sample: Sample }[] {
  const found = new Map<string, { text: string; sample: Sample }>()
  for (const { parts } of rules) {
    for (const { language, hits } of parts) {
      for (const { text, format } of hits) {
        if (language === null) continue
        found.set(`${format} ${language} ${text}`, { text, sample: format === 'text' ? { language } : { type: format } })
      }
    }
  }
  return [...found.values()]
}
