import '@fastify/multipart'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { askedBy } from '../../checks/asking.ts'
import { workspaceIn } from './request-log.ts'
import { errorBody } from './errors.ts'
import { ErrorBody, ValidationErrorBody } from '../../contract/schema.ts'

/** One endpoint: this record validates its requests, types its handler and describes it in the OpenAPI document. */
export interface Route<Query extends TSchema = TSchema, Body extends TSchema = TSchema> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with parameters in braces, as in the specification. */
  path: string
  operationId: string
  summary: string
  description?: string
  tag: string
  query?: Query
  body?: Body
  /** The same as a form with files, beside JSON: what the handler's body is, read from it before the body's schema is held against it. */
  form?: { schema: TSchema; read(request: FastifyRequest): Promise<unknown> }
  /** The body's media type where it is not JSON; such a body is read by the handler itself. */
  consumes?: string
  /** Bytes of a body that may be larger than those of other routes. */
  bodyLimit?: number
  /** An example of the request body for the document. */
  example?: unknown
  /** `otherTypes`: what it also answers with, by media type. */
  success: {
    status: number
    schema: TSchema
    description: string
    example?: unknown
    mediaType?: string
    otherTypes?: Record<string, TSchema>
  }
  /** Statuses of errors that can happen here, for the document. */
  errors: number[]
  /** Answers beside success and errors, for the document: what else can be said of the resource. */
  others?: Record<number, { schema: TSchema; description: string; example?: unknown; mediaType?: string }>
  /** Its answer carries an ETag, and is 304 for a client that has it. */
  cacheable?: boolean
  /** What it answers may not be there yet: Retry-After says when to ask again. */
  mayWait?: boolean
  /** Its answer has texts of rules, in the caller's language. */
  ruleWords?: boolean
  /** It is to go: the day this was announced, and the day from which it may be gone, as 2027-01-31. */
  deprecated?: { since: string; sunset: string }
  /** What the hooks of the route's group need to know about it. */
  config?: FastifyContextConfig
  handle(request: RouteRequest<Query, Body>, reply: FastifyReply): Promise<unknown>
}

export type RouteRequest<Query extends TSchema, Body extends TSchema> = Omit<FastifyRequest, 'query' | 'body' | 'params'> & {
  query: Static<Query>
  body: Static<Body>
  params: Record<string, string>
}

/** Keeps the types of a route's schemas for its handler. */
export const route = <Query extends TSchema, Body extends TSchema>(definition: Route<Query, Body>): Route => definition as unknown as Route

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Registers routes under a prefix, and answers 405 with Allow for methods a path does not have. */
export function addRoutes(app: FastifyInstance, prefix: string, routes: Route[]): void {
  const allowed = new Map<string, string[]>()
  for (const {
    method,
    path,
    query,
    body,
    consumes,
    form,
    success,
    config,
    bodyLimit,
    ruleWords,
    deprecated,
    handle,
    operationId,
  } of routes) {
    const url = prefix + path.replaceAll(/\{(\w+)\}/g, ':$1')
    allowed.set(url, [...(allowed.get(url) ?? []), method, ...(method === 'GET' ? ['HEAD'] : [])])
    app.route({
      method,
      url,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      ...(deprecated ? { onRequest: announcing(deprecated) } : {}),
      config: { ...config, success, operationId, ...(ruleWords ? { ruleWords } : {}) },
      ...(form
        ? {
            preValidation: async (request: FastifyRequest) => {
              if (request.isMultipart()) request.body = await form.read(request)
            },
          }
        : {}),
      schema: {
        ...(query ? { querystring: query } : {}),
        ...(body && !consumes ? { body } : {}),
      },
      preSerialization: serializing,
      handler: (request, reply) => {
        const answer = () => handle(request as unknown as RouteRequest<TSchema, TSchema>, reply)
        // Reading checks no texts.
        return method === 'GET' ? answer() : askedBy(workspaceIn(request).workspace ?? '', answer)
      },
    })
  }
  for (const [url, methods] of allowed) {
    app.route({
      method: METHODS.filter((method) => !methods.includes(method)),
      url,
      config: { open: true },
      handler: (request, reply) =>
        reply
          .code(405)
          .header('allow', methods.join(', '))
          .send(errorBody(request, 405, 'Method Not Allowed')),
    })
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    success?: Route['success']
  }
}

/**
 * An answer as text; the success schema decides which fields leave. It is compiled with the first answer, where Fastify, given the schema
 * with the route, would compile those of all routes before the server listens.
 */
export function serialized(reply: FastifyReply, status: number, body: unknown): string {
  const { success } = reply.request.routeOptions.config
  if (status !== success?.status) return JSON.stringify(body)
  // Fastify keeps what it compiled under the schema itself.
  return reply.compileSerializationSchema(success.schema as TSchema & Record<string, unknown>, `${status}`)(body as Record<string, unknown>)
}

const serializing = (_request: FastifyRequest, reply: FastifyReply, payload: unknown, done: (error: null, payload: unknown) => void) => {
  if (payload !== null) reply.serializer((body: unknown) => serialized(reply, reply.statusCode, body))
  done(null, payload)
}

/** RFC 9745 and RFC 8594. */
const announcing = ({ since, sunset }: NonNullable<Route['deprecated']>) => {
  const headers = { deprecation: `@${Date.parse(since) / 1000}`, sunset: new Date(sunset).toUTCString() }
  return (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.headers(headers)
    done()
  }
}

/** What each error status means wherever it is declared, and what it may say. */
export const ERROR_RESPONSES: Record<number, { description: string; schema: TSchema; example?: unknown }> = {
  401: {
    description: 'The API key is missing or invalid.',
    schema: ErrorBody,
    example: { detail: 'The API key is missing or invalid.' },
  },
  403: {
    description: 'The plan has no API access, the key lacks the scope, or the workspace is not open to this network address.',
    schema: ErrorBody,
    example: { detail: 'This key may not do that: it lacks the scope “write”.' },
  },
  404: {
    description: 'The resource does not exist in this workspace.',
    schema: ErrorBody,
    example: { detail: 'Audit not found' },
  },
  409: {
    description: 'A request with the same Idempotency-Key is still running.',
    schema: ErrorBody,
    example: { detail: 'A request with this Idempotency-Key is still running; try again soon.' },
  },
  413: { description: 'The request body is too large.', schema: ErrorBody, example: { detail: 'The request body is too large.' } },
  422: { description: 'A parameter or the request body is invalid; detail says which.', schema: ValidationErrorBody },
  429: {
    description: 'Too many requests; Retry-After says when to try again.',
    schema: ErrorBody,
    example: { detail: 'Too many requests with this API key; try again in a second.' },
  },
  502: {
    description: "The model's service failed; no document was left behind.",
    schema: ErrorBody,
    example: { detail: 'The model’s service failed; no document was written.' },
  },
  503: {
    description: 'The service is busy or its database does not answer; Retry-After says when to try again.',
    schema: ErrorBody,
    example: { detail: 'The service is busy; try again in a moment.' },
  },
  504: {
    description: 'The model took too long; no document was left behind.',
    schema: ErrorBody,
    example: { detail: 'The model took too long; no document was written.' },
  },
}

/** The fault of a request that a route's own schemas would find. */
export function exampleFault({ body, query }: Pick<Route, 'body' | 'query'>): unknown {
  const { required: [field] = [] } = (body ?? {}) as { required?: string[] }
  if (field !== undefined) return { detail: [{ loc: ['body', field], msg: 'Field required', type: 'missing' }] }
  const { properties = {} } = (query ?? {}) as { properties?: Record<string, { type?: unknown }> }
  const [number] = Object.entries(properties).find(([, { type }]) => type === 'integer') ?? []
  if (number === undefined) return { detail: [{ loc: ['body'], msg: 'Value error, the request cannot be read', type: 'value_error' }] }
  const msg = 'Input should be a valid integer, unable to parse string as an integer'
  return { detail: [{ loc: ['query', number], msg, type: 'int_parsing' }] }
}
