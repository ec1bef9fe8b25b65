import type pg from 'pg'
import { findDocument } from '../../db/documents.ts'
import { isId } from '../../db/ids.ts'
import { generateDocument } from '../../documents.ts'
import { AppError, notFound } from '../../errors.ts'
import { route } from '../route.ts'
import type { Route } from '../route.ts'
import { workspaceOf } from './access.ts'
import { DOCUMENT } from './examples.ts'
import { DocumentGenerateInput, DocumentGenerateResponse, DocumentSchema } from './schemas.ts'

export const documentRoutes = (db: pg.Pool): Route[] => [
  route({
    method: 'POST', path: '/document', operationId: 'generateDocument', tag: 'Documents', summary: 'Write a document from a template',
    description: 'The document is stored and readable when 201 is sent; with Prefer: respond-async, 201 is sent at once.',
    body: DocumentGenerateInput,
    example: { templateId: DOCUMENT.templateId, language_key: 'EN', input: '{"product":"Steel bottle"}', toneOfVoiceMetaId: null },
    success: {
      status: 201, schema: DocumentGenerateResponse, description: 'The document was written.',
      example: { message: 'Document generated.', documentId: DOCUMENT.id },
    },
    errors: [401, 403, 404, 409, 413, 422, 429, 502, 503, 504],
    async handle(request, reply) {
      const { templateId, language_key: language, input, toneOfVoiceMetaId = null } = request.body
      const { id, message } = await generateDocument(db, workspaceOf(request), { templateId, language, input, toneMetaId: toneOfVoiceMetaId })
      reply.code(201)
      return { message, documentId: id }
    },
  }),
  route({
    method: 'GET', path: '/document/{id}', operationId: 'getDocument', tag: 'Documents', summary: 'Read a generated document',
    success: { status: 200, schema: DocumentSchema, description: 'The document.', example: DOCUMENT },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request, reply) {
      const id = request.params.id!
      const found = isId(id) ? await findDocument(db, workspaceOf(request), id) : null
      if (!found) throw notFound('Document')
      if (found.status === 'failed') throw new AppError(404, found.error ?? 'The document could not be written.')
      if (found.status === 'pending') reply.header('retry-after', '1')
      const { status: _status, error: _error, ...document } = found
      return document
    },
  }),
]
