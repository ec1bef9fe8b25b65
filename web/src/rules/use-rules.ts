import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'
import { useWorkspace } from '../base/session.ts'

const PAGE_SIZE = 500

/** Every matching rule, page by page: the library has more than one page. */
async function allRules(workspaceId: string, search: string, signal: AbortSignal): Promise<Schemas['Rule'][]> {
  const found: Schemas['Rule'][] = []
  for (;;) {
    const { rules, total } = await call('listRules', { workspace_id: workspaceId, search, offset: found.length, limit: PAGE_SIZE }, signal)
    found.push(...rules)
    if (rules.length === 0 || found.length >= total) return found
  }
}

/** Rules and packs of the workspace. */
export function useRules(search: string): { rules: Schemas['Rule'][]; packs: Schemas['Pack'][]; loading: boolean } {
  const { id } = useWorkspace()
  const rules = useQuery({
    queryKey: ['rules', id, search],
    queryFn: ({ signal }) => allRules(id, search, signal),
    placeholderData: keepPreviousData,
  })
  const packs = useQuery({ queryKey: ['packs', id], queryFn: () => call('listPacks', { workspace_id: id }) })
  return { rules: rules.data ?? [], packs: packs.data?.packs ?? [], loading: rules.isPending || packs.isPending }
}
