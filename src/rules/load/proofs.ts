import type { LanguageKey } from '../../languages.ts'
import type { Document } from '../../text/document.ts'
import { readText } from '../../text/read.ts'
import type { BuildOptions } from '../kinds/kind.ts'
import { check } from '../engine/check.ts'
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

/** What became of one text that a rule carries to prove itself. */
export interface Proof {
  kind: 'hit' | 'pass'
  language: LanguageKey | null
  text: string
  ok: boolean
  expected: string
  found: string
}

/** Runs what a rule promises: its hits are found, with the text and the suggestion named, and its passes are left alone. */
export function proofsOf(rule: Rule, options: BuildOptions = {}): Proof[] {
  const compiled = compileRules([rule], options)
  return rule.parts.flatMap((part): Proof[] => [
    ...part.hits.map((hit): Proof => {
      const fault = hitFault(hit, part, compiled)
      const expected = hit.found?.join(' | ') ?? 'one finding'
      return { kind: 'hit', language: part.language, text: hit.text, ok: fault === null, ...(fault ?? { expected, found: expected }) }
    }),
    ...part.passes.map((sample): Proof => {
      const found = findingsIn(sample, part.language, compiled)
      const ok = found.failure === null && found.findings.length === 0
      return { kind: 'pass', language: part.language, text: sample.text, ok, expected: 'nothing', found: described(found) }
    }),
  ])
}

/** The same for many rules: how many proofs there are, and those that fail. */
export function runProofs(rules: Rule[], options: BuildOptions = {}): ProofResult {
  const result: ProofResult = { rules: rules.length, proofs: 0, failed: [] }
  for (const rule of rules) {
    for (const { language, text, ok, expected, found } of proofsOf(rule, options)) {
      result.proofs++
      if (!ok) result.failed.push({ rule: rule.id, language, text, expected, found })
    }
  }
  return result
}

function hitFault(hit: Hit, part: RulePart, compiled: CompiledRules): { expected: string; found: string } | null {
  const found = findingsIn(hit, part.language, compiled)
  const { findings } = found
  const expected = hit.found?.join(' | ') ?? 'one finding'
  if (found.failure !== null || (hit.found === null ? findings.length !== 1 : expected !== textsOf(findings)))
    return { expected, found: described(found) }
  if (hit.suggested === null) return null
  const suggested = findings[0]?.suggestedText ?? null
  if (suggested !== hit.suggested) return { expected: hit.suggested, found: suggested ?? 'no suggestion' }
  const again = findingsIn({ format: 'text', text: suggested }, part.language, compiled)
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
function findingsIn(sample: Sample, language: LanguageKey | null, compiled: CompiledRules): Outcome {
  const document = inLanguage(readText(sample.text, sample.format), sample, language)
  const { findings, failures } = check(document, compiled)
  return { findings, failure: failures[0]?.message ?? null }
}

function inLanguage(document: Document, sample: Sample, language: LanguageKey | null): Document {
  if (language === null) return document
  // A page may declare the language of a part of itself; only what is left to detection is settled here.
  const declares = sample.format === 'html' && /\slang=/.test(sample.text)
  if (declares) return { ...document, language: document.language ?? language }
  return { ...document, language, blocks: document.blocks.map((block) => ({ ...block, language })) }
}
