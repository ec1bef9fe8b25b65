import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { claimKey, findAnswer, keepAnswers, KeyTaken, releaseKey, RENEW_MS, renewClaim } from '../../db/base/idempotency.ts'
import type { Keep, KeptAnswer, KeyedRequest } from '../../db/base/idempotency.ts'
import { newId } from '../../db/base/ids.ts'
import { invalid } from '../../errors.ts'
import { serialized } from './route.ts'
import { told } from '../../packs/told.ts'
import { languagesFor } from '../shared/rule-words.ts'

declare module 'fastify' {
  interface FastifyRequest {
    keyed: Keyed | null
  }
  interface FastifyContextConfig {
    /** May take longer than a transaction should: the key is claimed before the work starts. */
    takesLong?: boolean
    /** The answer may not be stored, as it holds a secret or belongs to a call that changes nothing: an Idempotency-Key is of no use. */
    unkept?: 'secret' | 'changes nothing'
  }
}

/** Whose keys a request's key is one of; `prefix` keeps those of several people of a workspace apart. */
export interface KeyOwner {
  workspaceId: string
  prefix: string
}

interface Keyed extends KeyedRequest {
  workspaceId: string
  /** Ends what renews the claim. */
  stop(): void
  /** The handler has written the answer together with its change. */
  kept: boolean
}

const KEPT_HEADERS = ['content-type', 'preference-applied', 'location']
const JSON_TYPE = 'application/json; charset=utf-8'
const fault = (msg: string) => invalid({ loc: ['header', 'Idempotency-Key'], msg: `Value error, ${msg}`, type: 'value_error' })

/**
 * How a handler's change keeps its answer, in the change's own transaction; undefined for a request without a key. `headers`: what the
 * answer has beside its type.
 */
export function keeping<Result>(
  request: Pick<FastifyRequest, 'keyed'>,
  reply: FastifyReply,
  answer: (result: Result) => { status: number; body: Record<string, unknown>; headers?: Record<string, string> },
): Keep<Result> | undefined {
  const { keyed } = request
  if (!keyed) return undefined
  return (result) => {
    const { status, body, headers = {} } = answer(result)
    keyed.kept = true
    const { key, hash, owner } = keyed
    const kept = { status, headers: { 'content-type': JSON_TYPE, ...headers }, body: serialized(reply, status, body) }
    return { key, hash, owner, ...kept }
  }
}

/**
 * Idempotency-Key on POST: the first response is stored for a day and repeated. `claiming`: for routes whose changes do not keep their
 * answers themselves, each key is claimed before the work starts. `ownerOf`: null where keys of a request mean nothing.
 */
export function repeatAnswers(
  app: FastifyInstance,
  db: pg.Pool,
  ownerOf: (request: FastifyRequest) => KeyOwner | null,
  { claiming = false } = {},
): void {
  /** Keys of requests that run in this process: a second one need not start. */
  const running = new Set<string>()
  const nameOf = (workspaceId: string, key: string) => `${workspaceId} ${key}`
  app.decorateRequest('keyed', null)
  app.addHook('preHandler', (request, reply, done) => {
    const key = request.headers['idempotency-key']
    const owner = request.method !== 'POST' || key === undefined || request.routeOptions.config.unkept ? null : ownerOf(request)
    if (!owner) return done()
    begin(request, reply, owner, key!).then((replayed) => replayed || done(), done)
  })
  const begin = async (request: FastifyRequest, reply: FastifyReply, owner: KeyOwner, given: string | string[]): Promise<boolean> => {
    if (typeof given !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(given))
      throw fault('an Idempotency-Key has 1 to 255 printable ASCII characters')
    const hash = createHash('sha256')
      .update(`${request.url}\n${bodyOf(request)}`)
      .digest()
    const { workspaceId } = owner
    const key = owner.prefix + given
    const kept = await findAnswer(db, workspaceId, key)
    if (kept) return replay(db, request, reply, { workspaceId, kept, hash })
    const name = nameOf(workspaceId, key)
    if (running.has(name)) throw new KeyTaken()
    running.add(name)
    try {
      request.keyed = await start(workspaceId, { key, hash, owner: newId() }, claiming || (request.routeOptions.config.takesLong ?? false))
    } finally {
      if (!request.keyed) running.delete(name)
    }
    return false
  }
  const start = async (workspaceId: string, keyed: KeyedRequest, takesLong: boolean): Promise<Keyed> => {
    if (!takesLong) return { ...keyed, workspaceId, kept: false, stop: () => undefined }
    if (!(await claimKey(db, workspaceId, keyed))) throw new KeyTaken()
    // A claim that could not be renewed may be taken over; then this request's change is refused when it is written.
    const timer = setInterval(() => void renewClaim(db, workspaceId, keyed).catch(() => undefined), RENEW_MS)
    return { ...keyed, workspaceId, kept: false, stop: () => clearInterval(timer) }
  }
  app.addHook('onSend', (request, reply, payload, done) => {
    const { keyed } = request
    if (!keyed) return done()
    const { workspaceId } = keyed
    keyed.stop()
    settle(workspaceId, keyed, reply, payload)
      // The answer stands without it: a key that was not freed is free soon by itself, a refusal that was not kept is made again.
      .catch((error: unknown) => request.log.warn({ err: error }, 'the Idempotency-Key could not be settled'))
      .finally(() => {
        running.delete(nameOf(workspaceId, keyed.key))
        done()
      })
  })
  /** A refusal has changed nothing, so it is kept on its own; a failure leaves the key free. */
  const settle = async (workspaceId: string, keyed: Keyed, reply: FastifyReply, payload: unknown): Promise<void> => {
    const { statusCode: status } = reply
    if (status < 400 && keyed.kept) return
    if (status >= 500 || status === 409 || status === 429 || typeof payload !== 'string') return releaseKey(db, workspaceId, keyed)
    const answer = { ...keyed, status, headers: pick(reply.getHeaders()), body: payload }
    await keepAnswers(db, workspaceId, [answer]).catch((error: unknown) => {
      if (!(error instanceof KeyTaken)) throw error
    })
  }
}

/** Files are read by the handler, and each try separates them with other words of the same length: only their size is known here. */
const bodyOf = ({ body, headers }: FastifyRequest): string =>
  headers['content-type']?.startsWith('multipart/') ? `files ${headers['content-length']}` : JSON.stringify(body)

async function replay(
  db: pg.Pool,
  request: FastifyRequest,
  reply: FastifyReply,
  { workspaceId, kept, hash }: { workspaceId: string; kept: KeptAnswer; hash: Buffer },
): Promise<true> {
  if (!kept.request_hash.equals(hash)) throw fault('this Idempotency-Key was used with another request')
  if (kept.status === null) throw new KeyTaken()
  reply
    .code(kept.status)
    .headers({ ...kept.headers, 'idempotent-replayed': 'true' })
    .serializer(String)
    .send(await bodyFor(db, workspaceId, request, kept))
  return true
}

/** What rules say is kept as they say it, before it is told in the caller's language. */
async function bodyFor(db: pg.Pool, workspaceId: string, request: FastifyRequest, { status, body }: KeptAnswer): Promise<string | null> {
  if (!request.routeOptions.config.ruleWords || status! >= 400 || !body) return body
  const given: unknown = JSON.parse(body)
  const answer = await told(db, workspaceId, languagesFor(request), given)
  return answer === given ? body : JSON.stringify(answer)
}

const pick = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(KEPT_HEADERS.filter((name) => headers[name] !== undefined).map((name) => [name, String(headers[name])]))
