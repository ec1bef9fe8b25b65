import { useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { BlockNode } from '../../../../src/generation/markdown/nodes.ts'
import { ApiError, call } from '../../base/api.ts'
import type { Schemas } from '../../base/api.ts'
import { sayRefused } from '../../base/parts/toast.tsx'
import { useWorkspace } from '../../base/session.ts'
import type { Meeting } from '../versions/conflict.tsx'
import { editorContent } from './content.ts'

type DocumentDetail = Schemas['DocumentDetail']
type Edit = Schemas['DocumentInput']
export type Saving = { kind: 'saved' | 'typing' | 'saving' | 'stale' } | { kind: 'failed'; text: string }

const PAUSE = 1000
const blocksOf = ({ blocks }: DocumentDetail) => (blocks ?? []) as unknown as BlockNode[]

/** Saves the document automatically: after each pause in typing, and when the page is left. Requests are sent one at a time. */
export function useSaving(document: DocumentDetail, editor: Editor | null, onMeeting: (meeting: Meeting | null) => void) {
  const { id: workspaceId } = useWorkspace()
  const queries = useQueryClient()
  const [saving, setSaving] = useState<Saving>({ kind: 'saved' })
  const based = useRef({ at: document.updated_at, blocks: blocksOf(document) })
  /** What somebody else saved while this text was open. */
  const theirs = useRef<DocumentDetail>(undefined)
  const aside = useRef<{ text: string; number: number }>(undefined)
  const stale = useRef(false)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const dirty = useRef(false)

  const { change, flush, meet, use } = useMemo(() => {
    /** One request at a time, each based on the version before, so that our own requests never conflict. */
    const send = (edit: Edit): Promise<void> => {
      const work = queue.current.then(async () => {
        if (stale.current) return
        const saved = await call('changeDocument', {
          workspace_id: workspaceId,
          document_id: document.id,
          body: { ...edit, updated_at: based.current.at },
        })
        based.current = { at: saved.updated_at, blocks: blocksOf(saved) }
        queries.setQueryData(['document', workspaceId, document.id], saved)
        void queries.invalidateQueries({ queryKey: ['documents'] })
      })
      queue.current = work.catch(() => undefined)
      return work
    }
    const path = { workspace_id: workspaceId, document_id: document.id }
    const written = () => (editor!.getJSON().content ?? []) as BlockNode[]
    /** Keeps the writer's text as a version, once. */
    const keepAside = async (): Promise<{ mine: BlockNode[]; keptAs: number }> => {
      const mine = written()
      const text = JSON.stringify(mine)
      if (aside.current?.text !== text) {
        const { number } = await call('setVersionAside', { ...path, body: { blocks: mine as Edit['blocks'] & {} } })
        aside.current = { text, number }
      }
      return { mine, keptAs: aside.current.number }
    }
    /** Shows the writer's text beside the one somebody else saved. */
    const meetNow = async (): Promise<void> => {
      try {
        const { mine, keptAs } = await keepAside()
        theirs.current = await call('getDocument', path)
        const { versions } = await call('listDocumentVersions', { ...path, offset: 0, limit: 200 })
        onMeeting({
          base: based.current.blocks,
          mine,
          theirs: blocksOf(theirs.current),
          who: versions.find(({ number }) => number === theirs.current!.current_version)?.author?.name ?? null,
          language: document.language_key,
          keptAs,
        })
      } catch (error) {
        sayRefused((error as Error).message)
      }
    }
    /** Goes on from what somebody else saved, with the text that was chosen. */
    const useNow = async (blocks: BlockNode[]): Promise<void> => {
      based.current = { at: theirs.current!.updated_at, blocks: blocksOf(theirs.current!) }
      stale.current = false
      editor!.commands.setContent(editorContent(blocks))
      dirty.current = true
      onMeeting(null)
      await flushNow()
    }
    const refused = (error: unknown) => {
      const isFirst = !stale.current
      stale.current ||= error instanceof ApiError && error.status === 409
      setSaving(stale.current ? { kind: 'stale' } : { kind: 'failed', text: (error as Error).message })
      // Nobody who is typing is interrupted: both texts are shown when they ask.
      if (stale.current && isFirst) void keepAside().catch((failure: Error) => sayRefused(failure.message))
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
      const isFree = !stale.current
      if (isFree) setSaving({ kind: 'saving' })
      try {
        await send(edit)
        if (isFree) setSaving({ kind: dirty.current ? 'typing' : 'saved' })
        return true
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) refused(error)
        else {
          setSaving({ kind: dirty.current ? 'typing' : 'saved' })
          sayRefused((error as Error).message)
        }
        return false
      }
    }
    return { change: changeNow, flush: flushNow, meet: meetNow, use: useNow }
  }, [document.id, document.language_key, editor, onMeeting, queries, workspaceId])

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
  return { saving, change, flush, meet, use }
}
