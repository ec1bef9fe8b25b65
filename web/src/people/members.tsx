import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { ago, date } from '../base/format.ts'
import { Avatar } from '../base/parts/avatar.tsx'
import { Icon } from '../base/parts/icon.tsx'
import { useSession, useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { HoldDialog } from '../base/parts/hold-dialog.tsx'
import { DeletePerson } from './delete-person.tsx'
import { InviteDialog } from './invite.tsx'
import { Invitations } from './invitations.tsx'
import { RemoveMember } from './remove-member.tsx'
import { ROLES } from './roles.ts'
import { Section } from '../base/parts/section.tsx'
import { useChange } from '../base/use-change.ts'
import { Ask } from '../base/parts/ask.tsx'

const words = strings.settings

/** Who belongs to the workspace; an owner invites, changes roles and removes. */
export function Members() {
  const { id, may } = useWorkspace()
  const { user } = useSession()
  const [inviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<Schemas['Member'] | null>(null)
  const [held, setHeld] = useState<string | null>(null)
  const [forgotten, setForgotten] = useState<string | null>(null)
  const { data } = useQuery({ queryKey: ['members', id], queryFn: () => call('listMembers', { workspace_id: id }) })
  const manages = may('manage_members')
  const [raised, setRaised] = useState<{ member: Schemas['Member']; role: Schemas['Role'] } | null>(null)
  const setRole = useChange('changeRole', ['members', 'session', 'invitations'], () => setRaised(null))
  return (
    <Section
      title={words.section.members}
      note={words.membersNote}
      actions={
        manages && (
          <button className="btn btn-primary" type="button" onClick={() => setInviting(true)}>
            <Icon name="i-plus" />
            {words.invite}
          </button>
        )
      }
    >
      <section className="sheet" aria-label={words.section.members}>
        <table className="table table-mid">
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.role}</th>
              <th scope="col">{words.joined}</th>
              <th scope="col">{words.seen}</th>
              {manages && (
                <th scope="col">
                  <span className="vh">{words.remove}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {data?.members.map((member) => (
              <tr key={member.id}>
                <th scope="row">
                  <span className="person">
                    <Avatar name={member.name} />
                    <span>
                      {member.name} {member.id === user?.id && <span className="tag">{words.thatIsYou}</span>}{' '}
                      {member.second_factor && <span className="tag">{words.secondFactor.has}</span>}
                      <span className="sub">{member.email}</span>
                    </span>
                  </span>
                </th>
                <td data-label={words.role}>
                  {manages ? (
                    <select
                      aria-label={words.roleOf(member.name)}
                      value={member.role}
                      onChange={(event) => setRaised({ member, role: event.target.value as Schemas['Role'] })}
                    >
                      {ROLES.map((role) => (
                        <option key={role} value={role}>
                          {words.roles[role]}
                        </option>
                      ))}
                    </select>
                  ) : (
                    words.roles[member.role]
                  )}
                </td>
                <td data-label={words.joined}>{date(member.created_at)}</td>
                <td data-label={words.seen}>{member.seen_at ? ago(member.seen_at) : words.never}</td>
                {manages && (
                  <td className="num member-do">
                    <button className="btn btn-ghost btn-sm" type="button" onClick={() => setHeld(member.id)}>
                      {strings.deleting.placeHold}
                      <span className="vh"> {member.name}</span>
                    </button>
                    <button className="btn btn-ghost btn-sm btn-danger" type="button" onClick={() => setForgotten(member.id)}>
                      {strings.deleting.deleteData}
                      <span className="vh"> {member.name}</span>
                    </button>
                    <button className="btn btn-ghost btn-sm btn-danger" type="button" onClick={() => setLeaving(member)}>
                      {words.remove}
                      <span className="vh"> {member.name}</span>
                    </button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className="roles">
        {ROLES.map((role) => (
          <li key={role} className="note">
            <b>{words.roles[role]}</b> {words.roleHelp[role]}
          </li>
        ))}
      </ul>
      {manages && <Invitations />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {held && <HoldDialog kind="person" id={held} onClose={() => setHeld(null)} />}
      {forgotten && <DeletePerson userId={forgotten} onClose={() => setForgotten(null)} />}
      {raised && (
        <Ask
          title={words.roleAsk(raised.member.name, words.roles[raised.role])}
          help={words.roleHelp[raised.role]}
          verb={words.roleChange}
          busy={setRole.isPending}
          hasReason
          isMild
          onClose={() => setRaised(null)}
          onYes={(reason) => setRole.mutate({ workspace_id: id, user_id: raised.member.id, body: { role: raised.role, reason } })}
        />
      )}
      {leaving && <RemoveMember member={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  )
}
