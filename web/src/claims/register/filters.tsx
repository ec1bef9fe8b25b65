import type { RefObject } from 'react'
import { REGISTER_KINDS, REGISTER_STATES } from '../../../../src/contract/values.ts'
import type { Answer } from '../../base/api.ts'
import { FilterChip } from '../../base/parts/filter-chip.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { SearchField } from '../../base/parts/search-field.tsx'
import { strings } from '../../base/strings.ts'
import { useSlash } from '../../base/use-slash.ts'
import type { RegisterSearch } from './search.ts'

const words = strings.register

interface Props {
  first: Answer<'listRegister'>
  search: RegisterSearch
  inputRef: RefObject<HTMLInputElement | null>
  onChange(changed: { [key in keyof RegisterSearch]?: RegisterSearch[key] | undefined }): void
}

/** Narrows the register; each chip has one value, the newest that was chosen. */
export function RegisterFilters({ first, search, inputRef, onChange }: Props) {
  useSlash(inputRef)
  const one = (field: 'kind' | 'state' | 'medium' | 'approver', name: string, options: { value: string; label: string }[]) => (
    <FilterChip
      name={name}
      options={options}
      chosen={search[field] ? [search[field]] : []}
      onChange={(chosen) => onChange({ [field]: chosen.at(-1) })}
    />
  )
  const counts: Record<string, number> = first.states
  return (
    <div className="toolbar">
      <SearchField
        label={words.search}
        value={search.search ?? ''}
        onSearch={(term) => onChange({ search: term || undefined })}
        inputRef={inputRef}
      />
      <div className="chips">
        {one(
          'kind',
          words.kind,
          REGISTER_KINDS.map((value) => ({ value, label: words.kinds[value] })),
        )}
        {one(
          'state',
          strings.claims.stateFilter,
          REGISTER_STATES.map((value) => ({ value, label: words.states[value], count: counts[value] ?? 0 })),
        )}
        {one(
          'medium',
          words.medium,
          first.media.map((value) => ({ value, label: value })),
        )}
        {one(
          'approver',
          words.approver,
          first.approvers.map(({ id, name }) => ({ value: id, label: name })),
        )}
        {(first.incomplete > 0 || search.incomplete) && (
          <button
            className={search.incomplete ? 'chip is-on' : 'chip'}
            type="button"
            aria-pressed={search.incomplete === 'true'}
            onClick={() => onChange({ incomplete: search.incomplete ? undefined : 'true' })}
          >
            <span className="chip-t">{words.incomplete(first.incomplete)}</span>
          </button>
        )}
        <label className="reg-day">
          <span>{words.onDay}</span>
          <input type="date" value={search.on ?? ''} onChange={(event) => onChange({ on: event.target.value || undefined })} />
        </label>
      </div>
      {first.gaps.length === 0 && (
        <p className="note push">
          <Icon name="i-check" /> {words.whole(first.highest)}
        </p>
      )}
    </div>
  )
}
