import type { FastifyReply, FastifyRequest } from 'fastify'
import { bySeverity } from '../../db/audits/pages.ts'
import type { AuditWatch, Listener } from '../../reviews/watch.ts'
import { reviewProgress } from '../../reviews/chart/chart.ts'

const HEARTBEAT_MS = 20_000
/** A client that does not read is disconnected before its buffered events use up memory. */
const MAX_BUFFERED = 1024 * 1024

interface Stream {
  workspaceId: string
  auditId: string | null
  /** The last entry of the trail that the reader has; null where it does not say, and gets those from now on. */
  since: number | null
  stillAllowed(): Promise<boolean>
  /** Called when the stream has ended, however it did. */
  onEnd(): void
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
  // Every event carries how much of the trail was sent by then, so that a reader whose connection breaks goes on from there, even
  // one that has not had a single entry yet.
  const send = (event: string, data: unknown, sent: number | null) => {
    if (raw.writableEnded || raw.destroyed) return
    raw.write(`event: ${event}\n${sent === null ? '' : `id: ${sent}\n`}data: ${JSON.stringify(data)}\n\n`)
    if (raw.writableLength > MAX_BUFFERED) raw.destroy()
  }
  const listener: Listener = {
    audit: ({ counts, ...head }, sent) =>
      send('audit', { ...head, by_state: reviewProgress(counts), by_severity: bySeverity(counts) }, sent),
    entries: (_id, entries) => entries.forEach((entry) => send('trail', entry, entry.number)),
    reload: (id, version) => send('reload', { id }, version),
  }
  const since = lastEvent(request.headers['last-event-id']) ?? stream.since
  const stop = watch.add(stream.workspaceId, stream.auditId, listener, since, () => finish())
  const heartbeat = setInterval(() => {
    raw.write(': heartbeat\n\n')
    // With the database unreachable nothing is decided; the next heartbeat checks again.
    stream.stillAllowed().then(
      (allowed) => allowed || finish(),
      () => undefined,
    )
  }, HEARTBEAT_MS)
  let ended = false
  const end = () => {
    if (ended) return
    ended = true
    clearInterval(heartbeat)
    stop()
    stream.onEnd()
  }
  // A response with unread bytes is not closed by its end: what writes to it is stopped first.
  const finish = () => {
    end()
    raw.end()
  }
  // Without a listener an error of the connection would end the process; the stream is closed after it.
  raw.on('error', () => undefined)
  // Of HTTP/2 an answer has no socket once its stream is gone.
  if (raw.destroyed || !raw.socket) end()
  else raw.on('close', end)
  return reply
}

const lastEvent = (id: string | string[] | undefined): number | null =>
  typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : null
