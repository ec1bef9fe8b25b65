import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Loading } from '../base/faults.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'
import { History } from './history.tsx'
import { PublishForm } from './publish-form.tsx'
import { ReasonDialog } from '../base/parts/reason-dialog.tsx'
import { RuleChanges } from './rule-changes.tsx'
import { RuleFrame } from './rule-frame.tsx'
import { TOUCHED, useOwnRule } from './use-own-rule.ts'
import { Ask } from '../base/parts/ask.tsx'

const words = strings.rules.publish

/** What changes, why, and who says yes; beside it what the rule said before. */
export function PublishRule() {
  const rule = useOwnRule()
  const { id, may } = useWorkspace()
  const navigate = useNavigate()
  const [compared, setCompared] = useState<{ from: number; to: number } | null>(null)
  const [switching, setSwitching] = useState(false)
  const off = useChange('switchRuleOff', TOUCHED, () => setSwitching(false))
  const on = useChange('switchRuleOn', TOUCHED, () => setSwitching(false))
  const [dropping, setDropping] = useState(false)
  const remove = useChange('deleteOwnRule', TOUCHED, () => void navigate({ to: '/w/$workspaceId/rules', params: { workspaceId: id } }))
  const discard = useChange('deleteOwnRule', TOUCHED, () => setDropping(false))
  if (!rule) return <Loading />
  const { from, to } = compared ?? { from: rule.state === 'published' ? rule.latest - 1 : (rule.published ?? 0), to: rule.latest }
  const change = rule.is_off ? on : off
  const running = rule.published
  return (
    <RuleFrame
      rule={rule}
      action={
        may('manage_rules') &&
        (running === null ? (
          <button className="btn" type="button" disabled={remove.isPending} onClick={() => setDropping(true)}>
            {words.delete}
          </button>
        ) : (
          <>
            {rule.state !== 'published' && (
              <button className="btn" type="button" disabled={discard.isPending} onClick={() => setDropping(true)}>
                {words.discard}
              </button>
            )}
            <button className="btn" type="button" onClick={() => setSwitching(true)}>
              {rule.is_off ? strings.rules.switchOn : strings.rules.switchOff}
            </button>
          </>
        ))
      }
    >
      <div className="try-cols">
        <div className="try-main">
          <RuleChanges rule={rule} from={from} to={to} />
          <PublishForm rule={rule} />
        </div>
        <aside className="try-side">
          <History rule={rule} onCompare={(earlier, later) => setCompared({ from: earlier, to: later })} />
        </aside>
      </div>
      {dropping && (
        <Ask
          title={running === null ? words.deleteTitle : words.discardTitle}
          help={rule.state === 'in_review' ? words.dropInReview : words.dropHelp}
          verb={running === null ? words.delete : words.discard}
          busy={remove.isPending || discard.isPending}
          hasReason
          onClose={() => setDropping(false)}
          onYes={(reason) => {
            const given = { workspace_id: id, rule_id: rule.id, ...(reason ? { reason } : {}) }
            if (running === null) return remove.mutate(given)
            // Before the draft is gone: what is on the page is fetched again then, and a comparison with the draft would be 404.
            setCompared({ from: running - 1, to: running })
            discard.mutate(given)
          }}
        />
      )}
      {switching && (
        <ReasonDialog
          title={rule.is_off ? words.onTitle : words.offTitle}
          note={rule.is_off ? words.onNote : words.offNote}
          verb={rule.is_off ? strings.rules.switchOn : strings.rules.switchOff}
          busy={change.isPending}
          onDo={(reason) => change.mutate({ workspace_id: id, rule_id: rule.id, body: { reason } })}
          onClose={() => setSwitching(false)}
        />
      )}
    </RuleFrame>
  )
}
