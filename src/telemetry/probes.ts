import { hash, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PlainError } from '../errors.ts'
import { readAll } from './processes.ts'

export interface ProbeAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

export interface Probes {
  /** Why no request or job should be sent here now, in a sentence; null: it is ready. */
  whyNotReady(): Promise<string | null>
  /** When the last good backup began, and whether one has failed since; null: none was ever tried. */
  lastBackup(): Promise<{ at: string | null; failed: boolean } | null>
  /** What whoever reads the figures must show; empty: nothing. */
  token: string
}

const health = (output: string | null, checks?: object): ProbeAnswer => ({
  status: output === null ? 200 : 503,
  headers: { 'content-type': 'application/health+json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify({ ...(output === null ? { status: 'pass' } : { status: 'fail', output }), ...(checks && { checks }) }),
})

/** That it answers at all is the answer: a process whose event loop stands still does not. */
export const live = (): ProbeAnswer => health(null)

/** A backup that failed is told and takes no server out: requests can be answered all the same. Why it failed is not for everybody. */
export async function ready({ whyNotReady, lastBackup }: Omit<Probes, 'token'>): Promise<ProbeAnswer> {
  const [trouble, backup] = [await whyNotReady(), await lastBackup()]
  return health(trouble, backup ? { backup: [{ status: backup.failed ? 'warn' : 'pass', time: backup.at }] } : undefined)
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** The figures of all processes, for whoever has the token. */
export async function metrics(authorization: string | undefined, token: string): Promise<ProbeAnswer> {
  if (token !== '' && !isEqual(authorization ?? '', `Bearer ${token}`))
    return { status: 401, headers: { ...plain, 'www-authenticate': 'Bearer' }, body: 'Send the METRICS_TOKEN as a bearer token.\n' }
  const { metricsText } = await import('./metrics.ts')
  const { type, text } = await metricsText(await readAll())
  return { status: 200, headers: { ...plain, 'content-type': type }, body: text }
}

const isEqual = (one: string, other: string) => timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))

/** A port of its own for figures and probes, which need not be open to whom the server is open. */
export async function listenForProbes(host: string, port: number, probes: Probes): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const answer = await answerTo(request.url ?? '/', request.headers.authorization, probes).catch(
      (): ProbeAnswer => ({ status: 500, headers: plain, body: 'The figures could not be gathered.\n' }),
    )
    response.writeHead(answer.status, answer.headers).end(request.method === 'HEAD' ? undefined : answer.body)
  })
  server.requestTimeout = 10_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new PlainError(`METRICS_PORT ${port} on ${host} cannot be used (${error.code}); choose another`, 2)),
    )
    server.listen(port, host, resolve)
  })
  const { port: chosen } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${chosen}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answerTo(url: string, authorization: string | undefined, probes: Probes): Promise<ProbeAnswer> {
  switch (url.split('?')[0]) {
    case '/metrics':
      return metrics(authorization, probes.token)
    case '/livez':
      return live()
    case '/readyz':
      return ready(probes)
    default:
      return { status: 404, headers: plain, body: 'Here are /metrics, /livez and /readyz.\n' }
  }
}
