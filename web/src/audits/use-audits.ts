import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { API, call } from '../base/api.ts'
import type { Answer } from '../base/api.ts'
import { readEvents } from '../base/event-source.ts'
import { useWorkspace } from '../base/session.ts'
import type { AuditsSearch } from './search.ts'

type Page = Answer<'listAudits'>
type Summary = Page['audits'][number]
type News = Partial<Summary> & { id: string }
const PER_PAGE = 50
/** A stream begins with all that there is: the list is read again once for all of a row of events. */
const PAUSE = 300

/**
 * A growing window of the audits, updated live: counters change at once, a new audit is fetched when an event names it. An answer may be
 * older than events that came while it was on its way: what they said is laid over it.
 */
export function useAudits({ search, status, by, pack }: AuditsSearch) {
  const { id } = useWorkspace()
  const queries = useQueryClient()
  const heard = useRef({ events: 0, latest: new Map<string, { event: number; news: News }>() })
  const query = useInfiniteQuery({
    queryKey: ['audits', id, search, status, by, pack],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const { events: before, latest } = heard.current
      const page = await call(
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
      )
      const audits = page.audits.map((audit) => {
        const { event, news } = latest.get(audit.id) ?? { event: 0, news: audit }
        return event > before ? { ...audit, ...news } : audit
      })
      return { ...page, audits }
    },
    getNextPageParam: (last: Page, pages) =>
      pages.reduce((sum, page) => sum + page.audits.length, 0) < last.total ? pages.length * PER_PAGE : undefined,
  })
  useEffect(() => {
    const queryKey = ['audits', id]
    let renewing: ReturnType<typeof setTimeout> | undefined
    // An answer on its way is waited for: were it given up for a new one each time, a slow list would never come.
    const renew = () => {
      renewing = undefined
      if (queries.isFetching({ queryKey }) > 0) renewLater()
      else void queries.invalidateQueries({ queryKey })
    }
    const renewLater = () => void (renewing ??= setTimeout(renew, PAUSE))
    const audit = (news: News) => {
      heard.current.latest.set(news.id, { event: ++heard.current.events, news })
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
      if (!known || ended) renewLater()
    }
    const stop = readEvents(() => `${API}/w/${id}/events`, { on: { audit } })
    return () => {
      stop()
      clearTimeout(renewing)
    }
  }, [id, queries])
  return query
}
