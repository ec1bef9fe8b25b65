import { LONGEST_REASON } from '../../../src/contract/limits.ts'
import type { Schemas } from '../base/api.ts'
import { Dialog } from '../base/parts/dialog.tsx'
import { Field } from '../base/parts/field.tsx'
import { strings } from '../base/strings.ts'
import { TermFields, termsIn } from '../base/parts/exception-terms.tsx'

const words = strings.settings
type Override = Schemas['SeverityOverride']

/** Why a rule has another severity here, who answers for it, and until when. */
export function OverrideTerms({
  name,
  override,
  busy,
  onClose,
  onSave,
}: {
  name: string
  override: Override
  busy: boolean
  onClose(): void
  onSave(next: Override): void
}) {
  return (
    <Dialog
      title={words.why.editOf(name)}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" form="override-terms" disabled={busy}>
            {words.save}
          </button>
        </>
      }
    >
      <form
        id="override-terms"
        className="dialog-body"
        onSubmit={(event) => {
          event.preventDefault()
          const given = new FormData(event.currentTarget)
          onSave({ ...override, ...termsIn(given), reason: String(given.get('reason')).trim() || null })
        }}
      >
        <Field label={words.why.label} help={words.why.help}>
          {(control) => <input {...control} name="reason" type="text" maxLength={LONGEST_REASON} defaultValue={override.reason ?? ''} />}
        </Field>
        <TermFields {...override} />
      </form>
    </Dialog>
  )
}
