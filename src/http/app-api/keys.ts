import type pg from 'pg'
import type { Auth } from '../../auth/auth.ts'
import { may } from '../../auth/permissions.ts'
import { makeKey, revokeKey } from '../../db/keys.ts'
import { findKeyRow, listKeysWithMakers } from '../../db/key-makers.ts'
import { lockRole } from '../../db/members.ts'
import { transaction } from '../../db/pool.ts'
import { AppError, notFound } from '../../errors.ts'
import type { Route } from '../route.ts'
import { actorOf, appRoute, idOf, visitorOf, workspaceOf } from './access.ts'
import { Done } from './schemas/common.ts'
import { ReasonQuery } from './schemas/people.ts'
import { KeyCreated, KeyInput, KeysSchema } from './schemas/settings.ts'

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
      const { name, belongs_to: belongsTo = 'workspace', reason = null } = request.body
      const { userId } = visitorOf(request)
      const { id, key } = await transaction(db, async (client) => {
        // Whoever is being removed or given another role at this moment leaves no key behind.
        const role = await lockRole(client, workspaceId, userId)
        if (!role || !may(role, 'manage_keys')) throw new AppError(403, 'You may no longer make keys of this workspace.')
        return makeKey(client, workspaceId, name.trim() || 'key', userId, belongsTo, actorOf(request), reason)
      })
      reply.code(201)
      const curl = `curl ${auth.publicUrl()}/public/v1/audits?limit=5 -H "X-API-Key: ${key}"`
      return { key, curl, api_key: await findKeyRow(db, workspaceId, id) }
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
