/** Load generator: sends requests on some connections for some seconds, in a process of its own; its options come on standard input. */
import { readFileSync } from 'node:fs'
import http from 'node:http'

interface LoadOptions {
  port: number
  seconds: number
  connections: number
  method: string
  headers: Record<string, string>
  paths: string[]
  bodies: string[]
}

const options = JSON.parse(readFileSync(0, 'utf8')) as LoadOptions
const agent = new http.Agent({ keepAlive: true, maxSockets: options.connections })
const times: number[] = []
/** Of those that were served. */
const served: number[] = []
const statuses: Record<string, number> = {}
const end = performance.now() + options.seconds * 1000
let next = 0

function once(): Promise<void> {
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
          times.push(performance.now() - start)
          if (response.statusCode! < 300) served.push(performance.now() - start)
          statuses[response.statusCode!] = (statuses[response.statusCode!] ?? 0) + 1
          resolve()
        })
      },
    )
    request.on('error', () => resolve())
    request.end(body)
  })
}

const began = performance.now()
await Promise.all(
  Array.from({ length: options.connections }, async () => {
    while (performance.now() < end) await once()
  }),
)
const seconds = (performance.now() - began) / 1000
times.sort((a, b) => a - b)
served.sort((a, b) => a - b)
process.stdout.write(
  JSON.stringify({
    rate: times.length / seconds,
    p50: times[Math.floor(times.length * 0.5)],
    p99: times[Math.floor(times.length * 0.99)],
    count: times.length,
    statuses,
    served: {
      rate: served.length / seconds,
      p50: served[Math.floor(served.length * 0.5)],
      p99: served[Math.floor(served.length * 0.99)],
    },
  }),
)
process.exit(0)
