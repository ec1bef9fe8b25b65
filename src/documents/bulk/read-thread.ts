import { parentPort } from 'node:worker_threads'
import { keepCompiled } from '../../places.ts'
import type { Answer } from './read-apart.ts'

// A thread has no compile cache unless it asks for it, and there is a thread for each table.
keepCompiled()
const [{ readTable }, { UnreadableDocument }] = await Promise.all([import('./read-table.ts'), import('../../text/document.ts')])

parentPort!.once('message', (bytes: Uint8Array) => {
  let answer: Answer
  try {
    answer = { table: readTable(bytes) }
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    answer = { refused: error.message }
  }
  parentPort!.postMessage(answer)
})
