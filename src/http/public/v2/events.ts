import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { EventFeed } from '../../../events/feed.ts'
import { AppError } from '../../../errors.ts'
import { oneOf } from '../../../contract/schema.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { openEventStream } from './event-stream.ts'
import { EVENT_TYPES } from '../../../contract/values.ts'

const MOST_PER_KEY = 10
const MOST = 1000

/** What a key that no longer works is looked up by. */
export type StillAllowed = (request: Pick<FastifyRequest, 'headers' | 'ip' | 'routeOptions'>) => Promise<boolean>

const description =
  'Server-sent events: `event` is the type, `data` the same JSON that webhooks are sent (see `webhooks` in this document), `id` a number ' +
  'that grows by the workspace. Sent with Last-Event-ID, or `after`, the stream goes on behind that event; events are kept for seven ' +
  'days. Where older ones are asked for, the first event is `gap`, with the number of the first that is left or comes. Without ' +
  'either the stream begins now. A comment every 20 seconds keeps the connection open.'

/** Everything that happens in a workspace, as it happens. */
export function eventRoutesV2(feed: EventFeed, stillAllowed: StillAllowed): PublicRoute[] {
  const reserve = streamLimits()
  return [
    publicRoute({
      method: 'GET',
      path: '/events',
      operationId: 'streamEvents',
      tag: 'Events',
      scope: 'read',
      summary: 'What happens in the workspace, as it happens',
      description,
      query: Type.Object({
        after: Type.Optional(
          Type.Integer({
            minimum: 0,
            maximum: Number.MAX_SAFE_INTEGER,
            description: 'The last event that the reader has; 0: all that are kept.',
          }),
        ),
        types: Type.Optional(Type.Array(oneOf(EVENT_TYPES), { maxItems: 50, description: 'Which events; absent: all of them.' })),
      }),
      success: { status: 200, schema: Type.String(), description: 'A stream that does not end.', mediaType: 'text/event-stream' },
      errors: [401, 403, 422, 429, 503],
      async handle(request, reply) {
        const { types = [] } = request.query
        const wanted = types.length > 0 ? new Set<string>(types) : null
        const workspaceId = workspaceOf(request)
        const giveBack = reserve(request.holder!.id)
        try {
          const bounds = await feed.open(workspaceId)
          const asked = lastEvent(request.headers['last-event-id']) ?? request.query.after ?? null
          // A number of the future is one of another server, or of before a backup was restored.
          const after = asked === null || asked > bounds.last ? bounds.last : asked
          let stop = (): void => undefined
          const stream = openEventStream(
            reply,
            after,
            () => stillAllowed(request),
            () => {
              stop()
              giveBack()
            },
          )
          if (asked !== null && asked + 1 < bounds.first) stream.send('gap', bounds.first - 1, JSON.stringify({ first: bounds.first }))
          if (!stream.isOpen) return reply
          const reader = feed.add({
            workspaceId,
            after,
            send(events) {
              let last: number | null = null
              for (const { number, type, body } of events) {
                if ((!wanted || wanted.has(type)) && !stream.send(type, number, body)) return last
                last = number
              }
              return last
            },
            end: stream.end,
          })
          stop = reader.stop
          stream.onDrain(reader.resume)
          return reply
        } catch (error) {
          giveBack()
          throw error
        }
      },
    }),
  ]
}

/** Counts the streams that are open, or about to be; answers with how to give one back. */
function streamLimits(): (keyId: string) => () => void {
  const open = new Map<string, number>()
  let all = 0
  return (keyId) => {
    const count = open.get(keyId) ?? 0
    const retry = { headers: { 'retry-after': '10' } }
    if (count >= MOST_PER_KEY) throw new AppError(429, `This key has ${count} streams open, the most there may be.`, retry)
    if (all >= MOST) throw new AppError(503, 'Too many streams are open on this server; try again soon.', retry)
    open.set(keyId, count + 1)
    all++
    let given = false
    return () => {
      if (given) return
      given = true
      all--
      const left = open.get(keyId)! - 1
      if (left > 0) open.set(keyId, left)
      else open.delete(keyId)
    }
  }
}

const lastEvent = (id: string | string[] | undefined): number | null =>
  typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : null
