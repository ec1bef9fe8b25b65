import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { call } from '../../base/api.ts'
import { number } from '../../base/format.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Field } from '../../base/parts/field.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { EndFields, endIn } from './end-fields.tsx'
import type { End } from './decisions.ts'
import { DecisionFoot } from './decision-foot.tsx'

const words = strings.desk
const MAX_LENGTH = 2000

interface Props {
  /** How many are dismissed: in the title and in the button. */
  count: number
  /** What the button says, with the number; where a second person decides it asks. */
  verb?: string
  /** What it is about. */
  children?: ReactNode
  /** The fields of its end are open. */
  withEnd?: boolean | undefined
  /** Pressed outside the field. */
  onKey?(key: string): void
  onClose(): void
  onDismiss(reason: string, end: End | undefined): void
}

/** Asks for the reason of a dismissal; by digit those that the workspace keeps ready, then the last five others. */
export function ReasonDialog({ count, verb = words.dismissButton(count), children, withEnd, onKey, onClose, onDismiss }: Props) {
  const { id: workspaceId } = useWorkspace()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const terms = useRef<HTMLFormElement>(null)
  const recent = useRef<HTMLDivElement>(null)
  const { data: { presets, reasons } = { presets: [] as string[], reasons: [] as string[] } } = useQuery({
    queryKey: ['reasons', workspaceId],
    queryFn: () => call('lastReasons', { workspace_id: workspaceId }),
    staleTime: 0,
  })
  const offered = [...presets, ...reasons]
  useEffect(() => field.current?.focus(), [])
  const dismiss = (given: string) => {
    const said = given.trim()
    if (said === '') {
      setFault(words.reasonNeeded)
      field.current?.focus()
    } else if (terms.current?.reportValidity() ?? true) onDismiss(said, endIn(terms.current))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return dismiss(reason)
    }
    // What is typed into the date is none of the following.
    if (terms.current?.contains(event.target as Node)) return
    // Digits select a reason while the field is empty; after that they are text, and arrow down still reaches the list.
    const picked =
      /^[1-9]$/.test(event.key) && (reason === '' || event.target !== field.current) ? offered[Number(event.key) - 1] : undefined
    if (picked !== undefined) {
      event.preventDefault()
      setReason(picked)
      setFault(null)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event)
    else if (event.target !== field.current) onKey?.(event.key)
  }
  const choose = (given: string) => {
    setReason(given)
    setFault(null)
    field.current?.focus()
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
      title={verb === words.askFor(0, count) ? words.askTitle(count) : words.dismissTitle(count)}
      onClose={onClose}
      foot={
        <DecisionFoot onLeave={onClose}>
          <button className="btn btn-primary" type="button" onClick={() => dismiss(reason)}>
            {verb} <kbd aria-hidden="true">{strings.base.keyCap.ctrl}</kbd>
            <kbd aria-hidden="true">{strings.base.keyCap.enter}</kbd>
          </button>
        </DecisionFoot>
      }
    >
      <div className="dialog-body" onKeyDown={press}>
        {children}
        {verb !== words.dismissButton(count) && <p className="note">{words.secondDecides}</p>}
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
        {offered.length > 0 && (
          <div ref={recent}>
            <Offered title={strings.issues.ready} reasons={presets} first={1} chosen={reason} onChoose={choose} />
            <Offered
              title={presets.length > 0 ? strings.issues.own : words.lastFive}
              reasons={reasons}
              first={presets.length + 1}
              chosen={reason}
              onChoose={choose}
            />
          </div>
        )}
        <EndFields form={terms} isOpen={withEnd} />
      </div>
    </Dialog>
  )
}

interface OfferedProps {
  title: string
  reasons: string[]
  /** The digit of the first. */
  first: number
  chosen: string
  onChoose(reason: string): void
}

const LAST_DIGIT = 9

function Offered({ title, reasons, first, chosen, onChoose }: OfferedProps) {
  if (reasons.length === 0) return null
  return (
    <fieldset className="recent">
      <legend>{title}</legend>
      {reasons.map((given, index) => (
        <button key={given} type="button" aria-pressed={given === chosen} onClick={() => onChoose(given)}>
          <kbd>{first + index <= LAST_DIGIT ? first + index : ' '}</kbd>
          <span dir="auto">{given}</span>
        </button>
      ))}
    </fieldset>
  )
}
