import { Type } from 'typebox'
import { findAuditHeads } from '../../db/audits/heads.ts'
import { accessTo } from '../../db/people/members.ts'
import { sessionLives } from '../../db/people/sessions.ts'
import { notFound } from '../../errors.ts'
import type { AuditWatch } from '../../reviews/watch.ts'
import type { Route } from '../base/route.ts'
import { appRoute, visitorOf, whyClosed, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import type { Visitor } from '../../auth/auth.ts'
import { streamEvents } from './event-stream.ts'
import type { OpenStreams } from './open-streams.ts'
import type pg from 'pg'

const tag = 'Live'
const description =
  'Server-sent events. `audit`: {id, status, total_assets, completed_assets, failed_assets, total_violations, by_state, ' +
  'by_severity, version}, at first and after each change. ' +
  '`trail`: the new entry of the trail (TrailEntry), one event each. `reload`: more happened than is sent; read again. ' +
  'The id of an event is the last entry of the trail sent by then; Last-Event-ID goes on from there.'

export const eventRoutes = (db: pg.Pool, watch: AuditWatch, streams: OpenStreams): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/audits/{audit_id}/events',
    operationId: 'watchAudit',
    tag,
    needs: 'read',
    summary: 'Changes of one audit as they happen',
    description,
    query: Type.Object({
      since: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: Number.MAX_SAFE_INTEGER,
          description:
            'The version of the audit that the reader has read: entries of the trail after it are sent first. Without it, only new ones.',
        }),
      ),
    }),
    success: { status: 200, schema: Type.String(), description: 'A stream that does not end.', mediaType: 'text/event-stream' },
    errors: [401, 403, 404, 422, 429, 503],
    async handle(request, reply) {
      const [workspaceId, auditId] = [workspaceOf(request), idOf(request, 'audit_id')]
      if ((await findAuditHeads(db, workspaceId, [auditId])).length === 0) throw notFound('Audit')
      const visitor = visitorOf(request)
      const onEnd = streams.take(visitor.userId)
      return streamEvents(request, reply, watch, {
        workspaceId,
        auditId,
        since: request.query.since ?? null,
        stillAllowed: stillAllowed(db, workspaceId, visitor, request.ip),
        onEnd,
      })
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/events',
    operationId: 'watchAudits',
    tag,
    needs: 'read',
    summary: 'Changes of all audits of the workspace as they happen',
    description: `${description} Without \`trail\` events.`,
    success: { status: 200, schema: Type.String(), description: 'A stream that does not end.', mediaType: 'text/event-stream' },
    errors: [401, 403, 404, 429, 503],
    async handle(request, reply) {
      const workspaceId = workspaceOf(request)
      const visitor = visitorOf(request)
      const onEnd = streams.take(visitor.userId)
      return streamEvents(request, reply, watch, {
        workspaceId,
        auditId: null,
        since: null,
        stillAllowed: stillAllowed(db, workspaceId, visitor, request.ip),
        onEnd,
      })
    },
  }),
]

/** A stream outlives the check at its start: whoever signs out or leaves the workspace is disconnected. */
const stillAllowed = (db: pg.Pool, workspaceId: string, visitor: Visitor, address: string) => async (): Promise<boolean> => {
  const access = await accessTo(db, workspaceId, visitor.userId)
  return access !== null && whyClosed(access, visitor, address) === null && (await sessionLives(db, visitor.sessionId))
}
