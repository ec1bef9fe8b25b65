import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { date } from '../base/format.ts'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'
import { Ask } from '../base/parts/ask.tsx'

const words = strings.settings

/** Pending invitations. */
export function Invitations() {
  const { id } = useWorkspace()
  const { data } = useQuery({ queryKey: ['invitations', id], queryFn: () => call('listInvitations', { workspace_id: id }) })
  const [leaving, setLeaving] = useState<Schemas['Invitation'] | null>(null)
  const withdraw = useChange('withdrawInvitation', ['invitations'], () => setLeaving(null))
  if (!data || data.invitations.length === 0) return null
  return (
    <section className="sheet" aria-labelledby="open-invitations">
      <h2 id="open-invitations" className="sheet-title">
        {words.openInvitations}
      </h2>
      <table className="table table-mid">
        <thead>
          <tr>
            <th scope="col">{words.email}</th>
            <th scope="col">{words.role}</th>
            <th scope="col">{words.invitedBy}</th>
            <th scope="col">{words.until}</th>
            <th scope="col">
              <span className="vh">{words.withdraw}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.invitations.map((invitation) => (
            <tr key={invitation.id}>
              <th scope="row">{invitation.email}</th>
              <td data-label={words.role}>{words.roles[invitation.role]}</td>
              <td data-label={words.invitedBy}>{invitation.invited_by ?? words.leftWorkspace}</td>
              <td data-label={words.until}>{date(invitation.expires_at)}</td>
              <td className="num">
                <button className="btn btn-ghost btn-sm btn-danger" type="button" onClick={() => setLeaving(invitation)}>
                  {words.withdraw}
                  <span className="vh"> {invitation.email}</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {leaving && (
        <Ask
          title={words.withdrawAsk(leaving.email)}
          help={words.withdrawHelp}
          verb={words.withdraw}
          busy={withdraw.isPending}
          hasReason
          onClose={() => setLeaving(null)}
          onYes={(reason) => withdraw.mutate({ workspace_id: id, invitation_id: leaving.id, ...(reason ? { reason } : {}) })}
        />
      )}
    </section>
  )
}
