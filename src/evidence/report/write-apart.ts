import { Worker } from 'node:worker_threads'
import { PlainError } from '../../errors.ts'
import type { ReportFormat } from './formats/formats.ts'
import type { Part, ReportHead } from './model.ts'

export interface WrittenReport {
  octets: number
  sha256: string
  /** Of a PDF. */
  pages: number | null
}

/** What the thread is sent, and what it answers. */
export type ToThread = { parts: Part[] } | { end: true } | { abort: true }
export type FromThread =
  | { taken: true; bytes: Uint8Array | null }
  | { written: WrittenReport; bytes: Uint8Array | null }
  | { aborted: true }
  | { error: string; plain: boolean }
export interface ThreadStart {
  format: ReportFormat
  /** Null: the bytes come back with the answers. */
  file: string | null
  head: ReportHead
}

/** Parts that are sent at once; the next ones are read while these are written. */
const AT_ONCE = 100
const MEMORY = 1024
const TOO_LARGE = 'The report is too large for this format; XLSX and HTML take more findings'

/**
 * Writes the parts to `file` in a thread of its own: laying out thousands of findings takes seconds of a processor. What is ahead of it is
 * one batch. The file appears whole or not at all. Without a file the bytes are given to `out`, which may take its time.
 */
export async function writeApart(
  start: ThreadStart,
  parts: AsyncIterable<Part>,
  { signal, out }: { signal?: AbortSignal | undefined; out?: (bytes: Uint8Array) => Promise<void> } = {},
): Promise<WrittenReport> {
  const thread = new Worker(new URL('./write-thread.ts', import.meta.url), {
    workerData: start,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  try {
    const answers = answersOf(thread)
    const send = (message: ToThread) => {
      signal?.throwIfAborted()
      thread.postMessage(message)
      return answers()
    }
    const hand = async (answer: FromThread | null) => {
      if (answer && 'bytes' in answer && answer.bytes) await out?.(answer.bytes)
    }
    try {
      let taken: Promise<FromThread> | null = null
      let batch: Part[] = []
      for await (const part of parts) {
        if (batch.push(part) < AT_ONCE) continue
        await hand(await taken)
        taken = send({ parts: batch })
        // Met where it is waited for; until then it is nobody's.
        taken.catch(() => undefined)
        batch = []
      }
      await hand(await taken)
      await hand(await send({ parts: batch }))
      const answer = await send({ end: true })
      await hand(answer)
      if (!('written' in answer)) throw new Error('The thread that writes reports answered something else')
      return answer.written
    } catch (error) {
      thread.postMessage({ abort: true } satisfies ToThread)
      await answers().catch(() => undefined)
      throw error
    }
  } finally {
    await thread.terminate()
  }
}

/** One answer after the other; each call waits for the next. */
function answersOf(thread: Worker): () => Promise<FromThread> {
  const waiting: PromiseWithResolvers<FromThread>[] = []
  let ended: Error | null = null
  thread.on('message', (answer: FromThread) => {
    const next = waiting.shift()
    if ('error' in answer) next?.reject(answer.plain ? new PlainError(answer.error) : new Error(answer.error))
    else next?.resolve(answer)
  })
  const gone = (error: Error) => {
    ended = error
    for (const { reject } of waiting.splice(0)) reject(error)
  }
  thread
    .on('error', (error: Error & { code?: string }) => gone(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new PlainError(TOO_LARGE) : error))
    .on('exit', () => gone(new Error('The thread that writes reports ended')))
  return () => {
    if (ended) return Promise.reject(ended)
    const next = Promise.withResolvers<FromThread>()
    waiting.push(next)
    return next.promise
  }
}
