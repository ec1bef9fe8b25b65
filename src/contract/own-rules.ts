import { Type } from 'typebox'
import { KINDS, RULE_SEVERITIES } from '../rules/definition/rule.ts'
import { LanguageKeySchema, nullable, oneOf, Timestamp } from './schema.ts'
import { Count, MaybeText, MOST_NUMBER, reason, Text } from './common.ts'
import { LONGEST_REASON, LONGEST_RULE_PATH } from './limits.ts'
import { RULE_PARTS } from './values.ts'

const MOST_CONTENT = 256 * 1024
const MOST_TEXT = 200_000

const STATES = ['draft', 'in_review', 'published'] as const
const Version = (description: string) => Type.Integer({ description })
const Somebody = (description: string) => nullable(Type.Object({ id: Type.String(), name: Type.String() }, { description }))

const summary = {
  id: Text('`folder.name` of its file.'),
  file: Text('The file it is exported to.'),
  name: Text('As its file says.'),
  kind: oneOf(KINDS),
  severity: oneOf(RULE_SEVERITIES),
  languages: Type.Array(LanguageKeySchema, { description: 'Empty: every language.' }),
  state: oneOf(STATES, { description: 'Of the latest version.' }),
  published: nullable(Version('The version that runs, unless the rule is switched off.')),
  is_off: Type.Boolean({ description: 'Whether it was switched off.' }),
  latest: Version('The latest version.'),
  revision: Type.Integer({ description: 'Counts every change; a draft is saved on what one has seen.' }),
  created_at: Timestamp('When it was begun.'),
  updated_at: Timestamp('When it changed last.'),
}
const Texts = (description: string) => Type.Array(Type.String(), { description })
const OwnRuleListed = Type.Object(
  {
    ...summary,
    scope: Type.Object(
      {
        markets: Texts('Empty: every market.'),
        channels: Texts('Empty: all of them.'),
        sites: Texts('Empty: all of them.'),
        paths: Texts('Empty: all of them.'),
        from: MaybeText('The first day it applies.'),
        until: MaybeText('The last day it applies.'),
      },
      { description: 'Where and when it applies.' },
    ),
  },
  { title: 'OwnRuleListed' },
)
export const OwnRulesSchema = Type.Object(
  {
    total: Count('Rules that match.'),
    rules: Type.Array(OwnRuleListed),
    review: Type.Boolean({ description: 'Whether publishing needs a second person.' }),
  },
  { title: 'OwnRules' },
)

const OwnRuleVersionSchema = Type.Object(
  {
    number: Version('1 is the first.'),
    content: Text('The file.'),
    author: Somebody('Who wrote it.'),
    created_at: Timestamp('When it was saved last.'),
    asked_by: Somebody('Who asked for its publication.'),
    asked_of: Somebody('Who was asked.'),
    asked_at: nullable(Timestamp('When.')),
    reason: MaybeText('Why it was asked for or published.'),
    sent_back_by: Somebody('Who sent it back.'),
    sent_back_why: MaybeText('Why.'),
    published_by: Somebody('Who published it.'),
    published_at: nullable(Timestamp('When.')),
  },
  { title: 'OwnRuleVersion' },
)
export const OwnRuleSchema = Type.Object(
  {
    ...summary,
    content: Text('The latest version.'),
    versions: Type.Array(OwnRuleVersionSchema, { description: 'Newest first.' }),
    review: Type.Boolean({ description: 'Whether publishing needs a second person.' }),
  },
  { title: 'OwnRule' },
)

const Content = Type.String({ minLength: 1, maxLength: MOST_CONTENT, description: 'The rule as YAML.' })
const File = Type.String({ minLength: 1, maxLength: LONGEST_RULE_PATH, description: '`folder/name.yml`.' })
export const OwnRuleInput = Type.Object({ file: File, content: Content }, { title: 'OwnRuleInput' })
export const OwnRuleDraft = Type.Object(
  { content: Content, based_on: Type.Integer({ minimum: 0, maximum: MOST_NUMBER, description: 'The revision one has seen.' }) },
  { title: 'OwnRuleDraft' },
)
const Reason = Type.String({ minLength: 3, maxLength: LONGEST_REASON, description: 'Why; kept with the version and in the trail.' })
export const ReasonInput = Type.Object({ reason: Reason }, { title: 'ReasonInput' })
export const PublishInput = Type.Object(
  {
    reason: Reason,
    based_on: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MOST_NUMBER,
        description: 'The revision one has seen; needed where rules are published by a second person.',
      }),
    ),
  },
  { title: 'RulePublication' },
)
export const ReviewAsked = Type.Object(
  { reason: Reason, asked_of: Type.Optional(nullable(Type.String({ description: 'A member who may publish; null: anybody who may.' }))) },
  { title: 'RuleReviewAsked' },
)
export const RollBackInput = Type.Object(
  { reason: Reason, version: Type.Integer({ minimum: 1, maximum: MOST_NUMBER }) },
  { title: 'RuleRollBack' },
)
export const RuleReviewSetting = Type.Object(
  { second_person: Type.Boolean({ description: 'Whether publishing a rule needs a second person.' }) },
  { title: 'RuleReview' },
)
export const RuleReviewInput = Type.Object({ ...RuleReviewSetting.properties, reason }, { title: 'RuleReviewInput' })

export const RuleTryInput = Type.Object(
  {
    file: File,
    content: Type.String({ maxLength: MOST_CONTENT, description: 'The rule as YAML.' }),
    texts: Type.Array(
      Type.Object({
        text: Type.String({ maxLength: MOST_TEXT }),
        format: oneOf(['text', 'markdown', 'html']),
        language: Type.Optional(nullable(LanguageKeySchema)),
      }),
      { maxItems: 20 },
    ),
  },
  { title: 'RuleTryInput' },
)
const found = {
  start: Type.Integer({ description: 'Where it starts, in UTF-16 units of the text.' }),
  end: Type.Integer({ description: 'Where it ends, exclusive.' }),
  text: Type.String(),
  sentence: Type.String(),
  reason: Type.String(),
  suggested: MaybeText('The sentence with the suggestion applied.'),
}
export const RuleTrySchema = Type.Object(
  {
    refused: Type.Array(Type.Object({ line: Type.Integer(), message: Type.String(), snippet: Type.String() }), {
      description: 'Why the file cannot be read.',
    }),
    name: MaybeText('The name of the rule, where it can be read.'),
    not_publishable: MaybeText('Why it cannot be published yet.'),
    proofs: Type.Array(
      Type.Object({
        kind: oneOf(['hit', 'pass']),
        language: nullable(LanguageKeySchema),
        text: Type.String(),
        ok: Type.Boolean(),
        expected: Type.String(),
        found: Type.String(),
      }),
    ),
    learnt: Type.Array(
      Type.Object({
        language: nullable(LanguageKeySchema),
        sentences: Count('How many it was trained on.'),
        precision: Type.Number({ description: 'Of the sentences it found, the share that are faults.' }),
        recall: Type.Number({ description: 'Of the faults, the share it found.' }),
      }),
      { description: 'Of a rule learned from its own sentences: how right it was on those it was not trained on, in turn.' },
    ),
    texts: Type.Array(
      Type.Object({
        findings: Type.Array(Type.Object(found)),
        held: Type.Array(Type.Object({ ...found, why: Type.String() }), { description: 'What it matched and does not say, and why.' }),
        failure: MaybeText('Why the rule could not be carried out.'),
      }),
    ),
  },
  { title: 'RuleTry' },
)

export const CompareQuery = Type.Object({
  from: Type.Integer({ minimum: 0, maximum: MOST_NUMBER, description: 'The earlier version; 0: nothing.' }),
  to: Type.Integer({ minimum: 1, maximum: MOST_NUMBER, description: 'The later one.' }),
})
export const RuleComparison = Type.Object(
  {
    changes: Type.Array(
      Type.Object({
        part: oneOf(RULE_PARTS),
        language: MaybeText('Of a section of one language.'),
        key: Text('The key in the file.'),
        added: Type.Array(Type.String()),
        removed: Type.Array(Type.String()),
      }),
      { description: 'One line for each part that is another now.' },
    ),
    as_before: Type.Array(oneOf(RULE_PARTS), { description: 'Parts that stayed as they were.' }),
  },
  { title: 'RuleComparison' },
)

export const RuleScope = Type.Object(
  { pages: Count('Stored pages.'), within: Count('Those within its sites and paths.') },
  { title: 'RuleScope' },
)

export const RulesNotRead = Type.Object(
  { rules: Type.Array(Type.Object({ rule_id: Type.String(), why: Text('Why it cannot be read.') })) },
  { title: 'RulesNotRead' },
)

export const RuleFigures = Type.Object(
  {
    rules: Type.Array(
      Type.Object({
        rule_id: Type.String(),
        hits: Type.Array(Type.Integer(), { description: 'Findings in the five newest audits, oldest first.' }),
        decided: Count(
          'Findings in the fifty newest audits that people decided; one whose decision was carried to later runs counts once.',
        ),
        dismissed: Count('Those of them that were dismissed.'),
      }),
    ),
  },
  { title: 'RuleFigures' },
)
