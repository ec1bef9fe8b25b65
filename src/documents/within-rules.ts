import type { Profile } from '../packs/profile.ts'
import type { LanguageKey } from '../languages.ts'
import type { Finding } from '../rules/index.ts'
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
  /** A person has looked at it and lets it stand. */
  ignored?: true
}

/** How often a text is mended and looked at again. */
const MENDINGS = 2

/** Makes the changes that findings suggest, and says what was changed; of two that touch each other the first wins. */
function applySuggestions(markdown: string, findings: readonly Finding[]): { text: string; replaced: string[] } {
  const fixes = findings
    .filter((finding) => finding.edits.length > 0)
    .map(({ edits, text: found }) => ({
      edits,
      found,
      start: Math.min(...edits.map((edit) => edit.start)),
      end: Math.max(...edits.map((edit) => edit.end)),
    }))
    .toSorted((one, other) => one.start - other.start)
  const chosen: typeof fixes = []
  for (const fix of fixes) if (chosen.length === 0 || fix.start >= chosen.at(-1)!.end) chosen.push(fix)
  let text = markdown
  for (const { edits } of chosen.toReversed()) {
    for (const edit of edits.toSorted((one, other) => other.start - one.start))
      text = text.slice(0, edit.start) + edit.text + text.slice(edit.end)
  }
  return { text, replaced: chosen.map(({ found }) => found) }
}

export interface Mended {
  markdown: string
  changed: boolean
  /** What suggestions took out or wrote otherwise, as it was. */
  replaced: string[]
  remaining: Remaining[]
}

/**
 * Checks a text with the workspace's rules and mends it: by the suggested texts, and for what has none by `rewrite` (a model, where
 * there is one). A change that makes more findings than it mends is taken back.
 */
export async function mend(
  markdown: string,
  language: LanguageKey,
  profile: Profile,
  rewrite: ((markdown: string, findings: readonly Finding[]) => Promise<string>) | null,
): Promise<Mended> {
  let text = markdown
  let findings = await findingsIn(text, language, profile)
  const replaced = new Set<string>()
  for (let mending = 1; mending <= MENDINGS && findings.length > 0; mending++) {
    const unsuggested = findings.filter((finding) => finding.edits.length === 0)
    const mended = applySuggestions(text, findings)
    const next = rewrite && unsuggested.length > 0 ? await rewrite(mended.text, unsuggested) : mended.text
    if (next === text) break
    const after = await findingsIn(next, language, profile)
    if (after.length > findings.length) break
    text = next
    findings = after
    for (const found of mended.replaced) replaced.add(found)
  }
  return { markdown: text, changed: text !== markdown, replaced: [...replaced], remaining: findings.map(remainingOf) }
}

export const remainingOf = ({ ruleId, ruleName, severity, text, sentence, reason, suggestedText }: Finding): Remaining => ({
  rule_id: ruleId,
  rule_name: ruleName,
  severity,
  text,
  sentence: sentence.slice(0, 1000),
  reason,
  suggested_text: suggestedText,
})
