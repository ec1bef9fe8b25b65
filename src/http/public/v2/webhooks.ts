import type pg from 'pg'
import { Type } from 'typebox'
import { listDeliveries } from '../../../db/events/webhook-deliveries.ts'
import { findEndpoint, removeEndpoint } from '../../../db/events/webhook-endpoints.ts'
import { notFound } from '../../../errors.ts'
import { alterEndpoint, newEndpoint, renewKey, sendAgain, shownEndpoint, shownEndpoints, testEndpoint } from '../../shared/webhooks.ts'
import type { Webhooks } from '../../shared/webhooks.ts'
import { idOf } from '../../base/path-ids.ts'
import { Done } from '../../../contract/common.ts'
import { DeliverySchema, EndpointInput, EndpointSchema, KeyChange, MadeEndpoint } from '../../../contract/webhooks.ts'
import { actorOf, publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { refuseOthers } from '../people.ts'
import { cursors } from './cursor.ts'
import { pageOf } from './paged.ts'
import { cursorQuery } from '../../../contract/public/v2/lists.ts'
import { WebhookChange, WebhookPage, DeliveryPage } from '../../../contract/public/v2/webhooks.ts'

const tag = 'Events'
const scope = 'administer'
const ONE = '/webhooks/{webhook_id}'
const errors = [401, 403, 404, 422, 429, 503]

const numbers = cursors('number')

/** Addresses that events are sent to, for programs that set themselves up. */
export const webhookRoutesV2 = (db: pg.Pool, webhooks: Webhooks): PublicRoute[] => {
  const refuse = (request: Parameters<typeof actorOf>[0]) => refuseOthers(db, request.holder!, 'manage_workspace', 'set up webhooks')
  return [
    publicRoute({
      method: 'GET',
      path: '/webhooks',
      operationId: 'listWebhooks',
      tag,
      scope,
      summary: 'Addresses that events are sent to',
      query: Type.Object(cursorQuery()),
      success: { status: 200, schema: WebhookPage, description: 'A page, each with what waits.' },
      errors: [401, 403, 422, 429, 503],
      async handle(request) {
        await refuse(request)
        const { page, next } = pageOf(await shownEndpoints(webhooks, workspaceOf(request)), request.query)
        return { webhooks: page, next }
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
        'order. What happened before is not sent. Private addresses are refused, unless audits may read them too.',
      // The answer holds the key that signs.
      config: { unkept: 'secret' },
      body: EndpointInput,
      example: { url: 'https://hooks.example/imprimatur', types: ['audit.completed', 'violation.reviewed'] },
      success: { status: 201, schema: MadeEndpoint, description: 'With the key that signs, shown this once.' },
      errors: [401, 403, 409, 422, 429, 503],
      async handle(request, reply) {
        await refuse(request)
        const { reason: why, ...given } = request.body
        const made = await newEndpoint(webhooks, workspaceOf(request), given, { actor: actorOf(request), why })
        reply.code(201)
        return made
      },
    }),
    publicRoute({
      method: 'GET',
      path: ONE,
      operationId: 'getWebhook',
      tag,
      scope,
      summary: 'One address, what waits for it and how the last try ended',
      success: { status: 200, schema: EndpointSchema, description: 'The webhook.' },
      errors,
      async handle(request) {
        await refuse(request)
        return shownEndpoint(webhooks, workspaceOf(request), idOf(request, 'webhook_id'))
      },
    }),
    publicRoute({
      method: 'PATCH',
      path: ONE,
      operationId: 'changeWebhook',
      tag,
      scope,
      summary: 'Change an address, which events it has, or switch it off and on',
      description:
        'What waits is tried again at once. With another address it is given up instead: that one gets what happens from now on, and ' +
        'each delivery can be sent again.',
      body: WebhookChange,
      example: { enabled: true },
      success: { status: 200, schema: EndpointSchema, description: 'The webhook.' },
      errors,
      async handle(request) {
        await refuse(request)
        const { reason: why, ...change } = request.body
        return alterEndpoint(webhooks, workspaceOf(request), idOf(request, 'webhook_id'), change, { actor: actorOf(request), why })
      },
    }),
    publicRoute({
      method: 'DELETE',
      path: ONE,
      operationId: 'removeWebhook',
      tag,
      scope,
      summary: 'Send no more events to an address',
      success: { status: 200, schema: Done, description: 'Removed, with what waited for it.' },
      errors,
      async handle(request) {
        await refuse(request)
        const by = { actor: actorOf(request) }
        if (!(await removeEndpoint(db, workspaceOf(request), idOf(request, 'webhook_id'), by))) throw notFound('Webhook')
        return { done: true }
      },
    }),
    publicRoute({
      method: 'POST',
      path: `${ONE}/key`,
      operationId: 'rotateWebhookKey',
      tag,
      scope,
      summary: 'Make a new signing key; the one before signs as well for a while',
      config: { unkept: 'secret' },
      body: KeyChange,
      example: { overlap_hours: 24 },
      success: { status: 200, schema: MadeEndpoint, description: 'With the new key, shown this once.' },
      errors,
      async handle(request) {
        await refuse(request)
        const { overlap_hours: hours, reason: why } = request.body
        return renewKey(webhooks, workspaceOf(request), idOf(request, 'webhook_id'), hours, { actor: actorOf(request), why })
      },
    }),
    publicRoute({
      method: 'POST',
      path: `${ONE}/test`,
      operationId: 'testWebhook',
      tag,
      scope,
      summary: 'Send an event of the type webhook.test',
      success: { status: 200, schema: DeliverySchema, description: 'The delivery, which waits to be sent.' },
      errors: [401, 403, 404, 409, 422, 429, 503],
      async handle(request) {
        await refuse(request)
        return testEndpoint(webhooks, workspaceOf(request), idOf(request, 'webhook_id'))
      },
    }),
    publicRoute({
      method: 'GET',
      path: `${ONE}/deliveries`,
      operationId: 'listDeliveries',
      tag,
      scope,
      summary: 'What was sent to an address, and how it answered',
      query: Type.Object(cursorQuery()),
      success: { status: 200, schema: DeliveryPage, description: 'A page.' },
      errors,
      async handle(request) {
        await refuse(request)
        const [workspaceId, id] = [workspaceOf(request), idOf(request, 'webhook_id')]
        const { cursor, limit } = request.query
        const before = numbers.read(cursor)?.[0] ?? Number.MAX_SAFE_INTEGER
        if (!(await findEndpoint(db, workspaceId, id))) throw notFound('Webhook')
        const found = await listDeliveries(db, workspaceId, id, before, limit + 1)
        const deliveries = found.slice(0, limit)
        return { deliveries, next: numbers.write(found.length > limit ? [deliveries.at(-1)!.number] : null) }
      },
    }),
    publicRoute({
      method: 'POST',
      path: `${ONE}/deliveries/{number}/resend`,
      operationId: 'resendDelivery',
      tag,
      scope,
      summary: 'Send an event once more',
      success: { status: 200, schema: DeliverySchema, description: 'The delivery, which waits to be sent.' },
      errors,
      async handle(request) {
        await refuse(request)
        return sendAgain(webhooks, workspaceOf(request), idOf(request, 'webhook_id'), request.params.number!)
      },
    }),
  ]
}
