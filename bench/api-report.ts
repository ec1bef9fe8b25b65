/** The results of `npm run bench -- api` as a section of docs/performance.md and a chart. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chart } from './chart.ts'
import { machine, writeSection } from './performance-page.ts'
import type { Result } from './measuring.ts'

const ROOT = path.join(import.meta.dirname, '..')
const HEADING = '## The public API'

export interface Row {
  name: string
  ours: Result
  bare: Result | null
}

/** A goal and what was measured: whether `value` is at most, or at least, `goal`. */
export interface Goal {
  name: string
  value: number
  goal: number
  least?: boolean
  unit: string
}

export const isMet = ({ value, goal, least }: Goal) => (least ? value >= goal : value <= goal)

const goalLine = (goal: Goal) => {
  const shown = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)}${goal.unit}`
  return (
    `| ${goal.name} | ${goal.least ? 'at least' : 'at most'} ${shown(goal.goal)} | ${shown(goal.value)} | ` +
    `${isMet(goal) ? 'yes' : 'no'} |`
  )
}

const rowLine = ({ name, ours, bare }: Row) =>
  `| ${name} | ${ours.rate.toFixed(0)} | ${ours.p50.toFixed(1)} | ${ours.p99.toFixed(1)} | ${(ours.cpu * 1000).toFixed(2)} | ` +
  `${bare ? bare.rate.toFixed(0) : ''} | ${bare ? (bare.cpu * 1000).toFixed(2) : ''} | ` +
  `${bare ? (ours.rate / bare.rate).toFixed(2) : ''} |`

export function report(rows: Row[], goals: Goal[], violations: number, busy: number): void {
  writeSection(
    HEADING,
    `Made by \`npm run bench -- api\`: our server and a bare \`node:http\` server with one statement a request \
(bench/bare-server.ts), in turns in one run, 32
connections, PostgreSQL and the clients on the same machine. Machines are noisy: read the ratios and the processor time.

Machine: ${machine()}; load average when the run ended ${busy.toFixed(1)}. Audit of ${violations.toLocaleString('en')} violations.

![Requests a second](images/performance-api.svg)

| request | requests/s | p50 ms | p99 ms | CPU ms | bare server/s | its CPU ms | times |
|---|---|---|---|---|---|---|---|
${rows.map(rowLine).join('\n')}

| goal | | measured | met |
|---|---|---|---|
${goals.map(goalLine).join('\n')}

The memory is that of the process that answers; the others start with the first work and end after it (Memory, below).
`,
  )
  writeFileSync(
    path.join(ROOT, 'docs/images/performance-api.svg'),
    chart(
      'Requests a second (blue: Imprimatur, grey: bare server)',
      rows.map(({ name, ours, bare }) => ({ name, ours: ours.rate, bare: bare?.rate ?? null })),
    ),
  )
  for (const goal of goals) console.log(goalLine(goal))
}
