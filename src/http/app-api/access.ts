import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Auth, Visitor } from '../../auth/auth.ts'
import type { Need } from '../../auth/permissions.ts'
import type { Permission } from '../../contract/values.ts'
import { CLOSED_NETWORK, isOpenTo, subscriberOf } from '../../auth/networks.ts'
import { hasSecondFactor, may } from '../../auth/permissions.ts'
import { isId } from '../../db/base/ids.ts'
import { accessTo } from '../../db/people/members.ts'
import type { Access } from '../../db/people/members.ts'
import type { By } from '../../db/trail/admin.ts'
import { sessionLives } from '../../db/people/sessions.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Actor } from '../../reviews/chart/actor.ts'
import type { Entrance } from '../base/entrance.ts'
import type { KeyOwner } from '../base/idempotency.ts'
import { askAgainWhenLate } from '../base/late-body.ts'
import type { RateBuckets } from '../base/rate-buckets.ts'
import { route } from '../base/route.ts'
import type { Route } from '../base/route.ts'
import type { TSchema } from 'typebox'
import { UNKEPT } from './unkept.ts'
import type { Role } from '../../contract/values.ts'

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | null
    /** The caller's role in the workspace the path names. */
    role: Role | null
  }
  interface FastifyContextConfig {
    needs?: Need
  }
}

/** A route of the web application: like any other, with the permission it needs. */
export const appRoute = <Query extends TSchema, Body extends TSchema>(
  definition: Route<Query, Body> & { needs: Need; items?: string },
): Route => {
  const { needs, errors, config, items: _items, ...rest } = definition
  const { unkept = UNKEPT[definition.operationId] } = config ?? {}
  // A request with the same Idempotency-Key may still run; and every route is held to the rate of the person who calls it.
  const always = definition.method === 'POST' && definition.path.startsWith('/w/') && !unkept ? [409, 429] : [429]
  const all = [...new Set([...errors, ...always])].sort((a, b) => a - b)
  return route({ ...rest, errors: all, config: { needs, ...(unkept ? { unkept } : {}) } })
}

/** Idempotency-Keys are a person's own, in the workspace that the path names. */
export const keysOfPerson = ({ visitor, role, params }: FastifyRequest): KeyOwner | null => {
  if (!visitor || !role) return null
  return { workspaceId: (params as { workspace_id: string }).workspace_id, prefix: `${visitor.userId} ` }
}

/** People, in the web application. */
export const BY_PEOPLE: Entrance = {
  prefix: '/w/{workspace_id}',
  route: appRoute,
  who: (request) => ({ workspaceId: workspaceOf(request), userId: visitorOf(request).userId, keyId: null }),
  actor: (request) => actorOf(request),
}

const NEEDS_SECOND_FACTOR = 'This workspace asks for a second factor: set one up under Account, or sign in again with the one you have.'

/** What keeps a member out all the same, in a sentence; null where nothing does. */
export function whyClosed({ requiresSecondFactor, networks }: Access, visitor: Visitor, address: string): string | null {
  if (!isOpenTo(networks, address)) return CLOSED_NETWORK
  return requiresSecondFactor && !hasSecondFactor(visitor) ? NEEDS_SECOND_FACTOR : null
}

/**
 * The only hook that authorises requests: 401 without a session, 404 for a workspace the person does not belong to (as if it did not
 * exist), 403 for a role without the permission. A route that declares no permission is always refused.
 */
export function requireAccess(app: FastifyInstance, db: pg.Pool, auth: Auth, buckets: RateBuckets): void {
  app.decorateRequest('visitor', null)
  app.decorateRequest('role', null)
  app.decorateRequest('workspaceLanguage', null)
  app.addHook('onRequest', async (request, reply) => {
    const { needs, open } = request.routeOptions.config
    if (request.is404 || open) return
    reply.header('cache-control', 'no-store')
    if (needs === undefined) throw new AppError(403, 'This route says nothing about who may use it.')
    request.visitor = await auth.visitor(request, reply)
    buckets.take(request.visitor?.userId ?? subscriberOf(request.ip))
    if (needs === 'nothing') return
    if (!request.visitor) throw new AppError(401, 'Sign in first.', { refusal: { name: 'sign_in_first' } })
    if (needs !== 'session') request.role = await roleFor(db, request, request.visitor, needs)
  })
  askAgainWhenLate(app, async (request) => {
    const { needs = 'nothing' } = request.routeOptions.config
    if (needs === 'nothing' || !request.visitor) return
    if (!(await sessionLives(db, request.visitor.sessionId)))
      throw new AppError(401, 'Sign in first.', { refusal: { name: 'sign_in_first' } })
    if (needs !== 'session') request.role = await roleFor(db, request, request.visitor, needs)
  })
}

/** The caller's role in the workspace the path names, which must have the permission. */
async function roleFor(db: pg.Pool, request: FastifyRequest, visitor: Visitor, needs: Permission): Promise<Role> {
  const { workspace_id: workspaceId = '' } = request.params as { workspace_id?: string }
  const access = isId(workspaceId) ? await accessTo(db, workspaceId, visitor.userId) : null
  if (!access) throw notFound('Workspace')
  const closed = whyClosed(access, visitor, request.ip)
  if (closed) throw new AppError(403, closed)
  request.workspaceLanguage = access.language
  const { role } = access
  if (!may(role, needs))
    throw new AppError(403, `The role ${role} may not do this; ask an owner of the workspace.`, { refusal: { name: 'role' } })
  return role
}

type Asking = Pick<FastifyRequest, 'visitor'> & { params: Record<string, string> }

export const visitorOf = (request: Pick<FastifyRequest, 'visitor'>): Visitor => request.visitor!

export const workspaceOf = (request: Asking): string => request.params.workspace_id!

export function actorOf(request: Pick<FastifyRequest, 'visitor'>): Actor {
  const { userId, name } = request.visitor!
  return { kind: 'member', id: userId, name, userId }
}

/** Who makes a change, and the reason the request gives. */
export const changeBy = (request: Pick<FastifyRequest, 'visitor'>, why: string | null | undefined = null): By => ({
  actor: actorOf(request),
  why,
})
