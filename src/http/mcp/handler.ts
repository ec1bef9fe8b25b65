import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { agentServer } from '../../agents/server.ts'
import { newId } from '../../db/base/ids.ts'
import { AppError } from '../../errors.ts'
import { callerGone, onceClosed } from '../base/while-connected.ts'
import { CallsByKey } from './calls-by-key.ts'
import { WorkspaceRules } from './workspace-rules.ts'

/** What is known of a message before the protocol has looked at it. */
export interface Message {
  method?: unknown
  id?: unknown
  params?: { requestId?: unknown } | undefined
}

/** Messages of one key that are answered at once: a document that is written keeps its caller waiting for minutes. */
const MOST_AT_ONCE = 16

/** Answers messages of agents, each by a server of the protocol of its own, which has the rights of the message's key. */
export class AgentHandler {
  readonly #app: FastifyInstance
  readonly #db: pg.Pool
  /** What is being answered, for each key: how much is counted by it, and names, which callers choose, only cancel. */
  readonly #running = new Map<string, Map<AbortController, string | null>>()
  readonly #protocol = createMcpHandler(({ authInfo }) => (authInfo!.extra as { serve(): McpServer }).serve(), {
    // There are no changes to tell of.
    maxSubscriptions: 0,
  })

  constructor(app: FastifyInstance, db: pg.Pool) {
    this.#app = app
    this.#db = db
  }

  async answer(request: FastifyRequest, reply: FastifyReply, message: Message): Promise<FastifyReply> {
    const holder = request.holder!
    const session = request.headers['mcp-session-id']
    // A session is a name under which calls can be cancelled, and nothing else.
    if (message.method === 'initialize') reply.header('mcp-session-id', newId())
    const running = this.#running.get(holder.id) ?? new Map<AbortController, string | null>()
    if (message.method === 'notifications/cancelled' && session !== undefined) {
      const cancelled = nameOf(session, message.params?.requestId)
      for (const [stop, name] of running) if (name === cancelled) stop.abort()
    }
    if (running.size >= MOST_AT_ONCE)
      throw new AppError(429, `A key may have ${MOST_AT_ONCE} calls under way.`, { headers: { 'retry-after': '1' } })
    const stop = new AbortController()
    running.set(stop, session === undefined || message.id === undefined ? null : nameOf(session, message.id))
    this.#running.set(holder.id, running)
    const ended = () => {
      running.delete(stop)
      if (running.size === 0 && this.#running.get(holder.id) === running) this.#running.delete(holder.id)
      stop.abort(callerGone())
    }
    onceClosed(reply.raw, ended)
    const calls = new CallsByKey(this.#app, request, stop.signal)
    const serve = () => agentServer(new WorkspaceRules(this.#db, holder, calls, request.log), calls)
    const authInfo = { token: '', clientId: holder.id, scopes: holder.scopes, extra: { serve } }
    const asked = new Request('http://localhost/mcp', { method: 'POST', headers: headersOf(request), signal: stop.signal })
    const answer = await this.#protocol.fetch(asked, { authInfo, parsedBody: message })
    reply.code(answer.status)
    // HTTP/2 has no such header, and HTTP/1.1 needs none; a proxy is not to keep progress back until the answer.
    for (const [header, value] of answer.headers) if (header !== 'connection') reply.header(header, value)
    if (answer.headers.get('content-type')?.startsWith('text/event-stream')) reply.header('x-accel-buffering', 'no')
    return reply.send(answer.body === null ? '' : Readable.fromWeb(answer.body as ReadableStream))
  }

  async close(): Promise<void> {
    for (const running of this.#running.values()) for (const stop of running.keys()) stop.abort()
    await this.#protocol.close()
  }
}

const nameOf = (session: string | string[], id: unknown) => JSON.stringify([session, id])

/** The key is not passed on: only calls of the public API have it. */
function headersOf({ headers }: FastifyRequest): Headers {
  const passed = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (/^(accept|content-type|mcp-.*|last-event-id)$/.test(name)) passed.set(name, String(value))
  return passed
}
