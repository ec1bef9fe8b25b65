import { REVIEW_STATES } from '../reviews/chart/chart.ts'
import type { ReviewState } from '../reviews/chart/chart.ts'
import { isDismissed, plain } from './finding.ts'
import type { DecidedFinding } from './finding.ts'

/** Above this share of at least so many decided findings a rule is pointed out. */
export const DISTRUSTED = { share: 0.5, decided: 20 }

export const isDistrusted = ({ decided, dismissed }: { decided: number; dismissed: number }): boolean =>
  decided >= DISTRUSTED.decided && dismissed > decided * DISTRUSTED.share

export interface Figures {
  decided: number
  dismissed: number
  by_state: Record<ReviewState, number>
  reasons: { reason: string; count: number }[]
  /** Seconds within which half of the decisions were taken; null where nobody knows. */
  median_seconds: number | null
  places: { site: string; language: string | null; decided: number; dismissed: number; median_seconds: number | null }[]
}

const MOST_REASONS = 8
const MOST_PLACES = 12

export function figuresOf(findings: readonly DecidedFinding[]): Figures {
  const places = Map.groupBy(findings, ({ site, language }) => JSON.stringify([site, language]))
  return {
    decided: findings.length,
    dismissed: findings.filter(isDismissed).length,
    by_state: Object.fromEntries(
      REVIEW_STATES.map((state) => [state, findings.filter((finding) => finding.state === state).length]),
    ) as Figures['by_state'],
    reasons: reasonsOf(findings),
    median_seconds: medianSeconds(findings),
    places: [...places.values()]
      .map((there) => ({
        site: there[0]!.site,
        language: there[0]!.language,
        decided: there.length,
        dismissed: there.filter(isDismissed).length,
        median_seconds: medianSeconds(there),
      }))
      .toSorted((one, other) => other.decided - one.decided)
      .slice(0, MOST_PLACES),
  }
}

/** The commonest first; reasons that differ in blanks and capitals are one. */
function reasonsOf(findings: readonly DecidedFinding[]): Figures['reasons'] {
  const counted = new Map<string, { reason: string; count: number }>()
  for (const { reason } of findings.filter(isDismissed)) {
    if (!reason) continue
    const known = counted.get(plain(reason))
    if (known) known.count++
    else counted.set(plain(reason), { reason, count: 1 })
  }
  return [...counted.values()].toSorted((one, other) => other.count - one.count).slice(0, MOST_REASONS)
}

/** What was carried from an earlier run was decided before it was found here, and says nothing. */
export function medianSeconds(findings: readonly Pick<DecidedFinding, 'found_at' | 'decided_at'>[]): number | null {
  const seconds = findings
    .map(({ found_at, decided_at }) => Math.round((Date.parse(decided_at) - Date.parse(found_at)) / 1000))
    .filter((each) => each >= 0)
    .toSorted((one, other) => one - other)
  return seconds.length === 0 ? null : seconds[(seconds.length - 1) >> 1]!
}

interface FalseSentence extends Pick<DecidedFinding, 'sentence' | 'text' | 'language' | 'url' | 'page' | 'reason'> {
  id: string
  audit_id: string
  count: number
  start: number
}

/** The sentences that were dismissed most often; those that differ in figures, blanks or capitals are one. */
export function falseSentences(findings: readonly DecidedFinding[], most: number): FalseSentence[] {
  const alike = Map.groupBy(findings.filter(isDismissed), ({ sentence }) => plain(sentence).replaceAll(/\d+/g, '0'))
  return [...alike.values()]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, most)
    .map((group) => {
      const { id, audit_id, sentence, text, language, url, page, reason } = group[0]!
      return { id, audit_id, sentence, text, language, url, page, reason, count: group.length, start: startOf(sentence, text) }
    })
}

/** Where a text begins in its sentence; 0 where it is not in it. */
export const startOf = (sentence: string, text: string): number => Math.max(0, sentence.indexOf(text))
