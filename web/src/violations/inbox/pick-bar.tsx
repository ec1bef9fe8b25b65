import { useState } from 'react'
import { Ask } from '../../base/parts/ask.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { PeopleDialog } from '../../base/parts/people-dialog.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { ReasonDialog } from '../desk/reason-dialog.tsx'
import { useDeskKeys, useLetterKeys } from '../../base/keys.ts'
import { ASK_FROM } from '../desk/scope.ts'
import type { Action } from '../desk/scope.ts'
import { SnoozeMenu } from './snooze.tsx'
import type { Picks } from './use-picks.ts'

const words = strings.inbox
const VERBS: [Action, string][] = [
  ['dismiss', 'D'],
  ['elevated_risk', 'E'],
  ['urgent_violation', 'U'],
  ['mark_fixed', 'F'],
]
const NOBODY: ReadonlySet<string> = new Set()

/** Shown while rows are picked: how many findings they are, and what can be done with all of them. */
export function PickBar({ picks, total, loaded }: { picks: Picks; total: number; loaded: number }) {
  const { may } = useWorkspace()
  const [letterKeys] = useLetterKeys()
  const [asking, setAsking] = useState<Action | 'assign' | null>(null)
  const [snoozing, setSnoozing] = useState(false)
  const { chosen, findings } = picks
  const count = findings.reduce((sum, { count: n }) => sum + n, 0)
  const mayDecide = may('review') && count > 0
  const mayAssign = may('assign') && count > 0
  const act = (action: Action) => {
    if (!mayDecide) return
    if (action === 'dismiss' || count > ASK_FROM) setAsking(action)
    else void picks.decide(action)
  }
  useDeskKeys(letterKeys && chosen.length > 0, {
    ...Object.fromEntries(VERBS.map(([action, key]) => [key.toLowerCase(), () => act(action)])),
    a: () => mayAssign && setAsking('assign'),
  })
  if (chosen.length === 0) return null
  const requests = chosen.length - findings.length
  return (
    <div className="bulk mine-bulk" role="region" aria-label={strings.desk.selection}>
      <p className="bulk-say">
        <span role="status">
          <b>{words.picked(count, findings.length)}</b>
          {requests > 0 && ` · ${words.requestsPicked(requests)}`}
        </span>
        {chosen.length < loaded && (
          <>
            <span className="dotsep" />
            <button className="link" type="button" onClick={picks.pickAll}>
              {words.pickShown(loaded, total)}
            </button>
          </>
        )}
        <button className="btn btn-ghost btn-icon btn-sm bulk-x" type="button" onClick={picks.clear}>
          <Icon name="i-x" />
          <span className="vh">{strings.desk.clearSelection}</span>
        </button>
      </p>
      <div className="bulk-do">
        {mayDecide &&
          VERBS.map(([action, key]) => (
            <button key={action} className="btn btn-sm" type="button" onClick={() => act(action)}>
              {strings.desk.verbFor(strings.desk.verbs[action], count)} <kbd aria-hidden="true">{key}</kbd>
            </button>
          ))}
        {mayAssign && (
          <button className="btn btn-sm" type="button" onClick={() => setAsking('assign')}>
            <Icon name="i-user" />
            {strings.desk.assign} <kbd aria-hidden="true">A</kbd>
          </button>
        )}
        <SnoozeMenu rows={chosen} open={snoozing} onOpen={setSnoozing} onDone={picks.clear} label={words.snooze} />
      </div>
      {asking === 'dismiss' && (
        <ReasonDialog
          count={count}
          onClose={() => setAsking(null)}
          onDismiss={(reason, end) => {
            setAsking(null)
            void picks.decide('dismiss', reason, end)
          }}
        />
      )}
      {asking && asking !== 'dismiss' && asking !== 'assign' && (
        <Ask
          title={strings.desk.bulkTitle[asking](strings.desk.nFindings(count))}
          help={strings.desk.canBeUndone}
          verb={strings.desk.verbFor(strings.desk.verbs[asking], count)}
          busy={false}
          isMild
          onClose={() => setAsking(null)}
          onYes={() => {
            setAsking(null)
            void picks.decide(asking)
          }}
        />
      )}
      {asking === 'assign' && (
        <PeopleDialog
          title={strings.desk.assignTitle(count)}
          assigned={NOBODY}
          onClose={() => setAsking(null)}
          onPick={(member) => {
            setAsking(null)
            void picks.assign(member)
          }}
        />
      )}
    </div>
  )
}
