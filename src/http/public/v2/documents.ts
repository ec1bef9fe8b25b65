import type pg from 'pg'
import { Type } from 'typebox'
import { listDocumentsAfter } from '../../../db/documents/shown.ts'
import { idsIn } from '../../shared/violation-filter.ts'
import { documentReadRoutes } from '../../shared/documents.ts'
import { momentOf } from '../../base/moment.ts'
import { nullable, oneOf, Moment } from '../../../contract/schema.ts'
import { BY_KEY, publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { readPlace, writePlace } from './cursor.ts'
import { LONGEST_SEARCH } from '../../../contract/limits.ts'
import { FilterLanguage, FilterValue, several, cursorQuery } from '../../../contract/public/v2/lists.ts'
import { DocumentList } from '../../../contract/public/v2/documents.ts'

/** Documents of a workspace, whoever wrote them. */
export const documentRoutesV2 = (db: pg.Pool): PublicRoute[] => [
  publicRoute({
    method: 'GET',
    path: '/documents',
    operationId: 'listDocuments',
    tag: 'Documents',
    scope: 'read',
    summary: 'Documents, newest first, page by page',
    description: 'Those that are still being written and those that failed as well: `status` says it.',
    query: Type.Object({
      template: several(FilterValue, 'Identifiers of templates.'),
      language: several(FilterLanguage, 'Only in these languages.'),
      since: Moment('Made at this time or later.'),
      until: Moment('Made before this time.'),
      approval: several(oneOf(['draft', 'in_review', 'approved']), 'Only those that are so far.'),
      bulk_run: several(FilterValue, 'Identifiers of bulk runs.'),
      search: Type.Optional(nullable(Type.String({ maxLength: LONGEST_SEARCH, description: 'In title and text.' }))),
      ...cursorQuery(),
    }),
    success: { status: 200, schema: DocumentList, description: 'A page.' },
    errors: [401, 403, 422, 429, 503],
    async handle(request) {
      const {
        template,
        language: languages = null,
        since,
        until,
        approval: approvals = null,
        bulk_run: runs,
        search,
        cursor,
        limit,
      } = request.query
      const filter = {
        templates: idsIn(template?.join(',')),
        languages,
        since: momentOf(since, 'query', 'since'),
        until: momentOf(until, 'query', 'until'),
        approvals,
        runs: idsIn(runs?.join(',')),
        search: search?.trim() ? search : null,
      }
      const { documents, next } = await listDocumentsAfter(db, workspaceOf(request), filter, readPlace(cursor), limit)
      return { documents, next: writePlace(next) }
    },
  }),
  ...(documentReadRoutes(BY_KEY, db) as PublicRoute[]),
]
