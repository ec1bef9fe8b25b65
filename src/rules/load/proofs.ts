import type { LanguageKey } from '../../languages.ts'
import type { Document } from '../../text/document.ts'
import { readText } from '../../text/read.ts'
import type { BuildOptions } from '../kinds/kind.ts'
import { check, type CheckOptions } from '../engine/check.ts'
import { compileRules, type CompiledRules } from '../engine/compile.ts'
import type { Finding, Hit, Rule, RulePart, Sample } from '../definition/rule.ts'

export interface ProofFailure {
  rule: string
  language: LanguageKey | null
  text: string
  expected: string
  found: string
}

export interface ProofResult {
  rules: number
  proofs: number
  failed: ProofFailure[]
}

/** Runs what each rule promises: its hits are found, with the text and the suggestion named, and its passes are left alone. */
export function runProofs(rules: Rule[], options: BuildOptions & Pick<CheckOptions, 'guard'> = {}): ProofResult {
  const result: ProofResult = { rules: rules.length, proofs: 0, failed: [] }
  for (const rule of rules) {
    const compiled = compileRules([rule], options)
    for (const part of rule.parts) {
      for (const hit of part.hits) {
        result.proofs++
        const fault = hitFault(hit, part, compiled, options)
        if (fault) result.failed.push({ rule: rule.id, language: part.language, text: hit.text, ...fault })
      }
      for (const sample of part.passes) {
        result.proofs++
        const found = findingsIn(sample, part.language, compiled, options)
        if (found.failure !== null || found.findings.length > 0)
          result.failed.push({ rule: rule.id, language: part.language, text: sample.text, expected: 'nothing', found: described(found) })
      }
    }
  }
  return result
}

function hitFault(hit: Hit, part: RulePart, compiled: CompiledRules, options: CheckOptions): { expected: string; found: string } | null {
  const found = findingsIn(hit, part.language, compiled, options)
  const { findings } = found
  const expected = hit.found?.join(' | ') ?? 'one finding'
  if (found.failure !== null || (hit.found === null ? findings.length !== 1 : expected !== textsOf(findings)))
    return { expected, found: described(found) }
  if (hit.suggested === null) return null
  const suggested = findings[0]?.suggestedText ?? null
  if (suggested !== hit.suggested) return { expected: hit.suggested, found: suggested ?? 'no suggestion' }
  const again = findingsIn({ format: 'text', text: suggested }, part.language, compiled, options)
  if (findings.length === 1 && again.findings.length > 0) return { expected: `nothing in “${suggested}”`, found: textsOf(again.findings) }
  return null
}

interface Outcome {
  findings: Finding[]
  /** Why the rule could not be carried out. */
  failure: string | null
}

const described = ({ findings, failure }: Outcome) =>
  failure !== null ? `the rule failed: ${failure}` : findings.length === 0 ? 'nothing' : textsOf(findings)

const textsOf = (findings: Finding[]) => findings.map((finding) => finding.text).join(' | ')

/** A sample is in the language of its section, however short it is. */
function findingsIn(sample: Sample, language: LanguageKey | null, compiled: CompiledRules, options: CheckOptions): Outcome {
  const document = inLanguage(readText(sample.text, sample.format), sample, language)
  const { findings, failures } = check(document, compiled, options)
  return { findings, failure: failures[0]?.message ?? null }
}

function inLanguage(document: Document, sample: Sample, language: LanguageKey | null): Document {
  if (language === null) return document
  // A page may declare the language of a part of itself; only what is left to detection is settled here.
  const declares = sample.format === 'html' && /\slang=/.test(sample.text)
  if (declares) return { ...document, language: document.language ?? language }
  return { ...document, language, blocks: document.blocks.map((block) => ({ ...block, language })) }
}
