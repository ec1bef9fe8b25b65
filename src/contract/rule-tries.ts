import { Type } from 'typebox'
import { REVIEW_STATES } from '../reviews/chart/chart.ts'
import { nullable, oneOf } from './schema.ts'
import { Count, Maker, MaybeText, Text } from './common.ts'
import { LONGEST_LANGUAGE_KEY, LONGEST_RULE_FILE, LONGEST_RULE_SOURCE, LONGEST_TRIED_SENTENCE } from './limits.ts'

const State = oneOf(REVIEW_STATES, { description: 'What was decided.' })

export const TriableRunsSchema = Type.Object(
  {
    runs: Type.Array(
      Type.Object(
        {
          id: Text('Of the audit.'),
          name: Text('Of the audit.'),
          site_id: MaybeText('Its site, where it has one.'),
          created_at: Text('When it began.'),
          findings: Count('What it found.'),
          pages: Count('What it read.'),
          newest: Type.Boolean({ description: 'The last run of its site or name: tried unless others are chosen.' }),
        },
        { title: 'TriableRun' },
      ),
      { description: 'The newest first, fifty at most.' },
    ),
  },
  { title: 'TriableRuns' },
)

export const TryBody = Type.Object(
  {
    file: Type.String({
      minLength: 1,
      maxLength: LONGEST_RULE_FILE,
      description: 'The rule’s file, folder/name.yml; its identifier is folder.name.',
    }),
    content: Type.String({ minLength: 1, maxLength: LONGEST_RULE_SOURCE, description: 'The rule in YAML.' }),
    earlier: Type.Optional(
      nullable(Type.String({ maxLength: LONGEST_RULE_SOURCE, description: 'The version it would replace; null for a new rule.' })),
    ),
    runs: Type.Optional(
      Type.Array(Type.String(), {
        minItems: 1,
        maxItems: 50,
        description: 'Audits whose pages it is tried on; the newest of each site where it is left out.',
      }),
    ),
  },
  { additionalProperties: false },
)

export const ExampleBody = Type.Object(
  {
    kind: oneOf(['hits', 'passes'], { description: 'hits: the rule must find something in it; passes: it must leave it alone.' }),
    text: Type.String({ minLength: 1, maxLength: LONGEST_TRIED_SENTENCE, description: 'The sentence.' }),
    language: Type.Optional(
      nullable(Type.String({ maxLength: LONGEST_LANGUAGE_KEY, description: 'Its language, where the rule has a section for each.' })),
    ),
  },
  { additionalProperties: false },
)

const Like = Type.Object(
  {
    text: Text('The text of those findings.'),
    counts: Type.Object(Object.fromEntries(REVIEW_STATES.map((state) => [state, Type.Optional(Type.Integer())])), {
      description: 'How many of them, by what was decided.',
    }),
    reason: MaybeText('The commonest reason for dismissing them.'),
  },
  { title: 'LikeFindings', description: 'Decided findings of the rule with the same or nearly the same text.' },
)

const AtPlace = Type.Object(
  {
    id: Text('Of the finding.'),
    rule_id: MaybeText('The rule that leads it.'),
    rule_name: MaybeText('Its name.'),
    state: State,
    reason: MaybeText('Why it was dismissed.'),
    decided_by: MaybeText('By whom.'),
    decided_at: MaybeText('When.'),
  },
  { title: 'FindingAtPlace', description: 'What the audit found at the same place, by this rule or another.' },
)

const Sentence = Type.Object(
  {
    side: oneOf(['added', 'dropped']),
    audit_id: Text('The run.'),
    asset_id: Text('The page.'),
    page: Text('Its name.'),
    url: Text('Its address.'),
    language: MaybeText('Of the text.'),
    sentence: Text('In which it stands.'),
    text: Text('What would be found, or no longer.'),
    start: Count('Where in the sentence the text begins.'),
    like: nullable(Like),
    finding: nullable(AtPlace),
  },
  { title: 'TriedSentence' },
)

export const TrySchema = Type.Object(
  {
    id: Text('Of the try.'),
    rule_id: Text('The rule.'),
    file: Text('Its file.'),
    state: oneOf(['waiting', 'running', 'completed', 'cancelled', 'failed']),
    failure: MaybeText('Why it failed, in a sentence.'),
    runs: Type.Array(Type.String(), { description: 'The audits whose pages it is tried on.' }),
    counts: Type.Object(
      {
        pages: Count('Pages of the chosen runs.'),
        tried: Count('Pages that it is done with.'),
        added: Count('Findings that it would add, all of them.'),
        dropped: Count('Findings of the version it replaces that it would drop.'),
        stays: Count('Findings that stay as they are.'),
        gone: Count('Pages whose text is no longer kept.'),
        other_language: Count('Pages in languages that the rule does not read.'),
        failed: Count('Pages on which the rule failed.'),
      },
      { title: 'TryCounts' },
    ),
    results: Type.Object(
      {
        added: Type.Array(Sentence, { description: 'The first 500.' }),
        dropped: Type.Array(Sentence, { description: 'The first 500.' }),
        not_tried: Type.Array(
          Type.Object({ asset_id: Text('The page.'), page: Text('Its name.'), url: Text('Its address.'), why: Text('In a sentence.') }),
          { description: 'The first 100 pages that could not be tried.' },
        ),
      },
      { title: 'TryResults' },
    ),
    created_at: Text('When it was asked for.'),
    updated_at: Text('When it last got further.'),
    created_by: nullable(Maker),
  },
  { title: 'PageTry' },
)
