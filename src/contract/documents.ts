import { Type } from 'typebox'
import { LanguageKeySchema, nullable, OneLine, oneOf, Timestamp } from './schema.ts'
import { Count, Maker, MaybeText } from './common.ts'
import { OfferedSchema } from './rewriting.ts'
import { LONGEST_DOCUMENT_TITLE, LONGEST_FINDING_TEXT, LONGEST_LET_STAND_REASON, LONGEST_RULE_ID } from './limits.ts'

const summary = {
  id: Type.String(),
  title: Type.String(),
  shared: Type.Boolean(),
  status: oneOf(['pending', 'ready', 'failed']),
  error: MaybeText('Why it failed.'),
  language_key: nullable(LanguageKeySchema),
  template_id: MaybeText('Template it was written from.'),
  tone_id: MaybeText('Tone it was written in.'),
  bulk_input_id: MaybeText('Shared by the documents of one bulk run.'),
  translated_from: MaybeText('The document it is a translation of.'),
  approval: oneOf(['draft', 'in_review', 'approved']),
  approved_version: nullable(Type.Integer({ description: 'The version that was approved last.' })),
  current_version: Count('The version that is its text.'),
  versions: Count('The highest number of a version.'),
  created_by: nullable(Maker),
  findings: Count('Findings that remain.'),
  unproved: Count('What the text asserts beyond its material, and values of the form it lost.'),
  created_at: Timestamp('When it was written.'),
  updated_at: Timestamp('When it was last changed.'),
}
export const DocumentSummary = Type.Object(summary, { title: 'DocumentSummary' })
export const DocumentsSchema = Type.Object(
  { documents: Type.Array(DocumentSummary, { description: 'Newest first.' }), total: Count('How many match.') },
  { title: 'Documents' },
)

const AnyObjects = (description: string) => Type.Array(Type.Object({}, { additionalProperties: true }), { description })
const Blocks = Type.Unsafe<object[] | null>({
  type: ['array', 'null'],
  items: { type: 'object', additionalProperties: true },
  description: 'Block nodes in the ProseMirror/Tiptap JSON form.',
})
export const DocumentDetail = Type.Object(
  {
    ...summary,
    blocks: Blocks,
    markdown: Type.String(),
    plain: Type.String(),
    input: Type.Unsafe<object | null>({ type: ['object', 'null'], additionalProperties: true, description: 'What was filled in.' }),
    facts: AnyObjects('Facts used, with their sources.'),
    remaining: AnyObjects('Findings that remain.'),
    unsupported: Type.Array(Type.Unsafe<unknown>({}), { description: 'What the text asserts beyond its material.' }),
    lost: AnyObjects('Values of the form that the text does not have.'),
    changes: AnyObjects('What rules changed in the text before it was stored, and nobody took back.'),
    message: Type.String({ description: 'How it was written.' }),
    campaign: nullable(Type.Object({ id: Type.String(), name: Type.String() }, { description: 'The campaign it is a piece of.' })),
    choice: nullable(
      Type.Object(
        { markets: Type.Optional(Type.Array(Type.String())), channels: Type.Optional(Type.Array(Type.String())) },
        {
          description: 'Markets and channels whose rules check it, where they are not the workspace’s; kept when its campaign is deleted.',
        },
      ),
    ),
    offered: nullable(OfferedSchema),
    model: MaybeText('Model that wrote it; null for a draft.'),
    tokens: Type.Unsafe<{ input: number; output: number; calls: number; cost?: number } | null>({
      type: ['object', 'null'],
      required: ['input', 'output', 'calls'],
      properties: { input: { type: 'integer' }, output: { type: 'integer' }, calls: { type: 'integer' }, cost: { type: 'number' } },
      description: "What the model used, and what that cost in the workspace's currency where its price is known.",
    }),
  },
  { title: 'DocumentDetail' },
)

const ChangeNumbers = (description: string) => Type.Array(Type.Integer({ minimum: 1, maximum: 10_000 }), { maxItems: 1000, description })

export const DocumentInput = Type.Object(
  {
    title: Type.Optional(OneLine({ minLength: 1, maxLength: LONGEST_DOCUMENT_TITLE })),
    shared: Type.Optional(Type.Boolean()),
    blocks: Type.Optional(
      Type.Array(Type.Object({ type: Type.String() }, { additionalProperties: true }), {
        maxItems: 10_000,
        description: 'The new content; Markdown and plain text follow it.',
      }),
    ),
    ignored: Type.Optional(
      Type.Array(
        Type.Object({
          rule_id: Type.String({ maxLength: LONGEST_RULE_ID }),
          text: Type.String({ maxLength: LONGEST_FINDING_TEXT }),
          reason: Type.Optional(nullable(Type.String({ maxLength: LONGEST_LET_STAND_REASON }))),
        }),
        {
          maxItems: 1000,
          description: 'Findings that are let stand in this document; left out, those ignored before.',
        },
      ),
    ),
    accepted_changes: Type.Optional(ChangeNumbers('Changes of rules that a person lets stand.')),
    undone_changes: Type.Optional(ChangeNumbers('Changes of rules that were taken back; `blocks` has the text without them.')),
    updated_at: Type.Optional(Type.String({ description: 'updated_at of what was edited: refused with 409 when somebody saved since.' })),
  },
  { title: 'DocumentInput' },
)
