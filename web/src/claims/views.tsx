import { Link } from '@tanstack/react-router'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'

/** What may be said, and what is live of what was approved. */
export function ClaimViews({ here }: { here: 'claims' | 'live' }) {
  const { id: workspaceId } = useWorkspace()
  const current = (view: typeof here) => (view === here ? ('page' as const) : undefined)
  return (
    <nav className="view-tabs" aria-label={strings.live.views}>
      <Link to="/w/$workspaceId/claims" params={{ workspaceId }} aria-current={current('claims')} activeOptions={{ exact: true }}>
        {strings.claims.title}
      </Link>
      <Link to="/w/$workspaceId/claims/live" params={{ workspaceId }} aria-current={current('live')}>
        {strings.live.title}
      </Link>
    </nav>
  )
}
