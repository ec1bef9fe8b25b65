import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ApiError, call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { sayRefused } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import { TOUCHED } from '../use-own-rule.ts'

export type OwnRule = Schemas['OwnRule']

export interface Saving {
  busy: boolean
  /** What somebody else saved meanwhile. Ours stays in the editor. */
  theirs: OwnRule | null
  /** The blocker of the way out of the page, while it asks. */
  leaving: { proceed(): void; reset(): void } | null
  save(basedOn?: number): Promise<void>
  takeTheirs(): void
}

/** Saves drafts. Nobody's text is lost: whoever saves on what is no longer there sees both. */
export function useSaving(
  rule: OwnRule | null,
  file: string,
  content: string,
  changed: boolean,
  setContent: (content: string) => void,
  onSaved: (rule: OwnRule) => void,
): Saving {
  const { id: workspaceId } = useWorkspace()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [theirs, setTheirs] = useState<OwnRule | null>(null)
  // Saving a new rule leads to its page before this one has heard of it.
  const done = useRef(false)
  const blocker = useBlocker({
    shouldBlockFn: () => changed && !done.current,
    enableBeforeUnload: () => changed && !done.current,
    withResolver: true,
  })
  const keep = (saved: OwnRule) => {
    queries.setQueryData(['own-rule', workspaceId, saved.id], saved)
    for (const name of TOUCHED) if (name !== 'own-rule') void queries.invalidateQueries({ queryKey: [name] })
    setTheirs(null)
    onSaved(saved)
  }
  return {
    busy,
    theirs,
    leaving: blocker.status === 'blocked' ? { proceed: blocker.proceed, reset: blocker.reset } : null,
    async save(basedOn) {
      setBusy(true)
      try {
        if (rule === null) {
          const created = await call('createOwnRule', { workspace_id: workspaceId, body: { file, content } })
          done.current = true
          keep(created)
        } else {
          const body = { content, based_on: basedOn ?? rule.revision }
          keep(await call('saveOwnRule', { workspace_id: workspaceId, rule_id: rule.id, body }))
        }
      } catch (error) {
        if (rule !== null && error instanceof ApiError && error.status === 409)
          setTheirs(await call('getOwnRule', { workspace_id: workspaceId, rule_id: rule.id }))
        else sayRefused((error as Error).message)
      } finally {
        setBusy(false)
      }
    },
    takeTheirs() {
      if (!theirs) return
      setContent(theirs.content)
      keep(theirs)
    },
  }
}
