import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')

export interface Outcome {
  code: number | null
  stdout: string
  stderr: string
  /** Standard output as JSON, where it is. */
  json: any
}

interface Options {
  input?: string | Uint8Array
  env?: Record<string, string>
  cwd?: string
}

/** Runs a command of the command line through the launcher, as a person does. */
export function imprimatur(args: string[], options: Options = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [LAUNCHER, ...args], {
      env: { ...process.env, ...options.env },
      cwd: options.cwd,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, stdout, stderr, json: parsed(stdout) }))
    child.stdin.end(options.input ?? '')
  })
}

export interface HostCall {
  args: string[]
  env: Record<string, string | undefined>
  cwd: string
  /** In base64. */
  stdin: string
}

export type HostOutcome = Omit<Outcome, 'json'>

let host: Promise<ChildProcess> | undefined
let busy = false

/** From now on `runCommand` runs a built program. */
export function runBuilt(main: string): void {
  host = startHost({ MAIN_FILE: main })
}

/**
 * The same in a process that is started once for a test file, where a start of its own is not what is tested: loading the program takes
 * ten times as long as most commands. A command beside another has a process of its own all the same.
 */
export async function runCommand(args: string[], options: Options = {}): Promise<Outcome> {
  if (busy) return imprimatur(args, options)
  busy = true
  const child = await (host ??= startHost())
  child.ref()
  child.channel!.ref()
  const call: HostCall = {
    args,
    env: { ...process.env, ...options.env },
    cwd: options.cwd ?? process.cwd(),
    stdin: Buffer.from(options.input ?? '').toString('base64'),
  }
  const done = new AbortController()
  try {
    const answered = once(child, 'message', { signal: done.signal })
    const ended = once(child, 'exit', { signal: done.signal })
    child.send(call)
    const [first] = await Promise.race([answered, ended])
    if (first === null || typeof first === 'number') throw new Error(`the process ended with ${first} in: imprimatur ${args.join(' ')}`)
    const outcome = first as HostOutcome
    for (const other of [answered, ended]) other.catch(() => undefined)
    return { ...outcome, json: parsed(outcome.stdout) }
  } finally {
    done.abort()
    busy = false
    child.unref()
    child.channel?.unref()
  }
}

async function startHost(env: Record<string, string> = {}): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'command-host.ts'), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  await once(child, 'message')
  return child
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
