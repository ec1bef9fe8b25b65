import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')

/** A process of the product whose whole output is kept. */
export class Watched {
  readonly child
  stdout = ''
  stderr = ''
  #heard = () => undefined as void

  constructor(args: string[], env: Record<string, string>) {
    this.child = spawn(process.execPath, [LAUNCHER, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.stdout += text
      this.#heard()
    })
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.stderr += text
      this.#heard()
    })
    this.child.on('exit', () => this.#heard())
  }

  /** Waits until something stands in what was printed. */
  async until<T>(found: () => T | null | undefined | false): Promise<T> {
    for (;;) {
      const answer = found()
      if (answer) return answer
      if (this.child.exitCode !== null) throw new Error(`it has ended: ${this.stderr}`)
      await new Promise<void>((resolve) => {
        this.#heard = resolve
      })
    }
  }

  /** The lines of the log; whatever is no JSON fails. */
  lines(): Record<string, unknown>[] {
    return this.stderr
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  }

  /** The address of /metrics, /livez and /readyz. */
  probes = (): Promise<string> => this.until(() => /"url":"([^"]+)","msg":"metrics"/.exec(this.stderr)?.[1])

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.child.exitCode !== null) return
    this.child.kill(signal)
    await once(this.child, 'exit')
  }
}
