import { hash } from 'node:crypto'
import { failedAsset, type LocalAsset, type LocalFinding } from '../check.ts'
import { SUPPRESSION_FAULT, type KnownRules } from '../suppressions.ts'
import type { ProjectRules, ProjectSuppression } from './decisions.ts'

/** What is wrong with the suppressions of a project file, as an asset of its own; null where nothing is. */
export function projectFaults(
  project: ProjectRules,
  today: string,
  known: KnownRules,
  /** Lines of the suppressions that excused something. */
  used: ReadonlySet<number>,
  /** Whether everything was checked that a suppression may be about. */
  wasAllChecked: (suppression: ProjectSuppression) => boolean,
): LocalAsset | null {
  const findings: LocalFinding[] = []
  for (const suppression of project.suppressions) {
    const { rule, until, line } = suppression
    const fault = (reason: string) => findings.push(faultAt(line, rule, reason))
    if (!known.isKnown(rule)) fault(`The suppression names the rule ${rule}, which there is not${known.meant(rule)}`)
    else if (until !== null && until < today) fault(`The suppression of ${rule} ended on ${until}.`)
    else if (!used.has(line) && known.hasRun(rule) && wasAllChecked(suppression))
      fault(`The suppression of ${rule} excuses nothing: the rule finds nothing there.`)
  }
  if (findings.length === 0) return null
  const details = findings.map(() => ({ at: -1, offsets: [0, 0] as [number, number], edits: [], editPlaces: [] }))
  return { ...failedAsset(project.file, ''), error: null, findings, details }
}

function faultAt(line: number, rule: string, reason: string): LocalFinding {
  const text = `rule: ${rule}`
  return {
    rule_id: SUPPRESSION_FAULT.ruleId,
    rule_name: SUPPRESSION_FAULT.ruleName,
    severity: SUPPRESSION_FAULT.severity,
    start: { line, column: 1 },
    end: { line, column: 1 },
    text,
    reason,
    suggested_text: null,
    suggestion_class: null,
    solution: 'Fix the suppression in the project file, or take it out.',
    sentence: text,
    law: null,
    law_url: null,
    jurisdiction: [],
    confidence: null,
    language: null,
    also: [],
    fingerprint: hash('sha1', `${rule}\n${text}`, 'hex').slice(0, 16),
    context: Array(3)
      .fill(hash('sha1', text, 'hex').slice(0, 12))
      .join('.'),
  }
}
