import { Type } from 'typebox'
import { TONE_PARTS } from '../generation/voice/tone-changes.ts'
import { LanguageKeySchema, nullable, OneLine, oneOf, Timestamp } from './schema.ts'
import { Count, MaybeText, MOST_NUMBER, Text } from './common.ts'
import {
  LONGEST_EXAMPLE_TEXT,
  LONGEST_GUIDELINES,
  LONGEST_ID,
  LONGEST_LINK,
  LONGEST_PASSAGE,
  LONGEST_TONE_DESCRIPTION,
  LONGEST_TONE_NAME,
} from './limits.ts'

const Version = (description: string) => Type.Integer({ minimum: 1, maximum: MOST_NUMBER, description })
const maybe = (maxLength: number, description: string) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength, description }))

export const ToneInput = Type.Object(
  {
    languages: Type.Array(
      Type.Object({
        language_key: LanguageKeySchema,
        name: OneLine({ minLength: 1, maxLength: LONGEST_TONE_NAME }),
        description: maybe(LONGEST_TONE_DESCRIPTION, 'What it is like.'),
        content: maybe(LONGEST_GUIDELINES, 'Its guidelines, as Markdown.'),
      }),
      { minItems: 1, maxItems: 15 },
    ),
    based_on: Type.Optional(nullable(Version('With a change: the version one has seen; where another is in use, the answer is 409.'))),
  },
  { title: 'ToneInput' },
)

export const ToneSchema = Type.Object(
  {
    id: Type.String(),
    key: Type.String(),
    own: Type.Boolean({ description: 'Made by the workspace, which may change it.' }),
    version: nullable(Type.Integer({ description: 'Of one of its own: the version in use.' })),
    languages: Type.Array(
      Type.Object({
        id: Type.String(),
        language_key: LanguageKeySchema,
        name: Type.String(),
        description: MaybeText('What it is like.'),
        content: MaybeText('Its guidelines.'),
      }),
    ),
  },
  { title: 'Tone' },
)

export const ToneVersions = Type.Object(
  {
    version: Count('The version in use.'),
    versions: Type.Array(
      Type.Object({
        version: Count('From 1.'),
        author: nullable(
          Type.Object({ id: Type.String(), name: Type.String() }, { description: 'Who; null: the command line, or somebody deleted.' }),
        ),
        reason: MaybeText('What it came from, where it was restored.'),
        created_at: Timestamp('When.'),
      }),
    ),
  },
  { title: 'ToneVersions' },
)
export const ToneCompareQuery = Type.Object({ from: Version('A version.'), to: Version('Another.') })
export const ToneComparison = Type.Object(
  {
    changes: Type.Array(
      Type.Object({
        language: LanguageKeySchema,
        part: oneOf(TONE_PARTS),
        added: Type.Array(Type.String()),
        removed: Type.Array(Type.String()),
      }),
    ),
  },
  { title: 'ToneComparison' },
)
export const ToneRestore = Type.Object(
  { version: Version('The one to take up again.'), language_key: Type.Optional(nullable(LanguageKeySchema)) },
  { title: 'ToneRestore', description: 'With a language, only what that version says in it.' },
)

// A voice from examples
export const ExampleAddresses = Type.Object(
  {
    urls: Type.Array(Type.String({ minLength: 1, maxLength: LONGEST_LINK }), {
      minItems: 1,
      maxItems: 10,
      description: 'Pages, http or https.',
    }),
  },
  { title: 'ExampleAddresses' },
)
export const VoiceExamples = Type.Object(
  {
    examples: Type.Array(
      Type.Object({
        name: Text('Of the file, or the address.'),
        text: Text('Its running text, a paragraph on each line, at most 60,000 characters.'),
        language_key: nullable(LanguageKeySchema),
      }),
    ),
    unread: Type.Array(Type.Object({ name: Text('What could not be read.'), reason: Text('Why.') })),
  },
  { title: 'VoiceExamples' },
)
export const VoiceProposalInput = Type.Object(
  {
    language_key: LanguageKeySchema,
    examples: Type.Array(
      Type.Object({ name: Type.String({ maxLength: LONGEST_LINK }), text: Type.String({ minLength: 1, maxLength: LONGEST_EXAMPLE_TEXT }) }),
      {
        minItems: 1,
        maxItems: 30,
      },
    ),
  },
  { title: 'VoiceProposalInput' },
)
const Tokens = Type.Unsafe<object | null>({ type: ['object', 'null'], additionalProperties: true, description: 'What the model used.' })
export const VoiceProposals = Type.Object(
  {
    proposals: Type.Array(
      Type.Object({
        list: oneOf(['address', 'do', 'dont', 'use', 'avoid']),
        text: Type.String(),
        evidence: Text('What shows it, in words.'),
        examples: Type.Array(Type.String(), { description: 'Quotations, as they stand in the examples.' }),
      }),
    ),
    left_out: Type.Array(Type.String(), { description: 'Guidelines a model proposed whose evidence does not stand in the examples.' }),
    made_by: oneOf(['model', 'measures']),
    message: Text('Why there is nothing, or empty.'),
    model: MaybeText('The model that proposed; null for none.'),
    tokens: Tokens,
  },
  { title: 'VoiceProposals' },
)

// A paragraph in voices
export const VoiceTryInput = Type.Object(
  {
    text: Type.String({ minLength: 1, maxLength: LONGEST_PASSAGE, description: 'A paragraph, as Markdown.' }),
    language_key: LanguageKeySchema,
    voices: Type.Array(
      Type.Object({
        tone_meta_id: Type.Optional(nullable(Type.String({ maxLength: LONGEST_ID, description: 'A tone of the shelf.' }))),
        name: Type.Optional(OneLine({ maxLength: LONGEST_TONE_NAME, description: 'Of one that is not stored.' })),
        content: Type.Optional(
          nullable(Type.String({ maxLength: LONGEST_GUIDELINES, description: 'Guidelines that are not stored, as Markdown.' })),
        ),
      }),
      { minItems: 1, maxItems: 3 },
    ),
  },
  { title: 'VoiceTryInput' },
)
const Score = Type.Object({
  score: nullable(Type.Integer({ description: 'Sentences with nothing against them, of 100.' })),
  off: Type.Array(Type.Object({ guideline: Type.String(), sentence: Type.String() })),
})
export const VoiceTries = Type.Object(
  {
    tries: Type.Array(
      Type.Object({
        name: Text('Of the voice.'),
        before: Score,
        markdown: MaybeText('The paragraph in the voice; null where there is none.'),
        after: nullable(Score),
        findings: Type.Array(Type.Object({}, { additionalProperties: true }), {
          description: 'What the rules of the workspace find in it.',
        }),
        made_by: nullable(oneOf(['model', 'rules'])),
        message: Text('Why there is no text, or empty.'),
        tokens: Tokens,
      }),
      { description: 'In the order of the voices.' },
    ),
  },
  { title: 'VoiceTries' },
)
