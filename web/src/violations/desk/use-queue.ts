import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { QueueStore } from './queue-store.ts'
import type { View } from './queue-store.ts'
import { filterOf } from './search.ts'
import type { DeskSearch, Sort } from './search.ts'
import type { Progress } from './progress.ts'

/** The queue of an audit under a filter; a new store for each filter, view and order. */
export function useQueue(workspaceId: string, auditId: string, search: DeskSearch, view: View, sort: Sort, progress: Progress): QueueStore {
  const filter = JSON.stringify(filterOf(search))
  const [store, setStore] = useState(() => new QueueStore({ workspaceId, auditId, search, view, sort }))
  const request = useMemo(
    () => ({ workspaceId, auditId, search: JSON.parse(filter) as DeskSearch, view, sort }),
    [workspaceId, auditId, filter, view, sort],
  )
  const { finding } = search
  useEffect(() => {
    const next = new QueueStore(request)
    next.onWindow = ({ progress: counts, version }) => progress.said(counts, version)
    setStore(next)
    void next.open(finding ?? null)
    return () => next.close()
    // The open finding decides where a new list begins; opening another does not make a new list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [request, progress])
  useSyncExternalStore(store.subscribe, store.revision)
  return store
}
