import { spawn } from 'node:child_process'
import path from 'node:path'

const LAUNCHER = path.join(import.meta.dirname, '../../bin/imprimatur.mjs')

export interface Outcome {
  code: number | null
  stdout: string
  stderr: string
  /** Standard output as JSON, where it is. */
  json: any
}

/** Runs a command of the command line through the launcher, as a person does. */
export function imprimatur(
  args: string[],
  options: { input?: string | Uint8Array; env?: Record<string, string>; cwd?: string } = {},
): Promise<Outcome> {
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
