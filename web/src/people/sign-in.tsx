import { useMutation } from '@tanstack/react-query'
import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { LONGEST_EMAIL, LONGEST_PASSWORD } from '../../../src/contract/limits.ts'
import { call } from '../base/api.ts'
import { Field } from '../base/parts/field.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { useSession } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Entrance, useArrive } from './entrance.tsx'
import { leave } from '../base/leave.ts'
import { PasskeyButton } from './passkeys.tsx'
import { CodeForm } from './sign-in-code.tsx'
import { ProviderButton } from './single-sign-on.tsx'

const words = strings.settings

export function SignIn() {
  const { next, code } = useSearch({ from: '/sign-in' })
  const session = useSession()
  if (session.user && session.current_workspace_id) return <Navigate to={next ?? '/'} replace />
  if (code && !session.user) return <CodeForm next={next} />
  if (session.user) return <NoWorkspace email={session.user.email} />
  const { single_sign_on: provider, passwords } = session.server
  return (
    <Entrance title={words.signIn} note={words.noAccount}>
      {passwords && <Form next={next} />}
      {passwords && <p className="or">{words.or}</p>}
      {passwords && <PasskeyButton next={next} />}
      {provider && <ProviderButton name={provider} next={next} first={!passwords} />}
    </Entrance>
  )
}

/** Does not reveal which accounts exist: one message for every failure. */
function Form({ next }: { next: string | undefined }) {
  const arrive = useArrive()
  const password = useRef<HTMLInputElement>(null)
  const signIn = useMutation({
    mutationFn: (form: FormData) => call('signIn', { body: { email: String(form.get('email')), password: String(form.get('password')) } }),
    onSuccess: (session) => arrive(session, next),
    onError: () => password.current?.select(),
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        signIn.mutate(new FormData(event.currentTarget))
      }}
    >
      <Field label={words.email}>
        {(control) => <input {...control} name="email" type="email" autoComplete="username" required maxLength={LONGEST_EMAIL} autoFocus />}
      </Field>
      <div className="field">
        <span className="label-row">
          <label className="field-label" htmlFor="password">
            {words.password}
          </label>
          <Link to="/forgot-password">{words.forgotten}</Link>
        </span>
        <input
          ref={password}
          id="password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={LONGEST_PASSWORD}
          aria-invalid={signIn.isError || undefined}
          aria-describedby="refused"
        />
        <div id="refused">
          {signIn.error && (
            <p className="field-error" role="alert">
              <Icon name="i-warn" />
              {signIn.error.message}
            </p>
          )}
        </div>
      </div>
      <button className="btn btn-primary btn-block" disabled={signIn.isPending}>
        {words.signIn}
      </button>
    </form>
  )
}

function NoWorkspace({ email }: { email: string }) {
  return (
    <Entrance title={words.noWorkspace} note={words.noWorkspaceHelp(email)}>
      <button className="btn btn-block" type="button" onClick={() => void leave('signOut')}>
        {strings.base.signOut}
      </button>
    </Entrance>
  )
}
