import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { Loading } from '../../base/faults.tsx'
import { dateTime } from '../../base/format.ts'
import { say } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { Ask } from '../../base/parts/ask.tsx'
import { useChange } from '../../base/use-change.ts'
import { Entries } from './entries.tsx'
import { EntryForm } from './entry-form.tsx'
import { Files } from './files.tsx'
import { NameInfobase } from './name-dialog.tsx'

const words = strings.library

/** One knowledge base: its entries and files. */
export function InfobasePage() {
  const { workspaceId, infobaseId } = useParams({ from: '/w/$workspaceId/library/knowledge/$infobaseId' })
  const { may } = useWorkspace()
  const { data: infobase, error } = useQuery({
    queryKey: ['infobase', workspaceId, infobaseId],
    queryFn: ({ signal }) => call('getInfobase', { workspace_id: workspaceId, infobase_id: infobaseId }, signal),
  })
  if (error) throw error
  if (!infobase) return <Loading />
  const writes = may('write_documents')
  return (
    <main id="main" className="page page-form">
      <title>{words.pageOf(infobase.name)}</title>
      <nav className="trailnav" aria-label={strings.documents.where}>
        <Link to="/w/$workspaceId/library" params={{ workspaceId }}>
          {words.title}
        </Link>
      </nav>
      <Head infobase={infobase} writes={writes} />
      {!writes && <p className="callout">{words.lookOnly}</p>}
      <div className="form-cols">
        <div className="form-main">
          {writes && <EntryForm infobaseId={infobase.id} />}
          <Entries infobase={infobase} writes={writes} />
        </div>
        <Files infobase={infobase} writes={writes} />
      </div>
    </main>
  )
}

function Head({ infobase, writes }: { infobase: Schemas['InfobaseDetail']; writes: boolean }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'rename' | 'remove' | null>(null)
  const remove = useChange('deleteInfobase', ['shelf', 'infobases'], () => {
    say({ text: words.infobaseGone(infobase.name), icon: 'i-check' })
    void navigate({ to: '/w/$workspaceId/library', params: { workspaceId }, search: { tab: 'infobases' } })
  })
  return (
    <header className="page-head">
      <div>
        <h1 dir="auto">{infobase.name}</h1>
        {infobase.description && <p dir="auto">{infobase.description}</p>}
        <p className="note">
          {words.holds(infobase.facts, infobase.guidelines, infobase.passages)} ·{' '}
          {words.version(infobase.version, dateTime(infobase.updated_at))}
        </p>
      </div>
      {writes && (
        <div className="page-do">
          <button className="btn" type="button" onClick={() => setAsking('rename')}>
            {words.rename}
          </button>
          <button className="btn btn-danger" type="button" onClick={() => setAsking('remove')}>
            {words.remove}
          </button>
        </div>
      )}
      {asking === 'rename' && <NameInfobase infobase={infobase} onClose={() => setAsking(null)} />}
      {asking === 'remove' && (
        <Ask
          title={words.removeAsk(infobase.name)}
          help={words.removeHelp}
          verb={words.remove}
          busy={remove.isPending}
          onClose={() => setAsking(null)}
          onYes={() => remove.mutate({ workspace_id: workspaceId, infobase_id: infobase.id })}
        />
      )}
    </header>
  )
}
