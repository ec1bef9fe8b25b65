import { Worker as Thread } from 'node:worker_threads'
import type { Settings } from '../config.ts'

/** Checking is work for the processor: in `serve` it runs in a thread of its own, so that requests never wait for it. */
export function startWorkerThread(url: string, settings: Settings, onError: (error: Error) => void): { stop(): Promise<void> } {
  let stopping = false
  let thread: Thread
  const begin = () => {
    thread = new Thread(new URL('./thread-main.ts', import.meta.url), { workerData: { url, settings }, resourceLimits: { maxOldGenerationSizeMb: 384 } })
    thread.on('message', (message: { error: string }) => onError(new Error(message.error)))
    thread.on('error', onError)
    // A thread that died (a document too large for its memory) is replaced; its work is taken up again by the queue.
    thread.on('exit', () => {
      if (!stopping) setTimeout(() => stopping || begin(), 1000).unref()
    })
  }
  begin()
  return {
    async stop() {
      stopping = true
      const ended = new Promise<void>((resolve) => void thread.once('exit', () => resolve()))
      thread.postMessage('stop')
      const late = setTimeout(() => void thread.terminate(), 12_000)
      await ended
      clearTimeout(late)
    },
  }
}
