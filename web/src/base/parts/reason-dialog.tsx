import { useState } from 'react'
import type { ReactNode } from 'react'
import { LONGEST_REASON } from '../../../../src/contract/limits.ts'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { strings } from '../strings.ts'

export const LEAST_REASON = 3

/** Asks why something is done before it is done. */
export function ReasonDialog({
  title,
  note,
  verb,
  busy,
  onDo,
  onClose,
  children,
}: {
  title: string
  note: string
  verb: string
  busy: boolean
  onDo(reason: string): void
  onClose(): void
  /** What is to be known before. */
  children?: ReactNode
}) {
  const [reason, setReason] = useState('')
  const given = reason.trim()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" type="button" disabled={busy || given.length < LEAST_REASON} onClick={() => onDo(given)}>
            {verb}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p>{note}</p>
        {children}
        <ReasonField value={reason} onChange={setReason} />
      </div>
    </Dialog>
  )
}

export const ReasonField = ({ value, onChange }: { value: string; onChange(value: string): void }) => (
  <Field label={strings.base.reason} help={strings.base.reasonHelp} count={`${value.length} / ${LONGEST_REASON}`}>
    {(control) => (
      <textarea
        {...control}
        rows={3}
        maxLength={LONGEST_REASON}
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
