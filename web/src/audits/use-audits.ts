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
/** A stream begins with all that there is: the list is read again once, after the last of a row of events. */
const PAUSE = 300

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
    const queryKey = ['audits', id]
    let renewing: ReturnType<typeof setTimeout> | undefined
    // An answer on its way may be older than the event, and replace what it said; a first one would not be asked for again.
    const renew = async () => {
      await queries.cancelQueries({ queryKey })
      await queries.invalidateQueries({ queryKey })
    }
    const audit = (news: Partial<Summary> & { id: string }) => {
      let known = false
      let ended = false
      queries.setQueriesData<InfiniteData<Page>>(
        { queryKey },
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
      if (known && !ended && queries.isFetching({ queryKey }) === 0) return
      clearTimeout(renewing)
      renewing = setTimeout(() => void renew(), PAUSE)
    }
    const stop = readEvents(() => `${API}/w/${id}/events`, { on: { audit } })
    return () => {
      stop()
      clearTimeout(renewing)
    }
  }, [id, queries])
  return query
}
