import type pg from 'pg'
import { Type } from 'typebox'
import { StampAuthorityInput, StampAuthoritySchema, StampedSchema, TimeStampsSchema, timeStampsQuery } from '../../contract/time-stamps.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { countStamps, findStamp, lastAsked, lastGiven, stampWindow } from '../../db/trail/stamps.ts'
import type { TimeStamp } from '../../db/trail/stamps.ts'
import { AppError, invalid, notFound, PlainError } from '../../errors.ts'
import type { Asking } from '../../stamps/ask.ts'
import type { Entrance } from '../base/entrance.ts'
import { idOf, knownId } from '../base/path-ids.ts'
import type { Route } from '../base/route.ts'
import { mustExist } from './csv.ts'

const tag = 'Time stamps'

/** A text has a line of its own before those of the heads, and ends with a line. */
const headsIn = (text: string): number => text.split('\n').length - 2

const shown = (stamp: Omit<TimeStamp, 'request'>) => ({
  id: stamp.id,
  authority: stamp.authority,
  heads: headsIn(stamp.heads),
  asked_at: stamp.asked_at,
  asked_by: stamp.asked_by,
  stamped_at: stamp.stamped_at,
  serial: stamp.serial,
  tries: stamp.tries,
  next_try_at: stamp.response === null ? stamp.next_try_at : null,
  failure: stamp.failure,
})

/** Loaded at the first need: most processes stamp nothing. */
const stamping = () => import('../../stamps/stamp.ts')

async function authorityOf(db: pg.Pool, workspaceId: string) {
  const { timeStamps: authority } = await readSettings(db, workspaceId)
  const last = await lastGiven(db, workspaceId)
  const asked = await lastAsked(db, workspaceId)
  return {
    url: authority?.url ?? null,
    user: authority?.user ?? null,
    has_password: (authority?.sealedKey ?? null) !== null,
    policy: authority?.policy ?? null,
    certificates: authority?.certificates ?? '',
    daily: authority?.daily ?? false,
    last: last && shown(last),
    waiting: asked && asked.response === null ? shown(asked) : null,
    unstamped: (await (await stamping()).unstampedHeads(db, workspaceId)).length,
  }
}

/** Heads of trails stamped by an authority; programs and the application have the same. */
export const timeStampRoutes = ({ prefix, route, who, actor }: Entrance, db: pg.Pool, asking: () => Promise<Asking>): Route[] => {
  const ALL = `${prefix}/time-stamps`
  const ONE = `${ALL}/{stamp_id}`
  const AUTHORITY = `${prefix}/time-stamp-authority`
  const given = async (request: Parameters<typeof who>[0]) => {
    const stamp = await findStamp(db, who(request).workspaceId, idOf(request, 'stamp_id'))
    if (!stamp) throw notFound('Time stamp')
    return stamp
  }
  const file = (type: string, name: string) => ({ 'content-type': type, 'content-disposition': `attachment; filename="${name}"` })
  return [
    route({
      method: 'GET',
      path: AUTHORITY,
      operationId: 'getStampAuthority',
      tag,
      needs: 'read',
      summary: 'Who stamps the heads of trails, and how that stands',
      success: { status: 200, schema: StampAuthoritySchema, description: 'Without its password.' },
      errors: [401, 403, 404, 503],
      handle: async (request) => authorityOf(db, who(request).workspaceId),
    }),
    route({
      method: 'PUT',
      path: AUTHORITY,
      operationId: 'setStampAuthority',
      tag,
      needs: 'manage_workspace',
      summary: 'Name who stamps the heads of trails',
      description: 'It is asked through the same guard as pages that are read; what is sent is a hash.',
      body: StampAuthorityInput,
      example: { url: 'https://stamps.example/tsa', policy: null, certificates: '', daily: true, reason: 'For the auditors.' },
      success: { status: 200, schema: StampAuthoritySchema, description: 'As it is now.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const { workspaceId } = who(request)
        const { url, user = null, password, policy = null, certificates = '', daily = false, reason } = request.body
        const { nameAuthority } = await import('../../stamps/authority.ts')
        const said = { url, user, password, policy, certificates, daily }
        await plainly(async () =>
          nameAuthority(db, async () => (await asking()).seal(), workspaceId, said, { actor: actor(request), why: reason }),
        )
        return authorityOf(db, workspaceId)
      },
    }),
    route({
      method: 'GET',
      path: ALL,
      operationId: 'listTimeStamps',
      items: 'stamps',
      tag,
      needs: 'read',
      summary: 'Time stamps of the workspace, or of the trail of an audit',
      query: timeStampsQuery(),
      success: { status: 200, schema: TimeStampsSchema, description: 'The newest first.' },
      errors: [401, 403, 404, 422, 503],
      async handle(request) {
        const { workspaceId } = who(request)
        const { offset, limit, audit_id: audit } = request.query
        const chain = audit === undefined ? null : knownId(audit)
        if (chain !== null) await mustExist(db, workspaceId, chain)
        const stamps = await stampWindow(db, workspaceId, { chain, offset, limit })
        return {
          total: await countStamps(db, workspaceId, chain),
          stamps: stamps.map(({ length, ...stamp }) => ({ ...shown(stamp), length })),
        }
      },
    }),
    route({
      method: 'POST',
      path: ALL,
      operationId: 'stampNow',
      tag,
      needs: 'manage_workspace',
      summary: 'Have what has moved stamped now',
      description: 'Where the authority gives no stamp, the answer says why, and when it is asked again. 409: no authority is named.',
      success: { status: 200, schema: StampedSchema, description: 'The stamp, or what is waited for.' },
      errors: [401, 403, 404, 409, 503],
      async handle(request) {
        const { workspaceId } = who(request)
        if ((await readSettings(db, workspaceId)).timeStamps === null) throw new AppError(409, 'No time stamp authority is named.')
        const { stampNow } = await stamping()
        const done = await stampNow(db, await asking(), workspaceId, actor(request).name)
        const stamp = done && (await findStamp(db, workspaceId, done.stamp.id))
        return { heads: done?.heads ?? 0, stamp: stamp && shown(stamp) }
      },
    }),
    route({
      method: 'GET',
      path: `${ONE}/response`,
      operationId: 'getTimeStampResponse',
      tag,
      needs: 'read',
      summary: 'A time stamp as the authority gave it (.tsr)',
      description: 'openssl ts -verify -data heads.txt -in stamp.tsr -CAfile certificates.pem',
      success: { status: 200, schema: Type.String(), description: 'As RFC 3161 has it.', mediaType: 'application/timestamp-reply' },
      errors: [401, 403, 404, 503],
      async handle(request, reply) {
        const { response, id } = await given(request)
        if (response === null) throw notFound('Time stamp')
        return reply.headers(file('application/timestamp-reply', `${id}.tsr`)).send(response)
      },
    }),
    route({
      method: 'GET',
      path: `${ONE}/heads`,
      operationId: 'getTimeStampHeads',
      tag,
      needs: 'read',
      summary: 'What a time stamp is of: the heads of the trails, as text',
      success: { status: 200, schema: Type.String(), description: 'The text that was stamped.', mediaType: 'text/plain' },
      errors: [401, 403, 404, 503],
      async handle(request, reply) {
        const { heads, id } = await given(request)
        return reply.headers(file('text/plain; charset=utf-8', `${id}.txt`)).send(heads)
      },
    }),
  ]
}

/** What the command line says in a sentence is a fault of the request here. */
async function plainly(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    const field = /certificate/i.test(error.message) ? 'certificates' : 'url'
    throw invalid({ loc: ['body', field], msg: `Value error, ${error.message}`, type: 'value_error' })
  }
}
