import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { call } from '../api.ts'
import type { Schemas } from '../api.ts'
import { date, shortAddress } from '../format.ts'
import { useWorkspace } from '../session.ts'
import { strings } from '../strings.ts'
import { useChange } from '../use-change.ts'
import { LiveState } from './twin.tsx'
import { say } from './toast.tsx'

const words = strings.live

interface Props {
  kind: 'document' | 'claim'
  id: string
  isApproved: boolean
}

/** The addresses where a document or claim must stand, with what they say; one more is bound here. */
export function LiveAt({ kind, id, isApproved }: Props) {
  const { id: workspaceId } = useWorkspace()
  const { data } = useQuery({
    queryKey: ['live-list', workspaceId, 'of', id],
    queryFn: ({ signal }) => call('listLiveBindings', { workspace_id: workspaceId, source: id, limit: 200 }, signal),
  })
  return (
    <section className="live-at" aria-label={words.liveAt}>
      <p className="note">{words.liveAtHelp}</p>
      {data && data.bindings.length === 0 && <p>{words.notBound}</p>}
      {data && data.bindings.length > 0 && (
        <ul>
          {data.bindings.map((binding) => (
            <At key={binding.id} binding={binding} />
          ))}
        </ul>
      )}
      {isApproved ? <Add kind={kind} id={id} /> : <p className="note">{words.onlyApproved}</p>}
    </section>
  )
}

const At = ({ binding }: { binding: Schemas['LiveBinding'] }) => {
  const { id: workspaceId } = useWorkspace()
  return (
    <li>
      <Link to="/w/$workspaceId/claims/live" params={{ workspaceId }} search={{ binding: binding.id }} className="path">
        {shortAddress(binding.address)}
      </Link>{' '}
      <LiveState value={binding.state} /> {binding.compared_at && <span className="note">{date(binding.compared_at)}</span>}
    </li>
  )
}

function Add({ kind, id }: Pick<Props, 'kind' | 'id'>) {
  const { id: workspaceId, may } = useWorkspace()
  const [address, setAddress] = useState('')
  const bind = useChange('bindLive', ['live-list'], ({ address: bound }) => {
    setAddress('')
    say({ text: words.bound(shortAddress(bound)), icon: 'i-check' })
  })
  if (!may('manage_rules')) return null
  const add = (event: FormEvent) => {
    event.preventDefault()
    bind.mutate({ workspace_id: workspaceId, body: { kind, id, address: address.trim() } })
  }
  return (
    <form className="live-add" onSubmit={add}>
      <input
        type="url"
        aria-label={words.address}
        placeholder="https://"
        required
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <button className="btn btn-sm" type="submit" disabled={bind.isPending}>
        {words.add}
      </button>
    </form>
  )
}
