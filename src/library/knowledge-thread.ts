import { parentPort, workerData } from 'node:worker_threads'
import { PlainError } from '../errors.ts'
import { passagesOf } from './knowledge-passages.ts'

const { name, bytes } = workerData as { name: string; bytes: Uint8Array }
try {
  parentPort!.postMessage({ passages: await passagesOf(name, bytes) })
} catch (error) {
  if (!(error instanceof PlainError)) throw error
  parentPort!.postMessage({ refused: error.message })
}
