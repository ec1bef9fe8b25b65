import { Link } from '@tanstack/react-router'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'

/** What may be said, what is live of it, and the register of what was approved. */
export function ClaimViews({ here }: { here: 'claims' | 'live' | 'register' }) {
  const { id: workspaceId } = useWorkspace()
  const params = { workspaceId }
  const current = (view: typeof here) => (view === here ? ('page' as const) : undefined)
  return (
    <nav className="view-tabs" aria-label={strings.live.views}>
      <Link to="/w/$workspaceId/claims" params={params} aria-current={current('claims')} activeOptions={{ exact: true }}>
        {strings.claims.title}
      </Link>
      <Link to="/w/$workspaceId/claims/live" params={params} aria-current={current('live')}>
        {strings.live.title}
      </Link>
      <Link to="/w/$workspaceId/register" params={params} aria-current={current('register')} activeProps={{}}>
        {strings.register.short}
      </Link>
    </nav>
  )
}
