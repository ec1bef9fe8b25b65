import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import '@fastify/multipart'
import type pg from 'pg'
import { Type } from 'typebox'
import { allTerms, listTerms } from '../../db/rules/terms.ts'
import { AppError, invalid } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { LanguageKeySchema, oneOf } from '../../contract/schema.ts'
import { actorOf, appRoute, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { FilesInput } from '../../contract/audits.ts'
import { Done, windowQuery } from '../../contract/common.ts'
import { Made } from '../../contract/library.ts'
import { TermInput, TermsReport, TermsSchema } from '../../contract/terms.ts'
import { LONGEST_SEARCH } from '../../contract/limits.ts'

const tag = 'Library'
const ALL = '/w/{workspace_id}/terms'
const ONE = `${ALL}/{term_id}`
const MOST_BYTES = 10 * 1024 * 1024

/** Loaded on first use: it brings the whole of the rules with it. */
const words = () => import('../../workshop/terminology/index.ts')

/** Terminology. Who may write documents may change it; the rules made from it run like any other. */
export const termRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: ALL,
    operationId: 'listTerms',
    tag,
    needs: 'read',
    summary: 'Terminology',
    query: Type.Object({
      ...windowQuery(500, 100),
      search: Type.String({ maxLength: LONGEST_SEARCH, default: '', description: 'In all words and notes.' }),
      language: Type.Optional(LanguageKeySchema),
    }),
    success: { status: 200, schema: TermsSchema, description: 'A window of them.' },
    errors: [401, 403, 404, 422, 503],
    handle: (request) => listTerms(db, workspaceOf(request), { ...request.query, language: request.query.language ?? null }),
  }),
  appRoute({
    method: 'POST',
    path: ALL,
    operationId: 'addTerm',
    tag,
    needs: 'write_documents',
    summary: 'Add a word',
    body: TermInput,
    success: { status: 201, schema: Made, description: 'Its identifier.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request, reply) {
      const { saveWord } = await words()
      const { words: given, note = null } = request.body
      const id = await saveWord(db, workspaceOf(request), actorOf(request), null, { words: given, note })
      reply.code(201)
      return { id }
    },
  }),
  appRoute({
    method: 'POST',
    path: `${ALL}/import`,
    operationId: 'importTerms',
    tag,
    needs: 'write_documents',
    summary: 'Take words in from a table',
    description:
      'multipart/form-data, one CSV file of at most 10 MB: a column for each language (EN, DE …), “EN forbidden” beside it with variants ' +
      'separated by |, and note. A row whose first word is there already takes its place. The report says of each line what became of it.',
    query: Type.Object({ dry_run: oneOf(['true', 'false'], { default: 'false', description: 'Only report; nothing is stored.' }) }),
    body: FilesInput,
    consumes: 'multipart/form-data',
    success: { status: 200, schema: TermsReport, description: 'The report.' },
    errors: [401, 403, 404, 409, 413, 422, 503],
    async handle(request) {
      const dryRun = request.query.dry_run === 'true'
      const bytes = await received(request as unknown as FastifyRequest)
      const { takeTable } = await words()
      return { dry_run: dryRun, ...(await takeTable(db, workspaceOf(request), actorOf(request), bytes, dryRun)) }
    },
  }),
  appRoute({
    method: 'GET',
    path: `${ALL}/export.csv`,
    operationId: 'exportTerms',
    tag,
    needs: 'read',
    summary: 'All words as a table that can be imported again',
    success: { status: 200, schema: Type.String(), description: 'CSV, UTF-8.', mediaType: 'text/csv' },
    errors: [401, 403, 404, 503],
    async handle(request, reply) {
      const { tableOf } = await words()
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="words.csv"')
        .send(Readable.from(tableOf(await allTerms(db, workspaceOf(request)))))
    },
  }),
  appRoute({
    method: 'PUT',
    path: ONE,
    operationId: 'changeTerm',
    tag,
    needs: 'write_documents',
    summary: 'Change a word',
    body: TermInput,
    success: { status: 200, schema: Done, description: 'Changed.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request) {
      const { saveWord } = await words()
      const { words: given, note = null } = request.body
      await saveWord(db, workspaceOf(request), actorOf(request), idOf(request, 'term_id'), { words: given, note })
      return { done: true }
    },
  }),
  appRoute({
    method: 'DELETE',
    path: ONE,
    operationId: 'deleteTerm',
    tag,
    needs: 'write_documents',
    summary: 'Delete a word',
    success: { status: 200, schema: Done, description: 'Gone.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      await (await words()).dropWord(db, workspaceOf(request), actorOf(request), idOf(request, 'term_id'))
      return { done: true }
    },
  }),
]

async function received(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart())
    throw invalid({ loc: ['body'], msg: 'Value error, files are sent as multipart/form-data', type: 'value_error' })
  const part = await request.file({ limits: { fileSize: MOST_BYTES, files: 1 } })
  if (!part) throw invalid({ loc: ['body', 'file'], msg: 'Field required', type: 'missing' })
  const bytes = await part.toBuffer()
  if (part.file.truncated) throw new AppError(413, 'A table of words has at most 10 MB.')
  return new Uint8Array(bytes)
}
