import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { LONGEST_COMMENT } from '../../../../src/contract/limits.ts'
import { call } from '../../base/api.ts'
import { Avatar } from '../../base/parts/avatar.tsx'
import { sayRefused } from '../../base/parts/toast.tsx'
import { useMembers } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { useDesk } from './desk-context.ts'
import { folded } from '../../base/folded.ts'

const words = strings.desk
const MAX_SUGGESTIONS = 6

/** A comment; @ suggests members, and mentioned ones are assigned. Ctrl Enter sends. */
export function Composer() {
  const { finding, workspaceId, store } = useDesk()
  const members = useMembers()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [caret, setCaret] = useState(0)
  const [marked, setMarked] = useState(0)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const typed = /(?:^|\s)@([^\s@]*(?: [^\s@]*)?)$/u.exec(text.slice(0, caret))?.[1]
  const offered =
    typed === undefined
      ? []
      : members.filter(({ name, email }) => folded(`${name} ${email}`).includes(folded(typed))).slice(0, MAX_SUGGESTIONS)

  const insert = (name: string) => {
    const start = caret - (typed?.length ?? 0)
    const next = `${text.slice(0, start)}${name} ${text.slice(caret)}`
    setText(next)
    setCaret(start + name.length + 1)
    setMarked(0)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(start + name.length + 1, start + name.length + 1)
    })
  }
  const send = async () => {
    const comment = text.trim()
    if (comment === '' || !finding || busy) return
    setBusy(true)
    try {
      const mentions = members.filter(({ name }) => comment.includes(`@${name}`)).map((member) => member.id)
      const { assigned_to: assigned } = await call('comment', {
        workspace_id: workspaceId,
        violation_id: finding.id,
        body: { comment, mentions },
      })
      store.patch((row) => (row.id === finding.id ? { assigned_to: assigned } : null))
      setText('')
      void queries.invalidateQueries({ queryKey: ['facets', workspaceId] })
      await queries.invalidateQueries({ queryKey: ['finding', workspaceId, finding.id] })
    } catch (error) {
      sayRefused((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const press = (event: KeyboardEvent) => {
    const chosen = offered[marked]
    if (chosen && event.key === 'ArrowDown') setMarked((marked + 1) % offered.length)
    else if (chosen && event.key === 'ArrowUp') setMarked((marked + offered.length - 1) % offered.length)
    else if (chosen && (event.key === 'Enter' || event.key === 'Tab') && !event.ctrlKey) insert(chosen.name)
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
    else if (event.key === 'Escape') field.current?.blur()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="composer">
      <textarea
        ref={field}
        id="comment"
        rows={text === '' ? 1 : 3}
        maxLength={LONGEST_COMMENT}
        placeholder={words.commentHint}
        aria-label={words.comment}
        value={text}
        dir="auto"
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? id : undefined}
        aria-activedescendant={offered[marked] ? `${id}-${marked}` : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setCaret(event.target.selectionStart)
          setMarked(0)
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={press}
      />
      {text === '' && (
        <span className="composer-end" aria-hidden="true">
          <kbd>C</kbd>
        </span>
      )}
      {offered.length > 0 && (
        <ul className="pop composer-offer" id={id} role="listbox" aria-label={words.mention}>
          {offered.map((member, index) => (
            <li
              key={member.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === marked}
              className="pop-item"
              onMouseDown={(event) => {
                event.preventDefault()
                insert(member.name)
              }}
            >
              <Avatar name={member.name} />
              <span className="pop-face">{member.name}</span>
              <span className="pop-n">{member.email}</span>
            </li>
          ))}
        </ul>
      )}
      {text !== '' && (
        <p className="composer-do">
          <button className="btn btn-sm" type="button" disabled={busy || text.trim() === ''} onClick={() => void send()}>
            {words.send} <kbd aria-hidden="true">{strings.base.keyCap.ctrl}</kbd>
            <kbd aria-hidden="true">{strings.base.keyCap.enter}</kbd>
          </button>
        </p>
      )}
    </div>
  )
}
