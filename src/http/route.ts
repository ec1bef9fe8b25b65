import '@fastify/multipart'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { ErrorBody, ValidationErrorBody } from './schema.ts'

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
  /** Its answer tells what rules say, in the language of whoever asks. */
  ruleWords?: boolean
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
  for (const { method, path, query, body, consumes, form, success, config, bodyLimit, ruleWords, handle } of routes) {
    const url = prefix + path.replaceAll(/\{(\w+)\}/g, ':$1')
    allowed.set(url, [...(allowed.get(url) ?? []), method, ...(method === 'GET' ? ['HEAD'] : [])])
    app.route({
      method,
      url,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      config: { ...config, ...(ruleWords ? { ruleWords } : {}) },
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
        response: { [success.status]: success.schema },
      },
      handler: (request, reply) => handle(request as unknown as RouteRequest<TSchema, TSchema>, reply),
    })
  }
  for (const [url, methods] of allowed) {
    app.route({
      method: METHODS.filter((method) => !methods.includes(method)),
      url,
      config: { open: true },
      handler: (_request, reply) => reply.code(405).header('allow', methods.join(', ')).send({ detail: 'Method Not Allowed' }),
    })
  }
}

/** What each error status means wherever it is declared. */
export const ERROR_RESPONSES: Record<number, { description: string; schema: TSchema }> = {
  401: { description: 'The API key is missing or invalid.', schema: ErrorBody },
  403: {
    description: 'The plan has no API access, the key lacks the scope, or the workspace is not open to this network address.',
    schema: ErrorBody,
  },
  404: { description: 'The resource does not exist in this workspace.', schema: ErrorBody },
  409: { description: 'A request with the same Idempotency-Key is still running.', schema: ErrorBody },
  413: { description: 'The request body is too large.', schema: ErrorBody },
  422: { description: 'A parameter or the request body is invalid; detail says which.', schema: ValidationErrorBody },
  429: { description: 'Too many requests; Retry-After says when to try again.', schema: ErrorBody },
  502: { description: "The model's service failed; no document was left behind.", schema: ErrorBody },
  503: { description: 'The service is busy or its database does not answer; Retry-After says when to try again.', schema: ErrorBody },
  504: { description: 'The model took too long; no document was left behind.', schema: ErrorBody },
}
