import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from './api.ts'
import type { Schemas } from './api.ts'
import { useLive } from './live.ts'
import type { AuditNews } from './live.ts'

const PAUSE = 700

/** One audit, updated live: its counters at once, what the server must count a little later. */
export function useAudit(workspaceId: string, auditId: string): Schemas['AuditDetail'] | undefined {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const key = ['audit', workspaceId, auditId]
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('getAudit', { workspace_id: workspaceId, audit_id: auditId }, signal),
  })
  const again = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      for (const of of ['audit', 'audit-rules', 'timeline', 'assets', 'trail'])
        void queries.invalidateQueries({ queryKey: [of, workspaceId, auditId] })
    }, PAUSE)
  }
  const hear = (news: AuditNews) => {
    const before = queries.getQueryData<Schemas['AuditDetail']>(key)
    if (!before) return
    const {
      status,
      total_assets: total,
      completed_assets: completed,
      failed_assets: failed,
      total_violations: found,
      by_state: states,
    } = news
    const after = {
      ...before,
      status: status as Schemas['AuditDetail']['status'],
      // Said with the rest when it has been read again; until then an earlier end would make a wrong duration.
      completed_at: before.status === status ? before.completed_at : null,
      total_assets: total,
      completed_assets: completed,
      failed_assets: failed,
      total_violations: found,
      by_state: states,
    }
    queries.setQueryData(key, after)
    // The first event repeats what was just read.
    if (
      before.version !== news.version ||
      before.completed_assets !== completed ||
      before.failed_assets !== failed ||
      before.status !== status ||
      before.total_assets !== total
    )
      again()
  }
  useLive(workspaceId, auditId, data?.version ?? null, { audit: hear, entry: again, reload: again })
  if (error && !data) throw error
  return data
}
