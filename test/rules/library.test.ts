import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRuleFiles, scorerBeside } from '../../src/packs/library.ts'
import { RULES_FOLDER } from '../../src/places.ts'
import { check, compileRules, loadRules, runProofs, untold, type Finding } from '../../src/rules/index.ts'
import { TRIED_UP_TO } from '../../src/rules/engine/check-run.ts'
import { documentOf, type Sample } from './finding.ts'

const { rules, refused } = loadRules(readRuleFiles(RULES_FOLDER), { library: true, scorer: scorerBeside })

test('every rule of the library loads', () => assert.deepEqual(refused, []))

test('every rule of the library keeps what its proof promises', () =>
  assert.deepEqual(runProofs(rules, { scorer: scorerBeside }).failed, []))

test('every rule of the library tells people what it says in each language that it checks', () =>
  assert.deepEqual(
    rules.flatMap((rule) => untold(rule).map((missing) => `${rule.id}: ${missing}`)),
    [],
  ))

/** The text with the edits of a finding applied; they are sorted last first. */
function mended(text: string, edits: Finding['edits']): string {
  return edits.reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text)
}

test('applying any suggested text on any proof of the library takes that finding away and brings no other of any rule', () => {
  // The precision of a learned rule is measured on many sentences, not guaranteed for each.
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
      for (const id of new Set(again.map((one) => one.ruleId)).difference(learned))
        if (count(id, again) > count(id, findings)) faults.push(`${ruleId} brings ${id}: ${fixed}`)
    }
  }
  assert.deepEqual(faults, [])
  assert.ok(applied > 1000, `only ${applied} suggestions were there to apply`)
})

/** The runtime takes about as many in a tenth of a second, without counting: so rules that were tried here run. */
const QUICK = 60_000_000

test('no expression of the library takes long on a text without end, made of the words it looks for', () => {
  const slow: string[] = []
  for (const rule of rules) {
    const compiled = compileRules([{ ...rule, isTried: false }], { scorer: scorerBeside })
    for (const { language, hits, passes } of rule.parts) {
      if (language === null) continue
      const pages = hits
        .filter(({ format }) => format === 'html')
        .map(({ text }) => documentOf(filled(text, TRIED_UP_TO.page), { type: 'html' }))
      const words = [...hits, ...passes].filter(({ format }) => format === 'text').flatMap(({ text }) => text.split(/[\s.!?]+/))
      const blocks =
        words.length === 0
          ? []
          : [words, mixed(words)].map((some) => documentOf(filled(`${some.join(' ')} `, TRIED_UP_TO.block), { language }))
      for (const document of [...pages, ...blocks]) {
        const { failures } = check(document, compiled, { mostSteps: QUICK })
        for (const { ruleId, message } of failures) if (message.includes('too long')) slow.push(`${ruleId} ${language}`)
      }
    }
  }
  assert.deepEqual(slow, [])
})

const filled = (text: string, length: number) =>
  text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trim()

/** A fixed permutation. */
const mixed = (words: string[]) =>
  words
    .map((word, index) => [(index * 7919) % 1009, word] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, word]) => word)

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
