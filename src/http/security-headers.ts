import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TLSSocket } from 'node:tls'

/** Browsers come by TLS from now on; not to subdomains, which may be somebody else's. */
const HSTS = ['strict-transport-security', `max-age=${365 * 24 * 60 * 60}`] as const

/** What is no page loads nothing and stands in no frame; pages and snapshots have policies of their own. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

/** On every answer, whatever it is: before the router, which answers malformed addresses without any hook. */
export function sendSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const alwaysSecure = publicUrl.startsWith('https:')
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('content-security-policy', NOTHING)
    response.setHeader('referrer-policy', 'no-referrer')
    if (alwaysSecure || (request.socket as TLSSocket).encrypted) response.setHeader(...HSTS)
  })
  // A trusted proxy says by a header that it was reached by TLS.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') reply.header(...HSTS)
    done()
  })
}
