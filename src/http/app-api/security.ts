import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { hasSecondFactor } from '../../auth/permissions.ts'
import { findSecurity, requireSecondFactor } from '../../db/settings/workspaces.ts'
import { AppError } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { appRoute, changeBy, visitorOf, workspaceOf } from './access.ts'
import { SecurityInput, SecuritySchema } from '../../contract/security.ts'

const tag = 'Settings'

/** A second factor can only be required by somebody who has one. */
export function refuseWithoutFactor(request: Pick<FastifyRequest, 'visitor'>): void {
  if (!hasSecondFactor(visitorOf(request)))
    throw new AppError(409, 'Set up a second factor of your own first, under Account, or you would be shut out yourself.')
}

/** What the owners of a workspace require of its members. */
export const securityRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/security',
    operationId: 'getSecurity',
    tag,
    needs: 'manage_workspace',
    summary: 'What the workspace asks of whoever enters it',
    success: { status: 200, schema: SecuritySchema, description: 'The requirements.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => findSecurity(db, workspaceOf(request)),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/security',
    operationId: 'setSecurity',
    tag,
    needs: 'manage_workspace',
    summary: 'Require a second factor, or no longer',
    description: 'Members without one are led to set it up and can do nothing else in the workspace. API keys are not concerned.',
    body: SecurityInput,
    success: { status: 200, schema: SecuritySchema, description: 'The requirements, with effect at once.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request) {
      const required = request.body.requires_second_factor
      if (required) refuseWithoutFactor(request)
      await requireSecondFactor(db, workspaceOf(request), required, changeBy(request, request.body.reason))
      return findSecurity(db, workspaceOf(request))
    },
  }),
]
