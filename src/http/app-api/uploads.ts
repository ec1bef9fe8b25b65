import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { FileReceiver, UPLOADS_IN_WORDS } from '../base/receive-files.ts'
import type { Route } from '../base/route.ts'
import { appRoute, visitorOf, workspaceOf } from './access.ts'
import { FilesInput, UploadsSchema } from '../../contract/audits.ts'

/** `quota`: bytes of files that a workspace may have waiting. */
export const uploadRoutes = (db: pg.Pool, quota: number): Route[] => {
  const receiver = new FileReceiver(db, quota)
  return [
    appRoute({
      method: 'POST',
      path: '/w/{workspace_id}/uploads',
      operationId: 'uploadFiles',
      tag: 'Audits',
      needs: 'run_audits',
      summary: 'Upload files for an audit',
      description: UPLOADS_IN_WORDS,
      body: FilesInput,
      consumes: 'multipart/form-data',
      success: { status: 201, schema: UploadsSchema, description: 'Their identifiers, to be named by a source of kind files.' },
      errors: [401, 403, 404, 413, 422, 429, 503],
      async handle(request, reply) {
        const uploads = await receiver.receive(request as unknown as FastifyRequest, reply, workspaceOf(request), visitorOf(request).userId)
        reply.code(201)
        return { uploads }
      },
    }),
  ]
}
