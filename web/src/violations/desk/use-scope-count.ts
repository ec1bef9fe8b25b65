import { useQuery } from '@tanstack/react-query'
import { call } from '../../base/api.ts'
import { useDesk } from './desk-context.ts'
import type { Scope } from './scope.ts'

/** Number and states of the findings a decision would affect, and conflicting decisions; never cached. */
export function useScopeCount({ given, seen }: Scope) {
  const { workspaceId } = useDesk()
  return useQuery({
    queryKey: ['count', workspaceId, given, seen],
    queryFn: () => call('countScope', { workspace_id: workspaceId, body: { scope: given, seen } }),
    staleTime: 0,
    gcTime: 0,
  })
}
