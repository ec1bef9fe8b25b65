import { Type } from 'typebox'
import { AUDIT_STATUSES } from '../../../db/audits.ts'
import { RULE_SEVERITIES } from '../../../rules/definition/rule.ts'
import { VIOLATION_CSV_COLUMNS } from '../../csv.ts'
import { AssetSchema, AuditSourceLabels } from '../../schemas/audits.ts'
import { Count, MaybeText, RunChanges, StateCounts } from '../../schemas/common.ts'
import { nullable, oneOf, Timestamp } from '../../schema.ts'
import { Next } from './cursor.ts'

export const AuditState = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    status: oneOf(AUDIT_STATUSES, { description: 'PENDING and RUNNING go on; the others have ended.' }),
    created_at: Timestamp('When it was made.'),
    completed_at: nullable(Timestamp('When it ended; null until then.')),
    total_assets: Count('What was found to check, so far.'),
    completed_assets: Count('Checked.'),
    failed_assets: Count('Could not be read.'),
    total_violations: Count('Findings, so far.'),
    by_severity: Type.Object(Object.fromEntries(RULE_SEVERITIES.map((severity) => [severity, Type.Integer()])), {
      description: 'Findings of each severity.',
    }),
    by_state: StateCounts,
    packs: Type.Array(Type.String(), { description: 'Packs it runs with.' }),
    sources: AuditSourceLabels,
    failure: MaybeText('Why it failed as a whole.'),
    site_id: MaybeText('The site it is a run of.'),
    run: Count('The how manieth run of its site.'),
    previous_id: MaybeText('The run it is compared with.'),
    changes: nullable(RunChanges),
  },
  { title: 'AuditState' },
)

export const AuditPage = Type.Object(
  { audits: Type.Array(AuditState, { description: 'Newest first.' }), next: Next },
  { title: 'AuditPage' },
)

export const AssetPage = Type.Object(
  { assets: Type.Array(AssetSchema, { description: 'In the order they were found.' }), next: Next },
  { title: 'AssetPage' },
)

/** Cells of the CSV file by its columns. */
const cell = (column: (typeof VIOLATION_CSV_COLUMNS)[number]) =>
  column === 'id' || column === 'review_state' || column === 'reason'
    ? Type.String()
    : nullable(column === 'confidence' ? Type.Number() : Type.String())
export const AuditExport = Type.Object(
  {
    violations: Type.Array(Type.Object(Object.fromEntries(VIOLATION_CSV_COLUMNS.map((column) => [column, cell(column)]))), {
      description: 'Worst first.',
    }),
  },
  { title: 'AuditExport' },
)

export const AuditFindings = Type.Object(
  {
    findings: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Of the violation that is reviewed.' }),
        severity: nullable(oneOf(RULE_SEVERITIES)),
        rule_id: MaybeText('The rule.'),
        rule_name: MaybeText('What it is called.'),
        source: MaybeText('The address or the path of the file it was found in.'),
        text: MaybeText('The words that were found.'),
        sentence: MaybeText('The sentence they stand in.'),
        reason: Type.String({ description: 'Why they were found.' }),
        solution: MaybeText('What to do about it.'),
        suggested_text: MaybeText('The sentence as the rule would write it.'),
        law: MaybeText('The law it is about.'),
        jurisdiction: MaybeText('Where that law holds, with blanks between.'),
        language: MaybeText('Of the text.'),
        confidence: nullable(
          Type.Number({
            description:
              'How likely the finding is right: weighed on web pages, otherwise how often its rule was; null where that was not measured.',
          }),
        ),
      }),
      { description: 'Highest severity first, then in the order they were found.' },
    ),
    next: nullable(Type.Integer({ description: 'To be sent as `after` for the findings that follow; null: there are no more.' })),
  },
  { title: 'AuditFindings' },
)
