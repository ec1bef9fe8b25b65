import type { FastifyRequest } from 'fastify'
import '@fastify/multipart'
import type pg from 'pg'
import { Type } from 'typebox'
import { findInSource } from '../../claims/sources/find.ts'
import { pageNamed } from '../../claims/passage.ts'
import { FilesInput } from '../../contract/audits.ts'
import { AddressSourceInput, ClaimSourceSchema, EntrySourceInput, PassageAnswer, PassageInput } from '../../contract/claim-sources.ts'
import { asOneLine } from '../../contract/one-line.ts'
import { isId } from '../../db/base/ids.ts'
import { bytesOfSource, contentOfSource, findSource } from '../../db/claims/sources.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import type { OutsideFor } from '../../fetch/outside.ts'
import { labelsTakenBy } from '../../text/document-types.ts'
import { AtOnce } from '../base/at-once.ts'
import type { Entrance } from '../base/entrance.ts'
import { isStorable } from '../base/faults.ts'
import { idOf } from '../base/path-ids.ts'
import type { Route } from '../base/route.ts'

const tag = 'Claims'
const MAX_FILE = 20 * 1024 * 1024

/** Reading brings the fetching and the readers of files with it. */
const taking = () => import('../../claims/sources/take.ts')

/** What proofs of claims are read from; programs and the application have the same. */
export const claimSourceRoutes = ({ prefix, route, who }: Entrance, db: pg.Pool, outsideFor: () => Promise<OutsideFor>): Route[] => {
  const ALL = `${prefix}/claim-sources`
  const ONE = `${ALL}/{source_id}`
  const reading = new AtOnce(4, 'Several proofs of this workspace are being read; wait until one of them is done.')
  type Asked = Parameters<typeof who>[0]
  const taker = (request: Asked) => {
    const { workspaceId, userId } = who(request)
    return { db, workspaceId, userId }
  }
  const shown = async (workspaceId: string, id: string) => {
    const source = await findSource(db, workspaceId, id)
    if (!source) throw notFound('Source')
    return source
  }
  const asked = (request: Asked) => shown(who(request).workspaceId, idOf(request, 'source_id'))
  return [
    route({
      method: 'POST',
      path: ALL,
      operationId: 'readClaimFile',
      tag,
      needs: 'write_documents',
      summary: 'Read a file that proves a claim, and keep it',
      description:
        `multipart/form-data with one file: ${labelsTakenBy('knowledge')}, at most 20 MB. What no claim names is forgotten ` +
        'after a day.',
      body: FilesInput,
      consumes: 'multipart/form-data',
      success: { status: 201, schema: ClaimSourceSchema, description: 'What was read.' },
      errors: [401, 403, 404, 413, 422, 429, 503],
      async handle(request, reply) {
        const { workspaceId } = who(request)
        const id = await reading.run(workspaceId, async () => {
          const { name, bytes } = await onlyFile(request as unknown as FastifyRequest)
          return (await taking()).takeFile(taker(request), name, bytes)
        })
        reply.code(201)
        return shown(workspaceId, id)
      },
    }),
    route({
      method: 'POST',
      path: `${ALL}/addresses`,
      operationId: 'readClaimAddress',
      tag,
      needs: 'write_documents',
      summary: 'Read an address that proves a claim, and keep what it answers',
      description: 'Under the guard that audits have: private networks only where the operator and the workspace allow them.',
      body: AddressSourceInput,
      example: { url: 'https://lab.example/reports/417' },
      success: { status: 201, schema: ClaimSourceSchema, description: 'What was read.' },
      errors: [401, 403, 404, 413, 422, 429, 503],
      async handle(request, reply) {
        const { url } = request.body
        if (!isStorable(url)) throw invalid({ loc: ['body', 'url'], msg: 'Value error, this is no web address', type: 'value_error' })
        const { workspaceId } = who(request)
        const { allowedHosts } = await readSettings(db, workspaceId)
        const outside = (await outsideFor())(allowedHosts)
        const id = await reading.run(workspaceId, async () => (await taking()).takeAddress(taker(request), url, outside))
        reply.code(201)
        return shown(workspaceId, id)
      },
    }),
    route({
      method: 'POST',
      path: `${ALL}/entries`,
      operationId: 'readClaimEntry',
      tag,
      needs: 'write_documents',
      summary: 'Take an entry of a knowledge base as a proof, and keep what it says',
      body: EntrySourceInput,
      example: { infobase_id: '0198f000-0000-7000-8000-000000000000', entry_id: '0198f000-0000-7000-8000-000000000001' },
      success: { status: 201, schema: ClaimSourceSchema, description: 'What was kept.' },
      errors: [401, 403, 404, 413, 422, 503],
      async handle(request, reply) {
        const { infobase_id: infobaseId, entry_id: entryId } = request.body
        if (!isId(infobaseId) || !isId(entryId)) throw notFound('Entry')
        const id = await (await taking()).takeEntry(taker(request), infobaseId, entryId)
        reply.code(201)
        return shown(who(request).workspaceId, id)
      },
    }),
    route({
      method: 'GET',
      path: ONE,
      operationId: 'getClaimSource',
      tag,
      needs: 'read',
      summary: 'What a proof was read from',
      success: { status: 200, schema: ClaimSourceSchema, description: 'What was kept of it.' },
      errors: [401, 403, 404, 422, 503],
      handle: asked,
    }),
    route({
      method: 'GET',
      path: `${ONE}/file`,
      operationId: 'downloadClaimSource',
      tag,
      needs: 'read',
      summary: 'The same as a file, as it came',
      success: { status: 200, schema: Type.String(), description: 'Its bytes.', mediaType: 'application/octet-stream' },
      errors: [401, 403, 404, 422, 503],
      async handle(request, reply) {
        const { id, name, kind, type } = await asked(request)
        const named = kind === 'file' ? name : `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)}.${type === 'text' ? 'txt' : type}`
        reply.headers({
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="proof"; filename*=UTF-8''${encodeURIComponent(named)}`,
        })
        return reply.send(await bytesOfSource(db, who(request).workspaceId, id))
      },
    }),
    route({
      method: 'POST',
      path: `${ONE}/passage`,
      operationId: 'findPassage',
      tag,
      needs: 'read',
      config: { unkept: 'changes nothing' },
      summary: 'Find the words of a proof in what it was read from',
      description: 'White space, case and the form of quotes and dashes may differ; nothing else may.',
      body: PassageInput,
      example: { passage: 'The cotton of the Oslo bag is recycled to 80 %.', page: 'p. 3' },
      success: { status: 200, schema: PassageAnswer, description: 'Where it stands.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const { id } = await asked(request)
        const { passage, page = null } = request.body
        return { found: await findInSource(await contentOfSource(db, who(request).workspaceId, id), passage, pageNamed(page)) }
      },
    }),
  ]
}

async function onlyFile(request: FastifyRequest): Promise<{ name: string; bytes: Uint8Array }> {
  if (!request.isMultipart())
    throw invalid({ loc: ['body'], msg: 'Value error, files are sent as multipart/form-data', type: 'value_error' })
  let file: { name: string; bytes: Uint8Array } | undefined
  for await (const part of request.files({ limits: { fileSize: MAX_FILE + 1, files: 1 } })) {
    const bytes = await part.toBuffer()
    if (part.file.truncated || bytes.length > MAX_FILE) throw new AppError(413, 'The file of a proof has at most 20 MB.')
    file = { name: asOneLine((part.filename ?? '').split(/[\\/]/).at(-1)!).slice(0, 200) || 'file', bytes }
  }
  if (!file) throw invalid({ loc: ['body', 'file'], msg: 'Field required', type: 'missing' })
  return file
}
