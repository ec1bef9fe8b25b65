import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../base/api.ts'
import { langTag, shortAddress } from '../base/format.ts'
import { Icon } from '../base/parts/icon.tsx'
import { SeverityLabel } from '../base/parts/severity.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'

const words = strings.claims

/** Where audits found it said, rightly or not. */
export function SaidIn({ claimId }: { claimId: string }) {
  const { id: workspaceId } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['claim-findings', workspaceId, claimId],
    queryFn: ({ signal }) => call('listClaimFindings', { workspace_id: workspaceId, claim_id: claimId }, signal),
  })
  if (!data) return null
  return (
    <section className="sheet card" aria-label={words.saidIn}>
      <div className="card-top">
        <h2>{words.saidIn}</h2>
        {data.findings.length > 0 && <span className="note">{words.saidNote}</span>}
      </div>
      {data.findings.length === 0 ? (
        <p className="note">{words.saidNowhere}</p>
      ) : (
        <ul className="said-in">
          {data.findings.map((finding) => (
            <li key={finding.id}>
              <span className="path">{finding.asset_url ? shortAddress(finding.asset_url) : finding.asset_name}</span>
              <q lang={langTag(finding.language_key)} dir="auto">
                {finding.sentence}
              </q>
              <span className={finding.how === 'answered' ? 'ok' : 'said-how'}>
                {finding.how === 'answered' ? <Icon name="i-check" /> : <SeverityLabel value={finding.severity} />}{' '}
                <Link
                  to="/w/$workspaceId/audits/$auditId/desk"
                  params={{ workspaceId, auditId: finding.audit_id }}
                  search={{ finding: finding.id }}
                  title={words.open}
                >
                  {words.how[finding.how]}
                </Link>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
