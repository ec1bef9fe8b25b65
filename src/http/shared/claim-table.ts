import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import '@fastify/multipart'
import type pg from 'pg'
import { Type } from 'typebox'
import { claimsTable } from '../../claims/table/export.ts'
import { MOST_IN_TABLE, takeClaims } from '../../claims/table/take.ts'
import { FilesInput } from '../../contract/audits.ts'
import { ClaimsReportSchema } from '../../contract/claim-sources.ts'
import { oneOf } from '../../contract/schema.ts'
import { allClaims } from '../../db/claims/claims.ts'
import { AppError, invalid } from '../../errors.ts'
import type { Entrance } from '../base/entrance.ts'
import type { Route } from '../base/route.ts'

const tag = 'Claims'
const MOST_BYTES = 10 * 1024 * 1024

/** Claims in and out as a table; programs and the application have the same. */
export const claimTableRoutes = ({ prefix, route, who, actor }: Entrance, db: pg.Pool): Route[] => [
  route({
    method: 'POST',
    path: `${prefix}/claim-table`,
    operationId: 'importClaims',
    tag,
    needs: 'write_documents',
    summary: 'Take claims in from a table',
    description:
      `multipart/form-data, one CSV or Excel file of at most 10 MB and ${MOST_IN_TABLE} claims, as the export writes it: wording or ` +
      'wording EN, wording DE …, products, markets, must stand, must not stand, valid from, valid until, proof and what belongs to it. ' +
      'With a number it changes that claim. Rows with mistakes are refused, each mistake named; the others are stored together, as ' +
      'drafts or proved.',
    query: Type.Object({ dry_run: oneOf(['true', 'false'], { default: 'false', description: 'Only report; nothing is stored.' }) }),
    body: FilesInput,
    consumes: 'multipart/form-data',
    success: { status: 200, schema: ClaimsReportSchema, description: 'What became of each row.' },
    errors: [401, 403, 404, 409, 413, 422, 503],
    async handle(request) {
      const dryRun = request.query.dry_run === 'true'
      const bytes = await onlyTable(request as unknown as FastifyRequest)
      const { readTableApart } = await import('../../documents/bulk/read-apart.ts')
      const report = await takeClaims(db, who(request).workspaceId, actor(request), await readTableApart(bytes), dryRun)
      return { dry_run: dryRun, ...report }
    },
  }),
  route({
    method: 'GET',
    path: `${prefix}/claim-table`,
    operationId: 'exportClaims',
    tag,
    needs: 'read',
    summary: 'All claims as a table that can be taken in again',
    success: { status: 200, schema: Type.String(), description: 'CSV, UTF-8.', mediaType: 'text/csv' },
    errors: [401, 403, 404, 503],
    async handle(request, reply) {
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="claims.csv"')
        .send(Readable.from(claimsTable(await allClaims(db, who(request).workspaceId))))
    },
  }),
]

async function onlyTable(request: FastifyRequest): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.isMultipart())
    throw invalid({ loc: ['body'], msg: 'Value error, files are sent as multipart/form-data', type: 'value_error' })
  let bytes: Uint8Array<ArrayBuffer> | undefined
  for await (const part of request.files({ limits: { fileSize: MOST_BYTES + 1, files: 1 } })) {
    bytes = new Uint8Array(await part.toBuffer())
    if (part.file.truncated || bytes.length > MOST_BYTES) throw new AppError(413, 'A table of claims has at most 10 MB.')
  }
  if (!bytes) throw invalid({ loc: ['body', 'file'], msg: 'Field required', type: 'missing' })
  return bytes
}
