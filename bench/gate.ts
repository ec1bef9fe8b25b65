/**
 * `npm run bench -- gate OLD [violations] [seconds] [rows]`: this checkout beside an earlier one (a commit, or a folder that holds a
 * checkout), each as its own `serve` on its own database of one PostgreSQL, asked in turns. Exits with 1 where more than 8 % is lost.
 * Figures are processor time, of the server and of PostgreSQL's connections together, and a row's part is the median of the turns'
 * ratios, so that other load on the machine changes little. `rows`: only rows whose names this expression matches.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { throwawayServer } from '../test/helpers/server.ts'
import { openSide, type Side } from './gate/side.ts'
import { commandRows, memoryRow } from './gate/commands.ts'
import { requestRows } from './gate/requests.ts'
import { lost, rowLine, type GateRow } from './gate/row.ts'

const ROOT = path.join(import.meta.dirname, '..')

export async function run(args: string[] = []): Promise<void> {
  const [old, violations = '50000', seconds = '3', names = ''] = args
  if (!old) throw new Error('Say which commit to compare with: npm run bench -- gate OLD')
  // A fast machine meets the usual limit of a key, and refusals are no work.
  process.env['RATE_LIMIT'] = '0'
  const { folder, remove } = checkoutOf(old)
  const server = await throwawayServer({ settings: { fsync: 'on', full_page_writes: 'on' } })
  const rows: GateRow[] = []
  const chosen = (name: string) => new RegExp(names).test(name)
  const add = (row: GateRow) => {
    rows.push(row)
    console.log(rowLine(row))
  }
  try {
    const before = await openSide('before', folder, server.url, Number(violations))
    const after = await openSide('after', ROOT, server.url, Number(violations))
    const sides: [Side, Side] = [before, after]
    try {
      await requestRows(sides, Number(seconds), chosen, add)
      if (chosen('memory')) add(memoryRow(sides))
    } finally {
      await Promise.all(sides.map((side) => side.stop()))
    }
    await commandRows(sides, chosen, add)
  } finally {
    await server.stop()
    remove()
  }
  const slower = rows.filter(lost)
  console.log(`load average ${os.loadavg()[0]!.toFixed(1)}; ${slower.length} of ${rows.length} rows lost more than 8 %`)
  if (slower.length > 0) process.exitCode = 1
}

/** A worktree of the commit, with packages of its own; a folder is taken as it is. */
function checkoutOf(old: string): { folder: string; remove(): void } {
  if (statSync(old, { throwIfNoEntry: false })?.isDirectory()) return { folder: path.resolve(old), remove: () => undefined }
  const parent = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-gate-'))
  const folder = path.join(parent, 'before')
  const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  git('worktree', 'add', '--detach', folder, old)
  return {
    folder,
    remove: () => {
      git('worktree', 'remove', '--force', folder)
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
