import { createHash } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { fileSink } from '../../backup/bytes.ts'
import { PlainError } from '../../errors.ts'
import { openWriter } from './formats/formats.ts'
import type { FromThread, ThreadStart, ToThread } from './write-apart.ts'

const { format, file, head } = workerData as ThreadStart
const answer = (message: FromThread) => parentPort!.postMessage(message)

const made: Uint8Array[] = []
const hash = createHash('sha256')
let octets = 0
const opened = (async () => {
  const sink = file === null ? null : await fileSink(file)
  return { sink, writer: await openWriter(format, (bytes) => void made.push(Buffer.from(bytes as Uint8Array)), head) }
})()
opened.catch(() => undefined)

/** What was made since, to the file or, where there is none, to whoever asked. */
async function hand(): Promise<Uint8Array | null> {
  const { sink } = await opened
  const bytes = Buffer.concat(made.splice(0))
  if (bytes.length === 0) return null
  hash.update(bytes)
  octets += bytes.length
  if (!sink) return bytes
  await sink.write(bytes)
  return null
}

async function take(message: ToThread): Promise<FromThread> {
  const { sink, writer } = await opened
  if ('abort' in message) {
    await sink?.abort()
    return { aborted: true }
  }
  if ('parts' in message) {
    for (const part of message.parts) await writer.write(part)
    return { taken: true, bytes: await hand() }
  }
  await writer.end()
  const bytes = await hand()
  await sink?.end()
  return { written: { octets, sha256: hash.digest('hex'), pages: writer.pages?.() ?? null }, bytes }
}

let last: Promise<void> = Promise.resolve()
parentPort!.on('message', (message: ToThread) => {
  last = last.then(async () => {
    try {
      answer(await take(message))
    } catch (error) {
      const plain = error instanceof PlainError
      answer({ error: plain ? error.message : ((error as Error).stack ?? String(error)), plain })
    }
  })
})
