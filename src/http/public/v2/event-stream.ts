import type { FastifyReply } from 'fastify'

const HEARTBEAT_MS = 20_000
/** Beyond it nothing more is written until the program has read what was: the rest stays in the database. */
const MAX_BUFFERED = 1024 * 1024
/** So many heartbeats without a byte being read: the program is disconnected, and goes on where it was when it comes back. */
const MOST_STALLED = 3
/** How long a program that was told of the end has to read what is left. */
const LAST_WORDS_MS = 10_000

interface EventStream {
  /** False: nothing was written, because too much waits to be read. */
  send(type: string, id: number, data: string): boolean
  readonly isOpen: boolean
  /** Called once all that was written has been read. */
  onDrain(listener: () => void): void
  /** Ends the stream; nothing is written afterwards, however long the program takes to read the rest. */
  end(): void
}

/**
 * Begins an answer of server-sent events behind the number `after`, which it says at once: whoever loses the connection before the first
 * event goes on from there. `onEnd` is called once, as soon as nothing more can be written.
 */
export function openEventStream(reply: FastifyReply, after: number, stillAllowed: () => Promise<boolean>, onEnd: () => void): EventStream {
  reply.hijack()
  const { raw } = reply
  const headers = Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >
  let [isOpen, written, read, stalled] = [true, 0, 0, 0]
  const write = (text: string) => {
    if (!isOpen) return
    written += Buffer.byteLength(text)
    raw.write(text)
  }
  const stop = () => {
    if (!isOpen) return
    isOpen = false
    clearInterval(heartbeat)
    onEnd()
  }
  // A response with unread bytes is not closed by its end, and would keep its connection for as long as the program does not read.
  const end = () => {
    if (!isOpen) return
    stop()
    raw.end()
    const closing = setTimeout(() => raw.destroy(), LAST_WORDS_MS).unref()
    raw.on('close', () => clearTimeout(closing))
  }
  const heartbeat = setInterval(() => {
    const waiting = raw.writableLength
    stalled = waiting > 0 && written - waiting <= read ? stalled + 1 : 0
    read = written - waiting
    if (stalled >= MOST_STALLED) return void raw.destroy()
    if (waiting === 0) write(': heartbeat\n\n')
    // With the database unreachable nothing is decided; the next heartbeat checks again.
    stillAllowed().then(
      (allowed) => allowed || end(),
      () => undefined,
    )
  }, HEARTBEAT_MS)
  // Without a listener an error of the connection would end the process; the stream is closed after it.
  raw.on('error', () => undefined)
  raw.on('close', stop)
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  write(`retry: 2000\nid: ${after}\n\n`)
  // Of HTTP/2 an answer has no socket once its stream is gone.
  if (raw.destroyed || !raw.socket) stop()
  return {
    get isOpen() {
      return isOpen
    },
    send(type, id, data) {
      if (!isOpen || raw.writableLength > MAX_BUFFERED) return false
      write(`event: ${type}\nid: ${id}\ndata: ${data}\n\n`)
      return true
    },
    onDrain: (listener) => void raw.on('drain', listener),
    end,
  }
}
