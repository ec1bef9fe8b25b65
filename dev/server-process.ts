import { resolve } from 'node:path'
import { callOf } from '../src/cli/command.ts'
import { progressDone } from '../src/cli/progress.ts'
import { serve } from '../src/cli/serve.ts'

/** What the server says when it answers, as `imprimatur serve` prints it: with --json, and without. */
export interface Started {
  value: { url: string }
  text: string
}

// `imprimatur serve` without a build of the web application: Vite serves that from its sources.
const call = await callOf('serve', serve, process.argv.slice(2), resolve(import.meta.dirname, '..'))
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
try {
  await serve.run({ ...call, print: (value, text) => process.send!({ value, text }) }, async () => false)
} catch (error) {
  progressDone()
  process.stderr.write(`${(error as Error).stack}\n`)
  process.exitCode = 1
}
