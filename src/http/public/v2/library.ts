import type pg from 'pg'
import { Type } from 'typebox'
import type { Writing } from '../../../models/writing.ts'
import { ToneSchema } from '../../../contract/tones.ts'
import { infobaseRoutes } from '../../shared/knowledge-bases.ts'
import type { Route } from '../../base/route.ts'
import { templateFileRoutes } from '../../shared/template-files.ts'
import { templateRoutes } from '../../shared/templates.ts'
import { toneOf, toneRoutes, tonesOf } from '../../shared/tones.ts'
import { publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { byKeyOfPeople } from '../people.ts'
import { cursorQuery } from '../../../contract/public/v2/lists.ts'
import { pageOf } from './paged.ts'
import { TonesSchema } from '../../../contract/public/v2/library.ts'

/** In the application the shelf has them, with templates and knowledge bases. */
const toneReading = (db: pg.Pool): PublicRoute[] => [
  publicRoute({
    method: 'GET',
    path: '/tones',
    operationId: 'listTones',
    tag: 'Library',
    scope: 'read',
    summary: 'Tones of voice, built in and own',
    query: Type.Object(cursorQuery()),
    success: { status: 200, schema: TonesSchema, description: 'A page.' },
    errors: [401, 403, 422, 429, 503],
    async handle(request) {
      const { page, next } = pageOf(await tonesOf(db, workspaceOf(request)), request.query)
      return { tones: page, next }
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/tones/{tone_id}',
    operationId: 'getTone',
    tag: 'Library',
    scope: 'read',
    summary: 'One tone of voice with its guidelines',
    success: { status: 200, schema: ToneSchema, description: 'The tone.' },
    errors: [401, 403, 404, 429, 503],
    handle: (request) => toneOf(db, workspaceOf(request), request.params.tone_id!),
  }),
]

/** Templates, tones and knowledge bases, as the application has them. */
export const libraryRoutesV2 = (db: pg.Pool, writing: Writing): PublicRoute[] => {
  const entrance = byKeyOfPeople(db)
  const shared: Route[] = [
    ...templateFileRoutes(entrance, db),
    ...templateRoutes(entrance, db, writing),
    ...toneRoutes(entrance, db),
    ...infobaseRoutes(entrance, db),
  ]
  return [...toneReading(db), ...(shared as PublicRoute[])]
}
