import { Type } from 'typebox'
import { BRIEF_PARTS } from '../generation/form/brief.ts'
import type { Brief } from '../generation/form/brief.ts'
import { LANGUAGE_KEYS } from '../languages.ts'
import { CHANNELS } from '../rules/definition/rule.ts'
import { LanguageKeySchema, nullable, OneLine, oneOf, Timestamp } from './schema.ts'
import { Count, MaybeText } from './common.ts'
import {
  LONGEST_BRIEF_LINE,
  LONGEST_BRIEF_MESSAGE,
  LONGEST_DAY,
  LONGEST_FACT,
  LONGEST_ID,
  LONGEST_LINK,
  LONGEST_MARKET_CODE,
  LONGEST_NAME,
  LONGEST_UUID,
} from './limits.ts'

const Line = (description: string) => Type.String({ maxLength: LONGEST_BRIEF_LINE, description })
const Day = (description: string) => nullable(Type.String({ maxLength: LONGEST_DAY, description: `${description} A day as 2026-05-31.` }))
const MaybeId = (description: string) => nullable(Type.String({ maxLength: LONGEST_UUID, description }))
const Person = nullable(Type.Object({ id: Type.String(), name: Type.String() }))
const FACTS = 30

const words = {
  product: Line('What it is about: a product, an offer, an event.'),
  audience: Line('For whom.'),
  message: Type.String({ maxLength: LONGEST_BRIEF_MESSAGE, description: 'What readers should take away.' }),
  call_to_action: Line('What they should do, in a few words.'),
}
const Translation = Type.Object(
  {
    product: Type.Optional(words.product),
    audience: Type.Optional(words.audience),
    message: Type.Optional(words.message),
    call_to_action: Type.Optional(words.call_to_action),
    facts: Type.Optional(
      Type.Array(Type.String({ maxLength: LONGEST_FACT }), { maxItems: FACTS, description: 'In the order of `facts`.' }),
    ),
  },
  { additionalProperties: false },
)

const BriefSchema = Type.Object(
  {
    language_key: LanguageKeySchema,
    ...words,
    facts: Type.Array(
      Type.Object({ text: Type.String({ maxLength: LONGEST_FACT }), source: nullable(Type.String({ maxLength: LONGEST_BRIEF_LINE })) }),
      {
        maxItems: FACTS,
        description: 'Statements that texts may draw on, with the source that is cited.',
      },
    ),
    sender: Line('The company or team that speaks.'),
    url: Type.String({ maxLength: LONGEST_LINK, description: 'Where readers are sent.' }),
    starts: Day('When it begins.'),
    ends: Day('When it is over.'),
    markets: Type.Array(Type.String({ maxLength: LONGEST_MARKET_CODE }), { maxItems: 50, description: 'Countries (DE, UK, US-CA) or EU.' }),
    channels: Type.Array(oneOf(CHANNELS), {
      maxItems: 20,
      description: 'Where the texts of templates appear that are for no channel of their own.',
    }),
    languages: Type.Array(LanguageKeySchema, {
      minItems: 1,
      maxItems: LANGUAGE_KEYS.length,
      description: 'What the pieces are written in.',
    }),
    tone_id: MaybeId('The tone of voice; null: the plain one.'),
    infobase_id: MaybeId('The knowledge base whose facts are used.'),
    translations: Type.Unsafe<Brief['translations']>(
      Type.Object(Object.fromEntries(LANGUAGE_KEYS.map((key) => [key, Type.Optional(Translation)])), {
        additionalProperties: false,
        description: 'Its words in other languages; what is left out is taken from the brief as it is.',
      }),
    ),
  },
  { title: 'Brief', description: 'What a campaign is about: everything that is said once for all its pieces.' },
)

const answers = Type.Array(
  Type.Object({
    template_id: Type.String({ maxLength: LONGEST_ID }),
    language_key: nullable(Type.Unsafe<(typeof LANGUAGE_KEYS)[number]>({ type: 'string', enum: [...LANGUAGE_KEYS] })),
    input: Type.Object({}, { additionalProperties: true, description: "Fields of the template's form." }),
  }),
  { maxItems: 500, description: 'What templates ask for beyond the brief, for one language or (null) for all; it precedes the brief.' },
)

const name = OneLine({ minLength: 1, maxLength: LONGEST_NAME })
const owner = MaybeId('A member of the workspace.')
const due = Day('When it has to be done.')

export const CampaignInput = Type.Object(
  { name, brief: BriefSchema, answers: Type.Optional(answers), owner_id: Type.Optional(owner), due: Type.Optional(due) },
  { title: 'CampaignInput' },
)

export const CampaignChange = Type.Object(
  {
    revision: Type.Integer({
      minimum: 1,
      maximum: 2 ** 31 - 1,
      description: 'Of what was read: refused with 409 when somebody changed it since.',
    }),
    name: Type.Optional(name),
    brief: Type.Optional(BriefSchema),
    answers: Type.Optional(answers),
    owner_id: Type.Optional(owner),
    due: Type.Optional(due),
  },
  { title: 'CampaignChange' },
)

const TemplateIds = Type.Array(Type.String({ maxLength: LONGEST_ID }), { minItems: 1, maxItems: 50 })

export const MappingInput = Type.Object({ brief: BriefSchema, answers, template_ids: TemplateIds }, { title: 'MappingInput' })

const Faults = Type.Array(Type.Object({ msg: Type.String(), type: Type.String() }))
export const MappingSchema = Type.Object(
  {
    has_model: Type.Boolean(),
    pieces: Type.Array(
      Type.Object({
        template_id: Type.String(),
        language_key: LanguageKeySchema,
        name: Type.String({ description: 'Of the template, in this language.' }),
        fields: Type.Array(
          Type.Object({
            entry: Type.Object({}, { additionalProperties: true, description: "The field of the template's form." }),
            from: nullable(oneOf([...BRIEF_PARTS, 'answer', 'default'], { description: 'What fills it; null: nothing does.' })),
            value: Type.Unsafe<unknown>({ description: 'As it would be ordered.' }),
            faults: Type.Array(Type.Object({ msg: Type.String(), type: Type.String(), line: nullable(Type.Integer()) })),
          }),
        ),
        faults: Type.Unsafe<{ msg: string; type: string }[]>({ ...Faults, description: 'What is no fault of a field.' }),
        untranslated: Type.Array(oneOf(BRIEF_PARTS), { description: 'Parts that would stand in the language of the brief.' }),
        markets: nullable(Type.Array(Type.String(), { description: 'Whose rules check it; null: as the workspace has chosen.' })),
        channels: nullable(Type.Array(Type.String(), { description: 'Whose rules check it; null: as the workspace has chosen.' })),
      }),
    ),
  },
  { title: 'Mapping', description: 'What each template takes from the brief in each language.' },
)

export const OrderInput = Type.Object(
  {
    template_ids: TemplateIds,
    variants: Type.Integer({ minimum: 1, maximum: 5, default: 1, description: 'Of each template and language.' }),
  },
  { title: 'CampaignOrder' },
)

const ids = Type.Array(Type.String({ maxLength: LONGEST_UUID }), { minItems: 1, maxItems: 200, description: 'Documents of the campaign.' })
export const SomePieces = Type.Object({ document_ids: Type.Optional(ids) }, { title: 'SomePieces', description: 'Left out: all of them.' })
export const ThesePieces = Type.Object({ document_ids: ids }, { title: 'ThesePieces' })

export const PieceInput = Type.Object({ owner_id: Type.Optional(owner), due: Type.Optional(due) }, { title: 'PieceInput' })

const counts = {
  pieces: Count('All of them.'),
  waiting: Count('Being written, or waiting for it.'),
  failed: Count('Failed or cancelled.'),
  draft: Count('Drafts.'),
  in_review: Count('In review.'),
  approved: Count('Approved.'),
}

export const CampaignsSchema = Type.Object(
  {
    campaigns: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        languages: Type.Array(LanguageKeySchema),
        markets: Type.Array(Type.String()),
        owner: Person,
        due: MaybeText('A day as 2026-05-31.'),
        counts: Type.Object(counts),
        created_at: Timestamp('When it was made.'),
        updated_at: Timestamp('When its brief was last changed.'),
      }),
      { description: 'Newest first.' },
    ),
    total: Count('How many there are.'),
  },
  { title: 'Campaigns' },
)

const Piece = Type.Object(
  {
    document_id: Type.String(),
    template_id: Type.String(),
    template_name: MaybeText('In the language of the piece; null: the template is gone.'),
    language_key: LanguageKeySchema,
    variant: Type.Integer({ description: 'From 0.' }),
    title: Type.String(),
    progress: oneOf(['waiting', 'written', 'rewriting', 'failed', 'cancelled']),
    error: MaybeText('Why it, or its last rewriting, failed.'),
    approval: oneOf(['draft', 'in_review', 'approved']),
    approved_version: nullable(Type.Integer()),
    current_version: Count('The version that is its text.'),
    made: oneOf(['written', 'edited', 'restored'], { description: 'How the text as it is came about.' }),
    findings: Count('Open findings of the rules of its markets and channel.'),
    unproved: Count('What the text asserts beyond its material, and values of the form it lost.'),
    facts: Type.Array(Type.Object({ text: Type.Optional(Type.String()), source: Type.Optional(nullable(Type.String())) }), {
      description: 'Facts the text draws on.',
    }),
    excerpt: Type.String({ description: 'The beginning of the text.' }),
    same_as: nullable(Type.Integer({ description: 'The earlier variant with the very same text.' })),
    markets: nullable(Type.Array(Type.String())),
    channels: nullable(Type.Array(Type.String())),
    touched: Type.Array(
      Type.Object({ field: Type.String(), label: nullable(Type.String()), before: Type.String(), after: Type.String() }),
      { description: 'What the brief says otherwise now than when the text was written.' },
    ),
    owner: Person,
    own_owner: MaybeText('Of the piece alone; null: as the campaign.'),
    due: MaybeText('A day as 2026-05-31.'),
    own_due: MaybeText('Of the piece alone; null: as the campaign.'),
    model: MaybeText('Model that wrote it; null for a draft.'),
    message: Type.String({ description: 'How it was written.' }),
    updated_at: Timestamp('When it was last changed.'),
  },
  { title: 'CampaignPiece' },
)

export const CampaignSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    brief: BriefSchema,
    answers,
    revision: Count('Counts every change of the brief.'),
    owner: Person,
    due: MaybeText('A day as 2026-05-31.'),
    created_by: Person,
    has_model: Type.Boolean({ description: 'A language model writes.' }),
    pieces: Type.Array(Piece, { description: 'By template, language and variant, as they were ordered.' }),
    created_at: Timestamp('When it was made.'),
    updated_at: Timestamp('When its brief was last changed.'),
  },
  { title: 'Campaign' },
)
