import { useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiError, call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { sayRefused } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'

type DocumentDetail = Schemas['DocumentDetail']
type Edit = Schemas['DocumentInput']
export type Saving = { kind: 'saved' | 'typing' | 'saving' | 'stale' } | { kind: 'failed'; text: string }

const PAUSE = 1000

/** Saves the document automatically: after each pause in typing, and when the page is left. Requests are sent one at a time. */
export function useSaving(document: DocumentDetail, editor: Editor | null) {
  const { id: workspaceId } = useWorkspace()
  const queries = useQueryClient()
  const [saving, setSaving] = useState<Saving>({ kind: 'saved' })
  const based = useRef(document.updated_at)
  const stale = useRef(false)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const dirty = useRef(false)

  const { change, flush } = useMemo(() => {
    /** One request at a time, each based on the version before, so that our own requests never conflict. */
    const send = (edit: Edit): Promise<void> => {
      const work = queue.current.then(async () => {
        if (stale.current) return
        const saved = await call('changeDocument', {
          workspace_id: workspaceId,
          document_id: document.id,
          body: { ...edit, updated_at: based.current },
        })
        based.current = saved.updated_at
        queries.setQueryData(['document', workspaceId, document.id], saved)
        void queries.invalidateQueries({ queryKey: ['documents'] })
      })
      queue.current = work.catch(() => undefined)
      return work
    }
    const refused = (error: unknown) => {
      stale.current ||= error instanceof ApiError && error.status === 409
      setSaving(stale.current ? { kind: 'stale' } : { kind: 'failed', text: (error as Error).message })
    }
    const flushNow = async (): Promise<void> => {
      clearTimeout(timer.current)
      if (!dirty.current || !editor || editor.isDestroyed || stale.current) return
      dirty.current = false
      setSaving({ kind: 'saving' })
      try {
        await send({ blocks: (editor.getJSON().content ?? []) as Edit['blocks'] })
        setSaving({ kind: dirty.current ? 'typing' : 'saved' })
      } catch (error) {
        dirty.current = true
        refused(error)
      }
    }
    const changeNow = async (edit: Edit): Promise<boolean> => {
      try {
        await send(edit)
        return true
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) refused(error)
        else sayRefused((error as Error).message)
        return false
      }
    }
    return { change: changeNow, flush: flushNow }
  }, [document.id, editor, queries, workspaceId])

  useEffect(() => {
    if (!editor) return
    const typed = () => {
      dirty.current = true
      if (!stale.current) setSaving((before) => (before.kind === 'typing' ? before : { kind: 'typing' }))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), PAUSE)
    }
    const hidden = () => {
      if (window.document.visibilityState === 'hidden') void flush()
    }
    const leaving = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault()
    }
    editor.on('update', typed)
    addEventListener('visibilitychange', hidden)
    addEventListener('beforeunload', leaving)
    return () => {
      void flush()
      editor.off('update', typed)
      removeEventListener('visibilitychange', hidden)
      removeEventListener('beforeunload', leaving)
    }
  }, [editor, flush])
  return { saving, change, flush }
}
