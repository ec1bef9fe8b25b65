import type pg from 'pg'
import { Type } from 'typebox'
import type { WebhookKeys } from '../../auth/webhook-keys.ts'
import { listDeliveries, resendDelivery, sendTest } from '../../db/webhook-deliveries.ts'
import { changeEndpoint, findEndpoint, removeEndpoint, rotateEndpointKey } from '../../db/webhook-endpoints.ts'
import { AppError, notFound } from '../../errors.ts'
import { checkedUrl, newEndpoint, shownEndpoints } from '../endpoints.ts'
import type { Route } from '../route.ts'
import { appRoute, changeBy, workspaceOf } from './access.ts'
import { idOf } from '../path-ids.ts'
import { Done } from '../schemas/common.ts'
import { ReasonQuery } from '../schemas/people.ts'
import { DeliveriesSchema, EndpointChange, EndpointInput, EndpointSchema, EndpointsSchema, KeyChange } from '../schemas/webhooks.ts'

const tag = 'Settings'
const needs = 'manage_workspace'
const errors = [401, 403, 404, 422, 503]
const MOST = 100

/** Where events are sent: addresses, keys, and what became of each event. */
export const webhookRoutes = (db: pg.Pool, keys: WebhookKeys): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/webhooks',
    operationId: 'listWebhooks',
    tag,
    needs,
    summary: 'Addresses that events are sent to',
    success: { status: 200, schema: EndpointsSchema, description: 'With their keys and what waits.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ endpoints: await shownEndpoints(db, keys, workspaceOf(request)) }),
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/webhooks',
    operationId: 'createWebhook',
    tag,
    needs,
    summary: 'Send events to an address',
    body: EndpointInput,
    success: { status: 201, schema: EndpointSchema, description: 'With the key that signs them.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request, reply) {
      const { reason, ...given } = request.body
      const made = await newEndpoint(db, keys, workspaceOf(request), given, changeBy(request, reason))
      reply.code(201)
      return made
    },
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/webhooks/{endpoint_id}',
    operationId: 'changeWebhook',
    tag,
    needs,
    summary: 'Change an address, which events it has, or switch it off',
    body: EndpointChange,
    success: { status: 200, schema: EndpointsSchema, description: 'All of them.' },
    errors,
    async handle(request) {
      const { url, types, enabled, reason } = request.body
      const given = { url: checkedUrl(url), types: [...new Set(types)], enabled }
      if (!(await changeEndpoint(db, workspaceOf(request), idOf(request, 'endpoint_id'), given, changeBy(request, reason))))
        throw notFound('Webhook')
      return { endpoints: await shownEndpoints(db, keys, workspaceOf(request)) }
    },
  }),
  appRoute({
    method: 'DELETE',
    path: '/w/{workspace_id}/webhooks/{endpoint_id}',
    operationId: 'removeWebhook',
    tag,
    needs,
    summary: 'Send no more events to an address',
    query: ReasonQuery,
    success: { status: 200, schema: Done, description: 'Removed, with what waited for it.' },
    errors,
    async handle(request) {
      const by = changeBy(request, request.query.reason)
      if (!(await removeEndpoint(db, workspaceOf(request), idOf(request, 'endpoint_id'), by))) throw notFound('Webhook')
      return { done: true }
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/webhooks/{endpoint_id}/key',
    operationId: 'rotateWebhookKey',
    tag,
    needs,
    summary: 'Make a new signing key; the one before signs as well for a while',
    body: KeyChange,
    success: { status: 200, schema: EndpointsSchema, description: 'All of them.' },
    errors,
    async handle(request) {
      const { overlap_hours: hours, reason } = request.body
      const by = changeBy(request, reason)
      if (!(await rotateEndpointKey(db, workspaceOf(request), idOf(request, 'endpoint_id'), hours, by))) throw notFound('Webhook')
      return { endpoints: await shownEndpoints(db, keys, workspaceOf(request)) }
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/webhooks/{endpoint_id}/test',
    operationId: 'testWebhook',
    tag,
    needs,
    summary: 'Send an event of the type webhook.test',
    success: { status: 200, schema: Done, description: 'It is among the deliveries.' },
    errors: [401, 403, 404, 409, 503],
    async handle(request) {
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'endpoint_id')]
      const endpoint = await findEndpoint(db, workspaceId, id)
      if (!endpoint) throw notFound('Webhook')
      if (!endpoint.enabled) throw new AppError(409, 'This address is switched off: switch it on first.')
      await sendTest(db, workspaceId, id)
      return { done: true }
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/webhooks/{endpoint_id}/deliveries',
    operationId: 'listDeliveries',
    tag,
    needs,
    summary: 'What was sent to an address, and how it answered',
    query: Type.Object({
      before: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: Number.MAX_SAFE_INTEGER,
          description: 'The last number of the answer before, for older ones.',
        }),
      ),
    }),
    success: { status: 200, schema: DeliveriesSchema, description: `At most ${MOST}.` },
    errors,
    async handle(request) {
      const [workspaceId, id] = [workspaceOf(request), idOf(request, 'endpoint_id')]
      if (!(await findEndpoint(db, workspaceId, id))) throw notFound('Webhook')
      const before = request.query.before ?? Number.MAX_SAFE_INTEGER
      return { deliveries: await listDeliveries(db, workspaceId, id, before, MOST) }
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/webhooks/{endpoint_id}/deliveries/{number}/resend',
    operationId: 'resendDelivery',
    tag,
    needs,
    summary: 'Send an event once more',
    success: { status: 200, schema: Done, description: 'It waits to be sent.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const number = /^\d{1,15}$/.test(request.params.number!) ? Number(request.params.number) : 0
      if (!(await resendDelivery(db, workspaceOf(request), idOf(request, 'endpoint_id'), number))) throw notFound('Delivery')
      return { done: true }
    },
  }),
]
