import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LONGEST_EMAIL } from '../../../src/contract/limits.ts'
import { call } from '../base/api.ts'
import { Field } from '../base/parts/field.tsx'
import { useSession } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Entrance } from './entrance.tsx'

const words = strings.settings

/** Requests a link to reset the password. The response is the same whether the address exists or not. */
export function ForgotPassword() {
  const { mail } = useSession().server
  const ask = useMutation({ mutationFn: (email: string) => call('forgotPassword', { body: { email } }) })
  const back = <Link to="/sign-in">{words.toSignIn}</Link>
  if (!mail)
    return (
      <Entrance title={words.forgot} note={back}>
        <p>{words.forgotNoMail}</p>
        <pre className="command" tabIndex={0}>
          <code>imprimatur user reset EMAIL</code>
        </pre>
      </Entrance>
    )
  if (ask.isSuccess)
    return (
      <Entrance title={words.forgotDone} note={back}>
        <p role="status">{words.forgotDoneHelp}</p>
      </Entrance>
    )
  return (
    <Entrance title={words.forgot} note={back}>
      <p>{words.forgotHelp}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          ask.mutate(String(new FormData(event.currentTarget).get('email')))
        }}
      >
        <Field label={words.email} fault={ask.error?.message ?? null}>
          {(control) => (
            <input {...control} name="email" type="email" autoComplete="username" required maxLength={LONGEST_EMAIL} autoFocus />
          )}
        </Field>
        <button className="btn btn-primary btn-block" disabled={ask.isPending}>
          {words.forgotSend}
        </button>
      </form>
    </Entrance>
  )
}
