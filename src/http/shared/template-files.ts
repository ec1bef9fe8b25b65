import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import '@fastify/multipart'
import type pg from 'pg'
import { Type } from 'typebox'
import { AppError, invalid } from '../../errors.ts'
import type { SentFile } from '../../library/template-package.ts'
import type { Route } from '../base/route.ts'
import { oneOf } from '../../contract/schema.ts'
import { idOf } from '../base/path-ids.ts'
import type { Entrance } from '../base/entrance.ts'
import { FilesInput } from '../../contract/audits.ts'
import { TemplateImport } from '../../contract/templates.ts'

const tag = 'Library'
/** A hundred templates in fifteen languages have some megabytes. */
const MOST_BYTES = 20 * 1024 * 1024
const MOST_FILES = 2000
const TOO_LARGE = 'A package of templates has at most 20 MB.'

/** Templates as files, the same that the command line imports and exports. */
export const templateFileRoutes = ({ prefix, route, who, actor }: Entrance, db: pg.Pool): Route[] => {
  const ALL = `${prefix}/templates`
  return [
    route({
      method: 'POST',
      path: `${ALL}/import`,
      operationId: 'importTemplates',
      tag,
      needs: 'write_documents',
      summary: 'Take templates in from files',
      description:
        'multipart/form-data, each file a part under the name it has in its folder (`note/EN.yml`), or a ZIP of them; at most 20 MB. ' +
        'All of them are stored, each as a version, or none: the report says at which file, place and line each fault is.',
      query: Type.Object({
        dry_run: oneOf(['true', 'false'], { default: 'false', description: 'Only read and report; nothing is stored.' }),
      }),
      body: FilesInput,
      consumes: 'multipart/form-data',
      success: { status: 200, schema: TemplateImport, description: 'The report.' },
      errors: [401, 403, 404, 409, 413, 422, 503],
      async handle(request) {
        const dryRun = request.query.dry_run === 'true'
        const files = await received(request as unknown as FastifyRequest)
        const { takeTemplates } = await import('../../library/template-package.ts')
        return { dry_run: dryRun, ...(await takeTemplates(db, who(request).workspaceId, actor(request), files, dryRun)) }
      },
    }),
    route({
      method: 'GET',
      path: `${ALL}/{template_id}/export.zip`,
      operationId: 'exportTemplate',
      tag,
      needs: 'read',
      summary: 'The files of a template, as the command line writes them',
      success: { status: 200, schema: Type.String(), description: 'A ZIP archive.', mediaType: 'application/zip' },
      errors: [401, 403, 404, 503],
      async handle(request, reply) {
        const [{ templateDetail }, { zipOf }] = await Promise.all([
          import('../../library/template-list.ts'),
          import('../../workshop/import/export.ts'),
        ])
        const { key, files, published_files: published } = await templateDetail(db, who(request).workspaceId, idOf(request, 'template_id'))
        const written = Object.entries(published ?? files).map(([name, content]) => ({ file: `${key}/${name}`, content }))
        return reply
          .type('application/zip')
          .header('content-disposition', `attachment; filename="${key}.zip"`)
          .send(Readable.from(zipOf(written.toSorted((one, other) => (one.file < other.file ? -1 : 1)))))
      },
    }),
  ]
}

async function received(request: FastifyRequest): Promise<SentFile[]> {
  if (!request.isMultipart())
    throw invalid({ loc: ['body'], msg: 'Value error, files are sent as multipart/form-data', type: 'value_error' })
  const files: SentFile[] = []
  let together = 0
  for await (const part of request.files({ limits: { fileSize: MOST_BYTES, files: MOST_FILES, parts: MOST_FILES } })) {
    const bytes = await part.toBuffer()
    together += bytes.length
    if (part.file.truncated || together > MOST_BYTES) throw new AppError(413, TOO_LARGE)
    files.push({ path: part.filename || 'file', bytes: new Uint8Array(bytes) })
  }
  if (files.length === 0) throw invalid({ loc: ['body', 'file'], msg: 'Field required', type: 'missing' })
  return files
}
