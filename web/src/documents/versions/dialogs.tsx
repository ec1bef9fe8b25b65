import { LONGEST_VERSION_NAME } from '../../../../src/contract/limits.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { Field } from '../../base/parts/field.tsx'
import { strings } from '../../base/strings.ts'

const words = strings.versions

export function NameDialog({ name, onClose, onSave }: { name: string | null; onClose(): void; onSave(name: string): void }) {
  return (
    <Dialog
      title={words.name}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" form="name-version">
            {words.save}
          </button>
        </>
      }
    >
      <form
        id="name-version"
        className="dialog-body"
        onSubmit={(event) => {
          event.preventDefault()
          onSave(String(new FormData(event.currentTarget).get('name')).trim())
        }}
      >
        <Field label={words.nameLabel} help={words.nameHelp}>
          {(control) => (
            <input {...control} name="name" type="text" dir="auto" maxLength={LONGEST_VERSION_NAME} defaultValue={name ?? ''} data-first />
          )}
        </Field>
      </form>
    </Dialog>
  )
}

interface RestoreProps {
  number: number
  /** Whether it is approved or in review, and will not be any more. */
  opens: boolean
  busy: boolean
  onClose(): void
  onRestore(): void
}

export function RestoreDialog({ number, opens, busy, onClose, onRestore }: RestoreProps) {
  return (
    <Dialog
      title={words.restoreAsk(number)}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" type="button" disabled={busy} onClick={onRestore} data-first>
            {words.restore}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p>{words.restoreHelp}</p>
        {opens && <p className="callout callout-warn">{words.restoreOpens}</p>}
      </div>
    </Dialog>
  )
}
