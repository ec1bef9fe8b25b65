import { findDocument } from '../../db/documents.ts'
import { isId } from '../../db/ids.ts'
import { generateDocument } from '../../documents/create.ts'
import type { Writing } from '../../documents/create.ts'
import type { Later } from '../../documents/later.ts'
import { AppError, notFound } from '../../errors.ts'
import { route } from '../route.ts'
import type { Route } from '../route.ts'
import { workspaceOf } from './access.ts'
import { DOCUMENT } from './examples.ts'
import { keeping } from './idempotency.ts'
import { DocumentGenerateInput, DocumentGenerateResponse, DocumentSchema } from './schemas.ts'

/** RFC 7240: the caller does not want to wait. */
const isAsync = (prefer: string | string[] | undefined) => /(?:^|,)\s*respond-async\s*(?:[;,=]|$)/i.test([prefer ?? ''].flat().join(','))

export const documentRoutes = (writing: Writing, later?: Later): Route[] => [
  route({
    method: 'POST',
    path: '/document',
    operationId: 'generateDocument',
    tag: 'Documents',
    summary: 'Write a document from a template',
    description: 'The document is stored and readable when 201 is sent; with Prefer: respond-async, 201 is sent at once.',
    body: DocumentGenerateInput,
    example: { templateId: DOCUMENT.templateId, language_key: 'EN', input: '{"product":"Steel bottle"}', toneOfVoiceMetaId: null },
    success: {
      status: 201,
      schema: DocumentGenerateResponse,
      description: 'The document was written.',
      example: { message: 'Document generated.', documentId: DOCUMENT.id },
    },
    errors: [401, 403, 404, 409, 413, 422, 429, 502, 503, 504],
    config: { takesLong: true },
    async handle(request, reply) {
      const { templateId, language_key: language, input, toneOfVoiceMetaId = null } = request.body
      const order = { templateId, language, input, toneMetaId: toneOfVoiceMetaId }
      const createdBy = request.holder!.userId
      reply.code(201)
      if (later && isAsync(request.headers.prefer)) {
        const headers = { 'preference-applied': 'respond-async' }
        const bodyOf = ({ id }: { id: string }) => ({ message: 'The document is being written.', documentId: id })
        const keep = keeping<{ id: string }>(request, reply, (added) => ({ status: 201, body: bodyOf(added), headers }))
        const added = await later.add(workspaceOf(request), order, { createdBy, keep })
        reply.headers(headers)
        return bodyOf(added)
      }
      const bodyOf = ({ id, message }: { id: string; message: string }) => ({ message, documentId: id })
      const keep = keeping<{ id: string; message: string }>(request, reply, (written) => ({ status: 201, body: bodyOf(written) }))
      return bodyOf(await generateDocument(writing, workspaceOf(request), order, { createdBy, keep }))
    },
  }),
  route({
    method: 'GET',
    path: '/document/{id}',
    operationId: 'getDocument',
    tag: 'Documents',
    summary: 'Read a generated document',
    success: { status: 200, schema: DocumentSchema, description: 'The document.', example: DOCUMENT },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request, reply) {
      const id = request.params.id!
      const found = isId(id) ? await findDocument(writing.db, workspaceOf(request), id) : null
      if (!found) throw notFound('Document')
      if (found.status === 'failed') throw new AppError(404, found.error ?? 'The document could not be written.')
      if (found.status === 'pending') reply.header('retry-after', '1')
      const { status: _status, error: _error, ...document } = found
      return document
    },
  }),
]
