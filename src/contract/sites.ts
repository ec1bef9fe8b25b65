import { Type } from 'typebox'
import { REVIEW_STATES, SEVERITIES } from '../reviews/chart/chart.ts'
import { PAIR_KINDS } from '../reviews/chart/run-changes.ts'
import { nullable, OneLine, oneOf, Timestamp } from './schema.ts'
import { SourceInput, UploadSchema } from './audits.ts'
import { Count, Maker, MaybeText, MOST_NUMBER, reason, RunChanges, SeverityCounts, StateCounts, Text } from './common.ts'
import { GateInput, GateResultSchema, SiteGateSchema } from './gates.ts'
import { choiceFields } from './markets.ts'
import { LONGEST_NAME, LONGEST_PACK, LONGEST_SCHEDULE, LONGEST_TIME_ZONE } from './limits.ts'
import { AUDIT_STATUSES, GONE_PAGES } from './values.ts'

export const SiteRun = Type.Object(
  {
    audit_id: Type.String(),
    run: Count('The how manieth run of the site.'),
    name: Type.String(),
    status: oneOf(AUDIT_STATUSES),
    created_at: Timestamp('When it began.'),
    completed_at: nullable(Timestamp('When it ended.')),
    previous_id: MaybeText('The run it is compared with.'),
    started_by: MaybeText('schedule, or schedule-late where it was missed and made up; null: a person or a key.'),
    created_by: nullable(Maker),
    carrying: Type.Boolean({ description: 'What was decided before is still being carried over.' }),
    total_assets: Type.Integer(),
    completed_assets: Type.Integer(),
    failed_assets: Type.Integer(),
    incomplete_assets: Count('Checked, but a rule met a limit on it and has not looked everywhere.'),
    unchanged_assets: Count('Of the completed ones, those that were taken over from an earlier run as nothing in them had changed.'),
    total_violations: Type.Integer(),
    by_severity: SeverityCounts,
    by_state: StateCounts,
    changes: nullable(RunChanges),
    failure: MaybeText('Why it failed as a whole.'),
    gate: nullable(GateResultSchema),
  },
  { title: 'SiteRun' },
)
const Line = Type.Array(
  Type.Object({ audit_id: Type.String(), run: Type.Integer(), at: Timestamp('When the run began.'), total: Type.Integer() }),
  { title: 'Line', description: 'Findings of the last runs that ended, oldest first.' },
)

export const siteFields = {
  id: Type.String(),
  name: Type.String(),
  sources: Type.Array(Type.Object({ kind: Type.String(), label: Type.String() }), { description: 'What it reads.' }),
  packs: nullable(Type.Array(Type.String(), { description: "Its packs; null: the workspace's." })),
  choice: Type.Object(
    {
      markets: Type.Optional(Type.Array(Type.String())),
      sectors: Type.Optional(Type.Array(Type.String())),
      channels: Type.Optional(Type.Array(Type.String())),
    },
    { description: "Markets, sectors and channels where they are not the workspace's." },
  ),
  schedule: MaybeText('A cron expression of five fields; null: it runs when somebody asks for it.'),
  time_zone: Text('Of the schedule.'),
  next_run_at: nullable(Timestamp('When it runs next.')),
  paused: Type.Boolean(),
  mark_gone: Type.Boolean({ description: 'What is not found again on a page that was read is marked fixed in the run before.' }),
  gone_pages: nullable(
    oneOf(GONE_PAGES, {
      description:
        'Whether findings of pages that answer 404 or 410 in a later run are gone, and marked fixed; null: nobody has said so yet.',
    }),
  ),
  gate: nullable(SiteGateSchema),
  version: Count('Send it back with a change.'),
  runs: Count('Runs by now.'),
  created_at: Timestamp('When it was made.'),
  updated_at: Timestamp('When it was last changed.'),
}
export const SitesSchema = Type.Object(
  {
    sites: Type.Array(
      Type.Object(
        {
          ...siteFields,
          last: nullable(SiteRun),
          ended: nullable(SiteRun),
          overdue: Count('Undecided findings of the run that ended last which are past their due date.'),
          line: Line,
          rules_changed: Type.Boolean({ description: 'Rules of that run decide about texts in another way now.' }),
        },
        { title: 'SiteRow', description: 'last: the newest run; ended: the newest that was completed.' },
      ),
      { description: 'By name.' },
    ),
    facets: Type.Object(
      {
        markets: Type.Array(Type.String(), { description: "The workspace's and those that sites have for themselves." }),
        packs: Type.Array(Type.String(), { description: 'Keys of packs, the same.' }),
      },
      { title: 'SiteFacets', description: 'What the list can be narrowed to.' },
    ),
    total: Count('How many match.'),
    single: Count('Audits that are runs of no site.'),
  },
  { title: 'Sites' },
)
export const GonePagesWaiting = Count('Pages with findings that answer 404 or 410 now, as long as gone_pages is null.')
export const SiteSchema = Type.Object(
  {
    ...siteFields,
    next_runs: Type.Array(Type.String({ format: 'date-time' }), { description: 'The next three runs; none while it is paused.' }),
    gone_pages_waiting: GonePagesWaiting,
    followed: Type.Boolean({ description: 'Whether the caller is told of its runs.' }),
    total_runs: Type.Integer(),
    history: Type.Array(SiteRun, { description: 'Newest first.' }),
    packs_over_time: Type.Array(Type.Object({ pack: Type.String(), line: Line })),
  },
  { title: 'Site' },
)
export const DecisionTimes = Type.Object(
  {
    severities: Type.Array(
      Type.Object({
        severity: oneOf([...SEVERITIES, 'NONE']),
        found: Count('New findings of the last runs.'),
        decided: Count('Those that people have decided.'),
        median_seconds: nullable(Type.Integer({ description: 'Half of them were decided within this time.' })),
        due_days: nullable(Type.Integer({ description: 'Within how many days findings of this severity are due; null: no date.' })),
        decided_with_date: Count('Decided ones that had a due date.'),
        in_time: Count('Of these, decided before it had passed.'),
        overdue: Count('Undecided ones of the last run whose date has passed.'),
      }),
      { description: 'Worst first.' },
    ),
    overdue_audit_id: MaybeText('The run in which something is overdue.'),
    ends: nullable(
      Type.Object(
        {
          audit_id: Type.String({ description: 'The run that ended last.' }),
          by: Type.String({ description: 'The day up to which an end is soon, by the setting of the workspace.' }),
          soon: Count('Findings of that run whose decision ends by then.'),
          ended: Count('Findings of it that are undecided again since their decision has ended.'),
        },
        { title: 'EndsOfSite', description: 'Null where none is soon and none has come back.' },
      ),
    ),
  },
  { title: 'DecisionTimes' },
)

export const FollowInput = Type.Object({ follow: Type.Boolean() }, { title: 'Follow' })

const scheduleFields = {
  schedule: Type.Optional(nullable(Type.String({ maxLength: LONGEST_SCHEDULE, description: 'Cron, five fields; null: by hand.' }))),
  time_zone: Type.Optional(Type.String({ maxLength: LONGEST_TIME_ZONE, description: 'For example Europe/Berlin.' })),
}
const settings = {
  name: OneLine({ minLength: 1, maxLength: LONGEST_NAME }),
  sources: Type.Array(SourceInput, { minItems: 1, maxItems: 100 }),
  packs: Type.Optional(nullable(Type.Array(Type.String({ maxLength: LONGEST_PACK }), { maxItems: 500 }))),
  ...choiceFields,
  ...scheduleFields,
  paused: Type.Optional(Type.Boolean()),
  mark_gone: Type.Optional(Type.Boolean()),
  gone_pages: Type.Optional(
    oneOf(GONE_PAGES, {
      description: 'fix: also what runs before have met while nobody had said so. keep: what is fixed by then stays so.',
    }),
  ),
  gate: Type.Optional(nullable(GateInput)),
}
export const SiteInput = Type.Object(settings, { title: 'SiteInput' })
export const SiteChange = Type.Object(
  {
    ...settings,
    name: Type.Optional(settings.name),
    sources: Type.Optional(settings.sources),
    version: Type.Integer({
      minimum: 1,
      maximum: MOST_NUMBER,
      description: 'Of the site that the person looked at; 409 where it was changed since.',
    }),
    reason,
  },
  { title: 'SiteChange', description: 'Fields that are absent stay as they are.' },
)
export const SiteChanged = Type.Object({ version: Count('Of the site now.') }, { title: 'SiteChanged' })
export const SiteCreated = Type.Object({ id: Text('Identifier of the site.') }, { title: 'SiteCreated' })
export const ScheduleInput = Type.Object(
  { schedule: Type.String({ maxLength: LONGEST_SCHEDULE }), time_zone: Type.String({ maxLength: LONGEST_TIME_ZONE }) },
  { title: 'ScheduleInput' },
)
export const NextRuns = Type.Object(
  { next_runs: Type.Array(Type.String({ format: 'date-time' }), { description: 'The next three.' }) },
  { title: 'NextRuns' },
)

// Two runs -------------------------------------------------------------------------------------------------------

export const ChangeCounts = Type.Object(
  {
    earlier: Count('Findings of the earlier run: still there + gone + not looked at.'),
    later: Count('Findings of the later run: still there + new.'),
    new: Type.Integer(),
    came_back: Count('Part of new.'),
    still_there: Type.Integer(),
    changed: Count('Part of still there: the decision is another one.'),
    carried: Count('Part of still there: the decision was carried over and stands.'),
    gone: Type.Integer(),
    not_looked_at: Count('The page was not read again, or the rule did not run again.'),
  },
  { title: 'ChangeCounts', description: 'earlier − gone − not looked at + new = later.' },
)
const row = { key: Type.String(), counts: ChangeCounts }
export const Comparison = Type.Object(
  {
    from: SiteRun,
    to: SiteRun,
    counts: ChangeCounts,
    shown: ChangeCounts,
    changed_by: Type.Object({
      sentence_changed: Type.Integer(),
      rule_changed: Type.Integer(),
      still_there: Count('Marked fixed, still there.'),
      decided: Count('Decided anew by a person.'),
    }),
    gone_marked_fixed: Count('Of those gone, marked fixed by the run.'),
    not_looked_at: Type.Object({
      pages: Count('Pages that were not read again.'),
      rules: Count('Rules that did not run again.'),
      by_page: Count('Findings on those pages.'),
      by_rule: Count('Findings of those rules.'),
    }),
    by_rule: Type.Array(Type.Object({ ...row, beside: ChangeCounts, label: Type.String(), severity: nullable(oneOf(SEVERITIES)) }), {
      description: 'By the leading rule, so that it adds up; beside: what names the rule beside another one. A filter by rule shows both.',
    }),
    by_severity: Type.Array(Type.Object(row)),
    by_section: Type.Array(Type.Object(row), { description: 'By the first part of the path.' }),
    by_language: Type.Array(Type.Object(row)),
  },
  { title: 'Comparison' },
)
export const ComparedFinding = Type.Object(
  {
    kind: oneOf(PAIR_KINDS),
    earlier_id: MaybeText('The violation in the earlier run.'),
    later_id: MaybeText('The violation in the later run.'),
    earlier_state: nullable(oneOf(REVIEW_STATES)),
    later_state: nullable(oneOf(REVIEW_STATES)),
    severity: nullable(oneOf(SEVERITIES)),
    rule_id: MaybeText('Rule.'),
    rule_name: MaybeText('Its name.'),
    section: Text('First part of the path.'),
    language: MaybeText('Language of the page.'),
    asset_url: MaybeText('Address.'),
    violating_text: MaybeText('The text; cut.'),
    before: Text('What stands before it in its sentence; cut.'),
    after: Text('What stands after; cut.'),
    sentence: MaybeText('The whole sentence, where it has changed.'),
    earlier_sentence: MaybeText('The sentence of the earlier run, where it has changed.'),
    decided_by: MaybeText('Who decided last.'),
    decided_at: nullable(Timestamp('When.')),
    reason: MaybeText('Why it was dismissed.'),
  },
  { title: 'ComparedFinding' },
)
export const ComparedFindings = Type.Object(
  { total: Count('How many there are.'), findings: Type.Array(ComparedFinding) },
  { title: 'ComparedFindings' },
)

export const SiteSources = Type.Object(
  {
    version: Type.Integer({ description: 'Of the site, which a change has to name.' }),
    sources: Type.Array(SourceInput),
    files: Type.Array(UploadSchema, { description: 'Files among them that are still there.' }),
    documents: Type.Array(Type.Object({ id: Type.String(), title: Type.String() }), { description: 'Documents among them.' }),
  },
  { title: 'SiteSources' },
)
