import { isGrave, lowered } from '../claim/grave.ts'
import { noteBehind } from '../definition/lowered-note.ts'
import { fillMessage, withLaw } from '../definition/message.ts'
import { RULE_SEVERITIES, type CheckResult, type Finding, type Rule, type RuleSeverity } from '../definition/rule.ts'
import { instead, whyUnfit } from '../subject/fits.ts'
import type { Run } from './result.ts'

/**
 * What becomes of findings on a page that sells something else than their law is about. Asked after they were weighed: the words stay
 * those that the rule looks for, whichever law they are told under.
 */
export function underTheirLaw(run: Run, result: CheckResult): CheckResult {
  if (!run.options.read) return result
  const findings: Finding[] = []
  const held = [...result.held]
  for (const finding of result.findings) {
    const told = onThisPage(run, finding)
    if (typeof told === 'string') held.push({ finding, why: told })
    else if (
      told === finding ||
      !result.findings.some((other) => other.ruleId === told.ruleId && other.start === told.start && other !== finding)
    )
      findings.push(told)
  }
  return { ...result, findings, held }
}

/**
 * The finding itself where its law applies. Where something else is likely sold, the rule named for it speaks, under its own law. Where
 * there is none, a sure reading holds the finding back, and its reason is returned; one that is not so sure shows it as low where it is
 * grave, and never hides it by a guess.
 */
function onThisPage(run: Run, finding: Finding): Finding | string {
  const rule = run.ruleOf(finding.ruleId)
  if (rule === undefined || (!rule.about?.length && !rule.protects)) return finding
  const read = run.options.read!(run.page.document)
  const unfit = read === null ? null : whyUnfit(rule, read)
  if (unfit === null) return finding
  const id = instead(rule, unfit)
  const decided = id === null ? false : (run.options.decide?.(id) ?? true)
  const general = id === null || decided === false ? undefined : run.ruleOf(id)
  if (general !== undefined) return toldBy(general, finding, languageOf(run, finding), typeof decided === 'string' ? decided : null)
  if (unfit.isSure && (id === null || !isGrave(finding))) return `Another law: ${unfit.why}.`
  if (!isGrave(finding) || run.options.guarded?.includes(finding.severity)) return finding
  return lowered(finding, { sold: unfit.subject ?? 'to businesses' }, languageOf(run, finding))
}

const languageOf = ({ page: { document } }: Run, { block }: Finding) => document.blocks[block]?.language ?? document.language

const milder = (one: RuleSeverity, other: RuleSeverity) => (RULE_SEVERITIES.indexOf(one) < RULE_SEVERITIES.indexOf(other) ? one : other)

/** The same words under the law of another rule, never graver than before. What was suggested was for the first one's. */
function toldBy(rule: Rule, finding: Finding, language: ReturnType<typeof languageOf>, decided: RuleSeverity | null): Finding {
  const part = rule.parts.find((one) => one.language === language) ?? rule.parts[0]!
  const { law: _law, ...rest } = finding
  const reason = withLaw(fillMessage(part.message, [finding.text]), (part.law ?? rule.source)?.citation ?? '')
  return {
    ...rest,
    ruleId: rule.id,
    ruleName: rule.name,
    severity: decided ?? milder(rule.severity, finding.severity),
    reason: reason + noteBehind(finding.reason),
    solution: part.solution,
    ...(part.law ? { law: part.law } : {}),
    suggestedText: null,
    suggestionClass: null,
    edits: [],
  }
}
