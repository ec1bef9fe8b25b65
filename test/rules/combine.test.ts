import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ruleClasses, ruleLibrary, scorerBeside } from '../../src/packs/library.ts'
import { defaultProfile, runningRules } from '../../src/packs/profile.ts'
import { check, combineRules, compileRules, loadRules, mergeFindings } from '../../src/rules/index.ts'
import type { CompiledRules, Rule } from '../../src/rules/index.ts'
import type { Document } from '../../src/text/document.ts'
import { readText } from '../../src/text/read.ts'

const LIBRARY = ruleLibrary.rules()
const OPTIONS = { scorer: scorerBeside }
const compiledLibrary = compileRules(LIBRARY, OPTIONS)

/** Texts that rules of all packs find something in, and texts near them. */
const samplesIn = (language: string) =>
  LIBRARY.flatMap(({ parts }) => parts.filter((part) => part.language === language || part.language === null))
    .flatMap(({ hits, passes }) => [...hits.slice(0, 2), ...passes.slice(0, 1)])
    .filter(({ format }) => format === 'text')
    .map(({ text }) => text)

const leading = LIBRARY.find(({ kind, parts }) => kind === 'existence' && parts.some(({ language }) => language === 'EN'))!
const yieldedTo = LIBRARY.find(({ pack }) => pack !== leading.pack)!.pack

/** Rules that meet those of the library: the same words, one that supersedes, one that yields, one in Vale's format, one of the page. */
const FILES = [
  'extends: existence\nseverity: LOW\nmessage: "Own: %s"\nterms: [guarantee|d|s, risk-free, free, garantiert, kostenlos]\n',
  `extends: existence\nseverity: HIGH\nmessage: "Own: %s"\nterms: [best, always, "/\\\\bnever\\\\w*/"]\nsupersedes: [${leading.id}]\n`,
  `extends: existence\nseverity: LOW\nmessage: "Own: %s"\nterms: [you, your, wir, sie]\nyields: [${yieldedTo}]\n`,
  'extends: existence\nmessage: "Own: %s"\nlevel: warning\ntokens: [really, very, sehr]\n',
  'extends: required\nseverity: LOW\nmessage: "Own: %s"\ntrigger: [invest*, anlage*]\ntext: You may lose money\n',
  'extends: occurrence\nseverity: LOW\nmessage: "Own: %s"\nscope: sentence\nmax: 12\ntoken: "\\\\w+"\n',
]
const loaded = loadRules(
  FILES.map((content, index) => ({ path: `styles/Test/rule${index}.yml`, content })),
  { classes: ruleClasses(), others: ruleLibrary.rules },
)
const OWN = loaded.rules

const combined = (library: Rule[], own: Rule[]) =>
  combineRules([
    { compiled: compiledLibrary, rules: library },
    { compiled: compileRules(OWN, OPTIONS, 1_000_000), rules: own },
  ])

function assertSame(document: Document, apart: CompiledRules, together: CompiledRules): number {
  const [one, other] = [check(document, apart), check(document, together)]
  assert.deepEqual(one.findings, other.findings)
  assert.deepEqual(one.held, other.held)
  assert.deepEqual(mergeFindings(one.findings, apart.precedence), mergeFindings(other.findings, together.precedence))
  const byRule = ({ failures }: typeof one) => failures.toSorted((a, b) => (a.ruleId < b.ruleId ? -1 : 1))
  assert.deepEqual(byRule(one), byRule(other))
  return one.findings.filter(({ ruleId }) => ruleId.startsWith('Test.')).length
}

test('rules compiled apart find what they find compiled together, in the same order, whichever of them run', () => {
  assert.deepEqual(loaded.refused, [])
  const profile = defaultProfile()
  const choices = [
    { ...profile, packs: LIBRARY.map(({ pack }) => pack) },
    { ...profile, choice: { markets: ['DE'], sectors: null, channels: null } },
  ]
  for (const [index, choice] of choices.entries()) {
    const { library } = runningRules({ ...choice, overrides: {} })
    const own = index === 1 ? OWN.slice(1) : OWN
    const [apart, together] = [combined(library, own), compileRules([...library, ...own], OPTIONS)]
    assert.deepEqual(apart.precedence.order, together.precedence.order)
    for (const language of index === 0 ? (['DE'] as const) : (['EN'] as const)) {
      const texts = samplesIn(language)
      const html = texts.slice(0, 200).map((text) => `<p>${text.replaceAll('<', '&lt;')}</p>`)
      const found = [
        assertSame(readText(texts.join('\n\n'), 'text', { language }), apart, together),
        assertSame(readText(texts.slice(0, 300).join('\n\n'), 'markdown', { language }), apart, together),
        assertSame(readText(`<html lang="${language}"><main>${html.join('\n')}</main></html>`, 'html', { language }), apart, together),
      ]
      assert.ok(
        found.every((count) => count > 20),
        `own rules find something: ${found.join(', ')}`,
      )
    }
  }
})
