import { parentPort, workerData } from 'node:worker_threads'
import { keepCompiled } from '../places.ts'

// A thread has no compile cache unless it asks for it, and there is a thread for each file.
keepCompiled()
const [{ PlainError }, { passagesOf }] = await Promise.all([import('../errors.ts'), import('./knowledge-passages.ts')])

const { name, bytes } = workerData as { name: string; bytes: Uint8Array }
try {
  parentPort!.postMessage({ passages: await passagesOf(name, bytes) })
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  parentPort!.postMessage({ refused: error.message })
}
