import type { TSchema } from 'typebox'
import { remainingFinding } from '../../../documents/edit/remaining-finding.ts'
import type { LanguageKey } from '../../../languages.ts'
import { BulkDryRun } from '../../../contract/bulk-runs.ts'
import { DocumentDetail } from '../../../contract/documents.ts'
import { PreviewSchema as TemplatePreview } from '../../../contract/templates.ts'
import type { PublicRoute } from '../access.ts'
import { BulkDryRunOfV2, DocumentOfV2, TemplatePreviewOfV2 } from '../../../contract/public/v2/documents.ts'

type Remaining = Parameters<typeof remainingFinding>[0]

const shown = (findings: readonly object[], language: unknown) =>
  findings.map((finding) => remainingFinding(finding as Remaining, (language ?? null) as LanguageKey | null))

type Answer = Record<string, any>
const SHAPES = new Map<TSchema, { schema: TSchema; show(answer: Answer): Answer }>([
  [
    DocumentDetail,
    {
      schema: DocumentOfV2,
      show: (answer) => ({ ...answer, remaining: shown(answer.remaining, answer.language_key) }),
    },
  ],
  [
    TemplatePreview,
    {
      schema: TemplatePreviewOfV2,
      show: ({ document, ...answer }) => ({
        ...answer,
        document: document && { ...document, findings: shown(document.findings, answer.language_key) },
      }),
    },
  ],
  [
    BulkDryRun,
    {
      schema: BulkDryRunOfV2,
      show: ({ rows, ...answer }) => ({
        ...answer,
        rows: rows.map((row: Answer) => ({ ...row, findings: shown(row.findings, row.language_key) })),
      }),
    },
  ],
])

/** A document as version 2 shows it. */
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
