import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schemas } from '../base/api.ts'
import { BASE } from '../base/base-path.ts'
import { Rosette } from '../base/parts/engraving.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { Toast } from '../base/parts/toast.tsx'
import { loadsInOwnLanguage, sessionQuery } from '../base/session.ts'
import { strings } from '../base/strings.ts'

/** Layout of the pages before signing in: one card on the rosette. */
export function Entrance({ title, children, note }: { title: string; children: ReactNode; note?: ReactNode }) {
  return (
    <div className="p-signin">
      <title>{strings.settings.pageTitle(title)}</title>
      <main id="main" className="signin">
        <div className="signin-art" aria-hidden="true">
          <Rosette />
        </div>
        <section className="signin-card sheet" aria-labelledby="entrance">
          <p className="brand brand-lg">
            <Icon name="i-mark" className="brand-mark" />
            <span className="brand-name">{strings.base.product}</span>
          </p>
          <h1 id="entrance">{title}</h1>
          {children}
          {note && <p className="note">{note}</p>}
        </section>
        <p className="signin-foot note">{location.host}</p>
      </main>
      <Toast />
    </div>
  )
}

/** Enters the application with a new session: cached data of an earlier one is dropped. */
export function useArrive(): (session: Schemas['Session'], next?: string) => void {
  const queries = useQueryClient()
  const { history } = useRouter()
  return (session, next = '/') => {
    queries.clear()
    // The password was right; the code is asked for before going on.
    const to = BASE + (session.asks_code ? `/sign-in?${new URLSearchParams({ code: '1', next })}` : next)
    if (loadsInOwnLanguage(session)) return location.replace(to)
    queries.setQueryData(sessionQuery.queryKey, session)
    history.replace(to)
  }
}
