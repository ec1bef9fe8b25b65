import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { date, dateTime, fullDate, dayAmong, inSentence } from '../../base/format.ts'
import { Avatar } from '../../base/parts/avatar.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { Segmented } from '../../base/parts/segmented.tsx'
import { StateIcon } from '../../base/parts/state.tsx'
import type { StateName } from '../../base/parts/state.tsx'
import { strings } from '../../base/strings.ts'
import { Composer } from './composer.tsx'
import { useDesk } from './desk-context.ts'
import { RESULT } from './scope.ts'
import type { Action } from './scope.ts'

const words = strings.desk
type Entry = Schemas['TrailEntry']
type Event = { at: string; kind: 'comments' | 'decisions' | 'other'; key: string; comment?: Schemas['Comment']; entry?: Entry }

/** Decisions that are none of the verbs: taken back, or made by a run. */
const DECIDED_OTHERWISE = new Set(['undo', 'carry', 'gone', 'decision_ended'])

type Shown = 'all' | 'comments' | 'decisions'

const eventsOf = (comments: Schemas['Comment'][], history: Entry[]): Event[] =>
  [
    ...comments.map((comment) => ({ at: comment.created_at, kind: 'comments' as const, key: comment.id, comment })),
    ...history
      .filter(({ action }) => action !== 'comment')
      .map((entry) => ({
        at: entry.at,
        kind: entry.action in RESULT || DECIDED_OTHERWISE.has(entry.action) ? ('decisions' as const) : ('other' as const),
        key: String(entry.number),
        entry,
      })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1))

interface Part {
  id: string
  at: string
  foundAt: string | undefined
  events: Event[]
}

/** Comments and decisions of the finding in chronological order, divided by run where earlier runs had it too. */
export function Thread() {
  const { finding, may, auditId, audit, workspaceId } = useDesk()
  const [shown, setShown] = useState<Shown>('all')
  const [runs, setRuns] = useState<'all' | 'this'>('all')
  const { thread = [], history = [], memory } = finding ?? {}
  const { data } = useQuery({
    queryKey: ['earlier-runs', workspaceId, finding?.id],
    queryFn: ({ signal }) => call('listEarlierRuns', { workspace_id: workspaceId, violation_id: finding!.id }, signal),
    enabled: Boolean(finding && memory),
    staleTime: 60_000,
  })
  const earlier = memory ? (data?.runs ?? []) : []
  const known = new Set(earlier.map((run) => run.audit_id))
  const here: Part = {
    id: auditId,
    at: audit?.created_at ?? finding?.found_at ?? '',
    foundAt: finding?.found_at,
    events: eventsOf(
      thread.filter((comment) => !comment.audit_id || !known.has(comment.audit_id)),
      history,
    ),
  }
  const parts: Part[] = [
    ...(runs === 'all' ? earlier : []).map((run) => ({
      id: run.audit_id,
      at: run.at,
      foundAt: run.found_at,
      events: eventsOf(
        thread.filter((comment) => comment.audit_id === run.audit_id),
        run.history,
      ),
    })),
    here,
  ]
  const events = parts.flatMap((part) => part.events)
  const count = (kind: Event['kind']) => events.filter((event) => event.kind === kind).length
  return (
    <section className="thread" id="thread" aria-label={words.thread}>
      <div className="thread-head">
        <h3>{words.thread}</h3>
        {earlier.length > 0 && (
          <Segmented<'all' | 'this'>
            label={words.runs}
            value={runs}
            onChange={setRuns}
            options={[
              { value: 'all', label: words.allRuns },
              { value: 'this', label: words.thisRun },
            ]}
          />
        )}
        <Segmented<Shown>
          label={words.show}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: `${words.all} ${events.length + parts.length}` },
            { value: 'comments', label: `${words.onlyComments} ${count('comments')}` },
            { value: 'decisions', label: `${words.onlyDecisions} ${count('decisions')}` },
          ]}
        />
      </div>
      <ol className="events">
        {parts.map((part) => (
          <Fragment key={part.id}>
            {parts.length > 1 && (
              <li className="ev-run">
                {dayAmong(
                  part.at,
                  parts.map(({ at }) => at),
                )}
              </li>
            )}
            <PartEvents part={part} shown={shown} rules={finding?.rules ?? 1} />
          </Fragment>
        ))}
      </ol>
      {may.comment && <Composer />}
    </section>
  )
}

const PartEvents = ({ part, shown, rules }: { part: Part; shown: Shown; rules: number }) => (
  <>
    {shown === 'all' && part.foundAt && (
      <li className="ev">
        <StateIcon value="undecided" />
        <p>
          {words.found(rules)} <time dateTime={part.foundAt}>{dateTime(part.foundAt)}</time>
        </p>
      </li>
    )}
    {part.events
      .filter(({ kind }) => shown === 'all' || kind === shown)
      .map(({ key, comment, entry }) => (comment ? <Comment key={key} comment={comment} /> : <Happened key={key} entry={entry!} />))}
  </>
)

function Comment({ comment }: { comment: Schemas['Comment'] }) {
  return (
    <li className="ev ev-say">
      <Avatar name={comment.author_name} />
      <div>
        <p className="ev-by">
          <b>{comment.author_name}</b> <time dateTime={comment.created_at}>{dateTime(comment.created_at)}</time>
        </p>
        <p className="ev-text" dir="auto">
          {comment.content.split(/(@[\p{L}\p{N}][\p{L}\p{N}.'-]*(?: \p{Lu}[\p{L}\p{N}.'-]*)*)/u).map((part, index) =>
            part.startsWith('@') ? (
              <span key={index} className="at">
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </p>
      </div>
    </li>
  )
}

function Happened({ entry }: { entry: Entry }) {
  const memory = useDesk().finding?.memory
  const who = <b>{entry.actor.name}</b>
  const when = <time dateTime={entry.at}>{dateTime(entry.at)}</time>
  const many = (entry.count ?? 1) > 1 ? words.event.on(entry.count!) : ''
  const from = entry.from
    ? Object.keys(entry.from)
        .filter((state) => entry.from![state]! > 0 && state !== entry.to)
        .map((state) => inSentence(strings.base.state[state as StateName] ?? ''))
        .join(', ')
    : ''
  if (entry.action === 'assign') {
    return (
      <li className="ev">
        <Icon name="i-user" />
        <p>
          {who} {entry.assigned.length > 0 ? words.event.assigned : words.event.unassigned}{' '}
          <b>{[...entry.assigned, ...entry.unassigned].map(({ name }) => name).join(', ')}</b>
          {many} {when}
        </p>
      </li>
    )
  }
  if (entry.action === 'issue')
    return (
      <li className="ev">
        <Icon name="i-out" />
        <p>
          {who} {entry.issue ? strings.issues.linked : strings.issues.unlinked}
          {many} {when}
        </p>
      </li>
    )
  if (entry.action === 'carry')
    return (
      <li className="ev">
        {memory ? <StateIcon value={memory.state} /> : <Icon name="i-carry" />}
        <p>
          {who} {words.carriedEvent.carried} {memory && <b>{inSentence(strings.base.state[memory.state])}</b>}{' '}
          {words.carriedEvent.over(memory ? date(memory.at) : '')}
          {many} {when}
        </p>
      </li>
    )
  if (entry.action === 'gone')
    return (
      <li className="ev">
        <StateIcon value="fixed" />
        <p>
          {who} {words.goneEvent}
          {many} {when}
        </p>
      </li>
    )
  const to = RESULT[entry.action as Action] ?? entry.to
  const verb =
    entry.action === 'request_dismissal' ? (
      words.event.asked
    ) : entry.action === 'deny_dismissal' ? (
      words.event.denied(entry.approval?.by ?? '')
    ) : entry.action === 'withdraw_request' ? (
      words.event.withdrew(entry.approval?.by ?? '')
    ) : entry.action === 'undo' ? (
      words.event.undid
    ) : entry.action === 'decision_ended' ? (
      strings.ends.event
    ) : to === 'undecided' ? (
      words.event.reopened
    ) : (
      <>
        {words.event.set('')}
        <b>{to ? inSentence(strings.base.state[to as StateName]) : entry.action}</b>
      </>
    )
  return (
    <li className="ev">
      {to ? <StateIcon value={to as StateName} /> : <Icon name={entry.action === 'undo' ? 'i-undo' : 'i-eyes'} />}
      <p>
        {who} {verb}
        {many}
        {from && words.event.from(from)}
        {to && entry.approval && words.event.approved(entry.approval.by)} {when}
        {entry.approval?.answer && (
          <span className="ev-reason" dir="auto">
            {entry.approval.answer}
          </span>
        )}
        {entry.until && entry.action !== 'decision_ended' && (
          <span className="ev-reason">
            {[strings.settings.why.untilDay(fullDate(entry.until)), entry.owner?.name].filter(Boolean).join(', ')}
          </span>
        )}
        {entry.reason && (
          <span className="ev-reason" dir="auto">
            {words.event.reason} {entry.reason}
          </span>
        )}
      </p>
    </li>
  )
}
