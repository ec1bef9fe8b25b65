import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { Schemas } from '../api.ts'
import { fullDate, shortAddress } from '../format.ts'
import { STATES, StateIcon } from './state.tsx'
import type { StateName } from './state.tsx'
import { useWorkspace } from '../session.ts'
import { strings } from '../strings.ts'

const words = strings.audits.trail
type Entry = Schemas['TrailEntry']

export const actorName = ({ kind, name }: Entry['actor']): string => (kind === 'key' ? words.key(name) : name)

const isState = (word: string): word is StateName => (STATES as readonly string[]).includes(word)
const names = (people: { name: string }[]) => people.map(({ name }) => name).join(', ')

/** The rule of the finding an entry is about; links to that finding on the desk. */
function On({ entry, auditId }: { entry: Entry; auditId: string }): ReactNode {
  const { id: workspaceId } = useWorkspace()
  const { rule_name: rule, violation_id: finding } = entry
  if (!rule) return null
  return (
    <>
      {' '}
      {words.on}{' '}
      {finding ? (
        <Link to="/w/$workspaceId/audits/$auditId/desk" params={{ workspaceId, auditId }} search={{ finding, pane: 'finding' }}>
          {rule}
        </Link>
      ) : (
        rule
      )}
    </>
  )
}

/** A trail entry in words: from which state to which, how many, why. */
export function TrailWhat({ entry, auditId }: { entry: Entry; auditId: string }): ReactNode {
  const { action, from, to, count, reason, comment, group_id: group, undoes, assigned, unassigned, approval, until, owner } = entry
  const on = <On entry={entry} auditId={auditId} />
  const many = count !== null && count > 1 && (
    <>
      , {words.findings(count)}
      {group && ` ${words.group}`}
    </>
  )
  if (action === 'comment')
    return (
      <>
        {words.commented}
        {on}
        {comment && (
          <>
            : <q dir="auto">{comment}</q>
          </>
        )}
      </>
    )
  if (action === 'assign')
    return (
      <>
        {[assigned.length > 0 && words.assigned(names(assigned)), unassigned.length > 0 && words.unassigned(names(unassigned))]
          .filter(Boolean)
          .join(', ')}
        {many}
        {on}
      </>
    )
  if (action === 'issue')
    return (
      <>
        {entry.issue ? strings.issues.linked : strings.issues.unlinked}
        {entry.issue && (
          <>
            {' '}
            <a href={entry.issue} target="_blank" rel="noreferrer noopener">
              {shortAddress(entry.issue)}
            </a>
          </>
        )}
        {many}
        {on}
      </>
    )
  if (undoes !== null)
    return (
      <>
        {words.undid(undoes)}
        {many}
      </>
    )
  // What moved nothing, as a request does, has states before it that say nothing of it.
  const before = to ? Object.keys(from ?? {}).filter(isState) : []
  return (
    <>
      {action === 'gone' && `${words.actions[action]}: `}
      {before.map((state, index) => (
        <Fragment key={state}>
          {index > 0 && ', '}
          <StateIcon value={state} /> {strings.base.stateShort[state]}
        </Fragment>
      ))}
      {before.length > 0 && to && ` ${words.to} `}
      {to && isState(to) ? (
        <>
          <StateIcon value={to} /> <b>{strings.base.stateShort[to]}</b>
        </>
      ) : (
        (words.actions[action] ?? action)
      )}
      {many}
      {!many && on}
      {reason && (
        <>
          : <q dir="auto">{reason}</q>
        </>
      )}
      {until && `, ${strings.settings.why.untilDay(fullDate(until))}${owner ? `, ${owner.name}` : ''}`}
      {approval && `, ${words.askedBy(approval.by)}`}
      {approval?.answer && (
        <>
          : <q dir="auto">{approval.answer}</q>
        </>
      )}
    </>
  )
}
