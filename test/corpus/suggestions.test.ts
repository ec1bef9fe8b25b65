import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { allPacks, openRuleset } from '../../src/local/ruleset.ts'
import { check, type Finding } from '../../src/rules/index.ts'
import { readDocument } from '../../src/text/read.ts'
import { corpusPages } from './planted.ts'

test('applying any suggested text on any page of the corpus takes that finding away and brings no other of any rule', async () => {
  const { compiled } = await openRuleset({ packs: allPacks(), folders: [], valeIni: null })
  const count = (id: string, list: Finding[]) => list.filter((one) => one.ruleId === id).length
  const faults: string[] = []
  let applied = 0
  for (const page of corpusPages()) {
    const source = readFileSync(path.join(import.meta.dirname, page), 'utf8')
    const findingsOf = async (text: string) => check(await readDocument(Buffer.from(text), { name: page }), compiled).findings
    const before = await findingsOf(source)
    for (const { ruleId, suggestedText, edits } of before) {
      if (suggestedText === null) continue
      applied++
      const after = await findingsOf(edits.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source))
      if (count(ruleId, after) >= count(ruleId, before)) faults.push(`${page}: ${ruleId} still found: ${suggestedText}`)
      // The precision of a learned rule is measured on many sentences, not guaranteed for each.
      for (const id of new Set(after.map((one) => one.ruleId)))
        if (!id.endsWith('.learned') && count(id, after) > count(id, before))
          faults.push(`${page}: ${ruleId} brings ${id}: ${suggestedText}`)
    }
  }
  assert.deepEqual(faults, [])
  assert.ok(applied > 250, `only ${applied} suggestions were there to apply`)
})
