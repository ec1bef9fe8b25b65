import { Icon } from '../../base/parts/icon.tsx'
import { strings } from '../../base/strings.ts'
import { useDesk } from './desk-context.ts'
import { isIdle, selectionScope, verbOf } from './scope.ts'
import type { Action } from './scope.ts'

const words = strings.desk
const VERBS: [Action, string][] = [
  ['dismiss', 'D'],
  ['elevated_risk', 'E'],
  ['urgent_violation', 'U'],
  ['mark_fixed', 'F'],
]

/** Shown while rows are selected: numbers of findings and rows, and an offer to select everything the filter shows. */
export function BulkBar() {
  const { selection, store, auditId, search, grouped, act, assign, pickAll, clearPicks, may, underWay, second } = useDesk()
  if (selection.rows.size === 0 && selection.all === null) return null
  const scope = selectionScope(selection, auditId, search, grouped)
  const said = words.selected(scope.count, selection.all === null ? selection.rows.size : store.total)
  return (
    <div className="bulk" role="region" aria-label={words.selection}>
      <p className="bulk-say">
        <span role="status">
          <b>{said.findings}</b>
          {selection.all === null ? said.rows : `, ${words.allTaken}`}
        </span>
        {selection.all === null && (
          <>
            <span className="dotsep" />
            <button className="link" type="button" onClick={pickAll}>
              {words.takeAll(store.findings)}
            </button>
          </>
        )}
        <button className="btn btn-ghost btn-icon btn-sm bulk-x" type="button" onClick={clearPicks}>
          <Icon name="i-x" />
          <span className="vh">{words.clearSelection}</span>
        </button>
      </p>
      {underWay && (
        <p className="bulk-say">
          <progress max={underWay.count} value={underWay.done} aria-label={words.verbs[underWay.action]} />
          <span role="status">{words.underWay(words.verbs[underWay.action], underWay.done, underWay.count)}</span>
        </p>
      )}
      {may.review && (
        <div className="bulk-do">
          {VERBS.map(([action, key]) => (
            <button
              key={action}
              className="btn btn-sm"
              type="button"
              disabled={underWay !== null || isIdle(action, scope, second)}
              onClick={() => act(action, scope)}
            >
              {verbOf(action, scope, second)} <kbd aria-hidden="true">{key}</kbd>
            </button>
          ))}
          <button className="btn btn-sm" type="button" onClick={() => assign(scope)}>
            <Icon name="i-user" />
            <span className="vh">{words.assign}</span>
            <kbd aria-hidden="true">A</kbd>
          </button>
        </div>
      )}
    </div>
  )
}
