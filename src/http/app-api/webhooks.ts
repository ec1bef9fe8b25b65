import type pg from 'pg'
import { Type } from 'typebox'
import { listDeliveries } from '../../db/events/webhook-deliveries.ts'
import { findEndpoint, removeEndpoint } from '../../db/events/webhook-endpoints.ts'
import { notFound } from '../../errors.ts'
import { alterEndpoint, newEndpoint, renewKey, sendAgain, shownEndpoints, testEndpoint } from '../shared/webhooks.ts'
import type { Webhooks } from '../shared/webhooks.ts'
import type { Route } from '../base/route.ts'
import { appRoute, changeBy, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { Done } from '../../contract/common.ts'
import { ReasonQuery } from '../../contract/people.ts'
import { DeliveriesSchema, EndpointChange, EndpointInput, EndpointsSchema, KeyChange, MadeEndpoint } from '../../contract/webhooks.ts'

const tag = 'Settings'
const needs = 'manage_workspace'
const errors = [401, 403, 404, 422, 503]
const MOST = 100

/** Where events are sent: addresses, keys, and what became of each event. */
export const webhookRoutes = (db: pg.Pool, webhooks: Webhooks): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/webhooks',
    operationId: 'listWebhooks',
    tag,
    needs,
    summary: 'Addresses that events are sent to',
    success: { status: 200, schema: EndpointsSchema, description: 'With what waits.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ endpoints: await shownEndpoints(webhooks, workspaceOf(request)) }),
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/webhooks',
    operationId: 'createWebhook',
    tag,
    needs,
    summary: 'Send events to an address',
    body: EndpointInput,
    success: { status: 201, schema: MadeEndpoint, description: 'With the key that signs them, shown this once.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request, reply) {
      const { reason, ...given } = request.body
      const made = await newEndpoint(webhooks, workspaceOf(request), given, changeBy(request, reason))
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
      const { reason, ...change } = request.body
      await alterEndpoint(webhooks, workspaceOf(request), idOf(request, 'endpoint_id'), change, changeBy(request, reason))
      return { endpoints: await shownEndpoints(webhooks, workspaceOf(request)) }
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
    success: { status: 200, schema: MadeEndpoint, description: 'With the new key, shown this once.' },
    errors,
    async handle(request) {
      const { overlap_hours: hours, reason } = request.body
      return renewKey(webhooks, workspaceOf(request), idOf(request, 'endpoint_id'), hours, changeBy(request, reason))
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
      await testEndpoint(webhooks, workspaceOf(request), idOf(request, 'endpoint_id'))
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
      await sendAgain(webhooks, workspaceOf(request), idOf(request, 'endpoint_id'), request.params.number!)
      return { done: true }
    },
  }),
]
