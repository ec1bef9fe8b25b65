import type pg from 'pg'
import { Type } from 'typebox'
import { listDocumentsForDesk } from '../../db/documents/shown.ts'
import { AppError, notFound } from '../../errors.ts'
import { oneOf } from '../../contract/schema.ts'
import type { Route } from '../base/route.ts'
import { actorOf, appRoute, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { windowQuery } from '../../contract/common.ts'
import { DocumentDetail, DocumentInput, DocumentsSchema } from '../../contract/documents.ts'
import { LONGEST_ID, LONGEST_SEARCH } from '../../contract/limits.ts'

const tag = 'Documents'
const ONE = '/w/{workspace_id}/documents/{document_id}'

export const documentRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/documents',
    operationId: 'listDocuments',
    tag,
    needs: 'read',
    summary: 'Documents, newest first',
    query: Type.Object({
      ...windowQuery(200, 50),
      search: Type.Optional(Type.String({ maxLength: LONGEST_SEARCH, description: 'In title and text.' })),
      approval: Type.Optional(oneOf(['draft', 'in_review', 'approved'])),
      bulk_input_id: Type.Optional(Type.String({ maxLength: LONGEST_ID, description: 'Only those of one bulk run.' })),
    }),
    success: { status: 200, schema: DocumentsSchema, description: 'A window of the documents.' },
    errors: [401, 403, 404, 422, 503],
    handle: async (request) => listDocumentsForDesk(db, workspaceOf(request), request.query),
  }),
  appRoute({
    method: 'PATCH',
    path: ONE,
    operationId: 'changeDocument',
    ruleWords: true,
    tag,
    needs: 'write_documents',
    summary: 'Change title, content or sharing',
    body: DocumentInput,
    success: { status: 200, schema: DocumentDetail, description: 'As it is now.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request) {
      const { changeDocument } = await import('../../documents/edit/edit.ts')
      const changed = await changeDocument(db, workspaceOf(request), actorOf(request), idOf(request, 'document_id'), request.body)
      if (changed === 'stale')
        throw new AppError(409, 'Somebody saved this document since you opened it; read it again.', {
          refusal: { name: 'saved_meanwhile' },
        })
      return found(changed)
    },
  }),
]

function found<T>(document: T | null): T {
  if (!document) throw notFound('Document')
  return document
}
