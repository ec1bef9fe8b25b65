import type { ReactNode } from 'react'

interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage(): Promise<unknown>
}

/** Below a list of which there is more than is shown: brings the next page. */
export function MoreButton({ list, children }: { list: Pages; children: ReactNode }) {
  if (!list.hasNextPage) return null
  return (
    <div className="center">
      <button className="btn" type="button" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {children}
      </button>
    </div>
  )
}
