import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KeyHolder } from '../../db/keys.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../../review/actor.ts'
import type { KeyRing } from './keys.ts'

declare module 'fastify' {
  interface FastifyRequest {
    holder: KeyHolder | null
  }
  interface FastifyContextConfig {
    /** Answers without a key. */
    open?: boolean
  }
}

/** Refuses requests without a valid key (401), then those of plans without API access (403), before anything else is looked at. */
export function requireKey(app: FastifyInstance, keys: KeyRing): void {
  app.decorateRequest('holder', null)
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.open || request.is404) return
    reply.header('cache-control', 'no-store')
    const key = request.headers['x-api-key']
    const holder = typeof key === 'string' && key.length > 0 && key.length < 200 ? await keys.find(key) : null
    if (!holder) throw new AppError(401, 'The API key is missing or invalid.')
    if (holder.plan === 'free') throw new AppError(403, 'The workspace is not on a plan with API access.')
    request.holder = holder
  })
}

export const workspaceOf = (request: Pick<FastifyRequest, 'holder'>): string => request.holder!.workspaceId

export function actorOf(request: Pick<FastifyRequest, 'holder'>): Actor {
  const { id, name, userId } = request.holder!
  return { kind: 'key', id, name, userId }
}
