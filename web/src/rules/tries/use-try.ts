import { useQuery } from '@tanstack/react-query'
import { call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { useWorkspace } from '../../base/session.ts'

export type RuleTry = Schemas['PageTry']
export type TriedSentence = Schemas['TriedSentence']

/** Often enough that the two numbers move, seldom enough that nobody notices the asking. */
const ASKED_EVERY = 400

export const isUnderWay = (tried: RuleTry | undefined): boolean => tried?.state === 'waiting' || tried?.state === 'running'

/** A try, asked for again while it runs. */
export function useTry(tryId: string | undefined) {
  const { id: workspaceId } = useWorkspace()
  return useQuery({
    queryKey: ['rule-try', workspaceId, tryId],
    queryFn: ({ signal }) => call('getRuleTry', { workspace_id: workspaceId, try_id: tryId! }, signal),
    enabled: tryId !== undefined,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? ASKED_EVERY : false),
  })
}

/** What people made of findings like a sentence that would be added. */
export function verdictOf({ like, finding }: TriedSentence): 'right' | 'false' | 'none' {
  const counts = like?.counts ?? (finding && finding.state !== 'undecided' ? { [finding.state]: 1 } : {})
  const right = (counts.fixed ?? 0) + (counts.elevated_risk ?? 0) + (counts.urgent_violation ?? 0)
  const dismissed = counts.dismissed ?? 0
  return right + dismissed === 0 ? 'none' : dismissed > right ? 'false' : 'right'
}
