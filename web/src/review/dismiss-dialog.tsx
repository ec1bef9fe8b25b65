import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { call } from '../base/api.ts'
import { langTag, number } from '../base/format.ts'
import { Dialog } from '../base/parts/dialog.tsx'
import { Field } from '../base/parts/field.tsx'
import { SeverityLabel } from '../base/parts/severity.tsx'
import { strings } from '../base/strings.ts'
import { ConflictNote } from './conflict-note.tsx'
import { DecisionFoot } from './decision-foot.tsx'
import { useDesk } from './desk-context.ts'
import type { Scope } from './scope.ts'
import { useScopeCount } from './use-scope-count.ts'

const words = strings.desk
const MAX_LENGTH = 2000

/**
 * Asks for the reason: the number in title and button, the last five reasons by digit, a warning where somebody else has decided
 * meanwhile.
 */
export function DismissDialog({
  scope,
  scopes,
  onScope,
  onClose,
  onDismiss,
}: {
  scope: Scope
  scopes: Scope[]
  onScope(kind: Scope['kind']): void
  onClose(): void
  onDismiss(reason: string, despite: boolean): void
}) {
  const { finding, workspaceId } = useDesk()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const recent = useRef<HTMLFieldSetElement>(null)
  const { data: { reasons } = { reasons: [] as string[] } } = useQuery({
    queryKey: ['reasons', workspaceId],
    queryFn: () => call('lastReasons', { workspace_id: workspaceId }),
    staleTime: 0,
  })
  const { data: counted } = useScopeCount(scope)
  useEffect(() => field.current?.focus(), [])
  const count = counted?.count ?? scope.count
  const conflicts = counted?.conflicts ?? []
  const dismiss = (given: string) => {
    const said = given.trim()
    if (said === '') {
      setFault(words.reasonNeeded)
      field.current?.focus()
    } else onDismiss(said, conflicts.length > 0)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return dismiss(reason)
    }
    // Digits select a reason while the field is empty; after that they are text, and arrow down still reaches the list.
    const picked =
      /^[1-5]$/.test(event.key) && (reason === '' || event.target !== field.current) ? reasons[Number(event.key) - 1] : undefined
    if (picked !== undefined) {
      event.preventDefault()
      setReason(picked)
      setFault(null)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event)
    else if (event.key === 'g' && event.target !== field.current && scopes.length > 1)
      onScope(scopes[(scopes.indexOf(scope) + 1) % scopes.length]!.kind)
  }
  const move = (event: KeyboardEvent) => {
    const buttons = [...(recent.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const atEnd = field.current && field.current.selectionStart === field.current.value.length
    if (at < 0 && (document.activeElement !== field.current || !atEnd || event.key === 'ArrowUp')) return
    event.preventDefault()
    const next = buttons[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (next) next.focus()
    else if (event.key === 'ArrowUp') field.current?.focus()
  }
  return (
    <Dialog
      title={words.dismissTitle(count)}
      onClose={onClose}
      foot={
        <DecisionFoot onLeave={onClose}>
          <button className="btn btn-primary" type="button" onClick={() => dismiss(reason)}>
            {words.dismissButton(count)} <kbd aria-hidden="true">{strings.base.keyCap.ctrl}</kbd>
            <kbd aria-hidden="true">{strings.base.keyCap.enter}</kbd>
          </button>
        </DecisionFoot>
      }
    >
      <div className="dialog-body" onKeyDown={press}>
        {scope.kind !== 'selected' && finding && (
          <p className="dialog-what">
            <SeverityLabel value={finding.severity} />
            <span>
              {finding.rule_name}:{' '}
              <q lang={langTag(finding.language_key)} dir="auto">
                {finding.violating_text?.slice(0, 200)}
              </q>
              {count > 1 && ` ${words.event.on(count).trim()} ${words.assets(count).replace(/^\S+ /, '')}`}
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
        <Field label={words.reason} help={words.reasonHelp} count={`${number(reason.length)} / ${number(MAX_LENGTH)}`} fault={fault}>
          {(control) => (
            <textarea
              {...control}
              ref={field}
              rows={3}
              maxLength={MAX_LENGTH}
              dir="auto"
              value={reason}
              onChange={(event) => {
                setReason(event.target.value)
                setFault(null)
              }}
            />
          )}
        </Field>
        {reasons.length > 0 && (
          <fieldset className="recent" ref={recent}>
            <legend>{words.lastFive}</legend>
            {reasons.map((given, index) => (
              <button
                key={given}
                type="button"
                aria-pressed={given === reason}
                onClick={() => {
                  setReason(given)
                  setFault(null)
                  field.current?.focus()
                }}
              >
                <kbd>{index + 1}</kbd>
                <span dir="auto">{given}</span>
              </button>
            ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  )
}
