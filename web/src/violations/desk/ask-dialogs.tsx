import { useEffect, useRef } from 'react'
import { number } from '../../base/format.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { STATES, State } from '../../base/parts/state.tsx'
import { strings } from '../../base/strings.ts'
import { ConflictNote } from './conflict-note.tsx'
import { EndFields, endIn } from './end-fields.tsx'
import type { Conflicts, Decision, End } from './decisions.ts'
import { DecisionFoot } from './decision-foot.tsx'
import { useScopeCount } from './use-scope-count.ts'

const words = strings.desk

/** Somebody else has decided meanwhile and nothing was changed: decide all the same, or cancel. */
export function ConflictDialog({
  decision,
  conflicts,
  onClose,
  onDespite,
}: {
  decision: Decision
  conflicts: Conflicts
  onClose(): void
  onDespite(): void
}) {
  const { action, scope } = decision
  return (
    <Dialog
      title={words.conflictTitle}
      onClose={onClose}
      foot={
        <DecisionFoot leave={words.leaveIt} onLeave={onClose}>
          <button className="btn btn-primary" type="button" onClick={onDespite}>
            {words.despite(words.verbs[action], scope.count)}
          </button>
        </DecisionFoot>
      }
    >
      <div className="dialog-body">
        <ConflictNote conflicts={conflicts} count={scope.count} />
      </div>
    </Dialog>
  )
}

/** Confirmation of a bulk decision: the exact number and the current states. */
export function BulkDialog({
  decision,
  withEnd,
  onClose,
  onGo,
}: {
  decision: Decision
  withEnd?: boolean | undefined
  onClose(): void
  onGo(count: number, despite: boolean, end: End | undefined): void
}) {
  const { action, scope } = decision
  const { data, error } = useScopeCount(scope)
  const terms = useRef<HTMLFormElement>(null)
  // Enter confirms, once the number is loaded.
  const go = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (data) go.current?.focus()
  }, [data])
  const title = action === 'dismiss' ? '' : words.bulkTitle[action](words.nFindings(data?.count ?? scope.count))
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <DecisionFoot onLeave={onClose}>
          <button
            ref={go}
            className="btn btn-primary"
            type="button"
            disabled={!data || data.count === 0}
            onClick={() => {
              if (terms.current?.reportValidity() ?? true) onGo(data!.count, data!.conflicts.length > 0, endIn(terms.current))
            }}
          >
            {words.verbs[action]} {data ? number(data.count) : ''}
          </button>
        </DecisionFoot>
      }
    >
      <div className="dialog-body">
        {error ? (
          <p className="field-error" role="alert">
            <Icon name="i-warn" />
            {error.message}
          </p>
        ) : data ? (
          <>
            <p className="bulk-now">
              {words.now}{' '}
              {STATES.filter((state) => data.by_state[state] > 0).map((state) => (
                <span key={state}>
                  <b>{number(data.by_state[state])}</b> <State value={state} />
                </span>
              ))}
            </p>
            {action === 'elevated_risk' && <EndFields form={terms} isOpen={withEnd} />}
            <ConflictNote conflicts={data.conflicts} count={data.count} />
          </>
        ) : (
          <p className="note">{words.counting}</p>
        )}
      </div>
    </Dialog>
  )
}
