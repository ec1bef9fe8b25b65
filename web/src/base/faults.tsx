import { Link } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from './api.ts'
import { Empty } from './parts/empty.tsx'
import { Icon } from './parts/icon.tsx'
import { strings } from './strings.ts'

const words = strings.base

export const NotFound = () => (
  <main id="main" className="page">
    <title>{words.pageTitle(words.notFound)}</title>
    <Empty
      whole
      title={words.notFound}
      action={
        <Link className="btn" to="/">
          {words.toAudits}
        </Link>
      }
    >
      {words.notFoundHelp}
    </Empty>
  </main>
)

/** Outside of a workspace there is no top bar of one: the product's name leads back. */
export const NotFoundAnywhere = () => (
  <div className="p-page">
    <header className="top">
      <Link className="brand" to="/" aria-label={words.allAudits}>
        <Icon name="i-mark" className="brand-mark" />
        <span className="brand-name">{words.product}</span>
      </Link>
      <nav className="nav" aria-label={words.nav.main}>
        <Link to="/">{words.nav.audits}</Link>
      </nav>
    </header>
    <NotFound />
  </div>
)

/** Error page that says what to do next; a 404 is not shown as a failure. */
export function Fault({ error }: ErrorComponentProps) {
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  return (
    <main id="main" className="page">
      <Empty
        whole
        title={error instanceof ApiError ? error.message : words.broken}
        action={
          <button className="btn" type="button" onClick={() => location.reload()}>
            {words.loadAgain}
          </button>
        }
      >
        {error instanceof ApiError ? undefined : (
          <>
            {words.brokenHelp} <code>{String(error)}</code>
          </>
        )}
      </Empty>
    </main>
  )
}

export const Loading = () => (
  <main id="main" className="page" aria-busy="true">
    <p className="note">{words.loading}</p>
  </main>
)
