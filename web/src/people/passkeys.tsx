import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LONGEST_PASSKEY_NAME, LONGEST_PASSWORD } from '../../../src/contract/limits.ts'
import { call } from '../base/api.ts'
import { ago, dateTime } from '../base/format.ts'
import { Field } from '../base/parts/field.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useSession } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useArrive } from './entrance.tsx'
import { faultAt, otherFault } from '../base/form-faults.ts'

const words = strings.settings.passkeys

type Made = Parameters<typeof call<'addPasskey'>>[1]['body']['response']
type Shown = Parameters<typeof call<'signInWithPasskey'>>[1]['body']

/** On the sign-in page: the browser lets the person choose one of its passkeys. */
export function PasskeyButton({ next }: { next: string | undefined }) {
  const arrive = useArrive()
  const signIn = useMutation({
    async mutationFn() {
      const { options } = await call('beginPasskeySignIn', {})
      const answer = await startAuthentication({ optionsJSON: options as never })
      return call('signInWithPasskey', { body: answer as unknown as Shown })
    },
    onSuccess: (session) => arrive(session, next),
  })
  if (!browserSupportsWebAuthn()) return null
  return (
    <>
      <button className="btn btn-block" type="button" disabled={signIn.isPending} onClick={() => signIn.mutate()}>
        {words.signIn}
      </button>
      {signIn.error && (
        <p className="field-error" role="alert">
          <Icon name="i-warn" />
          {sentence(signIn.error)}
        </p>
      )}
    </>
  )
}

/** What the browser says of a person who changed their mind is no fault. */
const sentence = (error: Error) => (error.name === 'NotAllowedError' ? words.cancelled : error.message)

/** The person's passkeys: add, rename, remove. */
export function Passkeys() {
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: ['passkeys'], queryFn: () => call('listPasskeys', {}) })
  const { user } = useSession()
  const [times, setTimes] = useState(0)
  const change = useMutation({
    async mutationFn({ remove, name, password }: { remove: string | null; name: string; password: string | null }) {
      if (remove) return void (await call('removePasskey', { passkey_id: remove, body: { password } }))
      const { options } = await call('beginPasskey', { body: { password } })
      const response = await startRegistration({ optionsJSON: options as never })
      await call('addPasskey', { body: { name, response: response as unknown as Made } })
    },
    async onSuccess(_, { remove }) {
      setTimes((before) => before + 1)
      say({ text: remove ? words.removed : words.added, icon: 'i-check' })
      await queries.invalidateQueries({ queryKey: ['passkeys'] })
    },
  })
  const passkeys = data?.passkeys ?? []
  return (
    <form
      key={times}
      className="sheet card"
      aria-labelledby="passkeys"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const { submitter } = event.nativeEvent as SubmitEvent
        change.mutate({
          remove: (submitter as HTMLButtonElement | null)?.value || null,
          name: String(form.get('name')) || words.unnamed,
          password: String(form.get('password')) || null,
        })
      }}
    >
      <h2 id="passkeys">{words.title}</h2>
      <p className="note">{words.help}</p>
      {passkeys.length > 0 && (
        <ul className="passkeys">
          {passkeys.map(({ id, name, created_at: made, last_used_at: used }) => (
            <li key={id}>
              <Icon name="i-lock" />
              <PasskeyName id={id} name={name} />
              <span className="note">{used ? words.used(ago(used)) : words.made(dateTime(made))}</span>
              <button className="btn btn-ghost btn-sm btn-danger" value={id} disabled={change.isPending}>
                {strings.settings.remove}
                <span className="vh"> {name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <input hidden type="email" autoComplete="username" value={user?.email ?? ''} readOnly />
      <div className="field-row">
        <div className="grow">
          <Field label={words.name}>
            {(control) => (
              <input {...control} name="name" type="text" autoComplete="off" maxLength={LONGEST_PASSKEY_NAME} placeholder={words.unnamed} />
            )}
          </Field>
        </div>
        <div className="grow">
          <Field
            label={strings.settings.password}
            help={words.passwordHelp}
            fault={
              faultAt(change.error, 'password') ?? (change.error && otherFault(change.error, ['password']) ? sentence(change.error) : null)
            }
          >
            {(control) => (
              <input {...control} name="password" type="password" autoComplete="current-password" maxLength={LONGEST_PASSWORD} />
            )}
          </Field>
        </div>
      </div>
      <div>
        <button className="btn" disabled={change.isPending || !browserSupportsWebAuthn()}>
          {words.add}
        </button>
      </div>
    </form>
  )
}

/** The name, changed in place when the field is left. */
function PasskeyName({ id, name }: { id: string; name: string }) {
  const queries = useQueryClient()
  const rename = useMutation({
    mutationFn: (next: string) => call('renamePasskey', { passkey_id: id, body: { name: next } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['passkeys'] }),
  })
  return (
    <input
      type="text"
      aria-label={words.nameOf(name)}
      defaultValue={name}
      maxLength={LONGEST_PASSKEY_NAME}
      onBlur={(event) => {
        const next = event.target.value.trim()
        if (next && next !== name) rename.mutate(next)
      }}
    />
  )
}
