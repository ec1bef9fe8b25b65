import { Link } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from './api.ts'
import { Empty } from './parts/empty.tsx'
import { strings } from './strings.ts'

const words = strings.base

export const NotFound = () => (
  <main id="main" className="page">
    <Empty
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

/** Error page that says what to do next; a 404 is not shown as a failure. */
export function Fault({ error }: ErrorComponentProps) {
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  return (
    <main id="main" className="page">
      <Empty
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
