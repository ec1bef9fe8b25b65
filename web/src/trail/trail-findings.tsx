import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { call } from '../base/api.ts'
import type { Answer, Schemas } from '../base/api.ts'
import { date, dateTime, langTag, number, shortAddress } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { MoreButton } from '../base/parts/more-button.tsx'
import { SeverityLabel, severityClass } from '../base/parts/severity.tsx'
import { StateIcon } from '../base/parts/state.tsx'
import { strings } from '../base/strings.ts'

const words = strings.audits.trailFindings
const PER_PAGE = 20

type Entry = Schemas['TrailEntry']
type Found = Schemas['TrailFinding']

/** Whether the line of an entry does not name its finding already. */
export const isOpenable = ({ has_findings: known, rule_name: rule, count, runs }: Entry): boolean =>
  known && (rule === null || (count ?? 1) > 1 || runs.length > 0)

/** Which findings an entry was about: rule, sentence and page, with what had been decided on each before. */
export function TrailFindings({ entry, auditId, workspaceId }: { entry: Entry; auditId: string; workspaceId: string }) {
  const list = useInfiniteQuery({
    queryKey: ['trail', workspaceId, auditId, 'findings', entry.number],
    initialPageParam: -1,
    queryFn: ({ pageParam, signal }) =>
      call(
        'listTrailFindings',
        { workspace_id: workspaceId, audit_id: auditId, number: String(entry.number), after: pageParam, limit: PER_PAGE },
        signal,
      ),
    getNextPageParam: (last: Answer<'listTrailFindings'>) => last.next ?? undefined,
  })
  const found = list.data?.pages.flatMap(({ findings }) => findings) ?? []
  const left = (list.data?.pages[0]?.total ?? 0) - found.length
  return (
    <section className="trail-findings" aria-label={words.label(entry.number)}>
      <p>
        {words.about[entry.action] ?? words.aboutDecision} <Runs entry={entry} workspaceId={workspaceId} />
      </p>
      {list.error ? (
        <p className="field-error" role="alert">
          <Icon name="i-warn" />
          {list.error.message}
        </p>
      ) : !list.data ? (
        <p className="note">{strings.base.loading}</p>
      ) : (
        <ul>
          {found.map((each) => (
            <Finding key={each.id} found={each} action={entry.action} workspaceId={workspaceId} />
          ))}
        </ul>
      )}
      {list.data && left > 0 && !list.hasNextPage && <p className="note">{words.deleted(left)}</p>}
      <MoreButton list={list}>{words.more(Math.min(left, PER_PAGE), left)}</MoreButton>
    </section>
  )
}

/** The other runs that an entry names, each with its own trail. */
function Runs({ entry, workspaceId }: { entry: Entry; workspaceId: string }): ReactNode {
  return entry.runs.map(({ id, run, at, deleted }, index) => {
    const name = words.run(run === null ? '' : number(run), at ? dateTime(at) : '')
    return (
      <span key={id}>
        {index === 0 ? `${entry.action === 'gone' ? words.laterRun : words.earlierRun} ` : ', '}
        {deleted ? (
          `${name} ${words.runDeleted}`
        ) : (
          <Link to="/w/$workspaceId/audits/$auditId/trail" params={{ workspaceId, auditId: id }}>
            {name}
          </Link>
        )}
      </span>
    )
  })
}

function Finding({ found, action, workspaceId }: { found: Found; action: string; workspaceId: string }) {
  const { id, audit_id: auditId, severity, how, earlier } = found
  const changed = how ? words.how[how] : undefined
  return (
    <li>
      <span className="tf-rule">
        <SeverityLabel value={severity} />
        <Link to="/w/$workspaceId/audits/$auditId/desk" params={{ workspaceId, auditId }} search={{ finding: id, pane: 'finding' }}>
          {found.rule_name ?? found.rule_id}
        </Link>
      </span>
      <span>
        <q className="row-text" lang={langTag(found.language)} dir="auto">
          {found.before}
          <mark className={`m m-${severityClass(severity)}`}>{found.violating_text}</mark>
          {found.after}
        </q>
        <span className="path">{shortAddress(found.asset_url ?? found.asset_name ?? '')}</span>
      </span>
      <span className="tf-before">
        {earlier && (
          <>
            {words.before[action] ?? words.before.decision} <StateIcon value={earlier.state} />{' '}
            <b>{strings.base.stateShort[earlier.state]}</b>
            {earlier.state !== 'undecided' && words.by(earlier.decided_by ?? '', earlier.decided_at ? date(earlier.decided_at) : '')}
            {earlier.dismissal_reason && (
              <>
                : <q dir="auto">{earlier.dismissal_reason}</q>
              </>
            )}
          </>
        )}
        {changed && <span className="note">{changed}</span>}
      </span>
    </li>
  )
}
