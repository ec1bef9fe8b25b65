import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { dateTime, fullDate, shortAddress } from '../base/format.ts'
import { CopyButton } from '../base/parts/copy-button.tsx'
import { Dialog } from '../base/parts/dialog.tsx'
import { SeverityLabel } from '../base/parts/severity.tsx'
import { LiveState, placesOf, Twin } from '../base/parts/twin.tsx'
import { say } from '../base/parts/toast.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'

const words = strings.live
type Binding = Schemas['LiveBinding']

/** One approved text at its address: what was approved beside what was read there last. */
export function Bound({ id }: { id: string }) {
  const { id: workspaceId, may } = useWorkspace()
  const { data: binding } = useQuery({
    queryKey: ['live-one', workspaceId, id],
    queryFn: ({ signal }) => call('getLiveBinding', { workspace_id: workspaceId, binding_id: id }, signal),
  })
  const [asking, setAsking] = useState(false)
  if (!binding) return <section className="sheet card" aria-busy="true" />
  const { address, state, note, since, same_at: sameAt, violation_id: finding, audit_id: auditId, source_state: source } = binding
  return (
    <section className="sheet card live-card" aria-label={shortAddress(address)}>
      <div className="card-top">
        <h2>
          <a href={address} rel="noreferrer" target="_blank">
            {shortAddress(address)}
          </a>{' '}
          <span className="card-sub">
            {[since && state !== 'same' && words.differentSince(fullDate(since)), sameAt && words.sameOn(fullDate(sameAt))]
              .filter(Boolean)
              .join(', ')}
          </span>
        </h2>
        <span className="finding-facts">
          {finding && <SeverityLabel value="HIGH" />} <LiveState value={state} /> {binding.owner?.name}
        </span>
      </div>
      {source !== 'approved' && <p className="callout callout-warn">{words.sources[source]}</p>}
      {state === 'not_read' && <p className="callout callout-warn">{words.notLooked}</p>}
      {note && <p>{note}</p>}
      <Twin
        parts={binding.parts.length > 0 ? binding.parts : unchanged(binding)}
        language={binding.language_key}
        approvedBy={approvedBy(binding)}
        readAt={binding.compared_at && words.read(dateTime(binding.compared_at))}
      />
      {binding.parts.length > 0 && <p className="note">{words.places(placesOf(binding.parts))}</p>}
      <div className="live-do">
        {finding && auditId && (
          <Link className="btn btn-sm" to="/w/$workspaceId/audits/$auditId/desk" params={{ workspaceId, auditId }} search={{ finding }}>
            {words.decide}
          </Link>
        )}
        <CopyButton text={[...binding.texts.slice(0, 1), ...binding.notices].join('\n\n')} label={words.copy} />
        {may('manage_rules') && (
          <button className="btn btn-sm btn-ghost" type="button" onClick={() => setAsking(true)}>
            {words.unbind}
          </button>
        )}
      </div>
      {asking && <Unbind binding={binding} onClose={() => setAsking(false)} />}
    </section>
  )
}

const approvedBy = ({ name, version, approved_by: by, approved_at: at }: Binding): string =>
  [[name, version !== null && words.version(version)].filter(Boolean).join(', '), by.length > 0 && by.join(', '), at && fullDate(at)]
    .filter(Boolean)
    .join(' · ')

/** Both sides as they were approved, where nothing differs; where nobody has looked, the page has nothing to show. */
function unchanged({ state, texts, notices }: Binding): Schemas['ComparedPart'][] {
  const live = (text: string) => (state === 'same' ? text : null)
  const part = (kind: 'text' | 'notice') => (text: string) => ({ kind, approved: text, live: live(text), removed: [], added: [] })
  const parts = [...texts.slice(0, 1).map(part('text')), ...notices.map(part('notice'))]
  // What was not looked at is not missing.
  return state === 'waiting' || state === 'not_read' ? parts.map((each) => ({ ...each, live: '' })) : parts
}

function Unbind({ binding, onClose }: { binding: Binding; onClose(): void }) {
  const { id: workspaceId } = useWorkspace()
  const navigate = useNavigate({ from: '/w/$workspaceId/claims/live' })
  const unbind = useChange('unbindLive', ['live-list'], async () => {
    onClose()
    say({ text: words.unbound, icon: 'i-check' })
    await navigate({ search: ({ binding: _gone, ...rest }) => rest, replace: true })
  })
  return (
    <Dialog
      title={words.unbindTitle(binding.name)}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button
            className="btn btn-primary"
            type="button"
            disabled={unbind.isPending}
            onClick={() => unbind.mutate({ workspace_id: workspaceId, binding_id: binding.id })}
          >
            {words.unbindVerb}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p>{shortAddress(binding.address)}</p>
        <p className="note">{words.unbindNote}</p>
      </div>
    </Dialog>
  )
}
