import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { clock, dateTime } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { ReportButton } from '../base/report/report-button.tsx'
import { Seal } from '../base/parts/seal.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useDeskKeys, useLetterKeys } from '../base/keys.ts'
import { useChange } from '../base/use-change.ts'
import { inZone } from '../base/cron.ts'
import { DecisionTimes } from './decision-times.tsx'
import { GateCard, GateSign } from './gate.tsx'
import { GonePages } from './gone-pages.tsx'
import { History } from './history.tsx'
import { RuleChanges } from './rule-changes.tsx'
import { isGoing, isUnread, runDay } from './run-words.ts'
import { Runs } from './runs.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { PackLines, SettingsCard } from './side-cards.tsx'

const words = strings.sites
type Site = Schemas['Site']
type Run = Schemas['SiteRun']
const AT_FIRST = 24
const LIVE_AGAIN = 4_000

/** One site: what was found over its runs, when it runs, and what each pack found. */
export function SitePage() {
  const { workspaceId, siteId } = useParams({ from: '/w/$workspaceId/sites/$siteId' })
  const [limit, setLimit] = useState(AT_FIRST)
  const { data: site, error } = useQuery({
    queryKey: ['site', workspaceId, siteId, limit],
    queryFn: ({ signal }) => call('getSite', { workspace_id: workspaceId, site_id: siteId, limit }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.history.some((run) => isGoing(run) || run.carrying) ? LIVE_AGAIN : false),
  })
  if (error && !site) throw error
  if (!site) return <Loading />
  return <Page key={site.id} site={site} onOlder={site.history.length < site.total_runs && limit < 100 ? () => setLimit(100) : null} />
}

function Page({ site, onOlder }: { site: Site; onOlder: (() => void) | null }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const [letterKeys] = useLetterKeys()
  const ended = site.history.find(({ status }) => status === 'COMPLETED')
  // Until somebody picks others: the last run and the one before it.
  const [chosen, setChosen] = useState<string[] | null>(null)
  const usual = ended ? [ended.audit_id, ended.previous_id] : []
  const picked = site.history.filter(({ audit_id: id }) => (chosen ?? usual).includes(id))
  const pick = (run: Run, on: boolean) => {
    const ids = picked.map(({ audit_id: id }) => id).filter((id) => id !== run.audit_id)
    setChosen(on ? [...ids.slice(-1), run.audit_id] : ids)
  }
  const [to, from] = picked.toSorted((a, b) => b.run - a.run)
  useDeskKeys(letterKeys, {
    v:
      from && to
        ? () =>
            void navigate({
              to: '/w/$workspaceId/sites/$siteId/compare',
              params: { workspaceId, siteId: site.id },
              search: { from: from.audit_id, to: to.audit_id },
            })
        : undefined,
    o:
      ended && ended.total_violations > 0
        ? () =>
            void navigate({
              to: '/w/$workspaceId/audits/$auditId/desk',
              params: { workspaceId, auditId: ended.audit_id },
              search: ended.by_state.undecided > 0 ? { state: 'undecided' } : {},
            })
        : undefined,
  })
  return (
    <main id="main" className="page">
      <title>{words.pageTitle(site.name)}</title>
      <nav className="trailnav" aria-label={words.where}>
        <Link to="/w/$workspaceId/sites" params={{ workspaceId }}>
          {words.title}
        </Link>
      </nav>
      <Head site={site} ended={ended} picked={picked} />
      {ended && !isGoing(site.history[0]!) && <RuleChanges run={ended} />}
      <GonePages site={site} />
      <div className="cols site-top">
        <History runs={site.history} />
        <ScheduleCard key={site.version} site={site} />
      </div>
      <Runs site={site} picked={picked} onPick={pick} onOlder={onOlder} />
      <div className="cols cols-3 cols-cards">
        <PackLines site={site} />
        <DecisionTimes siteId={site.id} />
        <div className="card-stack">
          <GateCard site={site} />
          <SettingsCard site={site} />
        </div>
      </div>
    </main>
  )
}

function said(site: Site, ended: Run | undefined): string {
  const [last] = site.history
  const next = site.paused
    ? words.page.paused
    : site.next_runs[0]
      ? words.page.next(inZone(site.next_runs[0], site.time_zone), site.time_zone)
      : words.page.byHand
  if (!last) return [words.neverRan, next].join(' · ')
  if (isGoing(last)) return [words.page.runsNow(last.completed_assets + last.failed_assets, last.total_assets), next].join(' · ')
  if (isUnread(last)) return [words.page.notRead(dateTime(last.created_at)), next].join(' · ')
  const before = ended && site.history.find(({ audit_id: id }) => id === ended.previous_id)
  return [
    words.page.lastRun(dateTime(last.created_at), clock(last.completed_at ?? last.created_at)),
    words.page.findings(last.total_violations) +
      (ended?.changes && before ? `, ${words.page.goneSince(ended.changes.gone, runDay(before, [before, ended]))}` : ''),
    next,
  ].join(' · ')
}

function Head({ site, ended, picked }: { site: Site; ended: Run | undefined; picked: Run[] }) {
  const { id: workspaceId, may } = useWorkspace()
  const run = useChange('runSite', ['site', 'sites', 'audits'], () => say({ text: words.page.started, icon: 'i-refresh' }))
  const follow = useChange('followSite', ['site', 'notice-choices'])
  const [to, from] = picked.toSorted((a, b) => b.run - a.run)
  const going = site.history[0] && isGoing(site.history[0])
  const undecided = ended?.by_state.undecided ?? 0
  return (
    <header className="page-head page-head-audit">
      <div className="abar-id">
        {ended && ended.total_violations > 0 && (
          <span className="seal-big">
            <Seal decided={ended.total_violations - undecided} total={ended.total_violations} />
          </span>
        )}
        <div>
          <h1 dir="auto">{site.name}</h1>
          <p className="note" role={going ? 'status' : undefined}>
            {going ? (
              <span className="status-run">
                <span className="live-dot" />
              </span>
            ) : (
              <Icon name={site.history[0] && isUnread(site.history[0]) ? 'i-warn' : 'i-check'} />
            )}
            {said(site, ended)}
          </p>
          {site.gate && (
            <p className="note">
              <GateSign result={site.gate.result} named />
            </p>
          )}
        </div>
      </div>
      <div className="page-do">
        {from && to && (
          <Link
            className="btn"
            to="/w/$workspaceId/sites/$siteId/compare"
            params={{ workspaceId, siteId: site.id }}
            search={{ from: from.audit_id, to: to.audit_id }}
          >
            <Icon name="ch-changed" />
            {words.page.compare}
          </Link>
        )}
        <button
          className="btn"
          type="button"
          aria-pressed={site.followed}
          title={words.page.followHelp}
          disabled={follow.isPending}
          onClick={() => follow.mutate({ workspace_id: workspaceId, site_id: site.id, body: { follow: !site.followed } })}
        >
          <Icon name="i-bell" />
          {site.followed ? words.page.following : words.page.follow}
        </button>
        {ended && <ReportButton on={{ kind: 'site', id: site.id, name: site.name }} />}
        {may('run_audits') && !going && (
          <button
            className="btn"
            type="button"
            disabled={run.isPending}
            onClick={() => run.mutate({ workspace_id: workspaceId, site_id: site.id })}
          >
            <Icon name="i-refresh" />
            {words.page.runNow}
          </button>
        )}
        {ended && ended.total_violations > 0 && (
          <Link
            className="btn btn-primary"
            to="/w/$workspaceId/audits/$auditId/desk"
            params={{ workspaceId, auditId: ended.audit_id }}
            search={undecided > 0 ? { state: 'undecided' } : {}}
          >
            {undecided > 0 ? words.page.review(undecided) : words.page.openDesk} <kbd aria-hidden="true">O</kbd>
          </Link>
        )}
      </div>
    </header>
  )
}
