import type { TSchema } from 'typebox'
import { ERROR_RESPONSES } from './route.ts'
import type { Route } from './route.ts'

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
    components: { securitySchemes: { [options.security.name]: options.security.scheme }, schemas: sorted(schemas) },
  }
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
  const responses: Json = {
    [route.success.status]: {
      description: route.success.description,
      content: {
        ...content(route.success.schema, route.success.example, route.success.mediaType),
        ...Object.assign({}, ...Object.entries(route.success.otherTypes ?? {}).map(([type, schema]) => content(schema, undefined, type))),
      },
    },
  }
  for (const status of route.errors) {
    const { description, schema } = ERROR_RESPONSES[status]!
    responses[status] = { description: options.errors?.[status] ?? description, content: content(schema) }
  }
  return {
    operationId: route.operationId,
    summary: route.summary,
    description: route.description ?? route.summary,
    tags: [route.tag],
    ...(options.open.includes(route.operationId) ? { security: [] } : {}),
    // An extension: OpenAPI's own list of roles is refused by linters for keys.
    ...(route.config?.scope ? { 'x-required-scope': route.config.scope } : {}),
    parameters: [...pathParameters(route.path), ...queryParameters(route.query, schemas), ...(options.headers?.(route) ?? [])],
    ...(route.body ? { requestBody: { required: true, content: bodies(route, route.body) } } : {}),
    responses,
  }
}

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

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: 'An opaque identifier.',
    schema: { type: 'string' },
  }))

function queryParameters(query: TSchema | undefined, schemas: Json): Json[] {
  const { properties = {} } = (query ?? {}) as unknown as { properties?: Record<string, TSchema & { description?: string }> }
  return Object.entries(properties).map(([name, schema]) => {
    const { description, ...rest } = schema
    return { name, in: 'query', required: false, description: description ?? name, schema: hoist(rest as TSchema, schemas) }
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
