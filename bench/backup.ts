/**
 * `npm run bench -- backup [violations]`: how long a workspace of so many violations takes to back up and to restore, encrypted, and how
 * much memory the command holds at most. Both are the commands that people type, on databases that wait for the disk.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '../src/db/base/migrate.ts'
import { openPool } from '../src/db/base/pool.ts'
import { createWorkspace } from '../src/db/settings/workspaces.ts'
import { plantRuns } from '../test/helpers/runs.ts'
import { throwawayServer } from '../test/helpers/server.ts'

const GOAL_SECONDS = 300
const GOAL_MB = 300
const MAIN = path.join(import.meta.dirname, '../bin/imprimatur.mjs')
const SETTINGS = { fsync: 'on', full_page_writes: 'on' }

interface Measured {
  seconds: number
  megabytes: number
  answer: { rows: number }
}

/** The most memory a process has held so far, asked for until it ends; answers the last answer. */
function peakMemory(pid: number): () => number {
  let most = 0
  const asking = setInterval(() => {
    try {
      most = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? most * 1024) / 1024
    } catch {
      clearInterval(asking)
    }
  }, 100)
  return () => {
    clearInterval(asking)
    return most
  }
}

/** Runs a command of the command line and watches its memory. */
async function command(args: string[]): Promise<Measured> {
  const began = performance.now()
  const child = spawn(process.execPath, [MAIN, ...args, '--json'], {
    env: { ...process.env, BACKUP_PASSPHRASE: 'a passphrase of the bench' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const peak = peakMemory(child.pid!)
  const code = await new Promise((resolve) => child.once('close', resolve))
  const megabytes = peak()
  assert.equal(code, 0, printed)
  return { seconds: (performance.now() - began) / 1000, megabytes, answer: JSON.parse(printed) }
}

const say = (what: string, { seconds, megabytes, answer }: Measured) =>
  console.log(
    `${what}: ${answer.rows.toLocaleString('en')} rows in ${seconds.toFixed(1)} s (goal ${GOAL_SECONDS} s), ` +
      `${megabytes.toFixed(0)} MB at most (goal ${GOAL_MB} MB)`,
  )

export async function run(args: string[] = []): Promise<void> {
  const violations = Number(args[0] ?? 1_000_000)
  const folder = path.join(tmpdir(), `imprimatur-bench-${process.pid}`)
  const file = `${folder}.backup`
  const [from, to] = [await throwawayServer({ settings: SETTINGS }), await throwawayServer({ settings: SETTINGS })]
  try {
    await migrate(from.url)
    const db = openPool(from.url)
    const { id } = await createWorkspace(db, 'Bench')
    // Two runs of a site, each with half of them.
    await plantRuns(db, id, Math.ceil(violations / 2))
    await db.end()
    const out = await command(['backup', file, '--encrypt', '--database-url', from.url, '--data', folder])
    say(`backup of ${violations.toLocaleString('en')} violations`, out)
    console.log(`the file has ${(statSync(file).size / 1_000_000).toFixed(0)} MB`)
    const back = await command(['restore', file, '--database-url', to.url, '--data', folder])
    say('restore', back)
    assert.equal(back.answer.rows, out.answer.rows)
  } finally {
    await Promise.all([from.stop(), to.stop()])
    for (const left of [folder, file]) rmSync(left, { recursive: true, force: true })
  }
}
