import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { call } from '../base/api.ts'
import { Avatar } from '../base/parts/avatar.tsx'
import { Dialog } from '../base/parts/dialog.tsx'
import { say, sayRefused } from '../base/parts/toast.tsx'
import { useMembers } from '../base/session.ts'
import { strings } from '../base/strings.ts'
import { useDesk } from './desk-context.ts'
import type { Scope } from './scope.ts'

const words = strings.desk

/** Assigns people: a click assigns or removes at once. */
export function AssignDialog({ scope, onClose }: { scope: Scope; onClose(): void }) {
  const { finding, workspaceId, store } = useDesk()
  const members = useMembers()
  const queries = useQueryClient()
  const [term, setTerm] = useState('')
  const [marked, setMarked] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const assigned = new Set(scope.kind === 'selected' ? [] : finding?.assigned_to.map(({ id }) => id))
  const shown = members.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(term.toLowerCase()))

  const toggle = async (member: { id: string; name: string }) => {
    const ends = assigned.has(member.id)
    try {
      const { violations_updated: count } = await call('assign', {
        workspace_id: workspaceId,
        body: { scope: scope.given, [ends ? 'remove' : 'add']: [member.id] },
      })
      const person = { id: member.id, name: member.name }
      store.patch((row) =>
        scope.touches(row)
          ? {
              assigned_to: ends
                ? row.assigned_to.filter(({ id }) => id !== member.id)
                : [...row.assigned_to.filter(({ id }) => id !== member.id), person],
            }
          : null,
      )
      void queries.invalidateQueries({ queryKey: ['facets', workspaceId] })
      await queries.invalidateQueries({ queryKey: ['finding', workspaceId] })
      say({ text: ends ? words.unassignedFrom(member.name) : words.assigned(count, member.name), icon: 'i-user' })
      onClose()
    } catch (error) {
      sayRefused((error as Error).message)
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setMarked(Math.min(shown.length - 1, marked + 1))
    else if (event.key === 'ArrowUp') setMarked(Math.max(0, marked - 1))
    else if (event.key === 'Enter' && shown[marked]) void toggle(shown[marked])
    else return
    event.preventDefault()
  }
  return (
    <Dialog title={words.assignTitle(scope.count)} onClose={onClose}>
      <div className="dialog-body">
        <input
          ref={field}
          type="text"
          aria-label={words.people}
          placeholder={words.people}
          value={term}
          onChange={(event) => {
            setTerm(event.target.value)
            setMarked(0)
          }}
          onKeyDown={press}
        />
        <div className="recent" role="group" aria-label={words.assign}>
          {shown.map((member, index) => (
            <button
              key={member.id}
              type="button"
              className={index === marked ? 'is-marked' : undefined}
              aria-pressed={assigned.has(member.id)}
              onClick={() => void toggle(member)}
            >
              <Avatar name={member.name} />
              <span className="pop-face">{member.name}</span>
              <span className="pop-n">{member.email}</span>
            </button>
          ))}
          {shown.length === 0 && <p className="note">{words.noPeople}</p>}
        </div>
      </div>
    </Dialog>
  )
}
