import { lazy, Suspense, useEffect, useRef } from 'react'
import { ago, dateTime, decimal, inSentence, number } from '../../base/format.ts'
import { Avatar } from '../../base/parts/avatar.tsx'
import { Due } from '../../base/parts/due.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { SeverityLabel } from '../../base/parts/severity.tsx'
import { State } from '../../base/parts/state.tsx'
import { strings, withAllTexts } from '../../base/strings.ts'
import { EndNote } from '../ends.tsx'
import { AnsweredState, ClaimBox, MakeClaim } from './claim-box.tsx'
import { useDesk } from './desk-context.ts'
import type { OpenFinding } from './desk-context.ts'
import { Evidence } from './evidence.tsx'
import { Facts } from './facts.tsx'
import { LinkOut } from './issue.tsx'
import { MemoryBox } from './memory.tsx'
import { PendingNote } from './pending-note.tsx'
import { Thread } from './thread.tsx'
import { Verbs } from './verbs.tsx'

const words = strings.desk
const LiveBox = lazy(() => withAllTexts(() => import('./live-box.tsx')))

/** The open finding: text, memory, why, instead, suggested, rule, law, elsewhere, thread, in this order; absent parts leave no gap. */
export function FindingColumn() {
  const { finding, store } = useDesk()
  const scroll = useRef<HTMLDivElement>(null)
  // Reading scrollTop would force a layout for every key press.
  const scrolled = useRef(false)
  useEffect(() => {
    if (scrolled.current) scroll.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [finding?.id])
  return (
    <article className="finding" aria-label={words.finding}>
      <div className="finding-scroll" ref={scroll} onScroll={(event) => (scrolled.current = event.currentTarget.scrollTop > 0)}>
        <Crumbs />
        {finding ? <Open finding={finding} /> : store.ready && store.total === 0 ? null : <div className="finding-wait" aria-busy="true" />}
      </div>
      {finding && <Verbs />}
    </article>
  )
}

function Open({ finding }: { finding: OpenFinding }) {
  const { meanwhile, whole, may, askEnd } = useDesk()
  return (
    <>
      <header className="finding-head">
        <h2 className="finding-title">{finding.rule_name ?? words.noRule}</h2>
        <p className="finding-facts">
          <SeverityLabel value={finding.severity} /> <Confidence value={finding.confidence} />{' '}
          {finding.claim?.how === 'answered' ? <AnsweredState claim={finding.claim} /> : <State value={finding.review_state} />}
          <EndNote finding={finding} />
          {may.review && (finding.review_state === 'dismissed' || finding.review_state === 'elevated_risk') && (
            <button className="link" type="button" onClick={askEnd}>
              {finding.until ? strings.ends.change : strings.ends.set}
            </button>
          )}
          {finding.due_at && finding.review_state === 'undecided' && <Due at={finding.due_at} />}
          {finding.first_found_at && <Age at={finding.first_found_at} />}
          <Assignees finding={finding} />
        </p>
      </header>
      {meanwhile && (
        <div className="callout callout-warn finding-callout" role="status">
          <Icon name="i-warn" />
          <p>
            <b>{words.meanwhile(meanwhile.by, inSentence(strings.base.state[meanwhile.state]), ago(meanwhile.at))}</b> {words.meanwhileHelp}
          </p>
        </div>
      )}
      {finding.pending && <PendingNote pending={finding.pending} />}
      <Evidence finding={finding} />
      <ClaimBox finding={finding} />
      {finding.live && (
        <Suspense fallback={null}>
          <LiveBox finding={finding} live={finding.live} />
        </Suspense>
      )}
      <MemoryBox finding={finding} />
      <Facts finding={finding} />
      <MakeClaim finding={finding} />
      {whole && <LinkOut finding={finding} />}
      {whole && <Thread key={finding.id} />}
    </>
  )
}

/** Since when it is there: of the first run of the site that found it. */
const Age = ({ at }: { at: string }) => (
  <time className="note" dateTime={at} title={dateTime(at)}>
    {strings.issues.firstFound(ago(at))}
  </time>
)

/** How sure the finding is, apart from how grave: a number with a bar; where it was not measured, it says so. */
const Confidence = ({ value }: { value: number | null | undefined }) =>
  typeof value !== 'number' ? (
    <span className="conf" title={words.confidenceHelp}>
      {words.confidence} {words.notMeasured}
    </span>
  ) : (
    <span className="conf" title={words.confidenceHelp}>
      {words.confidence} <span className="conf-n">{decimal(value, 2, 2)}</span>
      <svg className="conf-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className="conf-all" width="100" height="10" />
        <rect width={value * 100} height="10" />
      </svg>
    </span>
  )

function Assignees({ finding }: { finding: OpenFinding }) {
  const { assign, may } = useDesk()
  const people = finding.assigned_to
  if (!may.assign && people.length === 0) return null
  return (
    <button className="assignees" type="button" onClick={() => assign()} disabled={!may.assign}>
      <span className="vh">{people.length > 0 ? `${words.assignedTo} ` : ''}</span>
      {people.slice(0, 3).map(({ id, name }) => (
        <Avatar key={id} name={name} />
      ))}
      <span aria-hidden={people.length > 0}>
        {people.length === 0 ? words.assign : people.length === 1 ? people[0]!.name : `+${number(people.length - 1)}`}
      </span>{' '}
      <kbd aria-hidden="true">A</kbd>
    </button>
  )
}

function Crumbs() {
  const { index, store, step, finding, change } = useDesk()
  return (
    <div className="crumbs">
      <button className="back link" type="button" onClick={() => change({ pane: undefined })}>
        <Icon name="i-left" />
        {words.backToQueue}
      </button>
      <span className="pos">
        {index === null ? (finding && store.ready ? words.notInList : '') : words.position(index + 1, store.total)}
      </span>
      <span className="pager">
        <button className="btn btn-ghost btn-sm" type="button" disabled={!index} onClick={() => step(-1)}>
          <Icon name="i-up" />
          <span className="vh">{words.previous}</span>
          <kbd aria-hidden="true">K</kbd>
        </button>
        <button
          className="btn btn-ghost btn-sm"
          type="button"
          disabled={store.total === 0 || (index !== null && index >= store.total - 1)}
          onClick={() => step(1)}
        >
          <Icon name="i-down" />
          <span className="vh">{words.next}</span>
          <kbd aria-hidden="true">J</kbd>
        </button>
      </span>
      {finding && finding.comments > 0 && (
        <button
          className="to-thread link"
          type="button"
          onClick={() => document.getElementById('thread')?.scrollIntoView({ block: 'start' })}
        >
          <Icon name="i-chat" />
          {words.comments(finding.comments)}
        </button>
      )}
      {finding?.asset_id && (
        <button className="to-context link" type="button" onClick={() => change({ pane: 'context' })}>
          <Icon name="i-page" />
          {words.toPage}
        </button>
      )}
    </div>
  )
}
