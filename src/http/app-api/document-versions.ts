import type pg from 'pg'
import { AppError, notFound } from '../../errors.ts'
import { numberOf } from '../shared/documents.ts'
import type { Route } from '../base/route.ts'
import { actorOf, appRoute, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { Done } from '../../contract/common.ts'
import { DocumentDetail } from '../../contract/documents.ts'
import { DocumentAuthors, RestoreInput, SetAsideInput, VersionName, VersionNumber } from '../../contract/document-versions.ts'

const tag = 'Documents'
const VERSIONS = '/w/{workspace_id}/documents/{document_id}/versions'
const ONE = `${VERSIONS}/{number}`

const versions = () => import('../../documents/edit/versions.ts')

/** What a document was, and who made it what it is. */
export const documentVersionRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'POST',
    path: VERSIONS,
    operationId: 'setVersionAside',
    tag,
    needs: 'write_documents',
    summary: 'Keep a text as a version without changing the document',
    description: 'For a text that met another one: neither is lost, whichever becomes the document’s.',
    body: SetAsideInput,
    success: { status: 201, schema: VersionNumber, description: 'It is kept.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      const made = await (await versions()).setAside(db, workspaceOf(request), actorOf(request), idOf(request, 'document_id'), request.body)
      reply.code(201)
      return made
    },
  }),
  appRoute({
    method: 'PATCH',
    path: ONE,
    operationId: 'nameDocumentVersion',
    tag,
    needs: 'write_documents',
    summary: 'Give a version a name, by which it is kept for good',
    body: VersionName,
    success: { status: 200, schema: Done, description: 'It has the name.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { giveName } = await versions()
      await giveName(db, workspaceOf(request), idOf(request, 'document_id'), numberOf(request), request.body.name)
      return { done: true }
    },
  }),
  appRoute({
    method: 'POST',
    path: `${ONE}/restore`,
    operationId: 'restoreDocumentVersion',
    tag,
    needs: 'write_documents',
    summary: 'Make the text of a version the document’s, as a new version',
    body: RestoreInput,
    success: { status: 200, schema: DocumentDetail, description: 'The document as it is now.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request) {
      const id = idOf(request, 'document_id')
      const { restoreVersion } = await versions()
      const restored = await restoreVersion(db, workspaceOf(request), actorOf(request), id, numberOf(request), request.body.updated_at)
      if (restored === 'stale')
        throw new AppError(409, 'Somebody saved this document since you opened it; read it again.', {
          refusal: { name: 'saved_meanwhile' },
        })
      if (!restored) throw notFound('Document')
      return restored
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/documents/{document_id}/authors',
    operationId: 'listDocumentAuthors',
    tag,
    needs: 'read',
    summary: 'Who wrote each block of the text as it is, and when',
    success: { status: 200, schema: DocumentAuthors, description: 'In the order of the blocks.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({
      blocks: await (await versions()).whoWrote(db, workspaceOf(request), idOf(request, 'document_id')),
    }),
  }),
]
