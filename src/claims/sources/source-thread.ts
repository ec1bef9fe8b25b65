import { parentPort, workerData } from 'node:worker_threads'
import { keepCompiled } from '../../places.ts'
import { findPassage } from '../passage.ts'

// A thread has no compile cache unless it asks for it, and there is a thread for each file.
keepCompiled()

if ('passage' in workerData) {
  const { content, passage, page } = workerData as { content: string; passage: string; page: number | null }
  parentPort!.postMessage({ found: findPassage(content, passage, page) })
} else {
  const [{ PlainError }, { readSource }] = await Promise.all([import('../../errors.ts'), import('./read-source.ts')])
  try {
    parentPort!.postMessage(await readSource(workerData))
  } catch (error) {
    if (!(error instanceof PlainError)) throw error
    parentPort!.postMessage({ refused: error.message })
  }
}
