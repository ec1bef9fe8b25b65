import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { API, call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { dateTime } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { Chain, useProof } from '../base/parts/chain.tsx'
import { actorName, TrailWhat } from '../base/parts/trail-words.tsx'

const words = strings.audits.page
const FEW = 4

/** The newest trail entries, with the head of the hash chain and whether it verifies. */
export function TrailCard({ audit }: { audit: Schemas['AuditDetail'] }) {
  const { id: workspaceId } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['trail', workspaceId, audit.id, 'newest'],
    queryFn: ({ signal }) => call('listTrail', { workspace_id: workspaceId, audit_id: audit.id, limit: FEW }, signal),
  })
  const length = data?.length ?? audit.version
  const proof = useProof(audit.id, length)
  return (
    <section className="sheet card" id="trail" aria-labelledby="trail-title">
      <div className="card-top">
        <h2 id="trail-title">
          {words.trail} <span className="card-sub">{words.entries(length)}</span>
        </h2>
        {length > 0 && (
          <a className="btn btn-sm" href={`${API}/w/${workspaceId}/audits/${audit.id}/trail.csv`} download>
            <Icon name="i-download" />
            {words.trailCsv}
          </a>
        )}
      </div>
      {length === 0 ? (
        <p className="note">{words.noEntries}</p>
      ) : (
        <>
          <table className="table table-flat table-trail">
            <thead>
              <tr>
                <th scope="col">{strings.audits.trail.when}</th>
                <th scope="col">{strings.audits.trail.who}</th>
                <th scope="col">{strings.audits.trail.what}</th>
              </tr>
            </thead>
            <tbody>
              {data?.entries.map((entry) => (
                <tr key={entry.number}>
                  <td>
                    <time dateTime={entry.at}>{dateTime(entry.at)}</time>
                  </td>
                  <td>{actorName(entry.actor)}</td>
                  <td>
                    <TrailWhat entry={entry} auditId={audit.id} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="card-foot chainline">
            <Chain proof={proof} />
            <Link to="/w/$workspaceId/audits/$auditId/trail" params={{ workspaceId, auditId: audit.id }}>
              {words.wholeTrail}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}
