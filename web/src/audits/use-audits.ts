import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { API, call } from '../base/api.ts'
import type { Answer } from '../base/api.ts'
import { readEvents } from '../base/event-source.ts'
import { useWorkspace } from '../base/session.ts'
import type { AuditsSearch } from './search.ts'

type Page = Answer<'listAudits'>
type Summary = Page['audits'][number]
const PER_PAGE = 50

/** A growing window of the audits, updated live: counters change at once, a new audit is fetched when an event names it. */
export function useAudits({ search, status, by, pack }: AuditsSearch) {
  const { id } = useWorkspace()
  const queries = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: ['audits', id, search, status, by, pack],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        'listAudits',
        {
          workspace_id: id,
          offset: pageParam,
          limit: PER_PAGE,
          ...(search ? { search } : {}),
          ...(status ? { status } : {}),
          ...(by ? { created_by: by } : {}),
          ...(pack ? { pack } : {}),
        },
        signal,
      ),
    getNextPageParam: (last: Page, pages) =>
      pages.reduce((sum, page) => sum + page.audits.length, 0) < last.total ? pages.length * PER_PAGE : undefined,
  })
  useEffect(() => {
    const audit = (news: Partial<Summary> & { id: string }) => {
      let known = false
      let ended = false
      queries.setQueriesData<InfiniteData<Page>>(
        { queryKey: ['audits', id] },
        (before) =>
          before && {
            ...before,
            pages: before.pages.map((page) => ({
              ...page,
              audits: page.audits.map((audit) => {
                if (audit.id !== news.id) return audit
                known = true
                ended ||= audit.status !== news.status
                return { ...audit, ...news }
              }),
            })),
          },
      )
      if (!known || ended) void queries.invalidateQueries({ queryKey: ['audits', id] })
    }
    return readEvents(() => `${API}/w/${id}/events`, { on: { audit } })
  }, [id, queries])
  return query
}
