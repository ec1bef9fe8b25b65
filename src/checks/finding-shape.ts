import type { CheckedSource } from './check-source.ts'
import type { WrittenCheck } from './checker.ts'
import type { Severity } from '../reviews/chart/chart.ts'

/*
 * What is found has one shape in version 2 of the public API, whether a text was just checked or an audit has stored it. Texts are written
 * as JSON where they are checked, so the shape is made there.
 */

interface GivenAlso {
  rule_id: string
  rule_name: string
  severity: Severity
  law?: string | null
  jurisdiction?: string[]
  text?: string
  reason?: string
  solution?: string | null
  suggested_text?: string | null
}

/** What another rule says of the same words. */
export const shownAlso = (other: GivenAlso) => ({
  rule_id: other.rule_id,
  rule_name: other.rule_name,
  severity: other.severity,
  violating_text: other.text ?? null,
  reason: other.reason ?? null,
  recommended_solution: other.solution ?? null,
  suggested_text: other.suggested_text ?? null,
  law: other.law ?? null,
  jurisdiction: other.jurisdiction ?? [],
})

/** A violation as the database writes it. */
export const storedFinding = <Stored extends { also: GivenAlso[] }>(stored: Stored) => ({ ...stored, also: stored.also.map(shownAlso) })

/** A finding of a text that was just checked. */
export const checkedFinding = <Checked extends { text: string; solution: string; also: GivenAlso[] }>({
  text,
  solution,
  also,
  ...finding
}: Checked) => ({ ...finding, violating_text: text, recommended_solution: solution, also: also.map(shownAlso) })

/** A check as a program is answered. */
export const written = (checked: CheckedSource): WrittenCheck => ({
  json: JSON.stringify({ ...checked, findings: checked.findings.map(checkedFinding) }),
})
