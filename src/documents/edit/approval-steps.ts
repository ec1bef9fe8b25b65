import type { ApprovalStep } from '../../db/documents/approval.ts'
import type { RuleChoice } from '../../db/documents/documents.ts'
import type { ApprovalException, DocumentApproval } from '../../db/settings/settings.ts'
import type { LanguageKey } from '../../languages.ts'
import { SEVERITIES } from '../../reviews/chart/chart.ts'
import { isForMarkets, MARKETS } from '../../rules/index.ts'
import { marketsFor } from '../order/markets.ts'

/** What holds in a workspace that has chosen nothing. */
export const USUAL_APPROVAL: DocumentApproval = {
  steps: [
    { name: 'Review', roles: ['owner', 'editor', 'reviewer'], people: [] },
    { name: 'Compliance', roles: ['owner', 'editor'], people: [] },
  ],
  exceptions: [],
  second_person: false,
  blocks_at: 'HIGH',
}

export const atOrAbove = (severity: string, least: string): boolean =>
  (SEVERITIES as readonly string[]).indexOf(severity) >= (SEVERITIES as readonly string[]).indexOf(least)

interface Approved {
  template_id: string | null
  language_key: string | null
  choice: Pick<RuleChoice, 'markets'> | null
}

/** Without the EU, which is kept for every language and would bring in each of its members. */
const COUNTRIES = MARKETS.filter((market) => market !== 'EU')

/** Where a document appears: its own markets, or those of the workspace's that speak its language; null: the workspace's are all. */
const marketsOf = ({ choice, language_key: language }: Approved, own: readonly string[] | null): readonly string[] =>
  choice?.markets ?? marketsFor(language as LanguageKey, own ?? COUNTRIES)

/** The steps of a document: those of the first exception that fits its template, language and one of its markets, or the workspace's. */
export function stepsFor(
  { steps, exceptions }: DocumentApproval,
  document: Approved,
  ownMarkets: readonly string[] | null,
): ApprovalStep[] {
  const markets = marketsOf(document, ownMarkets)
  const fits = ({ template_id: template, language_key: language, market = null }: ApprovalException) =>
    (template === null || template === document.template_id) &&
    (language === null || language === document.language_key) &&
    (market === null || isForMarkets([market], markets))
  return exceptions.find(fits)?.steps ?? steps
}
