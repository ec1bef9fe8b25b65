import type { FastifyReply, FastifyRequest } from 'fastify'
import { bySeverity } from '../../db/audit-pages.ts'
import type { AuditWatch, Listener } from '../../reviews/watch.ts'
import { reviewProgress } from '../../reviews/chart/chart.ts'

const BEAT = 20_000
/** A reader that does not read is let go rather than kept in memory. */
const MOST_WAITING = 1024 * 1024

export interface Stream {
  workspaceId: string
  auditId: string | null
  stillAllowed(): Promise<boolean>
  /** Called when the stream has ended, however it did. */
  onEnd(): void
}

/** Answers with server-sent events until the browser leaves, may no longer look, or the server stops. */
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
    if (raw.writableLength > MOST_WAITING) raw.destroy()
  }
  const listener: Listener = {
    audit: ({ counts, ...head }) => send('audit', { ...head, by_state: reviewProgress(counts), by_severity: bySeverity(counts) }),
    entries: (_id, entries) => entries.forEach((entry) => send('trail', entry, String(entry.number))),
    reload: (id) => send('reload', { id }),
  }
  const stop = watch.add(stream.workspaceId, stream.auditId, listener, since(request.headers['last-event-id']), () => raw.end())
  const beat = setInterval(() => {
    raw.write(': beat\n\n')
    // A database that is away decides nothing; the next beat asks again.
    stream.stillAllowed().then(
      (allowed) => allowed || raw.end(),
      () => undefined,
    )
  }, BEAT)
  const end = () => {
    clearInterval(beat)
    stop()
    stream.onEnd()
  }
  if (raw.destroyed) end()
  else raw.on('close', end)
  return reply
}

const since = (id: string | string[] | undefined): number | null => (typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : null)
