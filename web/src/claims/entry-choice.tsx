import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { langTag } from '../base/format.ts'
import { Field } from '../base/parts/field.tsx'
import { SearchField } from '../base/parts/search-field.tsx'
import { useWorkspace } from '../base/session.ts'
import { strings } from '../base/strings.ts'

const words = strings.claimProofs
const SHOWN = 8

interface Props {
  busy: boolean
  fault: string | null
  onChoose(entry: Schemas['EntrySourceInput']): void
}

/** An entry of a knowledge base, searched for and chosen. */
export function EntryChoice({ busy, fault, onChoose }: Props) {
  const { id: workspaceId } = useWorkspace()
  const [base, setBase] = useState('')
  const [search, setSearch] = useState('')
  const { data: bases } = useQuery({
    queryKey: ['infobases', workspaceId],
    queryFn: ({ signal }) => call('listInfobases', { workspace_id: workspaceId }, signal),
  })
  const { data: found } = useQuery({
    queryKey: ['entries', workspaceId, base, 'proof', search],
    queryFn: ({ signal }) => call('listEntries', { workspace_id: workspaceId, infobase_id: base, search, limit: SHOWN }, signal),
    enabled: base !== '',
  })
  return (
    <div className="entry-choice">
      <Field label={words.base} fault={fault}>
        {(control) => (
          <select {...control} value={base} onChange={(event) => setBase(event.target.value)}>
            <option value="">{words.chooseBase}</option>
            {(bases?.infobases ?? []).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {base !== '' && <SearchField label={words.searchEntries} value={search} onSearch={setSearch} shortcut={false} />}
      {found?.entries.length === 0 && <p className="note">{words.noEntry}</p>}
      <ul className="entry-options">
        {(found?.entries ?? []).map((entry) => (
          <li key={entry.id}>
            <button
              className="btn btn-ghost"
              type="button"
              disabled={busy}
              onClick={() => onChoose({ infobase_id: base, entry_id: entry.id })}
            >
              {entry.title && <b dir="auto">{entry.title}</b>}
              <span lang={langTag(entry.language_key)} dir="auto">
                {entry.content}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
