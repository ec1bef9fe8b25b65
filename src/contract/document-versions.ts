import { Type } from 'typebox'
import { RULE_SEVERITIES } from '../rules/definition/rule.ts'
import { MARKETS } from '../rules/select/guess.ts'
import { LanguageKeySchema, Lines, nullable, OneLine, oneOf, Timestamp } from './schema.ts'
import { ActorSchema, Count, MaybeText, Text } from './common.ts'
import {
  LONGEST_APPROVAL_COMMENT,
  LONGEST_APPROVAL_STEP_NAME,
  LONGEST_DOCUMENT_TITLE,
  LONGEST_UPDATED_AT,
  LONGEST_UUID,
  LONGEST_VERSION_NAME,
} from './limits.ts'
import { ROLES } from './values.ts'

const Person = Type.Object({ id: Type.String(), name: Type.String() })
const MaybePerson = nullable(Person)

const version = {
  number: Count('Counts up within the document, from 1.'),
  kind: oneOf(['written', 'edited', 'restored', 'set_aside']),
  name: MaybeText('What somebody called it.'),
  title: Type.String(),
  characters: Count('Of its Markdown.'),
  sha256: Text('Of its Markdown, as hexadecimal digits.'),
  author: MaybePerson,
  restored_from: nullable(Type.Integer({ description: 'The version whose text it has.' })),
  saves: Count('Saves of one person that it holds.'),
  approved_at: nullable(Timestamp('When its text was approved.')),
  created_at: Timestamp('When it was begun.'),
  updated_at: Timestamp('When it was last saved.'),
}
const DocumentVersion = Type.Object(version, { title: 'DocumentVersion' })
export const DocumentVersions = Type.Object(
  {
    versions: Type.Array(DocumentVersion, { description: 'Newest first.' }),
    total: Count('How many there are.'),
    current: Count('The version that is the document’s text.'),
    approved: nullable(Type.Integer({ description: 'The version that was approved last.' })),
  },
  { title: 'DocumentVersions' },
)
export const VersionText = Type.Object(
  { ...version, blocks: Type.Array(Type.Object({}, { additionalProperties: true })), markdown: Type.String() },
  { title: 'VersionText' },
)
export const VersionNumber = Type.Object({ number: Count('Of the version.') }, { title: 'VersionNumber' })
export const VersionName = Type.Object({ name: nullable(OneLine({ maxLength: LONGEST_VERSION_NAME })) }, { title: 'VersionName' })
export const RestoreInput = Type.Object(
  {
    updated_at: Type.Optional(
      Type.String({ maxLength: LONGEST_UPDATED_AT, description: 'As read: refused with 409 when somebody saved since.' }),
    ),
  },
  { title: 'RestoreInput' },
)
export const SetAsideInput = Type.Object(
  {
    title: Type.Optional(OneLine({ maxLength: LONGEST_DOCUMENT_TITLE })),
    blocks: Type.Array(Type.Object({ type: Type.String() }, { additionalProperties: true }), { maxItems: 10_000 }),
  },
  { title: 'SetAsideInput' },
)
export const DocumentAuthors = Type.Object(
  {
    blocks: Type.Array(
      Type.Object({ version: Count('The version from which on it stands there.'), at: Timestamp('When.'), author: MaybePerson }),
      { description: 'One for each block of the text as it is.' },
    ),
  },
  { title: 'DocumentAuthors' },
)

const TrailEntry = Type.Object(
  {
    number: Type.Integer(),
    at: Timestamp('When.'),
    actor: ActorSchema,
    kind: Type.String(),
    from: Type.Unsafe<unknown>({}),
    to: Type.Unsafe<unknown>({}),
    why: MaybeText('The reason that was given.'),
    hash: Text('Of this entry and all before it.'),
  },
  { title: 'DocumentTrailEntry' },
)
const roles = Type.Array(oneOf(ROLES), { minItems: 1, maxItems: 4, description: 'Who may answer it.' })
export const DocumentApprovalState = Type.Object(
  {
    state: oneOf(['draft', 'in_review', 'approved']),
    version: Count('The version that is the document’s text.'),
    approved_version: nullable(Type.Integer({ description: 'The version that was approved last.' })),
    asked_by: MaybePerson,
    asked_at: nullable(Timestamp('When the review was asked for.')),
    steps: Type.Array(
      Type.Object({
        name: Type.String(),
        roles,
        people: Type.Array(Person),
        done: nullable(Type.Object({ by: Person, at: Timestamp('When.'), comment: MaybeText('What was said.') })),
      }),
    ),
    blocks_at: oneOf(RULE_SEVERITIES),
    blocking: Type.Array(
      Type.Object({
        rule_id: Type.String(),
        rule_name: Type.String(),
        severity: Type.String(),
        text: Type.String(),
        sentence: Type.String(),
      }),
      { description: 'Open findings that keep it from being approved.' },
    ),
    why_not: MaybeText('Why the caller may not answer the step it waits at; null: they may.'),
    history: Type.Array(TrailEntry, { description: 'From the trail, newest first.' }),
  },
  { title: 'DocumentApprovalState' },
)
const comment = Type.Optional(nullable(Lines({ maxLength: LONGEST_APPROVAL_COMMENT })))
export const ReviewRequest = Type.Object({ action: oneOf(['ask', 'withdraw']), comment }, { title: 'DocumentReviewRequest' })
export const StepAnswer = Type.Object(
  {
    approve: Type.Boolean(),
    version: Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'The version that was read.' }),
    comment,
  },
  { title: 'StepAnswer' },
)

const Step = Type.Object({
  name: OneLine({ minLength: 1, maxLength: LONGEST_APPROVAL_STEP_NAME }),
  roles,
  people: Type.Array(Type.String({ maxLength: LONGEST_UUID }), { maxItems: 50, description: 'Only these; none: everybody of the roles.' }),
})
const Steps = Type.Array(Step, { minItems: 1, maxItems: 6 })
export const ApprovalSteps = Type.Object(
  {
    steps: Steps,
    exceptions: Type.Array(
      Type.Object({
        template_id: nullable(Type.String({ maxLength: LONGEST_UUID })),
        language_key: nullable(LanguageKeySchema),
        market: Type.Optional(nullable(oneOf(MARKETS, { description: 'Documents that are checked by the rules of this market.' }))),
        steps: Steps,
      }),
      {
        maxItems: 50,
        description: 'Other steps for documents of a template, a language, a market, or of several of these; the first that fits holds.',
      },
    ),
    second_person: Type.Boolean({ description: 'Whether nobody answers a step of a text they wrote, asked for or have answered.' }),
    blocks_at: oneOf(RULE_SEVERITIES, { description: 'Open findings of this severity or above keep a text from being approved.' }),
  },
  { title: 'ApprovalSteps' },
)

const link = {
  id: Type.String(),
  version: Count('The version it shows.'),
  created_by: MaybePerson,
  created_at: Timestamp('When it was made.'),
  expires_at: Timestamp('When it ends.'),
  revoked_at: nullable(Timestamp('When somebody withdrew it.')),
  reads: Count('How often it was read.'),
  last_read_at: nullable(Timestamp('When it was read last.')),
}
export const ReadingLinks = Type.Object({ links: Type.Array(Type.Object(link)) }, { title: 'ReadingLinks' })
export const NewReadingLink = Type.Object(
  {
    days: Type.Integer({ minimum: 1, maximum: 365, description: 'How long it works.' }),
    version: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'Left out: the approved version, or else the text as it is.' }),
    ),
  },
  { title: 'NewReadingLink' },
)
export const MadeReadingLink = Type.Object(
  { id: Type.String(), path: Text('Of the page to read, with the token; it is shown once.'), version: Count('That it shows.') },
  { title: 'MadeReadingLink' },
)
