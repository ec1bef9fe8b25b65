import { labelsTakenBy } from '../../text/document-types.ts'
import type { FastifyRequest } from 'fastify'
import '@fastify/multipart'
import type pg from 'pg'
import { Type } from 'typebox'
import { findEntry, listSources, pageOfEntries } from '../../db/library/knowledge-entries.ts'
import { deleteInfobase, listKnowledgeBaseSummaries } from '../../db/library/knowledge-bases.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import { addEntry, addFiles, addInfobase, dropEntry, dropFile, editEntry, renameInfobase } from '../../library/knowledge-edits.ts'
import type { GivenFile } from '../../library/knowledge-edits.ts'
import type { Route } from '../base/route.ts'
import { oneOf } from '../../contract/schema.ts'
import { idOf } from '../base/path-ids.ts'
import type { Entrance } from '../base/entrance.ts'
import { FilesInput } from '../../contract/audits.ts'
import { Done, windowQuery } from '../../contract/common.ts'
import {
  EntriesSchema,
  EntryInput,
  EntrySchema,
  FilesSchema,
  InfobaseDetail,
  InfobaseInput,
  InfobasesSchema,
} from '../../contract/library.ts'
import { LONGEST_SEARCH, LONGEST_SOURCE } from '../../contract/limits.ts'
import { ENTRY_KINDS } from '../../contract/values.ts'

const tag = 'Library'
const DONE = { done: true }

/** Knowledge bases are for people to read: larger files are archives, not brochures. */
const MAX_FILE = 20 * 1024 * 1024

type Asked = Parameters<Entrance['who']>[0]
const entryOf = ({
  kind,
  title,
  content,
  source,
  language_key: languageKey,
}: {
  kind: 'fact' | 'guideline'
  title?: string | null
  content: string
  source?: string | null
  language_key?: never
}) => ({ kind, title: title ?? null, content, source: source ?? null, languageKey: languageKey ?? null })

export const infobaseRoutes = ({ prefix, route, who }: Entrance, db: pg.Pool): Route[] => {
  const ALL = `${prefix}/infobases`
  const ONE = `${ALL}/{infobase_id}`
  const ENTRY = `${ONE}/entries/{entry_id}`
  const at = (request: Asked) => [who(request).workspaceId, idOf(request, 'infobase_id')] as const
  const shown = async (workspaceId: string, id: string) => {
    const [infobase] = await listKnowledgeBaseSummaries(db, workspaceId, id)
    if (!infobase) throw notFound('Knowledge base')
    return { ...infobase, files: await listSources(db, workspaceId, id) }
  }
  const entry = async (request: Asked, id: string) => {
    const found = await findEntry(db, ...at(request), id)
    if (!found) throw notFound('Entry')
    return found
  }
  return [
    route({
      method: 'GET',
      path: ALL,
      operationId: 'listInfobases',
      items: 'infobases',
      tag,
      needs: 'read',
      summary: 'Knowledge bases, and how much each holds',
      success: { status: 200, schema: InfobasesSchema, description: 'The knowledge bases.' },
      errors: [401, 403, 404, 503],
      handle: async (request) => ({ infobases: await listKnowledgeBaseSummaries(db, who(request).workspaceId) }),
    }),
    route({
      method: 'POST',
      path: ALL,
      operationId: 'createInfobase',
      tag,
      needs: 'write_documents',
      summary: 'Make a knowledge base',
      body: InfobaseInput,
      success: { status: 201, schema: InfobaseDetail, description: 'The knowledge base.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request, reply) {
        const { name, description = null } = request.body
        const id = await addInfobase(db, who(request).workspaceId, { name, description })
        reply.code(201)
        return shown(who(request).workspaceId, id)
      },
    }),
    route({
      method: 'GET',
      path: ONE,
      operationId: 'getInfobase',
      tag,
      needs: 'read',
      summary: 'One knowledge base and the files it was fed with',
      success: { status: 200, schema: InfobaseDetail, description: 'The knowledge base.' },
      errors: [401, 403, 404, 503],
      handle: (request) => shown(...at(request)),
    }),
    route({
      method: 'PATCH',
      path: ONE,
      operationId: 'renameInfobase',
      tag,
      needs: 'write_documents',
      summary: 'Rename or describe a knowledge base',
      body: InfobaseInput,
      success: { status: 200, schema: InfobaseDetail, description: 'The knowledge base, as a new version.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        await renameInfobase(db, ...at(request), { name: request.body.name, description: request.body.description ?? null })
        return shown(...at(request))
      },
    }),
    route({
      method: 'DELETE',
      path: ONE,
      operationId: 'deleteInfobase',
      tag,
      needs: 'write_documents',
      summary: 'Delete a knowledge base with its entries',
      success: { status: 200, schema: Done, description: 'Deleted; documents keep the facts they cite.' },
      errors: [401, 403, 404, 503],
      async handle(request) {
        if (!(await deleteInfobase(db, ...at(request)))) throw notFound('Knowledge base')
        return DONE
      },
    }),
    route({
      method: 'GET',
      path: `${ONE}/entries`,
      operationId: 'listEntries',
      items: 'entries',
      tag,
      needs: 'read',
      summary: 'Facts, guidelines and passages of a knowledge base',
      query: Type.Object({
        ...windowQuery(200, 50),
        kind: Type.Optional(oneOf(ENTRY_KINDS)),
        source: Type.Optional(Type.String({ maxLength: LONGEST_SOURCE, description: 'Only of this source.' })),
        search: Type.Optional(Type.String({ maxLength: LONGEST_SEARCH, description: 'In title, text and source.' })),
      }),
      success: { status: 200, schema: EntriesSchema, description: 'A window of the entries.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        if ((await listKnowledgeBaseSummaries(db, ...at(request))).length === 0) throw notFound('Knowledge base')
        return pageOfEntries(db, ...at(request), request.query)
      },
    }),
    route({
      method: 'POST',
      path: `${ONE}/entries`,
      operationId: 'addEntry',
      tag,
      needs: 'write_documents',
      summary: 'Add a fact or a guideline',
      body: EntryInput,
      success: { status: 201, schema: EntrySchema, description: 'The entry.' },
      errors: [401, 403, 404, 409, 422, 503],
      async handle(request, reply) {
        const id = await addEntry(db, ...at(request), entryOf(request.body as never))
        reply.code(201)
        return entry(request, id)
      },
    }),
    route({
      method: 'PUT',
      path: ENTRY,
      operationId: 'changeEntry',
      tag,
      needs: 'write_documents',
      summary: 'Change a fact or a guideline',
      body: EntryInput,
      success: { status: 200, schema: EntrySchema, description: 'The entry; the knowledge base has a new version.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        await editEntry(db, ...at(request), idOf(request, 'entry_id'), entryOf(request.body as never))
        return entry(request, idOf(request, 'entry_id'))
      },
    }),
    route({
      method: 'DELETE',
      path: ENTRY,
      operationId: 'deleteEntry',
      tag,
      needs: 'write_documents',
      summary: 'Delete an entry',
      success: { status: 200, schema: Done, description: 'Deleted.' },
      errors: [401, 403, 404, 503],
      async handle(request) {
        await dropEntry(db, ...at(request), idOf(request, 'entry_id'))
        return DONE
      },
    }),
    route({
      method: 'POST',
      path: `${ONE}/files`,
      operationId: 'addFiles',
      tag,
      needs: 'write_documents',
      summary: 'Add files, cut into passages',
      description:
        `multipart/form-data, each file a part: ${labelsTakenBy('knowledge')}, at most 20 MB each. ` +
        'A file of a name that is there takes its place. All of them or none.',
      body: FilesInput,
      consumes: 'multipart/form-data',
      success: { status: 201, schema: FilesSchema, description: 'How many passages each gave.' },
      errors: [401, 403, 404, 409, 413, 422, 503],
      async handle(request, reply) {
        const given = request as unknown as FastifyRequest
        if (!given.isMultipart())
          throw invalid({ loc: ['body'], msg: 'Value error, files are sent as multipart/form-data', type: 'value_error' })
        const files: GivenFile[] = []
        for await (const part of given.files({ limits: { fileSize: MAX_FILE + 1, files: 20 } })) {
          const bytes = await part.toBuffer()
          if (part.file.truncated || bytes.length > MAX_FILE) throw new AppError(413, 'A file of a knowledge base has at most 20 MB.')
          files.push({ name: (part.filename || 'file').split(/[\\/]/).at(-1)!.slice(0, 200), bytes })
        }
        if (files.length === 0) throw invalid({ loc: ['body', 'file'], msg: 'Field required', type: 'missing' })
        const added = await addFiles(db, ...at(request), files)
        reply.code(201)
        return { files: added }
      },
    }),
    route({
      method: 'DELETE',
      path: `${ONE}/files`,
      operationId: 'deleteFile',
      tag,
      needs: 'write_documents',
      summary: 'Take away the passages of a file',
      query: Type.Object({ source: Type.String({ minLength: 1, maxLength: LONGEST_SOURCE, description: 'The name of the file.' }) }),
      success: { status: 200, schema: Done, description: 'Gone.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        await dropFile(db, ...at(request), request.query.source)
        return DONE
      },
    }),
  ]
}
