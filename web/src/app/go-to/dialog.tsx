import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { LONGEST_SEARCH } from '../../../../src/contract/limits.ts'
import { Dialog } from '../../base/parts/dialog.tsx'
import { strings } from '../../base/strings.ts'
import { fixedEntries, matching } from './entries.ts'
import type { Entry } from './entries.ts'
import { useFound } from './use-found.ts'

const words = strings.goTo

/** Everything by its name: typed, chosen with the arrows, opened with Enter. */
export function GoToDialog({ workspaceId, onClose }: { workspaceId: string; onClose(): void }) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const navigate = useNavigate()
  const { found, isSearching } = useFound(workspaceId, typed)
  const search = typed.trim()
  const fixed = fixedEntries()
  const inbox: Entry = { key: 'finding', kind: 'finding', name: words.findings(search), to: '/mine', search: { search } }
  const entries = search === '' ? fixed : [...matching(fixed, search), ...found, inbox]
  const chosen = entries[Math.min(at, entries.length - 1)]
  const option = useRef<HTMLLIElement>(null)
  useEffect(() => {
    option.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen?.key])

  const open = (entry: Entry | undefined) => {
    if (!entry) return
    onClose()
    if (entry.act) entry.act()
    else void navigate({ to: `/w/${workspaceId}${entry.to}`, search: entry.search ?? {} })
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }
    const next = steps[event.key]
    if (event.key === 'Enter') open(chosen)
    else if (next !== undefined && entries.length > 0) setAt((next + entries.length) % entries.length)
    else return
    event.preventDefault()
  }
  return (
    <Dialog title={words.title} onClose={onClose} foot={<p className="note">{words.foot}</p>}>
      <div className="go-to">
        <input
          className="input"
          type="text"
          role="combobox"
          aria-label={words.label}
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={chosen && `${list}-${chosen.key}`}
          placeholder={words.label}
          autoComplete="off"
          data-first
          maxLength={LONGEST_SEARCH}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
        <ul id={list} role="listbox" aria-label={words.title} aria-busy={search !== '' && isSearching}>
          {entries.map((entry) => (
            <li
              key={entry.key}
              id={`${list}-${entry.key}`}
              ref={entry === chosen ? option : undefined}
              role="option"
              aria-selected={entry === chosen}
              onClick={() => open(entry)}
            >
              <span>{entry.name}</span>
              <span className="sub">{words.kinds[entry.kind]}</span>
            </li>
          ))}
        </ul>
        <p className="note" role="status">
          {search !== '' && isSearching ? words.searching : search !== '' && entries.length === 1 ? words.none : ''}
        </p>
      </div>
    </Dialog>
  )
}
