import { langTag } from '../../base/format.ts'
import { SeverityLabel } from '../../base/parts/severity.tsx'
import { strings } from '../../base/strings.ts'
import { ConflictNote } from './conflict-note.tsx'
import type { End } from './decisions.ts'
import { useDesk } from './desk-context.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { verbOf } from './scope.ts'
import type { Scope } from './scope.ts'
import { useScopeCount } from './use-scope-count.ts'

const words = strings.desk

/**
 * Asks for the reason: the number in title and button, the last five reasons by digit, a warning where somebody else has decided
 * meanwhile.
 */
export function DismissDialog({
  scope,
  scopes,
  withEnd,
  onScope,
  onClose,
  onDismiss,
}: {
  scope: Scope
  scopes: Scope[]
  withEnd?: boolean | undefined
  onScope(kind: Scope['kind']): void
  onClose(): void
  onDismiss(reason: string, despite: boolean, end: End | undefined): void
}) {
  const { finding, second } = useDesk()
  const { data: counted } = useScopeCount(scope)
  const count = counted?.count ?? scope.count
  const conflicts = counted?.conflicts ?? []
  const nextScope = (key: string) => {
    if (key === 'g' && scopes.length > 1) onScope(scopes[(scopes.indexOf(scope) + 1) % scopes.length]!.kind)
  }
  return (
    <ReasonDialog
      count={count}
      verb={verbOf('dismiss', counted ? { ...scope, count } : scope, second)}
      withEnd={withEnd}
      onKey={nextScope}
      onClose={onClose}
      onDismiss={(reason, end) => onDismiss(reason, conflicts.length > 0, end)}
    >
      {scope.kind !== 'selected' && finding && (
        <p className="dialog-what">
          <SeverityLabel value={finding.severity} />
          <span>
            {finding.rule_name}:{' '}
            <q lang={langTag(finding.language_key)} dir="auto">
              {finding.violating_text?.slice(0, 200)}
            </q>
            {count > 1 && ` (${words.assets(count)})`}
          </span>
        </p>
      )}
      {scopes.length > 1 && (
        <fieldset className="scope scope-field">
          <legend>{words.verbs.dismiss}</legend>
          {scopes.map(({ kind, count: n }) => (
            <label key={kind} className="check">
              <input type="radio" name="scope" checked={kind === scope.kind} onChange={() => onScope(kind)} />{' '}
              {kind === 'one' ? words.thisOne : kind === 'group' ? words.wholeGroup(n) : words.theSelected(n)}
            </label>
          ))}
        </fieldset>
      )}
      <ConflictNote conflicts={conflicts} count={count} />
    </ReasonDialog>
  )
}
