import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { say } from '../../base/parts/toast.tsx'
import { useSession } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { emptyDraft, givenOf } from './draft.ts'
import type { RegisterDraft } from './draft.ts'
import { RegisterForm } from './form.tsx'

const words = strings.register

/** What is live, or was approved elsewhere, under the next number. */
export function NewRegisterEntry() {
  const { workspaceId } = useParams({ from: '/w/$workspaceId/register/new' })
  const { user } = useSession()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [start] = useState(() => emptyDraft(user, new Date().toISOString().slice(0, 10)))
  const save = useMutation({
    mutationFn: (draft: RegisterDraft) =>
      call('enterPromotion', {
        workspace_id: workspaceId,
        body: { kind: draft.kind, ...(draft.kind === 'page' ? { url: draft.url.trim() } : {}), ...givenOf(draft) },
      }),
    async onSuccess({ id, number }) {
      say({ text: words.made(number), icon: 'i-check' })
      await queries.invalidateQueries({ queryKey: ['register'] })
      await navigate({ to: '/w/$workspaceId/register/$entryId', params: { workspaceId, entryId: id } })
    },
  })
  return (
    <main id="main" className="page">
      <title>{words.pageTitle}</title>
      <nav className="trailnav" aria-label={strings.claims.where}>
        <Link to="/w/$workspaceId/register" params={{ workspaceId }}>
          {words.title}
        </Link>
      </nav>
      <header className="page-head">
        <div>
          <h1>{words.enter}</h1>
        </div>
      </header>
      <RegisterForm start={start} isNew busy={save.isPending} error={save.error} onSave={(draft) => save.mutate(draft)} />
    </main>
  )
}
