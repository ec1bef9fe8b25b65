import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../base/api.ts'
import { useSettled } from '../../base/use-settled.ts'
import type { Entry } from './entries.ts'
import { folded } from '../../base/folded.ts'

const PER_KIND = 5

/** What the workspace has by the words of the search. What cannot be asked just now is not there. */
export function useFound(workspaceId: string, typed: string): { found: Entry[]; isSearching: boolean } {
  const search = useSettled(typed.trim(), 150)
  const { data = [], isFetching } = useQuery({
    queryKey: ['go-to', workspaceId, search],
    queryFn: ({ signal }) => find(workspaceId, search, signal),
    enabled: search !== '',
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })
  return { found: search === '' ? [] : data, isSearching: isFetching || search !== typed.trim() }
}

async function find(workspaceId: string, search: string, signal: AbortSignal): Promise<Entry[]> {
  const asked = { workspace_id: workspaceId, search, offset: 0, limit: PER_KIND }
  const settled = await Promise.allSettled<Entry[]>([
    call('listSites', asked, signal).then(({ sites }) =>
      sites.map(({ id, name }): Entry => ({ key: `site ${id}`, kind: 'site', name, to: `/sites/${id}` })),
    ),
    call('listAudits', asked, signal).then(({ audits }) =>
      audits.map(({ id, name }): Entry => ({ key: `audit ${id}`, kind: 'audit', name, to: `/audits/${id}` })),
    ),
    call('listDocuments', asked, signal).then(({ documents }) =>
      documents.map(({ id, title }): Entry => ({ key: `document ${id}`, kind: 'document', name: title, to: `/studio/${id}` })),
    ),
    call('listClaims', asked, signal).then(({ claims }) =>
      claims.map(({ id, number, wordings }): Entry => {
        const name = `${number} ${wordings[0]?.text ?? ''}`
        return { key: `claim ${id}`, kind: 'claim', name, to: `/claims/${id}` }
      }),
    ),
    call('listRules', asked, signal).then(({ rules }) =>
      rules.map(({ id, name }): Entry => ({ key: `rule ${id}`, kind: 'rule', name, to: `/rules/health/${id}` })),
    ),
    call('listMembers', { workspace_id: workspaceId }, signal).then(({ members }) =>
      members
        .filter(({ name, email }) => folded(`${name} ${email}`).includes(folded(search)))
        .slice(0, PER_KIND)
        .map(({ id, name }): Entry => ({ key: `person ${id}`, kind: 'person', name, to: '/settings/members' })),
    ),
  ])
  return settled.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}
