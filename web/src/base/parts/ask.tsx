import { useState } from 'react'
import { Dialog } from './dialog.tsx'
import { strings } from '../strings.ts'
import { Why } from './why.tsx'

/** A confirmation before something that cannot be undone; with a reason for the admin log where `hasReason`. */
export function Ask({
  title,
  help,
  verb,
  busy,
  hasReason = false,
  isMild = false,
  onClose,
  onYes,
}: {
  title: string
  help: string
  verb: string
  busy: boolean
  hasReason?: boolean
  /** It can be changed back. */
  isMild?: boolean
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
          <button
            className={isMild ? 'btn btn-primary' : 'btn btn-danger'}
            type="button"
            disabled={busy}
            onClick={() => onYes(reason.trim())}
          >
            {verb}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p>{help}</p>
        {hasReason && <Why value={reason} onChange={setReason} />}
      </div>
    </Dialog>
  )
}
