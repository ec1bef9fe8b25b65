import { Link } from '@tanstack/react-router'
import { memo, useSyncExternalStore } from 'react'
import { API } from '../../base/api.ts'
import { date, inSentence, number } from '../../base/format.ts'
import { Avatar } from '../../base/parts/avatar.tsx'
import { Bar, stateParts } from '../../base/parts/bar.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { Seal } from '../../base/parts/seal.tsx'
import { STATES, StateIcon } from '../../base/parts/state.tsx'
import { strings } from '../../base/strings.ts'
import type { DeskValue } from './desk-context.ts'
import { sum } from './progress.ts'
import { filterOf } from './search.ts'

const words = strings.desk

type Props = Pick<DeskValue, 'audit' | 'progress' | 'live' | 'others' | 'workspaceId' | 'auditId' | 'search'>

/** The whole audit: its name, the progress seal, counts by state, who else is here. */
export const AuditBar = memo(function AuditBar({ audit, progress, live, others, workspaceId, auditId, search }: Props) {
  const said = useSyncExternalStore(progress.subscribe, progress.counts)
  const known = useSyncExternalStore(progress.subscribe, progress.known)
  // What claims answer is nobody's work: it is not in the bar and not in the seal.
  const answered = Math.min(audit?.answered ?? 0, said.dismissed)
  const counts = { ...said, dismissed: said.dismissed - answered }
  const total = sum(counts)
  const decided = total - counts.undecided
  const filter = new URLSearchParams(Object.entries(filterOf(search)).filter(([, value]) => value) as [string, string][])
  return (
    <section className="abar" aria-label={words.audit}>
      <div className="abar-id">
        <Seal decided={decided} total={total} known={known} />
        <div className="abar-words">
          <h1 className="abar-name">
            <Link to="/w/$workspaceId/audits/$auditId" params={{ workspaceId, auditId }} dir="auto">
              {/* A heading must not be empty, even while the name is loading. */ audit?.name ?? words.audit}
            </Link>
          </h1>
          <p className="abar-sub">
            {audit?.site_id && audit.previous_id && audit.changes ? (
              <>
                {words.runOf(date(audit.created_at))}
                {' · '}
                <Link
                  to="/w/$workspaceId/sites/$siteId/compare"
                  params={{ workspaceId, siteId: audit.site_id }}
                  search={{ from: audit.previous_id, to: auditId }}
                >
                  {words.changed(audit.changes.new, audit.changes.gone)}
                </Link>
              </>
            ) : audit ? (
              `${words.assets(audit.total_assets)} · ` +
              `${audit.completed_at ? words.completed(date(audit.completed_at)) : inSentence(strings.base.status[audit.status] ?? '')}`
            ) : (
              ' '
            )}
          </p>
        </div>
      </div>
      <div className="abar-progress" aria-busy={!known}>
        <Bar parts={stateParts(counts)} />
        <ul className="legend">
          <li className="legend-lead">
            {!known ? (
              words.counting
            ) : total === 0 ? (
              words.noFindings
            ) : (
              <>
                <b>{number(decided)}</b> {words.decidedOf(total)}
              </>
            )}
            {known && answered > 0 && ` · ${words.answeredApart(answered)}`}
            {known && audit?.changes && audit.changes.carried > 0 && `, ${words.carriedOver(audit.changes.carried)}`}
          </li>
          {(known && total > 0 ? STATES : []).map((state) => (
            <li key={state}>
              <StateIcon value={state} /> <b>{number(counts[state])}</b> {strings.base.stateShort[state]}
            </li>
          ))}
        </ul>
      </div>
      <div className="abar-end">
        <span className="live" title={live ? words.liveTitle : words.offlineTitle}>
          <span className={live ? 'live-dot' : 'live-dot is-off'} />
          <span>{live ? words.live : words.offline}</span>
        </span>
        {others.length > 0 && (
          <span className="avs">
            {others.slice(0, 3).map((name) => (
              <Avatar key={name} name={name} />
            ))}
          </span>
        )}
        <Link className="btn btn-ghost" to="/w/$workspaceId/audits/$auditId/trail" params={{ workspaceId, auditId }} title={words.trail}>
          <Icon name="i-clock" />
          <span className="abar-l">{words.trail}</span>
        </Link>
        <a className="btn btn-ghost" href={`${API}/w/${workspaceId}/audits/${auditId}/violations.csv?${filter}`} download title={words.csv}>
          <Icon name="i-download" />
          <span className="abar-l">{words.csv}</span>
        </a>
      </div>
    </section>
  )
})
