import type pg from 'pg'
import { MOST_PAGE_READINGS } from '../../contract/limits.ts'
import { PageReadingInput, PageReadings } from '../../contract/read-as.ts'
import { changeSettingFrom } from '../../db/settings/changes.ts'
import { readSettings } from '../../db/settings/settings.ts'
import type { PageReading } from '../../db/settings/settings.ts'
import { AppError, invalid } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { placeOf } from '../shared/place.ts'
import { actorOf, appRoute, changeBy, workspaceOf } from './access.ts'

const tag = 'Settings'

/** What people say of pages that were read as something else than they are. */
export const pageReadingRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/page-readings',
    operationId: 'listPageReadings',
    tag,
    needs: 'read',
    summary: 'What somebody said of pages that were read as something else',
    success: { status: 200, schema: PageReadings, description: 'By place.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ readings: (await readSettings(db, workspaceOf(request))).pageReadings }),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/page-readings',
    operationId: 'setPageReading',
    tag,
    needs: 'manage_rules',
    summary: 'Say what pages are for and what they sell; audits from now on go by it',
    description: 'Replaces what was said of the same place. With neither kind nor sells the place is read by itself again.',
    body: PageReadingInput,
    success: { status: 200, schema: PageReadings, description: 'All that was said, by place.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request) {
      const { page_kind, sells, was = null, reason = null } = request.body
      const place = placeOf(request.body.place)
      if (place === null || /[\s?#]/.test(place)) throw unfit
      const said: PageReading | null =
        page_kind === null && sells === null
          ? null
          : { place, page_kind, sells, was, reason, said_by: actorOf(request).name, said_at: new Date().toISOString() }
      const workspaceId = workspaceOf(request)
      await changeSettingFrom(
        db,
        workspaceId,
        'page_readings',
        (before) => {
          const after = [...before.filter((one) => one.place !== place), ...(said ? [said] : [])]
          if (after.length > MOST_PAGE_READINGS) throw new AppError(409, `At most ${MOST_PAGE_READINGS} places: take one back first.`)
          return after.toSorted((one, other) => (one.place < other.place ? -1 : 1))
        },
        changeBy(request, reason),
      )
      return { readings: (await readSettings(db, workspaceId)).pageReadings }
    },
  }),
]

const unfit = invalid({
  loc: ['body', 'place'],
  msg: 'Value error, a place is a host, a path or both, such as shop.example/uk',
  type: 'value_error',
})
