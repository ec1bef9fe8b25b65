import { spawnSync } from 'node:child_process'

/** Runs a script of a package with this Node, prints how it ended, and what it said if it failed. Answers whether it passed. */
export function check(name: string, command: string[]): boolean {
  const started = Date.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', maxBuffer: 64 << 20 })
  const passed = status === 0
  process.stdout.write(`${passed ? '✔' : '✖'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`)
  if (!passed) process.stdout.write(`${stdout}${stderr}\n`)
  return passed
}
