import { useState } from 'react'
import { LONGEST_EMAIL } from '../../../src/contract/limits.ts'
import type { Schemas } from '../base/api.ts'
import { CopyButton } from '../base/parts/copy-button.tsx'
import { Dialog } from '../base/parts/dialog.tsx'
import { Field } from '../base/parts/field.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { ROLES } from './roles.ts'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'

const words = strings.settings

/** Address and role, then the link, which is shown only once. */
export function InviteDialog({ onClose }: { onClose(): void }) {
  const { id } = useWorkspace()
  const [made, setMade] = useState<Schemas['Invited'] | null>(null)
  const [reason, setReason] = useState('')
  const invite = useChange('invite', ['invitations'], setMade)
  if (made) {
    return (
      <Dialog
        title={words.invited(made.invitation.email)}
        onClose={onClose}
        foot={
          <>
            <span className="note">{words.inviteNote}</span>
            <button className="btn btn-primary" type="button" onClick={onClose}>
              {strings.base.done}
            </button>
          </>
        }
      >
        <div className="dialog-body">
          <p>{made.sent ? words.inviteSent : words.inviteNotSent}</p>
          <div className="secret">
            <code>{made.link}</code>
            <CopyButton text={made.link} label={words.copyLink} small={false} />
          </div>
        </div>
      </Dialog>
    )
  }
  const send = (form: FormData) =>
    invite.mutate({ workspace_id: id, body: { email: String(form.get('email')), role: form.get('role') as Schemas['Role'], reason } })
  return (
    <Dialog
      title={words.inviteTitle}
      onClose={onClose}
      foot={
        <>
          <span className="note">{words.inviteNote}</span>
          <button className="btn" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button className="btn btn-primary" form="invite" disabled={invite.isPending}>
            {words.inviteMake}
          </button>
        </>
      }
    >
      <form
        id="invite"
        className="dialog-body"
        onSubmit={(event) => {
          event.preventDefault()
          send(new FormData(event.currentTarget))
        }}
      >
        <Field label={words.email}>
          {(control) => <input {...control} name="email" type="email" required maxLength={LONGEST_EMAIL} data-first />}
        </Field>
        <fieldset className="role-pick">
          <legend>{words.role}</legend>
          {ROLES.map((role) => (
            <label key={role} className="check">
              <input type="radio" name="role" value={role} defaultChecked={role === 'reviewer'} />
              <span>
                <b>{words.roles[role]}</b> <span className="note">{words.roleHelp[role]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Why value={reason} onChange={setReason} />
      </form>
    </Dialog>
  )
}
