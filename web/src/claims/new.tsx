import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { call } from '../base/api.ts'
import { Loading } from '../base/faults.tsx'
import { shortAddress } from '../base/format.ts'
import { say } from '../base/parts/toast.tsx'
import { strings } from '../base/strings.ts'
import { emptyDraft, inputOf } from './draft.ts'
import type { ClaimDraft } from './draft.ts'
import { ClaimForm } from './form.tsx'

const words = strings.claims

/** A new claim; from a finding its sentence is filled in, and nothing is decided about it. */
export function NewClaim() {
  const { workspaceId } = useParams({ from: '/w/$workspaceId/claims/new' })
  const { finding: findingId, text = '', language = '' } = useSearch({ from: '/w/$workspaceId/claims/new' })
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: finding, error } = useQuery({
    queryKey: ['finding', workspaceId, findingId, 'claim'],
    queryFn: ({ signal }) => call('getFinding', { workspace_id: workspaceId, violation_id: findingId! }, signal),
    enabled: findingId !== undefined,
    staleTime: Infinity,
  })
  const save = useMutation({
    mutationFn: (draft: ClaimDraft) => call('createClaim', { workspace_id: workspaceId, body: inputOf(draft) }),
    async onSuccess({ id, number }) {
      say({ text: words.made(number), icon: 'i-check' })
      await queries.invalidateQueries({ queryKey: ['claims'] })
      await navigate({ to: '/w/$workspaceId/claims/$claimId', params: { workspaceId, claimId: id } })
    },
  })
  if (error) throw error
  if (findingId !== undefined && !finding) return <Loading />
  const sentence = (finding?.sentence ?? finding?.violating_text ?? text).trim().replace(/[.!…]+$/, '')
  return (
    <main id="main" className="page">
      <title>{words.pageOf(words.newTitle)}</title>
      <nav className="trailnav" aria-label={words.where}>
        <Link to="/w/$workspaceId/claims" params={{ workspaceId }}>
          {words.title}
        </Link>
      </nav>
      <header className="page-head">
        <div>
          <h1>{finding ? words.fromFinding : words.newTitle}</h1>
          {finding && (
            <p className="note">
              {words.fromFindingNote(
                finding.rule_name ?? finding.violating_text ?? '',
                finding.asset_url ? shortAddress(finding.asset_url) : (finding.asset_name ?? ''),
              )}
            </p>
          )}
        </div>
      </header>
      <ClaimForm
        start={emptyDraft(sentence, finding?.language_key ?? language)}
        busy={save.isPending}
        error={save.error}
        verb={words.save}
        onSave={(draft) => save.mutate(draft)}
      />
    </main>
  )
}
