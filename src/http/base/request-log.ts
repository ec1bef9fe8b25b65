import { LogController } from 'fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Log levels at which each request is logged; below, not even the log line is built. */
const REQUESTS_LOGGED = new Set(['info', 'debug', 'trace'])

/** One line for each request, when it has been answered: what was asked by whom, never what was sent. */
export class RequestLog extends LogController {
  constructor(level: string) {
    super({ disableRequestLogging: !REQUESTS_LOGGED.has(level), requestIdLogLabel: 'request' })
  }

  override incomingRequest(): void {
    // It is in the line of its answer.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request as never)) return
    const { method, ip: address } = request
    const route = request.routeOptions.url
    const line = {
      ...workspaceIn(request),
      ...request.span?.ids,
      method,
      route,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      address,
    }
    if (error) reply.log.error({ ...line, err: error }, 'request broken off')
    else reply.log.info(line, 'request')
  }
}

/** The workspace that a request is about, once that is known: every line about it says so. */
export function workspaceIn(request: Pick<FastifyRequest, 'holder' | 'params'>): { workspace?: string } {
  const workspace = request.holder?.workspaceId ?? (request.params as { workspace_id?: string } | undefined)?.workspace_id
  return workspace === undefined ? {} : { workspace }
}
