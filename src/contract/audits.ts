import { typeKeysInWords } from '../text/document-types.ts'
import { Type } from 'typebox'
import { SEVERITIES } from '../reviews/chart/chart.ts'
import { LanguageKeySchema, nullable, OneLine, oneOf, Timestamp } from './schema.ts'
import { ActorSchema, Count, Maker, MaybeText, RunChanges, SeverityCounts, StateCounts, Text } from './common.ts'
import { choiceFields } from './markets.ts'
import {
  LONGEST_AUDITED_TEXT,
  LONGEST_NAME,
  LONGEST_PACK,
  LONGEST_PAGE_ADDRESS,
  LONGEST_SCHEDULE,
  LONGEST_TEXT_TITLE,
  LONGEST_TIME_ZONE,
} from './limits.ts'
import { AUDIT_STATUSES } from './values.ts'

export const AuditSourceLabels = Type.Array(
  Type.Object({
    kind: Text('urls, crawl, sitemap, files, text, documents, sample, stored or folder.'),
    label: Text('What, in a few words.'),
  }),
  { description: 'What it reads.' },
)

const summary = {
  id: Type.String(),
  name: Type.String(),
  status: oneOf(AUDIT_STATUSES, { title: 'AuditStatus' }),
  created_at: Timestamp('When it was made.'),
  completed_at: nullable(Timestamp('When it ended; null until then.')),
  created_by: nullable(Maker),
  total_assets: Type.Integer(),
  completed_assets: Type.Integer(),
  failed_assets: Type.Integer(),
  incomplete_assets: Count('Checked, but a rule met a limit on it and has not looked everywhere.'),
  total_violations: Type.Integer(),
  by_severity: SeverityCounts,
  by_state: StateCounts,
  packs: Type.Array(Type.String(), { description: 'Packs it ran with.' }),
  sources: AuditSourceLabels,
  failure: MaybeText('Why it failed as a whole.'),
  last_entry: nullable(
    Type.Object({ at: Timestamp('When.'), actor: ActorSchema, action: Type.String() }, { description: 'The newest entry of its trail.' }),
  ),
  site_id: MaybeText('The site it is a run of.'),
  run: Count('The how manieth run of its site.'),
  previous_id: MaybeText('The run it is compared with.'),
  changes: nullable(RunChanges),
  version: Count('Length of its trail: grows with each decision, comment and assignment. Send it back as `seen`.'),
}
const AuditSummary = Type.Object(summary, { title: 'AuditSummary' })
export const AuditsSchema = Type.Object(
  {
    audits: Type.Array(AuditSummary, { description: 'Newest first.' }),
    total: Count('How many match.'),
    all: Count('Audits in the workspace.'),
    running: Count('Audits that run or wait.'),
    undecided: Count('Undecided violations in the newest completed run of each site, and in audits of no site.'),
    earlier_runs: Count('Audits whose violations are not in `undecided`: another run stands for their site.'),
  },
  { title: 'Audits' },
)

const Reason = Type.Object({ reason: Type.String(), count: Type.Integer() }, { title: 'ReasonCount' })
export const AuditDetail = Type.Object(
  {
    ...summary,
    /** State x severity, for charts that show both. */
    matrix: Type.Array(
      Type.Object({ severity: oneOf([...SEVERITIES, 'NONE']), total: Type.Integer(), by_state: StateCounts }, { title: 'SeverityRow' }),
      { description: 'By severity, worst first.' },
    ),
    answered: Count('Findings that approved claims answer; they are among the dismissed.'),
    rules: Count('Rules it ran with.'),
    rules_hit: Count('Rules that found something.'),
    held: Count('Findings held back: mentions and no claims, or said by another rule.'),
    characters: Count('Characters read.'),
    checked: Count('Characters checked.'),
    reading: Type.Object(
      {
        found: Count('Everything found = read + not taken in + failed + waiting.'),
        waiting: Type.Integer(),
        read: Type.Array(Reason, { description: 'Read in full, and in part with the reasons.' }),
        not_taken: Type.Array(Reason, { description: 'Found but not taken in, with the reasons.' }),
        failed: Type.Array(Reason, { description: 'Could not be read, with the reasons.' }),
      },
      { description: 'What was read and what was not, and why.' },
    ),
    unchanged: nullable(
      Type.Object(
        {
          assets: Count('How many pages and files were not checked again.'),
          audit_id: Text('The earlier run.'),
          run: nullable(Type.Integer({ description: 'Its number; null where it was deleted.' })),
        },
        { title: 'Unchanged', description: 'What is as an earlier run of the site met it, and was taken over from there.' },
      ),
    ),
  },
  { title: 'AuditDetail' },
)

export const ASSET_STATES = ['waiting', 'completed', 'failed', 'left_out', 'cancelled'] as const
export const AssetSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    url: Type.String(),
    state: oneOf(ASSET_STATES),
    reason: MaybeText('Why it failed or was left out, in plain words.'),
    type: MaybeText(`${typeKeysInWords()}.`),
    title: MaybeText('Its title.'),
    language_key: nullable(LanguageKeySchema),
    characters: nullable(Type.Integer()),
    checked: nullable(Type.Integer()),
    left_out: Type.Array(Type.Object({ reason: Type.String(), characters: Type.Integer() }), {
      description: 'What was read and not checked, and why.',
    }),
    rule_failures: Type.Array(Type.Object({ rule_id: Type.String(), message: Type.String() }), {
      description: 'Rules that could not be carried out on it.',
    }),
    complete: Type.Boolean({
      description: 'False where a rule met a limit and has not looked everywhere; rule_failures says which and where.',
    }),
    fetched_at: nullable(Timestamp('When it was read.')),
    violations: Count('Findings on it.'),
    held: nullable(Count('Findings held back on it; null where it was checked before they were counted.')),
    unchanged: Type.Boolean({ description: 'Whether it was taken over from an earlier run, as nothing in it has changed.' }),
  },
  { title: 'Asset' },
)
export const AssetsSchema = Type.Object({ assets: Type.Array(AssetSchema), total: Count('How many match.') }, { title: 'Assets' })

const RuleCount = Type.Object(
  {
    rule_id: MaybeText('Rule.'),
    rule_name: MaybeText('Its name.'),
    pack: MaybeText('Its pack.'),
    severity: nullable(oneOf(SEVERITIES)),
    total: Type.Integer(),
    by_state: StateCounts,
  },
  { title: 'RuleCount' },
)
export const RuleCounts = Type.Object(
  { rules: Type.Array(RuleCount, { description: 'Worst severity first, then the most findings.' }) },
  { title: 'RuleCounts' },
)
export const Timeline = Type.Object(
  {
    points: Type.Array(Type.Object({ at: Timestamp('When.'), undecided: Type.Integer() }), {
      description: 'Undecided violations over time, oldest first, now last; at most 400 points.',
    }),
  },
  { title: 'Timeline' },
)

// Starting one ---------------------------------------------------------------------------------------------------

const address = Type.String({ minLength: 1, maxLength: LONGEST_PAGE_ADDRESS })
export const SourceInput = Type.Object(
  {
    kind: oneOf(['urls', 'crawl', 'sitemap', 'files', 'text', 'documents', 'sample']),
    urls: Type.Optional(Type.Array(address, { maxItems: 50_000, description: 'urls: the addresses.' })),
    url: Type.Optional(
      Type.String({ minLength: 1, maxLength: LONGEST_PAGE_ADDRESS, description: 'crawl: where it starts; sitemap: its address.' }),
    ),
    max_pages: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'crawl: pages at most.' })),
    max_depth: Type.Optional(Type.Integer({ minimum: 0, maximum: 50, description: 'crawl: links deep.' })),
    upload_ids: Type.Optional(Type.Array(Type.String(), { maxItems: 10_000, description: 'files: identifiers of uploads.' })),
    name: Type.Optional(OneLine({ maxLength: LONGEST_TEXT_TITLE, description: 'text: what to call it.' })),
    text: Type.Optional(Type.String({ maxLength: LONGEST_AUDITED_TEXT, description: 'text: the text itself.' })),
    document_ids: Type.Optional(Type.Array(Type.String(), { maxItems: 10_000, description: "documents: the workspace's own documents." })),
  },
  { title: 'AuditSource' },
)
export const AuditInput = Type.Object(
  {
    name: OneLine({ minLength: 1, maxLength: LONGEST_NAME, description: 'What to call the audit.' }),
    sources: Type.Array(SourceInput, { minItems: 1, maxItems: 100 }),
    packs: Type.Optional(
      nullable(
        Type.Array(Type.String({ maxLength: LONGEST_PACK }), {
          maxItems: 500,
          description: "Packs to run; null or absent: the workspace's choice.",
        }),
      ),
    ),
    ...choiceFields,
    schedule: Type.Optional(
      nullable(Type.String({ maxLength: LONGEST_SCHEDULE, description: 'Cron, five fields: the site is audited again at these times.' })),
    ),
    time_zone: Type.Optional(Type.String({ maxLength: LONGEST_TIME_ZONE, description: 'Of the schedule; UTC where it is absent.' })),
  },
  { title: 'AuditInput' },
)
export const AuditCreated = Type.Object({ id: Text('Identifier of the audit.') }, { title: 'AuditCreated' })
export const PreviewInput = Type.Object(
  {
    sources: Type.Array(SourceInput, { maxItems: 100 }),
    packs: Type.Optional(nullable(Type.Array(Type.String({ maxLength: LONGEST_PACK }), { maxItems: 500 }))),
    ...choiceFields,
  },
  { title: 'AuditPreviewInput' },
)
export const PreviewSchema = Type.Object(
  {
    assets: Count('Assets known already.'),
    at_most: Count('Assets at most, with what a crawl or sitemap may find.'),
    rules: Count('Rules that will run.'),
    packs: Count('Packs they are in.'),
    user_agent: Text('Its user agent.'),
    keeps_days: nullable(Type.Integer({ description: 'How long pages are kept as they were; null: for ever.' })),
    left_out: Type.Array(
      Type.Object({ source: Count('Index of the source.'), what: Text('Address or file.'), reason: Text('Why it is left out.') }),
    ),
  },
  { title: 'AuditPreview' },
)
export const RetryInput = Type.Object(
  {
    asset_ids: Type.Optional(
      nullable(Type.Array(Type.String(), { maxItems: 10_000, description: 'Failed assets to try again; null or absent: all of them.' })),
    ),
  },
  { title: 'RetryInput' },
)
export const RetryResult = Type.Object({ assets: Count('Assets that are tried again.') }, { title: 'RetryResult' })

export const UploadSchema = Type.Object({ id: Type.String(), name: Type.String(), size: Count('Bytes.') }, { title: 'Upload' })
export const UploadsSchema = Type.Object({ uploads: Type.Array(UploadSchema) }, { title: 'Uploads' })
export const FilesInput = Type.Object(
  { file: Type.Unsafe<unknown>({ type: 'array', items: { type: 'string', format: 'binary' }, description: 'One part for each file.' }) },
  { title: 'FilesInput' },
)

// The trail ------------------------------------------------------------------------------------------------------

export const TrailEntry = Type.Object(
  {
    number: Count('From 1.'),
    at: Timestamp('When.'),
    actor: ActorSchema,
    action: Text(
      'dismiss, elevated_risk, urgent_violation, mark_fixed, reopen, undo, comment, assign, issue, request_dismissal, deny_dismissal, ' +
        'withdraw_request, or what ' +
        'a run of the site did: carry, still_there, ask_again, came_back, close, gone; or an approved claim: answer, ' +
        'answer_ended; or the end of a decision: decision_ended.',
    ),
    violation_id: MaybeText('The violation it was about, where it was one.'),
    group_id: MaybeText('The group, where it was one.'),
    rule_name: MaybeText('Rule of that violation.'),
    from: nullable(Type.Record(Type.String(), Type.Integer(), { description: 'How many were in which state before.' })),
    to: MaybeText('State after; null where each went back to its own.'),
    count: nullable(Type.Integer({ description: 'How many violations.' })),
    reason: MaybeText('Why, for a dismissal.'),
    until: MaybeText('The last day on which the decision holds, or held, where it has an end.'),
    owner: nullable(Type.Object({ id: Type.String(), name: Type.String() }, { description: 'Who answers for such a decision.' })),
    comment: MaybeText('The comment.'),
    undoes: nullable(Type.Integer({ description: 'Number of the entry it takes back.' })),
    assigned: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), { description: 'Who was assigned.' }),
    unassigned: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), { description: 'Whose assignment ended.' }),
    issue: MaybeText('The address of the issue that was made of them; null with action issue: it was taken away.'),
    approval: nullable(
      Type.Object(
        { id: Type.String(), by: Type.String({ description: 'Who asked.' }), answer: MaybeText('What the second person said.') },
        { description: 'The request it answers.' },
      ),
    ),
    runs: Type.Array(
      Type.Object({
        id: Type.String(),
        run: nullable(Type.Integer({ description: 'Which of the site’s runs, from 1.' })),
        name: MaybeText('Its name.'),
        at: nullable(Timestamp('When it began.')),
        deleted: Type.Boolean(),
      }),
      { description: 'Other runs it names: whose findings it met again or closed, or, for gone, the run that did not find them again.' },
    ),
    has_findings: Type.Boolean({ description: 'Whether it is known which findings it was about.' }),
    undoable: Type.Boolean({ description: 'Whether undo can take it back.' }),
    undone_by: nullable(Type.Integer({ description: 'Number of the entry that took it back.' })),
    hash: Text('Hash of this entry and all before it.'),
  },
  { title: 'TrailEntry' },
)
export const TrailSchema = Type.Object(
  {
    entries: Type.Array(TrailEntry, { description: 'Newest first.' }),
    length: Count('Entries in the whole trail.'),
    head: Text('Hash of the newest entry; empty for an empty trail.'),
    total: Count('Entries that match.'),
    actors: Type.Array(Type.String(), { description: 'Names that occur, for the filter.' }),
  },
  { title: 'Trail' },
)
export const TrailProof = Type.Object(
  {
    verified: Type.Boolean({ description: 'Whether every entry carries the hash its text and the entry before give.' }),
    length: Type.Integer(),
    head: Type.String(),
    first_broken: nullable(Type.Integer({ description: 'Number of the first entry that does not.' })),
  },
  { title: 'TrailProof' },
)
