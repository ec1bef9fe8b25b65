import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../base/api.ts'
import { say, sayRefused } from '../../base/parts/toast.tsx'
import { stateClass } from '../../base/parts/state.tsx'
import { useWorkspace } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import type { End } from '../desk/decisions.ts'
import { finishedJob } from '../desk/review-job.ts'
import { RESULT } from '../desk/scope.ts'
import type { Action } from '../desk/scope.ts'
import type { Row } from './inbox.tsx'
import { mineText } from './search.ts'
import type { Filter } from './search.ts'

const words = strings.inbox

/** More rows than an address can name. */
const MOST_PICKED = 200

/**
 * The rows that are picked, and what is done with them. A decision is made audit by audit, on what the inbox shows of those rows and
 * nothing else: what others have decided meanwhile is no longer shown, and stays as they decided.
 */
export function usePicks(rows: Row[], filter: Filter) {
  const { id: workspaceId } = useWorkspace()
  const queries = useQueryClient()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const lastUndo = useRef<(() => void) | null>(null)
  const chosen = rows.filter(({ item }) => picked.has(item))
  // Requests are answered one by one, with their reasons before one's eyes.
  const findings = chosen.filter(({ approval_id: approval }) => approval === null)
  const toggle = (row: Row) =>
    setPicked((before) => {
      const after = new Set(before)
      if (!after.delete(row.item) && after.size < MOST_PICKED) after.add(row.item)
      return after
    })
  const clear = () => setPicked(new Set())
  const renew = () =>
    Promise.all(['inbox', 'finding', 'audit', 'facets', 'trail'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
  const scopes = () =>
    [...Map.groupBy(findings, ({ audit_id: audit }) => audit)].map(([audit, some]) => ({
      audit_id: audit,
      filter: {
        mine: mineText(
          filter,
          some.map(({ item }) => item),
        ),
      },
    }))

  async function decide(action: Action, reason?: string, end?: End): Promise<void> {
    const made: { audit_id: string; number: number; violations_updated: number; waiting: number }[] = []
    try {
      for (const scope of scopes()) {
        const answer = await call('decide', { workspace_id: workspaceId, body: { scope, action, ...(reason ? { reason } : {}), ...end } })
        made.push('job_id' in answer ? await finishedJob(workspaceId, answer) : answer)
      }
      clear()
    } catch (error) {
      sayRefused(made.length === 0 ? (error as Error).message : words.partly(made.length, (error as Error).message))
    }
    const sum = (of: 'violations_updated' | 'waiting') => made.reduce((all, each) => all + each[of], 0)
    const undone = made.filter(({ violations_updated: n }) => n > 0)
    lastUndo.current = undone.length > 0 ? () => void undo(undone) : null
    if (made.length === scopes().length)
      say({
        text: [
          sum('violations_updated') > 0 && strings.desk.done[action](sum('violations_updated')),
          sum('waiting') > 0 && words.waiting(sum('waiting')),
        ]
          .filter(Boolean)
          .join('; '),
        icon: `st-${stateClass(RESULT[action])}`,
        ...(lastUndo.current ? { action: { label: strings.base.undo, key: 'Z', run: lastUndo.current } } : {}),
      })
    await renew()
  }

  async function undo(made: { audit_id: string; number: number }[]): Promise<void> {
    lastUndo.current = null
    let [updated, left, decided, action] = [0, 0, 0, '']
    try {
      for (const { audit_id: auditId, number } of made) {
        const answer = await call('undo', { workspace_id: workspaceId, body: { audit_id: auditId, number } })
        updated += answer.violations_updated
        left += answer.left
        decided += answer.undone.count
        action = answer.undone.action
      }
      say({ text: strings.desk.undone(strings.desk.nameOf(action, decided), updated, left), icon: 'i-undo' })
    } catch (error) {
      sayRefused((error as Error).message)
    }
    await renew()
  }

  async function assign(member: { id: string; name: string }): Promise<void> {
    let count = 0
    try {
      for (const scope of scopes()) {
        const answer = await call('assign', { workspace_id: workspaceId, body: { scope, add: [member.id] } })
        count += answer.violations_updated
      }
      clear()
      say({ text: strings.desk.assigned(count, member.name), icon: 'i-user' })
    } catch (error) {
      sayRefused((error as Error).message)
    }
    await renew()
  }

  return {
    picked,
    chosen,
    findings,
    toggle,
    pickAll: () => setPicked(new Set(rows.slice(0, MOST_PICKED).map(({ item }) => item))),
    clear,
    decide,
    assign,
    undoLast: () => lastUndo.current?.(),
  }
}

export type Picks = ReturnType<typeof usePicks>
