import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CLOSED_NETWORK, isOpenTo } from '../../auth/networks.ts'
import { may } from '../../auth/permissions.ts'
import type { Permission } from '../../contract/values.ts'
import type { TSchema } from 'typebox'
import type { KeyHolder } from '../../db/keys/keys.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import type { Entrance } from '../base/entrance.ts'
import { askAgainWhenLate } from '../base/late-body.ts'
import { route } from '../base/route.ts'
import type { Route } from '../base/route.ts'
import type { KeyCache } from './keys.ts'
import { paged } from './v2/paged.ts'
import type { KeyScope } from '../../contract/values.ts'

declare module 'fastify' {
  interface FastifyRequest {
    holder: KeyHolder | null
  }
  interface FastifyContextConfig {
    /** Answers without a key. */
    open?: boolean
    /** What a key must be allowed to do; `any`: what is asked for says that itself. */
    scope?: KeyScope | 'any'
  }
}

/** A route of the public API: like any other, with the scope a key needs for it. */
export type PublicRoute = Route & { config: { scope: KeyScope } }

export const publicRoute = <Query extends TSchema, Body extends TSchema>(
  definition: Route<Query, Body> & { scope: KeyScope },
): PublicRoute => {
  const { scope, config, errors, ...rest } = definition
  return route({ ...rest, errors: withConflict(errors, definition), config: { ...config, scope } }) as PublicRoute
}

/** Whether an Idempotency-Key makes a route's retries safe. */
export const isRepeatable = ({ method, config }: Pick<Route, 'method' | 'config'>): boolean => method === 'POST' && !config?.unkept

/** 409 says that a request with the same key still runs. */
const withConflict = (errors: number[], route: Pick<Route, 'method' | 'config'>): number[] =>
  isRepeatable(route) ? [...new Set([...errors, 409])].sort((a, b) => a - b) : errors

/**
 * Refuses requests without a valid key (401), then those of plans without API access and of keys without the route's scope (403), before
 * anything else is validated. A route that declares no scope is always refused.
 */
export function requireKey(app: FastifyInstance, keys: KeyCache): void {
  app.decorateRequest('holder', null)
  app.decorateRequest('workspaceLanguage', null)
  // With a callback: a promise for each request would cost as much as the cache lookup it waits for.
  app.addHook('onRequest', (request, reply, done) => {
    const { open, scope } = request.routeOptions.config
    if (open || request.is404) return done()
    reply.header('cache-control', 'no-store')
    const admit = (holder: KeyHolder | null) => {
      const refusal = whyRefused(holder, request.ip, scope)
      if (!refusal) {
        request.holder = holder
        request.workspaceLanguage = holder!.language
      }
      done(refusal)
    }
    const holder = holderOf(keys, request)
    if (holder instanceof Promise) void holder.then(admit, done)
    else admit(holder)
  })
  askAgainWhenLate(app, async (request) => {
    if (!request.holder) return
    const refusal = whyRefused(await holderOf(keys, request), request.ip, request.routeOptions.config.scope)
    if (refusal) throw refusal
  })
}

/** A stream outlives the check at its start: a key that was revoked, or has ended, is disconnected. */
export const stillAllowed =
  (keys: KeyCache) =>
  async (request: Pick<FastifyRequest, 'headers' | 'ip' | 'routeOptions'>): Promise<boolean> =>
    whyRefused(await holderOf(keys, request), request.ip, request.routeOptions.config.scope) === undefined

function holderOf(keys: KeyCache, { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): ReturnType<KeyCache['find']> {
  const key = headers['x-api-key']
  return typeof key === 'string' && key.length > 0 && key.length < 200 ? keys.find(key, ip) : null
}

function whyRefused(holder: KeyHolder | null, address: string, scope: KeyScope | 'any' | undefined): AppError | undefined {
  if (!holder) return new AppError(401, 'The API key is missing or invalid.')
  if (!isOpenTo(holder.networks, address)) return new AppError(403, CLOSED_NETWORK, { code: 'network_closed' })
  if (holder.plan === 'free') return new AppError(403, 'The workspace is not on a plan with API access.', { code: 'no_api_access' })
  if (scope === undefined) return new AppError(403, 'This route says nothing about who may use it.')
  return scope === 'any' ? undefined : missingScope(holder, scope)
}

/** What a role must be allowed for each scope. */
const NEEDS: Record<KeyScope, Permission> = {
  read: 'read',
  check: 'read',
  review: 'review',
  write: 'write_documents',
  administer: 'manage_workspace',
  keys: 'manage_keys',
}

/** What a person may not do in the application, a key of that person may not do either, whatever scopes it was made with. */
export function missingScope({ scopes, role }: Pick<KeyHolder, 'scopes' | 'role'>, scope: KeyScope): AppError | undefined {
  if (!scopes.includes(scope))
    return new AppError(403, `This key may not do that: it lacks the scope “${scope}”.`, { code: 'missing_scope' })
  if (role === null || may(role, NEEDS[scope])) return undefined
  return new AppError(403, `This key may not do that: the person it belongs to has the role “${role}” in the workspace.`)
}

export const workspaceOf = (request: Pick<FastifyRequest, 'holder'>): string => request.holder!.workspaceId

/** Programs, by a key: what people need a permission for, a key needs a scope for. */
export const BY_KEY: Entrance = {
  prefix: '',
  route: ({ needs, items, ...definition }) => {
    const errors = [...new Set([...definition.errors, 429, ...(items ? [422] : [])])].sort((a, b) => a - b)
    const made = items ? paged(definition as unknown as Route, items) : definition
    return publicRoute({ ...made, errors, scope: needs === 'read' ? 'read' : 'write' } as Parameters<typeof publicRoute>[0])
  },
  who: (request) => ({ workspaceId: workspaceOf(request), userId: request.holder!.userId, keyId: request.holder!.id }),
  actor: (request) => actorOf(request),
}

export function actorOf(request: Pick<FastifyRequest, 'holder'>): Actor {
  const { id, name, userId } = request.holder!
  return { kind: 'key', id, name, userId }
}
