import type { FastifyInstance } from 'fastify'
import { meter } from '../../telemetry/meter.ts'
import type { Meter } from '../../telemetry/meter.ts'
import { tracing } from '../../telemetry/trace.ts'
import type { OpenSpan, Tracing } from '../../telemetry/trace.ts'
import { workspaceIn } from './request-log.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where traces are made. */
    span: OpenSpan | null
  }
}

/** Counts and traces requests where that is set; otherwise no request passes here. Before any route is added. */
export function watchRequests(app: FastifyInstance): void {
  app.decorateRequest('span', null)
  const [counted, traced] = [meter(), tracing()]
  if (counted) countRequests(app, counted)
  if (traced) traceRequests(app, traced)
}

/** By the pattern of the route, never by the address: there are as many as the program has. */
function countRequests(app: FastifyInstance, counted: Meter): void {
  app.addHook('onRoute', (route) => {
    const { url, method, onResponse = [] } = route
    const count = Object.fromEntries([method].flat().map((one) => [one, counted.requests(one, url)]))
    route.onResponse = [
      ...[onResponse].flat(),
      (request, reply, done) => {
        count[request.method]?.(reply.statusCode, reply.elapsedTime / 1000)
        done()
      },
    ]
  })
  const unknown = counted.requests('any', 'none')
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) unknown(reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
}

function traceRequests(app: FastifyInstance, traces: Tracing): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers } = request
    const route = request.routeOptions.url
    const { traceparent } = headers
    request.span = traces.begin(
      `${method} ${route ?? 'unknown'}`,
      'server',
      {
        'http.request.method': method,
        'url.path': request.url.split('?')[0]!,
        'imprimatur.request': request.id,
        ...(route ? { 'http.route': route } : {}),
      },
      typeof traceparent === 'string' ? traceparent : undefined,
    )
    request.span.run(done)
  })
  // Reading a body ends in the context of the connection.
  app.addHook('preValidation', (request, _reply, done) => (request.span ? request.span.run(done) : done()))
  app.addHook('onResponse', (request, reply, done) => {
    const { workspace } = workspaceIn(request)
    request.span?.set({ 'http.response.status_code': reply.statusCode, ...(workspace ? { 'imprimatur.workspace': workspace } : {}) })
    request.span?.end(reply.statusCode >= 500 ? { name: String(reply.statusCode) } : undefined)
    done()
  })
}
