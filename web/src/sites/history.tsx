import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schemas } from '../base/api.ts'
import { number, percent } from '../base/format.ts'
import { Bar, stateParts } from '../base/parts/bar.tsx'
import { SeverityLabel, severityClass, severityWord, SHOWN_SEVERITIES, withoutNone } from '../base/parts/severity.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { runDay } from './run-words.ts'

const words = strings.sites.page
type Run = Schemas['SiteRun']
const MOST = 12
const STEPS = 3

/** A round number above the highest bar, divisible by the lines. */
function topOf(most: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most / STEPS))))
  return STEPS * step * Math.max(1, Math.ceil(most / STEPS / step))
}

const shareOf = ({ total_violations: total, by_state: states }: Run) => percent(total - states.undecided, total)

/** Findings of each run by severity, worst at the foot, and the share decided; also as a table. */
export function History({ runs }: { runs: Run[] }) {
  const [table, setTable] = useState(false)
  const shown = runs
    .filter(({ status }) => status === 'COMPLETED')
    .slice(0, MOST)
    .toReversed()
  return (
    <section className="sheet card" aria-labelledby="history">
      <div className="card-top">
        <h2 id="history">
          {words.history} <span className="card-sub">{words.historyNote}</span>
        </h2>
        <p className="legend">
          {SHOWN_SEVERITIES.filter((severity) => severity !== 'UNSPECIFIED').map((severity) => (
            <SeverityLabel key={severity} value={severity} />
          ))}
        </p>
      </div>
      {shown.length === 0 ? <p className="note">{words.noRuns}</p> : table ? <Table runs={shown} /> : <Chart runs={shown} />}
      <p className="key">
        <span>{words.historyKey}</span>
        <button className="link key-end" type="button" aria-pressed={table} onClick={() => setTable(!table)}>
          {table ? words.asChart : words.asTable}
        </button>
      </p>
    </section>
  )
}

/** A day is not broken; its time may stand below it. */
const inTwoLines = (day: string): string => day.replaceAll(/(?<!,) /g, '\u00a0')

function Chart({ runs }: { runs: Run[] }) {
  const { id: workspaceId } = useWorkspace()
  const top = topOf(Math.max(...runs.map(({ total_violations: total }) => total)))
  const lines = Array.from({ length: STEPS }, (_, index) => (top / STEPS) * index)
  return (
    <div className="hist" tabIndex={0} role="group" aria-label={words.history}>
      <div className="hist-y" aria-hidden="true">
        <div className="hist-scale">
          {[...lines.toReversed().map((line) => line + top / STEPS), 0].map((line) => (
            <span key={line}>{number(line)}</span>
          ))}
        </div>
        <span className="hist-foot">{words.decided}</span>
      </div>
      {runs.map((run) => (
        <div className="hist-col" key={run.audit_id}>
          <span className="hist-n">{number(run.total_violations)}</span>
          <Column run={run} day={runDay(run, runs)} top={top} lines={lines} />
          <span className="hist-d">
            <Link to="/w/$workspaceId/audits/$auditId" params={{ workspaceId, auditId: run.audit_id }}>
              {inTwoLines(runDay(run, runs))}
            </Link>
          </span>
          <span className="hist-s">
            <Bar parts={stateParts(run.by_state)} />
            {shareOf(run)}%
          </span>
        </div>
      ))}
    </div>
  )
}

function Column({ run, day, top, lines }: { run: Run; day: string; top: number; lines: number[] }) {
  const counts = withoutNone(run.by_severity)
  const shown = SHOWN_SEVERITIES.filter((name) => counts[name] > 0)
  const feet = shown.map((_, index) => top - shown.slice(0, index + 1).reduce((sum, name) => sum + counts[name], 0))
  return (
    <svg
      className="hist-bar"
      viewBox={`0 0 100 ${top}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${day}: ${SHOWN_SEVERITIES.map((name) => `${severityWord(name)} ${number(counts[name])}`).join(', ')}`}
    >
      {lines.map((line) => (
        <line key={line} className="grid" x1="0" x2="100" y1={line} y2={line} />
      ))}
      {shown.map((name, index) => (
        <rect key={name} className={`f-${severityClass(name)}`} x="18" y={feet[index]} width="64" height={counts[name]} />
      ))}
    </svg>
  )
}

const Table = ({ runs }: { runs: Run[] }) => (
  <table className="chart">
    <thead>
      <tr>
        <th scope="col">{strings.sites.column.run}</th>
        {SHOWN_SEVERITIES.map((name) => (
          <th key={name} scope="col" className="num">
            {severityWord(name)}
          </th>
        ))}
        <th scope="col" className="num">
          {strings.sites.column.findings}
        </th>
        <th scope="col" className="num">
          {words.decided}
        </th>
      </tr>
    </thead>
    <tbody>
      {runs.map((run) => (
        <tr key={run.audit_id}>
          <th scope="row">{runDay(run, runs)}</th>
          {SHOWN_SEVERITIES.map((name) => (
            <td key={name} className="num">
              {number(withoutNone(run.by_severity)[name])}
            </td>
          ))}
          <td className="num">{number(run.total_violations)}</td>
          <td className="num">{shareOf(run)}%</td>
        </tr>
      ))}
    </tbody>
  </table>
)
