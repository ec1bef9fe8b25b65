import { Link } from '@tanstack/react-router'
import { took } from '../base/audit-words.ts'
import { Status } from '../base/parts/audit-row.tsx'
import type { Schemas } from '../base/api.ts'
import { number, percent } from '../base/format.ts'
import { Bar, severityParts, stateParts } from '../base/parts/bar.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Since } from '../base/parts/change.tsx'
import { GateSign } from './gate.tsx'
import { isUnread, runDate, runDay, startedBy } from './run-words.ts'

const words = strings.sites
type Run = Schemas['SiteRun']

/** All runs, newest first; two of them can be picked and compared. */
export function Runs({
  site,
  picked,
  onPick,
  onOlder,
}: {
  site: Schemas['Site']
  picked: Run[]
  onPick(run: Run, on: boolean): void
  onOlder: (() => void) | null
}) {
  const { id: workspaceId } = useWorkspace()
  const [to, from] = picked.toSorted((a, b) => b.run - a.run)
  return (
    <section className="sheet" aria-labelledby="runs">
      <div className="card card-runs">
        <div className="card-top">
          <h2 id="runs">
            {words.page.runs} <span className="card-sub">{words.page.picked(site.total_runs, picked.length)}</span>
          </h2>
          {from && to ? (
            <Link
              className="btn btn-sm"
              to="/w/$workspaceId/sites/$siteId/compare"
              params={{ workspaceId, siteId: site.id }}
              search={{ from: from.audit_id, to: to.audit_id }}
            >
              <Icon name="ch-changed" />
              {words.page.compareTwo(runDay(from, picked), runDay(to, picked))} <kbd aria-hidden="true">V</kbd>
            </Link>
          ) : (
            <span className="note">{words.page.pickTwo}</span>
          )}
        </div>
      </div>
      <table className="table table-runs">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{words.column.pick}</span>
            </th>
            {(['run', 'pages', 'findings', 'since', 'review'] as const).map((column) => (
              <th key={column} scope="col">
                {words.column[column]}
              </th>
            ))}
            <th scope="col" className="num">
              {words.column.took}
            </th>
          </tr>
        </thead>
        <tbody>
          {site.history.map((run) => (
            <Row
              key={run.audit_id}
              run={run}
              when={runDate(run, site.history)}
              picked={picked.includes(run)}
              onPick={(on) => onPick(run, on)}
            />
          ))}
        </tbody>
      </table>
      {onOlder && (
        <div className="center">
          <button className="btn" type="button" onClick={onOlder}>
            {words.page.older}
          </button>
        </div>
      )}
    </section>
  )
}

function Row({ run, when, picked, onPick }: { run: Run; when: string; picked: boolean; onPick(on: boolean): void }) {
  const { id: workspaceId } = useWorkspace()
  const { total_violations: total, by_state: states } = run
  return (
    <tr className={picked ? 'is-new' : undefined}>
      <td className="row-pick">
        <input
          type="checkbox"
          checked={picked}
          disabled={run.status !== 'COMPLETED'}
          aria-label={words.page.compareRun(when)}
          onChange={(event) => onPick(event.target.checked)}
        />
      </td>
      <th scope="row">
        <Link to="/w/$workspaceId/audits/$auditId" params={{ workspaceId, auditId: run.audit_id }}>
          {when}
        </Link>
        <span className="sub">{startedBy(run)}</span>
        {run.gate && (
          <span className="sub">
            <GateSign result={run.gate} named />
          </span>
        )}
      </th>
      <td>
        {run.status === 'COMPLETED' && !isUnread(run) ? (
          <>
            <b>{number(run.completed_assets)}</b> {words.page.ofPages(run.total_assets)}
            {run.unchanged_assets > 0 && (
              <span className="sub">{words.page.readAgain(run.completed_assets - run.unchanged_assets, run.unchanged_assets)}</span>
            )}
            <span className="sub">{run.failed_assets > 0 && words.page.couldNot(run.failed_assets)}</span>
            {run.incomplete_assets > 0 && <span className="sub">{words.page.notWhole(run.incomplete_assets)}</span>}
          </>
        ) : (
          <>
            <Status status={isUnread(run) ? 'FAILED' : run.status} />
            <span className="sub">{isUnread(run) && words.nothingGone}</span>
          </>
        )}
      </td>
      <td>
        <span className="pair">
          <b>{number(total)}</b>
        </span>
        <Bar parts={severityParts(run.by_severity)} />
      </td>
      <td>
        <Since run={run} />
      </td>
      <td>
        {total > 0 && (
          <>
            <span className="pair">{words.page.percentDecided(percent(total - states.undecided, total))}</span>
            <Bar parts={stateParts(states)} />
          </>
        )}
      </td>
      <td className="num">{run.completed_at && took(run.created_at, run.completed_at)}</td>
    </tr>
  )
}
