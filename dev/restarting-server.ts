import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import type { Started } from './server-process.ts'

/** Editors write a file in several steps, and a change of branch writes many: one restart for all of them. */
const SETTLES_AFTER = 100
const MOST_TO_STOP = 10_000

/** The server in a process of its own, always at the same inner address. */
export class RestartingServer {
  readonly url: string
  readonly #root: string
  readonly #argv: string[]
  #child: ChildProcess | null = null
  #started: Promise<Started | null> = Promise.resolve(null)
  #stopping = false
  #settling: NodeJS.Timeout | undefined

  private constructor(root: string, argv: string[], port: number) {
    this.#root = root
    this.url = `http://127.0.0.1:${port}`
    this.#argv = [...argv, '--host', '127.0.0.1', '--port', String(port), '--processes', '1', '--tls-cert', '', '--tls-key', '']
  }

  /** Chooses a free port; nothing is started yet. */
  static async prepare(root: string, argv: string[], databaseUrl: string): Promise<RestartingServer> {
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const { port } = probe.address() as AddressInfo
    probe.close()
    await once(probe, 'close')
    return new RestartingServer(root, [...argv, '--database-url', databaseUrl], port)
  }

  /** What it prints at its start; null when it does not come to that. */
  start(): Promise<Started | null> {
    const child = fork(join(import.meta.dirname, 'server-process.ts'), this.#argv, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    this.#child = child
    const started = once(child, 'message').then(([message]) => message as Started)
    const ended = once(child, 'exit').then(() => {
      if (this.#child === child) this.#endedByItself()
      return null
    })
    return (this.#started = Promise.race([started, ended]))
  }

  /** Whether it answers; resolved when a start that is under way has ended one way or the other. */
  answers = async (): Promise<boolean> => (await this.#started) !== null && this.#child !== null

  #endedByItself(): void {
    this.#child = null
    this.#started = Promise.resolve(null)
    if (!this.#stopping) process.stderr.write('The server has ended; it starts again at the next change.\n')
  }

  /** A file of the server has changed. */
  changed(file: string): void {
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => void this.#restart(file), SETTLES_AFTER)
  }

  async #restart(file: string): Promise<void> {
    if (this.#stopping) return
    const before = Date.now()
    const restarted = Promise.withResolvers<Started | null>()
    const child = this.#child
    this.#child = null
    this.#started = restarted.promise
    await end(child)
    if (this.#stopping) return restarted.resolve(null)
    const outcome = await this.start()
    restarted.resolve(outcome)
    if (outcome) process.stderr.write(`Restarted after ${relative(this.#root, file)} (${((Date.now() - before) / 1000).toFixed(1)} s)\n`)
  }

  async stop(): Promise<void> {
    this.#stopping = true
    clearTimeout(this.#settling)
    const child = this.#child
    this.#child = null
    await end(child)
  }
}

async function end(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), MOST_TO_STOP)
  await ended
  clearTimeout(timer)
}
