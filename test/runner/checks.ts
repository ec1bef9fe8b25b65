import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Runs a script of a package with this Node, prints how it ended, and what it said if it failed. Answers whether it passed. */
export async function check(name: string, command: string[]): Promise<boolean> {
  const started = Date.now()
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  process.stdout.write(`${code === 0 ? '✔' : '✖'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`)
  if (code !== 0) process.stdout.write(`${stdout}${stderr}\n`)
  return code === 0
}
