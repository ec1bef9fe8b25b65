import { createServer, request as ask } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { closeServer } from '../helpers/close-server.ts'

/** What happens to a request on its way: it is answered here, or `forward` sends it on and gives the server's answer to whoever asked. */
export type OnTheWay = (request: IncomingMessage, response: ServerResponse, forward: () => Promise<IncomingMessage>) => unknown

export interface Relay {
  url: string
  /** Requests as they came, the oldest first. */
  asked: { method: string; path: string; headers: IncomingHttpHeaders }[]
  /** What happens to the next requests, one after the other; what is not named here goes to the server. */
  next(...happens: OnTheWay[]): void
  close(): Promise<void>
}

/** A way to the server on which answers can be late, lost or wrong. */
export async function startRelay(target: string): Promise<Relay> {
  const asked: Relay['asked'] = []
  const queue: OnTheWay[] = []
  const server = createServer((request, response) => {
    asked.push({ method: request.method!, path: request.url!, headers: request.headers })
    const forward = async () => {
      const body = await buffer(request)
      const { host: _own, ...headers } = request.headers
      return new Promise<IncomingMessage>((resolve, reject) => {
        const onward = ask(target + request.url, { method: request.method!, headers }, resolve)
        onward.on('error', reject)
        response.on('close', () => onward.destroy())
        onward.end(body)
      })
    }
    void Promise.resolve((queue.shift() ?? passOn)(request, response, forward)).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    next: (...happens) => {
      asked.length = 0
      queue.splice(0, queue.length, ...happens)
    },
    close: () => closeServer(server),
  }
}

export const passOn: OnTheWay = async (_request, response, forward) => {
  const answer = await forward()
  response.writeHead(answer.statusCode!, answer.headers)
  answer.pipe(response)
}

/** An answer that the server did not give. */
export const answerWith =
  (status: number, headers: Record<string, string> = {}, body = '{"detail":"Busy."}'): OnTheWay =>
  (request, response) => {
    request.resume()
    response.writeHead(status, headers).end(body)
  }

/** The server does what it was asked to, and the connection breaks before anybody learns of it. */
export const loseAnswer: OnTheWay = async (_request, response, forward) => {
  await buffer(await forward())
  response.destroy()
}

export const breakDown: OnTheWay = (request) => request.socket.destroy()

/** Nothing comes, ever. */
export const staySilent: OnTheWay = () => undefined
