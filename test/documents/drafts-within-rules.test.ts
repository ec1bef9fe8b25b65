import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeDraft } from '../../src/generation/draft/draft.ts'
import { LANGUAGE_KEYS } from '../../src/languages.ts'
import { ruleLibrary } from '../../src/packs/library.ts'
import { checkText } from '../../src/checks/check-text.ts'
import { exampleValues, library, toneKeys, withDrafts } from '../generation/built-in.ts'

const profile = { packs: ruleLibrary.packs().map((pack) => pack.key), overrides: {}, allowed: [], hosts: [] }
const SEVERE = new Set(['HIGH', 'CRITICAL'])

for (const language of LANGUAGE_KEYS) {
  test(`no draft of any template has a finding of HIGH or above with all built-in packs: ${language}`, () => {
    const templates = withDrafts.filter((template) => template.language === language)
    assert.ok(templates.length >= 14, `${templates.length} templates`)
    const severe = templates.flatMap((template, index) => {
      // Every tone is used, with whichever template.
      const tone = library.tone(toneKeys[index % toneKeys.length]!, language) ?? library.tone('neutral', language)!
      const { markdown } = writeDraft({ template, values: exampleValues(template), tone })
      return checkText(markdown, language, profile)
        .merged.filter((finding) => SEVERE.has(finding.severity))
        .map(({ ruleId, text }) => `${template.key} (${tone.key}): ${ruleId}: ${text}`)
    })
    assert.deepEqual(severe, [])
  })
}
