import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ApiError, call } from '../../base/api.ts'
import { sayRefused } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import type { Files, Template } from './state.ts'

/** What changes when a template does. */
export const TOUCHED = ['template', 'templates', 'shelf']

export interface Saving {
  busy: boolean
  /** What somebody else saved meanwhile. Ours stays in the editor. */
  theirs: Template | null
  leaving: { proceed(): void; reset(): void } | null
  save(basedOn?: number): Promise<Template | null>
  takeTheirs(): void
  /** The page is left on purpose: nothing is asked. */
  leave(): void
}

/** Saves drafts. Nobody's text is lost: whoever saves on what is no longer there sees both. */
export function useSaving(template: Template, files: Files, changed: boolean, onSaved: (template: Template) => void): Saving {
  const { id: workspaceId } = useWorkspace()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [theirs, setTheirs] = useState<Template | null>(null)
  const done = useRef(false)
  const blocker = useBlocker({
    shouldBlockFn: () => changed && !done.current,
    enableBeforeUnload: () => changed && !done.current,
    withResolver: true,
  })
  const keep = (saved: Template) => {
    queries.setQueryData(['template', workspaceId, saved.id], saved)
    void queries.invalidateQueries({ queryKey: ['templates'] })
    setTheirs(null)
    onSaved(saved)
  }
  return {
    busy,
    theirs,
    leaving: blocker.status === 'blocked' ? { proceed: blocker.proceed, reset: blocker.reset } : null,
    leave: () => (done.current = true),
    async save(basedOn) {
      setBusy(true)
      try {
        const body = { files, based_on: basedOn ?? template.draft?.revision ?? 0 }
        const saved = await call('saveTemplateDraft', { workspace_id: workspaceId, template_id: template.id, body })
        keep(saved)
        return saved
      } catch (error) {
        if (error instanceof ApiError && error.status === 409)
          setTheirs(await call('getTemplate', { workspace_id: workspaceId, template_id: template.id }))
        else sayRefused((error as Error).message)
        return null
      } finally {
        setBusy(false)
      }
    },
    takeTheirs() {
      if (theirs) keep(theirs)
    },
  }
}
