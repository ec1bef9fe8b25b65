import type { Finding } from '../../rules/index.ts'
import type { Suppression } from '../suppressions.ts'
import { pathMatcher, type ProjectRules } from './decisions.ts'

const folded = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** Excuses findings as the project file says, those of severity CRITICAL too. What is expired holds no longer. */
export function projectExcuses(
  project: ProjectRules,
  today: string,
): (file: string, findings: Finding[]) => { findings: Finding[]; suppressed: Suppression[] } {
  const holding = project.suppressions
    .filter(({ until }) => until === null || until >= today)
    .map((one) => ({ ...one, matches: one.paths === null ? () => true : pathMatcher(project.root, one.paths) }))
  return (file, findings) => {
    const suppressed: Suppression[] = []
    let left = findings
    for (const { rule, matches, text, line, reason, owner, until } of holding) {
      const isHit = (finding: Finding) => finding.ruleId === rule && (text === null || folded(finding.text) === folded(text))
      if (!left.some(isHit) || !matches(file)) continue
      suppressed.push({ rule_id: rule, file: project.file, line, reason, owner, until, findings: left.filter(isHit).length })
      left = left.filter((finding) => !isHit(finding))
    }
    return { findings: left, suppressed }
  }
}
