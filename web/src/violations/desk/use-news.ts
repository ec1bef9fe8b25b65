import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Schemas } from '../../base/api.ts'
import { useSession } from '../../base/session.ts'
import type { StateName } from '../../base/parts/state.tsx'
import { useLive } from '../../base/live.ts'
import type { AuditNews } from '../../base/live.ts'
import type { Progress } from './progress.ts'
import type { QueueStore, Row } from './queue-store.ts'
import { RESULT } from './scope.ts'
import type { Action } from './scope.ts'

type Entry = Schemas['TrailEntry']
interface Given {
  workspaceId: string
  auditId: string
  store: QueueStore
  progress: Progress
  openId: string | null
  groupId: string | null
}

/** Live changes by others: counts and rows are updated, the open finding shows a warning; new findings are only loaded on request. */
export function useNews({ workspaceId, auditId, store, progress, openId, groupId }: Given) {
  const queries = useQueryClient()
  const { user } = useSession()
  const [meanwhile, setMeanwhile] = useState<{ id: string; by: string; state: StateName; at: string } | null>(null)
  const [others, setOthers] = useState<string[]>([])
  const [total, setTotal] = useState<number | null>(null)
  const [shown, setShown] = useState<{ store: QueueStore; total: number } | null>(null)
  const renewing = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (total !== null && shown?.store !== store) setShown({ store, total })

  const renew = () => {
    clearTimeout(renewing.current)
    renewing.current = setTimeout(() => {
      void store.renew()
      void queries.invalidateQueries({ queryKey: ['finding', workspaceId] })
      void queries.invalidateQueries({ queryKey: ['asset', workspaceId] })
    }, 300)
  }
  const audit = (news: AuditNews) => {
    progress.said(news.by_state, news.version)
    setTotal(news.total_violations)
    queries.setQueryData<Schemas['AuditDetail']>(
      ['audit', workspaceId, auditId],
      (before) =>
        before && {
          ...before,
          status: news.status as Schemas['AuditDetail']['status'],
          total_assets: news.total_assets,
          completed_assets: news.completed_assets,
          failed_assets: news.failed_assets,
          total_violations: news.total_violations,
        },
    )
    // Nothing to keep in place in an empty list: new findings are loaded at once.
    if (store.ready && store.total === 0 && news.total_violations > 0) void store.renew()
  }
  const entry = (given: Entry) => {
    const mine = given.actor.kind === 'member' && given.actor.id === user?.id
    const touchesOpen =
      (given.violation_id !== null && given.violation_id === openId) || (given.group_id !== null && given.group_id === groupId)
    if (!mine && given.actor.kind === 'member')
      setOthers((before) => [given.actor.name, ...before.filter((name) => name !== given.actor.name)])
    const to = RESULT[given.action as Action] as StateName | undefined
    if (to) {
      if (given.violation_id === null && given.group_id === null) {
        if (!mine) renew()
      } else if (!mine) store.patch((row) => changed(row, given, to))
      if (!mine && touchesOpen && openId) setMeanwhile({ id: openId, by: given.actor.name, state: to, at: given.at })
    } else if (given.action === 'undo' && !mine) renew()
    else if (given.action === 'assign') void queries.invalidateQueries({ queryKey: ['facets', workspaceId] })
    else if (given.action === 'comment') store.patch((row) => (row.id === given.violation_id ? { comments: row.comments + 1 } : null))
    if (touchesOpen && !mine) void queries.invalidateQueries({ queryKey: ['finding', workspaceId, openId] })
  }
  const live = useLive(workspaceId, auditId, store.ready && store.fault === null ? store.version : null, { audit, entry, reload: renew })
  return {
    live,
    others,
    meanwhile: meanwhile?.id === openId ? meanwhile : null,
    forget: () => setMeanwhile(null),
    waiting: shown && total !== null && store.total > 0 ? Math.max(0, total - shown.total) : 0,
    showWaiting: () => {
      if (total !== null) setShown({ store, total })
      void store.renew()
    },
  }
}

/** A row after somebody's decision; the counts of a group change as far as they can be known here. */
function changed(row: Row, entry: Entry, to: StateName): Partial<Row> | null {
  const whole = entry.group_id !== null && row.group_id === entry.group_id
  if (!whole && row.id !== entry.violation_id) return null
  const states =
    row.group_states &&
    (row.review_state === to && !whole
      ? // Read after the decision that is told here: the counts have it.
        row.group_states
      : whole
        ? { undecided: 0, elevated_risk: 0, urgent_violation: 0, dismissed: 0, fixed: 0, [to]: row.group_size }
        : { ...row.group_states, [row.review_state]: Math.max(0, row.group_states[row.review_state] - 1), [to]: row.group_states[to] + 1 })
  return { review_state: to, dismissal_reason: entry.reason, decided_by: entry.actor.name, decided_at: entry.at, group_states: states }
}
