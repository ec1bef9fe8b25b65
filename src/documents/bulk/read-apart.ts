import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { invalid } from '../../errors.ts'
import type { Table } from './read-table.ts'

/** Milliseconds: 20,000 rows of a workbook take about two seconds. */
const LONGEST_READING = 60_000
/** Threads at a time: each may use its 512 MB. */
const MOST_THREADS = 2

export type Answer = { table: Table } | { refused: string }

const refused = (message: string) => invalid({ loc: ['body', 'file'], msg: `Value error, ${message}`, type: 'value_error' })

let threads = 0
const waiting: (() => void)[] = []

/** Reads a table when one of the threads is free; first come, first served. */
export async function readTableApart(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  if (threads < MOST_THREADS) threads += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await readInThread(bytes)
  } finally {
    // The thread's place goes straight to whoever waits.
    const next = waiting.shift()
    if (next) next()
    else threads -= 1
  }
}

/** Reads a table in a thread of its own with limits of memory and time. The bytes are handed over and not to be used any more. */
async function readInThread(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  const thread = new Worker(new URL('./read-thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 512 } })
  try {
    const answered = once(thread, 'message', { signal: AbortSignal.timeout(LONGEST_READING) })
    thread.postMessage(bytes, [bytes.buffer])
    const [answer] = (await answered) as [Answer]
    if ('refused' in answer) throw refused(answer.refused)
    return answer.table
  } catch (error) {
    const { name, code } = error as Error & { code?: string }
    if (name === 'AbortError' || name === 'TimeoutError') throw refused('reading this table takes longer than a minute; send it in parts')
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') throw refused('this table needs more memory than a table may; send it in parts')
    throw error
  } finally {
    await thread.terminate()
  }
}
