import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { childEnvironment } from '../config.ts'
import type { Settings } from '../config.ts'
import { isTelemetry, readChild } from '../telemetry/processes.ts'
import type { FromWorker, Order } from './process-messages.ts'

const PATIENCE = 12_000

/**
 * The process says once a second that its loop turns; one that is silent for so long is ended and replaced. One that has not started yet
 * loads its code, for minutes on a busy machine: ended, the next would have to load it once more, and so for ever.
 */
const SILENCE = 30_000

/** What the process may take: a document too large for it ends it, not the server, and the queue takes its work up again. */
const LIMITS = ['--max-old-space-size=384', '--max-semi-space-size=8']

export interface WorkerProcess {
  pid(): number | undefined
  /** Whether it had work under way when it was last heard of, or has not been heard of yet. */
  isBusy(): boolean
  stop(): Promise<void>
}

/**
 * Checking is work for the processor, and the compiled rules fill more memory than the whole server: `serve` has a process of its own
 * for it, so that requests never wait for it and the server stays small.
 */
export function startWorkerProcess(
  url: string,
  settings: Settings,
  onError: (error: Error) => void,
  { silence = SILENCE, housekeeping = false } = {},
): WorkerProcess {
  let stopping = false
  let heard = performance.now()
  let looked = heard
  let busy = true
  let started = false
  let child: ChildProcess
  const begin = () => {
    child = fork(path.join(import.meta.dirname, 'process-main.ts'), {
      execArgv: LIMITS,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: childEnvironment(settings),
    })
    readChild(child, 'worker')
    heard = performance.now()
    child.on('message', (message: FromWorker) => {
      heard = performance.now()
      if (isTelemetry(message)) return
      busy = message.busy
      started = message.started
    })
    child.on('error', onError)
    busy = true
    started = false
    child.send({ url, settings, housekeeping } satisfies Order)
    child.once('exit', () => {
      heard = performance.now()
      if (!stopping) setTimeout(() => stopping || begin(), 1000).unref()
    })
  }
  begin()
  const watch = setInterval(() => {
    const now = performance.now()
    // Messages that wait because this process was busy itself are heard first.
    const late = now - looked > silence / 2
    looked = now
    if (late || stopping || !started || now - heard < silence) return
    heard = now
    onError(new Error(`The worker was silent for ${Math.round(silence / 1000)} seconds; it is ended, and another takes its work up.`))
    child.kill('SIGKILL')
  }, silence / 10).unref()
  // Whichever way this process ends, it leaves none behind.
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  return {
    pid: () => child.pid,
    isBusy: () => busy,
    async stop() {
      stopping = true
      clearInterval(watch)
      const ended =
        child.exitCode !== null || child.signalCode !== null
          ? Promise.resolve()
          : new Promise<void>((resolve) => void child.once('exit', () => resolve()))
      if (child.connected) child.send('stop')
      const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
      await ended
      clearTimeout(late)
      process.off('exit', end)
    },
  }
}
