import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schemas } from '../../base/api.ts'
import { date, dayAmong, fullStop, langTag, shortAddress } from '../../base/format.ts'
import { Due } from '../../base/parts/due.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { StateIcon } from '../../base/parts/state.tsx'
import { strings } from '../../base/strings.ts'
import { useDesk } from './desk-context.ts'
import type { OpenFinding } from './desk-context.ts'
import { diffWords } from '../../base/diff.ts'

const words = strings.desk.memory
type Memory = NonNullable<Schemas['FindingDetail']['memory']>

const LABELS: Record<Memory['how'], string> = {
  met: words.earlier,
  carried: words.carried,
  sentence_changed: words.earlier,
  rule_changed: words.earlier,
  still_there: words.still,
  came_back: words.back,
}

/** What an earlier run knew of this finding: quiet where its decision was carried over, with a bar where the reader is asked again. */
export function MemoryBox({ finding }: { finding: OpenFinding }) {
  const { memory } = finding
  if (!memory || memory.how === 'met') return null
  const asked = memory.how !== 'carried'
  return (
    <aside className={asked ? 'mem mem-say' : 'mem'} aria-label={LABELS[memory.how]}>
      {memory.how === 'came_back' && memory.state === 'undecided' ? <Icon name="ch-back" /> : <StateIcon value={memory.state} />}
      <Sentence finding={finding} memory={memory} />
      <button className="link" type="button" onClick={() => document.getElementById('thread')?.scrollIntoView({ block: 'start' })}>
        {words.history}
      </button>
      {memory.how === 'sentence_changed' && <Differs finding={finding} memory={memory} />}
      <Why finding={finding} memory={memory} />
      {asked && <TakeOver finding={finding} memory={memory} />}
    </aside>
  )
}

function useRunDay({ at }: Memory): string {
  const { audit } = useDesk()
  return dayAmong(at, audit ? [audit.created_at] : [])
}

function Run({ memory }: { memory: Memory }) {
  const { workspaceId } = useDesk()
  const day = useRunDay(memory)
  if (memory.deleted) return <>{words.deletedRun(day)}</>
  return (
    <Link
      to="/w/$workspaceId/audits/$auditId/desk"
      params={{ workspaceId, auditId: memory.audit_id }}
      search={{ finding: memory.violation_id }}
    >
      {day}
    </Link>
  )
}

/** Who decided, in which run, and the reason in their words. */
function Decision({ memory }: { memory: Memory }): ReactNode {
  const day = useRunDay(memory)
  return (
    <>
      {words.inRun(strings.base.state[memory.state])} <Run memory={memory} />
      {memory.decided_by && (
        <>
          {' '}
          {words.by} <b>{memory.decided_by}</b>
        </>
      )}
      {memory.reason ? (
        <>
          : <q dir="auto">{memory.reason}</q>
        </>
      ) : (
        fullStop(memory.decided_by ?? day)
      )}
    </>
  )
}

function Sentence({ finding, memory }: { finding: OpenFinding; memory: Memory }) {
  if (memory.how === 'still_there')
    return (
      <p>
        <b>{words.fixedOn(memory.decided_at ? date(memory.decided_at) : '', memory.decided_by ?? '')}</b>{' '}
        {memory.page_read_at && words.readAgain(date(memory.page_read_at))}
        {finding.due_at && finding.review_state === 'undecided' && (
          <>
            {' '}
            <Due at={finding.due_at} />
          </>
        )}
      </p>
    )
  if (memory.how === 'came_back')
    return (
      <p>
        <b>{words.cameBack}</b> {words.cameBackHelp} <Run memory={memory} />.{' '}
        {memory.state !== 'undecided' && memory.state !== 'fixed' && <Decision memory={memory} />}
      </p>
    )
  return (
    <p>
      {memory.how === 'sentence_changed' && <b>{words.sentence} </b>}
      {memory.how === 'rule_changed' && <b>{words.rule} </b>}
      <Decision memory={memory} />
    </p>
  )
}

/** One line why: what is the same, and what is not. */
function Why({ finding, memory }: { finding: OpenFinding; memory: Memory }) {
  const moved = memory.asset_url && finding.asset_url && shortAddress(memory.asset_url) !== shortAddress(finding.asset_url)
  const path = moved ? shortAddress(memory.asset_url!).replace(/^[^/]+(?=\/)/, '') : ''
  if (memory.how !== 'carried' && memory.how !== 'still_there' && !moved) return null
  return (
    <p className="mem-why">
      {memory.how === 'carried' && (
        <span>
          <Icon name="i-carry" />
          {words.whyCarried}
        </span>
      )}
      {memory.how === 'still_there' && (
        <>
          <span>
            <Icon name="ch-still" />
            {words.unchanged}
          </span>
          <span>{memory.page_unchanged ? words.pageUnchanged : words.pageChanged}</span>
        </>
      )}
      {moved && <span>{words.newAddress(path)}</span>}
    </p>
  )
}

const MAX_SHOWN = 8000

/** Both sentences with the words that differ. */
function Differs({ finding, memory }: { finding: OpenFinding; memory: Memory }) {
  const { audit } = useDesk()
  const [before, after] = [memory.sentence ?? '', finding.sentence ?? '']
  if (before === '' || after === '' || before.length + after.length > MAX_SHOWN) return null
  const parts = diffWords(before, after)
  const line = (when: string, hidden: 'del' | 'ins') => (
    <p>
      <span className="sign">{when}</span>
      <span dir="auto">
        {parts
          .filter(({ kind }) => kind !== hidden)
          .map(({ kind, text }, index) =>
            kind === 'del' ? <del key={index}>{text}</del> : kind === 'ins' ? <ins key={index}>{text}</ins> : text,
          )}
      </span>
    </p>
  )
  return (
    <div className="diff" lang={langTag(finding.language_key)}>
      {line(dayAmong(memory.at, audit ? [audit.created_at] : []), 'ins')}
      {line(audit ? dayAmong(audit.created_at, [memory.at]) : '', 'del')}
    </div>
  )
}

/** The one button that takes the earlier decision over; nothing is chosen beforehand. */
function TakeOver({ finding, memory }: { finding: OpenFinding; memory: Memory }) {
  const { sameReason } = useDesk()
  if (!sameReason) return null
  return (
    <p className="mem-do">
      <button className="btn btn-sm" type="button" aria-keyshortcuts="Shift+D" onClick={sameReason.dismiss}>
        <Icon name="st-dismissed" />
        {words.sameReason(sameReason.count)} <kbd aria-hidden="true">{strings.base.keyCap.shift}</kbd>
        <kbd aria-hidden="true">D</kbd>
      </button>
      {memory.rule_version && (
        <span className="note">{memory.rule_version === finding.rule?.version ? words.sameVersion : words.otherVersion}</span>
      )}
    </p>
  )
}
