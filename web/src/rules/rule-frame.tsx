import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schemas } from '../base/api.ts'
import { SeverityLabel } from '../base/parts/severity.tsx'
import { date } from '../base/format.ts'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { RuleState, stateOf } from './rule-state.tsx'

const words = strings.rules.frame

/** What the pages of one rule have in common: its name and state, and the way from one page to the next. */
export function RuleFrame({ rule, action, children }: { rule: Schemas['OwnRule']; action?: ReactNode; children: ReactNode }) {
  const { id: workspaceId } = useWorkspace()
  const running = rule.versions.find(({ number }) => number === rule.published)
  const params = { workspaceId, ruleId: rule.id }
  return (
    <main id="main" className="page">
      <title>{words.pageTitle(rule.name)}</title>
      <header className="page-head">
        <div>
          <p className="note">
            <Link to="/w/$workspaceId/rules" params={{ workspaceId }}>
              {strings.rules.title}
            </Link>{' '}
            /
          </p>
          <h1 dir="auto">
            {rule.name} <RuleState state={stateOf(rule)} />
          </h1>
          <p className="head-meta">
            <SeverityLabel value={rule.severity} />
            <code>{rule.id}</code>
            {running?.published_at ? (
              <span>{rule.is_off ? words.isOff(running.number) : words.runsSince(running.number, date(running.published_at))}</span>
            ) : (
              <span>{words.neverRan}</span>
            )}
            {rule.state !== 'published' && <span>{words.draft(rule.latest, rule.versions[0]?.author?.name ?? '')}</span>}
          </p>
        </div>
        {action && <div className="page-do">{action}</div>}
      </header>
      <nav className="view-tabs" aria-label={words.pages}>
        <Link
          to="/w/$workspaceId/rules/own/$ruleId"
          params={params}
          activeOptions={{ exact: true }}
          activeProps={{ 'aria-current': 'page' }}
        >
          {words.write}
        </Link>
        <Link to="/w/$workspaceId/rules/own/$ruleId/try" params={params} activeProps={{ 'aria-current': 'page' }}>
          {words.try}
        </Link>
        <Link to="/w/$workspaceId/rules/own/$ruleId/publish" params={params} activeProps={{ 'aria-current': 'page' }}>
          {words.publish}
        </Link>
        <Link to="/w/$workspaceId/rules/health/$ruleId" params={params} activeProps={{ 'aria-current': 'page' }}>
          {words.health}
        </Link>
      </nav>
      {children}
    </main>
  )
}
