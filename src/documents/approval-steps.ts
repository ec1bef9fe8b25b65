import type { ApprovalStep } from '../db/document-approval.ts'
import type { DocumentApproval } from '../db/workspace-settings.ts'
import { SEVERITIES } from '../reviews/chart/chart.ts'

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

/** The steps of a document: those of the first exception that fits its template and its language, or the workspace's. */
export const stepsFor = (
  { steps, exceptions }: DocumentApproval,
  document: { template_id: string | null; language_key: string | null },
): ApprovalStep[] =>
  exceptions.find(
    ({ template_id: template, language_key: language }) =>
      (template === null || template === document.template_id) && (language === null || language === document.language_key),
  )?.steps ?? steps
