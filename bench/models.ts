/**
 * `npm run bench -- models`: what the service adds to an instant model, compared with direct calls of the same scripted model
 * server; and reads during 64 generations of five seconds, compared with the same reads without them, alternately. The service runs
 * as `imprimatur serve`, in processes of its own.
 */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { startModelServer } from '../test/helpers/model-server.ts'
import { throwawayServer } from '../test/helpers/server.ts'

const TEXT = '# Oslo desk\n\nA desk of solid oak for small rooms, with a drawer and a cable outlet.\n'
const SLOW = 5000
const GENERATIONS = 64
const TURNS = 3
const READS = 2000

const percentile = (times: number[], part: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)]!
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function timed(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times
}

const agent = new http.Agent({ keepAlive: true })

/** One request with as little overhead as possible, since it is counted with the service's. */
function send(method: string, url: string, headers: Record<string, string>, body?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    http
      .request(
        url,
        {
          method,
          agent,
          headers:
            body === undefined ? headers : { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        },
        (response) => {
          let text = ''
          response
            .setEncoding('utf8')
            .on('data', (part: string) => (text += part))
            .on('end', () => (response.statusCode! < 300 ? resolve(text) : reject(new Error(text))))
            .on('error', reject)
        },
      )
      .on('error', reject)
      .end(body)
  })
}

/** Milliseconds of CPU time a process has used, where the system reports it. */
function processorTime({ pid }: ChildProcess): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return null
  }
}

async function startService(databaseUrl: string, modelUrl: string): Promise<{ child: ChildProcess; url: string; key: string }> {
  const child = spawn(
    process.execPath,
    [
      path.join(import.meta.dirname, '../bin/imprimatur.mjs'),
      'serve',
      '--json',
      '--port',
      '0',
      '--database-url',
      databaseUrl,
      '--model',
      'compatible:scripted',
      '--model-url',
      modelUrl,
      '--log-level',
      'silent',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let text = ''
  for await (const part of child.stdout!) if ((text += String(part)).includes('\n')) break
  const { url, api_key: key } = JSON.parse(text) as { url: string; api_key: string }
  return { child, url: `${url}/public/v1`, key }
}

export async function run(): Promise<void> {
  const [server, model] = [await throwawayServer(), await startModelServer('openai')]
  const { child, url, key } = await startService(server.url, model.url)
  try {
    const headers = { 'x-api-key': key }
    const templates = JSON.parse(await send('GET', `${url}/template`, headers)) as { id: string; key: string }[]
    const body = JSON.stringify({
      templateId: templates.find((template) => template.key === 'product-description')!.id,
      language_key: 'EN',
      input: JSON.stringify({ name: 'Oslo desk', summary: 'A desk of solid oak', features: ['Drawer', 'Cable outlet'] }),
    })
    const write = async () => (JSON.parse(await send('POST', `${url}/document`, headers, body)) as { documentId: string }).documentId
    model.script = () => ({ text: TEXT })
    const bare = JSON.stringify({ model: 'scripted', messages: [{ role: 'user', content: 'x'.repeat(2500) }] })
    const call = () => send('POST', `${model.url}/chat/completions`, {}, bare)
    await timed(800, write)
    await timed(150, call)
    const [alone, before] = [await timed(500, call), processorTime(child)]
    const through = await timed(500, write)
    const after = processorTime(child)
    console.log(
      `an instant model alone ${percentile(alone, 0.5).toFixed(2)} ms (p50), through the service ` +
        `${percentile(through, 0.5).toFixed(2)} ms: the service adds ${(percentile(through, 0.5) - percentile(alone, 0.5)).toFixed(2)} ms` +
        (before === null || after === null
          ? ''
          : `; ${((after - before) / through.length).toFixed(2)} ms of the server's processor time each`),
    )

    const id = await write()
    const read = () => send('GET', `${url}/document/${id}`, headers)
    await timed(1000, read)
    const ratios: number[] = []
    for (let turn = 1; turn <= TURNS; turn++) {
      const idle = percentile(await timed(READS, read), 0.99)
      model.script = () => new Promise((resolve) => setTimeout(() => resolve({ text: TEXT }), SLOW))
      let going = true
      // As in production they neither begin nor end at the same moment; each that ends is followed by another.
      const writers = Array.from({ length: GENERATIONS }, async (_, number) => {
        await pause((SLOW / GENERATIONS) * number)
        while (going) await write()
      })
      await pause(SLOW)
      const busy = percentile(await timed(READS, read), 0.99)
      going = false
      await Promise.all(writers)
      model.script = () => ({ text: TEXT })
      ratios.push(busy / idle)
      console.log(
        `reads, p99: ${idle.toFixed(2)} ms idle, ${busy.toFixed(2)} ms while ${GENERATIONS} generations of ${SLOW / 1000} s are ` +
          `under way: ${(busy / idle).toFixed(2)} times`,
      )
    }
    console.log(`in the middle of ${TURNS} turns: ${percentile(ratios, 0.5).toFixed(2)} times`)
  } finally {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    agent.destroy()
    await model.close()
    await server.stop()
  }
}
