import { Type } from 'typebox'
import { nullable, oneOf, Timestamp } from './schema.ts'
import { Count, MaybeText, reason, Text } from './common.ts'
import { LONGEST_LINK } from './limits.ts'
import { EVENT_TYPES } from './values.ts'

const EventTypes = Type.Array(oneOf(EVENT_TYPES), {
  maxItems: 20,
  description: 'Which events; none: all of them, also those of later versions.',
})

export const EndpointSchema = Type.Object(
  {
    id: Type.String(),
    url: Text('Where events are sent.'),
    types: EventTypes,
    enabled: Type.Boolean({ description: 'Whether events are sent.' }),
    disabled_why: MaybeText('Why it was switched off, where nobody did it.'),
    previous_until: nullable(Timestamp('Until when the key before signs as well.')),
    created_at: Timestamp('When it was made.'),
    waiting: Count('Events that are not delivered yet.'),
    given_up: Count('Events that could not be delivered within three days.'),
    again_at: nullable(Timestamp('When the next try is due, while the receiver cannot be reached.')),
    last_at: nullable(Timestamp('When the last try was.')),
    last_status: nullable(Type.Integer({ description: 'What the receiver answered to it.' })),
    last_failure: MaybeText('Why it failed.'),
  },
  { title: 'WebhookEndpoint' },
)
export const MadeEndpoint = Type.Object(
  { ...EndpointSchema.properties, key: Text('The key that signs them (Standard Webhooks), shown this once.') },
  { title: 'WebhookEndpointMade' },
)
export const EndpointsSchema = Type.Object(
  { endpoints: Type.Array(EndpointSchema, { description: 'Oldest first.' }) },
  { title: 'WebhookEndpoints' },
)

const url = Type.String({
  minLength: 1,
  maxLength: LONGEST_LINK,
  description: 'An http or https address; private ones only where audits may read them too.',
})
export const EndpointInput = Type.Object({ url, types: Type.Optional(EventTypes), reason }, { title: 'WebhookEndpointInput' })
export const EndpointChange = Type.Object(
  { url, types: EventTypes, enabled: Type.Boolean({ description: 'False: nothing is sent, and nothing new is kept for it.' }), reason },
  { title: 'WebhookEndpointChange' },
)
export const KeyChange = Type.Object(
  {
    overlap_hours: Type.Integer({ minimum: 0, maximum: 720, default: 24, description: 'How long the key before signs as well.' }),
    reason,
  },
  { title: 'WebhookKeyChange' },
)

export const DeliverySchema = Type.Object(
  {
    number: Type.Integer({ description: 'Of the event; larger ones are newer.' }),
    event_id: Text('As in webhook-id.'),
    type: Text('Its type.'),
    subject: Text('What it is about: an audit, a document, a rule.'),
    at: Timestamp('When it happened.'),
    state: oneOf(['waiting', 'delivered', 'given_up']),
    attempts: Count('Tries.'),
    last_at: nullable(Timestamp('The last one.')),
    again_at: nullable(Timestamp('When it is tried again at the earliest.')),
    status: nullable(Type.Integer({ description: 'What the receiver answered; null: nothing.' })),
    failure: MaybeText('Why it failed; never what the receiver wrote.'),
  },
  { title: 'WebhookDelivery' },
)
export const DeliveriesSchema = Type.Object(
  { deliveries: Type.Array(DeliverySchema, { description: 'Newest first.' }) },
  { title: 'WebhookDeliveries' },
)
