import { useEffect, useRef, useState } from 'react'
import { API } from '../base/api.ts'
import type { Schemas } from '../base/api.ts'

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

export interface LiveHandlers {
  audit(news: AuditNews): void
  entry(entry: Schemas['TrailEntry']): void
  reload(): void
}

/** Live changes of an audit. Returns whether the stream is open; the browser reconnects by itself. */
export function useLive(workspaceId: string, auditId: string, handlers: LiveHandlers): boolean {
  const [open, setOpen] = useState(true)
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const source = new EventSource(`${API}/w/${workspaceId}/audits/${auditId}/events`)
    const on = (name: string, tell: (data: never) => void) =>
      source.addEventListener(name, (event) => tell(JSON.parse((event as MessageEvent<string>).data) as never))
    on('audit', (news: AuditNews) => latest.current.audit(news))
    on('trail', (entry: Schemas['TrailEntry']) => latest.current.entry(entry))
    on('reload', () => latest.current.reload())
    source.addEventListener('open', () => setOpen(true))
    source.addEventListener('error', () => setOpen(false))
    return () => source.close()
  }, [workspaceId, auditId])
  return open
}
