import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { createServer as createRawServer, type AddressInfo, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { createFetcher, type Fetcher } from '../../src/fetch/request.ts'
import type { FetchSettings } from '../../src/fetch/settings.ts'

export interface LocalServer {
  url: string
  port: number
  /** Paths asked for, in order. */
  requests: string[]
  /** Connections accepted, whether a request was sent on them or not. */
  connections: () => number
}

type Listening = ReturnType<typeof createRawServer>

async function listen(t: TestContext, server: Listening, scheme: string, address: string, port = 0): Promise<LocalServer> {
  const sockets = new Set<Socket>()
  let connections = 0
  server.on('connection', (socket: Socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, resolve)
  })
  t.after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const bound = (server.address() as AddressInfo).port
  const host = address.includes(':') ? `[${address}]` : address
  return { url: `${scheme}://${host}:${bound}`, port: bound, requests: [], connections: () => connections }
}

/** A web server on loopback that lives as long as its test. */
export async function serve(t: TestContext, listener: RequestListener, { address = '127.0.0.1', port = 0 } = {}): Promise<LocalServer> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url!)
    listener(request, response)
  })
  return { ...(await listen(t, server, 'http', address, port)), requests }
}

export async function serveTls(
  t: TestContext,
  credentials: { key: string; cert: string },
  listener: RequestListener,
): Promise<LocalServer> {
  return listen(t, createTlsServer(credentials, listener), 'https', '127.0.0.1')
}

/** A server that sends raw bytes, for responses no HTTP library would send. */
export const serveRaw = (t: TestContext, onSocket: (socket: Socket) => void): Promise<LocalServer> =>
  listen(t, createRawServer(onSocket), 'http', '127.0.0.1')

/** Fixed pages by path; everything else is 404. */
export function pages(site: Record<string, string | ((request: IncomingMessage, response: ServerResponse) => void)>): RequestListener {
  return (request, response) => {
    const page = site[request.url!]
    if (page === undefined) response.writeHead(404).end('no such page')
    else if (typeof page === 'string') response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    else page(request, response)
  }
}

export const redirectTo =
  (location: string, status = 302) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { location }).end()
  }

/** A fetcher that may reach the test's own servers. */
export function localFetcher(t: TestContext, settings: Partial<FetchSettings> = {}): Fetcher {
  const fetcher = createFetcher({ allow: ['127.0.0.1'], ...settings })
  t.after(() => fetcher.close())
  return fetcher
}
