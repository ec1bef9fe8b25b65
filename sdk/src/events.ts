import type { Client } from './client.ts'
import { ApiError, ConnectionError, ImprimaturError, TimeoutError } from './errors.ts'
import type { WebhookEvent } from './operations.ts'
import { blocksOf } from './server-sent.ts'
import type { Block } from './server-sent.ts'
import { backOff, wait } from './wait.ts'

/** Events were asked for that are no longer kept: those before `first` are gone. */
export interface Gap {
  type: 'gap'
  number: number
  data: { first: number }
}

/** An event with its number, which grows by the workspace. */
export type NumberedEvent = (WebhookEvent & { number: number }) | Gap

export interface EventOptions {
  /** Go on behind this number; 0: all that are kept. Without it: from now on. */
  after?: number
  types?: readonly Exclude<WebhookEvent['type'], 'webhook.test'>[]
  signal?: AbortSignal
}

/** The server says something every 20 seconds: a connection that is silent for longer is dead. */
const SILENCE_MS = 60_000
const RETRY_MS = 2000
const LONGEST_RETRY_MS = 30_000

/**
 * What happens in the workspace, as it happens. A connection that breaks is opened again behind the last event: none is lost, none comes
 * twice. It ends with its loop, with the reason of `signal`, or with the error of a server that refuses.
 */
export async function* events(client: Client, { after, types, signal }: EventOptions = {}): AsyncGenerator<NumberedEvent, void, undefined> {
  let [last, failures, retry] = [after?.toString() ?? null, 0, RETRY_MS]
  for (;;) {
    for await (const block of connection(client, { last, types, signal })) {
      failures = 0
      retry = block.retry ?? retry
      last = block.id ?? last
      if (block.data !== null) yield eventOf(block)
    }
    await wait(backOff(failures++, retry, LONGEST_RETRY_MS), signal)
  }
}

interface Asked {
  last: string | null
  types: EventOptions['types']
  signal: AbortSignal | undefined
}

/** What comes over one connection, until it breaks. */
async function* connection(client: Client, { last, types, signal }: Asked): AsyncGenerator<Block, void, undefined> {
  const ending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = () => {
    clearTimeout(timer)
    timer = setTimeout(() => ending.abort(), SILENCE_MS)
  }
  try {
    const response = await client.get('/public/v2/events', {
      query: types ? { types: [...types] } : {},
      headers: { accept: 'text/event-stream', ...(last === null ? {} : { 'last-event-id': last }) },
      signal: signal ? AbortSignal.any([signal, ending.signal]) : ending.signal,
      retries: 0,
    })
    watch()
    yield* blocksOf(response.body!, watch)
  } catch (error) {
    signal?.throwIfAborted()
    // How a stream breaks is said differently by each platform: only what this package says is known.
    const isRefused = error instanceof ApiError ? error.status !== 429 && error.status < 500 : isFinal(error)
    if (isRefused) throw error
  } finally {
    clearTimeout(timer)
    ending.abort()
  }
}

const isFinal = (error: unknown): boolean =>
  error instanceof ImprimaturError && !(error instanceof ConnectionError || error instanceof TimeoutError)

function eventOf({ type, id, data }: Block): NumberedEvent {
  const body = JSON.parse(data!) as object
  return { ...(type === 'gap' ? { type, data: body } : body), number: Number(id) } as NumberedEvent
}
