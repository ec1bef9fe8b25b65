import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { useDeskKeys, useLetterKeys } from '../../base/keys.ts'
import { ReasonDialog, ReasonField } from '../../base/parts/reason-dialog.tsx'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useChange } from '../../base/use-change.ts'
import { draftOf, givenOf } from './draft.ts'
import type { RegisterDraft } from './draft.ts'
import { EntryFacts, EntryHistory, EntryReason } from './facts.tsx'
import { RegisterForm } from './form.tsx'
import { titleOf } from './row.tsx'

const words = strings.register
const TOUCHED = ['register', 'register-entry', 'register-versions']

/** One entry of the register, whole; completed in place. */
export function RegisterEntryPage() {
  const { workspaceId, entryId } = useParams({ from: '/w/$workspaceId/register/$entryId' })
  const { may } = useWorkspace()
  const [completing, setCompleting] = useState(false)
  const { data: entry, error } = useQuery({
    queryKey: ['register-entry', workspaceId, entryId],
    queryFn: ({ signal }) => call('getRegisterEntry', { workspace_id: workspaceId, promotion_id: entryId }, signal),
  })
  const [letterKeys] = useLetterKeys()
  useDeskKeys(letterKeys, {
    e: () => {
      if (may('review')) setCompleting(true)
    },
  })
  if (error) throw error
  if (!entry) return <Loading />
  return (
    <main id="main" className="page">
      <title>{words.pageOf(entry.number)}</title>
      <nav className="trailnav" aria-label={strings.claims.where}>
        <Link to="/w/$workspaceId/register" params={{ workspaceId }}>
          {words.title}
        </Link>
      </nav>
      <Head entry={entry} onComplete={() => setCompleting(true)} isCompleting={completing} />
      {completing ? (
        <Completion key={entry.version} entry={entry} onDone={() => setCompleting(false)} />
      ) : (
        <div className="claim-cols">
          <div className="claim-main">
            <EntryReason entry={entry} />
            <EntryHistory entry={entry} />
          </div>
          <div className="claim-side">
            <EntryFacts entry={entry} />
          </div>
        </div>
      )}
    </main>
  )
}

function Head({ entry, isCompleting, onComplete }: { entry: Schemas['RegisterEntry']; isCompleting: boolean; onComplete(): void }) {
  const { id: workspaceId, may } = useWorkspace()
  const [asking, setAsking] = useState(false)
  const withdraw = useChange('withdrawRegisterEntry', TOUCHED, () => {
    setAsking(false)
    say({ text: words.withdrawn(entry.number), icon: 'i-check' })
  })
  return (
    <header className="page-head">
      <div>
        <h1 className="claim-title" dir="auto">
          <span className="rno">{entry.number}</span> {titleOf(entry)}
        </h1>
        {entry.missing.length > 0 && (
          <p className="note said-bad">{words.lacks(entry.missing.map((each) => words.missing[each]).join(', '))}</p>
        )}
      </div>
      {may('review') && !isCompleting && (
        <div className="page-do">
          {entry.state !== null && entry.state !== 'withdrawn' && (
            <button className="btn btn-ghost btn-danger" type="button" onClick={() => setAsking(true)}>
              {strings.claims.withdraw}
            </button>
          )}
          <button className="btn btn-primary" type="button" onClick={onComplete}>
            {words.complete} <kbd aria-hidden="true">E</kbd>
          </button>
        </div>
      )}
      {asking && (
        <ReasonDialog
          title={words.withdrawTitle(entry.number)}
          note={words.withdrawNote}
          verb={strings.claims.withdrawVerb}
          busy={withdraw.isPending}
          onDo={(reason) => withdraw.mutate({ workspace_id: workspaceId, promotion_id: entry.id, body: { reason } })}
          onClose={() => setAsking(false)}
        />
      )}
    </header>
  )
}

function Completion({ entry, onDone }: { entry: Schemas['RegisterEntry']; onDone(): void }) {
  const { id: workspaceId } = useWorkspace()
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const save = useMutation({
    mutationFn: (draft: RegisterDraft) =>
      call('completeRegisterEntry', {
        workspace_id: workspaceId,
        promotion_id: entry.id,
        body: { ...givenOf(draft), based_on: entry.version, ...(reason.trim() ? { reason: reason.trim() } : {}) },
      }),
    async onSuccess({ number }) {
      say({ text: words.completed(number), icon: 'i-check' })
      await Promise.all(TOUCHED.map((key) => queries.invalidateQueries({ queryKey: [key] })))
      onDone()
    },
  })
  return (
    <RegisterForm
      start={draftOf(entry)}
      isNew={false}
      busy={save.isPending}
      error={save.error}
      onSave={(draft) => save.mutate(draft)}
      onCancel={onDone}
    >
      <section className="sheet card" aria-label={strings.claims.why}>
        <h2>{strings.claims.why}</h2>
        <ReasonField value={reason} onChange={setReason} />
      </section>
    </RegisterForm>
  )
}
