/** Load generator: sends requests on some connections for some seconds, in a process of its own; its options come on standard input. */
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

interface LoadOptions {
  port: number
  seconds: number
  /** So many seconds before are not counted: connections are made, queues fill. */
  warmUp?: number
  connections: number
  method: string
  headers: Record<string, string>
  paths: string[]
  bodies: string[]
  /** Who is refused waits as `Retry-After` says, instead of asking again at once. */
  patient?: boolean
}

const options = JSON.parse(readFileSync(0, 'utf8')) as LoadOptions
const agent = new http.Agent({ keepAlive: true, maxSockets: options.connections })
const times: number[] = []
/** Of those that were served. */
const served: number[] = []
/** Of those that were told to come back. */
const refused: number[] = []
const statuses: Record<string, number> = {}
const from = performance.now() + (options.warmUp ?? 0) * 1000
const end = from + options.seconds * 1000
let next = 0

/** Answers the seconds to wait before the next request. */
function once(): Promise<number> {
  const turn = next++
  const body = options.bodies[turn % Math.max(1, options.bodies.length)]
  const start = performance.now()
  return new Promise((resolve) => {
    const request = http.request(
      {
        port: options.port,
        host: '127.0.0.1',
        path: options.paths[turn % options.paths.length],
        method: options.method,
        agent,
        headers: { ...options.headers, ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}) },
      },
      (response) => {
        response.resume().on('end', () => {
          const now = performance.now()
          resolve(response.statusCode === 503 ? Number(response.headers['retry-after'] ?? 0) : 0)
          if (now < from || now > end) return
          times.push(now - start)
          if (response.statusCode! < 300) served.push(now - start)
          if (response.statusCode === 503) refused.push(now - start)
          statuses[response.statusCode!] = (statuses[response.statusCode!] ?? 0) + 1
        })
      },
    )
    request.on('error', () => resolve(0))
    request.end(body)
  })
}

await Promise.all(
  Array.from({ length: options.connections }, async () => {
    while (performance.now() < end) {
      const seconds = await once()
      // Not all at the same moment: clients that were refused together do not come back together.
      if (options.patient && seconds > 0) await sleep(Math.max(0, Math.min(seconds * 1000 * (1 + Math.random()), end - performance.now())))
    }
  }),
)
times.sort((a, b) => a - b)
served.sort((a, b) => a - b)
refused.sort((a, b) => a - b)
process.stdout.write(
  JSON.stringify({
    rate: times.length / options.seconds,
    p50: times[Math.floor(times.length * 0.5)],
    p99: times[Math.floor(times.length * 0.99)],
    count: times.length,
    statuses,
    served: {
      rate: served.length / options.seconds,
      p50: served[Math.floor(served.length * 0.5)],
      p99: served[Math.floor(served.length * 0.99)],
    },
    refused: { p50: refused[Math.floor(refused.length * 0.5)] ?? 0, p99: refused[Math.floor(refused.length * 0.99)] ?? 0 },
  }),
)
process.exit(0)
