import { Link } from '@tanstack/react-router'
import type { Schemas } from '../base/api.ts'
import { ago, date, number } from '../base/format.ts'
import { Bar, severityParts } from '../base/parts/bar.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { SeverityLabel, SHOWN_SEVERITIES, withoutNone } from '../base/parts/severity.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { findingsOf, GateSign } from './gate.tsx'
import { RunBars } from './run-bars.tsx'

const words = strings.portfolio
type Site = Schemas['PortfolioSite']
const OPEN = 'undecided,elevated_risk,urgent_violation'
/** Of those who are waited for, the ones who keep it waiting longest. */
const SHOWN_PEOPLE = 3

export function PortfolioRow({ site }: { site: Site }) {
  const { id: workspaceId } = useWorkspace()
  const { audit_id: auditId, gate } = site
  return (
    <tr>
      <th scope="row">
        <Link to="/w/$workspaceId/sites/$siteId" params={{ workspaceId, siteId: site.id }} dir="auto">
          {site.name}
        </Link>
        <span className="sub">{site.at ? date(site.at) : words.noRun}</span>
      </th>
      <td data-label={words.trend}>{site.line.length > 0 && <RunBars line={site.line} />}</td>
      <td data-label={words.open}>{auditId && <Open site={site} auditId={auditId} />}</td>
      <td data-label={words.new}>{auditId && <NewAndOld site={site} auditId={auditId} />}</td>
      <td data-label={words.overdue}>
        {auditId && site.overdue.findings > 0 && (
          <Link to="/w/$workspaceId/audits/$auditId/desk" params={{ workspaceId, auditId }} search={{ due: 'overdue' }}>
            <span className="due due-over">
              <Icon name="i-over" />
              {number(site.overdue.findings)}
            </span>
            {site.overdue.since && <span className="sub">{words.since(ago(site.overdue.since))}</span>}
          </Link>
        )}
      </td>
      <td data-label={words.waiting}>{auditId && <Waiting site={site} auditId={auditId} />}</td>
      <td data-label={strings.gates.short}>
        {gate === null ? (
          <span className="sub">{strings.gates.none}</span>
        ) : gate.passed === false && auditId ? (
          <Link to="/w/$workspaceId/audits/$auditId/desk" params={{ workspaceId, auditId }} search={findingsOf(gate.rule)}>
            <GateSign result={gate} />
          </Link>
        ) : (
          <GateSign result={gate} />
        )}
      </td>
    </tr>
  )
}

function Open({ site, auditId }: { site: Site; auditId: string }) {
  const { id: workspaceId } = useWorkspace()
  const counts = withoutNone(site.open)
  const total = SHOWN_SEVERITIES.reduce((sum, severity) => sum + counts[severity], 0)
  if (total === 0) return <span className="sub">{number(0)}</span>
  return (
    <Link className="open-counts" to="/w/$workspaceId/audits/$auditId/desk" params={{ workspaceId, auditId }} search={{ state: OPEN }}>
      <span className="pair">
        <b>{number(total)}</b>
        {SHOWN_SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => (
          <span key={severity} className="open-count">
            <SeverityLabel value={severity} only />
            {number(counts[severity])}
          </span>
        ))}
      </span>
      <Bar parts={severityParts(site.open)} />
    </Link>
  )
}

function NewAndOld({ site, auditId }: { site: Site; auditId: string }) {
  const { id: workspaceId } = useWorkspace()
  if (site.new === null || site.old === null) return <span className="sub">{words.firstRun}</span>
  const said = words.newOld(site.new, site.old)
  if (site.new === 0) return <span className="sub">{said}</span>
  return (
    <Link to="/w/$workspaceId/audits/$auditId/desk" params={{ workspaceId, auditId }} search={{ change: 'new' }}>
      {said}
    </Link>
  )
}

/** Who is waited for and since when, the longest first; and who waits for a second person. */
function Waiting({ site, auditId }: { site: Site; auditId: string }) {
  const { id: workspaceId } = useWorkspace()
  const people = [
    ...site.waiting_for.map((one) => ({ ...one, key: `a${one.id}`, said: words.person(one.name, one.findings), assignee: one.id })),
    ...site.asked_by.map((one) => ({ ...one, key: `q${one.id}`, said: words.second(one.name, one.findings), assignee: null })),
  ].toSorted((a, b) => a.since.localeCompare(b.since))
  if (people.length === 0) return <span className="sub">{words.nobody}</span>
  return (
    <ul className="waits">
      {people.slice(0, SHOWN_PEOPLE).map(({ key, said, since, assignee }) => (
        <li key={key}>
          {assignee ? (
            <Link to="/w/$workspaceId/audits/$auditId/desk" params={{ workspaceId, auditId }} search={{ assignee, state: 'undecided' }}>
              {said}
            </Link>
          ) : (
            <Link to="/w/$workspaceId/mine" params={{ workspaceId }}>
              {said}
            </Link>
          )}
          <span className="sub">{words.since(ago(since))}</span>
        </li>
      ))}
      {people.length > SHOWN_PEOPLE && <li className="sub">{words.more(people.length - SHOWN_PEOPLE)}</li>}
    </ul>
  )
}
