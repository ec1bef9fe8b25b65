import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { call } from '../base/api.ts'
import { Icon } from '../base/parts/icon.tsx'
import { strings } from '../base/strings.ts'
import { Entrance, useArrive } from './entrance.tsx'

const words = strings.settings
/** Where the person was going; the provider sends everybody back to the same address. */
const NEXT = 'imprimatur.next'

/** Leads to the identity provider. */
export function ProviderButton({ name, next, first }: { name: string; next: string | undefined; first: boolean }) {
  const begin = useMutation({
    mutationFn: () => call('beginSingleSignOn', {}),
    onSuccess({ url }) {
      if (next) sessionStorage.setItem(NEXT, next)
      else sessionStorage.removeItem(NEXT)
      location.assign(url)
    },
  })
  return (
    <>
      <button
        className={`btn btn-block${first ? ' btn-primary' : ''}`}
        type="button"
        disabled={begin.isPending || begin.isSuccess}
        onClick={() => begin.mutate()}
      >
        {words.signInWith(name)}
      </button>
      {begin.error && (
        <p className="field-error" role="alert">
          <Icon name="i-warn" />
          {begin.error.message}
        </p>
      )}
    </>
  )
}

/** Where the provider sends people back to: hands its answer on and goes where the person was going. */
export function SingleSignOn() {
  const arrive = useArrive()
  const sent = useRef(false)
  const { mutate, error } = useMutation({
    mutationFn: (query: string) => call('finishSingleSignOn', { body: { query } }),
    onSuccess(session) {
      const next = sessionStorage.getItem(NEXT) ?? undefined
      sessionStorage.removeItem(NEXT)
      arrive(session, next)
    },
  })
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    const query = location.search.slice(1)
    // The answer works once and does not belong into the history.
    history.replaceState(history.state, '', location.pathname)
    mutate(query || 'none')
  }, [mutate])
  return (
    <Entrance title={words.signIn} note={error && <Link to="/sign-in">{words.toSignIn}</Link>}>
      {error ? (
        <p role="alert">{error.message}</p>
      ) : (
        <p className="note" aria-busy="true">
          {words.signingIn}
        </p>
      )}
    </Entrance>
  )
}
