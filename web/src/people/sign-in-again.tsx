import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { LONGEST_PASSWORD } from '../../../src/contract/limits.ts'
import { call } from '../base/api.ts'
import { BASE } from '../base/base-path.ts'
import { Dialog } from '../base/parts/dialog.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { sessionQuery, useSession } from '../base/session.ts'
import { whenSignedOut } from '../base/signed-out.ts'
import { strings } from '../base/strings.ts'

const words = strings.settings

const elsewhere = (search: string) =>
  location.assign(`${BASE}/sign-in?${search}next=${encodeURIComponent(location.href.slice(location.origin.length + BASE.length))}`)

/** Asks for the password where the person is when the session has ended; what waits for it then goes on. */
export function SignInAgain() {
  const { user, server } = useSession()
  const [waiting, setWaiting] = useState<((done: boolean) => void) | null>(null)
  useEffect(() => whenSignedOut(() => new Promise((resolve) => setWaiting(() => resolve))), [])
  if (!waiting || !user) return null
  const end = (done: boolean) => {
    setWaiting(null)
    waiting(done)
  }
  return <Ask email={user.email} passwords={server.passwords} onEnd={end} />
}

function Ask({ email, passwords, onEnd }: { email: string; passwords: boolean; onEnd(done: boolean): void }) {
  const queries = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const signIn = useMutation({
    mutationFn: (password: string) => call('signIn', { body: { email, password } }),
    onSuccess: (session) => {
      // A second factor is asked for on its own page.
      if (!session.user) return elsewhere('code=true&')
      queries.setQueryData(sessionQuery.queryKey, session)
      onEnd(true)
    },
    onError: () => field.current?.select(),
  })
  return (
    <Dialog
      title={words.again.title}
      onClose={() => onEnd(false)}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={() => elsewhere('')}>
            {words.again.otherwise}
          </button>
          {passwords && (
            <button className="btn btn-primary" type="submit" form="sign-in-again" disabled={signIn.isPending}>
              {words.signIn}
            </button>
          )}
        </>
      }
    >
      <form
        id="sign-in-again"
        className="dialog-body"
        onSubmit={(event) => {
          event.preventDefault()
          signIn.mutate(field.current?.value ?? '')
        }}
      >
        <p>{words.again.help(email)}</p>
        {passwords && (
          <label className="field">
            <span className="field-label">{words.password}</span>
            <input
              ref={field}
              type="password"
              autoComplete="current-password"
              required
              maxLength={LONGEST_PASSWORD}
              aria-invalid={signIn.isError || undefined}
            />
          </label>
        )}
        {signIn.error && (
          <p className="field-error" role="alert">
            <Icon name="i-warn" />
            {signIn.error.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}
