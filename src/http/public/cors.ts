import type { FastifyInstance } from 'fastify'
import { UsageError } from '../../errors.ts'
import { RATE_HEADER_NAMES } from './rate-headers.ts'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const SENT =
  'X-API-Key, Authorization, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID, Prefer, X-Request-Id, ' +
  'MCP-Protocol-Version, MCP-Session-Id, Mcp-Method, Mcp-Name'
/** Headers of answers that a page of another origin may read. */
const READ = ['ETag', 'Location', ...RATE_HEADER_NAMES, 'Retry-After', 'X-Request-Id', 'MCP-Session-Id', 'Deprecation', 'Sunset'].join(', ')
/** Seconds for which a browser need not ask again whether it may. */
const KEEP = '600'

/**
 * Where CORS_ORIGINS names origins, their pages may call the public API from a browser. The key is sent in a header by the page itself:
 * cookies are never allowed along, and the application's own API is not opened.
 */
export function allowOrigins(app: FastifyInstance, setting: string): void {
  const origins = originsOf(setting)
  const wrong = origins.find((entry) => entry !== '*' && !isOrigin(entry))
  if (wrong !== undefined) throw new UsageError(`CORS_ORIGINS names origins such as https://app.example.com, or *, not "${wrong}"`)
  if (origins.length === 0) return
  const any = origins.includes('*')
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    // Caches keep one answer for each origin.
    if (!any) reply.header('vary', 'Origin')
    if (origin === undefined || !(any || origins.includes(origin))) return
    reply.header('access-control-allow-origin', any ? '*' : origin).header('access-control-expose-headers', READ)
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return
    // The browser's question before the request, which comes without the key.
    return reply
      .headers({ 'access-control-allow-methods': METHODS, 'access-control-allow-headers': SENT, 'access-control-max-age': KEEP })
      .code(204)
      .send()
  })
}

export const originsOf = (setting: string): string[] =>
  setting
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

function isOrigin(entry: string): boolean {
  return URL.canParse(entry) && new URL(entry).origin === entry && /^https?:/.test(entry)
}
