import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Settings } from '../../config.ts'
import { AppError, invalid } from '../../errors.ts'
import type { Admission } from '../base/admission.ts'
import { originsOf } from '../public/cors.ts'
import type { AgentHandler, Message } from './handler.ts'

/** Bytes of one message: the longest text that can be checked, where each character may be written in six. */
const BODY_LIMIT = 6 * 1024 * 1024 + 65_536

/**
 * /mcp: the Model Context Protocol by streamable HTTP, for the workspace of an API key. Nothing is kept between two messages, so any
 * process can answer any of them. What a tool does goes through the public API by the same key: its scopes, limits and words hold.
 */
export function serveAgents(app: FastifyInstance, { db, admission }: { db: pg.Pool; admission: Admission }): void {
  let loaded: Promise<AgentHandler> | null = null
  // The packages of the protocol are loaded with the first agent.
  const handler = () => (loaded ??= import('./handler.ts').then(({ AgentHandler: Handler }) => new Handler(app, db)))
  app.addHook('preClose', async () => (await loaded)?.close())
  app.route({
    method: 'POST',
    url: '/mcp',
    bodyLimit: BODY_LIMIT,
    config: { scope: 'any' },
    async handler(request, reply) {
      const message = request.body as Message | null | undefined
      if (typeof message !== 'object' || message === null || Array.isArray(message))
        throw invalid({ loc: ['body'], msg: 'Value error, one message of JSON-RPC is expected', type: 'value_error' })
      // Each call of the public API takes a place of its own; who holds one and waits for another would wait for itself.
      admission.leave(request)
      return (await handler()).answer(request, reply, message)
    },
  })
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/mcp',
    config: { open: true },
    handler: (_request, reply) => reply.code(405).header('allow', 'POST').send({ detail: 'Method Not Allowed' }),
  })
}

/**
 * Before the key is asked for: a page that a name was rebound for, or any other page that was not allowed by CORS_ORIGINS, is refused by
 * its Origin. Programs send none. A key may also come as a bearer token, which is all that many agents can send.
 */
export function admitAgents(app: FastifyInstance, settings: Pick<Settings, 'CORS_ORIGINS' | 'PUBLIC_URL'>): void {
  const allowed = originsOf(settings.CORS_ORIGINS)
  if (settings.PUBLIC_URL !== '') allowed.push(new URL(settings.PUBLIC_URL).origin)
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers
    if (origin !== undefined && !allowed.includes('*') && !allowed.includes(origin))
      throw new AppError(403, 'Pages of this origin may not call this server; CORS_ORIGINS names those that may.')
    takeBearer(request)
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode === 401) reply.header('www-authenticate', 'Bearer')
    return payload
  })
}

function takeBearer({ headers }: FastifyRequest): void {
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (token !== undefined) headers['x-api-key'] ??= token
}
