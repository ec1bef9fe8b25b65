import assert from 'node:assert/strict'
import type { LanguageKey } from '../../src/languages.ts'
import {
  check,
  compileRules,
  loadRules,
  type BuildOptions,
  type CheckOptions,
  type CheckResult,
  type Finding,
  type Rule,
} from '../../src/rules/index.ts'
import type { Document } from '../../src/text/document.ts'
import { readText } from '../../src/text/read.ts'
import type { TextType } from '../../src/text/readers.ts'

export interface Sample {
  type?: TextType
  language?: LanguageKey
  build?: BuildOptions
  options?: CheckOptions
}

/** Rules from YAML, one file each; a refusal is a failure of the test. */
export function rulesFrom(...files: string[]): Rule[] {
  const { rules, refused } = loadRules(files.map((content, index) => ({ path: `styles/Test/rule${index}.yml`, content })))
  assert.deepEqual(refused, [])
  return rules
}

export function documentOf(text: string, sample: Sample = {}): Document {
  const document = readText(text, sample.type ?? 'text')
  if (sample.language === undefined) return document
  return { ...document, language: sample.language, blocks: document.blocks.map((block) => ({ ...block, language: sample.language! })) }
}

export function resultOf(yaml: string | string[], text: string, sample: Sample = {}): CheckResult {
  const document = documentOf(text, sample)
  const result = check(document, compileRules(rulesFrom(...[yaml].flat()), sample.build), sample.options)
  for (const finding of result.findings) assertPlaced(finding, document)
  return result
}

export const findingsOf = (yaml: string | string[], text: string, sample: Sample = {}) => resultOf(yaml, text, sample).findings

export const textsOf = (yaml: string | string[], text: string, sample: Sample = {}) =>
  findingsOf(yaml, text, sample).map((finding) => finding.text)

/** A finding differs from the source at its offsets only by markup, entities and invisible characters. */
export function assertPlaced(finding: Finding, document: Document): void {
  const cut = document.source.slice(finding.start, finding.end)
  if (document.type === 'text') {
    assert.equal(cut.replaceAll(/[\u00ad\u200b]/g, ''), finding.text.replaceAll(/[\u00ad\u200b]/g, ''))
    return
  }
  const letters = (text: string) => text.replaceAll(/`[^`]*`|<[^>]*>|&#?\w+;|\]\([^)]*\)|[^\p{L}\p{N}]/gu, '')
  assert.equal(letters(cut), letters(finding.text))
  if (!/[<&\][*_`\\]/.test(cut)) assert.equal(cut.replaceAll(/\s+/g, ' '), finding.text.replaceAll(/\s+/g, ' '))
}
