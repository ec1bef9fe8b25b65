import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { useDesk } from './desk-context.ts'
import { isIdle, verbOf } from './scope.ts'
import type { Action, Scope } from './scope.ts'

const words = strings.desk
const VERBS: { action: Action; key: string; icon: string; look: string }[] = [
  { action: 'dismiss', key: 'D', icon: 'st-dismissed', look: 'v-dismissed' },
  { action: 'elevated_risk', key: 'E', icon: 'st-elevated', look: 'v-elevated' },
  { action: 'urgent_violation', key: 'U', icon: 'st-urgent', look: 'v-urgent' },
  { action: 'mark_fixed', key: 'F', icon: 'st-fixed', look: 'v-fixed' },
  { action: 'reopen', key: 'R', icon: 'i-undo', look: '' },
]

const ForAll = ({ rules }: { rules: number }) => rules > 1 && <span className="for-all">{words.forAllRules(rules)}</span>

/** The actions at the bottom edge with their keys, and what they apply to. */
export function Verbs() {
  const { scope, scopes, setScope, act, may, finding, second } = useDesk()
  if (!may.review)
    return (
      <div className="verbs">
        <p className="note">{words.viewOnly}</p>
      </div>
    )
  if (!scope) return null
  const label = ({ kind, count }: Scope) =>
    kind === 'one' ? words.thisOne : kind === 'group' ? words.wholeGroup(count) : words.theSelected(count)
  return (
    <div className="verbs" role="group" aria-label={words.decide}>
      {scopes.length > 1 && (
        <div className="scope">
          <span className="scope-label" id="scope-label">
            {words.decideFor}
          </span>
          <div className="seg" role="radiogroup" aria-labelledby="scope-label">
            {scopes.map((one) => (
              <button
                key={one.kind}
                type="button"
                role="radio"
                className={one.kind === 'selected' ? 'scope-sel' : undefined}
                aria-checked={one.kind === scope.kind}
                onClick={() => setScope(one.kind)}
              >
                {label(one)}
              </button>
            ))}
          </div>
          <kbd aria-hidden="true">G</kbd>
          <ForAll rules={finding?.rules ?? 1} />
        </div>
      )}
      {scopes.length <= 1 && finding && finding.rules > 1 && (
        <div className="scope">
          <ForAll rules={finding.rules} />
        </div>
      )}
      <div className="verb-row">
        {VERBS.map(({ action, key, icon, look }) => (
          <button
            key={action}
            className={`btn verb ${look}`}
            type="button"
            aria-keyshortcuts={key.toLowerCase()}
            disabled={isIdle(action, scope, second)}
            onClick={() => act(action)}
          >
            <Icon name={icon} />
            {verbOf(action, scope, second)} <kbd aria-hidden="true">{key}</kbd>
          </button>
        ))}
      </div>
    </div>
  )
}
