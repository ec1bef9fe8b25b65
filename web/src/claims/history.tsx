import { useQuery } from '@tanstack/react-query'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { dateTime } from '../base/format.ts'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'

const words = strings.claims

/** Every version with who wrote it and why; what else happened to the claim is in the admin log. */
export function History({ claim }: { claim: Schemas['Claim'] }) {
  const { id: workspaceId } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['claim-versions', workspaceId, claim.id],
    queryFn: ({ signal }) => call('listClaimVersions', { workspace_id: workspaceId, claim_id: claim.id }, signal),
  })
  return (
    <section className="sheet card" aria-label={words.history}>
      <h2>{words.history}</h2>
      <ol className="vers">
        {(data?.versions ?? []).map(({ version, reason, author, created_at: at }) => (
          <li key={version} className={version === claim.version ? 'is-live' : undefined}>
            <span className="ver">{version}</span>
            <div>
              <span>{[author ?? words.nobody, version === claim.version ? words.inUse : ''].filter(Boolean).join(', ')}</span>
              <span className="sub">{dateTime(at)}</span>
              {reason ? <q dir="auto">{reason}</q> : version === 1 && <span className="sub">{words.firstVersion}</span>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
