import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useShelf } from '../../base/use-shelf.ts'
import { Ordered } from './ordered.tsx'
import { Plan } from './plan.tsx'

const words = strings.bulk
export type Run = Schemas['BulkRun']

/** One table: what is to be written from it, and what became of its rows. */
export function BulkRunPage() {
  const { workspaceId, runId } = useParams({ from: '/w/$workspaceId/studio/bulk/$runId' })
  const { may } = useWorkspace()
  const { data: run, error } = useQuery({
    queryKey: ['bulk-run', workspaceId, runId],
    queryFn: ({ signal }) => call('getBulkRun', { workspace_id: workspaceId, run_id: runId }, signal),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? 1000 : false),
    staleTime: 0,
  })
  const shelf = useShelf()
  if (error) throw error
  if (!run || !shelf) return <Loading />
  return (
    <main id="main" className="page">
      <title>{words.pageTitle(run.name)}</title>
      <header className="page-head">
        <div>
          <nav className="note" aria-label={words.where}>
            <Link to="/w/$workspaceId/studio" params={{ workspaceId }}>
              {strings.documents.title}
            </Link>{' '}
            /{' '}
            <Link to="/w/$workspaceId/studio/bulk" params={{ workspaceId }}>
              {words.title}
            </Link>
          </nav>
          <h1 dir="auto">{run.name}</h1>
          <p className="note">
            {words.rows(run.total)} · {words.state[run.state]}
          </p>
        </div>
      </header>
      {run.state === 'draft' && may('write_documents') ? <Plan run={run} shelf={shelf} /> : <Ordered run={run} />}
    </main>
  )
}
