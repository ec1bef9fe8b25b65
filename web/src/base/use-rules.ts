import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'
import type { Schemas } from './api.ts'
import { useWorkspace } from './session.ts'

const PAGE_SIZE = 500

/** Every matching row, page by page: the library has more than one page. */
async function all<Row>(read: (offset: number) => Promise<{ total: number; rules: Row[] }>): Promise<Row[]> {
  const found: Row[] = []
  for (;;) {
    const { rules, total } = await read(found.length)
    found.push(...rules)
    if (rules.length === 0 || found.length >= total) return found
  }
}

export interface FoundRules {
  rules: Schemas['Rule'][]
  own: Schemas['OwnRuleListed'][]
  packs: Schemas['Pack'][]
  figures: Map<string, Schemas['RuleFigures']['rules'][number]>
  /** Published rules that can no longer be read, and why. */
  notRead: Map<string, string>
  loading: boolean
}

/** Rules of packs and of one's own, with what they found lately. */
export function useRules(search: string): FoundRules {
  const { id } = useWorkspace()
  const rules = useQuery({
    queryKey: ['rules', id, search],
    queryFn: ({ signal }) => all((offset) => call('listRules', { workspace_id: id, search, offset, limit: PAGE_SIZE }, signal)),
    placeholderData: keepPreviousData,
  })
  const own = useQuery({
    queryKey: ['own-rules', id, search],
    queryFn: ({ signal }) => all((offset) => call('listOwnRules', { workspace_id: id, search, offset, limit: PAGE_SIZE }, signal)),
    placeholderData: keepPreviousData,
  })
  const packs = useQuery({ queryKey: ['packs', id], queryFn: () => call('listPacks', { workspace_id: id }) })
  const figures = useQuery({ queryKey: ['rule-figures', id], queryFn: () => call('listRuleFigures', { workspace_id: id }) })
  const notRead = useQuery({ queryKey: ['own-rules', id, 'not read'], queryFn: () => call('listRulesNotRead', { workspace_id: id }) })
  return {
    rules: rules.data ?? [],
    own: own.data ?? [],
    packs: packs.data?.packs ?? [],
    figures: new Map((figures.data?.rules ?? []).map((figure) => [figure.rule_id, figure])),
    notRead: new Map((notRead.data?.rules ?? []).map(({ rule_id: ruleId, why }) => [ruleId, why])),
    loading: rules.isPending || packs.isPending || own.isPending,
  }
}
