import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LONGEST_NAME } from '../../../src/contract/limits.ts'
import { call } from '../base/api.ts'
import { shortAddress } from '../base/format.ts'
import { Dialog } from '../base/parts/dialog.tsx'
import { Field } from '../base/parts/field.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'

const words = strings.live

/** A pasted text is bound to an address; documents and claims are bound beside themselves. */
export function BindText({ onClose }: { onClose(): void }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate({ from: '/w/$workspaceId/claims/live' })
  const [draft, setDraft] = useState({ name: '', text: '', address: '', notices: '', owner: '' })
  const set = (field: keyof typeof draft) => (event: { target: { value: string } }) => setDraft({ ...draft, [field]: event.target.value })
  const { data: members } = useQuery({
    queryKey: ['members', workspaceId],
    queryFn: ({ signal }) => call('listMembers', { workspace_id: workspaceId }, signal),
  })
  const bind = useChange('bindLive', ['live-list'], async ({ id, address }) => {
    onClose()
    say({ text: words.bound(shortAddress(address)), icon: 'i-check' })
    await navigate({ search: (before) => ({ ...before, binding: id }), replace: true })
  })
  const notices = draft.notices.split('\n').flatMap((line) => line.trim() || [])
  const isWhole = [draft.name, draft.text, draft.address].every((each) => each.trim() !== '')
  const body = { kind: 'text' as const, name: draft.name.trim(), text: draft.text, address: draft.address.trim(), notices }
  return (
    <Dialog
      title={words.bindTitle}
      onClose={onClose}
      mid
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button
            className="btn btn-primary"
            type="button"
            disabled={!isWhole || bind.isPending}
            onClick={() => bind.mutate({ workspace_id: workspaceId, body: { ...body, ...(draft.owner && { owner_id: draft.owner }) } })}
          >
            {words.bindVerb}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <Field label={words.address}>
          {(control) => <input {...control} data-first type="url" placeholder="https://" value={draft.address} onChange={set('address')} />}
        </Field>
        <Field label={words.name}>
          {(control) => <input {...control} type="text" maxLength={LONGEST_NAME} value={draft.name} onChange={set('name')} />}
        </Field>
        <Field label={words.text} help={words.textHelp}>
          {(control) => <textarea {...control} rows={6} value={draft.text} onChange={set('text')} />}
        </Field>
        <Field label={words.notices} help={words.noticesHelp}>
          {(control) => <textarea {...control} rows={2} value={draft.notices} onChange={set('notices')} />}
        </Field>
        <Field label={words.owner}>
          {(control) => (
            <select {...control} value={draft.owner} onChange={set('owner')}>
              <option value="" />
              {members?.members.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </Dialog>
  )
}
