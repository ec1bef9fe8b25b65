import type { Schemas } from '../../base/api.ts'
import { dayAmong, number, shortAddress } from '../../base/format.ts'
import { strings } from '../../base/strings.ts'
import { verdictOf } from './use-try.ts'
import type { RuleTry } from './use-try.ts'

const words = strings.tries

/** The runs whose pages are tried; the newest of each site at first. */
export function PastRuns({
  runs,
  left,
  disabled,
  onChange,
}: {
  runs: Schemas['TriableRun'][]
  left: ReadonlySet<string>
  disabled: boolean
  onChange(left: ReadonlySet<string>): void
}) {
  const pages = runs.filter(({ id }) => !left.has(id)).reduce((sum, run) => sum + run.pages, 0)
  return (
    <section className="sheet card" aria-labelledby="past-runs">
      <h2 id="past-runs">{words.pastRuns}</h2>
      {runs.length === 0 ? (
        <p className="note">{words.noRuns}</p>
      ) : (
        <>
          <div className="runlist">
            {runs.map((run) => (
              <label key={run.id}>
                <input
                  type="checkbox"
                  checked={!left.has(run.id)}
                  disabled={disabled}
                  onChange={({ target }) => onChange(target.checked ? left.difference(new Set([run.id])) : left.union(new Set([run.id])))}
                />
                <span>
                  <span dir="auto">{run.name}</span>
                  <span className="sub">
                    {dayAmong(
                      run.created_at,
                      runs.map(({ created_at: at }) => at),
                    )}
                    , {words.findings(run.findings)}
                  </span>
                </span>
                <span className="note">{number(run.pages)}</span>
              </label>
            ))}
          </div>
          <p className="note">{words.asRead(pages)}</p>
        </>
      )}
    </section>
  )
}

/** What people decided on findings like those that would be added. */
export function Decided({ tried }: { tried: RuleTry }) {
  const verdicts = tried.results.added.map(verdictOf)
  if (verdicts.length === 0) return null
  const rows = [
    ['right', words.right, 'f-fixed'],
    ['false', words.dismissed, 'f-dismissed'],
    ['none', words.none, 'f-undecided'],
  ] as const
  return (
    <section className="sheet card" aria-labelledby="like-decided">
      <h2 id="like-decided">{words.decided}</h2>
      <table className="chart">
        <caption className="vh">{words.decided}</caption>
        <tbody>
          {rows.map(([verdict, label, fill]) => {
            const count = verdicts.filter((each) => each === verdict).length
            return (
              <tr key={verdict}>
                <th scope="row">{label}</th>
                <td>
                  <svg className="hbar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                    <rect className={fill} width={((100 * count) / verdicts.length).toFixed(1)} height="12" />
                  </svg>
                </td>
                <td className="num">{number(count)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="note">{words.ofShown(verdicts.length)}</p>
    </section>
  )
}

/** What could not be tried, by cause, and which pages. */
export function NotTried({ tried: { counts, results } }: { tried: RuleTry }) {
  const causes = [
    counts.gone > 0 && words.gone(counts.gone),
    counts.other_language > 0 && words.other(counts.other_language),
    counts.failed > 0 && words.failedPages(counts.failed),
  ].filter((cause) => cause !== false)
  return (
    <section className="sheet card" aria-labelledby="not-tried">
      <h2 id="not-tried">{words.notTried}</h2>
      <p className="note">{causes.length === 0 ? words.everything : `${causes.join('; ')}.`}</p>
      {results.not_tried.length > 0 && (
        <details>
          <summary>{words.which}</summary>
          <ul className="not-tried">
            {results.not_tried.map((page) => (
              <li key={page.asset_id}>
                <span className="path">{shortAddress(page.url)}</span>
                <span className="sub">{page.why}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
