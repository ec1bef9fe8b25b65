import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import type { Settings } from '../config.ts'
import { PlainError } from '../errors.ts'
import { readChild } from '../telemetry/processes.ts'
import type { StopSignal } from './stopping.ts'

export const isServingProcess = (): boolean => cluster.isWorker

/**
 * Starts the processes that share one port. They reach the database by the address this one found or started; one that dies
 * is replaced. Answers the server's address, and how to end them all.
 */
export async function startProcesses(
  count: number,
  databaseUrl: string,
  settings: Settings,
): Promise<{ url: string; stop(signal: StopSignal, grace: number): Promise<void> }> {
  let stopping = false
  const fork = () => {
    // Where any port will do (0), node:cluster gives all of them the same; a second one that asked for it by number would find it in use.
    const child = cluster.fork({ DATABASE_URL: databaseUrl, PORT: settings.PORT })
    readChild(child, 'server', true)
  }
  const address = new Promise<AddressInfo>((resolve, reject) => {
    cluster.once('listening', (_child, at) => resolve(at as unknown as AddressInfo))
    cluster.on('exit', (_child, code) => {
      if (stopping) return
      if (code === 2) reject(new PlainError(`Port ${settings.PORT} on ${settings.HOST} cannot be used; choose another with --port`, 2))
      else setTimeout(() => stopping || fork(), 500).unref()
    })
  })
  fork()
  const { port } = await address
  for (let i = 1; i < count; i++) fork()
  const scheme = settings.TLS_CERT ? 'https' : 'http'
  return {
    url: `${scheme}://${settings.HOST}:${port}${settings.BASE_PATH}`,
    async stop(signal, grace) {
      stopping = true
      const children = Object.values(cluster.workers ?? {}).filter((child) => child !== undefined)
      await Promise.all(
        children.map(
          (child) =>
            new Promise<void>((resolve) => {
              child.once('exit', () => resolve())
              child.kill(signal)
              setTimeout(() => child.kill('SIGKILL'), grace + 10_000).unref()
            }),
        ),
      )
    },
  }
}
