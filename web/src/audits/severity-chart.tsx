import type { Schemas } from '../base/api.ts'
import { number, percent } from '../base/format.ts'
import { Bar, stateParts } from '../base/parts/bar.tsx'
import { SeverityLabel } from '../base/parts/severity.tsx'
import { STATES, StateIcon } from '../base/parts/state.tsx'
import { strings } from '../base/strings.ts'
import { Burn } from './burn.tsx'

const words = strings.audits.page

/** Decisions by severity, and the burn-down chart. */
export function SeverityChart({ audit }: { audit: Schemas['AuditDetail'] }) {
  const { total_violations: total, by_state: states, matrix } = audit
  const rows = merged(matrix).filter((row) => row.total > 0)
  return (
    <section className="sheet card" aria-labelledby="by-severity">
      <h2 id="by-severity">
        {words.bySeverity} <span className="card-sub is-whole">{words.decidedOf(total - states.undecided, total)}</span>
      </h2>
      {rows.length > 0 && (
        <table className="chart chart-sev">
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{words.severity}</span>
              </th>
              <th scope="col">
                <span className="vh">{words.decisions}</span>
              </th>
              <th scope="col" className="num">
                {words.all}
              </th>
              <th scope="col" className="num">
                {words.decided}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.severity}>
                <th scope="row">
                  <SeverityLabel value={row.severity} />
                </th>
                <td className="cell-bar">
                  <Bar parts={stateParts(row.by_state)} />
                </td>
                <td className="num">{number(row.total)}</td>
                <td className="num note">{percent(row.total - row.by_state.undecided, row.total)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > 0 && <Burn audit={audit} />}
      <ul className="legend">
        {STATES.map((state) => (
          <li key={state}>
            <StateIcon value={state} /> <b>{number(states[state])}</b> {strings.base.stateShort[state]}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Rows = Schemas['AuditDetail']['matrix']

/** Findings without a severity are counted with the unspecified ones. */
function merged(matrix: Rows): Rows {
  const none = matrix.find(({ severity }) => severity === 'NONE')
  return matrix
    .filter((row) => row !== none)
    .map((row) =>
      row.severity !== 'UNSPECIFIED' || !none
        ? row
        : {
            ...row,
            total: row.total + none.total,
            by_state: Object.fromEntries(STATES.map((state) => [state, row.by_state[state] + none.by_state[state]])) as typeof row.by_state,
          },
    )
}
