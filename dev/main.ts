import { resolve } from 'node:path'
import { callOf, type Call } from '../src/cli/command.ts'
import { openDatabase } from '../src/cli/database.ts'
import { progress, progressDone } from '../src/cli/progress.ts'
import { PlainError, UsageError } from '../src/errors.ts'
import { startFront } from './front.ts'
import { RestartingServer } from './restarting-server.ts'

/*
 * What `npm run dev` runs: the server, restarted when a file of it changes, and the web application with hot reload, both at one
 * address. Takes the flags of `imprimatur serve`. The database stays open across restarts, in this process.
 */

const root = resolve(import.meta.dirname, '..')
const USAGE = '[--port N] [--host ADDRESS] [--data DIR] [--database-url URL] [--json]'

try {
  const argv = process.argv.slice(2)
  const call = await callOf('dev', { usage: USAGE, summary: '', words: [0, 0], run: async () => undefined }, argv, root)
  if (call.flags.help) process.stdout.write(`Serves for development.\n\nUsage: npm run dev -- ${USAGE}\n`)
  else await develop(call, argv)
} catch (error) {
  progressDone()
  if (!(error instanceof UsageError || error instanceof PlainError)) throw error
  process.stderr.write(`imprimatur: ${error.message}\n`)
  process.exitCode = error instanceof UsageError ? 2 : error.code
}

async function develop(call: Call, argv: string[]): Promise<void> {
  const stopped = untilStopped()
  const closing: (() => Promise<unknown>)[] = []
  try {
    const database = await openDatabase(call.settings, { serve: true })
    closing.unshift(() => database.close())
    const server = await RestartingServer.prepare(root, argv, database.url)
    closing.unshift(() => server.stop())
    progress('starting the development server of the web application')
    const front = await startFront(root, call.settings, server)
    closing.unshift(() => front.close())
    const first = await server.start()
    progressDone()
    // The server knows only its own address; people use the one of the front, which is open to both.
    if (first) call.print({ ...first.value, url: front.url }, first.text.replaceAll(first.value.url, front.url))
    else call.print({ url: front.url }, `Imprimatur will be at ${front.url} once the server starts`)
    await stopped
  } finally {
    for (const close of closing) await close()
  }
}

function untilStopped(): Promise<void> {
  return new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop())
  })
}
