import { Type } from 'typebox'
import { REWRITES } from '../generation/prompt/rewrite-prompt.ts'
import { LanguageKeySchema, nullable, oneOf } from './schema.ts'
import { MaybeText } from './common.ts'

const AnyObjects = (description: string) => Type.Array(Type.Object({}, { additionalProperties: true }), { description })
const Texts = (description: string) => Type.Array(Type.String(), { description })

export const RewrittenSchema = Type.Object(
  {
    proposals: Type.Array(
      Type.Object({
        markdown: Type.String(),
        findings: AnyObjects('What the rules of the workspace find in it.'),
        changes: AnyObjects('Wording that rules changed in it.'),
        lost: Texts('Figures, names and addresses of the passage that it lacks.'),
        added: Texts('Figures that nobody supplied.'),
        made_by: oneOf(['model', 'rules']),
      }),
      { description: 'Texts that may take its place; nothing is changed until one is saved with the document.' },
    ),
    support: Type.Array(
      Type.Object({
        text: Type.String(),
        title: MaybeText('Its title.'),
        source: MaybeText('Where it comes from.'),
        infobase: Type.String({ description: 'The knowledge base it stands in.' }),
        language_key: nullable(LanguageKeySchema),
        shared: Texts('Words and figures of the passage that it has too.'),
      }),
    ),
    message: Type.String({ description: 'Why there is nothing, or empty.' }),
    model: MaybeText('Model that wrote; null for none.'),
    tokens: Type.Unsafe<object | null>({ type: ['object', 'null'], additionalProperties: true, description: 'What the model used.' }),
  },
  { title: 'Rewritten' },
)

const Position = Type.Integer({ minimum: 0, maximum: 100_000_000 })
export const PassagePlace = Type.Object(
  { from: Position, to: Position, inline: Type.Boolean({ description: 'A part of one line; otherwise whole blocks.' }) },
  { title: 'PassagePlace', description: 'Where the passage stands in the editor; given, what is offered is kept with the document.' },
)

/** What waits beside a document for somebody to use or discard it. */
export const OfferedSchema = Type.Object(
  {
    action: oneOf([...REWRITES, 'support']),
    place: PassagePlace,
    text: Type.String({ description: 'The passage, as Markdown.' }),
    answer: RewrittenSchema,
  },
  { title: 'OfferedRewrite', description: 'What is offered for a passage, until it is used or discarded.' },
)
