import type { Writing } from '../../../models/writing.ts'
import type { Later } from '../../../documents/later.ts'
import type { GenerateRequest } from '../../../documents/order/request.ts'
import { AppError, invalid } from '../../../errors.ts'
import type { LanguageKey } from '../../../languages.ts'
import type { ModelFailure } from '../../../generation/base/model.ts'
import { shownDocument } from '../../shared/documents.ts'
import { workspaceIn } from '../../base/request-log.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { DOCUMENT } from '../v1/examples.ts'
import { refuseOthers } from '../people.ts'
import { documentOfV2, refusedFinding } from './document-finding.ts'
import { DocumentOrder, DocumentMade } from '../../../contract/public/v2/documents.ts'

/** Loaded with the first document. */
const writer = () => import('../../../documents/write/create.ts')

/** Documents are ordered where they are read. */
export const documentOrderRoutesV2 = (writing: Writing, later?: Later): PublicRoute[] => [
  publicRoute({
    method: 'POST',
    path: '/documents',
    operationId: 'writeDocument',
    tag: 'Documents',
    scope: 'write',
    summary: 'Write a document from a template',
    description:
      'The document is stored and answered, with what the rules changed in it, what they still find, which figures nobody supplied and ' +
      'which facts it uses. With `refuse_at` a text that is refused is not stored: 422 has one fault for each finding, with the finding ' +
      'in `ctx`.',
    ruleWords: true,
    body: DocumentOrder,
    example: {
      template_id: DOCUMENT.templateId,
      language_key: 'EN',
      input: { name: 'Steel bottle', summary: 'A bottle of recycled steel.', features: ['keeps tea warm for eight hours'] },
    },
    success: { status: 201, schema: DocumentMade, description: 'The document; with wait false, the one that waits.' },
    errors: [401, 403, 413, 422, 429, 502, 503, 504],
    async handle(request, reply) {
      await refuseOthers(writing.db, request.holder!, 'write_documents')
      const { template_id: templateId, language_key: language, input, tone_meta_id: toneMetaId = null } = request.body
      const { variants = 1, fallback = null, refuse_at: refuseAt = null, wait = true } = request.body
      const order = { templateId, language, input: JSON.stringify(input), toneMetaId, refuseAt, fallback, strict: true }
      const { id: keyId, userId: createdBy } = request.holder!
      const onTrouble = (failure: ModelFailure) =>
        request.log.warn({ ...workspaceIn(request as never), said: failure.said }, failure.message)
      if (!wait && variants > 1)
        throw invalid({ loc: ['body', 'variants'], msg: 'Value error, variants are not written in the background', type: 'value_error' })
      const asked: GenerateRequest = { ...order, keyId }
      const ids = await withNamesOfV2(language, () =>
        write(writing, later, workspaceOf(request), asked, wait ? variants : null, { createdBy, onTrouble }),
      )
      reply.code(201)
      const document = await shownDocument(writing.db, workspaceOf(request), ids[0]!)
      return { ...documentOfV2(document), variants: variants > 1 ? ids : [] }
    },
  }),
]

interface Options {
  createdBy: string | null
  onTrouble(failure: ModelFailure): void
}

/** Identifiers of what was written; `count` null: it is written in the background. */
async function write(
  writing: Writing,
  later: Later | undefined,
  workspaceId: string,
  order: GenerateRequest,
  count: number | null,
  { createdBy, onTrouble }: Options,
): Promise<string[]> {
  if (count === null && later) return [(await later.add(workspaceId, order, { createdBy })).id]
  const { generateDocument, generateVariants } = await writer()
  if (count === null || count === 1) return [(await generateDocument(writing, workspaceId, order, { createdBy, onTrouble })).id]
  return (await generateVariants(writing, workspaceId, order, count, { createdBy, onTrouble })).map(({ id }) => id)
}

/** An order is checked by the names of version 1: faults are told at the names of this one. */
const NAMES: Record<string, string> = { templateId: 'template_id', toneOfVoiceMetaId: 'tone_meta_id' }

async function withNamesOfV2<T>(language: LanguageKey, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError) || typeof error.detail === 'string') throw error
    const { status, detail, headers, cause, code } = error
    const renamed = detail.map(({ ctx, ...fault }) => ({
      ...fault,
      ...(ctx ? { ctx: refusedFinding(ctx, language) } : {}),
      loc: fault.loc.map((part) => NAMES[part] ?? part),
    }))
    throw new AppError(status, renamed, { headers, cause, code })
  }
}
