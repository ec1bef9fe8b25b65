import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const LONGEST_READING = 60_000

/**
 * Reading a large file is seconds of work: in a thread of its own, so that requests do not wait for it, and a file made to harm ends
 * only that. `refused`: what the thread says against it; `failed`: why there is no answer. Both are in words for its owner.
 */
export async function readInThread<T extends object>(
  thread: URL,
  workerData: object,
): Promise<T | { refused: string } | { failed: string; cause: unknown }> {
  const worker = new Worker(thread, { workerData, resourceLimits: { maxOldGenerationSizeMb: 512 } })
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(LONGEST_READING) })) as [T | { refused: string }]
    return answer
  } catch (error) {
    const late = (error as Error).name === 'AbortError' || (error as Error).name === 'TimeoutError'
    return { failed: late ? 'reading this file takes too long; split it' : 'this file cannot be read', cause: error }
  } finally {
    await worker.terminate()
  }
}
