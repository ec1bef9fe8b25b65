import { useState } from 'react'
import { Dialog } from '../base/parts/dialog.tsx'
import { Field } from '../base/parts/field.tsx'
import { strings } from '../base/strings.ts'

/** A confirmation before something that cannot be undone; with a reason for the administration's trail where `hasReason`. */
export function Ask({
  title,
  help,
  verb,
  busy,
  hasReason = false,
  onClose,
  onYes,
}: {
  title: string
  help: string
  verb: string
  busy: boolean
  hasReason?: boolean
  onClose(): void
  onYes(reason: string): void
}) {
  const [reason, setReason] = useState('')
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-danger" type="button" disabled={busy} onClick={() => onYes(reason.trim())}>
            {verb}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p>{help}</p>
        {hasReason && (
          <Field label={strings.settings.why.label} help={strings.settings.why.help}>
            {(control) => (
              <input {...control} type="text" maxLength={2000} value={reason} onChange={(event) => setReason(event.target.value)} />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  )
}
