import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { LONGEST_REASON } from '../../../src/contract/limits.ts'
import { call } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { Field } from '../base/parts/field.tsx'
import { say } from '../base/parts/toast.tsx'
import { strings } from '../base/strings.ts'
import { draftOf, inputOf } from './draft.ts'
import type { ClaimDraft } from './draft.ts'
import { ClaimForm } from './form.tsx'

const words = strings.claims

/** A new version of a claim, made from the one in use. */
export function ChangeClaim() {
  const { workspaceId, claimId } = useParams({ from: '/w/$workspaceId/claims/$claimId/new-version' })
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const at = { workspace_id: workspaceId, claim_id: claimId }
  const { data: claim, error } = useQuery({
    queryKey: ['claim', workspaceId, claimId, 'change'],
    queryFn: ({ signal }) => call('getClaim', at, signal),
    // What somebody else saves meanwhile is said when this is saved.
    staleTime: Infinity,
    gcTime: 0,
  })
  const save = useMutation({
    mutationFn: (draft: ClaimDraft) =>
      call('changeClaim', { ...at, body: { ...inputOf(draft), based_on: claim!.version, reason: reason.trim() || null } }),
    async onSuccess({ number }) {
      say({ text: words.changed(number), icon: 'i-check' })
      await Promise.all(
        ['claims', 'claim', 'claim-versions', 'claim-findings'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      )
      await navigate({ to: '/w/$workspaceId/claims/$claimId', params: { workspaceId, claimId } })
    },
  })
  if (error) throw error
  if (!claim) return <Loading />
  return (
    <main id="main" className="page">
      <title>{words.pageOf(words.changeTitle(claim.number))}</title>
      <nav className="trailnav" aria-label={words.where}>
        <Link to="/w/$workspaceId/claims" params={{ workspaceId }}>
          {words.title}
        </Link>
        <Link to="/w/$workspaceId/claims/$claimId" params={{ workspaceId, claimId }}>
          {claim.number}
        </Link>
      </nav>
      <header className="page-head">
        <div>
          <h1>{words.changeTitle(claim.number)}</h1>
          <p className="note">{words.changeNote}</p>
        </div>
      </header>
      <ClaimForm
        start={draftOf(claim)}
        busy={save.isPending}
        error={save.error}
        verb={words.saveVersion}
        onSave={(draft) => save.mutate(draft)}
      >
        <div className="sheet card">
          <Field label={words.why}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                dir="auto"
                maxLength={LONGEST_REASON}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </div>
      </ClaimForm>
    </main>
  )
}
