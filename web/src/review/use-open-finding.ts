import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../base/api.ts'
import { assetQuery } from './asset-context.ts'
import type { OpenFinding } from './desk-context.ts'
import type { QueueStore, Row } from './queue-store.ts'
import type { DeskSearch } from './search.ts'

const SETTLED_AFTER = 120
const ADDRESS_AFTER = 400

/** The finding one stepped to, in which list, what the address said then, and what it was last told. */
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
 * The finding that is open: the one the address names, else the first of the list. What its row says shows at once, the
 * rest when it is there; its neighbours are fetched before one steps to them.
 */
export function useOpenFinding(
  workspaceId: string,
  store: QueueStore,
  grouped: boolean,
  search: DeskSearch,
  change: (next: Partial<DeskSearch>) => void,
) {
  const queries = useQueryClient()
  // A step shows at once and reaches the address when the stepping pauses; what the address says otherwise (a link, the way back) wins.
  const [stepped, setStepped] = useState<Step | null>(null)
  if (stepped && (stepped.store !== store || ![stepped.from, stepped.id, stepped.pushed].includes(search.finding))) setStepped(null)
  const said = useRef(search.finding)
  useEffect(() => {
    said.current = search.finding
  })
  // The same function whatever is open, so that a step leaves the rows as they are.
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
  const { data, error } = useQuery({ ...findingQuery(workspaceId, openId ?? ''), enabled: openId !== null })
  const row = openId === null ? undefined : rowOf(store, openId)
  const finding: OpenFinding | null = data ?? (row ? fromRow(row) : null)
  const index = openId === null ? null : (store.indexOf(openId) ?? (grouped ? store.indexOfGroup(finding?.group_id ?? null) : null))

  // What another list does not show, or what is not there at all, gives way to the first that is.
  const lost =
    store.ready && store.total > 0 && search.finding !== undefined && index === null && (error !== null || search.pane === undefined)
  const isOther = data !== undefined && data.audit_id !== store.request.auditId
  const known = search.finding === undefined || data !== undefined || error !== null
  const first = useRef<QueueStore | null>(null)
  useEffect(() => {
    // Which group a finding belongs to, and so its row, is known when it has been read.
    if (!store.ready || !known || first.current === store) return
    first.current = store
    if (lost || isOther) change({ finding: undefined })
  }, [store, store.ready, known, lost, isOther, change])

  /** How long the trail was when this finding was opened: what others decide after it is news to the reader. */
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
    index,
    seen: seen?.version ?? store.version,
    setSeen: (version: number) => setSeen((before) => before && { ...before, version: Math.max(before.version, version) }),
  }
}

function rowOf(store: QueueStore, id: string): Row | undefined {
  const index = store.indexOf(id)
  return index === null ? undefined : store.row(index)
}

/** The same fields as the whole finding, but for those the queue does not carry. */
function fromRow({ before: _before, after: _after, group_matching: _matching, group_states: states, ...row }: Row): OpenFinding {
  return states ? { ...row, group_states: states } : row
}
