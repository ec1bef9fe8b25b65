import { RULE_SEVERITIES, type Finding } from '../definition/rule.ts'

const GRAVE = RULE_SEVERITIES.indexOf('HIGH')
const isGrave = ({ severity }: Pick<Finding, 'severity'>) => RULE_SEVERITIES.indexOf(severity) >= GRAVE

/** Of one sentence: a text made of faults alone must not take the square of its length. */
const MOST_GRAVES = 20

const isTouched = ({ start, end }: Finding, { edits }: Finding) => edits.some((edit) => edit.start < end && start < edit.end)

export const isAddition = ({ edits }: Finding) => edits.every((edit) => edit.start === edit.end)

/**
 * Whether a wording that a rule advises leaves a grave fault of the same sentence standing: "Possible returns of 14 %, with zero risk" is
 * no better advice than none. Exact words and removals are steps, and may be taken one by one.
 */
export const leavesGrave = (correcting: Finding, others: readonly Finding[]): boolean =>
  correcting.suggestionClass === 'advice' && others.some((other) => other !== correcting && isGrave(other) && !isTouched(other, correcting))

export const withoutSuggestion = (finding: Finding): Finding => ({ ...finding, suggestedText: null, suggestionClass: null, edits: [] })

/** Findings of which none advises to write a sentence that another of them says is a grave fault. */
export function withoutHalfCorrected(findings: readonly Finding[]): Finding[] {
  const graves = new Map<string, Finding[]>()
  const sentenceOf = ({ block, sentenceStart, sentenceEnd }: Finding) => `${block} ${sentenceStart} ${sentenceEnd}`
  for (const finding of findings) {
    if (!isGrave(finding)) continue
    const known = graves.get(sentenceOf(finding))
    if (known === undefined) graves.set(sentenceOf(finding), [finding])
    else if (known.length < MOST_GRAVES) known.push(finding)
  }
  return findings.map((finding) => {
    if (finding.suggestionClass !== 'advice') return finding
    return leavesGrave(finding, graves.get(sentenceOf(finding)) ?? []) ? withoutSuggestion(finding) : finding
  })
}
