import type { CheckResult, Finding } from '../definition/rule.ts'

/** Without what rules found that yield to others, where one of those others speaks of the same sentence. */
export function withoutYielding(result: CheckResult, yielding: ReadonlyMap<string, readonly string[]>): CheckResult {
  if (yielding.size === 0 || !result.findings.some(({ ruleId }) => yielding.has(ruleId))) return result
  const findings: Finding[] = []
  const held = [...result.held]
  for (const finding of result.findings) {
    const names = yielding.get(finding.ruleId)
    const leading = names && result.findings.find((other) => isNamed(other, names) && !yielding.has(other.ruleId) && meet(other, finding))
    if (leading) held.push({ finding, why: `${leading.ruleId} says of this sentence what is wrong.` })
    else findings.push(finding)
  }
  return { ...result, findings, held }
}

const isNamed = ({ ruleId }: Finding, names: readonly string[]) =>
  names.includes(ruleId) || names.includes(ruleId.slice(0, ruleId.indexOf('.')))

const meet = (one: Finding, other: Finding) => one.block === other.block && one.start < other.end && other.start < one.end
