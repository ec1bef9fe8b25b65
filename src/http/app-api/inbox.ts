import type pg from 'pg'
import { Type } from 'typebox'
import { may } from '../../auth/permissions.ts'
import { countInbox, inboxFacets, inboxWindow } from '../../db/violations/inbox.ts'
import type { InboxFilter } from '../../db/violations/inbox.ts'
import { inboxRows } from '../../db/violations/inbox-rows.ts'
import { deleteView, endMentions, listViews, saveView, snooze } from '../../db/violations/inbox-views.ts'
import { isId } from '../../db/base/ids.ts'
import { AppError, invalid, notFound } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { appRoute, visitorOf, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { inboxFilterOf, personOf } from './inbox-filter.ts'
import { Done, windowQuery } from '../../contract/common.ts'
import {
  DoneInput,
  InboxCount,
  inboxFilterFields,
  InboxOrderSchema,
  InboxSchema,
  SnoozeInput,
  ViewInput,
  ViewSaved,
} from '../../contract/inbox.ts'
import { LONGEST_CHOSEN_ROWS } from '../../contract/limits.ts'
import { INBOX_VIEWS } from '../../contract/values.ts'

const tag = 'Inbox'
const INBOX = '/w/{workspace_id}/inbox'
const BUILT_IN = INBOX_VIEWS.map((view): InboxFilter => inboxFilterOf({ view }))

export const inboxRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: INBOX,
    operationId: 'getInbox',
    ruleWords: true,
    tag,
    needs: 'read',
    summary: "What is the caller's, across audits and sites",
    description:
      'What is assigned to the caller, mentions them, is due, or waits for their approval, with why. One row for one finding on many ' +
      'assets. Of a site, the latest run counts.',
    query: Type.Object({
      ...windowQuery(100, 50),
      ...inboxFilterFields,
      order: InboxOrderSchema,
      items: Type.Optional(Type.String({ maxLength: LONGEST_CHOSEN_ROWS, description: 'Some rows alone, with commas between.' })),
    }),
    success: { status: 200, schema: InboxSchema, description: 'A window of it, with the counts of every view.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const person = personOf(request)
      const { offset, limit, order } = request.query
      const views = await listViews(db, person.workspaceId, person.userId)
      const filters = [...BUILT_IN, ...views.map(({ filter }) => inboxFilterOf(filter))]
      const filter = { ...inboxFilterOf(request.query, 'query'), items: request.query.items?.split(',').filter(isId) ?? null }
      const [counts, window, facets] = await Promise.all([
        countInbox(db, person, filters),
        inboxWindow(db, person, filter, order, offset, limit),
        inboxFacets(db, person, filter.view),
      ])
      return {
        facets,
        rows: await inboxRows(db, person.workspaceId, person.userId, window.items),
        offset,
        total: window.sections.reduce((sum, { n }) => sum + n, 0),
        findings: window.findings,
        sites: window.sites,
        audits: window.audits.map(({ audit_id, name, rows }) => ({ audit_id, name, rows })),
        sections: window.sections.map(({ section, n }) => ({ section, count: n })),
        counts: Object.fromEntries(INBOX_VIEWS.map((view, index) => [view, counts[index]])),
        views: views.map(({ id, name, user_id: owner, created_by: maker, filter }, index) => ({
          id,
          name,
          shared: owner === null,
          mine: maker === person.userId || (owner === null && may(request.role!, 'manage_workspace')),
          filter,
          count: counts[BUILT_IN.length + index],
        })),
      }
    },
  }),
  appRoute({
    method: 'GET',
    path: `${INBOX}/count`,
    operationId: 'countInbox',
    tag,
    needs: 'read',
    summary: "How much is the caller's",
    success: { status: 200, schema: InboxCount, description: 'Rows of the view everything.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ everything: (await countInbox(db, personOf(request), [BUILT_IN[0]!]))[0]! }),
  }),
  appRoute({
    method: 'POST',
    path: `${INBOX}/snooze`,
    operationId: 'snooze',
    tag,
    needs: 'read',
    summary: 'Hide items until a date, for the caller alone',
    description:
      'Moves no due date: what becomes overdue meanwhile is back at once. In the next run of a site what is met again in the same ' +
      'words stays hidden until the date.',
    body: SnoozeInput,
    success: { status: 200, schema: Done, description: 'Hidden, or shown again.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { items, until, after_next_run: afterRun = false } = request.body
      const at = afterRun ? ('next-run' as const) : until === null ? null : new Date(until)
      if (at instanceof Date && !(at.getTime() > Date.now()))
        throw invalid({ loc: ['body', 'until'], msg: 'Value error, the time must be in the future', type: 'value_error' })
      await snooze(db, workspaceOf(request), visitorOf(request).userId, items.filter(isId), at)
      return { done: true }
    },
  }),
  appRoute({
    method: 'POST',
    path: `${INBOX}/mentions-done`,
    operationId: 'mentionsDone',
    tag,
    needs: 'read',
    summary: 'Take mentions off the inbox without an answer',
    body: DoneInput,
    success: { status: 200, schema: Done, description: 'Taken off.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      await endMentions(db, workspaceOf(request), visitorOf(request).userId, request.body.items.filter(isId))
      return { done: true }
    },
  }),
  appRoute({
    method: 'POST',
    path: `${INBOX}/views`,
    operationId: 'saveInboxView',
    tag,
    needs: 'read',
    summary: "Save a view, the caller's own or the workspace's",
    body: ViewInput,
    success: { status: 201, schema: ViewSaved, description: 'Saved.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      const { name, shared, filter } = request.body
      inboxFilterOf(filter, 'body', 'filter')
      if (shared && !may(request.role!, 'review')) throw new AppError(403, 'A view for everybody is saved by somebody who reviews.')
      reply.code(201)
      return { id: await saveView(db, workspaceOf(request), visitorOf(request).userId, { name: name.trim(), shared, filter }) }
    },
  }),
  appRoute({
    method: 'DELETE',
    path: `${INBOX}/views/{view_id}`,
    operationId: 'deleteInboxView',
    tag,
    needs: 'read',
    summary: 'Delete a saved view',
    success: { status: 200, schema: Done, description: 'Deleted.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const any = may(request.role!, 'manage_workspace')
      if (!(await deleteView(db, workspaceOf(request), visitorOf(request).userId, idOf(request, 'view_id'), any))) throw notFound('View')
      return { done: true }
    },
  }),
]
