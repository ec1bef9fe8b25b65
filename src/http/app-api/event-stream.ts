import type { FastifyReply, FastifyRequest } from 'fastify'
import { bySeverity } from '../../db/audit-pages.ts'
import type { AuditWatch, Listener } from '../../reviews/watch.ts'
import { reviewProgress } from '../../reviews/chart/chart.ts'

const HEARTBEAT_MS = 20_000
/** A client that does not read is disconnected before its buffered events use up memory. */
const MAX_BUFFERED = 1024 * 1024

export interface Stream {
  workspaceId: string
  auditId: string | null
  stillAllowed(): Promise<boolean>
}

/** Sends server-sent events until the browser disconnects, loses its permission, or the server stops. */
export function streamEvents(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  watch: AuditWatch,
  stream: Stream,
): FastifyReply {
  reply.hijack()
  const { raw } = reply
  const headers = Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  raw.write('retry: 2000\n\n')
  const send = (event: string, data: unknown, id?: string) => {
    raw.write(`event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
    if (raw.writableLength > MAX_BUFFERED) raw.destroy()
  }
  const listener: Listener = {
    audit: ({ counts, ...head }) => send('audit', { ...head, by_state: reviewProgress(counts), by_severity: bySeverity(counts) }),
    entries: (_id, entries) => entries.forEach((entry) => send('trail', entry, String(entry.number))),
    reload: (id) => send('reload', { id }),
  }
  const stop = watch.add(stream.workspaceId, stream.auditId, listener, since(request.headers['last-event-id']), () => raw.end())
  const heartbeat = setInterval(() => {
    raw.write(': heartbeat\n\n')
    // With the database unreachable nothing is decided; the next heartbeat checks again.
    stream.stillAllowed().then(
      (allowed) => allowed || raw.end(),
      () => undefined,
    )
  }, HEARTBEAT_MS)
  raw.on('close', () => {
    clearInterval(heartbeat)
    stop()
  })
  return reply
}

const since = (id: string | string[] | undefined): number | null => (typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : null)
