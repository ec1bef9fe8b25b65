import { fork } from 'node:child_process'
import path from 'node:path'
import { rulesAreKept, takeRules } from './library.ts'

let reading: Promise<void> | null = null
let isRead = false

/**
 * Resolves when the rules can be used at once. After an update their files are read and compiled anew, which keeps a processor busy for ten
 * seconds: a process of its own does it, and this one goes on answering. Should that fail they are read here, as they would have been.
 */
export async function readRulesApart(): Promise<void> {
  if (isRead) return
  if (!reading && rulesAreKept()) isRead = true
  else await (reading ??= readByProcess())
}

async function readByProcess(): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'read-rules-main.ts'), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  // A server that stops does not wait for it.
  child.unref()
  child.channel?.unref()
  await new Promise<void>((resolve) => {
    child.once('message', ({ read }: { read: Uint8Array | null }) => {
      if (read) takeRules(read)
      resolve()
    })
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
  process.removeListener('exit', end)
  isRead = true
}
