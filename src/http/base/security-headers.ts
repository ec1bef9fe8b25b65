import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Browsers come by TLS from now on; not to subdomains, which may be somebody else's. */
const HSTS = `max-age=${365 * 24 * 60 * 60}`

/** What is no page loads nothing and stands in no frame; pages and snapshots have policies of their own. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}
const SECURE_HEADERS = { ...HEADERS, 'strict-transport-security': HSTS }

declare module 'fastify' {
  interface FastifyInstance {
    /** For answers that are given without any hook: malformed addresses. */
    withSecurityHeaders(request: Pick<FastifyRequest, 'protocol'>, reply: FastifyReply): FastifyReply
  }
}

/**
 * On every answer, whatever it is. By the reply and not by the response itself: Node writes headers that were set on the response one by
 * one, each checked again.
 */
export function sendSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const alwaysSecure = publicUrl.startsWith('https:')
  // A trusted proxy says by a header that it was reached by TLS.
  const add = (request: Pick<FastifyRequest, 'protocol'>, reply: FastifyReply) =>
    reply.headers(alwaysSecure || request.protocol === 'https' ? SECURE_HEADERS : HEADERS)
  app.decorate('withSecurityHeaders', add)
  app.addHook('onRequest', (request, reply, done) => {
    add(request, reply)
    done()
  })
}
