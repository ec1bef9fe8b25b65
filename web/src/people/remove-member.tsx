import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { Dialog } from '../base/parts/dialog.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useChange } from '../base/use-change.ts'
import { Why } from '../base/parts/why.tsx'

const words = strings.settings

/** Says what ends with the membership; keys of the workspace and open invitations may be kept. */
export function RemoveMember({ member, onClose }: { member: Schemas['Member']; onClose(): void }) {
  const { id } = useWorkspace()
  const [revokes, setRevokes] = useState(true)
  const [withdraws, setWithdraws] = useState(true)
  const [reason, setReason] = useState('')
  const { data: made } = useQuery({
    queryKey: ['made-by', id, member.id],
    queryFn: () => call('listMadeByMember', { workspace_id: id, user_id: member.id }),
    gcTime: 0,
  })
  const remove = useChange('removeMember', ['members', 'session', 'keys', 'invitations', 'plan'], onClose)
  const own = made?.keys.filter((key) => key.belongs_to === 'person') ?? []
  const shared = made?.keys.filter((key) => key.belongs_to === 'workspace') ?? []
  const open = made?.invitations ?? []
  return (
    <Dialog
      title={words.removeMember(member.name)}
      onClose={onClose}
      foot={
        <>
          <button className="btn dialog-no" type="button" onClick={onClose}>
            {strings.base.cancel}
          </button>
          <button
            className="btn btn-danger"
            type="button"
            disabled={!made || remove.isPending}
            onClick={() =>
              remove.mutate({
                workspace_id: id,
                user_id: member.id,
                keys: revokes ? 'revoke' : 'keep',
                invitations: withdraws ? 'withdraw' : 'keep',
                ...(reason.trim() ? { reason: reason.trim() } : {}),
              })
            }
          >
            {words.removeNow}
          </button>
        </>
      }
    >
      <div className="dialog-body">
        <p>{words.removeMemberHelp}</p>
        {own.length > 0 && <p>{words.ownKeysEnd(own.map((key) => key.name).join(', '))}</p>}
        {shared.length > 0 && (
          <label className="check">
            <input type="checkbox" checked={revokes} onChange={(event) => setRevokes(event.target.checked)} />
            <span>
              {words.revokeTheirKeys(shared.length)} <span className="note">{shared.map((key) => key.name).join(', ')}</span>
            </span>
          </label>
        )}
        {open.length > 0 && (
          <label className="check">
            <input type="checkbox" checked={withdraws} onChange={(event) => setWithdraws(event.target.checked)} />
            <span>
              {words.withdrawTheirs(open.length)}{' '}
              <span className="note">{open.map(({ email, role }) => `${email} (${words.roles[role]})`).join(', ')}</span>
            </span>
          </label>
        )}
        <Why value={reason} onChange={setReason} />
      </div>
    </Dialog>
  )
}
