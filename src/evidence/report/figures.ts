import { countFound } from '../../db/evidence/summary.ts'
import { compareRuns } from '../../db/sites/comparison.ts'
import { timesIn } from '../../db/violations/decision-times.ts'
import { REVIEW_STATES } from '../../reviews/chart/chart.ts'
import { row, table } from './coverage.ts'
import type { Part } from './model.ts'
import type { Reporting } from './subject.ts'

const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'UNSPECIFIED', 'NONE'] as const
const ALWAYS = new Set<string>(SEVERITIES.slice(0, 4))

/** How many findings there are of each severity, and what became of them. */
export async function* foundAndDecided({ db, workspace, telling }: Reporting, auditId: string): AsyncGenerator<Part> {
  const { words } = telling
  const counts = await countFound(db, workspace.id, auditId)
  const sum = (some: typeof counts) => some.reduce((all, { n }) => all + n, 0)
  const states = REVIEW_STATES.filter((state) => state !== 'undecided')
  const line = (name: string, some: typeof counts) =>
    row(
      name,
      sum(some),
      ...states.map((state) => sum(some.filter((one) => one.state === state))),
      sum(some.filter((one) => one.state === 'undecided')),
    )
  yield { kind: 'section', title: words.section.found }
  yield table(
    [
      [words.column.severity, 2],
      [words.column.found, 1, true],
      ...states.map((state): [string, number, true] => [words.state[state], 1.4, true]),
      [words.state.undecided, 1.2, true],
    ],
    words.none.findings,
  )
  for (const severity of SEVERITIES) {
    const some = counts.filter((one) => one.severity === severity)
    if (ALWAYS.has(severity) || some.length > 0) yield line(words.severity[severity], some)
  }
  yield line(words.column.sum, counts)
  yield { kind: 'end' }
}

/** How long people took to decide what was found in some runs. */
export async function* decisionTimes({ db, workspace, telling }: Reporting, auditIds: string[]): AsyncGenerator<Part> {
  const { words, lasted } = telling
  const times = new Map((await timesIn(db, workspace.id, auditIds)).map((one) => [one.severity as string, one]))
  yield { kind: 'section', title: words.section.times }
  yield table(
    [
      [words.column.severity, 2],
      [words.column.found, 1, true],
      [words.column.decided, 1, true],
      [words.column.median, 2],
    ],
    words.none.decisions,
  )
  for (const severity of SEVERITIES) {
    const one = times.get(severity)
    if (one && one.found > 0)
      yield row(words.severity[severity], one.found, one.decided, one.median_seconds === null ? null : lasted(one.median_seconds))
  }
  yield { kind: 'end' }
}

/** What became of the findings of an earlier run: earlier − gone − not looked at + new = this run. */
export async function* changedSince(
  { db, workspace, telling }: Reporting,
  from: string | null,
  to: string,
  title = telling.words.section.changed,
): AsyncGenerator<Part> {
  const { words } = telling
  yield { kind: 'section', title }
  yield table(
    [
      ['', 3],
      [words.column.number, 1, true],
    ],
    words.none.firstRun,
  )
  if (from !== null) {
    const { counts } = await compareRuns(db, workspace.id, { from, to })
    for (const change of ['earlier', 'gone', 'not_looked_at', 'still_there', 'came_back', 'new', 'later'] as const)
      yield row(words.change[change], counts[change])
  }
  yield { kind: 'end' }
}
