import type pg from 'pg'
import { Type } from 'typebox'
import { assetContext } from '../../db/audits/asset-context.ts'
import { facetsOf } from '../../db/violations/facets.ts'
import { findFinding, otherPlaces } from '../../db/violations/shown.ts'
import { earlierRunsOf } from '../../db/sites/finding-memory.ts'
import { queueWindow } from '../../db/violations/queue.ts'
import { isId } from '../../db/base/ids.ts'
import { findPackedPage } from '../../db/audits/stored-pages.ts'
import { heldOnPage } from '../../checks/check-apart.ts'
import { readSettings } from '../../db/settings/settings.ts'
import { saidAt } from '../../packs/page-reader.ts'
import { placeOfAddress } from '../shared/place.ts'
import { invalid, notFound } from '../../errors.ts'
import { isStorable } from '../base/faults.ts'
import { oneOf } from '../../contract/schema.ts'
import type { Route } from '../base/route.ts'
import { languagesFor } from '../shared/rule-words.ts'
import { appRoute, visitorOf, workspaceOf } from './access.ts'
import { idOf } from '../base/path-ids.ts'
import { sendCsv, VIOLATION_CSV_COLUMNS, violationPages, violationRows } from '../shared/csv.ts'
import { deskFilterOf } from './inbox-filter.ts'
import { windowQuery } from '../../contract/common.ts'
import {
  AssetContext,
  EarlierRuns,
  Facets,
  filterFields,
  FindingDetail,
  HeldBack,
  OthersSchema,
  QueueWindow,
  SORTS,
} from '../../contract/desk.ts'
import type { Sealing } from './sealing.ts'
import { sendSnapshot } from './snapshot.ts'
import { LONGEST_ID, LONGEST_LIST_OF_VALUES, LONGEST_SEARCH } from '../../contract/limits.ts'

const tag = 'Review desk'
const AUDIT = '/w/{workspace_id}/audits/{audit_id}'

export const deskRoutes = (db: pg.Pool, sealing: Sealing): Route[] => [
  appRoute({
    method: 'GET',
    path: `${AUDIT}/violations`,
    operationId: 'queue',
    tag,
    needs: 'read',
    summary: 'A window of the queue',
    ruleWords: true,
    description:
      'Any window of a queue of any length: ask for what is on the screen. Without a filter by rule, pack, asset, assignee, group ' +
      'or search, and in the order of severity, a window costs the same wherever it lies.',
    query: Type.Object({
      ...windowQuery(200, 50),
      ...filterFields,
      view: oneOf(['each', 'grouped'], { default: 'each', description: 'grouped: one row for one finding on many assets.' }),
      sort: oneOf(SORTS, {
        default: 'severity',
        description:
          'severity: worst first; found: in the order of finding; confidence: the surest first, those not measured last; ' +
          'decided: the latest decision first.',
      }),
      around: Type.Optional(
        Type.String({
          maxLength: LONGEST_ID,
          description: 'A violation: the window that holds it, in place of offset. When the filter does not show it, the window of offset.',
        }),
      ),
    }),
    success: { status: 200, schema: QueueWindow, description: 'The window.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { offset, limit, view, sort, around } = request.query
      const window = await queueWindow(db, workspaceOf(request), idOf(request, 'audit_id'), {
        filter: await deskFilterOf(db, request, idOf(request, 'audit_id'), request.query, 'query'),
        view,
        sort,
        offset,
        limit,
        around: around && isId(around) ? around : null,
      })
      if (!window) throw notFound('Audit')
      return window
    },
  }),
  appRoute({
    method: 'GET',
    path: `${AUDIT}/facets`,
    operationId: 'facets',
    tag,
    needs: 'read',
    summary: 'What the filters can be set to',
    ruleWords: true,
    query: Type.Object({
      asset: Type.Optional(
        Type.String({
          maxLength: LONGEST_LIST_OF_VALUES,
          description: 'Assets that are chosen, with commas between; they are among the options.',
        }),
      ),
      asset_search: Type.Optional(
        Type.String({ maxLength: LONGEST_SEARCH, description: 'Only assets with this in their name or address.' }),
      ),
    }),
    success: { status: 200, schema: Facets, description: 'The options with their counts; of the assets, the 200 with most findings.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const { asset = '', asset_search: search = '' } = request.query
      if (!isStorable(search))
        throw invalid({
          loc: ['query', 'asset_search'],
          msg: 'Value error, the text contains a NUL or an unpaired surrogate',
          type: 'value_error',
        })
      const facets = await facetsOf(db, workspaceOf(request), idOf(request, 'audit_id'), { chosen: asset.split(',').filter(isId), search })
      if (!facets) throw notFound('Audit')
      return facets
    },
  }),
  appRoute({
    method: 'GET',
    path: `${AUDIT}/violations.csv`,
    operationId: 'exportViolations',
    tag,
    needs: 'read',
    summary: 'Violations as CSV, those the filter shows',
    ruleWords: true,
    query: Type.Object(filterFields),
    success: { status: 200, schema: Type.String(), description: 'One line for each violation.', mediaType: 'text/csv' },
    errors: [401, 403, 404, 422, 503],
    handle: async (request, reply) =>
      sendCsv(
        reply,
        'violations.csv',
        VIOLATION_CSV_COLUMNS,
        violationRows(
          await violationPages(
            db,
            workspaceOf(request),
            idOf(request, 'audit_id'),
            await deskFilterOf(db, request, idOf(request, 'audit_id'), request.query, 'query'),
            languagesFor(request),
          ),
        ),
      ),
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/violations/{violation_id}',
    operationId: 'getFinding',
    tag,
    needs: 'read',
    summary: 'One violation with everything about it',
    ruleWords: true,
    success: { status: 200, schema: FindingDetail, description: 'The violation.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const finding = await findFinding(db, workspaceOf(request), idOf(request, 'violation_id'))
      if (!finding) throw notFound('Violation')
      return finding
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/violations/{violation_id}/earlier',
    operationId: 'listEarlierRuns',
    tag,
    needs: 'read',
    summary: 'The same violation in earlier runs of its site',
    ruleWords: true,
    success: { status: 200, schema: EarlierRuns, description: 'Those runs; none where it is new.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ runs: await earlierRunsOf(db, workspaceOf(request), idOf(request, 'violation_id')) }),
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/violations/{violation_id}/others',
    operationId: 'listOthers',
    tag,
    needs: 'read',
    summary: 'The same finding on other assets',
    query: Type.Object(windowQuery(200, 50)),
    success: { status: 200, schema: OthersSchema, description: 'A window of them.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const others = await otherPlaces(db, workspaceOf(request), idOf(request, 'violation_id'), request.query.offset, request.query.limit)
      if (!others) throw notFound('Violation')
      return others
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/assets/{asset_id}',
    operationId: 'getAssetContext',
    tag,
    needs: 'read',
    summary: 'The extracted text of an asset with all findings marked',
    ruleWords: true,
    success: { status: 200, schema: AssetContext, description: 'The asset.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const context = await assetContext(db, workspaceOf(request), idOf(request, 'asset_id'))
      if (!context) throw notFound('Asset')
      const { has_snapshot: hasSnapshot, ...asset } = context
      return { ...asset, snapshot: hasSnapshot ? `/app/api/w/${workspaceOf(request)}/assets/${asset.id}/snapshot` : null }
    },
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/assets/{asset_id}/held',
    operationId: 'getHeldBack',
    tag,
    needs: 'read',
    summary: 'What was held back on an asset, and why',
    ruleWords: true,
    description: 'Looked for again in the page as it is stored; nothing is fetched and no finding is made.',
    success: { status: 200, schema: HeldBack, description: 'What was held back.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => heldOn(db, workspaceOf(request), idOf(request, 'asset_id')),
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/assets/{asset_id}/snapshot',
    operationId: 'getSnapshot',
    tag,
    needs: 'read',
    summary: 'The page as it was, sealed, with its findings marked',
    description:
      'For a frame with an empty sandbox attribute. Scripts, forms, frames, links and everything that would leave the page are ' +
      'taken out, and the policy of the answer forbids them again. Each finding is a <mark id="finding-<id>">.',
    query: Type.Object({ here: Type.Optional(Type.String({ maxLength: LONGEST_ID, description: 'The violation to outline.' })) }),
    success: { status: 200, schema: Type.String(), description: 'The page.', mediaType: 'text/html' },
    errors: [401, 403, 404, 422, 503],
    handle: async (request, reply) =>
      sendSnapshot(
        db,
        sealing,
        {
          workspaceId: workspaceOf(request),
          assetId: idOf(request, 'asset_id'),
          here: request.query.here ?? null,
          personId: visitorOf(request).userId,
        },
        reply,
      ),
  }),
]

async function heldOn(db: pg.Pool, workspaceId: string, assetId: string) {
  const page = await findPackedPage(db, workspaceId, assetId)
  if (!page) throw notFound('Asset')
  const { packed, settings, ...rest } = page
  if (packed === null) return { kept: false, read_as: null, place: null, said_of: null, total: 0, held: [] }
  const { readProfile, withOwnRules } = await import('../../packs/profile.ts')
  // An audit that was not run here has no profile of its own.
  const profile = await (settings.packs ? withOwnRules(db, workspaceId, settings) : readProfile(db, workspaceId, null))
  const url = addressOf(rest)
  // What was said since the audit ran holds here at once: whoever corrects how a page was read sees what it changes.
  const { pageReadings: readings } = await readSettings(db, workspaceId)
  const found = await heldOnPage({ page: { ...rest, packed, url }, profile: { ...profile, readings } })
  return { kept: true, place: placeOfAddress(url), said_of: saidAt(readings, url)?.place ?? null, ...found }
}

/** Where a page stands, as its audit saw it. */
const addressOf = ({ url, name }: { url: string; name: string }) => (/^https?:/i.test(url) ? url : name)
