import type pg from 'pg'
import { Type } from 'typebox'
import { findDocumentForDesk } from '../../db/documents/shown.ts'
import { listVersions, versionedDocument } from '../../db/documents/versions.ts'
import { notFound } from '../../errors.ts'
import { idOf } from '../base/path-ids.ts'
import { windowQuery } from '../../contract/common.ts'
import { DocumentVersions, VersionText } from '../../contract/document-versions.ts'
import { DocumentDetail } from '../../contract/documents.ts'
import type { Entrance } from '../base/entrance.ts'
import type { Route } from '../base/route.ts'

const tag = 'Documents'

/** The version number in the path; anything that is no number is a version that does not exist. */
export const numberOf = (request: { params: Record<string, string> }): number =>
  /^[1-9]\d{0,8}$/.test(request.params.number ?? '') ? Number(request.params.number) : 0

/** A document as every answer shows it. */
export async function shownDocument(db: pg.Pool, workspaceId: string, id: string) {
  const document = await findDocumentForDesk(db, workspaceId, id)
  if (!document) throw notFound('Document')
  const { withDeskDecisions } = await import('../../documents/edit/edit.ts')
  return withDeskDecisions(db, workspaceId, document)
}

/** A document, and what it was, as people and programs read them. */
export const documentReadRoutes = ({ prefix, route, who }: Entrance, db: pg.Pool): Route[] => {
  const ONE = `${prefix}/documents/{document_id}`
  return [
    route({
      method: 'GET',
      path: ONE,
      operationId: 'getDocument',
      ruleWords: true,
      tag,
      needs: 'read',
      summary: 'One document',
      success: { status: 200, schema: DocumentDetail, description: 'The document.' },
      errors: [401, 403, 404, 503],
      handle: (request) => shownDocument(db, who(request).workspaceId, idOf(request, 'document_id')),
    }),
    route({
      method: 'GET',
      path: `${ONE}/versions`,
      operationId: 'listDocumentVersions',
      items: 'versions',
      tag,
      needs: 'read',
      summary: 'Versions of a document, newest first',
      query: Type.Object(windowQuery(200, 100)),
      success: { status: 200, schema: DocumentVersions, description: 'A window of the versions.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const { workspaceId } = who(request)
        const document = await versionedDocument(db, workspaceId, idOf(request, 'document_id'))
        if (!document) throw notFound('Document')
        const { offset, limit } = request.query
        const listed = await listVersions(db, workspaceId, document, offset, limit)
        return { ...listed, current: Math.max(document.current_version, 1), approved: document.approved_version }
      },
    }),
    route({
      method: 'GET',
      path: `${ONE}/versions/{number}`,
      operationId: 'getDocumentVersion',
      ruleWords: true,
      tag,
      needs: 'read',
      summary: 'One version with its text',
      success: { status: 200, schema: VersionText, description: 'The version.' },
      errors: [401, 403, 404, 503],
      async handle(request) {
        const { readVersion } = await import('../../documents/edit/versions.ts')
        const found = await readVersion(db, who(request).workspaceId, idOf(request, 'document_id'), numberOf(request))
        const { document: _document, ...version } = found
        return version
      },
    }),
  ]
}
