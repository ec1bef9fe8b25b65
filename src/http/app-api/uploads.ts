import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { forgetUpload, storeUpload, uploadedBytes } from '../../db/uploads.ts'
import type { StoredUpload } from '../../db/uploads.ts'
import { AppError, invalid } from '../../errors.ts'
import { labelsTakenBy } from '../../text/document-types.ts'
import '@fastify/multipart'
import type { Route } from '../route.ts'
import { appRoute, visitorOf, workspaceOf } from './access.ts'
import { FilesInput, UploadsSchema } from './schemas/audits.ts'

/** The largest file audits read anyway; a zip holds several. */
export const UPLOAD_LIMIT = 100 * 1024 * 1024

/** Uploads of one workspace under way at once in this process. */
const MOST_AT_ONCE = 4

/** `quota`: bytes of files that a workspace may have waiting. */
export const uploadRoutes = (db: pg.Pool, quota: number): Route[] => {
  const underWay = new Map<string, number>()
  const count = (workspaceId: string, more: number) => {
    const now = (underWay.get(workspaceId) ?? 0) + more
    if (now > 0) underWay.set(workspaceId, now)
    else underWay.delete(workspaceId)
    return now
  }
  return [
    appRoute({
      method: 'POST',
      path: '/w/{workspace_id}/uploads',
      operationId: 'uploadFiles',
      tag: 'Audits',
      needs: 'run_audits',
      summary: 'Upload files for an audit',
      description:
        `multipart/form-data, each file a part: ${labelsTakenBy('upload')}, or a ZIP of them; at most 100 MB each, and together at most ` +
        'what the operator lets a workspace have waiting. What no audit takes within a day is forgotten.',
      body: FilesInput,
      consumes: 'multipart/form-data',
      success: { status: 201, schema: UploadsSchema, description: 'Their identifiers, to be named by a source of kind files.' },
      errors: [401, 403, 404, 413, 422, 429, 503],
      async handle(request, reply) {
        const files = request as unknown as FastifyRequest
        if (!files.isMultipart())
          throw invalid({ loc: ['body'], msg: 'Value error, files are sent as multipart/form-data', type: 'value_error' })
        const workspaceId = workspaceOf(request)
        try {
          if (count(workspaceId, 1) > MOST_AT_ONCE)
            throw new AppError(429, 'Several uploads of this workspace are under way; wait until one of them has ended.', {
              headers: { 'retry-after': '5' },
            })
          const uploads = await store(db, workspaceId, visitorOf(request).userId, files, quota)
          if (uploads.length === 0) throw invalid({ loc: ['body', 'file'], msg: 'Field required', type: 'missing' })
          reply.code(201)
          return { uploads }
        } catch (error) {
          // What still comes of a refused request is not read.
          reply.header('connection', 'close')
          throw error
        } finally {
          count(workspaceId, -1)
        }
      },
    }),
  ]
}

/** Each file goes to the database as it comes; of a request that is refused nothing stays. */
async function store(db: pg.Pool, workspaceId: string, userId: string, files: FastifyRequest, quota: number): Promise<StoredUpload[]> {
  const uploads: StoredUpload[] = []
  let used = await uploadedBytes(db, workspaceId)
  try {
    for await (const part of files.files()) {
      const bytes = counted(part.file, (size) => {
        used += size
        if (used > quota) throw overQuota(quota)
      })
      const stored = await storeUpload(db, workspaceId, userId, { name: part.filename || 'file', type: part.mimetype }, bytes)
      uploads.push(stored)
      if (part.file.truncated) throw new AppError(413, 'A file has at most 100 MB.')
    }
  } catch (error) {
    for (const { id } of uploads) await forgetUpload(db, workspaceId, id)
    throw error
  }
  return uploads
}

async function* counted(file: AsyncIterable<Buffer>, count: (size: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of file) {
    count(chunk.length)
    yield chunk
  }
}

const overQuota = (quota: number) =>
  new AppError(413, `The files of this workspace that wait for an audit have at most ${Math.round(quota / 1e6)} MB together.`)
