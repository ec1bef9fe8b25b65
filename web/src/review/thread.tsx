import { useState } from 'react'
import type { Schemas } from '../base/api.ts'
import { dateTime } from '../base/format.ts'
import { Avatar } from '../base/parts/avatar.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { Segmented } from '../base/parts/segmented.tsx'
import { StateIcon } from '../base/parts/state.tsx'
import type { StateName } from '../base/parts/state.tsx'
import { strings } from '../base/strings.ts'
import { Composer } from './composer.tsx'
import { useDesk } from './desk-context.ts'
import { RESULT } from './scope.ts'
import type { Action } from './scope.ts'

const words = strings.desk
type Entry = Schemas['TrailEntry']
type Event = { at: string; kind: 'comments' | 'decisions' | 'other'; key: string; comment?: Schemas['Comment']; entry?: Entry }

/** Comments and decisions of the finding, in chronological order. */
export function Thread() {
  const { finding, may } = useDesk()
  const [shown, setShown] = useState<'all' | 'comments' | 'decisions'>('all')
  const { thread = [], history = [] } = finding ?? {}
  const events: Event[] = [
    ...thread.map((comment) => ({ at: comment.created_at, kind: 'comments' as const, key: comment.id, comment })),
    ...history
      .filter(({ action }) => action !== 'comment')
      .map((entry) => ({
        at: entry.at,
        kind: entry.action in RESULT || entry.action === 'undo' ? ('decisions' as const) : ('other' as const),
        key: String(entry.number),
        entry,
      })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1))
  const count = (kind: Event['kind']) => events.filter((event) => event.kind === kind).length
  return (
    <section className="thread" id="thread" aria-label={words.thread}>
      <div className="thread-head">
        <h3>{words.thread}</h3>
        <Segmented<typeof shown>
          label={words.show}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: `${words.all} ${events.length + 1}` },
            { value: 'comments', label: `${words.onlyComments} ${count('comments')}` },
            { value: 'decisions', label: `${words.onlyDecisions} ${count('decisions')}` },
          ]}
        />
      </div>
      <ol className="events">
        {shown === 'all' && finding?.found_at && (
          <li className="ev">
            <StateIcon value="undecided" />
            <p>
              {words.found(finding.rules)} <time dateTime={finding.found_at}>{dateTime(finding.found_at)}</time>
            </p>
          </li>
        )}
        {events
          .filter(({ kind }) => shown === 'all' || kind === shown)
          .map(({ key, comment, entry }) => (comment ? <Comment key={key} comment={comment} /> : <Happened key={key} entry={entry!} />))}
      </ol>
      {may.comment && <Composer />}
    </section>
  )
}

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
  const who = <b>{entry.actor.name}</b>
  const when = <time dateTime={entry.at}>{dateTime(entry.at)}</time>
  const many = (entry.count ?? 1) > 1 ? words.event.on(entry.count!) : ''
  const from = entry.from
    ? Object.keys(entry.from)
        .filter((state) => entry.from![state]! > 0 && state !== entry.to)
        .map((state) => strings.base.state[state as StateName]?.toLowerCase())
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
  const to = RESULT[entry.action as Action] ?? entry.to
  const verb =
    entry.action === 'request_dismissal' ? (
      words.event.asked
    ) : entry.action === 'deny_dismissal' ? (
      words.event.denied(entry.approval?.by ?? '')
    ) : entry.action === 'undo' ? (
      words.event.undid
    ) : to === 'undecided' ? (
      words.event.reopened
    ) : (
      <>
        {words.event.set('')}
        <b>{to ? strings.base.state[to as StateName].toLowerCase() : entry.action}</b>
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
        {entry.reason && (
          <span className="ev-reason" dir="auto">
            {words.event.reason} {entry.reason}
          </span>
        )}
      </p>
    </li>
  )
}
