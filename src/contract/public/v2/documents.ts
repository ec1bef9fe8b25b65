import { Type } from 'typebox'
import type { TSchema } from 'typebox'
import { RULE_SEVERITIES, SUGGESTION_CLASSES } from '../../../rules/definition/rule.ts'
import { LanguageKeySchema, Timestamp, nullable, oneOf } from '../../schema.ts'
import { MaybeText } from '../../common.ts'
import { findingFields } from './findings.ts'
import { DocumentDetail, DocumentSummary } from '../../documents.ts'
import { Next } from './lists.ts'
import { BulkDryRun } from '../../bulk-runs.ts'
import { PreviewSchema as TemplatePreview } from '../../templates.ts'
import { LONGEST_ID } from '../../limits.ts'

/** What rules find in a written text: the application shows it by names of its own, version 2 as findings are shown everywhere. */
const DocumentFinding = Type.Object(
  {
    ...findingFields,
    law_url: MaybeText('Where the law can be read.'),
    suggestion_class: nullable(
      oneOf(SUGGESTION_CLASSES, { description: 'wording may be applied by a program; the others are for people.' }),
    ),
    place: nullable(
      Type.Object(
        { start: Type.Integer(), end: Type.Integer() },
        { description: 'In the Markdown, in characters from 0, end exclusive; null: of the text as a whole.' },
      ),
    ),
    let_stand: nullable(
      Type.Object(
        {
          by: MaybeText('Who looked at it.'),
          at: nullable(Timestamp('When.')),
          reason: MaybeText('Why.'),
          on_desk: Type.Boolean({ description: 'It was dismissed at the desk of an audit.' }),
        },
        { description: 'A person has looked at it and lets it stand; null: it is open.' },
      ),
    ),
  },
  { title: 'DocumentFinding' },
)

const Findings = Type.Array(DocumentFinding, { description: 'Findings that remain.' })

/** A schema with another one for a field inside of it; objects, lists and nullable ones on the way. */
function replaced(schema: TSchema, [name, ...way]: string[]): TSchema {
  const { properties, items } = schema as { properties?: Record<string, TSchema>; items?: TSchema }
  if (items) return { ...schema, items: replaced(items, [name!, ...way]) } as TSchema
  return { ...schema, properties: { ...properties, [name!]: way.length > 0 ? replaced(properties![name!]!, way) : Findings } } as TSchema
}

/** A document as version 2 shows it, and the answers of both entrances that hold findings of a text. */
export const DocumentOfV2 = replaced(DocumentDetail, ['remaining']) as unknown as typeof DocumentDetail
export const TemplatePreviewOfV2 = replaced(TemplatePreview, ['document', 'findings'])
export const BulkDryRunOfV2 = replaced(BulkDryRun, ['rows', 'findings'])

export const DocumentList = Type.Object(
  { documents: Type.Array(DocumentSummary, { description: 'Newest first.' }), next: Next },
  { title: 'DocumentList' },
)

export const DocumentOrder = Type.Object(
  {
    template_id: Type.String({ maxLength: LONGEST_ID, description: 'Template to write from.' }),
    language_key: LanguageKeySchema,
    input: Type.Record(Type.String(), Type.Unknown(), {
      description: "The fields of the template's form; one that it does not have is refused. At most 64 KiB.",
    }),
    tone_meta_id: Type.Optional(
      nullable(Type.String({ maxLength: LONGEST_ID, description: 'Tone of voice: `id` of one of its languages.' })),
    ),
    variants: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 3, description: 'How many texts that differ in wording and order, each a document of its own.' }),
    ),
    fallback: Type.Optional(
      nullable(oneOf(['draft'], { description: "Where no model can write it, the template's own draft is written instead." })),
    ),
    refuse_at: Type.Optional(
      nullable(
        oneOf(RULE_SEVERITIES, { description: 'A text with a finding of this severity or above is refused with 422, and not stored.' }),
      ),
    ),
    wait: Type.Optional(Type.Boolean({ description: 'False: it is written in the background; `status` says how far it is.' })),
  },
  { title: 'DocumentOrder' },
)

export const DocumentMade = Type.Object(
  {
    ...DocumentOfV2.properties,
    variants: Type.Array(Type.String(), { description: 'Where several were asked for: all of them, this one first; otherwise empty.' }),
  },
  { title: 'DocumentMade' },
)
