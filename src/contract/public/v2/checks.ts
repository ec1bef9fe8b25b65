import { Type } from 'typebox'
import { CHANNELS, SECTORS, SUGGESTION_CLASSES } from '../../../rules/definition/rule.ts'
import { DOCUMENT_TYPE_KEYS } from '../../../text/document-types.ts'
import { LanguageKeySchema, nullable, oneOf } from '../../schema.ts'
import { ReadAs } from '../../read-as.ts'
import { findingFields } from './findings.ts'
import { LONGEST_MARKET, LONGEST_PACK, LONGEST_PAGE_ADDRESS, MOST_CHARACTERS, MOST_FINDINGS } from '../../limits.ts'
import { MaybeText } from '../../common.ts'

/** Characters: what is checked while the caller waits. */
export const MOST_TEXT = 1024 * 1024

export const CheckInput = Type.Object(
  {
    text: Type.String({ maxLength: MOST_TEXT, description: 'What to check.' }),
    format: Type.Optional(oneOf(['text', 'markdown', 'html'], { description: 'How it is written; plain text where nothing is said.' })),
    language: Type.Optional(nullable(LanguageKeySchema)),
    markets: Type.Optional(
      Type.Array(Type.String({ maxLength: LONGEST_MARKET }), { maxItems: 100, description: 'In place of those of the workspace.' }),
    ),
    sectors: Type.Optional(Type.Array(oneOf(SECTORS))),
    channels: Type.Optional(Type.Array(oneOf(CHANNELS))),
    packs: Type.Optional(
      Type.Array(Type.String({ maxLength: LONGEST_PACK }), { maxItems: 500, description: 'In place of those of the workspace.' }),
    ),
  },
  { title: 'CheckInput' },
)

export const Place = Type.Object({ line: Type.Integer(), column: Type.Integer() }, { description: 'From 1, in characters.' })

const Found = Type.Object(
  {
    ...findingFields,
    start: Place,
    end: Place,
    offsets: Type.Object(
      { start: Type.Integer(), end: Type.Integer() },
      { description: 'The same in UTF-16 units from 0, end exclusive; of DOCX, PDF and the like in the text that was read from the file.' },
    ),
    suggestion_class: nullable(
      oneOf(SUGGESTION_CLASSES, { description: 'wording may be applied by a program; removal and advice are for people.' }),
    ),
    law_url: MaybeText('Where the law can be read.'),
    fingerprint: Type.String({ description: 'The same for the same words of the same rule.' }),
  },
  { title: 'Finding' },
)

export const CheckSchema = Type.Object(
  {
    type: oneOf(DOCUMENT_TYPE_KEYS, { description: 'What it was read as.' }),
    language: nullable(LanguageKeySchema),
    characters: Type.Integer({ description: 'Characters of text that were read.' }),
    read_as: nullable(ReadAs),
    rules: Type.Integer({ description: 'Rules that were held against it: 0 means that nothing was checked.' }),
    findings: Type.Array(Found, {
      maxItems: MOST_FINDINGS,
      description: `In the order of the text; at most ${MOST_FINDINGS}, and at most ${MOST_CHARACTERS / 1024 / 1024} MB of them.`,
    }),
    more_findings: Type.Integer({ description: 'How many more there are: check the text in parts, or start an audit.' }),
    complete: Type.Boolean({
      description: 'False where a rule met a limit and has not looked everywhere; rule_failures says which and where.',
    }),
    rule_failures: Type.Array(Type.Object({ rule_id: Type.String(), message: Type.String() }), {
      description: 'Rules that could not be carried out.',
    }),
    left_out: Type.Array(Type.Object({ reason: Type.String(), characters: Type.Integer() }), {
      description: 'Text that no rule was held against, such as code, and why.',
    }),
  },
  { title: 'Check' },
)

const list = (items: object, description: string) =>
  Type.Optional(Type.Unsafe<string[]>({ type: 'array', items, description: `${description} Several fields, or one with commas.` }))

const Word = { type: 'string' }

export const CheckForm = Type.Object(
  {
    file: Type.Optional(Type.Unsafe<unknown>({ type: 'string', format: 'binary', description: 'The file; its name says what it is.' })),
    text: Type.Optional(Type.String({ description: 'In place of a file: what to check.' })),
    format: Type.Optional(Type.String({ description: 'Of the text, as in JSON.' })),
    language: Type.Optional(LanguageKeySchema),
    markets: list(Word, 'In place of those of the workspace.'),
    sectors: list(oneOf(SECTORS), 'What is sold.'),
    channels: list(oneOf(CHANNELS), 'Where the words appear.'),
    packs: list(Word, 'In place of those of the workspace.'),
  },
  { title: 'CheckForm' },
)

/** Characters: correcting looks at a text several times. */
export const MOST_TEXT_TO_CORRECT = 256 * 1024

export const CorrectInput = Type.Object(
  {
    ...CheckInput.properties,
    text: Type.String({ maxLength: MOST_TEXT_TO_CORRECT, description: 'What to correct.' }),
    format: Type.Optional(oneOf(['text', 'markdown'], { description: 'How it is written; plain text where nothing is said.' })),
  },
  { title: 'MendInput' },
)

export const CorrectedSchema = Type.Object(
  {
    text: Type.String({ description: 'The text with what a program may change.' }),
    changes: Type.Array(Type.Object({ rule_id: Type.String(), start: Place, before: Type.String(), after: Type.String() }), {
      description: 'What was changed.',
    }),
    left: Type.Array(Type.Object({ reason: Type.String(), count: Type.Integer() }), {
      description: 'Suggestions that were left to people, and why.',
    }),
    ...CheckSchema.properties,
  },
  { title: 'MendedText' },
)

const { text: _text, format: _format, ...choice } = CheckInput.properties

export const AddressCheckInput = Type.Object(
  {
    url: Type.String({
      minLength: 1,
      maxLength: LONGEST_PAGE_ADDRESS,
      description: 'An http or https address: a page, or a file that can be checked.',
    }),
    ...choice,
  },
  { title: 'AddressCheckInput' },
)

export const AddressCheck = Type.Object(
  { url: Type.String({ description: 'What was read: the address behind redirects.' }), ...CheckSchema.properties },
  { title: 'AddressCheck' },
)
