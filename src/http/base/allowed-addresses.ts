import type { FastifyInstance } from 'fastify'
import { isOpenTo, whyNoNetwork } from '../../auth/networks.ts'
import { AppError, UsageError } from '../../errors.ts'

/** Who asks whether the server is up may be anywhere. */
const OPEN = /^\/(public\/v1\/healthz|livez|readyz)(\?|$)/

/** Where ALLOW_ADDRESSES names networks, everybody else is refused before anything is looked at. */
export function requireAllowedAddress(app: FastifyInstance, setting: string): void {
  const allowed = setting
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const wrong = allowed.find((entry) => whyNoNetwork(entry) !== null)
  if (wrong !== undefined) throw new UsageError(`ALLOW_ADDRESSES names addresses or networks such as 10.1.0.0/16, not "${wrong}"`)
  if (allowed.length === 0) return
  app.addHook('onRequest', (request, _reply, done) => {
    const isAllowed = isOpenTo(allowed, request.ip) || OPEN.test(request.url)
    done(isAllowed ? undefined : new AppError(403, 'This server is not open to your network address.'))
  })
}
