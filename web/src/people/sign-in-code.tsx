import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { LONGEST_SECOND_FACTOR_CODE } from '../../../src/contract/limits.ts'
import { call } from '../base/api.ts'
import { Field } from '../base/parts/field.tsx'
import { strings } from '../base/strings.ts'
import { Entrance, useArrive } from './entrance.tsx'

const words = strings.settings.secondFactor

/** The second step of signing in. */
export function CodeForm({ next }: { next: string | undefined }) {
  const arrive = useArrive()
  const code = useRef<HTMLInputElement>(null)
  const signIn = useMutation({
    mutationFn: (form: FormData) =>
      call('signInWithCode', { body: { code: String(form.get('code')), trust_browser: form.get('trust') === 'on' } }),
    onSuccess: (session) => arrive(session, next),
    onError: () => code.current?.select(),
  })
  return (
    <Entrance title={words.enterCode} note={<Link to="/sign-in">{strings.settings.toSignIn}</Link>}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          signIn.mutate(new FormData(event.currentTarget))
        }}
      >
        <Field label={words.code} help={words.codeHelp} fault={signIn.error?.message ?? null}>
          {(control) => (
            <input
              {...control}
              ref={code}
              name="code"
              type="text"
              autoComplete="one-time-code"
              required
              maxLength={LONGEST_SECOND_FACTOR_CODE}
              autoFocus
            />
          )}
        </Field>
        <label className="check">
          <input type="checkbox" name="trust" /> {words.trust}
        </label>
        <button className="btn btn-primary btn-block" disabled={signIn.isPending}>
          {strings.settings.signIn}
        </button>
      </form>
    </Entrance>
  )
}
