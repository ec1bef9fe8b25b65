/** Server processes, load generators, and the CPU time they take. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { databaseProcessor, processorOf } from './gate/processor.ts'

export interface Served {
  port: number
  pid: number
  /** Whose connections are measured too. */
  database?: string
  child: ChildProcess
  stop(): Promise<unknown>
}

export interface LoadOptions {
  paths: string[]
  seconds: number
  warmUp?: number
  connections: number
  method: string
  bodies: string[]
  headers: Record<string, string>
  patient?: boolean
}

export interface Result {
  rate: number
  p50: number
  p99: number
  count: number
  statuses: Record<string, number>
  /** Only those answered with what was asked for. */
  served: { rate: number; p50: number; p99: number }
  /** Only those told to come back: how long they waited to hear it. */
  refused: { p50: number; p99: number }
  /** Seconds of processor time of the server for each request. */
  cpu: number
  /** The same of PostgreSQL's connections, where the database is named. */
  databaseCpu: number
}

/** Starts a server; `portOf` extracts its port from the first line it prints. */
export async function started(
  args: string[],
  portOf: (line: string) => number,
  node = process.execPath,
  log: 'inherit' | 'ignore' = 'inherit',
): Promise<Served> {
  const child = spawn(node, args, { stdio: ['ignore', 'pipe', log] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { port: portOf(line.toString().trim()), pid: child.pid!, child, stop: () => (child.kill('SIGTERM'), once(child, 'exit')) }
}

export const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

export async function measured(target: Served, options: LoadOptions): Promise<Result> {
  const databaseUsed = () => (target.database ? databaseProcessor(target.database) : 0)
  const [before, databaseBefore] = [processorOf(target.pid), databaseUsed()]
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'load.ts')], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ ...options, port: target.port }))
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await once(child, 'close')
  const result = JSON.parse(text) as Result
  if (Object.keys(result.statuses).some((status) => status >= '400')) console.log('   answers:', result.statuses)
  const each = (seconds: number) => seconds / Math.max(1, result.count)
  return { ...result, cpu: each(processorOf(target.pid) - before), databaseCpu: each(databaseUsed() - databaseBefore) }
}

const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length

/** Ours and the bare server alternately, twice each after a warm-up, so that other load on the machine affects both. */
export async function alternating(
  ours: Served,
  options: LoadOptions,
  bare: Served | null,
  bareOptions: LoadOptions,
): Promise<[ours: Result, bare: Result | null]> {
  await measured(ours, { ...options, seconds: options.seconds / 4 })
  if (bare) await measured(bare, { ...bareOptions, seconds: options.seconds / 4 })
  const [own, others]: [Result[], Result[]] = [[], []]
  for (let turn = 0; turn < 2; turn++) {
    own.push(await measured(ours, { ...options, seconds: options.seconds / 2 }))
    if (bare) others.push(await measured(bare, { ...bareOptions, seconds: options.seconds / 2 }))
  }
  return [combined(own), bare ? combined(others) : null]
}

const combined = (results: Result[]): Result => ({
  ...results[0]!,
  rate: mean(results.map(({ rate }) => rate)),
  p50: mean(results.map(({ p50 }) => p50)),
  p99: mean(results.map(({ p99 }) => p99)),
  cpu: mean(results.map(({ cpu }) => cpu)),
})

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** Milliseconds that work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
