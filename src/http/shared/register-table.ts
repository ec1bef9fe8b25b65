import { Readable } from 'node:stream'
import type pg from 'pg'
import { Type } from 'typebox'
import { oneOf } from '../../contract/schema.ts'
import { registerWorkbook } from '../../documents/export/register-workbook.ts'
import { registerCsv } from '../../promotions/register/table.ts'
import type { Entrance } from '../base/entrance.ts'
import type { Route } from '../base/route.ts'

const FORMATS = ['csv', 'xlsx'] as const
const TYPES = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }

/** The whole register as a file. */
export const registerTableRoutes = ({ prefix, route, who }: Entrance, db: pg.Pool): Route[] => [
  route({
    method: 'GET',
    path: `${prefix}/register-table`,
    operationId: 'exportRegister',
    tag: 'Register',
    needs: 'read',
    summary: 'The whole register as a table, by its numbers',
    query: Type.Object({ format: oneOf(FORMATS, { default: 'csv', description: 'csv: UTF-8. xlsx: a workbook.' }) }),
    success: {
      status: 200,
      schema: Type.String(),
      description: 'CSV, or a workbook.',
      mediaType: 'text/csv',
      otherTypes: { [TYPES.xlsx]: Type.String({ format: 'binary' }) },
    },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      const { workspaceId } = who(request)
      const { format } = request.query
      const file =
        format === 'csv'
          ? Readable.from(registerCsv(db, workspaceId))
          : Readable.from(registerWorkbook(db, workspaceId), { objectMode: false })
      return reply.type(TYPES[format]).header('content-disposition', `attachment; filename="register.${format}"`).send(file)
    },
  }),
]
