import { useEffect, useRef, useState } from 'react'
import { API } from './api.ts'
import type { Schemas } from './api.ts'
import { readEvents } from './event-source.ts'

export interface AuditNews {
  id: string
  status: string
  total_assets: number
  completed_assets: number
  failed_assets: number
  total_violations: number
  by_state: Schemas['StateCounts']
  version: number
}

interface LiveHandlers {
  audit(news: AuditNews): void
  entry(entry: Schemas['TrailEntry']): void
  reload(): void
}

/**
 * Changes of an audit as they happen, all of those after `since`: the version that what is on the screen was read at, null while
 * nothing has been read. Were they only those from when the stream opens, what is decided between reading and that moment would
 * never show. Answers whether the stream is open.
 */
export function useLive(workspaceId: string, auditId: string, since: number | null, handlers: LiveHandlers): boolean {
  const [open, setOpen] = useState(false)
  const latest = useRef(handlers)
  const read = useRef(since)
  useEffect(() => {
    latest.current = handlers
    read.current = since
  })
  const ready = since !== null
  useEffect(() => {
    if (!ready) return
    const from = read.current
    const end = readEvents((last) => `${API}/w/${workspaceId}/audits/${auditId}/events?since=${last ?? from}`, {
      on: {
        audit: (news: AuditNews) => latest.current.audit(news),
        trail: (entry: Schemas['TrailEntry']) => latest.current.entry(entry),
        reload: () => latest.current.reload(),
      },
      onOpen: setOpen,
    })
    return () => {
      end()
      setOpen(false)
    }
  }, [workspaceId, auditId, ready])
  return open
}
