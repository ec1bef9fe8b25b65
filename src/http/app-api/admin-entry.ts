import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Guards } from '../../administration/index.ts'
import { notFound } from '../../errors.ts'
import type { RuleLibrary } from '../../packs/pack.ts'
import type { Route } from '../base/route.ts'
import { actorOf, appRoute, workspaceOf } from './access.ts'
import { AdminEntryInFull } from '../../contract/admin-trail.ts'
import { Done } from '../../contract/common.ts'
import { ReasonInput } from '../../contract/own-rules.ts'
import { refuseShutOut } from './networks.ts'
import { refuseWithoutFactor } from './security.ts'

const tag = 'Settings'
const ENTRY = '/w/{workspace_id}/admin-trail/{number}'

/** Loaded on first use: it brings the whole of the rules with it. */
const administration = () => import('../../administration/index.ts')

const MOST_DIGITS = 15
function numberOf({ params }: { params: Record<string, string> }): number {
  const given = params['number'] ?? ''
  if (!/^\d+$/.test(given) || given.length > MOST_DIGITS) throw notFound('Entry')
  return Number(given)
}

const guardsOf = (request: FastifyRequest): Guards => ({
  networks: (networks) => refuseShutOut(networks, request.ip),
  secondFactor: () => refuseWithoutFactor(request),
})

/** One change of the administration: what it did, and taking it back. */
export const adminEntryRoutes = (db: pg.Pool, library: RuleLibrary): Route[] => [
  appRoute({
    method: 'GET',
    path: ENTRY,
    operationId: 'getAdminEntry',
    tag,
    needs: 'manage_rules',
    summary: 'What a change did, by the figures there are, and whether it can be taken back',
    success: { status: 200, schema: AdminEntryInFull, description: 'The entry in full.' },
    errors: [401, 403, 404, 503],
    async handle(request) {
      const { entryInFull } = await administration()
      const place = { db, library, workspaceId: workspaceOf(request) }
      return entryInFull(place, numberOf(request), request.role!, guardsOf(request as unknown as FastifyRequest))
    },
  }),
  appRoute({
    method: 'POST',
    path: `${ENTRY}/take-back`,
    operationId: 'takeBackAdminEntry',
    tag,
    needs: 'manage_rules',
    summary: 'Set what was before a change, as a change of its own that names it',
    description:
      '403 where the caller may not make this kind of change; 409, in words, where it was changed since or cannot be taken back: a ' +
      'revoked key, a removed member.',
    body: ReasonInput,
    success: { status: 200, schema: Done, description: 'It is as it was before.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request) {
      const { undoEntry } = await administration()
      const place = { db, library, workspaceId: workspaceOf(request) }
      const guards = guardsOf(request as unknown as FastifyRequest)
      await undoEntry(place, numberOf(request), request.role!, actorOf(request), request.body.reason, guards)
      return { done: true }
    },
  }),
]
