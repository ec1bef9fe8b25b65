import type pg from 'pg'
import { Type } from 'typebox'
import { changedRules, readMinimum } from '../../db/deletion/minimum.ts'
import { changeSettingFrom } from '../../db/settings/changes.ts'
import { listHolds, liftHold, placeHold } from '../../deleting/holds.ts'
import { whyKept } from '../../deleting/kept.ts'
import { idOf, knownId } from '../base/path-ids.ts'
import type { Route } from '../base/route.ts'
import { windowQuery } from '../../contract/common.ts'
import {
  HoldAnswer,
  HoldInput,
  Holds,
  KeptAnswer,
  keptQuery,
  Lifted,
  LiftInput,
  MinimumInput,
  MinimumSchema,
} from '../../contract/holds.ts'
import { marketsOf } from '../shared/markets.ts'
import { actorOf, appRoute, changeBy, workspaceOf } from './access.ts'

const tag = 'Holds and minimum retention'

/** What nobody may delete: legal holds, and for how long things are kept at least. */
export const holdRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/kept',
    operationId: 'getKept',
    tag,
    needs: 'read',
    summary: 'Whether something may be deleted, and what keeps it',
    query: keptQuery,
    success: { status: 200, schema: KeptAnswer, description: 'Null where nothing keeps it.' },
    errors: [401, 403, 404, 422, 503],
    handle: async (request) => ({
      kept: (await whyKept(db, workspaceOf(request), request.query.kind, knownId(request.query.id))) as never,
    }),
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/holds',
    operationId: 'listHolds',
    tag,
    needs: 'manage_workspace',
    summary: 'Legal holds, those that stand first',
    query: Type.Object(windowQuery(200, 50)),
    success: { status: 200, schema: Holds, description: 'A window of them.' },
    errors: [401, 403, 404, 422, 503],
    handle: async (request) => listHolds(db, workspaceOf(request), request.query.limit, request.query.offset),
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/holds',
    operationId: 'placeHold',
    tag,
    needs: 'manage_workspace',
    summary: 'Place a legal hold',
    description: 'From then on nobody deletes it, nor does retention; data of a person are blocked instead.',
    body: HoldInput,
    success: { status: 201, schema: HoldAnswer, description: 'The hold.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request, reply) {
      reply.code(201)
      return placeHold(db, workspaceOf(request), actorOf(request), request.body)
    },
  }),
  appRoute({
    method: 'POST',
    path: '/w/{workspace_id}/holds/{hold_id}/lift',
    operationId: 'liftHold',
    tag,
    needs: 'manage_workspace',
    summary: 'Lift a legal hold',
    description: 'Data of a person that were to be deleted meanwhile are deleted then, where nothing else holds them.',
    body: LiftInput,
    success: { status: 200, schema: Lifted, description: 'The hold, lifted.' },
    errors: [401, 403, 404, 409, 422, 503],
    handle: async (request) => liftHold(db, workspaceOf(request), actorOf(request), idOf(request, 'hold_id'), request.body.reason),
  }),
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/minimum-retention',
    operationId: 'getMinimumRetention',
    tag,
    needs: 'read',
    summary: 'For how long things are kept at least',
    success: { status: 200, schema: MinimumSchema, description: 'Rules that stand, and those that were ended.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ rules: (await readMinimum(db, workspaceOf(request))).rules }),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/minimum-retention',
    operationId: 'setMinimumRetention',
    tag,
    needs: 'manage_workspace',
    summary: 'Change for how long things are kept at least',
    description: 'A rule that is left out is ended: what is newer is no longer kept by it, what is older was promised and stays.',
    body: MinimumInput,
    success: { status: 200, schema: MinimumSchema, description: 'Rules that stand, and those that were ended.' },
    errors: [401, 403, 404, 422, 503],
    async handle(request) {
      const wanted = request.body.rules.map((rule, at) => ({
        ...rule,
        market: rule.market && marketsOf([rule.market], ['body', 'rules', at, 'market'])[0]!,
        because: rule.because.trim(),
      }))
      const { reason } = request.body
      const now = new Date().toISOString()
      const workspaceId = workspaceOf(request)
      await changeSettingFrom(
        db,
        workspaceId,
        'minimum_retention',
        (before) => changedRules(before, wanted, now),
        changeBy(request, reason),
      )
      return { rules: (await readMinimum(db, workspaceId)).rules }
    },
  }),
]
