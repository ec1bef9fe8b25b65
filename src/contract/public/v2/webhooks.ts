import { Type } from 'typebox'
import { DeliverySchema, EndpointChange, EndpointSchema } from '../../webhooks.ts'
import { Next } from './lists.ts'

const { url, types, enabled, reason } = EndpointChange.properties

export const WebhookChange = Type.Object(
  { url: Type.Optional(url), types: Type.Optional(types), enabled: Type.Optional(enabled), reason },
  { title: 'WebhookChange', description: 'Fields that are absent stay as they are.' },
)

export const WebhookPage = Type.Object(
  { webhooks: Type.Array(EndpointSchema, { description: 'Oldest first.' }), next: Next },
  { title: 'Webhooks' },
)

export const DeliveryPage = Type.Object(
  { deliveries: Type.Array(DeliverySchema, { description: 'Newest first.' }), next: Next },
  { title: 'WebhookDeliveries' },
)
