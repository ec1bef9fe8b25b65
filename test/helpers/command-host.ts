import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import type { HostCall, HostOutcome } from './command.ts'

/*
 * Runs commands one after the other in one process, for `runCommand`: what they print is collected, and standard input, environment
 * and folder are set for each. The process ends with the test that started it. MAIN_FILE: the program, where it is not that of the sources.
 */
type Program = { main(argv: string[]): Promise<void> }
const file = process.env['MAIN_FILE']
const { main } = (await import(file === undefined ? '../../src/main.ts' : pathToFileURL(file).href)) as Program
let printed = { stdout: '', stderr: '' }
let input: Buffer = Buffer.alloc(0)

const { readFileSync } = fs
fs.readFileSync = ((file: fs.PathOrFileDescriptor, ...rest: []) =>
  file === 0 ? input : readFileSync(file, ...rest)) as typeof readFileSync
syncBuiltinESMExports()
Object.defineProperty(process, 'stdin', { get: () => Readable.from([input]) })

for (const name of ['stdout', 'stderr'] as const) {
  const stream = process[name]
  // Each command adds a listener.
  stream.setMaxListeners(0)
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    printed[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
    const done = rest.at(-1)
    if (typeof done === 'function') process.nextTick(done as () => void)
    return true
  }
}
process.setMaxListeners(0)
// A command that failed ends its process after a while, whatever it left open; this one goes on.
process.exit = (() => undefined) as unknown as typeof process.exit
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

process.on('message', async ({ args, env, cwd, stdin }: HostCall) => {
  input = Buffer.from(stdin, 'base64')
  printed = { stdout: '', stderr: '' }
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
  process.chdir(cwd)
  process.exitCode = undefined
  await main(args)
  const outcome: HostOutcome = { code: Number(process.exitCode ?? 0), ...printed }
  process.send!(outcome)
})
process.send!('ready')
