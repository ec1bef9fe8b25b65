import type { TSchema } from 'typebox'
import type { CodeSample } from './code-samples.ts'
import { codeOf } from '../../errors.ts'
import type { ErrorCode } from '../../errors.ts'
import { ERROR_RESPONSES, exampleFault } from './route.ts'
import type { Route } from './route.ts'
import { CodedErrorBody, CodedValidationErrorBody, NamedErrorBody } from '../../contract/schema.ts'

type Json = Record<string, unknown>

export interface DocumentOptions {
  title: string
  description: string
  prefix: string
  /** The path the whole server is below, where it is below one. */
  basePath?: string
  tags: Record<string, string>
  security: { name: string; scheme: Json }
  /** Operations that need no credentials. */
  open: string[]
  /** Header parameters by method. */
  headers?: (route: Route) => Json[]
  /** What is sent to addresses: for each type of event what its body holds. */
  webhooks?: Record<string, { summary: string; description: string; body: TSchema; example: unknown }>
  /** What is said of answers and calls to whoever writes a client; not said of the application's own API. */
  forClients?: {
    headers: Json
    headersOf(route: Route, status: number): string[]
    facts(route: Route): string
    samples(route: Route): CodeSample[]
  }
  /** Errors carry a code for programs. */
  hasCodes?: boolean
  /** Refusals have a name beside their sentence: what the application answers. */
  hasRefusals?: boolean
  /** What an error status means here, where it differs from the public API. */
  errors?: Record<number, string>
}

/** The OpenAPI 3.1 document of some routes, from the same records that validate their requests. */
export function openApiDocument(routes: Route[], options: DocumentOptions): Json {
  const schemas: Json = {}
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = options.prefix + route.path
    paths[path] ??= {}
    paths[path][route.method.toLowerCase()] = operation(route, options, schemas)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: options.title,
      version: '1.0.0',
      description: options.description,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Imprimatur', url: 'https://imprimatur.example' },
    },
    servers: [{ url: options.basePath || '/', description: 'This server.' }],
    tags: Object.entries(options.tags).map(([name, description]) => ({ name, description })),
    security: [{ [options.security.name]: [] }],
    paths,
    ...(options.webhooks ? { webhooks: webhooksOf(options.webhooks, schemas) } : {}),
    components: {
      securitySchemes: { [options.security.name]: options.security.scheme },
      ...(options.forClients ? { headers: usedHeaders(routes, options.forClients) } : {}),
      schemas: sorted(schemas),
    },
  }
}

/** Of the headers those that some answer carries. */
function usedHeaders(routes: Route[], { headers, headersOf }: NonNullable<DocumentOptions['forClients']>): Json {
  const used = new Set(routes.flatMap((route) => [route.success.status, ...route.errors].flatMap((status) => headersOf(route, status))))
  return Object.fromEntries(Object.entries(headers).filter(([name]) => used.has(name)))
}

function operation(route: Route, options: DocumentOptions, schemas: Json): Json {
  const content = (schema: TSchema, example?: unknown, mediaType = 'application/json') => ({
    [mediaType]: {
      schema: hoist(schema, schemas),
      ...(example === undefined ? {} : { examples: { example: { summary: 'An example', value: example } } }),
    },
  })
  const bodies = ({ example, consumes, form }: Route, body: TSchema) => ({
    ...content(body, example, consumes),
    ...(form ? content(form.schema, undefined, 'multipart/form-data') : {}),
  })
  const { forClients } = options
  const headers = (status: number) =>
    forClients
      ? { headers: Object.fromEntries(forClients.headersOf(route, status).map((name) => [name, { $ref: `#/components/headers/${name}` }])) }
      : {}
  const responses: Json = {}
  const others = Object.entries(route.others ?? {}).map(([status, answer]) => ({ status: Number(status), ...answer }))
  for (const { status, schema, description, example, mediaType } of [route.success, ...others])
    responses[status] = { description, ...headers(status), content: content(schema, example, mediaType) }
  for (const [type, schema] of Object.entries(route.success.otherTypes ?? {}))
    Object.assign((responses[route.success.status] as { content: Json }).content, content(schema, undefined, type))
  if (route.cacheable) responses[304] = { description: 'What the caller has is still the same.', ...headers(304) }
  for (const status of route.errors) {
    const { description, schema: plain, example } = ERROR_RESPONSES[status]!
    const said = status === 422 ? exampleFault(route) : (example ?? { detail: description })
    const coded = status === 422 ? CodedValidationErrorBody : CodedErrorBody
    const schema = options.hasCodes ? coded : options.hasRefusals && status !== 422 ? NamedErrorBody : plain
    const shown = forClients && (options.hasCodes ? { ...(said as Json), code: EXAMPLE_CODES[status] ?? codeOf(status) } : said)
    responses[status] = { description: options.errors?.[status] ?? description, ...headers(status), content: content(schema, shown) }
  }
  return {
    operationId: route.operationId,
    summary: route.summary,
    description: forClients
      ? `${route.description ?? `${route.summary}.`}\n\n${forClients.facts(route)}`
      : (route.description ?? route.summary),
    tags: [route.tag],
    ...(route.deprecated ? { deprecated: true } : {}),
    ...(options.open.includes(route.operationId) ? { security: [] } : {}),
    // An extension: OpenAPI's own list of roles is refused by linters for keys.
    ...(route.config?.scope ? { 'x-required-scope': route.config.scope } : {}),
    ...(route.config?.unkept === 'changes nothing' ? { 'x-changes-nothing': true } : {}),
    parameters: [
      ...pathParameters(route.path, forClients !== undefined),
      ...queryParameters(route.query, schemas),
      ...(options.headers?.(route) ?? []),
    ],
    ...(route.body ? { requestBody: { required: true, content: bodies(route, route.body) } } : {}),
    responses,
    ...(forClients ? { 'x-codeSamples': forClients.samples(route) } : {}),
  }
}

/** Of those examples whose status has several codes. */
const EXAMPLE_CODES: Record<number, ErrorCode> = { 403: 'missing_scope', 409: 'request_running' }

const HEADERS = {
  'webhook-id': 'Of the event: the same each time it is sent.',
  'webhook-timestamp': 'Seconds since 1970, when it was sent.',
  'webhook-signature': '`v1,` and the HMAC-SHA256 of `id.timestamp.body`; several with blanks between while a key is rotated.',
}

/** By Standard Webhooks. */
function webhooksOf(events: NonNullable<DocumentOptions['webhooks']>, schemas: Json): Json {
  return Object.fromEntries(
    Object.entries(events).map(([type, { summary, description, body, example }]) => [
      type,
      {
        post: {
          operationId: type.replaceAll(/\.(\w)/g, (_match, letter: string) => letter.toUpperCase()),
          summary,
          description,
          tags: ['Events'],
          security: [],
          parameters: Object.entries(HEADERS).map(([name, text]) => ({
            name,
            in: 'header',
            required: true,
            description: text,
            schema: { type: 'string' },
          })),
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: hoist(body, schemas), examples: { example: { summary: 'An example', value: example } } },
            },
          },
          responses: {
            '2XX': { description: 'It was taken. Any other answer, or none within 15 seconds, is tried again for three days.' },
          },
        },
      },
    ]),
  )
}

const pathParameters = (path: string, isNamed: boolean): Json[] =>
  [...path.matchAll(/([\w-]+)\/\{(\w+)\}/g)].map(([, before, name]) => ({
    name,
    in: 'path',
    required: true,
    description: isNamed ? `Which ${thingOf(before!, name!)}: an opaque identifier; an unknown one is 404.` : 'An opaque identifier.',
    schema: { type: 'string' },
  }))

/** `audit_id` names an audit, and `id` what stands before it in the path. */
const thingOf = (before: string, name: string) => (name === 'id' ? before : name.replace(/_id$/, '')).replaceAll(/[_-]/g, ' ')

function queryParameters(query: TSchema | undefined, schemas: Json): Json[] {
  type Property = TSchema & { description?: string; type?: unknown; default?: unknown }
  const { properties = {}, required = [] } = (query ?? {}) as unknown as { properties?: Record<string, Property>; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => {
    const { description, ...rest } = schema
    return {
      name,
      in: 'query',
      required: required.includes(name) && schema.default === undefined,
      description: description ?? name,
      // A list is written with commas: state=undecided,fixed.
      ...([schema.type].flat().includes('array') ? { style: 'form', explode: false } : {}),
      schema: hoist(rest as TSchema, schemas),
    }
  })
}

/** Moves a schema with a title to the document's named schemas, and puts a reference in its place. */
function hoist(schema: unknown, schemas: Json): unknown {
  if (Array.isArray(schema)) return schema.map((item) => hoist(item, schemas))
  if (typeof schema !== 'object' || schema === null) return schema
  const { title, ...rest } = schema as Json
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, hoistKeyword(key, value, schemas)]))
  if (typeof title !== 'string') return inner
  // A nullable enumeration such as "Severity or null" stays inline.
  if (Array.isArray(inner.type)) return inner
  schemas[title] = inner
  return { $ref: `#/components/schemas/${title}` }
}

function hoistKeyword(keyword: string, value: unknown, schemas: Json): unknown {
  if (keyword === 'examples' || keyword === 'enum' || keyword === 'default' || keyword === 'const') return value
  if (keyword !== 'properties') return hoist(value, schemas)
  // Names of fields, not keywords: a field may be called "title" or "default".
  return Object.fromEntries(Object.entries(value as Json).map(([name, schema]) => [name, hoist(schema, schemas)]))
}

const sorted = (schemas: Json): Json => Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
