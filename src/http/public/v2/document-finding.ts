import { Type } from 'typebox'
import type { TSchema } from 'typebox'
import { remainingFinding } from '../../../documents/edit/remaining-finding.ts'
import type { LanguageKey } from '../../../languages.ts'
import { SUGGESTION_CLASSES } from '../../../rules/definition/rule.ts'
import { nullable, oneOf, Timestamp } from '../../../contract/schema.ts'
import { BulkDryRun } from '../../../contract/bulk-runs.ts'
import { MaybeText } from '../../../contract/common.ts'
import { DocumentDetail } from '../../../contract/documents.ts'
import { PreviewSchema as TemplatePreview } from '../../../contract/templates.ts'
import type { PublicRoute } from '../access.ts'
import { findingFields } from '../../../contract/public/v2/findings.ts'

type Remaining = Parameters<typeof remainingFinding>[0]

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

const shown = (findings: readonly object[], language: unknown) =>
  findings.map((finding) => remainingFinding(finding as Remaining, (language ?? null) as LanguageKey | null))

type Answer = Record<string, any>
const SHAPES = new Map<TSchema, { schema: TSchema; show(answer: Answer): Answer }>([
  [
    DocumentDetail,
    {
      schema: replaced(DocumentDetail, ['remaining']),
      show: (answer) => ({ ...answer, remaining: shown(answer.remaining, answer.language_key) }),
    },
  ],
  [
    TemplatePreview,
    {
      schema: replaced(TemplatePreview, ['document', 'findings']),
      show: ({ document, ...answer }) => ({
        ...answer,
        document: document && { ...document, findings: shown(document.findings, answer.language_key) },
      }),
    },
  ],
  [
    BulkDryRun,
    {
      schema: replaced(BulkDryRun, ['rows', 'findings']),
      show: ({ rows, ...answer }) => ({
        ...answer,
        rows: rows.map((row: Answer) => ({ ...row, findings: shown(row.findings, row.language_key) })),
      }),
    },
  ],
])

/** A document as version 2 shows it. */
export const DocumentOfV2 = SHAPES.get(DocumentDetail)!.schema as unknown as typeof DocumentDetail
export const documentOfV2 = (document: Answer): Answer => SHAPES.get(DocumentDetail)!.show(document)

/** What a fault of a refused text says of its finding. */
export const refusedFinding = (ctx: Record<string, unknown>, language: LanguageKey): Record<string, unknown> =>
  ctx.finding ? { ...ctx, finding: shown([ctx.finding], language)[0] } : ctx

/** Routes of both entrances answer programs in the shape that all findings have there. */
export function withFindings(route: PublicRoute): PublicRoute {
  const shape = SHAPES.get(route.success.schema)
  if (!shape) return route
  return {
    ...route,
    success: { ...route.success, schema: shape.schema },
    handle: async (request, reply) => shape.show((await route.handle(request, reply)) as Answer),
  }
}
