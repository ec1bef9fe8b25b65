import { useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'
import type { Schemas } from '../api.ts'
import { Icon } from './icon.tsx'
import { useWorkspace } from '../session.ts'
import { strings } from '../strings.ts'

const words = strings.audits.trail

/** A hash shortened for comparing by eye: both ends in groups of four. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-8, -4)} ${hash.slice(-4)}`

/** The server verifies the whole chain again, so that "verified" is current. A new `length` of the trail repeats the request. */
export function useProof(auditId: string, length: number): Schemas['TrailProof'] | undefined {
  const { id } = useWorkspace()
  return useQuery({
    queryKey: ['proof', id, auditId, length],
    queryFn: ({ signal }) => call('proveTrail', { workspace_id: id, audit_id: auditId }, signal),
    staleTime: 0,
    enabled: length > 0,
  }).data
}

export function Chain({ proof, whole = false }: { proof: Schemas['TrailProof'] | undefined; whole?: boolean }) {
  if (!proof) return <span className="note">{words.checking}</span>
  if (!proof.verified)
    return (
      <>
        <span className="sev sev-critical">
          <Icon name="i-warn" />
          {words.broken(proof.first_broken ?? 0)}
        </span>
        <span className="note">{words.brokenHelp}</span>
      </>
    )
  return (
    <>
      <span className="state-i state-fixed">
        <Icon name="st-fixed" />
      </span>
      <span>
        <b>{words.verified}</b>, {words.head}
      </span>
      <code className={whole ? 'head-hash' : undefined} title={proof.head}>
        {whole ? proof.head : shortHash(proof.head)}
      </code>
    </>
  )
}
