import type { StoredFinding } from '../db/audits/checked-assets.ts'
import type { TrialPage } from './pages.ts'

/** The pack that a model judges. */
export const SECOND_READING = 'second-reading'
/** A rule of that pack that asks no model. */
const ASKS_NOBODY = `${SECOND_READING}.talks-to-model`

export interface Score {
  faults: number
  /** Of the faults, those that the rules alone find; and those that are found once the model has read the page. */
  by_rules: number
  found: number
  /** What the model says of lawful sentences. */
  wrong: number
  /** Findings of rules that the model lowered: on lawful sentences, and on faults. */
  lowered_rightly: number
  lowered_wrongly: number
}

interface Span {
  start: number
  end: number
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end

const isOfModel = (ruleId: string) => ruleId.startsWith(`${SECOND_READING}.`) && ruleId !== ASKS_NOBODY
const saysModel = ({ ruleId, also }: StoredFinding) => isOfModel(ruleId) || (also ?? []).some((one) => isOfModel(one.rule_id))

const placeOf = ({ ruleId, start, end }: StoredFinding) => `${ruleId} ${start} ${end}`

/** How a page was read: `before` by the rules alone, `after` with the model. A fault whose findings the model lowered is not found. */
export function scoreOf(source: string, { faults }: TrialPage, before: readonly StoredFinding[], after: readonly StoredFinding[]): Score {
  const severities = new Map(before.map((finding) => [placeOf(finding), finding.severity]))
  const isLowered = (finding: StoredFinding) => {
    const was = severities.get(placeOf(finding))
    return was !== undefined && was !== 'LOW' && finding.severity === 'LOW'
  }
  const spans = faults.map((sentence) => {
    const start = source.indexOf(sentence)
    return { start, end: start + sentence.length }
  })
  const isFault = (finding: StoredFinding) => spans.some((span) => overlap(span, finding))
  const foundIn = (findings: readonly StoredFinding[]) => spans.filter((span) => findings.some((one) => overlap(span, one))).length
  const lowered = after.filter(isLowered)
  return {
    faults: faults.length,
    by_rules: foundIn(before),
    found: foundIn(after.filter((finding) => !isLowered(finding))),
    wrong: after.filter((finding) => saysModel(finding) && !isFault(finding)).length,
    lowered_rightly: lowered.filter((finding) => !isFault(finding)).length,
    lowered_wrongly: lowered.filter(isFault).length,
  }
}
