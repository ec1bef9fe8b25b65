import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { inSentence, number } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { SeverityLabel } from '../base/parts/severity.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'

const words = strings.sites.page
type Row = Schemas['DecisionTimes']['severities'][number]

const DAY = 86_400
const inWords = (seconds: number): string =>
  seconds < 5400
    ? strings.audits.page.minutes(Math.max(1, Math.round(seconds / 60)))
    : seconds < 2 * DAY
      ? strings.audits.page.hours(Math.round(seconds / 3600))
      : words.days(Math.round(seconds / DAY))

/** Of what had a date and was decided, or should have been. Rounded down: all means all. */
function inTime({ in_time: met, decided_with_date: decided, overdue }: Row): string {
  const due = decided + overdue
  return due === 0 ? words.notYet : words.percent(Math.floor((100 * met) / due))
}

/** How long findings may wait, how long they did, and what is overdue. */
export function DecisionTimes({ siteId }: { siteId: string }) {
  const { id: workspaceId } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['decision-times', workspaceId, siteId],
    queryFn: ({ signal }) => call('getDecisionTimes', { workspace_id: workspaceId, site_id: siteId }, signal),
    staleTime: 60_000,
  })
  const rows = data?.severities ?? []
  const overdue = rows.filter((row) => row.overdue > 0)
  return (
    <section className="sheet card" aria-labelledby="decision-times">
      <h2 id="decision-times">
        {words.time} <span className="card-sub">{words.timeNote}</span>
      </h2>
      <table className="packline">
        <thead>
          <tr>
            <th scope="col">{words.severity}</th>
            {[words.dueAfter, words.took, words.inTime, words.decidedOnes].map((head) => (
              <th key={head} scope="col" className="num">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.severity}>
              <th scope="row">
                <SeverityLabel value={row.severity} />
              </th>
              <td className="num">{row.due_days === null ? words.noDate : words.days(row.due_days)}</td>
              <td className="num">{row.median_seconds === null ? words.notYet : inWords(row.median_seconds)}</td>
              <td className="num">{inTime(row)}</td>
              <td className="num">{words.decidedOf(row.decided, row.found)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {data?.ends && <Ends ends={data.ends} />}
      {data?.overdue_audit_id && (
        <p className="note">
          <span className="due due-over">
            <Icon name="i-over" />
            {words.overdue(overdue.reduce((sum, row) => sum + row.overdue, 0))}
          </span>
          {': '}
          {overdue.map((row) => `${number(row.overdue)} ${inSentence(strings.base.severity[row.severity])}`).join(', ')}.{' '}
          <Link
            to="/w/$workspaceId/audits/$auditId/desk"
            params={{ workspaceId, auditId: data.overdue_audit_id }}
            search={{ due: 'overdue' }}
          >
            {words.showThem}
          </Link>
        </p>
      )}
    </section>
  )
}

/** How many decisions end soon, and how many findings have come back since theirs did. */
function Ends({ ends: { audit_id: auditId, by, soon, ended } }: { ends: NonNullable<Schemas['DecisionTimes']['ends']> }) {
  const { id: workspaceId } = useWorkspace()
  const line = (text: string, icon: string, search: { ends: string }) => (
    <p className="note">
      <span className="due due-soon">
        <Icon name={icon} />
        {text}
      </span>
      {'. '}
      <Link to="/w/$workspaceId/audits/$auditId/desk" params={{ workspaceId, auditId }} search={search}>
        {words.showThem}
      </Link>
    </p>
  )
  return (
    <>
      {soon > 0 && line(strings.ends.soonHere(soon), 'i-clock', { ends: by })}
      {ended > 0 && line(strings.ends.backHere(ended), 'ch-back', { ends: 'ended' })}
    </>
  )
}
