/** What is measured without requests: audits on the command line, starting, and memory. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { memoryOf } from '../measuring.ts'
import { benchPage } from '../site.ts'
import { processorOf } from './processor.ts'
import { medianOf, type GateRow } from './row.ts'
import type { Side } from './side.ts'

const TURNS = 3
const PAGES = 300

type Sides = [before: Side, after: Side]

/** Of the servers, after all that was asked of them and before they stop. */
export function memoryRow(sides: Sides): GateRow {
  const [before, after] = sides.map(({ served }) => memoryOf(served.pid)) as [number, number]
  return { name: "the server's memory after all this", unit: 'MB', before, after, part: before / after }
}

export async function commandRows(sides: Sides, chosen: (name: string) => boolean, add: (row: GateRow) => void): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'imprimatur-gate-files-'))
  try {
    const pages = generated(folder)
    const packs = shared(sides).join()
    const measures: Record<string, (side: Side) => number | Promise<number>> = {
      'all packs on HTML, processor': (side) => audited(side, [pages, '--packs', packs]),
      'all packs on one file, processor': (side) => audited(side, [path.join(pages, '0.html'), '--packs', packs]),
      'a Vale style on HTML, processor': (side) => audited(side, [pages, '--rules', path.join(folder, 'styles')]),
      'start until healthz, processor': startOf,
    }
    for (const [name, measure] of Object.entries(measures)) if (chosen(name)) add(await inTurns(name, sides, measure))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function inTurns(name: string, sides: Sides, measure: (side: Side) => number | Promise<number>): Promise<GateRow> {
  const figures: [number[], number[]] = [[], []]
  for (let turn = 0; turn <= TURNS; turn++)
    for (const at of [0, 1] as const) {
      const value = await measure(sides[at])
      // The first turn makes what is kept between runs.
      if (turn > 0) figures[at].push(value)
    }
  const [before, after] = figures
  const part = medianOf(before.map((value, turn) => value / after[turn]!))
  return { name, unit: 's', before: medianOf(before), after: medianOf(after), part }
}

const STYLE = {
  'Swaps.yml': [
    'extends: substitution',
    "message: Use '%s' instead of '%s'.",
    'ignorecase: true',
    'swap:',
    '  utilize: use',
    '  in order to: to',
    '  leverage: use',
  ],
  'Hype.yml': [
    'extends: existence',
    "message: Avoid '%s'.",
    'ignorecase: true',
    'tokens:',
    '  - amazing',
    '  - very',
    '  - best \\w+ ever',
  ],
}

/** Packs that both sides have. Rules were added to them meanwhile: what those cost is part of the figure. */
const shared = ([before, after]: Sides): string[] => {
  const [had, has] = [before, after].map(({ folder }) =>
    readdirSync(path.join(folder, 'rules'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
  ) as [string[], string[]]
  return has.filter((pack) => had.includes(pack))
}

/** Pages and a style in Vale's format, the same for both sides. */
function generated(folder: string): string {
  const pages = path.join(folder, 'pages')
  const style = path.join(folder, 'styles', 'Gate')
  for (const each of [pages, style]) mkdirSync(each, { recursive: true })
  for (let number = 0; number < PAGES; number++) writeFileSync(path.join(pages, `${number}.html`), benchPage(number, PAGES))
  for (const [name, lines] of Object.entries(STYLE)) writeFileSync(path.join(style, name), `${lines.join('\n')}\n`)
  return pages
}

/** Seconds of processor time of a whole command, its threads included. Findings are no failure. */
function audited({ folder }: Side, words: string[]): number {
  const command = [process.execPath, path.join(folder, 'bin/imprimatur.mjs'), 'audit', ...words, '--format', 'json']
  const script = `TIMEFORMAT='%U %S'; time "$@" >/dev/null 2>&1; exit 0`
  const { stderr } = spawnSync('bash', ['-c', script, 'bash', ...command], { encoding: 'utf8', cwd: folder })
  const [user, system] = stderr.trim().split(' ').map(Number)
  return user! + system!
}

/** Of the server's own process; what it starts beside itself is no part of it. */
async function startOf({ folder, url }: Side): Promise<number> {
  const port = 18_972
  const words = ['serve', '--port', String(port), '--json', '--database-url', url]
  const child = spawn(process.execPath, [path.join(folder, 'bin/imprimatur.mjs'), ...words], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ready = once(child.stdout, 'data')
  const healthy = () =>
    fetch(`http://127.0.0.1:${port}/public/v1/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await healthy())) await new Promise((resolve) => setTimeout(resolve, 10))
  const took = processorOf(child.pid!)
  await ready
  child.kill('SIGTERM')
  await once(child, 'exit')
  return took
}
