import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import '@fastify/multipart'
import { Type } from 'typebox'
import { listRows, ROW_STATES } from '../../db/documents/bulk-rows.ts'
import { deleteRun, findRun } from '../../db/documents/bulk-runs.ts'
import type { Later } from '../../documents/later.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import type { Models } from '../../models/index.ts'
import type { Route } from '../base/route.ts'
import { oneOf } from '../../contract/schema.ts'
import { idOf } from '../base/path-ids.ts'
import { sendCsv } from './csv.ts'
import type { Entrance } from '../base/entrance.ts'
import { FilesInput } from '../../contract/audits.ts'
import { BulkDryRun, BulkPlanInput, BulkPreview, BulkRowsSchema, BulkRunSchema, BulkRuns } from '../../contract/bulk-runs.ts'
import { Done, windowQuery } from '../../contract/common.ts'

const tag = 'Documents'
const MOST_BYTES = 20 * 1024 * 1024
const RESULT_FORMATS = ['xlsx', 'csv', 'zip'] as const
const DOCUMENT_FORMATS = ['md', 'html', 'txt', 'docx', 'pdf'] as const

/** Loaded on first use. */
const bulk = () => import('../../documents/bulk/runs.ts')

/** Tables whose rows become documents: taken in, mapped, tried on five rows, ordered, cancelled, resumed, and their results. */
export const bulkRunRoutes = ({ prefix, route, who }: Entrance, models: Models, later?: Later): Route[] => {
  const ALL = `${prefix}/bulk-runs`
  const ONE = `${ALL}/{run_id}`
  return [
    route({
      method: 'GET',
      path: ALL,
      operationId: 'listBulkRuns',
      items: 'runs',
      tag,
      needs: 'read',
      summary: 'Bulk runs, newest first',
      query: Type.Object(windowQuery(100, 50)),
      success: { status: 200, schema: BulkRuns, description: 'A window of them.' },
      errors: [401, 403, 404, 422, 503],
      handle: async (request) => (await bulk()).showRuns(models.db, who(request).workspaceId, request.query),
    }),
    route({
      method: 'POST',
      path: ALL,
      operationId: 'addBulkRun',
      tag,
      needs: 'write_documents',
      summary: 'Take in a table: CSV or XLSX, the first row names the columns',
      description:
        'At most 20 MB and 20,000 rows. Separator and encoding of a CSV file are detected; of a workbook the first sheet is read.',
      body: FilesInput,
      consumes: 'multipart/form-data',
      success: { status: 201, schema: BulkRunSchema, description: 'The run, from which nothing has been ordered.' },
      errors: [401, 403, 404, 409, 413, 422, 503],
      async handle(request, reply) {
        const { takeTable, showRun } = await bulk()
        const { workspaceId, ...orderer } = who(request)
        const id = await takeTable(models.db, workspaceId, orderer, await receivedTable(request as unknown as FastifyRequest))
        reply.code(201)
        return showRun(models.db, workspaceId, id)
      },
    }),
    route({
      method: 'GET',
      path: ONE,
      operationId: 'getBulkRun',
      tag,
      needs: 'read',
      summary: 'One bulk run, and how far it has got',
      success: { status: 200, schema: BulkRunSchema, description: 'The run.' },
      errors: [401, 403, 404, 503],
      handle: async (request) => (await bulk()).showRun(models.db, who(request).workspaceId, idOf(request, 'run_id')),
    }),
    route({
      method: 'PUT',
      path: `${ONE}/plan`,
      operationId: 'planBulkRun',
      tag,
      needs: 'write_documents',
      summary: 'Say what is written from the table, and from which columns',
      description: 'Reads every row with it and writes nothing: which rows the form refuses, and which cells could be read in two ways.',
      body: BulkPlanInput,
      success: { status: 200, schema: BulkPreview, description: 'The plan, and what it would do.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request) {
        const { mapping = null, fixed = {}, tone_meta_id = null, decimal = null, days = null, fallback = null, ...rest } = request.body
        const plan = { ...rest, mapping, fixed, tone_meta_id, decimal, days, fallback }
        return (await bulk()).planTable(models, who(request).workspaceId, idOf(request, 'run_id'), plan)
      },
    }),
    route({
      method: 'POST',
      path: `${ONE}/dry-run`,
      operationId: 'dryRunBulk',
      config: { unkept: 'changes nothing' },
      ruleWords: true,
      tag,
      needs: 'write_documents',
      summary: 'Write the first five rows and store nothing',
      success: { status: 200, schema: BulkDryRun, description: 'Each with its text and its findings, or why there is none.' },
      errors: [401, 403, 404, 409, 422, 502, 503, 504],
      handle: async (request) => ({
        rows: await (await bulk()).dryRun(models, who(request).workspaceId, who(request).userId, idOf(request, 'run_id')),
      }),
    }),
    route({
      method: 'POST',
      path: `${ONE}/start`,
      operationId: 'startBulkRun',
      tag,
      needs: 'write_documents',
      summary: 'Have the rows written, or go on with a run',
      description: 'Rows that have a document are left alone; those that failed or were refused are tried again.',
      success: { status: 200, schema: BulkRunSchema, description: 'The run, which goes on in the background.' },
      errors: [401, 403, 404, 409, 503],
      async handle(request) {
        if (!later) throw new AppError(503, 'This server has no queue; documents cannot be written in the background.')
        await later.startBulk(who(request).workspaceId, idOf(request, 'run_id'))
        return (await bulk()).showRun(models.db, who(request).workspaceId, idOf(request, 'run_id'))
      },
    }),
    route({
      method: 'POST',
      path: `${ONE}/cancel`,
      operationId: 'cancelBulkRun',
      tag,
      needs: 'write_documents',
      summary: 'Stop a run; what is written stays',
      success: { status: 200, schema: BulkRunSchema, description: 'As it is now.' },
      errors: [401, 403, 404, 503],
      async handle(request) {
        const { cancelRun, showRun } = await bulk()
        await cancelRun(models.db, who(request).workspaceId, idOf(request, 'run_id'))
        return showRun(models.db, who(request).workspaceId, idOf(request, 'run_id'))
      },
    }),
    route({
      method: 'GET',
      path: `${ONE}/rows`,
      operationId: 'listBulkRows',
      items: 'rows',
      ruleWords: true,
      tag,
      needs: 'read',
      summary: 'Rows of a run with what became of each',
      query: Type.Object({ ...windowQuery(200, 50), state: Type.Optional(oneOf(ROW_STATES)) }),
      success: { status: 200, schema: BulkRowsSchema, description: 'A window of them, in their order.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const [workspaceId, id] = [who(request).workspaceId, idOf(request, 'run_id')]
        const run = await findRun(models.db, workspaceId, id)
        if (!run) throw notFound('Bulk run')
        return listRows(models.db, workspaceId, run, { ...request.query, state: request.query.state ?? null })
      },
    }),
    route({
      method: 'GET',
      path: `${ONE}/results`,
      operationId: 'exportBulkResults',
      tag,
      needs: 'read',
      summary: 'The results as a file: XLSX, CSV, or a ZIP of the documents',
      query: Type.Object({
        format: oneOf(RESULT_FORMATS),
        documents: Type.Optional(
          oneOf(DOCUMENT_FORMATS, { description: 'What the documents of a ZIP are; Markdown where nothing is said.' }),
        ),
      }),
      success: { status: 200, schema: Type.String(), description: 'The file.', mediaType: 'application/octet-stream' },
      errors: [401, 403, 404, 422, 503],
      handle: (request, reply) =>
        sendResults(models, who(request).workspaceId, idOf(request, 'run_id'), request.query, reply as unknown as FastifyReply),
    }),
    route({
      method: 'DELETE',
      path: ONE,
      operationId: 'deleteBulkRun',
      tag,
      needs: 'write_documents',
      summary: 'Delete a run and its table; its documents stay',
      success: { status: 200, schema: Done, description: 'Gone.' },
      errors: [401, 403, 404, 503],
      async handle(request) {
        const { cancelRun } = await bulk()
        const [workspaceId, id] = [who(request).workspaceId, idOf(request, 'run_id')]
        await cancelRun(models.db, workspaceId, id)
        if (!(await deleteRun(models.db, workspaceId, id))) throw notFound('Bulk run')
        return { done: true }
      },
    }),
  ]
}

/** Streams the results of a run. */
async function sendResults(
  { db }: Pick<Models, 'db'>,
  workspaceId: string,
  id: string,
  { format, documents = 'md' }: { format: (typeof RESULT_FORMATS)[number]; documents?: (typeof DOCUMENT_FORMATS)[number] },
  reply: FastifyReply,
) {
  const run = await findRun(db, workspaceId, id)
  if (!run) throw notFound('Bulk run')
  const { resultColumns, resultPages, resultWorkbook, resultZip } = await import('../../documents/bulk/results.ts')
  if (format === 'csv') return sendCsv(reply, 'results.csv', resultColumns(run), resultPages(db, workspaceId, run))
  const file =
    format === 'xlsx' ? resultWorkbook(db, workspaceId, run) : resultZip(documents, run.plan?.language_key ?? null, db, workspaceId, run)
  return reply
    .type(format === 'xlsx' ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'application/zip')
    .header('content-disposition', `attachment; filename="results.${format}"`)
    .send(Readable.from(file, { objectMode: false }))
}

/** The one file of a request. */
async function receivedTable(request: FastifyRequest): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  if (!request.isMultipart())
    throw invalid({ loc: ['body'], msg: 'Value error, files are sent as multipart/form-data', type: 'value_error' })
  let table: { name: string; bytes: Uint8Array<ArrayBuffer> } | null = null
  for await (const part of request.files({ limits: { fileSize: MOST_BYTES, files: 2 } })) {
    if (table) throw invalid({ loc: ['body', 'file'], msg: 'Value error, one table is taken in at a time', type: 'value_error' })
    const bytes = await part.toBuffer()
    if (part.file.truncated) throw new AppError(413, 'A table has at most 20 MB.')
    // A buffer of its own, which can be handed over to a thread.
    table = { name: part.filename, bytes: new Uint8Array(bytes) }
  }
  if (!table) throw invalid({ loc: ['body', 'file'], msg: 'Field required', type: 'missing' })
  return table
}
