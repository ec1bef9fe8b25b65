import { once } from 'node:events'
import net from 'node:net'
import path from 'node:path'

/** What the path to the database does: passes bytes on, swallows them for ever, holds them back, or refuses connections. */
type Weather = 'pass' | 'swallow' | 'hold' | 'refuse'

export interface DatabaseProxy {
  /** The same database, by way of the proxy. */
  url: string
  connections(): number
  /** `swallow`: connections used while it lasts are dead afterwards, and nobody is told, as behind a router that forgot them. */
  weather(now: Weather): void
  /** Delays every byte by some milliseconds. */
  latency(milliseconds: number): void
  /** Ends every connection at once. */
  cut(): void
  /** Ends the next connections that commit: before the database sees it, or after it has done it but before the answer. */
  cutCommits(count: number, when: 'before' | 'after'): void
  /** Sees what is sent to the database; where it answers true, those bytes and the connection end before the database. */
  watch(stop: (sent: string) => boolean): void
  close(): Promise<void>
}

interface Line {
  client: net.Socket
  server: net.Socket
  dead: boolean
  /** The answer to what is under way is not to arrive. */
  doomed: boolean
}

/** A TCP proxy on loopback in front of a PostgreSQL, to break the path on purpose. */
export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const url = new URL(databaseUrl)
  const folder = url.searchParams.get('host')
  const port = Number(url.port || 5432)
  const upstream = folder ? { path: path.join(folder, `.s.PGSQL.${port}`) } : { host: url.hostname, port }
  const lines = new Set<Line>()
  let weather: Weather = 'pass'
  let latency = 0
  let stop: (sent: string) => boolean = () => false
  let commits: { left: number; when: 'before' | 'after' } = { left: 0, when: 'before' }

  const end = (line: Line) => {
    lines.delete(line)
    line.client.destroy()
    line.server.destroy()
  }
  const pass = (line: Line, to: net.Socket, bytes: Buffer) => {
    if (weather === 'swallow') line.dead = true
    if (line.dead) return
    if (latency > 0) setTimeout(() => to.destroyed || to.write(bytes), latency)
    else to.write(bytes)
  }
  const server = net.createServer((client) => {
    if (weather === 'refuse') return void client.resetAndDestroy()
    const line: Line = { client, server: net.connect(upstream), dead: weather === 'swallow', doomed: false }
    lines.add(line)
    client.setNoDelay(true)
    client.on('data', (bytes) => {
      if (stop(bytes.toString('latin1'))) return end(line)
      if (commits.left > 0 && isCommit(bytes)) {
        commits.left--
        if (commits.when === 'before') return end(line)
        line.doomed = true
      }
      pass(line, line.server, bytes)
    })
    line.server.on('data', (bytes) => {
      if (line.doomed) end(line)
      else pass(line, client, bytes)
    })
    // A dead line says nothing of either end.
    for (const [one, other] of [
      [client, line.server],
      [line.server, client],
    ] as const) {
      one.on('error', () => undefined)
      one.on('close', () => {
        if (line.dead && one === line.server) return
        lines.delete(line)
        other.destroy()
      })
    }
    if (weather === 'hold') hold(line, true)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(`postgresql://127.0.0.1:${(server.address() as net.AddressInfo).port}${url.pathname}`)
  through.username = url.username
  through.password = url.password
  return {
    url: through.href,
    connections: () => lines.size,
    weather(now) {
      weather = now
      for (const line of lines) hold(line, now === 'hold')
    },
    latency: (milliseconds) => void (latency = milliseconds),
    cut() {
      for (const line of lines) end(line)
    },
    watch: (listener) => void (stop = listener),
    cutCommits: (count, when) => void (commits = { left: count, when }),
    async close() {
      for (const line of lines) end(line)
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function hold({ client, server }: Line, held: boolean): void {
  for (const socket of [client, server]) {
    if (held) socket.pause()
    else socket.resume()
  }
}

const isCommit = (bytes: Buffer): boolean => /\bcommit\b/i.test(bytes.toString('latin1'))
