import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { FilesInput, UploadsSchema } from '../../../contract/audits.ts'
import { FileReceiver, UPLOADS_IN_WORDS } from '../../base/receive-files.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { refuseOthers } from '../people.ts'

/** Files that an audit or a site names afterwards. */
export const uploadRoutesV2 = (db: pg.Pool, quota: number): PublicRoute[] => {
  const receiver = new FileReceiver(db, quota)
  return [
    publicRoute({
      method: 'POST',
      path: '/uploads',
      operationId: 'uploadFiles',
      tag: 'Audits',
      scope: 'write',
      summary: 'Upload files for an audit',
      description: UPLOADS_IN_WORDS,
      body: FilesInput,
      consumes: 'multipart/form-data',
      success: { status: 201, schema: UploadsSchema, description: 'Their identifiers, to be named by a source of kind files.' },
      errors: [401, 403, 413, 422, 429, 503],
      async handle(request, reply) {
        await refuseOthers(db, request.holder!, 'run_audits')
        const files = request as unknown as FastifyRequest
        const uploads = await receiver.receive(files, reply, workspaceOf(request), request.holder!.userId)
        reply.code(201)
        return { uploads }
      },
    }),
  ]
}
