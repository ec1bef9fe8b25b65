import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RunChange } from '../../../../src/reviews/chart/run-changes.ts'
import { call } from '../../base/api.ts'
import { languageName } from '../../base/format.ts'
import type { ChipOption } from '../../base/parts/filter-chip.tsx'
import type { SeverityName } from '../../base/parts/severity.tsx'
import type { StateName } from '../../base/parts/state.tsx'
import { useMembers, useSession } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import type { DeskSearch, FilterName } from './search.ts'

const words = strings.desk
const DUE = ['overdue', 'week'] as const

export type OfferedName = Extract<
  FilterName,
  'change' | 'section' | 'language' | 'state' | 'severity' | 'rule' | 'pack' | 'asset' | 'assignee' | 'due'
>
export interface OfferedFilter {
  name: OfferedName
  label: string
  options: ChipOption[]
}

export const chosenIn = (search: DeskSearch, name: FilterName): string[] => search[name]?.split(',') ?? []

/** What a choice changes in the address. Of due dates there is one at a time; without a change there is nothing to compare with. */
export function withFilter(name: OfferedName, values: readonly string[]): Partial<DeskSearch> {
  if (name === 'due') return { due: values.at(-1) as DeskSearch['due'] }
  return { [name]: values.join(',') || undefined, ...(name === 'change' && values.length === 0 ? { against: undefined } : {}) }
}

/** The filters that an audit has something for, in the order they are shown in. Assets are too many for one list: those of a search. */
export function useFilters(workspaceId: string, auditId: string, search: DeskSearch, assetTerm: string): OfferedFilter[] {
  const { data } = useQuery({
    queryKey: ['facets', workspaceId, auditId, search.asset, assetTerm],
    queryFn: ({ signal }) =>
      call('facets', { workspace_id: workspaceId, audit_id: auditId, asset: search.asset, asset_search: assetTerm || undefined }, signal),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
  const { user } = useSession()
  const members = useMembers()
  const options: Record<OfferedName, ChipOption[]> = {
    change: (data?.changes ?? []).map((option) => ({ ...option, label: strings.sites.change[option.value as RunChange] })),
    section: withChosen(data?.sections ?? [], chosenIn(search, 'section')),
    language: withChosen(
      (data?.languages ?? []).map((option) => ({ ...option, label: languageName(option.value) })),
      chosenIn(search, 'language'),
    ),
    state: (data?.states ?? []).map((option) => ({ ...option, label: strings.base.stateShort[option.value as StateName] })),
    severity: (data?.severities ?? []).map((option) => ({ ...option, label: strings.base.severity[option.value as SeverityName] })),
    rule: data?.rules ?? [],
    pack: data?.packs ?? [],
    asset: data?.assets ?? [],
    assignee: assigneeOptions(data?.assignees ?? [], members, user?.id),
    due: DUE.map((value) => ({ value, label: words.due[value] })),
  }
  const isOffered = (name: OfferedName) =>
    name === 'change'
      ? options.change.length > 0 || search.change !== undefined
      : name === 'section' || name === 'language'
        ? search[name] !== undefined || options[name].length > 1
        : true
  return (Object.keys(options) as OfferedName[])
    .filter(isOffered)
    .map((name) => ({ name, label: words.filter[name], options: options[name] }))
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
