import { spawn } from 'node:child_process'
import { text as all } from 'node:stream/consumers'

/** Runs a script of a package with this Node, prints how it ended, and what it said if it failed. Gives that, or '' if it passed. */
export async function check(name: string, command: string[]): Promise<string> {
  const started = Date.now()
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [stdout, stderr, code] = await Promise.all([all(child.stdout), all(child.stderr), ended])
  const line = `${code === 0 ? '✔' : '✖'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`
  const text = code === 0 ? line : `${line}${stdout}${stderr}\n`
  process.stdout.write(text)
  return code === 0 ? '' : text
}
