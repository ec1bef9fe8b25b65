import type pg from 'pg'
import type { WebhookKeys } from '../../../auth/webhook-keys.ts'
import { isId } from '../../../db/ids.ts'
import { removeEndpoint } from '../../../db/webhook-endpoints.ts'
import { notFound } from '../../../errors.ts'
import { Done } from '../../schemas/common.ts'
import { EndpointInput, EndpointSchema, EndpointsSchema } from '../../schemas/webhooks.ts'
import { newEndpoint, shownEndpoints } from '../../endpoints.ts'
import { actorOf, publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { refuseOthers } from '../people.ts'

const tag = 'Events'
const scope = 'administer'

/** Addresses that events are sent to, for programs that set themselves up. */
export const webhookRoutesV2 = (db: pg.Pool, keys: WebhookKeys): PublicRoute[] => [
  publicRoute({
    method: 'GET',
    path: '/webhooks',
    operationId: 'listWebhooks',
    tag,
    scope,
    summary: 'Addresses that events are sent to',
    success: { status: 200, schema: EndpointsSchema, description: 'With the keys that sign, and what waits.' },
    errors: [401, 403, 429, 503],
    async handle(request) {
      await refuseOthers(db, request.holder!, 'manage_workspace', 'set up webhooks')
      return { endpoints: await shownEndpoints(db, keys, workspaceOf(request)) }
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/webhooks',
    operationId: 'createWebhook',
    tag,
    scope,
    summary: 'Send events to an address',
    description:
      'By Standard Webhooks: signed with `key`, tried again for three days until the answer is 2xx, events of one subject in their ' +
      'order. Private addresses only where audits may read them too.',
    // The answer holds the key that signs.
    config: { unkept: 'secret' },
    body: EndpointInput,
    example: { url: 'https://hooks.example/imprimatur', types: ['audit.completed', 'violation.reviewed'] },
    success: { status: 201, schema: EndpointSchema, description: 'With the key that signs.' },
    errors: [401, 403, 409, 422, 429, 503],
    async handle(request, reply) {
      await refuseOthers(db, request.holder!, 'manage_workspace', 'set up webhooks')
      const { reason, ...given } = request.body
      const made = await newEndpoint(db, keys, workspaceOf(request), given, { actor: actorOf(request), why: reason })
      reply.code(201)
      return made
    },
  }),
  publicRoute({
    method: 'DELETE',
    path: '/webhooks/{endpoint_id}',
    operationId: 'removeWebhook',
    tag,
    scope,
    summary: 'Send no more events to an address',
    success: { status: 200, schema: Done, description: 'Removed, with what waited for it.' },
    errors: [401, 403, 404, 429, 503],
    async handle(request) {
      await refuseOthers(db, request.holder!, 'manage_workspace', 'set up webhooks')
      const id = request.params.endpoint_id!
      if (!isId(id) || !(await removeEndpoint(db, workspaceOf(request), id, { actor: actorOf(request) }))) throw notFound('Webhook')
      return { done: true }
    },
  }),
]
