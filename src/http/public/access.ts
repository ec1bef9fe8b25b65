import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CLOSED_NETWORK, isOpenTo } from '../../auth/networks.ts'
import type { KeyHolder } from '../../db/keys.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import type { Entrance } from '../entrance.ts'
import { askAgainWhenLate } from '../late-body.ts'
import { route } from '../route.ts'
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
      const refusal = whyRefused(holder, request.ip)
      if (!refusal) request.holder = holder
      done(refusal)
    }
    const holder = holderOf(keys, request)
    if (holder instanceof Promise) void holder.then(admit, done)
    else admit(holder)
  })
  askAgainWhenLate(app, async (request) => {
    if (!request.holder) return
    const refusal = whyRefused(await holderOf(keys, request), request.ip)
    if (refusal) throw refusal
  })
}

function holderOf(keys: KeyCache, { headers }: FastifyRequest): ReturnType<KeyCache['find']> {
  const key = headers['x-api-key']
  return typeof key === 'string' && key.length > 0 && key.length < 200 ? keys.find(key) : null
}

function whyRefused(holder: KeyHolder | null, address: string): AppError | undefined {
  if (!holder) return new AppError(401, 'The API key is missing or invalid.')
  if (!isOpenTo(holder.networks, address)) return new AppError(403, CLOSED_NETWORK)
  return holder.plan === 'free' ? new AppError(403, 'The workspace is not on a plan with API access.') : undefined
}

export const workspaceOf = (request: Pick<FastifyRequest, 'holder'>): string => request.holder!.workspaceId

/** Programs, by a key. */
export const BY_KEY: Entrance = {
  prefix: '',
  route: ({ needs: _needs, ...definition }) =>
    route({ ...definition, errors: [...new Set([...definition.errors, 429])].sort((a, b) => a - b) }),
  who: (request) => ({ workspaceId: workspaceOf(request), userId: request.holder!.userId, keyId: request.holder!.id }),
}

export function actorOf(request: Pick<FastifyRequest, 'holder'>): Actor {
  const { id, name, userId } = request.holder!
  return { kind: 'key', id, name, userId }
}
