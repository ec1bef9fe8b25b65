import { Type } from 'typebox'
import { MAX_REASON, SEVERITIES } from '../reviews/chart/chart.ts'
import { LanguageKeySchema, nullable, OneLine, oneOf, Timestamp } from './schema.ts'
import { Count, MaybeText, reason, Text } from './common.ts'
import { shownEndFields } from './desk.ts'
import { LONGEST_LIST_OF_VALUES, LONGEST_SEARCH, LONGEST_TIMESTAMP, LONGEST_VIEW_NAME } from './limits.ts'
import { INBOX_ORDERS, INBOX_VIEWS } from './values.ts'

const list = (description: string) =>
  Type.Optional(nullable(Type.String({ maxLength: LONGEST_LIST_OF_VALUES, description: `${description} Several, separated by commas.` })))

/** The filter of the inbox, with the same names in the page's address, in the query and in a saved view. */
export const inboxFilterFields = {
  view: Type.Optional(
    oneOf(INBOX_VIEWS, {
      description: 'everything: all of the following but what is snoozed; nobody: what is due and assigned to nobody.',
    }),
  ),
  severity: list(`Severities: ${SEVERITIES.toReversed().join(', ')}.`),
  site: list('Identifiers of sites, or of audits that belong to none.'),
  rule: list('Identifiers of rules.'),
  language: list('Language keys.'),
  search: Type.Optional(
    nullable(Type.String({ maxLength: LONGEST_SEARCH, description: 'In the text, its sentence, the reason or the name of the rule.' })),
  ),
}
export const InboxFilterSchema = Type.Object(inboxFilterFields, { title: 'InboxFilter' })
export const InboxOrderSchema = oneOf(INBOX_ORDERS, { default: 'due', description: 'Approvals first, then what is overdue, in each.' })

const Reason = Type.Object(
  {
    kind: oneOf(['approval', 'mentioned', 'assigned', 'nobody'], { description: 'nobody: it is due, and assigned to nobody.' }),
    by: MaybeText('Who asked, mentioned or assigned.'),
    at: nullable(Timestamp('When.')),
    text: MaybeText('The reason of a request, or the comment.'),
    rule: MaybeText('The assignment rule that did it.'),
  },
  { title: 'InboxReason', description: 'Why it is there.' },
)

const Row = Type.Object(
  {
    item: Text('What snooze names: a group, a violation without one, or a request.'),
    section: Text('approval, overdue, week, later; a site; or a reason: by the order.'),
    reasons: Type.Array(Reason),
    approval_id: MaybeText('The request, where it waits for an answer.'),
    audit_id: Type.String(),
    violation_id: Text('The first violation of it.'),
    site_id: MaybeText('Its site.'),
    site_name: Text('Name of the site, or of the audit where there is none.'),
    count: Count('How many violations it is.'),
    severity: nullable(oneOf(SEVERITIES)),
    rule_id: MaybeText('Rule.'),
    rule_name: MaybeText('Its name.'),
    asset_name: MaybeText('Asset.'),
    asset_url: MaybeText('Its address.'),
    language_key: nullable(LanguageKeySchema),
    violating_text: MaybeText('The text; cut.'),
    before: Text('What stands before it in its sentence; cut.'),
    after: Text('What stands after; cut.'),
    due_at: nullable(Timestamp('When it should be decided.')),
    ended: shownEndFields.ended,
    snoozed: Type.Boolean({ description: 'Hidden by the caller.' }),
    snoozed_until: nullable(Timestamp('Hidden until then; null where it is snoozed: until the next run of its site has ended.')),
    next_run_at: nullable(Timestamp('When its site runs again, where that is known.')),
  },
  { title: 'InboxRow' },
)
const SavedView = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    shared: Type.Boolean({ description: "The workspace's." }),
    mine: Type.Boolean({ description: 'Whether the caller may delete it.' }),
    filter: InboxFilterSchema,
    count: Count('What it shows.'),
  },
  { title: 'InboxSavedView' },
)

const Facets = (description: string) =>
  Type.Array(Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() }), { description })

export const InboxSchema = Type.Object(
  {
    rows: Type.Array(Row),
    offset: Type.Integer(),
    total: Count('Rows in all.'),
    findings: Count('Violations behind them.'),
    sites: Count('How many sites they are of.'),
    audits: Type.Array(Type.Object({ audit_id: Type.String(), name: Type.String(), rows: Type.Integer() }, { title: 'InboxAudit' }), {
      description: 'The audits they are of, each with its rows, in the order of their first ones; at most 50.',
    }),
    sections: Type.Array(Type.Object({ section: Type.String(), count: Type.Integer() }), { description: 'How many rows each has in all.' }),
    counts: Type.Object(
      Object.fromEntries(INBOX_VIEWS.map((view) => [view, Type.Integer()])) as Record<
        (typeof INBOX_VIEWS)[number],
        ReturnType<typeof Type.Integer>
      >,
      { title: 'InboxCounts', description: 'Rows of each view, without the other filters.' },
    ),
    views: Type.Array(SavedView),
    facets: Type.Object(
      { sites: Facets('Sites, or audits that belong to none.'), rules: Facets('Rules.'), languages: Facets('Languages.') },
      { title: 'InboxFacets', description: 'What the view can be narrowed to, with the rows of each; those with most.' },
    ),
  },
  { title: 'Inbox' },
)

export const InboxCount = Type.Object({ everything: Type.Integer() }, { title: 'InboxCount' })

const items = Type.Array(Type.String(), { minItems: 1, maxItems: 500, description: 'Items of rows.' })
export const SnoozeInput = Type.Object(
  {
    items,
    until: nullable(Type.String({ maxLength: LONGEST_TIMESTAMP, description: 'Until when; null: shown again at once.' })),
    after_next_run: Type.Optional(
      Type.Boolean({ description: 'In place of a date: until the next run of the site has ended. Without effect where there is no site.' }),
    ),
  },
  { title: 'SnoozeInput' },
)
export const DoneInput = Type.Object({ items }, { title: 'MentionsDoneInput' })
export const ViewInput = Type.Object(
  {
    name: OneLine({ minLength: 1, maxLength: LONGEST_VIEW_NAME, isBlankAllowed: false }),
    shared: Type.Boolean({ description: 'For everybody in the workspace.' }),
    filter: InboxFilterSchema,
  },
  { title: 'InboxViewInput' },
)
export const ViewSaved = Type.Object({ id: Type.String() }, { title: 'InboxViewSaved' })

export const ApprovalSchema = Type.Object(
  {
    id: Type.String(),
    audit_id: Type.String(),
    violation_id: MaybeText('The violation to show.'),
    group_id: MaybeText('Its group, where the request is about one.'),
    asked: Count('How many violations it asked for.'),
    waiting: Count('How many of them still wait.'),
    reason: Text('The reason of whoever asked.'),
    until: MaybeText('The last day on which the dismissal is to hold; null: it is to have no end.'),
    owner: nullable(Type.Object({ id: Type.String(), name: Type.String() }, { description: 'Who is to answer for it until then.' })),
    asker: Text('Who asked.'),
    asked_at: Timestamp('When.'),
    state: oneOf(['requested', 'approved', 'denied', 'lapsed', 'withdrawn'], {
      description: 'lapsed: everything was decided otherwise meanwhile; withdrawn: by who asked, or by an owner.',
    }),
    answerer: MaybeText('Who answered.'),
    answer: MaybeText('In which words.'),
    answered_at: nullable(Timestamp('When.')),
    may_answer: Type.Boolean({ description: 'Whether the caller may: owners and editors, never who asked.' }),
    why_not: MaybeText('Why the caller may not.'),
    may_withdraw: Type.Boolean({ description: 'Whether the caller may withdraw it: who asked, or an owner.' }),
  },
  { title: 'Approval' },
)
export const AnswerInput = Type.Object(
  {
    approve: Type.Boolean(),
    reason: Type.Optional(nullable(Type.String({ maxLength: MAX_REASON * 2, description: 'Needed to deny; at most 2,000 characters.' }))),
  },
  { title: 'ApprovalAnswer' },
)
export const AnswerResult = Type.Object(
  {
    id: Type.String(),
    audit_id: Type.String(),
    state: oneOf(['approved', 'denied', 'lapsed', 'withdrawn']),
    number: nullable(Type.Integer({ description: 'Number of its entry in the trail.' })),
    violations_updated: Type.Integer(),
    left: Count('How many were decided otherwise meanwhile, and stay as they are.'),
  },
  { title: 'ApprovalResult' },
)

const days = nullable(Type.Integer({ minimum: 0, maximum: 3650 }))
export const DueDaysSchema = Type.Object(
  {
    days: Type.Object(
      Object.fromEntries(SEVERITIES.map((severity) => [severity, days])) as Record<(typeof SEVERITIES)[number], typeof days>,
      { description: 'Within how many days of being found it should be decided; null: no date.' },
    ),
  },
  { title: 'DueDays' },
)
export const DueDaysInput = Type.Object({ ...DueDaysSchema.properties, reason }, { title: 'DueDaysInput' })
export const EndingDaysSchema = Type.Object(
  {
    days: nullable(
      Type.Integer({
        minimum: 0,
        maximum: 3650,
        description: 'How many days before the last day of a decision whoever answers for it is told; null: nobody is.',
      }),
    ),
  },
  { title: 'EndingDays' },
)
export const EndingDaysInput = Type.Object({ ...EndingDaysSchema.properties, reason }, { title: 'EndingDaysInput' })
export const FourEyesSchema = Type.Object(
  { severities: Type.Array(oneOf(SEVERITIES), { maxItems: 10, description: 'Severities whose dismissal needs a second person.' }) },
  { title: 'FourEyes' },
)
export const FourEyesInput = Type.Object({ ...FourEyesSchema.properties, reason }, { title: 'FourEyesInput' })
