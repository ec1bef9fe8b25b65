import { Dialog } from '../base/parts/dialog.tsx'
import { strings } from '../base/strings.ts'

/** A confirmation before something that cannot be undone. */
export function Ask({
  title,
  help,
  verb,
  busy,
  onClose,
  onYes,
}: {
  title: string
  help: string
  verb: string
  busy: boolean
  onClose(): void
  onYes(): void
}) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-danger" type="button" disabled={busy} onClick={onYes}>
            {verb}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p>{help}</p>
      </div>
    </Dialog>
  )
}
