import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { PackageRefused } from './unpack.ts'
import type { PackageFile, ReadPackage } from './report.ts'

/** Milliseconds that reading a package may take; 5,000 rules take some seconds. */
const LONGEST_READING = 120_000

export type Answer = { read: ReadPackage } | { refused: string }

/**
 * Reads a package in a thread of its own, so that requests do not wait for it, and files made to harm end only that thread: it has an
 * amount of memory and of time. The bytes are handed over and not to be used here any more.
 */
export async function readPackageApart(name: string, files: PackageFile[]): Promise<ReadPackage> {
  const thread = new Worker(new URL('./read-thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 768 } })
  try {
    const answered = once(thread, 'message', { signal: AbortSignal.timeout(LONGEST_READING) })
    const buffers = new Set(files.map(({ bytes }) => bytes.buffer).filter((buffer) => buffer instanceof ArrayBuffer))
    thread.postMessage({ name, files }, [...buffers])
    const [answer] = (await answered) as [Answer]
    if ('refused' in answer) throw new PackageRefused(answer.refused)
    return answer.read
  } catch (error) {
    if (error instanceof PackageRefused) throw error
    const { name: kind, code } = error as Error & { code?: string }
    if (kind === 'AbortError' || kind === 'TimeoutError')
      throw new PackageRefused('Reading this package takes longer than two minutes. Send it in parts.')
    if (code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new PackageRefused('This package needs more memory than a package may. Send it in parts.')
    throw error
  } finally {
    await thread.terminate()
  }
}
