import type pg from 'pg'
import { Type } from 'typebox'
import type { TSchema } from 'typebox'
import type { AuditService, AuditSource } from '../../../audits/service-interface.ts'
import { addSite, alterSite, comingRuns, previewSchedule } from '../../../audits/site-changes.ts'
import { waitingPagesOf } from '../../../db/sites/gone-pages.ts'
import { refreshGates } from '../../../db/sites/gates.ts'
import { SITE_SCHEDULES, sitesAfter, siteWithLastRun } from '../../../db/sites/pages.ts'
import { deleteSite } from '../../../deleting/audits.ts'
import { notFound } from '../../../errors.ts'
import { idOf } from '../../base/path-ids.ts'
import { runningAudits } from '../../shared/running-audits.ts'
import { Done } from '../../../contract/common.ts'
import { NextRuns, ScheduleInput, SiteChange, SiteInput } from '../../../contract/sites.ts'
import { siteFilterOf } from '../../shared/site-filter.ts'
import { givenOf, SHOWN_NEXT, siteWishOf } from '../../shared/site-wishes.ts'
import { oneOf } from '../../../contract/schema.ts'
import { actorOf, publicRoute, workspaceOf } from '../access.ts'
import type { PublicRoute } from '../access.ts'
import { refuseOthers } from '../people.ts'
import { AuditState } from '../../../contract/public/v2/audits.ts'
import { shownAudit } from './audits.ts'
import { readPlace, writePlace } from './cursor.ts'
import { LONGEST_MARKET, LONGEST_PACK, LONGEST_SEARCH } from '../../../contract/limits.ts'
import { cursorQuery } from '../../../contract/public/v2/lists.ts'
import { SitePage, SiteDetail } from '../../../contract/public/v2/sites.ts'

const list = <Item extends TSchema>(item: Item, description: string) => Type.Optional(Type.Array(item, { maxItems: 200, description }))
const tag = 'Sites'
const SITE = '/sites/{site_id}'

/** What is audited again, by a key: set up, changed, run and removed. */
export const siteRoutesV2 = (db: pg.Pool, audits: AuditService | undefined): PublicRoute[] => [
  publicRoute({
    method: 'GET',
    path: '/sites',
    operationId: 'listSites',
    tag,
    scope: 'read',
    summary: 'Sites that are audited again, newest first, page by page',
    query: Type.Object({
      ...cursorQuery(),
      search: Type.Optional(Type.String({ maxLength: LONGEST_SEARCH, description: 'In the name.' })),
      market: list(Type.String({ maxLength: LONGEST_MARKET }), 'Markets: the site’s own, or the workspace’s where it has none.'),
      pack: list(Type.String({ maxLength: LONGEST_PACK }), 'Packs: the site’s own, or the workspace’s where it has none.'),
      schedule: list(oneOf(SITE_SCHEDULES), 'When it runs.'),
    }),
    success: { status: 200, schema: SitePage, description: 'A page of them.' },
    errors: [401, 403, 422, 429, 503],
    async handle(request) {
      const { cursor, limit, search, ...lists } = request.query
      const after = readPlace(cursor)
      const given = Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values.join(',')]))
      const { filter } = await siteFilterOf(db, workspaceOf(request), { ...(search === undefined ? {} : { search }), ...given })
      await refreshGates(db, workspaceOf(request))
      const { sites, next } = await sitesAfter(db, workspaceOf(request), filter, { after, limit })
      return { sites: sites.map(shown), next: writePlace(next) }
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/sites',
    operationId: 'createSite',
    tag,
    scope: 'write',
    summary: 'Add a site; it runs on its schedule or when it is asked to',
    description: 'A schedule is a cron expression of five fields in a time zone, its runs at least an hour apart.',
    body: SiteInput,
    example: {
      name: 'Shop',
      sources: [{ kind: 'crawl', url: 'https://shop.example/', max_pages: 500 }],
      schedule: '30 5 * * 1',
      time_zone: 'Europe/Berlin',
    },
    success: { status: 201, schema: SiteDetail, description: 'The site.' },
    errors: [401, 403, 409, 422, 429, 503],
    async handle(request, reply) {
      await refuseOthers(db, request.holder!, 'run_audits')
      const { id } = await addSite(db, workspaceOf(request), request.holder!.userId, siteWishOf(request.body))
      reply.code(201)
      return shownSite(db, workspaceOf(request), id)
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/schedules/preview',
    operationId: 'previewSchedule',
    tag,
    scope: 'read',
    summary: 'When a schedule would run',
    body: ScheduleInput,
    example: { schedule: '30 5 * * 1', time_zone: 'Europe/Berlin' },
    success: { status: 200, schema: NextRuns, description: 'The next three runs.' },
    errors: [401, 403, 422, 429, 503],
    handle: async ({ body }) => ({ next_runs: await previewSchedule(body.schedule, body.time_zone, SHOWN_NEXT) }),
  }),
  publicRoute({
    method: 'GET',
    path: SITE,
    operationId: 'getSite',
    tag,
    scope: 'read',
    summary: 'One site: what it reads, when it runs next, and its newest run',
    description: 'All its runs: `GET /audits?site=`.',
    success: { status: 200, schema: SiteDetail, description: 'The site.' },
    errors: [401, 403, 404, 429, 503],
    async handle(request) {
      return shownSite(db, workspaceOf(request), idOf(request, 'site_id'))
    },
  }),
  publicRoute({
    method: 'PATCH',
    path: SITE,
    operationId: 'changeSite',
    tag,
    scope: 'write',
    summary: 'Change what a site reads, when it runs, and what its runs mark',
    body: SiteChange,
    example: { version: 1, schedule: '0 6 * * *', paused: false },
    success: { status: 200, schema: SiteDetail, description: 'The site.' },
    errors: [401, 403, 404, 409, 422, 429, 503],
    async handle(request) {
      await refuseOthers(db, request.holder!, 'run_audits')
      const { version, reason, ...change } = request.body
      const by = { actor: actorOf(request), why: reason }
      await alterSite(db, workspaceOf(request), idOf(request, 'site_id'), version, siteWishOf(change), by)
      return shownSite(db, workspaceOf(request), idOf(request, 'site_id'))
    },
  }),
  publicRoute({
    method: 'DELETE',
    path: SITE,
    operationId: 'deleteSite',
    tag,
    scope: 'administer',
    summary: 'Delete a site with all its runs, for good',
    description: 'What stays of it is a tombstone. A person’s key: while its person is an owner.',
    success: { status: 200, schema: Done, description: 'Gone at once; what belonged to it goes in the background.' },
    errors: [401, 403, 404, 429, 503],
    async handle(request) {
      await refuseOthers(db, request.holder!, 'manage_workspace', 'delete sites')
      await deleteSite(db, workspaceOf(request), actorOf(request), idOf(request, 'site_id'), null)
      return { done: true }
    },
  }),
  publicRoute({
    method: 'POST',
    path: `${SITE}/run`,
    operationId: 'runSite',
    tag,
    scope: 'write',
    summary: 'Start a run of the site now',
    success: { status: 201, schema: AuditState, description: 'The run, which has started.' },
    errors: [401, 403, 404, 409, 422, 429, 503],
    async handle(request, reply) {
      await refuseOthers(db, request.holder!, 'run_audits')
      const started = await runningAudits(audits).runSite(db, workspaceOf(request), actorOf(request), idOf(request, 'site_id'))
      if (!started) throw notFound('Site')
      reply.code(201)
      return shownAudit(db, workspaceOf(request), started.id)
    },
  }),
]

/** A site as every call answers it. */
async function shownSite(db: pg.Pool, workspaceId: string, id: string) {
  await refreshGates(db, workspaceId, id)
  const found = await siteWithLastRun(db, workspaceId, id)
  if (!found) throw notFound('Site')
  const waiting = await waitingPagesOf(db, workspaceId, found)
  return { ...shown(found), gone_pages_waiting: waiting, next_runs: await comingRuns(found, SHOWN_NEXT) }
}

const shown = <Found extends { sources: unknown[] }>(found: Found) => ({
  ...found,
  sources: (found.sources as AuditSource[]).flatMap(givenOf),
})
