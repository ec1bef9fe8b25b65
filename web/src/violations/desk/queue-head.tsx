import { memo, useDeferredValue, useState } from 'react'
import { FilterChip } from '../../base/parts/filter-chip.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { Menu } from '../../base/parts/menu.tsx'
import { SearchField } from '../../base/parts/search-field.tsx'
import { Segmented } from '../../base/parts/segmented.tsx'
import { strings } from '../../base/strings.ts'
import { fullDate } from '../../base/format.ts'
import type { DeskValue } from './desk-context.ts'
import { faceOf } from './filter-faces.tsx'
import { chosenIn, useFilters, withFilter } from './filter-options.ts'
import { QueueCount } from './queue-count.tsx'
import { SORTS } from './search.ts'

const words = strings.desk
const panel = strings.deskFilters

type Props = Pick<DeskValue, 'search' | 'change' | 'grouped' | 'workspaceId' | 'auditId' | 'askFilters'>

/** Search, filters, view and order, all stored in the address. Memoised: a step to the next finding does not render it. */
export const QueueHead = memo(function QueueHead({ search, change, grouped, workspaceId, auditId, askFilters }: Props) {
  const [assetTerm, setAssetTerm] = useState('')
  const filters = useFilters(workspaceId, auditId, search, useDeferredValue(assetTerm))
  const sort = search.sort ?? 'severity'
  return (
    <div className="queue-head">
      <SearchField
        label={words.searchLabel}
        value={search.search ?? ''}
        onSearch={(term) => {
          if (term !== (search.search ?? '')) change({ search: term || undefined })
        }}
      />
      <div className="chips" role="group" aria-label={words.filters}>
        <button className="chip chip-all" type="button" title={panel.all} onClick={askFilters}>
          <Icon name="i-filter" />
          <span className="vh">{panel.all}</span>
          <kbd aria-hidden="true">L</kbd>
        </button>
        {search.ends && (
          <FilterChip
            name={strings.ends.filter}
            options={[
              { value: search.ends, label: search.ends === 'ended' ? strings.ends.hasEnded : strings.ends.endsBy(fullDate(search.ends)) },
            ]}
            chosen={[search.ends]}
            onChange={() => change({ ends: undefined })}
          />
        )}
        {search.group && (
          <FilterChip
            name={words.filter.group}
            options={[{ value: search.group, label: words.thisGroup }]}
            chosen={[search.group]}
            onChange={() => change({ group: undefined })}
          />
        )}
        {filters.map(({ name, label, options }) => (
          <FilterChip
            key={name}
            name={label}
            options={options.map((option) => ({ ...option, face: faceOf(name, option.value) }))}
            chosen={chosenIn(search, name)}
            onChange={(values) => change(withFilter(name, values))}
            onTerm={name === 'asset' ? setAssetTerm : undefined}
          />
        ))}
      </div>
      <div className="queue-tools">
        <QueueCount />
        <Segmented
          label={words.view}
          value={grouped ? 'grouped' : 'each'}
          options={[
            { value: 'grouped', label: words.grouped },
            { value: 'each', label: words.each },
          ]}
          onChange={(view) => change({ view })}
        />
        <Menu
          label={words.sortBy}
          align="end"
          items={SORTS.map((key) => ({
            key,
            label: words.sort[key],
            checked: key === sort,
            onSelect: () => change({ sort: key === 'severity' ? undefined : key }),
          }))}
          trigger={
            <button className="btn btn-ghost btn-sm" type="button">
              <span className="vh">{words.sortBy}: </span>
              <Icon name="i-sort" />
              <span className="sort-l">{words.sort[sort]}</span>
            </button>
          }
        />
      </div>
    </div>
  )
})
