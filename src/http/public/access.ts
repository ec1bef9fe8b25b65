import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CLOSED_NETWORK, isOpenTo } from '../../auth/networks.ts'
import type { KeyHolder } from '../../db/keys.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import type { KeyCache } from './keys.ts'

declare module 'fastify' {
  interface FastifyRequest {
    holder: KeyHolder | null
  }
  interface FastifyContextConfig {
    /** Answers without a key. */
    open?: boolean
  }
}

/** Refuses requests without a valid key (401), then those of plans without API access (403), before anything else is validated. */
export function requireKey(app: FastifyInstance, keys: KeyCache): void {
  app.decorateRequest('holder', null)
  // With a callback: a promise for each request would cost as much as the cache lookup it waits for.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.open || request.is404) return done()
    reply.header('cache-control', 'no-store')
    const admit = (holder: KeyHolder | null) => {
      if (!holder) return done(new AppError(401, 'The API key is missing or invalid.'))
      if (!isOpenTo(holder.networks, request.ip)) return done(new AppError(403, CLOSED_NETWORK))
      if (holder.plan === 'free') return done(new AppError(403, 'The workspace is not on a plan with API access.'))
      request.holder = holder
      done()
    }
    const key = request.headers['x-api-key']
    const holder = typeof key === 'string' && key.length > 0 && key.length < 200 ? keys.find(key) : null
    if (holder instanceof Promise) void holder.then(admit, done)
    else admit(holder)
  })
}

export const workspaceOf = (request: Pick<FastifyRequest, 'holder'>): string => request.holder!.workspaceId

export function actorOf(request: Pick<FastifyRequest, 'holder'>): Actor {
  const { id, name, userId } = request.holder!
  return { kind: 'key', id, name, userId }
}
