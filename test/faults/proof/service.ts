import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const LAUNCHER = path.join(import.meta.dirname, '../../../bin/imprimatur.mjs')

/** A server that is started again whenever it ends, as a service manager does, always on the same port. */
export class Service {
  readonly #databaseUrl: string
  #child!: ChildProcess
  #port = '0'
  #stopping = false
  starts = 0
  url = ''

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl
  }

  async start(): Promise<void> {
    this.starts++
    const args = ['serve', '--port', this.#port, '--json', '--stop-grace-seconds', '1', '--log-level', 'silent']
    this.#child = spawn(process.execPath, [LAUNCHER, ...args, '--database-url', this.#databaseUrl], { stdio: ['ignore', 'pipe', 'ignore'] })
    const child = this.#child
    child.once('exit', () => {
      if (!this.#stopping) setTimeout(() => this.#stopping || void this.start().catch(() => undefined), 200)
    })
    const line = await Promise.race([once(child.stdout!, 'data').then(([data]) => String(data)), once(child, 'exit').then(() => null)])
    if (line === null || this.url) return
    this.url = (JSON.parse(line) as { url: string }).url
    this.#port = new URL(this.url).port
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name)
  }

  /** Kills the process of the server that runs `script`; false where there is none now. */
  killHelper(script: string): boolean {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const parent = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1])
        if (parent !== this.#child.pid || !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script)) continue
        return process.kill(Number(pid), 'SIGKILL')
      } catch {
        // It ended while we looked.
      }
    }
    return false
  }

  async stop(): Promise<void> {
    this.#stopping = true
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const exited = once(this.#child, 'exit')
    this.#child.kill('SIGCONT')
    this.#child.kill('SIGINT')
    await exited
  }
}
