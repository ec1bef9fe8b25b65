import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { invalid } from '../../errors.ts'
import type { Table } from './read-table.ts'

/** Milliseconds: 20,000 rows of a workbook take about two seconds. */
const LONGEST_READING = 60_000

export type Answer = { table: Table } | { refused: string }

const refused = (message: string) => invalid({ loc: ['body', 'file'], msg: `Value error, ${message}`, type: 'value_error' })

/** Reads a table in a thread of its own with limits of memory and time. The bytes are handed over and not to be used any more. */
export async function readTableApart(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
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
