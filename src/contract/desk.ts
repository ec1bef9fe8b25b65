import { Type } from 'typebox'
import { REVIEW_STATES, SEVERITIES } from '../reviews/chart/chart.ts'
import { CARRIED } from '../reviews/chart/carried.ts'
import { RUN_CHANGES } from '../reviews/chart/run-changes.ts'
import { LanguageKeySchema, nullable, oneOf, Timestamp } from './schema.ts'
import { FindingClaimSchema } from './claims.ts'
import { FindingLiveSchema } from './live.ts'
import { TrailEntry } from './audits.ts'
import { Count, MaybeText, StateCounts, Text } from './common.ts'
import { ReadAs } from './read-as.ts'
import { LONGEST_CHOSEN_ROWS, LONGEST_ID, LONGEST_LIST_OF_VALUES, LONGEST_SEARCH } from './limits.ts'

const list = (description: string) =>
  Type.Optional(nullable(Type.String({ maxLength: LONGEST_LIST_OF_VALUES, description: `${description} Several, separated by commas.` })))

/** The filter of the queue, with the same names in the page's address, in the query and in the body of a bulk decision. */
export const filterFields = {
  state: list(`States: ${REVIEW_STATES.join(', ')}.`),
  severity: list(`Severities: ${SEVERITIES.toReversed().join(', ')}, NONE.`),
  rule: list('Identifiers of rules that say it, leading or beside another rule.'),
  pack: list('Keys of packs with a rule that says it.'),
  asset: list('Identifiers of assets.'),
  assignee: list('Identifiers of members; nobody: without an assignee.'),
  due: Type.Optional(nullable(oneOf(['overdue', 'week'], { description: 'Undecided and past its due date, or due within seven days.' }))),
  ends: Type.Optional(
    nullable(
      Type.String({
        pattern: '^(ended|[12]\\d{3}-\\d{2}-\\d{2})$',
        description: 'Decided with an end whose last day is this one or before, such as 2027-01-31; ended: undecided again since it came.',
      }),
    ),
  ),
  group: list('Identifiers of groups.'),
  section: list('Sections of the site: the first part of the path, with its slash.'),
  language: list('Languages of the page.'),
  change: list(`What differs from another run of the site: ${RUN_CHANGES.join(', ')}.`),
  against: Type.Optional(
    nullable(
      Type.String({
        maxLength: LONGEST_ID,
        description: 'The run that `change` compares with; absent: the run before (for gone: the run after).',
      }),
    ),
  ),
  search: Type.Optional(
    nullable(
      Type.String({
        maxLength: LONGEST_SEARCH,
        description: 'In the text, its sentence, the reason or the name of the rule, ignoring case.',
      }),
    ),
  ),
  mine: Type.Optional(
    nullable(
      Type.String({
        maxLength: LONGEST_CHOSEN_ROWS,
        description:
          "What the caller's inbox shows of the audit: its filter as in an address, view=assigned&severity=HIGH, and items, " +
          'identifiers of rows with commas between.',
      }),
    ),
  ),
}
export const FilterSchema = Type.Object(filterFields, { title: 'QueueFilter' })
export const SORTS = ['severity', 'found', 'rule', 'asset', 'confidence', 'decided'] as const

export const person = Type.Object({ id: Type.String(), name: Type.String() }, { title: 'Person' })
export const ReviewStateSchema = oneOf(REVIEW_STATES, { title: 'ReviewState' })
const MaybeSeverity = nullable(oneOf(SEVERITIES))

/** A dismissal that waits for a second person. */
const PendingSchema = Type.Object(
  {
    id: Type.String(),
    by: Type.String({ description: 'Who asks.' }),
    reason: Type.String(),
    at: Timestamp('When it was asked.'),
    until: Type.Optional(MaybeText('The end that is asked for.')),
  },
  { title: 'PendingDismissal' },
)

/** The end of a decision, while it holds and once it has come. */
export const shownEndFields = {
  until: MaybeText('The last day on which the decision holds (UTC), such as 2027-01-31; null: it has no end.'),
  owner: nullable(Type.Object({ id: Type.String(), name: Type.String() }, { description: 'Who answers for a decision with an end.' })),
  ended: nullable(
    Type.Object(
      {
        review_state: ReviewStateSchema,
        until: Type.String({ description: 'Its last day.' }),
        owner: nullable(person),
      },
      { title: 'EndedDecision', description: 'The decision that held until its end came, while nobody has decided since.' },
    ),
  ),
}

const finding = {
  id: Type.String(),
  audit_id: Type.String(),
  review_state: ReviewStateSchema,
  severity: MaybeSeverity,
  rule_id: MaybeText('Rule it breaks.'),
  rule_name: MaybeText('Name of that rule.'),
  asset_id: MaybeText('Asset it was found on.'),
  asset_name: MaybeText('Name of that asset.'),
  asset_url: MaybeText('Its address.'),
  language_key: nullable(LanguageKeySchema),
  violating_text: MaybeText('The text that was found; cut in the queue.'),
  dismissal_reason: MaybeText('Why it was dismissed.'),
  group_id: MaybeText('Its group.'),
  decided_at: nullable(Timestamp('When it was last decided.')),
  decided_by: MaybeText('Who decided.'),
  assigned_to: Type.Array(person, { description: 'Who it is assigned to.' }),
  due_at: nullable(Timestamp('When it should be decided.')),
  pending: nullable(PendingSchema),
  ...shownEndFields,
  comments: Count('How many comments.'),
  rules: Count('How many rules say it.'),
  change: nullable(
    oneOf(['new', ...CARRIED.map(({ how }) => how)], { description: 'What it was in the run before; null in the first run of a site.' }),
  ),
  carried_from: nullable(Timestamp('When the run began that it was last decided in.')),
}
const QueueRow = Type.Object(
  {
    ...finding,
    before: Text('What stands before the text in its sentence; cut.'),
    after: Text('What stands after; cut.'),
    group_size: Count('Violations of its group; 1 for each alone.'),
    group_matching: Count('Those of the group that the filter shows.'),
    group_states: nullable(StateCounts),
  },
  { title: 'QueueRow', description: 'One violation; in the grouped view the first of its group that the filter shows.' },
)
export const QueueWindow = Type.Object(
  {
    rows: Type.Array(QueueRow),
    offset: Count('Where this window starts.'),
    total: Count('Rows in all: violations, or groups in the grouped view.'),
    findings: Count('Violations the filter shows.'),
    progress: StateCounts,
    version: Count('Send it back as `seen` with a decision.'),
  },
  { title: 'QueueWindow' },
)

const option = Type.Object({ value: Type.String(), label: Type.String(), count: Type.Integer() }, { title: 'FilterOption' })
export const Facets = Type.Object(
  {
    rules: Type.Array(option),
    packs: Type.Array(option),
    assets: Type.Array(option, { description: 'At most 200, those with the most findings.' }),
    sections: Type.Array(option, { description: 'The first part of the path; at most 100, those with the most findings.' }),
    languages: Type.Array(option),
    assignees: Type.Array(option),
    severities: Type.Array(option),
    states: Type.Array(option),
    changes: Type.Array(option, { description: 'Since the run before; empty in the first run of a site.' }),
  },
  { title: 'Facets', description: 'What each filter can be set to, with the findings of the whole audit behind it.' },
)

export const CommentOut = Type.Object(
  {
    id: Type.String(),
    author: nullable(person),
    author_name: Type.String(),
    content: Type.String(),
    created_at: Timestamp('When.'),
    audit_id: Type.Optional(MaybeText('The run it was written in, where that is an earlier one.')),
  },
  { title: 'Comment' },
)
const OtherPlace = Type.Object(
  {
    id: Type.String(),
    review_state: ReviewStateSchema,
    asset_id: MaybeText('Asset.'),
    asset_name: MaybeText('Its name.'),
    asset_url: MaybeText('Its address.'),
  },
  { title: 'OtherPlace' },
)
const AlsoFound = Type.Object(
  {
    rule_id: Type.String(),
    rule_name: Type.String(),
    severity: oneOf(SEVERITIES),
    law: MaybeText('The law it rests on.'),
    jurisdiction: Type.Array(Type.String()),
    text: Type.String({ description: 'The words it found.' }),
    reason: Text('Why it flags them.'),
    solution: MaybeText('How to fix it.'),
    suggested_text: MaybeText('The sentence as it could be.'),
    version: MaybeText('Version of the rule when the audit ran.'),
    explanation: MaybeText('Background.'),
    url: MaybeText('Where the law can be read.'),
    confidence: nullable(Type.Number()),
  },
  { title: 'AlsoFoundBy' },
)
const run = {
  audit_id: Type.String(),
  run: Count('The how manieth run of its site.'),
  name: Type.String(),
  at: Timestamp('When the run began.'),
}
const Memory = Type.Object(
  {
    how: oneOf(
      CARRIED.map(({ how }) => how),
      { description: CARRIED.map(({ how, meaning }) => `${how}: ${meaning}.`).join(' ') },
    ),
    ...run,
    violation_id: Text('The violation of that run.'),
    deleted: Type.Boolean({ description: 'The run was deleted: what was decided is known, the text is not.' }),
    state: ReviewStateSchema,
    reason: MaybeText('Why it was dismissed then.'),
    decided_by: MaybeText('Who decided then.'),
    decided_at: nullable(Timestamp('When.')),
    sentence: MaybeText('The sentence as it was then.'),
    rule_version: MaybeText('Version of the rule then.'),
    asset_id: MaybeText('The page then.'),
    asset_url: MaybeText('Address of the page then.'),
    page_unchanged: Type.Boolean({ description: 'The page has the same content as then.' }),
    page_read_at: nullable(Timestamp('When the page was read in this run.')),
  },
  { title: 'Memory', description: 'What is remembered of the same violation in an earlier run.' },
)
export const FindingDetail = Type.Object(
  {
    ...finding,
    memory: nullable(Memory),
    claim: nullable(FindingClaimSchema),
    live: nullable(FindingLiveSchema),
    sentence: MaybeText('The sentence it stands in.'),
    sentence_start: nullable(
      Type.Integer({ description: 'Where the text starts in the sentence (UTF-16 units); null when it is not in it.' }),
    ),
    reason: Text('Why it was flagged.'),
    recommended_solution: MaybeText('How to fix it.'),
    suggested_text: MaybeText('The sentence as it could be.'),
    block: nullable(Type.Integer({ description: 'Index of the block in the extracted text.' })),
    span_start: nullable(Type.Integer()),
    span_end: nullable(Type.Integer()),
    rule: nullable(
      Type.Object(
        {
          id: Type.String(),
          version: Type.String(),
          pack: Type.String(),
          name: Type.String(),
          description: MaybeText('What it checks.'),
          explanation: MaybeText('Background.'),
          source: nullable(Type.Object({ citation: Type.String(), url: MaybeText('Where it can be read.'), verified: Type.Boolean() })),
        },
        { title: 'RuleAsItWas' },
      ),
    ),
    rule_severity: nullable(oneOf(SEVERITIES, { description: "The leading rule's own severity, where other rules join it." })),
    confidence: nullable(
      Type.Number({
        description:
          'How likely the finding is right: weighed on web pages, otherwise how often its rule was; null where that was not measured.',
      }),
    ),
    law: MaybeText('The law it rests on where the text is published.'),
    jurisdiction: Type.Array(Type.String(), { description: 'Where that law holds.' }),
    also: Type.Array(AlsoFound, { description: 'Other rules that say the same of these words.' }),
    group_size: Count('Violations of its group.'),
    group_states: StateCounts,
    others: Type.Array(OtherPlace, { description: 'The same finding elsewhere, the first ten.' }),
    thread: Type.Array(CommentOut, { description: 'Oldest first.' }),
    history: Type.Array(TrailEntry, { description: 'What happened to it, oldest first.' }),
    found_at: Timestamp('When the audit found it.'),
    first_found_at: Timestamp('When the first run of the site found it, as far as runs are known.'),
    issue: MaybeText('The address of the issue that was made of it.'),
    version: Count('Send it back as `seen` with a decision.'),
  },
  { title: 'FindingDetail' },
)
export const EarlierRuns = Type.Object(
  {
    runs: Type.Array(
      Type.Object({
        ...run,
        violation_id: Type.String(),
        found_at: Timestamp('When that run found it.'),
        history: Type.Array(TrailEntry, { description: 'What happened to it there, oldest first.' }),
      }),
      { description: 'Oldest first, the last ten at most.' },
    ),
  },
  { title: 'EarlierRuns', description: 'The same violation in the runs before.' },
)
export const OthersSchema = Type.Object({ others: Type.Array(OtherPlace), total: Type.Integer() }, { title: 'Others' })

export const AssetContext = Type.Object(
  {
    id: Type.String(),
    audit_id: Type.String(),
    name: Type.String(),
    url: Type.String(),
    title: MaybeText('Its title.'),
    type: MaybeText('Its type.'),
    language_key: nullable(LanguageKeySchema),
    fetched_at: nullable(Timestamp('When it was read.')),
    characters: nullable(Type.Integer()),
    checked: nullable(Type.Integer()),
    left_out: Type.Array(Type.Object({ reason: Type.String(), characters: Type.Integer() })),
    held: nullable(Count('Findings held back on it; null where it was checked before they were counted.')),
    kept: Type.Boolean({ description: 'Whether its text is still kept (retention).' }),
    snapshot: MaybeText(
      'Path of the page as it was, for a sandboxed frame; null when there is none. Append #finding-<id> to scroll to a finding.',
    ),
    blocks: Type.Array(
      Type.Object(
        {
          index: Type.Integer(),
          scope: Text('paragraph, heading.h2, list.item …'),
          region: Type.String(),
          text: Type.String(),
          language_key: nullable(LanguageKeySchema),
          marks: Type.Array(Type.Object({ violation_id: Type.String(), start: Type.Integer(), end: Type.Integer() }), {
            description: 'Findings in it, by UTF-16 offsets into text.',
          }),
        },
        { title: 'ContextBlock' },
      ),
    ),
    findings: Type.Array(
      Type.Object(
        {
          number: Count('From 1, in the order of the text.'),
          id: Type.String(),
          violating_text: MaybeText('The text; cut.'),
          rule_name: MaybeText('Rule.'),
          severity: MaybeSeverity,
          review_state: ReviewStateSchema,
          rules: Count('How many rules say it.'),
        },
        { title: 'ContextFinding' },
      ),
      { description: 'Every finding on it, at most 2,000.' },
    ),
  },
  { title: 'AssetContext' },
)

export const HeldBack = Type.Object(
  {
    kept: Type.Boolean({ description: 'Whether the page is still kept; without it nothing can be looked for.' }),
    read_as: nullable(ReadAs),
    place: MaybeText('Where it stands, as what is said of a page names it; null for what stands nowhere.'),
    said_of: MaybeText('The place of which somebody said what it is, where it holds here.'),
    total: Count('Findings held back on it.'),
    held: Type.Array(
      Type.Object(
        {
          rule_id: Type.String(),
          rule_name: Type.String(),
          severity: oneOf(SEVERITIES),
          text: Type.String({ description: 'The words it found.' }),
          sentence: Type.String({ description: 'The sentence they stand in; cut.' }),
          sentence_start: Type.Integer({ description: 'Where they start in it (UTF-16 units).' }),
          language_key: nullable(LanguageKeySchema),
          law: MaybeText('The law the rule rests on.'),
          why: Text('Why it is no finding.'),
        },
        { title: 'HeldFinding' },
      ),
      { description: 'The first 200, in the order of the text.' },
    ),
  },
  { title: 'HeldBack', description: 'What the rules of the audit, as they are today, hold back on the page as it is stored.' },
)
