import type { FastifyInstance, FastifyReply } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Bytes below which an answer travels in one or two packets either way. */
const LEAST = 2048
/** Beyond it compressing takes longer than most networks; such answers are streams. */
const MOST = 16 * 1024 * 1024

type Encoding = 'br' | 'gzip'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Of Brotli, where somebody waits for it: about as fast as gzip. */
const FAST = 4
/** Where it is done once and sent many times. */
const THOROUGH = 9

const encode = (body: Buffer, encoding: Encoding, quality = FAST): Promise<Buffer> =>
  encoding === 'gzip'
    ? toGzip(body, { level: quality === FAST ? 5 : 9 })
    : toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })

/** Bodies that are sent again and again, with what they were compressed to. */
const kept = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>()

/** Says of a body that it will be sent again: it is compressed once, and better. */
export function keepCompressed<Body extends Buffer>(body: Body): Body {
  kept.set(body, {})
  return body
}

function encoded(payload: string | Buffer, encoding: Encoding): Promise<Buffer> {
  if (typeof payload === 'string') return encode(Buffer.from(payload), encoding)
  const before = kept.get(payload)
  return before === undefined ? encode(payload, encoding) : (before[encoding] ??= encode(payload, encoding, THOROUGH))
}

/**
 * Compresses answers to GET for clients that ask for it. Only those: what changes something may answer with a secret that is shown once (a
 * key, a code) beside text somebody else chose, and the length of the two compressed together gives the secret away bit by bit. For the
 * same reason nothing that sets a cookie is compressed. Files are compressed by the build, event streams and other streams not at all.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const accepted = request.headers['accept-encoding']
    if (accepted === undefined || request.method !== 'GET' || !isLarge(payload) || !isText(reply)) return done(null, payload)
    vary(reply, 'Accept-Encoding')
    const encoding = preferred(accepted)
    if (encoding === null || reply.hasHeader('set-cookie')) return done(null, payload)
    encoded(payload, encoding).then((body) => {
      reply.header('content-encoding', encoding).header('content-length', body.length)
      const etag = reply.getHeader('etag')
      // The same content in other bytes: to be compared by meaning.
      if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`)
      done(null, body)
    }, done)
  })
}

const isLarge = (payload: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= LEAST && payload.length <= MOST

const TEXT = /^(application\/([\w.-]+\+)?json|text\/(?!event-stream))/

function isText(reply: FastifyReply): boolean {
  const type = reply.getHeader('content-type')
  return typeof type === 'string' && TEXT.test(type) && !reply.hasHeader('content-encoding')
}

/** Adds a request header by which answers differ to those that are named already. */
export function vary(reply: FastifyReply, header: string): FastifyReply {
  const before = reply.getHeader('vary')
  return reply.header('vary', before === undefined ? header : `${String(before)}, ${header}`)
}

const answered = new Map<string, Encoding | null>()
const MOST_ANSWERED = 100

/** Brotli makes JSON smaller at the same cost. A client that refuses one says so with q=0. */
function preferred(accepted: string): Encoding | null {
  const known = answered.get(accepted)
  if (known !== undefined) return known
  const refused = /;\s*q=0(\.0*)?\s*$/
  const names = accepted.split(',').flatMap((part) => (refused.test(part) ? [] : [part.split(';')[0]!.trim().toLowerCase()]))
  const encoding = names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null
  if (answered.size >= MOST_ANSWERED) answered.clear()
  answered.set(accepted, encoding)
  return encoding
}
