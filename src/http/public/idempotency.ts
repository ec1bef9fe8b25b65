import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { claimKey, keepAnswer, releaseKey } from '../../db/idempotency.ts'
import { AppError, invalid } from '../../errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    idempotencyKey: string | null
  }
}

const KEPT_HEADERS = ['content-type', 'preference-applied', 'location']
const fault = (msg: string) => invalid({ loc: ['header', 'Idempotency-Key'], msg: `Value error, ${msg}`, type: 'value_error' })

/** Idempotency-Key on POST: the first response is stored for a day and repeated. */
export function keepAnswers(app: FastifyInstance, db: pg.Pool): void {
  app.decorateRequest('idempotencyKey', null)
  app.addHook('preHandler', (request, reply, done) => {
    const key = request.headers['idempotency-key']
    if (request.method !== 'POST' || key === undefined || !request.holder) return done()
    claim(request, reply, key).then((replayed) => replayed || done(), done)
  })
  const claim = async (request: FastifyRequest, reply: FastifyReply, key: string | string[]): Promise<boolean> => {
    if (typeof key !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(key))
      throw fault('an Idempotency-Key has 1 to 255 printable ASCII characters')
    const hash = createHash('sha256')
      .update(`${request.url}\n${JSON.stringify(request.body)}`)
      .digest()
    const kept = await claimKey(db, request.holder!.workspaceId, key, hash)
    if (kept === null) {
      request.idempotencyKey = key
      return false
    }
    if (!kept.request_hash.equals(hash)) throw fault('this Idempotency-Key was used with another request')
    if (kept.status === null)
      throw new AppError(409, 'A request with this Idempotency-Key is still running.', { headers: { 'retry-after': '1' } })
    reply
      .code(kept.status)
      .headers({ ...kept.headers, 'idempotent-replayed': 'true' })
      .serializer(String)
      .send(kept.body)
    return true
  }
  app.addHook('onSend', (request, reply, payload, done) => {
    const key = request.idempotencyKey
    if (key === null || !request.holder) return done()
    const { workspaceId } = request.holder
    const kept =
      reply.statusCode >= 500 || typeof payload !== 'string'
        ? releaseKey(db, workspaceId, key)
        : keepAnswer(db, workspaceId, key, reply.statusCode, pick(reply.getHeaders()), payload)
    kept.then(() => done(), done)
  })
}

const pick = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(KEPT_HEADERS.filter((name) => headers[name] !== undefined).map((name) => [name, String(headers[name])]))
