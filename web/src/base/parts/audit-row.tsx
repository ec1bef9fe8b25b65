import { Link } from '@tanstack/react-router'
import type { Schemas } from '../api.ts'
import { date, dateTime, number, shortNumber } from '../format.ts'
import { Bar, severityParts, stateParts } from './bar.tsx'
import { Icon } from './icon.tsx'
import { Seal } from './seal.tsx'
import { SeverityLabel, SHOWN_SEVERITIES, withoutNone } from './severity.tsx'
import { StateIcon } from './state.tsx'
import { say } from './toast.tsx'
import { useWorkspace } from '../session.ts'
import { strings } from '../strings.ts'
import { useChange } from '../use-change.ts'
import { packWords, sourceWords, statusNote } from '../audit-words.ts'

type Summary = Schemas['AuditSummary']
const words = strings.audits

export function AuditRow({ audit }: { audit: Summary }) {
  const { id: workspaceId } = useWorkspace()
  const live = audit.status === 'RUNNING'
  const about = [sourceWords(audit.sources), packWords(audit.packs)].filter(Boolean).join(' · ')
  return (
    <tr className={live ? 'is-live' : undefined}>
      <th scope="row">
        <Link to="/w/$workspaceId/audits/$auditId" params={{ workspaceId, auditId: audit.id }} dir="auto">
          {audit.name}
        </Link>
        <span className="sub">
          {audit.site_id && audit.run > 1 && (
            <>
              <Link to="/w/$workspaceId/sites/$siteId" params={{ workspaceId, siteId: audit.site_id }}>
                {words.nthRun(audit.run)}
              </Link>
              {about && ' · '}
            </>
          )}
          {about}
        </span>
      </th>
      <td>
        <Status status={audit.status} />
        <span className="sub">{statusNote(audit)}</span>
      </td>
      <td>
        <Assets audit={audit} />
      </td>
      <td>
        <Findings audit={audit} />
      </td>
      <td>
        <Review audit={audit} />
      </td>
      <td className="num">
        <time dateTime={audit.created_at}>{dateTime(audit.created_at)}</time>
        <span className="sub">{audit.created_by?.name ?? words.system}</span>
      </td>
    </tr>
  )
}

const ICONS: Partial<Record<Summary['status'], string>> = {
  PENDING: 'i-clock',
  COMPLETED: 'i-check',
  FAILED: 'i-warn',
  CANCELLED: 'i-stop',
}

export function Status({ status }: { status: Summary['status'] }) {
  return (
    <span className={`status${status === 'RUNNING' ? ' status-run' : status === 'FAILED' ? ' status-bad' : ''}`}>
      {ICONS[status] ? <Icon name={ICONS[status]} /> : <span className="live-dot" />}
      {strings.base.status[status]}
    </span>
  )
}

function Assets({ audit }: { audit: Summary }) {
  const { status, total_assets: total, completed_assets: completed, failed_assets: failed, incomplete_assets: incomplete } = audit
  return (
    <>
      <span className="pair">
        <b>{number(completed)}</b> {words.of} {number(total)}
      </span>
      <Bar
        parts={[{ fill: status === 'CANCELLED' ? 'f-dismissed' : 'f-pencil', label: words.assetsChecked, count: completed }]}
        of={total}
      />
      {failed > 0 && <span className="sub">{words.failed(failed)}</span>}
      {incomplete > 0 && <span className="sub">{words.notWhole(incomplete)}</span>}
    </>
  )
}

function Findings({ audit }: { audit: Summary }) {
  const { status, total_violations: total } = audit
  const counts = withoutNone(audit.by_severity)
  if (status === 'PENDING') return <span className="sub">{words.whenFree}</span>
  if (status === 'FAILED' && total === 0) return <span className="sub">{words.nothingRead}</span>
  if (total === 0 && status !== 'RUNNING') return <span className="sub">{words.noFindings}</span>
  return (
    <>
      <span className="pair">
        <b>{number(total)}</b> {status === 'RUNNING' && words.soFar}
      </span>
      <Bar parts={severityParts(counts)} />
      <span className="sub sevline">
        {SHOWN_SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => (
          <span className="sevline-n" key={severity}>
            <SeverityLabel value={severity} only />
            {shortNumber(counts[severity])}
          </span>
        ))}
      </span>
    </>
  )
}

function Review({ audit }: { audit: Summary }) {
  const { id: workspaceId, may } = useWorkspace()
  const retry = useChange('retryAudit', ['audits', 'audit'], ({ assets }) => say({ text: words.retried(assets), icon: 'i-refresh' }))
  const { total_violations: total, by_state: states, status, failed_assets: failed, last_entry: last } = audit
  if (total === 0) {
    if (status !== 'FAILED' || failed === 0 || !may('run_audits')) return null
    return (
      <button
        className="btn btn-sm"
        type="button"
        disabled={retry.isPending}
        onClick={() => retry.mutate({ workspace_id: workspaceId, audit_id: audit.id, body: {} })}
      >
        <Icon name="i-refresh" />
        {words.tryAgain}
        <span className="vh">: {audit.name}</span>
      </button>
    )
  }
  const decided = total - states.undecided
  return (
    <div className="review">
      <Seal decided={decided} total={total} />
      <div>
        <Link
          className="pair review-go"
          to="/w/$workspaceId/audits/$auditId/desk"
          params={{ workspaceId, auditId: audit.id }}
          search={decided < total && status !== 'RUNNING' ? { state: 'undecided' } : {}}
        >
          {decided >= total ? (
            <b>{words.allDecided}</b>
          ) : status === 'RUNNING' ? (
            <>
              <b>{number(decided)}</b> {words.decided}
            </>
          ) : (
            <>
              <b>{number(states.undecided)}</b> {words.undecided}
            </>
          )}
          <span className="vh">: {audit.name}</span>
        </Link>
        <Bar parts={stateParts(states)} />
        {decided >= total && last ? (
          <span className="sub">
            {date(last.at)}, {last.actor.name}
          </span>
        ) : (
          states.urgent_violation > 0 && (
            <span className="sub">
              <StateIcon value="urgent_violation" /> {number(states.urgent_violation)} {words.urgent}
            </span>
          )
        )}
      </div>
    </div>
  )
}
