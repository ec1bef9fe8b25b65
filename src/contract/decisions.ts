import { Type } from 'typebox'
import { REVIEW_ACTIONS } from '../reviews/chart/chart.ts'
import { Lines, nullable, oneOf, Timestamp } from './schema.ts'
import { Count, MaybeText, StateCounts } from './common.ts'
import { filterFields, person, ReviewStateSchema, CommentOut } from './desk.ts'
import { LONGEST_COMMENT, LONGEST_MEMBER_ID } from './limits.ts'

export const ScopeSchema = Type.Object(
  {
    violation_id: Type.Optional(nullable(Type.String({ description: 'This one violation…' }))),
    group: Type.Optional(Type.Boolean({ description: '…or, with it, its whole group.' })),
    audit_id: Type.Optional(nullable(Type.String({ description: 'The audit of the following.' }))),
    violation_ids: Type.Optional(nullable(Type.Array(Type.String(), { maxItems: 10_000, description: 'A selection of violations…' }))),
    group_ids: Type.Optional(nullable(Type.Array(Type.String(), { maxItems: 10_000, description: '…and of whole groups.' }))),
    filter: Type.Optional(
      nullable(
        Type.Object(filterFields, {
          description: 'Everything this filter shows. With group_ids: only those of these groups that it shows.',
        }),
      ),
    ),
  },
  {
    title: 'Scope',
    description:
      'Which violations: {violation_id}, {violation_id, group: true}, {audit_id, violation_ids and/or group_ids}, or {audit_id, filter}.',
  },
)

/** Until when a decision holds, and who answers for it. */
export const endFields = {
  until: Type.Optional(
    nullable(
      Type.String({
        pattern: '^[12]\\d{3}-\\d{2}-\\d{2}$',
        description:
          'Accepted only with dismiss and elevated_risk: the last day on which the decision holds (UTC), such as 2027-01-31. ' +
          'The day after, what it was about is undecided again.',
      }),
    ),
  ),
  owner_id: Type.Optional(
    nullable(
      Type.String({
        maxLength: LONGEST_MEMBER_ID,
        description:
          'The member who answers for a decision with an end, is told before it ends and has it assigned when it comes back; absent: ' +
          'whoever decides, null: nobody.',
      }),
    ),
  ),
}

export const DecisionInput = Type.Object(
  {
    scope: ScopeSchema,
    action: oneOf(REVIEW_ACTIONS, { title: 'ReviewAction' }),
    reason: Type.Optional(nullable(Lines({ description: 'Required for, and accepted only with, dismiss; at most 2,000 characters.' }))),
    ...endFields,
    seen: Type.Optional(
      nullable(
        Type.Integer({
          minimum: 0,
          maximum: Number.MAX_SAFE_INTEGER,
          description:
            'version of what the person looked at: where others have decided any of these since, nothing is changed and 409 says ' +
            'who and what.',
        }),
      ),
    ),
    despite_conflict: Type.Optional(Type.Boolean({ description: 'Decide although others have decided meanwhile.' })),
  },
  { title: 'DecisionInput' },
)
export const DecisionResult = Type.Object(
  {
    audit_id: Type.String(),
    number: Count('Number of its entry in the trail: what undo names.'),
    action: Type.String(),
    review_state: nullable(ReviewStateSchema),
    violations_updated: Type.Integer(),
    from: Type.Record(Type.String(), Type.Integer(), { description: 'How many were in which state before.' }),
    waiting: Count('How many of them now wait for a second person, in the state they had.'),
    approval_id: MaybeText('The request for it.'),
    progress: StateCounts,
    version: Type.Integer(),
  },
  { title: 'DecisionResult' },
)
export const ConflictSchema = Type.Object(
  {
    detail: Type.String(),
    conflicts: Type.Array(
      Type.Object({
        by: Type.String(),
        action: Type.String(),
        review_state: ReviewStateSchema,
        at: Timestamp('When.'),
        count: Count('How many of those chosen.'),
        violation_ids: Type.Array(Type.String(), { description: 'At most 100 of them.' }),
      }),
    ),
    version: Type.Integer(),
  },
  { title: 'Conflict', description: 'Others decided meanwhile; nothing was changed.' },
)
export const ScopeInput = Type.Object(
  { scope: ScopeSchema, seen: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }))) },
  { title: 'ScopeInput' },
)
export const ScopeCount = Type.Object(
  {
    audit_id: Type.String(),
    count: Count('How many violations it is.'),
    by_state: StateCounts,
    version: Type.Integer(),
    conflicts: Type.Array(
      Type.Object({
        by: Type.String(),
        action: Type.String(),
        review_state: ReviewStateSchema,
        at: Timestamp('When.'),
        count: Type.Integer(),
      }),
    ),
  },
  { title: 'ScopeCount' },
)
export const UndoInput = Type.Object(
  {
    audit_id: Type.String(),
    number: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'Number of the entry in the trail; without it: the last decision of the caller that stands.',
      }),
    ),
  },
  { title: 'UndoInput' },
)
export const ReviewJobSchema = Type.Object(
  {
    job_id: Type.String(),
    audit_id: Type.String(),
    count: Count('How many violations it was asked for.'),
    done: Count('How many of them have been written; nobody else sees them before all are.'),
    result: nullable(DecisionResult),
    conflict: nullable(ConflictSchema),
    failure: MaybeText('Why nothing was changed, in a sentence.'),
  },
  { title: 'ReviewJob', description: 'Over when it has a result, a conflict or a failure.' },
)
export const UndoResult = Type.Object(
  {
    undone: Type.Object({ action: Type.String(), count: Type.Integer() }, { description: 'The decision that was taken back.' }),
    audit_id: Type.String(),
    number: Count('Number of the entry that undid it.'),
    undoes: Count('Number of the entry that was undone.'),
    violations_updated: Type.Integer(),
    left: Count('Violations that stay as they are, because they were decided again since.'),
    progress: StateCounts,
    version: Type.Integer(),
  },
  { title: 'UndoResult' },
)
export const UndoPreview = Type.Object(
  {
    number: Count('Number of the entry in the trail.'),
    at: Timestamp('When it was made.'),
    count: Count('How many violations it touched.'),
    goes_back: Count('How many of them would go back.'),
    why_not: MaybeText('Why it cannot be undone, in a sentence; null where it can.'),
    back: Type.Array(
      Type.Object({
        state: Type.String(),
        reason: MaybeText('The reason they had, where they were dismissed.'),
        by: MaybeText('Who had decided so.'),
        count: Type.Integer(),
      }),
      { description: 'The states they would go back to.' },
    ),
    stays: Type.Array(
      Type.Object({
        state: Type.String(),
        by: MaybeText('Who has decided on them since.'),
        at: nullable(Timestamp('When, the last time.')),
        count: Type.Integer(),
      }),
      { description: 'Those that stay as they are: decided again since.' },
    ),
  },
  { title: 'UndoPreview' },
)
export const CommentInput = Type.Object(
  {
    comment: Lines({ minLength: 1, maxLength: LONGEST_COMMENT, description: 'Not blank.' }),
    mentions: Type.Optional(Type.Array(Type.String(), { maxItems: 20, description: 'Members the comment mentions; they are assigned.' })),
  },
  { title: 'CommentInput' },
)
export const CommentResult = Type.Object(
  { comment: CommentOut, assigned_to: Type.Array(person), version: Type.Integer() },
  { title: 'CommentResult' },
)
export const AssignInput = Type.Object(
  {
    scope: ScopeSchema,
    add: Type.Optional(Type.Array(Type.String(), { maxItems: 20, description: 'Members to assign.' })),
    remove: Type.Optional(Type.Array(Type.String(), { maxItems: 20, description: 'Members whose assignment ends.' })),
  },
  { title: 'AssignInput' },
)
export const AssignResult = Type.Object(
  { audit_id: Type.String(), violations_updated: Type.Integer(), version: Type.Integer() },
  { title: 'AssignResult' },
)
