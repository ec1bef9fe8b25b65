import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'

const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')

export interface Rolled {
  requests: number
  /** What each request came to: a status, or what went wrong. */
  outcomes: Record<string, number>
  /** Requests that each of the servers was sent. */
  sent: number[]
}

interface Backend {
  url: string
  key?: string
  child: ChildProcess
  healthy: boolean
  sent: number
}

async function startBackend(databaseUrl: string, grace: string): Promise<Backend> {
  const child = spawn(
    process.execPath,
    [LAUNCHER, 'serve', '--port', '0', '--worker', 'off', '--json', '--database-url', databaseUrl, '--stop-grace-seconds', grace],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  const { url, api_key } = JSON.parse(line.toString()) as { url: string; api_key?: string }
  return { url, key: api_key, child, healthy: true, sent: 0 }
}

/** A proxy as simple as they come: asks each server for its health every so often, takes turns, keeps connections, tries nothing twice. */
function startProxy(backends: Backend[], pollEvery: number) {
  const agent = new http.Agent({ keepAlive: true })
  let turn = 0
  const poll = setInterval(() => {
    for (const backend of backends)
      fetch(`${backend.url}/public/v1/healthz`, { signal: AbortSignal.timeout(5000) }).then(
        (answer) => (backend.healthy = answer.status === 200),
        () => (backend.healthy = false),
      )
  }, pollEvery)
  const server = http.createServer((request, response) => {
    const usable = backends.filter(({ healthy }) => healthy)
    const backend = usable[turn++ % usable.length]
    if (!backend) return response.writeHead(502).end('no server')
    backend.sent++
    const forwarded = http.request(backend.url + request.url, { method: request.method, headers: request.headers, agent }, (answer) => {
      const { connection: _own, 'keep-alive': _too, ...headers } = answer.headers
      response.writeHead(answer.statusCode!, headers)
      answer.pipe(response)
    })
    forwarded.on('error', (error: NodeJS.ErrnoException) => response.headersSent || response.writeHead(502).end(error.code))
    request.pipe(forwarded)
    return undefined
  })
  return { server, close: () => (clearInterval(poll), agent.destroy(), server.close()) }
}

/** Replaces two servers one after the other while clients send requests through a proxy. */
export async function rollingRestart(
  databaseUrl: string,
  requests: number,
  options: { grace: string; pollEvery: number },
): Promise<Rolled> {
  const first = await startBackend(databaseUrl, options.grace)
  const backends = [first, await startBackend(databaseUrl, options.grace)]
  const all = [...backends]
  const proxy = startProxy(backends, options.pollEvery)
  proxy.server.listen(0, '127.0.0.1')
  await once(proxy.server, 'listening')
  const { port } = proxy.server.address() as { port: number }
  const outcomes: Record<string, number> = {}
  let [done, rolled] = [0, false]
  const client = async () => {
    // As many as asked for, and in any case until both servers have been replaced.
    while (done < requests || !rolled) {
      done++
      const outcome = await fetch(`http://127.0.0.1:${port}/public/v1/audits`, { headers: { 'x-api-key': first.key! } }).then(
        async (answer) => {
          const body = await answer.text()
          return answer.status === 200 ? '200' : `${answer.status} ${body}`
        },
        (error: Error) => (error.cause as NodeJS.ErrnoException)?.code ?? error.message,
      )
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    }
  }
  const clients = Promise.all(Array.from({ length: 8 }, client))
  try {
    for (const old of backends.slice()) {
      const next = await startBackend(databaseUrl, options.grace)
      all.push(next)
      backends.push(next)
      const exited = once(old.child, 'exit')
      old.child.kill('SIGTERM')
      await exited
      backends.splice(backends.indexOf(old), 1)
    }
  } finally {
    rolled = true
    await clients
    proxy.close()
    for (const { child } of all) if (child.exitCode === null) child.kill('SIGINT')
  }
  return { requests: done, outcomes, sent: all.map(({ sent }) => sent) }
}
