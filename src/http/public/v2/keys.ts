import type pg from 'pg'
import { Type } from 'typebox'
import { endOfDay, makeKeyByKey, rotateKeyByKey } from '../../../auth/keys-by-key.ts'
import { findKeyRow, listKeysWithMakers } from '../../../db/keys/makers.ts'
import { revokeKey } from '../../../db/keys/keys.ts'
import { notFound } from '../../../errors.ts'
import { idOf } from '../../base/path-ids.ts'
import { Done } from '../../../contract/common.ts'
import { ReasonQuery } from '../../../contract/people.ts'
import { KeyInput, KeyRotation } from '../../../contract/settings.ts'
import { actorOf, publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { refuseOthers } from '../people.ts'
import { cursorQuery } from '../../../contract/public/v2/lists.ts'
import { pageOf } from './paged.ts'
import { Keys, MadeKey } from '../../../contract/public/v2/keys.ts'

const tag = 'Workspace'
const scope = 'keys'
const errors = [401, 403, 404, 409, 422, 429, 503]

/** Keys of the workspace, by a key that may. */
export const keyRoutesV2 = (db: pg.Pool): PublicRoute[] => {
  const shown = async (workspaceId: string, { id, key }: { id: string; key: string }) => ({
    ...(await findKeyRow(db, workspaceId, id)),
    key,
  })
  return [
    publicRoute({
      method: 'GET',
      path: '/keys',
      operationId: 'listKeys',
      tag,
      scope,
      summary: 'API keys of the workspace',
      query: Type.Object(cursorQuery()),
      success: { status: 200, schema: Keys, description: 'A page; never the keys themselves.' },
      errors: [401, 403, 422, 429, 503],
      async handle(request) {
        await refuseOthers(db, request.holder!, 'manage_keys')
        const { page, next } = pageOf(await listKeysWithMakers(db, workspaceOf(request)), request.query)
        return { keys: page, next }
      },
    }),
    publicRoute({
      method: 'POST',
      path: '/keys',
      operationId: 'createKey',
      tag,
      scope,
      summary: 'Make an API key',
      description:
        'A key gives no more than it has: only scopes of its own, no later end and no higher rate. A key of the workspace makes keys of ' +
        'the workspace alone. Where no scopes are named it has the usual ones among those of the key that makes it.',
      // The answer holds the key.
      config: { unkept: 'secret' },
      body: KeyInput,
      example: { name: 'Build server', scopes: ['check'], expires_on: '2027-12-31' },
      success: { status: 201, schema: MadeKey, description: 'With the key itself, shown this once.' },
      errors: [401, 403, 422, 429, 503],
      async handle(request, reply) {
        await refuseOthers(db, request.holder!, 'manage_keys')
        const { name, belongs_to: belongsTo = 'workspace', scopes, rate_limit: rateLimit = null, reason = null } = request.body
        const wanted = { name: name.trim() || 'key', belongsTo, rateLimit, expiresAt: endOfDay(request.body.expires_on ?? null) }
        const by = { actor: actorOf(request), why: reason }
        const made = await makeKeyByKey(db, request.holder!, { ...wanted, ...(scopes ? { scopes } : {}) }, by)
        reply.code(201)
        return shown(workspaceOf(request), made)
      },
    }),
    publicRoute({
      method: 'POST',
      path: '/keys/{key_id}/rotate',
      operationId: 'rotateKey',
      tag,
      scope,
      summary: 'Make a new key in place of another, which works for some hours more',
      description: 'A key that has a scope more than the caller is not rotated by it, and a person’s key by that person alone.',
      config: { unkept: 'secret' },
      body: KeyRotation,
      example: { overlap_hours: 24 },
      success: { status: 201, schema: MadeKey, description: 'The new key, shown this once.' },
      errors,
      async handle(request, reply) {
        await refuseOthers(db, request.holder!, 'manage_keys')
        const { overlap_hours: hours, reason = null } = request.body
        const by = { actor: actorOf(request), why: reason }
        const made = await rotateKeyByKey(db, request.holder!, idOf(request, 'key_id'), hours, by)
        reply.code(201)
        return shown(workspaceOf(request), made)
      },
    }),
    publicRoute({
      method: 'DELETE',
      path: '/keys/{key_id}',
      operationId: 'revokeKey',
      tag,
      scope,
      summary: 'Revoke an API key, with effect at once on every server',
      query: ReasonQuery,
      success: { status: 200, schema: Done, description: 'Revoked.' },
      errors: [401, 403, 404, 422, 429, 503],
      async handle(request) {
        await refuseOthers(db, request.holder!, 'manage_keys')
        const { reason = null } = request.query
        if (!(await revokeKey(db, idOf(request, 'key_id'), workspaceOf(request), actorOf(request), reason))) throw notFound('Key')
        return { done: true }
      },
    }),
  ]
}
