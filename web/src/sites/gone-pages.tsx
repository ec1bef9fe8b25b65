import { Link } from '@tanstack/react-router'
import type { Schemas } from '../base/api.ts'
import { Icon } from '../base/parts/icon.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'

const words = strings.sites.gonePages
type Answer = NonNullable<Schemas['Site']['gone_pages']>

/** Asks once what becomes of the findings of pages that are no longer there. */
export function GonePages({ site }: { site: Schemas['Site'] }) {
  const { id: workspaceId, may } = useWorkspace()
  const change = useChange('changeSite', ['site', 'sites', 'audits'])
  if (site.gone_pages_waiting === 0) return null
  const last = site.history.find(({ failed_assets: failed }) => failed > 0)
  const answer = (given: Answer) =>
    change.mutate(
      { workspace_id: workspaceId, site_id: site.id, body: { gone_pages: given, version: site.version } },
      { onSuccess: () => say({ text: words.said[given], icon: 'i-check' }) },
    )
  return (
    <section className="callout callout-row" aria-label={words.label}>
      <Icon name="ch-gone" />
      <div>
        <p>
          <b>{words.now(site.gone_pages_waiting)}</b> {words.ask(site.gone_pages_waiting)}
        </p>
        <p className="note">
          {words.help}{' '}
          {last && (
            <Link to="/w/$workspaceId/audits/$auditId" params={{ workspaceId, auditId: last.audit_id }} hash="failed">
              {words.which(site.gone_pages_waiting)}
            </Link>
          )}
        </p>
      </div>
      {may('run_audits') && (
        <div className="callout-do">
          <button className="btn" type="button" disabled={change.isPending} onClick={() => answer('fix')}>
            {words.yes}
          </button>
          <button className="btn" type="button" disabled={change.isPending} onClick={() => answer('keep')}>
            {words.no}
          </button>
        </div>
      )}
    </section>
  )
}
