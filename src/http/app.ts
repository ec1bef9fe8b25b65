import { readFileSync } from 'node:fs'
import type { SecureServerOptions } from 'node:http2'
import Fastify from 'fastify'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type pg from 'pg'
import type { AuditService } from '../audits/service-interface.ts'
import type { RuleLibrary } from '../packs/pack.ts'
import type { Settings } from '../config.ts'
import { basePath, wholeNumber } from '../config.ts'
import { UsageError } from '../errors.ts'
import { openModels } from '../models/index.ts'
import { log } from '../telemetry/log.ts'
import type { Models } from '../models/index.ts'
import type { Later } from '../documents/later.ts'
import { WEB_BUILD } from '../places.ts'
import { HOST_BY_US, requireHost } from './base/host-header.ts'
import { Admission } from './base/admission.ts'
import type { Capacity } from './base/admission.ts'
import { appApi } from './app-api/index.ts'
import { requireAllowedAddress } from './base/allowed-addresses.ts'
import { acceptJson } from './base/body.ts'
import { compressAnswers } from './base/compression.ts'
import { answerBadAddress, answerClientError, answerErrors, refuseUnknownCodings } from './base/errors.ts'
import { closeUnusedConnections, closeListenerFirst } from './base/draining.ts'
import type { Draining } from './base/draining.ts'
import { readingPages } from './shared/reading-page.ts'
import { probeRoutes } from './base/probes.ts'
import { publicApi } from './public/index.ts'
import { requestId, sendRequestId } from './base/request-id.ts'
import { RequestLog } from './base/request-log.ts'
import { sendSecurityHeaders } from './base/security-headers.ts'
import { validatorCompiler } from './base/validation.ts'
import { noteCallers } from './base/while-connected.ts'
import { watchRequests } from './base/watching.ts'
import { serveWeb } from './base/web.ts'

/** The largest `input` is 64 KiB, which JSON may escape to six times that, and its own escapes to twice that. */
const BODY_LIMIT = 1024 * 1024

/** Milliseconds a whole request may take to arrive, and a connection may stay open without one. */
const TIMEOUTS = { requestTimeout: 60_000, keepAliveTimeout: 65_000 }

/** Milliseconds in which nothing goes over a connection before it is closed, where no model is waited for. */
const SILENT_CONNECTION = 75_000
/** Calls of a model that one answer may wait for: a text, again in the right language, its sentences corrected twice, by either model. */
const MOST_CALLS = 8

/** While a document is written its connection is silent: it stays open for as long as the model may take. */
const connectionTimeout = (settings: Settings) => SILENT_CONNECTION + MOST_CALLS * wholeNumber(settings, 'MODEL_SECONDS', 1, 3600) * 1000

/** Requests that one connection of HTTP/2 may have under way. */
const STREAMS = 100

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
  const base = basePath(settings)
  const app = Fastify({
    loggerInstance: log(),
    logController: new RequestLog(settings.LOG_LEVEL),
    clientErrorHandler: answerClientError,
    frameworkErrors: answerBadAddress,
    genReqId: (request) => requestId(request.headers),
    bodyLimit: BODY_LIMIT,
    ...TIMEOUTS,
    connectionTimeout: connectionTimeout(settings),
    maxRequestsPerSocket: 0,
    trustProxy: settings.TRUST_PROXY === '' ? false : settings.TRUST_PROXY.split(',').map((part) => part.trim()),
    forceCloseConnections: 'idle',
    // What comes while it closes is served like the rest; refused it would lack the form of every other answer.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 16 * 1024 },
    ...(base === '' ? {} : { rewriteUrl: ({ url }: { url?: string }) => withoutBase(base, url!) }),
    http: HOST_BY_US,
    ...tls(settings),
  } as FastifyServerOptions) as unknown as FastifyInstance
  // Fastify leaves those of a server that speaks HTTP/2 too as they are.
  if (settings.TLS_CERT) Object.assign(app.server, TIMEOUTS)
  app.setValidatorCompiler(validatorCompiler as never)
  noteCallers(app)
  acceptJson(app)
  answerErrors(app)
  refuseUnknownCodings(app)
  sendRequestId(app)
  watchRequests(app)
  closeUnusedConnections(app)
  if (context.draining) closeListenerFirst(app, context.draining)
  sendSecurityHeaders(app, settings.PUBLIC_URL)
  compressAnswers(app)
  requireAllowedAddress(app, settings.ALLOW_ADDRESSES)
  requireHost(app)
  try {
    const served: Served = { ...context, models: openModels(context.db, settings), admission: new Admission(context.capacity) }
    await app.register(async (group) =>
      publicApi(group, served, { rateLimit: settings.RATE_LIMIT === '' ? null : wholeNumber(settings, 'RATE_LIMIT') }),
    )
    await app.register(async (group) => appApi(group, served))
    await app.register(async (group) => readingPages(group, context))
    await app.register(async (group) => probeRoutes(group, context))
    await app.register(async (group) => serveWeb(group, WEB_BUILD, { basePath: base, built: context.webBuilt }))
  } catch (error) {
    // Releases what the groups before the failing one hold (a listening connection).
    await app.close().catch(() => undefined)
    throw error
  }
  return app
}

/** A proxy may pass the path on as it came, or take the part away that it matched: both arrive here the same. */
function withoutBase(base: string, url: string): string {
  if (!url.startsWith(base)) return url
  const rest = url.slice(base.length)
  if (rest.startsWith('/')) return rest
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url
}

/** A client says in the handshake whether it takes HTTP/2; what does not is served by HTTP/1.1 on the same port. */
function tls(settings: Settings): { http2?: true; https?: SecureServerOptions } {
  if (!settings.TLS_CERT && !settings.TLS_KEY) return {}
  if (!settings.TLS_CERT || !settings.TLS_KEY)
    throw new UsageError('TLS_CERT and TLS_KEY belong together: name the certificate and its key')
  const streams = { maxConcurrentStreams: STREAMS, enablePush: false }
  return {
    http2: true,
    https: { ...HOST_BY_US, allowHTTP1: true, settings: streams, cert: readPem(settings.TLS_CERT), key: readPem(settings.TLS_KEY) },
  }
}

function readPem(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new UsageError(`${file} cannot be read; TLS_CERT and TLS_KEY name files in PEM form`)
  }
}
