import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { storeUpload } from '../../db/uploads.ts'
import { AppError, invalid } from '../../errors.ts'
import { labelsTakenBy } from '../../text/document-types.ts'
import '@fastify/multipart'
import type { Route } from '../route.ts'
import { appRoute, visitorOf, workspaceOf } from './access.ts'
import { FilesInput, UploadsSchema } from './schemas/audits.ts'

/** The largest file audits read anyway; a zip holds several. */
export const UPLOAD_LIMIT = 100 * 1024 * 1024

export const uploadRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/uploads',
    operationId: 'uploadFiles',
    tag: 'Audits',
    needs: 'run_audits',
    summary: 'Upload files for an audit',
    description:
      `multipart/form-data, each file a part: ${labelsTakenBy('upload')}, or a ZIP of them; at most 100 MB each. ` +
      'What no audit takes within a day is forgotten.',
    body: FilesInput,
    consumes: 'multipart/form-data',
    success: { status: 201, schema: UploadsSchema, description: 'Their identifiers, to be named by a source of kind files.' },
    errors: [401, 403, 404, 413, 422, 503],
    async handle(request, reply) {
      const files = request as unknown as FastifyRequest
      if (!files.isMultipart())
        throw invalid({ loc: ['body'], msg: 'Value error, files are sent as multipart/form-data', type: 'value_error' })
      const uploads = []
      for await (const part of files.files()) {
        const content = await part.toBuffer()
        if (part.file.truncated) throw new AppError(413, 'A file has at most 100 MB.')
        uploads.push(
          await storeUpload(db, workspaceOf(request), visitorOf(request).userId, {
            name: part.filename || 'file',
            type: part.mimetype,
            content,
          }),
        )
      }
      if (uploads.length === 0) throw invalid({ loc: ['body', 'file'], msg: 'Field required', type: 'missing' })
      reply.code(201)
      return { uploads }
    },
  }),
]
