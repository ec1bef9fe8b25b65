import { Type } from 'typebox'
import { REVIEW_STATES } from '../reviews/chart/chart.ts'
import { nullable, oneOf } from './schema.ts'
import { Count, MaybeText, StateCounts, Text } from './common.ts'
import { LONGEST_EXCEPTION_PHRASE, LONGEST_LANGUAGE_KEY } from './limits.ts'

const Sentence = Type.Object(
  {
    id: Text('Of one of the findings.'),
    audit_id: Text('Its audit.'),
    sentence: Text('As it stands on the page.'),
    text: Text('What was found in it.'),
    start: Count('Where in the sentence it begins.'),
    language: MaybeText('Of the text.'),
    url: Text('Of the page.'),
    page: Text('Its name.'),
    reason: MaybeText('Why it was dismissed.'),
    count: Count('How often it was dismissed; sentences that differ in figures are one.'),
  },
  { title: 'FalseSentence' },
)

const Complete = Type.Boolean({
  description: 'Whether all decisions were counted. False: the newest, 2,000 decided findings at most, looked for among 20,000.',
})
const Median = nullable(Type.Integer({ description: 'Seconds within which half of the decisions were taken.' }))

export const HealthSchema = Type.Object(
  {
    rule: Type.Object({
      id: Text('Of the rule.'),
      name: Text('Of the rule.'),
      kind: Text('Of the rule.'),
      severity: Text('Of the rule.'),
      languages: Type.Array(Type.String(), { description: 'That it reads; empty: all.' }),
      pack: Text('Its pack or folder.'),
      pack_name: Text('The name of that.'),
      own: nullable(
        Type.Object({
          state: oneOf(['draft', 'in_review', 'published']),
          published: nullable(Type.Integer({ description: 'The version that runs.' })),
          is_off: Type.Boolean(),
          latest: Type.Integer(),
        }),
      ),
    }),
    span: oneOf(['five', 'quarter', 'all']),
    hits: Count('Findings that it led, in all runs of the span.'),
    runs: Count('Runs of the span, 200 at most.'),
    last_runs: Type.Array(
      Type.Object({
        audit_id: Text('The audit.'),
        name: Text('Its name.'),
        at: Text('When it began.'),
        hits: Count('What the rule found.'),
      }),
      { description: 'The last five, oldest first.' },
    ),
    undecided: Count('Findings that nobody has decided about, in the newest run of each site in the span.'),
    decided: Count('Findings that people decided about; one that was carried along to later runs counts once.'),
    dismissed: Count('How many of them were dismissed.'),
    by_state: StateCounts,
    reasons: Type.Array(Type.Object({ reason: Text('As people wrote it.'), count: Count('How often.') }), {
      description: 'The commonest first.',
    }),
    median_seconds: Median,
    all_rules_median_seconds: Median,
    places: Type.Array(
      Type.Object({
        site: Text('The site, or the audit where it has none.'),
        language: MaybeText('Of the text.'),
        decided: Count('Decided findings.'),
        dismissed: Count('Dismissed ones.'),
        median_seconds: Median,
      }),
    ),
    complete: Complete,
    distrusted: Type.Boolean({ description: 'Dismissed more than half of the time, of at least 20 decisions.' }),
    false_sentences: Type.Array(Sentence, { description: 'The commonest first.' }),
    confidence: nullable(
      Type.Object({
        value: Type.Number({ description: 'The share of its findings on labelled pages that were faults.' }),
        faults: Count('Labelled sentences that were faults.'),
        labelled: Count('Labelled sentences.'),
      }),
    ),
  },
  { title: 'RuleHealth' },
)

export const DistrustedSchema = Type.Object(
  {
    rules: Type.Array(
      Type.Object(
        {
          rule_id: Text('Of the rule.'),
          name: Text('Of the rule.'),
          pack: Text('Its pack or folder.'),
          own: Type.Boolean({ description: "Whether it is the workspace's own." }),
          decided: Count('Decided findings, 400 at most.'),
          dismissed: Count('Dismissed ones.'),
          complete: Type.Boolean({ description: 'Whether all decisions were counted; false: the newest.' }),
          reason: MaybeText('The commonest reason.'),
          sentences: Type.Array(Sentence),
        },
        { title: 'DistrustedRule' },
      ),
    ),
  },
  { title: 'DistrustedRules' },
)

export const TightenSchema = Type.Object(
  {
    decided: Count('Findings that were counted on.'),
    dismissed: Count('False ones among them.'),
    right: Count('Right ones among them.'),
    complete: Complete,
    unjudged: Count('Decided findings that the rule does not find in their sentence alone; what would become of them is not known.'),
    proposals: Type.Array(
      Type.Object(
        {
          phrase: Text('Words beside which the rule would leave a sentence alone.'),
          languages: Type.Array(Type.String(), { description: 'Of the sentences they stand in.' }),
          gone: Type.Array(Type.Integer(), { description: 'False findings that would be gone, by number.' }),
          lost: Type.Array(Type.Integer(), { description: 'Right findings that would be lost, by number.' }),
          chosen: Type.Boolean({ description: 'Whether it does so much more good than harm that it is chosen at first.' }),
        },
        { title: 'Proposal' },
      ),
    ),
    lost: Type.Array(
      Type.Object(
        {
          index: Count('Its number.'),
          id: Text('Of the finding.'),
          audit_id: Text('Its audit.'),
          sentence: Text('In full.'),
          text: Text('What was found in it.'),
          start: Count('Where in the sentence it begins.'),
          language: MaybeText('Of the text.'),
          url: Text('Of the page.'),
          state: oneOf(REVIEW_STATES),
          decided_by: MaybeText('By whom.'),
          decided_at: Text('When.'),
        },
        { title: 'LostFinding' },
      ),
      { description: 'Every right finding that a proposal would lose.' },
    ),
  },
  { title: 'Tighten' },
)

export const TightenBody = Type.Object(
  {
    phrases: Type.Array(
      Type.Object(
        {
          phrase: Type.String({ minLength: 2, maxLength: LONGEST_EXCEPTION_PHRASE, pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N} '’-]*$" }),
          languages: Type.Array(Type.String({ maxLength: LONGEST_LANGUAGE_KEY }), { maxItems: 20 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 20 },
    ),
  },
  { additionalProperties: false },
)

export const Tightened = Type.Object(
  {
    id: Text('Of the rule that has the draft.'),
    copied: Type.Boolean({ description: 'Whether it is a copy of a built-in rule, which goes on running until it is switched off.' }),
  },
  { title: 'Tightened' },
)
