import { parentPort, workerData } from 'node:worker_threads'
import { keepCompiled } from '../places.ts'

// A thread has no compile cache unless it asks for it, and there is a thread for each file.
keepCompiled()
const [{ PlainError }, { exampleOf }] = await Promise.all([import('../errors.ts'), import('./example-reading.ts')])

try {
  parentPort!.postMessage(await exampleOf(workerData))
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  parentPort!.postMessage({ refused: error.message })
}
