import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { TLSSocket } from 'node:tls'

/** Browsers come by TLS from now on; not to subdomains, which may be somebody else's. */
const HSTS = ['strict-transport-security', `max-age=${365 * 24 * 60 * 60}`] as const

/** On every answer, whatever it is: before the router, which answers malformed addresses without any hook. */
export function sendSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const alwaysSecure = publicUrl.startsWith('https:')
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('x-content-type-options', 'nosniff')
    if (alwaysSecure || (request.socket as TLSSocket).encrypted) response.setHeader(...HSTS)
  })
  // A trusted proxy says by a header that it was reached by TLS.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') reply.header(...HSTS)
    done()
  })
}
