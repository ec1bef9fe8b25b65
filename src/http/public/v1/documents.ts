import { findDocument } from '../../../db/documents/documents.ts'
import { isId } from '../../../db/base/ids.ts'
import type { Generated } from '../../../documents/write/ready.ts'
import type { Writing } from '../../../models/writing.ts'
import type { Later } from '../../../documents/later.ts'
import { reportedFields, reportOf } from '../../../documents/write/report.ts'
import { AppError, invalid, notFound } from '../../../errors.ts'
import type { ModelFailure } from '../../../generation/base/model.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { DOCUMENT, REPORT } from './examples.ts'
import { keeping } from '../../base/idempotency.ts'
import { DocumentGenerateInput, DocumentGenerateResponse, DocumentSchema } from '../../../contract/public/v1.ts'
import { workspaceIn } from '../../base/request-log.ts'

/** Loaded with the first document. */
const writer = () => import('../../../documents/write/create.ts')

const BEING_WRITTEN = 'The document is being written.'

/** RFC 7240: the caller does not want to wait. */
const isAsync = (prefer: string | string[] | undefined) => /(?:^|,)\s*respond-async\s*(?:[;,=]|$)/i.test([prefer ?? ''].flat().join(','))

export const documentRoutes = (writing: Writing, later?: Later): PublicRoute[] => [
  publicRoute({
    method: 'POST',
    path: '/document',
    operationId: 'generateDocument',
    ruleWords: true,
    tag: 'Documents',
    scope: 'write',
    summary: 'Write a document from a template',
    description:
      'The document is stored and readable when 201 is sent, which says what the rules changed in it, what they still find, which ' +
      'figures nobody supplied and which facts it uses. With `refuse_at`, a text with a finding of that severity or above is not stored: ' +
      '422 has one fault for each finding, with the finding in `ctx`, and an Idempotency-Key keeps that answer. With Prefer: ' +
      'respond-async, 201 is sent at once and GET says the rest; a text that `refuse_at` refuses is then 404 with its findings as ' +
      '`detail`.',
    body: DocumentGenerateInput,
    example: {
      templateId: DOCUMENT.templateId,
      language_key: 'EN',
      input: '{"name":"Steel bottle","summary":"A bottle of recycled steel.","features":["keeps tea warm for eight hours"]}',
      toneOfVoiceMetaId: null,
    },
    success: {
      status: 201,
      schema: DocumentGenerateResponse,
      description: 'The document was written.',
      example: { message: 'Document generated.', documentId: DOCUMENT.id, ...REPORT },
    },
    errors: [401, 403, 404, 409, 413, 422, 429, 502, 503, 504],
    config: { takesLong: true },
    async handle(request, reply) {
      const { templateId, language_key: language, input, toneOfVoiceMetaId: toneMetaId = null, variants = 1 } = request.body
      const { refuse_at: refuseAt = null, fallback = null } = request.body
      const order = { templateId, language, input, toneMetaId, refuseAt, fallback, keyId: request.holder!.id }
      const createdBy = request.holder!.userId
      reply.code(201)
      if (later && isAsync(request.headers.prefer)) {
        if (variants > 1)
          throw invalid({ loc: ['body', 'variants'], msg: 'Value error, variants are not written later', type: 'value_error' })
        const headers = { 'preference-applied': 'respond-async' }
        const bodyOf = ({ id }: { id: string }) => ({ message: BEING_WRITTEN, documentId: id })
        const keep = keeping<{ id: string }>(request, reply, (added) => ({ status: 201, body: bodyOf(added), headers }))
        const added = await later.add(workspaceOf(request), order, { createdBy, keep })
        reply.headers(headers)
        return bodyOf(added)
      }
      const bodyOf = ({ id, message, ...written }: Generated) => ({ message, documentId: id, ...reportedFields(written) })
      const onTrouble = (failure: ModelFailure) =>
        request.log.warn({ ...workspaceIn(request as never), said: failure.said }, failure.message)
      if (variants > 1) {
        const allOf = (all: Generated[]) => ({ ...bodyOf(all[0]!), variants: all.map(({ id }) => id) })
        const keepAll = keeping<Generated[]>(request, reply, (all) => ({ status: 201, body: allOf(all) }))
        return allOf(
          await (await writer()).generateVariants(writing, workspaceOf(request), order, variants, { createdBy, keep: keepAll, onTrouble }),
        )
      }
      const keep = keeping<Generated>(request, reply, (written) => ({ status: 201, body: bodyOf(written) }))
      return bodyOf(await (await writer()).generateDocument(writing, workspaceOf(request), order, { createdBy, keep, onTrouble }))
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/document/{id}',
    operationId: 'getDocument',
    ruleWords: true,
    tag: 'Documents',
    scope: 'read',
    summary: 'Read a generated document',
    description: 'The text, and what the rules changed in it and still find, figures without a source, and the facts it uses.',
    mayWait: true,
    success: { status: 200, schema: DocumentSchema, description: 'The document.', example: DOCUMENT },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request, reply) {
      const id = request.params.id!
      const found = isId(id) ? await findDocument(writing.db, workspaceOf(request), id) : null
      if (!found) throw notFound('Document')
      if (found.status === 'failed') throw new AppError(404, found.error ?? 'The document could not be written.')
      if (found.status === 'pending') reply.header('retry-after', '1')
      const { status, error: _error, ...document } = found
      return { ...document, ...reportOf(document), ...(status === 'pending' ? { message: BEING_WRITTEN } : {}) }
    },
  }),
]
