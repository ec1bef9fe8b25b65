import type { FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import '@fastify/multipart'
import { asOneLine } from '../../contract/one-line.ts'
import { forgetUpload, storeUpload, uploadedBytes } from '../../db/audits/uploads.ts'
import type { StoredUpload } from '../../db/audits/uploads.ts'
import { AppError, invalid } from '../../errors.ts'
import { AtOnce } from './at-once.ts'
import { labelsTakenBy } from '../../text/document-types.ts'

/** The largest file audits read anyway; a zip holds several. */
export const UPLOAD_LIMIT = 100 * 1024 * 1024

/** Files of one request at most. */
export const MOST_FILES = 1000

/** How forms are read, wherever files come in. */
export const MULTIPART = { preservePath: true, limits: { fileSize: UPLOAD_LIMIT, files: MOST_FILES, fields: 10 } }

/** Uploads of one workspace under way at once in this process. */
const MOST_AT_ONCE = 4

export const UPLOADS_IN_WORDS =
  `multipart/form-data, each file a part: ${labelsTakenBy('upload')}, or a ZIP of them; at most 100 MB each, and together at most ` +
  'what the operator lets a workspace have waiting. What no audit takes within a day is forgotten.'

/** Takes the files of a request and keeps them for an audit. */
export class FileReceiver {
  readonly #db: pg.Pool
  /** Bytes of files that a workspace may have waiting. */
  readonly #quota: number
  readonly #underWay = new AtOnce(MOST_AT_ONCE, 'Several uploads of this workspace are under way; wait until one of them has ended.')

  constructor(db: pg.Pool, quota: number) {
    this.#db = db
    this.#quota = quota
  }

  async receive(request: FastifyRequest, reply: FastifyReply, workspaceId: string, userId: string | null): Promise<StoredUpload[]> {
    if (!request.isMultipart())
      throw invalid({ loc: ['body'], msg: 'Value error, files are sent as multipart/form-data', type: 'value_error' })
    try {
      const uploads = await this.#underWay.run(workspaceId, () => store(this.#db, workspaceId, userId, request, this.#quota))
      if (uploads.length === 0) throw invalid({ loc: ['body', 'file'], msg: 'Field required', type: 'missing' })
      return uploads
    } catch (error) {
      // What still comes of a refused request is not read.
      reply.header('connection', 'close')
      throw error
    }
  }
}

/** Each file goes to the database as it comes; of a request that is refused nothing stays. */
async function store(
  db: pg.Pool,
  workspaceId: string,
  userId: string | null,
  files: FastifyRequest,
  quota: number,
): Promise<StoredUpload[]> {
  const uploads: StoredUpload[] = []
  let used = await uploadedBytes(db, workspaceId)
  try {
    for await (const part of files.files()) {
      const bytes = counted(part.file, (size) => {
        used += size
        if (used > quota) throw overQuota(quota)
      })
      const stored = await storeUpload(
        db,
        workspaceId,
        userId,
        { name: asOneLine(part.filename ?? '') || 'file', type: part.mimetype },
        bytes,
      )
      uploads.push(stored)
      if (part.file.truncated) throw new AppError(413, 'A file has at most 100 MB.')
    }
    // Others may have come meanwhile, here or on another server, and each began with the same count.
    if (uploads.length > 0 && (await uploadedBytes(db, workspaceId)) > quota) throw overQuota(quota)
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
