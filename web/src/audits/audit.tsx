import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { API } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { dateTime, date } from '../base/format.ts'
import { Dialog } from '../base/parts/dialog.tsx'
import { ReportButton } from '../base/report/report-button.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { Seal } from '../base/parts/seal.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { DeleteButton } from '../base/parts/delete-button.tsx'
import { useChange } from '../base/use-change.ts'
import { AllAssets } from './all-assets.tsx'
import { FailedAssets } from './failed.tsx'
import { Reading } from '../base/files/reading.tsx'
import { RuleChart } from './rule-chart.tsx'
import { SeverityChart } from './severity-chart.tsx'
import { TrailCard } from './trail-card.tsx'
import { useAudit } from '../base/use-audit.ts'
import { took } from '../base/audit-words.ts'

const words = strings.audits.page
type Detail = Schemas['AuditDetail']

/** One audit: what was found, what was decided, what was read and what was not, and why. */
export function AuditPage() {
  const { workspaceId, auditId } = useParams({ from: '/w/$workspaceId/audits/$auditId' })
  const audit = useAudit(workspaceId, auditId)
  if (!audit) return <Loading />
  return (
    <main id="main" className="page">
      <title>{strings.audits.pageTitle(audit.name)}</title>
      <nav className="trailnav" aria-label={strings.audits.where}>
        <Link to="/w/$workspaceId/audits" params={{ workspaceId }}>
          {strings.audits.title}
        </Link>
        {audit.site_id && (
          <Link to="/w/$workspaceId/sites/$siteId" params={{ workspaceId, siteId: audit.site_id }}>
            {words.ofSite(audit.run)}
          </Link>
        )}
      </nav>
      <Head audit={audit} />
      {audit.failure && audit.status === 'FAILED' && (
        <p className="callout callout-warn">
          <Icon name="i-warn" />
          {audit.failure}
        </p>
      )}
      {audit.incomplete_assets > 0 && (
        <p className="callout callout-warn">
          <Icon name="i-warn" />
          {words.incomplete(audit.incomplete_assets)}
        </p>
      )}
      <div className="cols cols-2">
        <RuleChart audit={audit} />
        <SeverityChart audit={audit} />
      </div>
      <Reading audit={audit} />
      <div className="cols cols-2">
        <FailedAssets audit={audit} />
        <TrailCard audit={audit} />
      </div>
      <AllAssets audit={audit} />
      <div className="apart">
        <DeleteButton what="audit" id={audit.id} />
      </div>
    </main>
  )
}

const ICONS = { PENDING: 'i-clock', RUNNING: 'i-refresh', COMPLETED: 'i-check', FAILED: 'i-warn', CANCELLED: 'i-stop' } as const

function said(audit: Detail): string {
  const { status, completed_at: ended, created_at: began, created_by: by, packs, rules } = audit
  const what =
    status === 'PENDING'
      ? words.pending
      : status === 'RUNNING'
        ? words.runningFor(audit.completed_assets + audit.failed_assets, audit.total_assets)
        : status === 'FAILED'
          ? words.failedAt(dateTime(ended ?? began))
          : status === 'CANCELLED'
            ? words.cancelledAt(dateTime(ended ?? began))
            : ended
              ? words.completed(dateTime(ended), took(began, ended))
              : strings.base.status[status]!
  return [what, words.startedBy(by?.name ?? strings.audits.system), words.rulesAsOf(date(began), packs.length, rules)].join(' · ')
}

function Head({ audit }: { audit: Detail }) {
  const { id: workspaceId, may } = useWorkspace()
  const params = { workspaceId, auditId: audit.id }
  const { undecided } = audit.by_state
  const runs = audit.status === 'PENDING' || audit.status === 'RUNNING'
  return (
    <header className="page-head page-head-audit">
      <div className="abar-id">
        {(audit.total_violations > 0 || !audit.completed_at) && (
          <span className="seal-big">
            <Seal decided={audit.total_violations - undecided} total={audit.total_violations} />
          </span>
        )}
        <div>
          <h1 dir="auto">{audit.name}</h1>
          <p className="note" role={runs ? 'status' : undefined}>
            {audit.status === 'RUNNING' ? (
              <span className="status-run">
                <span className="live-dot" />
              </span>
            ) : (
              <Icon name={ICONS[audit.status]} />
            )}
            {said(audit)}
          </p>
        </div>
      </div>
      <div className="page-do">
        {audit.total_violations > 0 && (
          <a className="btn" href={`${API}/w/${workspaceId}/audits/${audit.id}/violations.csv`} download>
            <Icon name="i-download" />
            {words.csv}
          </a>
        )}
        {!runs && (
          <ReportButton
            on={{
              kind: 'audit',
              id: audit.id,
              name: audit.name,
              findings: audit.total_violations,
              notRead: audit.total_assets - audit.completed_assets,
            }}
          />
        )}
        {audit.site_id && audit.previous_id && !runs && (
          <Link
            className="btn"
            to="/w/$workspaceId/sites/$siteId/compare"
            params={{ workspaceId, siteId: audit.site_id }}
            search={{ from: audit.previous_id, to: audit.id }}
          >
            <Icon name="ch-changed" />
            {words.compare}
          </Link>
        )}
        {!runs && (
          <Link className="btn" to="/w/$workspaceId/audits/$auditId/assertions" params={{ workspaceId, auditId: audit.id }}>
            {strings.audits.assertions}
          </Link>
        )}
        {runs && may('run_audits') && <Cancel auditId={audit.id} />}
        {!runs && may('run_audits') && audit.sources.length > 0 && <Again auditId={audit.id} />}
        {audit.total_violations > 0 && (
          <Link
            className="btn btn-primary"
            to="/w/$workspaceId/audits/$auditId/desk"
            params={params}
            search={undecided > 0 && may('review') ? { state: 'undecided' } : {}}
          >
            {undecided > 0 && may('review') ? words.review(undecided) : words.openDesk}
          </Link>
        )}
      </div>
    </header>
  )
}

/** A new audit of the same sources; this one keeps its findings and decisions. */
function Again({ auditId }: { auditId: string }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const again = useChange('runAuditAgain', ['audits'], ({ id }) => {
    say({ text: words.againSaid, icon: 'i-refresh' })
    void navigate({ to: '/w/$workspaceId/audits/$auditId', params: { workspaceId, auditId: id } })
  })
  return (
    <button
      className="btn"
      type="button"
      disabled={again.isPending}
      onClick={() => again.mutate({ workspace_id: workspaceId, audit_id: auditId })}
    >
      <Icon name="i-refresh" />
      {words.again}
    </button>
  )
}

function Cancel({ auditId }: { auditId: string }) {
  const { id: workspaceId } = useWorkspace()
  const [asking, setAsking] = useState(false)
  const cancel = useChange('cancelAudit', ['audit', 'audits', 'assets'], () => setAsking(false))
  return (
    <>
      <button className="btn" type="button" onClick={() => setAsking(true)}>
        <Icon name="i-stop" />
        {words.cancel}
      </button>
      {asking && (
        <Dialog
          title={words.cancelAsk}
          onClose={() => setAsking(false)}
          foot={
            <>
              <button className="btn dialog-no" type="button" onClick={() => setAsking(false)}>
                {words.keepOn}
              </button>
              <button
                className="btn btn-danger"
                type="button"
                disabled={cancel.isPending}
                onClick={() => cancel.mutate({ workspace_id: workspaceId, audit_id: auditId })}
              >
                {words.cancelNow}
              </button>
            </>
          }
        >
          <div className="dialog-body">
            <p>{words.cancelHelp}</p>
          </div>
        </Dialog>
      )}
    </>
  )
}
