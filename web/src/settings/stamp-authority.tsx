import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { faultAt, otherFault } from '../base/form-faults.ts'
import { Field } from '../base/parts/field.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'

const words = strings.stamps
const FIELDS = ['url', 'policy', 'user', 'certificates']

/** Who stamps: an empty address takes the authority away. A password is never shown again, and stays where none is entered. */
export function AuthorityForm({ authority }: { authority: Schemas['StampAuthority'] }) {
  const { id: workspaceId } = useWorkspace()
  const queries = useQueryClient()
  const [draft, setDraft] = useState({
    url: authority.url ?? '',
    policy: authority.policy ?? '',
    user: authority.user ?? '',
    password: '',
    certificates: authority.certificates,
    daily: authority.daily,
  })
  const set = (changed: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...changed }))
  const save = useMutation({
    mutationFn: () =>
      call('setStampAuthority', {
        workspace_id: workspaceId,
        body: {
          url: draft.url.trim() || null,
          policy: draft.policy.trim() || null,
          user: draft.user.trim() || null,
          ...(draft.password === '' ? {} : { password: draft.password }),
          certificates: draft.certificates.trim(),
          daily: draft.daily,
        },
      }),
    async onSuccess() {
      say({ text: words.saved, icon: 'i-check' })
      set({ password: '' })
      await queries.invalidateQueries({ queryKey: ['stamp-authority'] })
    },
  })
  const text = (name: 'url' | 'policy' | 'user', label: string, help?: string) => (
    <Field label={label} help={help} fault={faultAt(save.error, name)}>
      {(control) => (
        <input
          {...control}
          type={name === 'url' ? 'url' : 'text'}
          value={draft[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <form
      className="sheet card"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      {text('url', words.url)}
      {text('policy', words.policy, words.policyHelp)}
      {text('user', words.user)}
      <Field label={words.password} help={authority.has_password ? words.passwordKept : undefined}>
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="off"
            value={draft.password}
            onChange={(event) => set({ password: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.certificates} help={words.certificatesHelp} fault={faultAt(save.error, 'certificates')}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            spellCheck={false}
            value={draft.certificates}
            onChange={(event) => set({ certificates: event.target.value })}
          />
        )}
      </Field>
      <label className="check">
        <input type="checkbox" checked={draft.daily} onChange={(event) => set({ daily: event.target.checked })} />
        {words.daily}
      </label>
      {otherFault(save.error, FIELDS) && (
        <p className="field-error" role="alert">
          <Icon name="i-warn" />
          {otherFault(save.error, FIELDS)}
        </p>
      )}
      <p>
        <button className="btn btn-primary" type="submit" disabled={save.isPending}>
          {words.save}
        </button>
      </p>
    </form>
  )
}
