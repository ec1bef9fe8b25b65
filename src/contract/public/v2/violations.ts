import { Type } from 'typebox'
import { REVIEW_ACTIONS } from '../../../reviews/chart/chart.ts'
import { endFields } from '../../decisions.ts'
import { FindingDetail, shownEndFields } from '../../desk.ts'
import { Count, MaybeText, Text } from '../../common.ts'
import { Lines, Timestamp, nullable, oneOf } from '../../schema.ts'
import { ReviewStateSchema, violationFields } from '../v1.ts'
import { findingFields } from './findings.ts'
import { LONGEST_COMMENT, LONGEST_ID, LONGEST_MEMBER_NAMED } from '../../limits.ts'
import { DECISION_OUTCOMES, LIST_ORDERS } from '../../values.ts'
import { Next } from './lists.ts'
import { listFilterFields } from './violation-filter.ts'

const { also: _also, ...violationOfV1 } = violationFields

/** A violation: a finding that is stored, and what was decided about it. */
const listed = {
  ...violationOfV1,
  ...findingFields,
  found_at: Timestamp('When it was found.'),
  decided_at: nullable(Timestamp('When it was last decided.')),
  decided_by: MaybeText('Who decided.'),
  due_at: nullable(Timestamp('When it should be decided.')),
  issue: MaybeText('The address of the issue that was made of it.'),
  ...shownEndFields,
}
export const ListedViolation = Type.Object(listed, { title: 'Violation' })

export const OrderSchema = oneOf(LIST_ORDERS, {
  default: 'newest',
  description:
    'newest: by audit, the newest first, in each the highest severity first; severity: the highest severity first, in each by audit, ' +
    'the newest first.',
})

export const ViolationList = Type.Object({ violations: Type.Array(ListedViolation), next: Next }, { title: 'ViolationList' })

export const Comment = Type.Object(
  {
    id: Type.String(),
    author_email: MaybeText('Email of the author when the author belongs to the workspace.'),
    author_name: Text('The author as called when it was written.'),
    content: Type.String(),
    created_at: Timestamp('When it was written.'),
    audit_id: MaybeText('The run it was written in, where that is an earlier one.'),
  },
  { title: 'Comment' },
)
const thread = Type.Array(Comment, { description: 'Oldest first.' })
export const Comments = Type.Object({ comments: thread, next: Next }, { title: 'Comments' })
export const CommentInput = Type.Object(
  { content: Lines({ minLength: 1, maxLength: LONGEST_COMMENT, description: 'The comment; not blank.' }) },
  { title: 'CommentInput' },
)

const { assigned_to, rule, rule_severity, history, memory, claim, change, group_size, group_states, first_found_at } =
  FindingDetail.properties
export const ViolationDetail = Type.Object(
  {
    ...listed,
    rule_description: MaybeText('What the rule checks.'),
    rule_explanation: MaybeText('Background on the rule, such as the regulation behind it.'),
    assigned_to,
    rule,
    rule_severity,
    change,
    first_found_at,
    memory,
    claim,
    group_size,
    group_states,
    comments: thread,
    history,
  },
  { title: 'ViolationDetail' },
)

export const DecisionsInput = Type.Object(
  {
    violation_ids: Type.Optional(
      nullable(Type.Array(Type.String({ maxLength: LONGEST_ID }), { minItems: 1, maxItems: 1000, description: 'These violations…' })),
    ),
    filter: Type.Optional(
      nullable(Type.Object(listFilterFields, { description: '…or the next that this filter shows: the names of the list.' })),
    ),
    all: Type.Optional(
      Type.Boolean({
        description:
          'True: the next of all violations. Without it an empty filter is refused, so that nobody decides on everything by mistake.',
      }),
    ),
    action: oneOf(REVIEW_ACTIONS, { title: 'ReviewAction', description: 'The decision.' }),
    reason: Type.Optional(
      nullable(Lines({ description: 'Required for, and accepted only with, action dismiss; at most 2,000 characters.' })),
    ),
    ...endFields,
    comment: Type.Optional(
      nullable(Lines({ minLength: 1, maxLength: LONGEST_COMMENT, description: 'Added to each that is decided or waits; not blank.' })),
    ),
  },
  { title: 'DecisionsInput' },
)

export const DecisionsReport = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          violation_id: Type.String(),
          audit_id: MaybeText('Its audit.'),
          outcome: oneOf(DECISION_OUTCOMES, {
            description: 'done; unchanged: it was so already; waiting: for a second person; refused: why says it.',
          }),
          review_state: nullable(ReviewStateSchema),
          approval_id: MaybeText('The request that waits for a second person.'),
          why: MaybeText('Why it was refused.'),
        },
        { title: 'ItemDecided' },
      ),
    ),
    done: Count('How many were decided.'),
    unchanged: Count('How many were so already.'),
    waiting: Count('How many wait for a second person.'),
    refused: Count('How many were refused.'),
    next: Next,
  },
  { title: 'DecisionsReport' },
)

export const AssignInput = Type.Object(
  {
    add: Type.Optional(
      Type.Array(Type.String({ maxLength: LONGEST_MEMBER_NAMED }), {
        maxItems: 20,
        description: 'Members to assign, by identifier or e-mail address.',
      }),
    ),
    remove: Type.Optional(
      Type.Array(Type.String({ maxLength: LONGEST_MEMBER_NAMED }), { maxItems: 20, description: 'Members whose assignment ends.' }),
    ),
    apply_to_group: Type.Optional(Type.Boolean({ description: 'The whole group of the violation.' })),
  },
  { title: 'AssignInput' },
)
