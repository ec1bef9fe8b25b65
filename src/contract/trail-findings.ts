import { Type } from 'typebox'
import { CARRIED } from '../reviews/chart/carried.ts'
import { REVIEW_STATES, SEVERITIES } from '../reviews/chart/chart.ts'
import { nullable, oneOf, Timestamp } from './schema.ts'
import { Count, MaybeText, Text } from './common.ts'

const state = oneOf(REVIEW_STATES)

const TrailFindingSchema = Type.Object(
  {
    id: Text('The violation.'),
    audit_id: Text('The audit it stands in: of what a run closed, the earlier run.'),
    rule_id: MaybeText('Rule it breaks.'),
    rule_name: MaybeText('Name of that rule.'),
    severity: nullable(oneOf(SEVERITIES)),
    asset_name: MaybeText('Name of its page.'),
    asset_url: MaybeText('Address of its page.'),
    language: MaybeText('Language of the text.'),
    before: Text('What stands before the text in its sentence; cut.'),
    violating_text: Text('The text that was found; cut.'),
    after: Text('What stands after; cut.'),
    review_state: state,
    how: nullable(
      oneOf(
        CARRIED.map((row) => row.how),
        { description: 'What the run had found it to be; null where the entry is no run’s.' },
      ),
    ),
    earlier: nullable(
      Type.Object(
        {
          state,
          dismissal_reason: MaybeText('Why it had been dismissed.'),
          decided_by: MaybeText('Who had decided.'),
          decided_at: nullable(Timestamp('When.')),
        },
        { description: 'The decision that the entry carried over, contradicted or replaced; null where it decided nothing.' },
      ),
    ),
    earlier_audit_id: MaybeText('The run in which a run had met it before.'),
  },
  { title: 'TrailFinding' },
)

export const TrailFindings = Type.Object(
  {
    findings: Type.Array(TrailFindingSchema, { description: 'Worst first.' }),
    total: Count('How many the entry was about; those of a deleted audit are not listed.'),
    next: nullable(Type.Integer({ description: 'Send it as `after` for the next ones; null: these are the last.' })),
  },
  { title: 'TrailFindings' },
)

/** What is read of the findings of an entry: a window after a place. */
export const findingsQuery = {
  after: Type.Integer({ minimum: -1, maximum: Number.MAX_SAFE_INTEGER, default: -1, description: '`next` of the window before.' }),
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 20, description: 'How many.' }),
}
