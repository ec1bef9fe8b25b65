import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { say, sayRefused } from '../../base/parts/toast.tsx'
import { stateClass } from '../../base/parts/state.tsx'
import { useSession } from '../../base/session.ts'
import { strings } from '../../base/strings.ts'
import { changeTo } from './progress.ts'
import type { Progress } from './progress.ts'
import type { QueueStore, Row } from './queue-store.ts'
import { finishedJob } from './review-job.ts'
import { RESULT } from './scope.ts'
import type { Action, Scope } from './scope.ts'

const words = strings.desk
export type Conflicts = Schemas['ScopeCount']['conflicts']
export type Finding = Schemas['FindingDetail']

export interface End {
  until: string
  owner_id: string | null
}

export interface Decision {
  action: Action
  scope: Scope
  reason?: string | undefined
  /** Until when it holds, and who answers for it. */
  end?: End | undefined
  /** The user has seen what others decided meanwhile. */
  despite?: boolean
}

/** A decision on many findings that a worker makes. */
export interface UnderWay {
  action: Action
  count: number
  done: number
}

/** Makes decisions: shown optimistically, rolled back with a message where the server refuses, reverted by undo. */
export function useDecisions(
  workspaceId: string,
  store: QueueStore,
  progress: Progress,
  onConflict: (decision: Decision, conflicts: Conflicts) => void,
  onDone: (version: number) => void,
  /** What was undone is looked at again: the finding or the group that the decision was made on. */
  onUndone: (findingId: string) => void,
) {
  const queries = useQueryClient()
  const { user } = useSession()
  const [underWay, setUnderWay] = useState<UnderWay | null>(null)
  /** Whether the person's last decision was made: undo without a number means that one, and never one before it. */
  const last = useRef<'made' | 'deciding' | 'not made'>('made')

  /** By the number of a decision of this page: the finding it was made on. */
  const madeOn = useRef(new Map<number, string>())

  const renewFindings = () => {
    void queries.invalidateQueries({ queryKey: ['finding', workspaceId] })
    void queries.invalidateQueries({ queryKey: ['asset', workspaceId] })
    void queries.invalidateQueries({ queryKey: ['facets', workspaceId] })
  }

  /** Without a number: the person's last decision in this audit that stands, whenever it was made. */
  async function undo(auditId: string, number?: number) {
    if (number === undefined && last.current !== 'made') {
      sayRefused(last.current === 'deciding' ? words.stillDeciding : words.notMade)
      return
    }
    try {
      const {
        violations_updated: updated,
        undone,
        undoes,
        left,
        progress: counts,
        version,
      } = await call('undo', { workspace_id: workspaceId, body: { audit_id: auditId, ...(number ? { number } : {}) } })
      progress.said(counts, version)
      onDone(version)
      await store.renew()
      renewFindings()
      const finding = madeOn.current.get(undoes)
      if (finding) onUndone(finding)
      say({ text: words.undone(words.nameOf(undone.action, undone.count), updated, left), icon: 'i-undo' })
    } catch (error) {
      sayRefused((error as Error).message)
    }
  }

  /** Answers whether the server has taken it. */
  async function decide(decision: Decision): Promise<boolean> {
    const { action, scope, reason, end: until, despite = false } = decision
    const to = RESULT[action]
    const restoreRows = store.patch((row) => (scope.touches(row) ? decided(row, scope, to, reason ?? null, user?.name ?? '', until) : null))
    const restoreFindings = patchFindings(scope, to, reason ?? null, until)
    const end = progress.begin(scope.from ? changeTo(scope.from, to) : {})
    const settled = store.deciding()
    last.current = 'deciding'
    try {
      const answer = await call('decide', {
        workspace_id: workspaceId,
        body: { scope: scope.given, action, ...(reason ? { reason } : {}), ...until, seen: scope.seen, despite_conflict: despite },
      })
      const result = 'job_id' in answer ? await finishedJob(workspaceId, answer, (job) => setUnderWay({ action, ...job })) : answer
      last.current = 'made'
      if (scope.given.violation_id) madeOn.current.set(result.number, scope.given.violation_id)
      progress.said(result.progress, result.version)
      end()
      onDone(result.version)
      if (result.waiting > 0) {
        restoreRows()
        restoreFindings()
      }
      say({
        text: [
          result.violations_updated > 0 && words.done[action](result.violations_updated),
          result.waiting > 0 && strings.inbox.waiting(result.waiting),
        ]
          .filter(Boolean)
          .join('; '),
        icon: result.violations_updated > 0 ? `st-${stateClass(to)}` : 'i-eyes',
        ...(result.violations_updated > 0
          ? {
              action: {
                label: words.undoOf(words.nameOf(action, result.violations_updated)),
                key: 'Z',
                run: () => void undo(result.audit_id, result.number),
              },
            }
          : {}),
      })
      renewFindings()
      if (scope.kind === 'selected' || result.waiting > 0) void store.renew()
      return true
    } catch (error) {
      last.current = 'not made'
      end()
      restoreRows()
      restoreFindings()
      const { status, body } = error instanceof ApiError ? error : { status: -1, body: null }
      const conflicts = (body as { conflicts?: Conflicts } | null)?.conflicts
      if (status === 409 && conflicts) {
        renewFindings()
        onConflict(decision, conflicts)
      } else sayRefused(words.refused((error as Error).message))
      return false
    } finally {
      setUnderWay(null)
      settled()
    }
  }

  /** Open or cached findings show the decision at once. */
  function patchFindings(scope: Scope, to: Finding['review_state'], reason: string | null, end: End | undefined): () => void {
    const before = queries.getQueriesData<Finding>({ queryKey: ['finding', workspaceId] })
    const id = scope.given.violation_id
    for (const [key, finding] of before) {
      if (!finding) continue
      const touched = id
        ? finding.id === id ||
          (scope.kind === 'group' &&
            finding.group_id !== null &&
            finding.group_id === before.find(([, other]) => other?.id === id)?.[1]?.group_id)
        : scope.touches(finding as unknown as Row)
      if (touched)
        queries.setQueryData(key, { ...finding, ...endOf(end), review_state: to, dismissal_reason: reason, decided_by: user?.name ?? null })
    }
    return () => before.forEach(([key, finding]) => queries.setQueryData(key, finding))
  }

  return { decide, undo, underWay }
}

/** Who answers for it is known once it is read again. */
const endOf = (end: End | undefined) => ({ until: end?.until ?? null, owner: null, ended: null })

function decided(row: Row, scope: Scope, to: Row['review_state'], reason: string | null, who: string, end: End | undefined): Partial<Row> {
  const changed = { ...endOf(end), review_state: to, dismissal_reason: reason, decided_by: who, decided_at: new Date().toISOString() }
  if (!row.group_states) return changed
  const states = { ...row.group_states }
  if (scope.kind === 'one') {
    states[row.review_state] = Math.max(0, states[row.review_state] - 1)
    states[to]++
  } else {
    for (const state of Object.keys(states) as (keyof typeof states)[]) states[state] = 0
    states[to] = row.group_size
  }
  return { ...changed, group_states: states }
}
