import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newId } from '../../db/base/ids.ts'
import { isUnavailable } from '../../db/base/unavailable.ts'
import { AppError, codeOf } from '../../errors.ts'
import type { ErrorCode, Refusal } from '../../errors.ts'
import { ModelFailure } from '../../generation/base/model.ts'
import { noteRefusal } from './refusals.ts'
import { callerGone } from './while-connected.ts'
import { workspaceIn } from './request-log.ts'

/** The reader of multipart forms says these in words alone as well. */
const BROKEN_FORM =
  /^(Unexpected end of (form|file|multipart data)|Part terminated early|Malformed part header|Multipart: Boundary not found)/

/** Methods that some route has; others (TRACE, PROPFIND, …) are refused everywhere. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * The one place where an error becomes an answer. The log keeps everything; the caller sees a sentence,
 * never a stack, a path or SQL.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answer(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    if (METHODS.has(request.method)) return reply.code(404).send(errorBody(request, 404, 'Not Found'))
    return reply
      .code(405)
      .header('allow', [...METHODS].join(', '))
      .send(errorBody(request, 405, 'Method Not Allowed'))
  })
}

/** Version 1 of the public API has the sentence alone. */
const HAS_CODE = /^\/public\/v2(?:[/?]|$)/
const IS_APPLICATION = /^\/app\/api\//

/**
 * What an error says; to programs of version 2 with a code, to the application with the name of a refusal that it words itself. By the
 * address: some errors happen before a route is found.
 */
export function errorBody(
  { url }: Pick<FastifyRequest, 'url'>,
  status: number,
  detail: AppError['detail'],
  code?: ErrorCode,
  refusal: Refusal | null = null,
) {
  if (HAS_CODE.test(url)) return { detail, code: code ?? codeOf(status) }
  return refusal !== null && IS_APPLICATION.test(url) ? { detail, refusal } : { detail }
}

/** An address that cannot be decoded (`/audits/%zz`) or is too long reaches no route and no hook. */
export const answerBadAddress = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  void answer(error, request, request.server.withSecurityHeaders(request, reply).header('x-request-id', request.id))
}

/** The caller hung up while it sent: nothing is amiss here, and nobody reads the answer. */
const isCutOff = (error: unknown, { raw }: FastifyRequest) =>
  (error as { code?: string }).code === 'ECONNRESET' && raw.destroyed && !raw.complete

function answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = isCutOff(thrown, request) ? callerGone() : thrown
  const { status, detail, headers, refusal: named } = visible(error)
  const code = error instanceof AppError ? error.code : codeOf(status)
  if (status === 503 && isRefusal(error)) noteRefusal('database', () => ({ request: request.id, ...workspaceIn(request), err: error }))
  else if (status >= 500) request.log.error({ ...workspaceIn(request), err: error, ...saidBy(error) }, 'request failed')
  else if (status === 401 || status === 403 || status === 429) request.log.info(refusal(request, status, detail), 'request refused')
  else request.log.debug({ ...workspaceIn(request), err: error }, 'request refused')
  return reply
    .code(status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(errorBody(request, status, detail, code, named))
}

/** Who was refused what, for looking into an attack; never what they sent. */
const refusal = (request: FastifyRequest, status: number, detail: AppError['detail']) => ({
  ...workspaceIn(request),
  event: 'refused',
  status,
  detail,
  address: request.ip,
  method: request.method,
  route: request.routeOptions?.url,
  user: request.visitor?.userId,
  key: request.holder?.id,
})

/** What a model's service said, without keys: the log has it, the caller never. */
export function saidBy(error: unknown): { said?: string } {
  const { cause } = error as { cause?: unknown }
  const said = error instanceof ModelFailure ? error.said : cause instanceof ModelFailure ? cause.said : null
  return said === null ? {} : { said }
}

/** Not now: the sentence is the answer of every request while the database is away. */
const isRefusal = (error: unknown) =>
  !(error instanceof AppError) && (isUnavailable(error) || (error as { statusCode?: number }).statusCode === 503)

function visible(error: unknown): Pick<AppError, 'status' | 'detail' | 'headers'> & { refusal?: Refusal | null } {
  if (error instanceof AppError) return error
  const { code = '', message = '', statusCode = 500 } = error as { code?: string; message?: string; statusCode?: number }
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { status: 413, detail: 'The request body is too large.', headers: {} }
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return {
        status: 422,
        headers: {},
        detail: [{ loc: ['body'], msg: 'Value error, the body must be JSON with Content-Type: application/json', type: 'value_error' }],
      }
    case 'FST_ERR_BAD_URL':
      return { status: 400, detail: 'The address of the request is not validly encoded.', headers: {} }
  }
  if (BROKEN_FORM.test(message))
    return { status: 422, detail: [{ loc: ['body'], msg: 'Value error, the form is not whole', type: 'value_error' }], headers: {} }
  if (isRefusal(error)) {
    return {
      status: 503,
      detail: 'The service is busy or its database does not answer; try again soon.',
      headers: { 'retry-after': '1' },
      refusal: { name: 'busy' },
    }
  }
  if (statusCode >= 400 && statusCode < 500) return { status: statusCode, detail: sentenceFor(statusCode), headers: {} }
  return {
    status: 500,
    detail: 'Something went wrong on our side; the log has the details under this request id.',
    headers: {},
    refusal: { name: 'our_fault' },
  }
}

const sentenceFor = (status: number) =>
  status === 400 ? 'The request could not be understood.' : status === 408 ? 'The request took too long.' : 'The request was refused.'

/**
 * Where a body ends is known of `chunked` alone. Node tells of any other coding only after it has handed the request on, and a route that
 * reads no body would have answered by then.
 */
export function refuseUnknownCodings(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const coding = request.headers['transfer-encoding']
    if (coding === undefined || coding.trim().toLowerCase() === 'chunked') return done()
    reply.hijack()
    answerClientError({ code: 'HPE_INVALID_TRANSFER_ENCODING' }, request.raw.socket)
  })
}

const BROKEN_REQUESTS: Record<string, [status: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
}

/** `rawPacket`: what had just arrived; the beginning of the request, unless that is longer. */
type BrokenRequest = Pick<NodeJS.ErrnoException, 'code'> & { rawPacket?: unknown }

const REQUEST_LINE = /^[A-Z]+ [^\s?]*?(\/public\/v2\S*)/
const LONGEST_REQUEST_LINE = 2000

/** Where it was sent to, as far as that can be told: programs of version 2 get a code here too. */
const addressIn = ({ rawPacket }: BrokenRequest): string =>
  (Buffer.isBuffer(rawPacket) && REQUEST_LINE.exec(rawPacket.toString('latin1', 0, LONGEST_REQUEST_LINE))?.[1]) || ''

/**
 * A request that is not HTTP never reaches a route: it is answered on its socket, in the form of every error, and the connection is
 * closed.
 */
export function answerClientError(error: BrokenRequest, socket: Socket): void {
  // Answered already: what follows on the connection is not looked at.
  if (socket.writableEnded) return
  if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) {
    socket.destroy()
    return
  }
  const [status, detail] = BROKEN_REQUESTS[error.code ?? ''] ?? ['400 Bad Request', 'The request is not valid HTTP.']
  const body = JSON.stringify(errorBody({ url: addressIn(error) }, Number.parseInt(status, 10), detail))
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `X-Request-Id: ${newId()}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  )
}
