import type pg from 'pg'
import { isOpenTo, whyNoNetwork } from '../../auth/networks.ts'
import { readNetworks, setNetworks } from '../../db/settings/workspaces.ts'
import { AppError, invalid } from '../../errors.ts'
import type { Route } from '../base/route.ts'
import { appRoute, changeBy, workspaceOf } from './access.ts'
import { NetworksInput, NetworksSchema } from '../../contract/security.ts'

const tag = 'Settings'

/** A change of the networks must not lock out the person who makes it. */
export function refuseShutOut(networks: string[], address: string): void {
  if (!isOpenTo(networks, address))
    throw new AppError(409, `Your own address, ${address}, is not among them: you would be shut out. Add it, or confirm that you mean it.`)
}

/** The network addresses a workspace is open to, for people and for API keys. */
export const networkRoutes = (db: pg.Pool): Route[] => [
  appRoute({
    method: 'GET',
    path: '/w/{workspace_id}/networks',
    operationId: 'getNetworks',
    tag,
    needs: 'manage_workspace',
    summary: 'Network addresses the workspace is open to',
    success: { status: 200, schema: NetworksSchema, description: 'None: it is open to every address.' },
    errors: [401, 403, 404, 503],
    handle: async (request) => ({ networks: await readNetworks(db, workspaceOf(request)), your_address: request.ip }),
  }),
  appRoute({
    method: 'PUT',
    path: '/w/{workspace_id}/networks',
    operationId: 'setNetworks',
    tag,
    needs: 'manage_workspace',
    summary: 'Open the workspace to these network addresses alone',
    description:
      'For its members in the application and for its API keys, with effect at once. 409 where the address of the caller is not among ' +
      'them, unless `shut_me_out` says that this is meant.',
    body: NetworksInput,
    success: { status: 200, schema: NetworksSchema, description: 'The networks.' },
    errors: [401, 403, 404, 409, 422, 503],
    async handle(request) {
      const { networks: given, shut_me_out: meant = false, reason } = request.body
      const faults = given.flatMap((entry, index) => {
        const why = entry.trim() === '' ? null : whyNoNetwork(entry.trim())
        return why === null ? [] : [{ loc: ['body', 'networks', index], msg: `Value error, ${why}`, type: 'value_error' }]
      })
      if (faults.length > 0) throw invalid(...faults)
      const networks = [...new Set(given.map((entry) => entry.trim()).filter(Boolean))]
      if (!meant) refuseShutOut(networks, request.ip)
      await setNetworks(db, workspaceOf(request), networks, changeBy(request, reason))
      return { networks, your_address: request.ip }
    },
  }),
]
