import { Link } from '@tanstack/react-router'
import { sourceWords, took } from '../base/audit-words.ts'
import type { Answer, Schemas } from '../base/api.ts'
import { date, dateTime, number } from '../base/format.ts'
import { Bar, stateParts } from '../base/parts/bar.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { Seal } from '../base/parts/seal.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Since } from '../base/parts/change.tsx'
import { inZone, scheduleWords } from '../base/cron.ts'
import { GateSign } from './gate.tsx'
import { isGoing, isMadeUp, isUnread, runDay } from './run-words.ts'
import { Spark } from './spark.tsx'

const words = strings.sites
type Site = Answer<'listSites'>['sites'][number]

export function SiteRow({ site, current }: { site: Site; current: boolean }) {
  const { id: workspaceId } = useWorkspace()
  const { last, ended } = site
  const classes = [last && isGoing(last) && 'is-live', site.paused && 'is-paused', current && 'is-current'].filter(Boolean).join(' ')
  return (
    <tr className={classes || undefined}>
      <th scope="row">
        <Link to="/w/$workspaceId/sites/$siteId" params={{ workspaceId, siteId: site.id }} dir="auto">
          {site.name}
        </Link>
        <span className="sub">{sourceWords(site.sources)}</span>
      </th>
      <td>
        <LastRun site={site} />
        {site.gate && (
          <span className="sub">
            <GateSign result={site.gate.result} named />
          </span>
        )}
      </td>
      <td>
        <NextRun site={site} />
      </td>
      <td>{site.line.length > 0 && <Line line={site.line} />}</td>
      <td>{last && !site.paused && isGoing(last) ? <Since run={last} /> : ended && <Since run={ended} />}</td>
      <td>{ended && ended.total_violations > 0 && <Review run={ended} last={last} overdue={site.overdue} />}</td>
    </tr>
  )
}

function LastRun({ site: { last, paused, updated_at: changed } }: { site: Site }) {
  if (paused)
    return (
      <>
        <span className="status">
          <Icon name="i-pause" />
          {words.paused}
        </span>
        <span className="sub">{date(changed)}</span>
      </>
    )
  if (!last) return <span className="sub">{words.neverRan}</span>
  if (isGoing(last))
    return (
      <>
        <span className="status status-run">
          <span className="live-dot" />
          {words.running}
        </span>
        <span className="sub">
          {last.status === 'PENDING' ? words.waiting : words.progress(last.completed_assets + last.failed_assets, last.total_assets)}
        </span>
      </>
    )
  if (isUnread(last))
    return (
      <>
        <span className="status status-bad">
          <Icon name="i-warn" />
          {words.notRead(dateTime(last.created_at))}
        </span>
        <span className="sub">
          <span className="wraps">{[last.failure, words.nothingGone].filter(Boolean).join(' ')}</span>
        </span>
      </>
    )
  const ended = last.completed_at ?? last.created_at
  return (
    <>
      <span className="status">
        <Icon name={last.status === 'CANCELLED' ? 'i-stop' : 'i-check'} />
        {dateTime(ended)}
      </span>
      <span className="sub">
        {last.status === 'CANCELLED'
          ? `${words.cancelled}. ${words.cancelledHelp}`
          : isMadeUp(last)
            ? words.madeUp
            : words.completedIn(took(last.created_at, ended))}
      </span>
    </>
  )
}

function NextRun({ site: { schedule, next_run_at: next, time_zone: zone, paused, rules_changed: changed } }: { site: Site }) {
  const rules = changed && (
    <span className="sub">
      <Icon name="i-info" /> {words.rulesChanged}
    </span>
  )
  if (schedule === null)
    return (
      <>
        {words.byHand}
        {rules}
      </>
    )
  if (paused || !next)
    return (
      <>
        {words.none}
        <span className="sub">{words.was(scheduleWords(schedule))}</span>
        {rules}
      </>
    )
  return (
    <>
      <span title={zone}>{inZone(next, zone).replace(/^[\p{L}.,]+ /u, '')}</span>
      <span className="sub">{scheduleWords(schedule)}</span>
      {rules}
    </>
  )
}

const Line = ({ line }: { line: Site['line'] }) => (
  <div className="sparkline">
    <Spark totals={line.map(({ total }) => total)} />
    <div>
      <b>{number(line.at(-1)!.total)}</b>
      <span className="sub">{line.length === 1 ? words.oneRun : words.from(line[0]!.total, line.length)}</span>
    </div>
  </div>
)

function Review({ run, last, overdue }: { run: Schemas['SiteRun']; last: Schemas['SiteRun'] | null; overdue: number }) {
  const { id: workspaceId } = useWorkspace()
  const { undecided } = run.by_state
  const note =
    last && last.audit_id !== run.audit_id
      ? words.ofRun(runDay(run, [run, last]))
      : run.changes && run.changes.carried > 0
        ? words.carriedOver(run.changes.carried)
        : ''
  return (
    <div className="review">
      <Seal decided={run.total_violations - undecided} total={run.total_violations} />
      <div>
        <Link
          className="pair review-go"
          to="/w/$workspaceId/audits/$auditId/desk"
          params={{ workspaceId, auditId: run.audit_id }}
          search={undecided > 0 ? { state: 'undecided' } : {}}
        >
          {undecided === 0 ? (
            <b>{words.allDecided}</b>
          ) : (
            <>
              <b>{number(undecided)}</b> {words.undecided}
            </>
          )}
        </Link>
        <Bar parts={stateParts(run.by_state)} />
        {overdue > 0 ? (
          <Link
            className="sub"
            to="/w/$workspaceId/audits/$auditId/desk"
            params={{ workspaceId, auditId: run.audit_id }}
            search={{ due: 'overdue' }}
          >
            <span className="due due-over">
              <Icon name="i-over" />
              {words.overdue(overdue)}
            </span>
          </Link>
        ) : (
          note && <span className="sub">{note}</span>
        )}
      </div>
    </div>
  )
}
