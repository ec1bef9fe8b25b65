import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LONGEST_EMAIL, LONGEST_NAME, LONGEST_PASSWORD } from '../../../src/contract/limits.ts'
import { ApiError, call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { inSentence } from '../base/format.ts'
import { Field } from '../base/parts/field.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { useSession } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Entrance, useArrive } from './entrance.tsx'
import { faultAt, otherFault } from '../base/form-faults.ts'
import { ProviderButton } from './single-sign-on.tsx'

const words = strings.settings
const MIN_PASSWORD = 10
const FIELDS = ['email', 'name', 'password']

/**
 * The purpose of a link decides the page: the first owner, an invitation, or a new password. Its token is after the #, which
 * browsers do not send, so it is in no server log.
 */
export function LinkForm() {
  // Kept in state: the token is removed from the address once the link is used.
  const [token] = useState(() => location.hash.slice(1))
  const { data: link, error } = useQuery({
    queryKey: ['link', token],
    queryFn: () => call('lookAtLink', { body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
  })
  if (link) return <Accept link={link} token={token} />
  const gone = token === '' ? words.linkEmpty : error instanceof ApiError && error.status === 404 ? words.linkGoneHelp : error?.message
  if (gone)
    return (
      <Entrance title={words.linkGone} note={<Link to="/sign-in">{words.toSignIn}</Link>}>
        <p role="alert">{gone}</p>
      </Entrance>
    )
  return (
    <Entrance title={strings.base.loading}>
      <p className="note" aria-busy="true">
        …
      </p>
    </Entrance>
  )
}

function texts({ purpose, workspace_name: workspace, role, account }: Schemas['Link']) {
  if (purpose === 'first-owner') return { title: words.firstOwner, help: words.firstOwnerHelp(workspace ?? ''), button: words.start }
  if (purpose === 'reset') return { title: words.reset, help: words.resetHelp, button: words.setPassword }
  return {
    title: words.join(workspace ?? ''),
    help: account === 'existing' ? words.joinExisting : words.joinHelp(inSentence(words.roles[role ?? 'viewer'])),
    button: words.joinButton,
  }
}

function Accept({ link, token }: { link: Schemas['Link']; token: string }) {
  const arrive = useArrive()
  const [short, setShort] = useState(false)
  const { user, server } = useSession()
  const { title, help, button } = texts(link)
  const asksName = link.purpose !== 'reset' && link.account === 'new'
  // Whoever is signed in as the invited person has shown the password already.
  const asksPassword = link.account === 'new' || user?.email !== link.email
  const provider = link.purpose === 'invitation' && asksPassword ? server.single_sign_on : null
  const asksForm = provider === null || server.passwords
  const accept = useMutation({
    mutationFn: (form: FormData) =>
      call('acceptLink', {
        body: {
          token,
          email: (form.get('email') as string) || null,
          name: (form.get('name') as string) || null,
          password: (form.get('password') as string) || null,
        },
      }),
    onSuccess: (session) => arrive(session),
  })
  const submit = (form: FormData) => {
    const tooShort = link.account === 'new' && [...String(form.get('password'))].length < MIN_PASSWORD
    setShort(tooShort)
    if (!tooShort) accept.mutate(form)
  }
  return (
    <Entrance
      title={title}
      note={
        link.account === 'existing' &&
        asksPassword && (
          <>
            {words.neverSet} <Link to="/forgot-password">{words.setOne}</Link>
          </>
        )
      }
    >
      <p>{asksPassword ? help : words.joinSignedIn(user!.name)}</p>
      {provider !== null && (
        // A new person joins by signing in; one who has an account comes back here and joins with a click.
        <ProviderButton name={provider} next={link.account === 'existing' ? `/join#${token}` : undefined} first />
      )}
      {provider !== null && asksForm && <p className="or">{words.or}</p>}
      {asksForm && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            submit(new FormData(event.currentTarget))
          }}
        >
          {link.email === null ? (
            <Field label={words.email} fault={faultAt(accept.error, 'email')}>
              {(control) => (
                <input {...control} name="email" type="email" autoComplete="username" required maxLength={LONGEST_EMAIL} autoFocus />
              )}
            </Field>
          ) : (
            // Read-only rather than absent, so that a password manager knows whose password this is.
            <Field label={words.email}>
              {(control) => <input {...control} type="email" autoComplete="username" value={link.email!} readOnly />}
            </Field>
          )}
          {asksName && (
            <Field label={words.yourName} help={words.yourNameHelp} fault={faultAt(accept.error, 'name')}>
              {(control) => (
                <input
                  {...control}
                  name="name"
                  type="text"
                  autoComplete="name"
                  required
                  maxLength={LONGEST_NAME}
                  autoFocus={link.email !== null}
                />
              )}
            </Field>
          )}
          {asksPassword && (
            <Field
              label={link.account === 'new' ? words.newPassword : words.password}
              {...(link.account === 'new' ? { help: words.passwordHelp } : {})}
              fault={short ? words.passwordShort : (faultAt(accept.error, 'password') ?? otherFault(accept.error, FIELDS))}
            >
              {(control) => (
                <input
                  {...control}
                  name="password"
                  type="password"
                  autoComplete={link.account === 'new' ? 'new-password' : 'current-password'}
                  required
                  maxLength={LONGEST_PASSWORD}
                  autoFocus={!asksName && link.email !== null}
                />
              )}
            </Field>
          )}
          {!asksPassword && accept.error && (
            <p className="field-error" role="alert">
              <Icon name="i-warn" />
              {accept.error.message}
            </p>
          )}
          <button className="btn btn-primary btn-block" disabled={accept.isPending}>
            {button}
          </button>
        </form>
      )}
    </Entrance>
  )
}
