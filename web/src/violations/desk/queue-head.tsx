import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo, useDeferredValue, useState } from 'react'
import { call } from '../../base/api.ts'
import { FilterChip } from '../../base/parts/filter-chip.tsx'
import type { ChipOption } from '../../base/parts/filter-chip.tsx'
import { Icon } from '../../base/parts/icon.tsx'
import { Menu } from '../../base/parts/menu.tsx'
import { SearchField } from '../../base/parts/search-field.tsx'
import { Segmented } from '../../base/parts/segmented.tsx'
import { SeverityLabel } from '../../base/parts/severity.tsx'
import type { SeverityName } from '../../base/parts/severity.tsx'
import { State } from '../../base/parts/state.tsx'
import type { StateName } from '../../base/parts/state.tsx'
import { useMembers, useSession } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import type { RunChange } from '../../../../src/reviews/chart/run-changes.ts'
import { fullDate, languageName } from '../../base/format.ts'
import type { DeskValue } from './desk-context.ts'
import { QueueCount } from './queue-count.tsx'
import { SORTS } from './search.ts'
import type { DeskSearch, FilterName } from './search.ts'

const words = strings.desk
const DUE = ['overdue', 'week'] as const
const CHIPS = ['state', 'severity', 'rule', 'pack', 'asset', 'assignee'] as const

type Props = Pick<DeskValue, 'search' | 'change' | 'grouped' | 'workspaceId' | 'auditId'>

/** Search, filters, view and order, all stored in the address. Memoised: a step to the next finding does not render it. */
export const QueueHead = memo(function QueueHead({ search, change, grouped, workspaceId, auditId }: Props) {
  const [assetTerm, setAssetTerm] = useState('')
  const options = useFilterOptions(workspaceId, auditId, search.asset, useDeferredValue(assetTerm))
  const chosen = (name: FilterName) => search[name]?.split(',') ?? []
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
        {options.change.length > 0 || search.change ? (
          <FilterChip
            name={words.filter.change}
            options={options.change}
            chosen={chosen('change')}
            onChange={(values) => change({ change: values.join(',') || undefined, ...(values.length === 0 ? { against: undefined } : {}) })}
          />
        ) : null}
        {(['section', 'language'] as const)
          .filter((name) => search[name] || options[name].length > 1)
          .map((name) => (
            <FilterChip
              key={name}
              name={words.filter[name]}
              options={withChosen(options[name], chosen(name))}
              chosen={chosen(name)}
              onChange={(values) => change({ [name]: values.join(',') || undefined })}
            />
          ))}
        {CHIPS.map((name) => (
          <FilterChip
            key={name}
            name={words.filter[name]}
            options={options[name]}
            chosen={chosen(name)}
            onChange={(values) => change({ [name]: values.join(',') || undefined })}
            onTerm={name === 'asset' ? setAssetTerm : undefined}
          />
        ))}
        <FilterChip
          name={words.filter.due}
          options={DUE.map((value) => ({ value, label: words.due[value] }))}
          chosen={chosen('due')}
          onChange={(values) => change({ due: values.at(-1) as DeskSearch['due'] })}
        />
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

function useFilterOptions(
  workspaceId: string,
  auditId: string,
  asset?: string,
  assetTerm = '',
): Record<(typeof CHIPS)[number] | 'change' | 'section' | 'language', ChipOption[]> {
  const { data } = useQuery({
    queryKey: ['facets', workspaceId, auditId, asset, assetTerm],
    queryFn: ({ signal }) =>
      call('facets', { workspace_id: workspaceId, audit_id: auditId, asset, asset_search: assetTerm || undefined }, signal),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
  const { user } = useSession()
  const members = useMembers()
  const faces = (list: ChipOption[] | undefined, face: (value: string) => ChipOption['face']) =>
    (list ?? []).map((option) => ({ ...option, face: face(option.value) }))
  return {
    state: faces(
      data?.states.map((option) => ({ ...option, label: strings.base.stateShort[option.value as StateName] })),
      (value) => <State value={value as StateName} />,
    ),
    severity: faces(
      data?.severities.map((option) => ({ ...option, label: strings.base.severity[option.value as SeverityName] })),
      (value) => <SeverityLabel value={value as SeverityName} />,
    ),
    change: (data?.changes ?? []).map((option) => ({ ...option, label: strings.sites.change[option.value as RunChange] })),
    rule: data?.rules ?? [],
    pack: data?.packs ?? [],
    section: data?.sections ?? [],
    language: (data?.languages ?? []).map((option) => ({ ...option, label: languageName(option.value) })),
    asset: data?.assets ?? [],
    assignee: assigneeOptions(data?.assignees ?? [], members, user?.id),
  }
}

/** What is chosen can be taken off although nothing is found there any more. */
const withChosen = (options: ChipOption[], chosen: string[]): ChipOption[] => [
  ...options,
  ...chosen.filter((value) => !options.some((option) => option.value === value)).map((value) => ({ value, label: value })),
]

/** The person first, then nobody, then everybody who could be assigned: the filter can be set before anything is assigned. */
function assigneeOptions(assigned: ChipOption[], members: { id: string; name: string }[], me: string | undefined): ChipOption[] {
  const counted = new Map(assigned.map((option) => [option.value, option]))
  const option = (value: string, label: string): ChipOption => ({ value, label, count: counted.get(value)?.count ?? 0 })
  const others = [...assigned, ...members.filter(({ id }) => !counted.has(id)).map(({ id, name }) => option(id, name))]
  return [
    ...(me ? [option(me, words.assignedToMe)] : []),
    option('nobody', words.nobody),
    ...others.filter(({ value }) => value !== me && value !== 'nobody'),
  ]
}
