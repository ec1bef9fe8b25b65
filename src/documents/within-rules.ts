import type { Profile } from '../packs/profile.ts'
import type { LanguageKey } from '../languages.ts'
import { applySuggestions, RULE_SEVERITIES, type Finding, type SuggestionClass, type Unapplied } from '../rules/index.ts'
import { readText } from '../text/read.ts'
import { findingsIn } from './check-apart.ts'

/** What remains of a finding in a document that was stored all the same. */
export interface Remaining {
  rule_id: string
  rule_name: string
  severity: string
  text: string
  sentence: string
  reason: string
  suggested_text: string | null
  suggestion_class?: SuggestionClass | null
  /** Other rules that say the same of these words. */
  also?: Pick<Remaining, 'rule_id' | 'rule_name' | 'severity'>[]
  /** A person has looked at it and lets it stand. */
  ignored?: true
}

/** How often a text is mended and looked at again. */
const MENDINGS = 2

export interface Mended {
  markdown: string
  changed: boolean
  /** What suggestions took out or wrote otherwise, as it was. */
  replaced: string[]
  remaining: Remaining[]
}

/** What of a text is somebody's own, to the letter. */
export interface Own {
  /** What was entered into the form, and the facts of a knowledge base. */
  values: readonly string[]
}

/**
 * Checks a text with the workspace's rules and mends it: by suggestions that only change the wording, outside of what is somebody's
 * own, and for the rest by `rewrite` (a model, where there is one). A change that makes more findings than it mends is taken back.
 */
export async function mend(
  markdown: string,
  language: LanguageKey,
  profile: Profile,
  own: Own,
  rewrite: ((markdown: string, findings: readonly Finding[]) => Promise<string>) | null,
): Promise<Mended> {
  let text = markdown
  let { single: findings, merged } = await findingsIn(text, language, profile)
  const names = profile.allowed.map((allowed) => allowed.text)
  const replaced = new Set<string>()
  for (let mending = 1; mending <= MENDINGS && findings.length > 0; mending++) {
    const mended = applySuggestions(readText(text, 'markdown', { language }), findings, { classes: ['wording'], values: own.values, names })
    const others = rewrite ? forModel(findings, mended.unapplied) : []
    const next = rewrite && others.length > 0 ? await rewrite(mended.text, others) : mended.text
    if (next === text) break
    const after = await findingsIn(next, language, profile)
    if (after.single.length > findings.length) break
    text = next
    findings = after.single
    merged = after.merged
    for (const { found } of mended.changes) replaced.add(found)
  }
  return { markdown: text, changed: text !== markdown, replaced: [...replaced], remaining: merged.map(remainingOf) }
}

/**
 * What a model is asked to write otherwise: what no suggestion mends, and of what has one that no program may apply the graver part. What
 * somebody entered is not asked about.
 */
function forModel(findings: readonly Finding[], unapplied: readonly Unapplied[]): Finding[] {
  const asked = new Set(
    unapplied
      .filter(({ finding, isProtected }) => !isProtected && RULE_SEVERITIES.indexOf(finding.severity) >= RULE_SEVERITIES.indexOf('MEDIUM'))
      .map(({ finding }) => finding),
  )
  return findings.filter((finding) => finding.edits.length === 0 || asked.has(finding))
}

export const remainingOf = ({
  ruleId,
  ruleName,
  severity,
  text,
  sentence,
  reason,
  suggestedText,
  suggestionClass,
  also,
}: Finding): Remaining => ({
  rule_id: ruleId,
  rule_name: ruleName,
  severity,
  text,
  sentence: sentence.slice(0, 1000),
  reason,
  suggested_text: suggestedText,
  suggestion_class: suggestionClass,
  ...(also ? { also: also.map((other) => ({ rule_id: other.ruleId, rule_name: other.ruleName, severity: other.severity })) } : {}),
})
