import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../base/api.ts'
import { assetQuery } from './asset-context.ts'
import type { OpenFinding } from './desk-context.ts'
import type { QueueStore, Row } from './queue-store.ts'
import type { DeskSearch } from './search.ts'

const SETTLED_AFTER = 120
const ADDRESS_AFTER = 400

/** The finding last stepped to: in which list, the address at that time, and the address last set. */
interface Step {
  id: string
  store: QueueStore
  from: string | undefined
  pushed: string | undefined
}

const findingQuery = (workspaceId: string, id: string) =>
  queryOptions({
    queryKey: ['finding', workspaceId, id],
    queryFn: ({ signal }) => call('getFinding', { workspace_id: workspaceId, violation_id: id }, signal),
    staleTime: 15_000,
    gcTime: 120_000,
  })

/**
 * The open finding: the one in the address, else the first of the list. The fields of its row are shown at once, the rest when it is
 * loaded; its neighbours are prefetched.
 */
export function useOpenFinding(
  workspaceId: string,
  store: QueueStore,
  grouped: boolean,
  search: DeskSearch,
  change: (next: Partial<DeskSearch>) => void,
) {
  const queries = useQueryClient()
  // A step is shown at once and written to the address when stepping pauses; another change of the address (a link, the back button) wins.
  const [stepped, setStepped] = useState<Step | null>(null)
  if (stepped && (stepped.store !== store || ![stepped.from, stepped.id, stepped.pushed].includes(search.finding))) setStepped(null)
  const said = useRef(search.finding)
  useEffect(() => {
    said.current = search.finding
  })
  // A stable function, so that a step does not render the rows.
  const setOpen = useCallback((id: string) => setStepped((before) => ({ id, store, from: said.current, pushed: before?.pushed })), [store])
  const openId = stepped?.id ?? search.finding ?? store.row(0)?.id ?? null
  useEffect(() => {
    if (!stepped || stepped.id === search.finding) return
    const timer = setTimeout(() => {
      setStepped((before) => before && { ...before, pushed: stepped.id })
      change({ finding: stepped.id })
    }, ADDRESS_AFTER)
    return () => clearTimeout(timer)
  }, [stepped, search.finding, change])
  const { data, error, isFetching } = useQuery({ ...findingQuery(workspaceId, openId ?? ''), enabled: openId !== null })
  const row = openId === null ? undefined : rowOf(store, openId)
  const finding: OpenFinding | null = data ?? (row ? fromRow(row) : null)
  const index = openId === null ? null : (store.indexOf(openId) ?? (grouped ? store.indexOfGroup(finding?.group_id ?? null) : null))

  // A finding that is not in the list, or does not exist, is replaced by the first of the list.
  const lost =
    store.ready && store.total > 0 && search.finding !== undefined && index === null && (error !== null || search.pane === undefined)
  const isOther = data !== undefined && data.audit_id !== store.request.auditId
  const known = search.finding === undefined || data !== undefined || error !== null
  const first = useRef<QueueStore | null>(null)
  useEffect(() => {
    // The group of a finding, and so its row, is known when it is loaded.
    if (!store.ready || !known || first.current === store) return
    first.current = store
    if (lost || isOther) change({ finding: undefined })
  }, [store, store.ready, known, lost, isOther, change])

  /** Length of the trail when this finding was opened: later decisions of others are conflicts. */
  const [seen, setSeen] = useState<{ id: string; version: number } | null>(null)
  if (data && seen?.id !== data.id) setSeen({ id: data.id, version: data.version })

  useEffect(() => {
    if (index === null) return
    const timer = setTimeout(() => {
      for (const next of [index + 1, index - 1, index + 2]) {
        const neighbour = store.row(next)
        if (!neighbour) continue
        void queries.prefetchQuery(findingQuery(workspaceId, neighbour.id))
        if (next === index + 1 && neighbour.asset_id) void queries.prefetchQuery(assetQuery(workspaceId, neighbour.asset_id))
      }
    }, SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [index, store, queries, workspaceId])

  return {
    setOpen,
    openId,
    finding,
    whole: data !== undefined,
    isOld: isFetching,
    index,
    seen: seen?.version ?? store.version,
    setSeen: (version: number) => setSeen((before) => before && { ...before, version: Math.max(before.version, version) }),
  }
}

function rowOf(store: QueueStore, id: string): Row | undefined {
  const index = store.indexOf(id)
  return index === null ? undefined : store.row(index)
}

/** The fields of a finding, without those that the queue does not have. */
function fromRow({ before: _before, after: _after, group_matching: _matching, group_states: states, ...row }: Row): OpenFinding {
  return states ? { ...row, group_states: states } : row
}
