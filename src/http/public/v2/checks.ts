import type pg from 'pg'
import { Type } from 'typebox'
import { checkSourceApart } from '../../../documents/check-apart.ts'
import { invalid } from '../../../errors.ts'
import { CHANNELS, RULE_SEVERITIES, SECTORS, SUGGESTION_CLASSES } from '../../../rules/definition/rule.ts'
import { askedChoice } from '../../app-api/markets.ts'
import { LanguageKeySchema, nullable, oneOf } from '../../schema.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'

/** Characters: what is checked while the caller waits. */
const MOST_TEXT = 1024 * 1024
const MaybeText = (description: string) => nullable(Type.String({ description }))

const CheckInput = Type.Object(
  {
    text: Type.String({ maxLength: MOST_TEXT, description: 'What to check.' }),
    format: Type.Optional(oneOf(['text', 'markdown', 'html'], { description: 'How it is written; plain text where nothing is said.' })),
    language: Type.Optional(nullable(LanguageKeySchema)),
    markets: Type.Optional(
      Type.Array(Type.String({ maxLength: 20 }), { maxItems: 100, description: 'In place of those of the workspace.' }),
    ),
    sectors: Type.Optional(Type.Array(oneOf(SECTORS))),
    channels: Type.Optional(Type.Array(oneOf(CHANNELS))),
    packs: Type.Optional(
      Type.Array(Type.String({ maxLength: 200 }), { maxItems: 500, description: 'In place of those of the workspace.' }),
    ),
  },
  { title: 'CheckInput' },
)

const Place = Type.Object({ line: Type.Integer(), column: Type.Integer() }, { description: 'From 1, in characters.' })
const also = {
  rule_id: Type.String(),
  rule_name: Type.String(),
  severity: oneOf(RULE_SEVERITIES),
  text: Type.String({ description: 'The words it is about.' }),
  reason: Type.String({ description: 'What is wrong with them.' }),
  law: MaybeText('The law or guideline behind the rule.'),
  suggested_text: MaybeText('The sentence with the suggestion applied.'),
}
const Found = Type.Object(
  {
    ...also,
    start: Place,
    end: Place,
    offsets: Type.Object(
      { start: Type.Integer(), end: Type.Integer() },
      { description: 'The same in UTF-16 units from 0, end exclusive.' },
    ),
    sentence: Type.String(),
    solution: Type.String({ description: 'What to do instead.' }),
    suggestion_class: nullable(
      oneOf(SUGGESTION_CLASSES, { description: 'wording may be applied by a program; removal and advice are for people.' }),
    ),
    law_url: MaybeText('Where the law can be read.'),
    jurisdiction: Type.Array(Type.String()),
    confidence: nullable(
      Type.Number({ description: 'The share of its findings on real pages that were faults, where that was measured.' }),
    ),
    language: nullable(LanguageKeySchema),
    fingerprint: Type.String({ description: 'The same for the same words of the same rule.' }),
    also: Type.Array(Type.Object(also), { description: 'What other rules say of the same words.' }),
  },
  { title: 'Finding' },
)
const CheckSchema = Type.Object(
  {
    language: nullable(LanguageKeySchema),
    characters: Type.Integer({ description: 'Characters of text that were read.' }),
    rules: Type.Integer({ description: 'Rules that were held against it: 0 means that nothing was checked.' }),
    findings: Type.Array(Found),
    rule_failures: Type.Array(Type.Object({ rule_id: Type.String(), message: Type.String() }), {
      description: 'Rules that could not be carried out.',
    }),
  },
  { title: 'Check' },
)

/** A text held against the rules of the key's workspace, while the caller waits; nothing is stored. */
export const checkRoutesV2 = (db: pg.Pool): PublicRoute[] => [
  publicRoute({
    method: 'POST',
    path: '/checks',
    operationId: 'checkText',
    tag: 'Checks',
    scope: 'check',
    config: { unkept: true },
    summary: 'Check a text against the rules of the workspace; nothing is stored',
    ruleWords: true,
    description:
      'The rules of packs and those of the workspace, its allow-list and its severities: the same that its audits run with. ' +
      'The same text gives the same findings every time.',
    body: CheckInput,
    // A character may be written in six bytes.
    bodyLimit: 6 * MOST_TEXT + 65_536,
    example: { text: 'Our eco-friendly soap is climate neutral.', language: 'EN' },
    success: { status: 200, schema: CheckSchema, description: 'What was found.' },
    errors: [401, 403, 422, 429, 503],
    async handle(request) {
      const { text, format = 'text', language = null, packs = null, ...choice } = request.body
      // Loaded on first use, so that the server answers before the rules are read.
      const [{ readProfile }, { ruleLibrary }] = await Promise.all([
        import('../../../packs/profile.ts'),
        import('../../../packs/library.ts'),
      ])
      const known = new Set(ruleLibrary.packs().map(({ key }) => key))
      const faults = (packs ?? []).flatMap((key, index) =>
        known.has(key) ? [] : [{ loc: ['body', 'packs', index], msg: 'Value error, there is no such pack', type: 'value_error' }],
      )
      if (faults.length > 0) throw invalid(...faults)
      const profile = await readProfile(db, workspaceOf(request), packs, askedChoice(choice))
      return checkSourceApart({ source: text, format, language, profile })
    },
  }),
]
