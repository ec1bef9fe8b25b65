import type { FastifyInstance, FastifyReply } from 'fastify'
import type pg from 'pg'
import { wholeNumber } from '../../config.ts'
import type { Settings } from '../../config.ts'
import { openReadiness } from '../../db/base/readiness.ts'
import { live, metrics, ready } from '../../telemetry/probes.ts'
import type { ProbeAnswer } from '../../telemetry/probes.ts'
import type { Draining } from './draining.ts'
import { diskTrouble } from './disk.ts'

interface Probed {
  db: pg.Pool
  settings: Settings
  draining?: Draining | undefined
}

/** /livez and /readyz for orchestrators and load balancers, and /metrics for holders of the token. */
export async function probeRoutes(app: FastifyInstance, { db, settings, draining }: Probed): Promise<void> {
  const leastFree = wholeNumber(settings, 'DISK_FREE_MB')
  const database = openReadiness(db.options.connectionString!)
  app.addHook('onClose', () => database.close())
  const whyNotReady = async () => {
    if (draining?.now) return 'The server is stopping.'
    return (await database.trouble()) ?? diskTrouble(settings.DATA, leastFree)
  }
  // Asked every few seconds: not worth a line each.
  const options = { config: { open: true }, logLevel: 'warn' } as const
  const send = (reply: FastifyReply, { status, headers, body }: ProbeAnswer) => reply.code(status).headers(headers).send(body)
  app.get('/livez', options, (_request, reply) => send(reply, live()))
  app.get('/readyz', options, async (_request, reply) => send(reply, await ready({ whyNotReady, lastBackup: database.backup })))
  const { METRICS_TOKEN: token, METRICS_PORT: port } = settings
  if (token === '' || port !== '') return
  app.get('/metrics', options, async (request, reply) => send(reply, await metrics(request.headers.authorization, token)))
}
