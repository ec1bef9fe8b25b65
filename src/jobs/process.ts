import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { Settings } from '../config.ts'

const PATIENCE = 12_000

/** What the process may take: a document too large for it ends it, not the server, and the queue takes its work up again. */
const LIMITS = ['--max-old-space-size=384', '--max-semi-space-size=8']

/**
 * Checking is work for the processor, and the compiled rules fill more memory than the whole server: `serve` has a process of its own
 * for it, so that requests never wait for it and the server stays small.
 */
export function startWorkerProcess(url: string, settings: Settings, onError: (error: Error) => void): { stop(): Promise<void> } {
  let stopping = false
  let child: ChildProcess
  const begin = () => {
    child = fork(path.join(import.meta.dirname, 'process-main.ts'), { execArgv: LIMITS, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child.on('message', (message: { error: string }) => onError(new Error(message.error)))
    child.on('error', onError)
    child.send({ url, settings })
    child.once('exit', () => {
      if (!stopping) setTimeout(() => stopping || begin(), 1000).unref()
    })
  }
  begin()
  // Whichever way this process ends, it leaves none behind.
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  return {
    async stop() {
      stopping = true
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
