import type { CheckResult, Finding, Judged, Stage } from '../definition/rule.ts'

/** Runs one stage over what was found, and notes what it held back and which severities it changed. A stage that is off changes nothing. */
export function stage(
  name: Stage,
  off: ReadonlySet<Stage> | undefined,
  before: CheckResult,
  run: (before: CheckResult) => CheckResult,
): CheckResult {
  if (off?.has(name) || before.findings.length === 0) return before
  const severities = new Map(before.findings.map((finding) => [placeOf(finding), finding.severity]))
  const after = run(before)
  for (const held of after.held) held.stage ??= name
  for (const finding of after.findings) noted(finding, name, severities.get(placeOf(finding)))
  return after
}

/** Says of a finding which stage changed its severity. */
export function noted(finding: Finding, name: Stage, was: Finding['severity'] | undefined): void {
  const { severity, judged = [] } = finding
  if (was !== undefined && was !== severity) finding.judged = [...judged, { stage: name, was, now: severity }]
}

/** A finding that is told under another law keeps its place and its fingerprint. */
const placeOf = ({ fingerprint, start, end }: Finding) => `${fingerprint} ${start} ${end}`

/** In one line, as people are shown it. */
export const judgedLine = ({ stage: name, was, now }: Judged): string => `${name}: ${was} to ${now}`
