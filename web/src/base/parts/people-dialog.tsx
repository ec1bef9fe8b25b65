import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useMembers } from '../session.ts'
import { strings } from '../strings.ts'
import { Avatar } from './avatar.tsx'
import { Dialog } from './dialog.tsx'
import { folded } from '../folded.ts'

const words = strings.desk

interface Props {
  title: string
  /** Those who have it already. */
  assigned: ReadonlySet<string>
  onPick(member: { id: string; name: string }): void
  onClose(): void
}

/** The people of the workspace, searched by name or address; a click or Enter picks one. */
export function PeopleDialog({ title, assigned, onPick, onClose }: Props) {
  const members = useMembers()
  const [term, setTerm] = useState('')
  const [marked, setMarked] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const shown = members.filter(({ name, email }) => folded(`${name} ${email}`).includes(folded(term)))
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setMarked(Math.min(shown.length - 1, marked + 1))
    else if (event.key === 'ArrowUp') setMarked(Math.max(0, marked - 1))
    else if (event.key === 'Enter' && shown[marked]) onPick(shown[marked])
    else return
    event.preventDefault()
  }
  return (
    <Dialog title={title} onClose={onClose}>
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
              onClick={() => onPick(member)}
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
