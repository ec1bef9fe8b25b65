import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { AuditService } from '../audits/service-interface.ts'
import type { RuleLibrary } from '../packs/pack.ts'
import type { Settings } from '../config.ts'
import { wholeNumber } from '../config.ts'
import { UsageError } from '../errors.ts'
import { openModels } from '../models/index.ts'
import { log } from '../telemetry/log.ts'
import type { Models } from '../models/index.ts'
import type { Later } from '../documents/later.ts'
import { WEB_BUILD } from '../places.ts'
import { Admission } from './admission.ts'
import type { Capacity } from './admission.ts'
import { appApi } from './app-api/index.ts'
import { requireAllowedAddress } from './allowed-addresses.ts'
import { acceptJson } from './body.ts'
import { answerClientError, answerErrors } from './errors.ts'
import { closeUnusedConnections, closeWhileDraining } from './draining.ts'
import type { Draining } from './draining.ts'
import { probeRoutes } from './probes.ts'
import { publicApi } from './public/index.ts'
import { requestId, sendRequestId } from './request-id.ts'
import { RequestLog } from './request-log.ts'
import { sendSecurityHeaders } from './security-headers.ts'
import { validatorCompiler } from './validation.ts'
import { watchRequests } from './watching.ts'
import { serveWeb } from './web.ts'

/** The largest `input` is 64 KiB, which JSON may escape to six times that, and its own escapes to twice that. */
const BODY_LIMIT = 1024 * 1024

export interface Context {
  db: pg.Pool
  settings: Settings
  /** Audits that run, and their rules; without them the server only shows stored audits. */
  audits?: AuditService
  library?: RuleLibrary
  /** Documents that are written by the queue; without it every caller waits for the document. */
  later?: Later
  /** Resolves when the web application is built; already built by default. */
  webBuilt?: Promise<unknown>
  /** How many requests the server accepts at once. */
  capacity?: Capacity
  /** Set when the server is about to stop. */
  draining?: Draining
}

/** What the groups of routes are given. */
export type Served = Context & { models: Models; admission: Admission }

/** The whole server: every hook and every group of routes, in order. */
export async function buildApp(context: Context): Promise<FastifyInstance> {
  const { settings } = context
  const app = Fastify({
    loggerInstance: log(),
    logController: new RequestLog(settings.LOG_LEVEL),
    clientErrorHandler: answerClientError,
    genReqId: (request) => requestId(request.headers),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    connectionTimeout: 75_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 0,
    trustProxy: settings.TRUST_PROXY === '' ? false : settings.TRUST_PROXY.split(',').map((part) => part.trim()),
    forceCloseConnections: 'idle',
    // What comes while it closes is served like the rest; refused it would lack the form of every other answer.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16 * 1024 },
    ...tls(settings),
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(validatorCompiler as never)
  acceptJson(app)
  answerErrors(app)
  sendRequestId(app)
  watchRequests(app)
  if (context.draining) closeWhileDraining(app, context.draining)
  closeUnusedConnections(app)
  sendSecurityHeaders(app, settings.PUBLIC_URL)
  requireAllowedAddress(app, settings.ALLOW_ADDRESSES)
  try {
    const served: Served = { ...context, models: openModels(context.db, settings), admission: new Admission(context.capacity) }
    await app.register(async (group) =>
      publicApi(group, served, { rateLimit: settings.RATE_LIMIT === '' ? null : wholeNumber(settings, 'RATE_LIMIT') }),
    )
    await app.register(async (group) => appApi(group, served))
    await app.register(async (group) => probeRoutes(group, context))
    await app.register(async (group) => serveWeb(group, WEB_BUILD, context.webBuilt ?? Promise.resolve()))
  } catch (error) {
    // Releases what the groups before the failing one hold (a listening connection).
    await app.close().catch(() => undefined)
    throw error
  }
  return app
}

function tls(settings: Settings): { https?: { cert: Buffer; key: Buffer } } {
  if (!settings.TLS_CERT && !settings.TLS_KEY) return {}
  if (!settings.TLS_CERT || !settings.TLS_KEY)
    throw new UsageError('TLS_CERT and TLS_KEY belong together: name the certificate and its key')
  return { https: { cert: readPem(settings.TLS_CERT), key: readPem(settings.TLS_KEY) } }
}

function readPem(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new UsageError(`${file} cannot be read; TLS_CERT and TLS_KEY name files in PEM form`)
  }
}
