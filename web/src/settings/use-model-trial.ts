import { useEffect, useRef, useState } from 'react'
import { call } from '../base/api.ts'
import type { Answer } from '../base/api.ts'
import { sayRefused } from '../base/parts/toast.tsx'

export type PageTried = Answer<'tryModelPage'>

interface Trial {
  tried: PageTried[]
  /** How many pages there are; 0 before the first trial. */
  total: number
  running: boolean
  start(): void
  stop(): void
}

/** The pages one after the other, each a request of its own: what is there is shown at once, and to stop is to send no other. */
export function useModelTrial(workspaceId: string): Trial {
  const [tried, setTried] = useState<PageTried[]>([])
  const [total, setTotal] = useState(0)
  const [running, setRunning] = useState(false)
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])
  const start = async () => {
    const own = new AbortController()
    current.current = own
    setTried([])
    setRunning(true)
    try {
      const { pages } = await call('listTrialPages', { workspace_id: workspaceId }, own.signal)
      setTotal(pages.length)
      for (const { page } of pages) {
        const one = await call('tryModelPage', { workspace_id: workspaceId, page }, own.signal)
        if (own.signal.aborted) return
        setTried((before) => [...before, one])
      }
    } catch (error) {
      if (!own.signal.aborted) sayRefused((error as Error).message)
    } finally {
      if (current.current === own) setRunning(false)
    }
  }
  return { tried, total, running, start: () => void start(), stop: () => current.current?.abort() }
}
