import type pg from 'pg'
import type { Auth } from '../../auth/auth.ts'
import { endOfDay, renewed } from '../../auth/keys-by-key.ts'
import { may } from '../../auth/permissions.ts'
import { rotateKey } from '../../db/keys/rotation.ts'
import { makeKey, revokeKey } from '../../db/keys/keys.ts'
import { findKeyRow, listKeysWithMakers } from '../../db/keys/makers.ts'
import { lockRole } from '../../db/people/members.ts'
import { transaction } from '../../db/base/pool.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { actorOf, appRoute, visitorOf, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { Done } from '../../contract/common.ts'
import { ReasonQuery } from '../../contract/people.ts'
import { KeyCreated, KeyInput, KeyRotation, KeysSchema } from '../../contract/settings.ts'

const tag = 'Settings'

export const keyRoutes = (db: pg.Pool, auth: Auth): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/keys',
    operationId: 'listKeys',
    tag,
    needs: 'manage_keys',
    summary: 'API keys of the workspace',
    success: { status: 200, schema: KeysSchema, description: 'Newest first, revoked ones too.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ keys: await listKeysWithMakers(db, workspaceOf(request)) }),
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/keys',
    operationId: 'createKey',
    tag,
    needs: 'manage_keys',
    summary: 'Make an API key',
    body: KeyInput,
    success: { status: 201, schema: KeyCreated, description: 'The key, shown this once.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      const workspaceId = workspaceOf(request)
      const { name, belongs_to: belongsTo = 'workspace', scopes, rate_limit: rateLimit = null, reason = null } = request.body
      const { userId } = visitorOf(request)
      const wanted = { name: name.trim() || 'key', userId, belongsTo, rateLimit, expiresAt: endOfDay(request.body.expires_on ?? null) }
      const { id, key } = await transaction(db, async (client) => {
        await refuseFormer(client, workspaceId, userId)
        return makeKey(client, workspaceId, { ...wanted, ...(scopes ? { scopes } : {}) }, { actor: actorOf(request), why: reason })
      })
      reply.code(201)
      return shown(db, auth, workspaceId, id, key)
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/keys/{key_id}/rotation',
    operationId: 'rotateKey',
    tag,
    needs: 'manage_keys',
    summary: 'Make a new key in place of another, which works for some hours more',
    body: KeyRotation,
    success: { status: 201, schema: KeyCreated, description: 'The new key, shown this once.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request, reply) {
      const workspaceId = workspaceOf(request)
      const { overlap_hours: overlapHours, reason = null } = request.body
      const by = { actor: actorOf(request), why: reason }
      const { userId } = visitorOf(request)
      const rotated = await rotateKey(db, idOf(request, 'key_id'), { workspaceId, userId, overlapHours }, by, (client) =>
        refuseFormer(client, workspaceId, userId),
      )
      const { id, key } = renewed(rotated)
      reply.code(201)
      return shown(db, auth, workspaceId, id, key)
    },
  }),
  appRoute({
    method: 'DELETE',
    path: '/w/{workspace_id}/keys/{key_id}',
    operationId: 'revokeKey',
    tag,
    needs: 'manage_keys',
    summary: 'Revoke an API key, with effect at once on every server',
    query: ReasonQuery,
    success: { status: 200, schema: Done, description: 'Revoked.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { reason = null } = request.query
      if (!(await revokeKey(db, idOf(request, 'key_id'), workspaceOf(request), actorOf(request), reason))) throw notFound('Key')
      return { done: true }
    },
  }),
]

/** Whoever is being removed or given another role at this moment leaves no key behind. */
async function refuseFormer(client: pg.PoolClient, workspaceId: string, userId: string): Promise<void> {
  const role = await lockRole(client, workspaceId, userId)
  if (!role || !may(role, 'manage_keys')) throw new AppError(403, 'You may no longer make keys of this workspace.')
}

/** The key itself, this once, with a command that works with what it may do. */
async function shown(db: pg.Pool, auth: Auth, workspaceId: string, id: string, key: string) {
  const row = (await findKeyRow(db, workspaceId, id))!
  const check = `-H "Content-Type: application/json" -d '{"text":"Our soap is climate neutral."}'`
  const [at, more] = row.scopes.includes('read') ? ['v1/audits?limit=5', ''] : ['v2/checks', ` ${check}`]
  return { key, curl: `curl ${auth.publicUrl()}/public/${at} -H "X-API-Key: ${key}"${more}`, api_key: row }
}
