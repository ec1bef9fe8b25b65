import { memo } from 'react'
import { date, langTag, languageName, number, shortAddress, untilDue } from '../../base/format.ts'
import { Avatar } from '../../base/parts/avatar.tsx'
import { Due } from '../../base/parts/due.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { SeverityLabel, severityClass } from '../../base/parts/severity.tsx'
import { State, STATES } from '../../base/parts/state.tsx'
import { strings } from '../../base/strings.ts'
import { cameBack, heldUntil } from '../ends.tsx'
import { Change } from '../../base/parts/change.tsx'
import type { Row } from './queue-store.ts'
import { isGroupRow } from './scope.ts'

const words = strings.desk

interface Props {
  row: Row | undefined
  index: number
  total: number
  grouped: boolean
  current: boolean
  picked: boolean
  href: string
  onOpen(row: Row): void
  onPick(row: Row, index: number, on: boolean): void
}

/** One row of the queue: constant height, the text cut so that the start of the mark is visible. */
export const QueueRow = memo(function QueueRow({ row, index, total, grouped, current, picked, href, onOpen, onPick }: Props) {
  if (!row)
    return (
      <li className="row is-waiting" aria-setsize={total} aria-posinset={index + 1}>
        <span className="row-ghost" aria-hidden="true" />
      </li>
    )
  const group = isGroupRow(row, grouped) && row.group_size > 1
  // A group with findings in several states shows how many are decided, not the state of the first.
  const states = group && row.group_states ? STATES.filter((state) => row.group_states![state] > 0) : [row.review_state]
  const mixed = states.length > 1
  const settled = states.every((state) => state === 'dismissed' || state === 'fixed')
  const classes = ['row', current && 'is-current', picked && 'is-picked', group && 'is-group', settled && 'is-settled']
    .filter(Boolean)
    .join(' ')
  return (
    <li className={classes} aria-setsize={total} aria-posinset={index + 1}>
      <label className="row-check">
        <input
          type="checkbox"
          aria-label={words.select(row.rule_name ?? words.noRule)}
          checked={picked}
          onChange={(event) => onPick(row, index, event.target.checked)}
        />
      </label>
      <a
        className="row-body"
        href={href}
        aria-current={current ? 'true' : undefined}
        onClick={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
            event.preventDefault()
            onOpen(row)
          }
        }}
      >
        <span className="row-top">
          <SeverityLabel value={row.severity} />
          <span className="row-rule">{row.rule_name ?? words.noRule}</span>
          {group ? (
            <span className="stack">
              {row.group_matching < row.group_size ? words.ofGroup(row.group_matching, row.group_size) : words.onAssets(row.group_size)}
            </span>
          ) : (
            row.review_state !== 'undecided' && <State value={row.review_state} />
          )}
        </span>
        <RowText row={row} />
        <span className="row-meta">
          {row.language_key && <span className="lang">{languageName(row.language_key)}</span>}
          {row.dismissal_reason && settled && !mixed ? (
            <span className="row-reason">
              <b>{words.reasonBefore}</b> <bdi>{row.dismissal_reason}</bdi>
            </span>
          ) : (
            <span className="path">{row.asset_url ? shortAddress(row.asset_url) : row.asset_name}</span>
          )}
          <span className="row-end">
            {mixed ? (
              <span>{words.groupDecided(row.group_size - row.group_states!.undecided, row.group_size)}</span>
            ) : (
              group && row.review_state !== 'undecided' && <State value={row.review_state} />
            )}
            {row.pending && (
              <span className="row-n" title={strings.inbox.waiting(1)}>
                <Icon name="i-eyes" />
                <span className="vh">{strings.inbox.waiting(1)}</span>
              </span>
            )}
            {row.due_at && row.review_state === 'undecided' && untilDue(row.due_at).past && <Due at={row.due_at} />}
            {(row.until || row.ended) && (
              <span className="row-n" title={row.ended ? cameBack(row.ended) : heldUntil(row.review_state, row.until!, row.owner)}>
                <Icon name={row.ended ? 'ch-back' : 'i-clock'} />
                {date(row.ended?.until ?? row.until!)}
              </span>
            )}
            {row.rules > 1 && <span className="rules-n">{words.rules(row.rules)}</span>}
            <RowChange row={row} />
            {row.comments > 0 && (
              <span className="row-n" title={words.comments(row.comments)}>
                <Icon name="i-chat" />
                {number(row.comments)}
              </span>
            )}
            {row.assigned_to.slice(0, 2).map(({ id, name }) => (
              <Avatar key={id} name={name} />
            ))}
          </span>
        </span>
      </a>
    </li>
  )
})

/** What it was in the run before; what was there and undecided as well says nothing. */
function RowChange({ row: { change, carried_from: from } }: { row: Row }) {
  if (!change || change === 'met') return null
  if (change === 'carried')
    return (
      <span className="carried">
        <Icon name="i-carry" />
        {words.carriedFrom(from ? date(from) : '')}
      </span>
    )
  const look = change === 'new' || change === 'came_back' ? change : 'changed'
  return <Change look={look}>{words.rowChange[change]}</Change>
}

/** Characters before the mark: enough to read as a sentence, few enough that the mark stays visible. */
const MAX_BEFORE = 34
const MAX_TEXT = 160

function RowText({ row }: { row: Row }) {
  const before = row.before.length > MAX_BEFORE ? `…${row.before.slice(-MAX_BEFORE).replace(/^\S*\s/, '')}` : row.before
  const text = row.violating_text ?? ''
  return (
    <q className="row-text" lang={langTag(row.language_key)} dir="auto">
      {before}
      <mark className={`m m-${severityClass(row.severity)}`}>{text.slice(0, MAX_TEXT)}</mark>
      {text.length > MAX_TEXT ? '…' : row.after}
    </q>
  )
}
